"""The rules, chapter by chapter.

Every module may have `STEPS`: the steps of its frames.
"""
