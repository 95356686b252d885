"""A second implementation of the rules, from the book and its tables alone."""
