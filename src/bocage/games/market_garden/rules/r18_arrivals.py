"""Chapter 18 - Reinforcements."""


def conditional_arrivals(book, d):
    raise NotImplementedError
