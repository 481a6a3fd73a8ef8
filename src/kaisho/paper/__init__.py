"""The parts of score sheets: paper sizes, fitted text, drawn symbols, and the blocks and tables that are put on pages."""
