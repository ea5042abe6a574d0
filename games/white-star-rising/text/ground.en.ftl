# The ground: terrain, places, hexes.

board-map = Map

hex-of-terrain = { $hex }, { $terrain }
hex-of-place = { $hex }, { $terrain }, { $place }

terrain-clear = Clear ground
terrain-woods = Woods
terrain-town = Town
terrain-hill = Hill
terrain-wooded-hill = Wooded hill
terrain-rolling = Rolling ground
terrain-cultivated = Fields
terrain-river = River
terrain-bridge = Bridge
terrain-beach = Beach
terrain-sea = Sea

terrain-effect = Movement { $leg } on foot, { $wheeled } on wheels, { $tracked } on tracks{ $climb ->
    [0] {""}
   *[other] , { $climb } more uphill
  }. Defence dice: { $soft } soft, { $hard } hard. { $sight ->
    [blocks] Blocks sight.
    [degrades] The second such hex blocks sight.
   *[open] Does not hinder sight.
  } { $conceals ->
    [all] Units can be concealed.
    [infantry] Infantry can be concealed.
   *[none] The ground conceals nobody.
  }
terrain-effect-rubble = In ruins. Movement { $soft } for soft, { $hard } for hard units, { $saved } less along a road through the hex. Defence dice: { $dice } for everybody. Blocks sight. Units can be concealed.
terrain-effect-bridge = Movement { $leg }; entered and left only along its road. No defence dice. Does not hinder sight.
terrain-effect-water = Nobody may enter. Does not hinder sight.

town-ste-jeanne = Ste Jeanne
town-chateaux = Chateaux
town-celles = Celles
town-ville-sur-le-fleuve = Ville Sur Le Fleuve
town-kleinestad = Kleinestad
town-kruispunkten = Kruispunkten
town-saarbourg = Saarbourg

place-hill-137 = Hill 137
