"""Chapter 21 - Victory."""


def breakthrough(book, d):
    raise NotImplementedError


def evening_check(book, d):
    raise NotImplementedError


def victory_points(book, public):
    raise NotImplementedError
