"""What must hold on every board, and the ways in which engines get the rules wrong."""
