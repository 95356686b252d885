"""What is drawn and shown of both editions."""
