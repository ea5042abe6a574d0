# Counters, formations, support, chaos and the scenarios of White Star Rising.

## Kinds of units

kind-tiger-i = Tiger I
kind-king-tiger = King Tiger
kind-panther = Panther
kind-panzer-iv = Panzer IV
kind-stug-iii = StuG III
kind-jagdpanther = Jagdpanther
kind-puma = Puma armoured cars
kind-sdkfz-234-4 = Sd.Kfz. 234/4
kind-wirbelwind = Wirbelwind
kind-pzgren = Panzergrenadiers
kind-pzgren-foot = Panzergrenadiers without vehicles
kind-ger-infantry = Infantry
kind-ger-para = Fallschirmjäger
kind-ger-pioneer = Pioneers
kind-pak-50 = Pak 50 mm
kind-pak-75 = Pak 75 mm
kind-pak-88 = Pak 88 mm
kind-quad-20mm = Quad 20 mm flak
kind-ger-mortar-81 = GrW 81 mortars
kind-m4a1 = M4A1 Sherman
kind-m4a3e8 = M4A3E8 Sherman
kind-m26 = M26 Pershing
kind-m5a1 = M5A1 Stuart
kind-m24 = M24 Chaffee
kind-m10 = M10 tank destroyers
kind-m18 = M18 Hellcat
kind-m36 = M36 tank destroyers
kind-m4-105 = M4/105 Sherman
kind-m7 = M7 Priest
kind-m8 = M8 Greyhound
kind-m20 = M20 scout cars
kind-m16 = M16 anti-aircraft halftracks
kind-us-mech = Mechanised infantry
kind-us-infantry = Infantry
kind-us-para = Paratroopers
kind-us-engineer = Engineers
kind-atg-57 = 57 mm anti-tank guns
kind-atg-76 = 76 mm anti-tank guns
kind-us-mortar-81 = 81 mm mortars
kind-us-mortar-60 = 60 mm mortars
kind-cromwell = Cromwell
kind-sherman-m4a4 = Sherman M4A4
kind-firefly = Sherman Firefly
kind-comet = Comet
kind-churchill-vii = Churchill VII
kind-achilles = Achilles
kind-crusader-aa = Crusader AA
kind-uk-m5 = M5 Stuart
kind-uk-mech = Mechanised infantry
kind-uk-para = Paratroopers
kind-atg-6pdr = 6-pounder
kind-atg-17pdr = 17-pounder
kind-uk-mortar-3in = 3-inch mortars

## Short names, in sentences

kind-tiger-i-short = Tiger
kind-king-tiger-short = KTiger
kind-panther-short = Panther
kind-panzer-iv-short = Pz IV
kind-stug-iii-short = StuG
kind-jagdpanther-short = JgPanther
kind-puma-short = Puma
kind-sdkfz-234-4-short = 234/4
kind-wirbelwind-short = Wirbel
kind-pzgren-short = PzGren
kind-pzgren-foot-short = PzGren
kind-ger-infantry-short = Inf
kind-ger-para-short = FJ
kind-ger-pioneer-short = Pi
kind-pak-50-short = Pak 50
kind-pak-75-short = Pak 75
kind-pak-88-short = Pak 88
kind-quad-20mm-short = Quad
kind-ger-mortar-81-short = GrW 81
kind-m4a1-short = M4A1
kind-m4a3e8-short = M4A3E8
kind-m26-short = M26
kind-m5a1-short = M5A1
kind-m24-short = M24
kind-m10-short = M10
kind-m18-short = M18
kind-m36-short = M36
kind-m4-105-short = M4/105
kind-m7-short = M7
kind-m8-short = M8
kind-m20-short = M20
kind-m16-short = M16
kind-us-mech-short = Mech
kind-us-infantry-short = Inf
kind-us-para-short = Para
kind-us-engineer-short = Eng
kind-atg-57-short = 57 mm
kind-atg-76-short = 76 mm
kind-us-mortar-81-short = 81 mm
kind-us-mortar-60-short = 60 mm
kind-cromwell-short = Cromwell
kind-sherman-m4a4-short = M4A4
kind-firefly-short = Firefly
kind-comet-short = Comet
kind-churchill-vii-short = Churchill
kind-achilles-short = Achilles
kind-crusader-aa-short = Crusader AA
kind-uk-m5-short = M5
kind-uk-mech-short = Mech
kind-uk-para-short = Para
kind-atg-6pdr-short = 6 pdr
kind-atg-17pdr-short = 17 pdr
kind-uk-mortar-3in-short = 3 in

## Tags of at most five letters, as printed on the counters

kind-tiger-i-tag = Tiger
kind-king-tiger-tag = KTig
kind-panther-tag = Panth
kind-panzer-iv-tag = Pz IV
kind-stug-iii-tag = StuG
kind-jagdpanther-tag = JgPth
kind-puma-tag = Puma
kind-sdkfz-234-4-tag = 234/4
kind-wirbelwind-tag = Wirb
kind-pzgren-tag = PzGr
kind-pzgren-foot-tag = PzGr
kind-ger-infantry-tag = Inf
kind-ger-para-tag = FJ
kind-ger-pioneer-tag = Pi
kind-pak-50-tag = Pak50
kind-pak-75-tag = Pak75
kind-pak-88-tag = Pak88
kind-quad-20mm-tag = Quad
kind-ger-mortar-81-tag = GrW81
kind-m4a1-tag = M4A1
kind-m4a3e8-tag = M4E8
kind-m26-tag = M26
kind-m5a1-tag = M5A1
kind-m24-tag = M24
kind-m10-tag = M10
kind-m18-tag = M18
kind-m36-tag = M36
kind-m4-105-tag = M4105
kind-m7-tag = M7
kind-m8-tag = M8
kind-m20-tag = M20
kind-m16-tag = M16
kind-us-mech-tag = Mech
kind-us-infantry-tag = Inf
kind-us-para-tag = Para
kind-us-engineer-tag = Eng
kind-atg-57-tag = 57mm
kind-atg-76-tag = 76mm
kind-us-mortar-81-tag = 81mm
kind-us-mortar-60-tag = 60mm
kind-cromwell-tag = Crom
kind-sherman-m4a4-tag = M4A4
kind-firefly-tag = Ffly
kind-comet-tag = Comet
kind-churchill-vii-tag = Chur
kind-achilles-tag = Achil
kind-crusader-aa-tag = CruAA
kind-uk-m5-tag = M5
kind-uk-mech-tag = Mech
kind-uk-para-tag = Para
kind-atg-6pdr-tag = 6pdr
kind-atg-17pdr-tag = 17pdr
kind-uk-mortar-3in-tag = 3in

## Formations

formation-beck = Kampfgruppe Beck
formation-recon4 = Aufklärungs-Zug 4
formation-107 = Schützen-Bataillon 107
formation-fsj3 = Fallschirmjäger-Zug 3
formation-172 = Panzer-Zug 172
formation-172-45 = Panzer-Zug 172 (1945)
formation-501 = schwerer Panzer-Zug 501
formation-dauer = Kampfgruppe Dauer
formation-cca = Combat Command A
formation-507 = 507th Paratroops
formation-73 = 73rd Recon
formation-216 = 2/16 Infantry
formation-451 = 4/51 Armor
formation-wsg = Wellstone Guards
formation-7th = 7th Paratroops

## Support weapons

weapon-mg-german = heavy machine gun
weapon-mg-us = heavy machine gun
weapon-mg-uk = heavy machine gun
weapon-at-german = Panzerschreck
weapon-at-us = Bazooka
weapon-at-uk = PIAT

## Aircraft

aircraft-stuka = Stuka
aircraft-p47 = P-47 Thunderbolt
aircraft-typhoon = Typhoon

## Chaos

chaos-stray-barrage = Stray barrage
chaos-stray-barrage-effect = The next formation drawn is shelled by mistake: its enemy puts a barrage of { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, hitting on { $hit }, on any hex. It needs no spotter, but accuracy is rolled for.
chaos-lost-radio = Lost radio
chaos-lost-radio-effect = In its impulse the next formation drawn has its command ranges divided by { $divisor }, rounded down.
chaos-haze = Haze
chaos-haze-effect = For the rest of the turn nobody sees farther than { $range ->
        [one] one hex
       *[other] { $range } hexes
    }.
chaos-low-ammunition = Low ammunition
chaos-low-ammunition-effect = In its impulse the next formation drawn fires with { $dice ->
    [one] one die
   *[other] { $dice } dice
} fewer, but always with at least one.
chaos-confusion = Confusion
chaos-confusion-effect = The next formation drawn adds { $modifier } to its command and reorganisation rolls.
chaos-nothing = Nothing happens
chaos-nothing-effect = The marker has no effect.
chaos-steady = Steady
chaos-steady-effect = The next formation drawn has { $modifier } on its command and reorganisation rolls.
chaos-drive-on = Drive on
chaos-drive-on-effect = In its impulse units of the next formation drawn have { $mp ->
    [one] one movement point
   *[other] { $mp } movement points
} more; what cannot move stays where it is.
chaos-lucky-break = Lucky break
chaos-lucky-break-effect = The owner of the next formation drawn gains { $fate ->
    [one] one fate point
   *[other] { $fate } fate points
}.
chaos-quick-orders = Quick orders
chaos-quick-orders-effect = When the next formation drawn has finished, its owner frees up to { $units ->
    [one] one of his units
   *[other] { $units } of his units
} to act again.
chaos-initiative = Initiative
chaos-initiative-effect = After its impulse the marker of the next formation drawn goes back into the cup, once.

## How a game ends

grade-marginal = marginal victory
grade-tactical = tactical victory
grade-plain = victory
grade-decisive = decisive victory

## Scenarios

scenario-01-noville = 1 Noville
scenario-01-noville-date = 19 December 1944
scenario-01-noville-intro = A village before Bastogne: paratroopers in the woods and a handful of tanks bar the road to Kampfgruppe Beck. German reserves are coming, but nobody knows from which side.
scenario-01-noville-victory = The Germans win if they control every hex of Ste Jeanne at the end. Otherwise the Americans win.
scenario-01-noville-about = { scenario-01-noville-intro } { scenario-01-noville-victory }

scenario-02-montmartin = 2 Le Hauderie and Montmartin
scenario-02-montmartin-date = 12 June 1944
scenario-02-montmartin-intro = American infantry expects light resistance in two Norman villages and marches into an ambush. It has to take only one of them, from two sides of the river.
scenario-02-montmartin-victory = The Americans win if they control every hex of Ste Jeanne or every hex of Kleinestad at the end. Otherwise the Germans win.
scenario-02-montmartin-about = { scenario-02-montmartin-intro } { scenario-02-montmartin-victory }

scenario-03-vierville = 3 Vierville
scenario-03-vierville-date = 7 June 1944
scenario-03-vierville-intro = A few paratroopers hold a town that the Germans need. Infantry comes from the south at once, grenadiers on foot two turns later, and two more American platoons only in turn 4.
scenario-03-vierville-victory = The Germans win if they control every hex of Ville Sur Le Fleuve at the end. Otherwise the Americans win.
scenario-03-vierville-about = { scenario-03-vierville-intro } { scenario-03-vierville-victory }

scenario-04-cologne = 4 Cologne
scenario-04-cologne-date = 6 March 1945
scenario-04-cologne-intro = American tanks, a platoon of new Pershings among them, drive into the ruins on the Rhine. Somewhere between the heaps of rubble a Panther is waiting.
scenario-04-cologne-victory = The Americans win if at the end they control the cathedral, B:Q04, and have at least one unit in a town hex of columns N or O of map B. Otherwise the Germans win.
scenario-04-cologne-about = { scenario-04-cologne-intro } { scenario-04-cologne-victory }

scenario-05-chaumont = 5 Chaumont
scenario-05-chaumont-date = 23 December 1944
scenario-05-chaumont-intro = On the way to encircled Bastogne two armoured formations meet German paratroopers. Behind these Panzer IVs are already rolling in from the north.
scenario-05-chaumont-victory = The Americans win if at the end they control every hex of Ste Jeanne and Chateaux and at least four of their platoons have left the map from K01. Otherwise the Germans win.
scenario-05-chaumont-about = { scenario-05-chaumont-intro } { scenario-05-chaumont-victory }

scenario-06-bastogne = 6 Bastogne
scenario-06-bastogne-date = 25 December 1944
scenario-06-bastogne-intro = On Christmas morning grenadiers with a few tanks attack the ring around Bastogne. Dug-in paratroopers must not let them through to the west.
scenario-06-bastogne-victory = The Germans win if at least three of their units, the headquarters included, have left the map in the west and at least three American platoons are eliminated. Otherwise the Americans win.
scenario-06-bastogne-about = { scenario-06-bastogne-intro } { scenario-06-bastogne-victory }

scenario-07-carentan = 7 South-west of Carentan
scenario-07-carentan-date = 13 June 1944
scenario-07-carentan-intro = A German attack on Carentan has been beaten off, now the paratroopers strike back. Shermans of Combat Command A come up along the road behind them.
scenario-07-carentan-victory = The Americans win if they control at least ten hexes of Ville Sur Le Fleuve at the end. Otherwise the Germans win.
scenario-07-carentan-about = { scenario-07-carentan-intro } { scenario-07-carentan-victory }

scenario-08-remagen = 8 Remagen
scenario-08-remagen-date = 7 March 1945
scenario-08-remagen-intro = A bridge over the Rhine still stands, and American reconnaissance races for it. The Germans need three quiet turns to set the charges.
scenario-08-remagen-victory = The Americans win if they control the bridge at the end and it still stands. Otherwise the Germans win.
scenario-08-remagen-about = { scenario-08-remagen-intro } { scenario-08-remagen-victory }

scenario-09-huertgen = 9 Hürtgen Forest
scenario-09-huertgen-date = November 1944
scenario-09-huertgen-intro = Two American formations feel their way into wooded country full of trenches and mines. They have four aims and too little time for all of them.
scenario-09-huertgen-victory = The Americans count how many of four aims they have reached: control of Hill 137; of Chateaux and Ste Jeanne; of Celles and the bridge P07; two full-strength platoons out by the east edge, M4s counting double. None is a decisive, one a marginal German victory, two are a draw, three a marginal and four a decisive American victory.
scenario-09-huertgen-about = { scenario-09-huertgen-intro } { scenario-09-huertgen-victory }

scenario-10-elsenborn = 10 Elsenborn
scenario-10-elsenborn-date = 18 December 1944
scenario-10-elsenborn-intro = In the Ardennes two German formations attack side by side, tanks in the south and infantry in the north, each in its own strip. Combat Command A has to hold three villages.
scenario-10-elsenborn-victory = The Germans win if they control two of the towns Ste Jeanne, Chateaux and Celles completely at the end; one is a draw. Otherwise the Americans win.
scenario-10-elsenborn-about = { scenario-10-elsenborn-intro } { scenario-10-elsenborn-victory }

scenario-11-omaha = 11 Omaha Beach
scenario-11-omaha-date = 6 June 1944
scenario-11-omaha-intro = Infantry and swimming tanks lie on the beach under fire from the bluffs. They must get off the sand and into the village behind.
scenario-11-omaha-victory = The Americans win if at the end they control all three hexes of Saarbourg and no German unit is within two hexes of the beach. Otherwise the Germans win.
scenario-11-omaha-about = { scenario-11-omaha-intro } { scenario-11-omaha-victory }

scenario-12-odon = 12 Normandy, the Odon
scenario-12-odon-date = 27 June 1944
scenario-12-odon-intro = British armour wants to widen its bridgehead and take a wooded hill and two villages. Panthers hold them and are reinforced twice.
scenario-12-odon-victory = The British score two points each for the whole wooded hill around A:K07, Ste Jeanne and Chateaux, the Germans one for each bridge. A British lead of four or more is decisive, of two or three tactical, none or one is a draw; with fewer points than the Germans the British lose.
scenario-12-odon-about = { scenario-12-odon-intro } { scenario-12-odon-victory }

scenario-13-luneville = 13 Lunéville
scenario-13-luneville-date = September 1944
scenario-13-luneville-intro = Reconnaissance units of both sides run into each other at a crossroads. A German outpost is already in the village.
scenario-13-luneville-victory = Whoever controls both hexes of Kruispunkten at the end wins; with one each the game is drawn.
scenario-13-luneville-about = { scenario-13-luneville-intro } { scenario-13-luneville-victory }

scenario-14-paderborn = 14 West of Paderborn
scenario-14-paderborn-date = 29 March 1945
scenario-14-paderborn-intro = The Tigers were said to have been bombed to pieces; Combat Command A finds out that they were not. Both sides score for tanks knocked out and tanks brought through.
scenario-14-paderborn-victory = The Americans score two points for each German tank platoon eliminated and for each of theirs that leaves in the east, the Germans one point for each American one eliminated and for each of theirs that leaves in the west. The winner needs five points and a lead of three for a marginal, of six for a decisive victory; all else is a draw.
scenario-14-paderborn-about = { scenario-14-paderborn-intro } { scenario-14-paderborn-victory }

scenario-15-bieville = 15 Biéville
scenario-15-bieville-date = 6 June 1944
scenario-15-bieville-intro = The Wellstone Guards have landed almost without a fight and pause for tea when Panzer IVs counter-attack. They must not get past the British to the coast.
scenario-15-bieville-victory = What counts is how many German tank platoons leave by the west edge: three are a decisive, two a marginal German victory, one is a draw. If no German unit leaves at all the British win marginally, and decisively if at least two of their tank platoons are left.
scenario-15-bieville-about = { scenario-15-bieville-intro } { scenario-15-bieville-victory }

scenario-16-arnhem = 16 Arnhem
scenario-16-arnhem-date = September 1944
scenario-16-arnhem-intro = British paratroopers have the bridge and are cut off. Tigers come from the west, a whole battle group from the east.
scenario-16-arnhem-victory = The British win if at the end at least one para platoon stands at an end of the bridge, in B:O05 or B:Q04. Otherwise the Germans win.
scenario-16-arnhem-about = { scenario-16-arnhem-intro } { scenario-16-arnhem-victory }
