odds-mover-lost = the mover is eliminated
