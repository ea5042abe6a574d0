# Texts every game shares.
