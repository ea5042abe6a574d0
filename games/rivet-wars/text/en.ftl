odds-mover-lost = the mover is eliminated
odds-mover-through = the mover gets through
