"""What score sheets are made of: sizes of paper, text that fits, signs, blocks and tables that are put on pages in order."""
