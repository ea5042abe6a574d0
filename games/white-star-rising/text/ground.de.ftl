# Das Gelände: Arten, Orte, Felder.

board-map = Spielplan

hex-of-terrain = { $hex }, { $terrain }
hex-of-place = { $hex }, { $terrain }, { $place }

terrain-clear = Ebene
terrain-woods = Wald
terrain-town = Stadt
terrain-hill = Hügel
terrain-wooded-hill = Bewaldeter Hügel
terrain-rolling = Welliges Gelände
terrain-cultivated = Felder
terrain-river = Fluss
terrain-bridge = Brücke
terrain-beach = Strand
terrain-sea = Meer

terrain-effect = Bewegung { $leg } zu Fuß, { $wheeled } auf Rädern, { $tracked } auf Ketten{ $climb ->
    [0] {""}
   *[other] , bergauf { $climb } mehr
  }. Verteidigungswürfel: { $soft } weich, { $hard } hart. { $sight ->
    [blocks] Versperrt die Sicht.
    [degrades] Das zweite solche Feld versperrt die Sicht.
   *[open] Behindert die Sicht nicht.
  } { $conceals ->
    [all] Einheiten können verdeckt sein.
    [infantry] Infanterie kann verdeckt sein.
   *[none] Das Gelände verdeckt niemanden.
  }
terrain-effect-rubble = In Trümmern. Bewegung { $soft } für weiche, { $hard } für harte Einheiten, auf einer Straße durch das Feld { $saved } weniger. Verteidigungswürfel: { $dice } für alle. Versperrt die Sicht. Einheiten können verdeckt sein.
terrain-effect-bridge = Bewegung { $leg }; nur auf ihrer Straße zu betreten und zu verlassen. Keine Verteidigungswürfel. Behindert die Sicht nicht.
terrain-effect-water = Niemand darf hinein. Behindert die Sicht nicht.

town-ste-jeanne = Ste Jeanne
town-chateaux = Chateaux
town-celles = Celles
town-ville-sur-le-fleuve = Ville Sur Le Fleuve
town-kleinestad = Kleinestad
town-kruispunkten = Kruispunkten
town-saarbourg = Saarbourg

place-hill-137 = Hügel 137
