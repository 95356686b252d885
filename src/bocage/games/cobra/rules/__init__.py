"""What the edition of 2008 has beyond the family, a file for each chapter."""
