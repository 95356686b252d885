"""The one error of the text layer."""


class TextError(Exception):
    """A sentence that cannot be said: no such id or variable, or a file that is not Fluent."""
