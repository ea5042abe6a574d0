# Counters, formations, support, chaos and the scenarios of White Star Rising.

## Kinds of units

kind-tiger-i = Tiger I
kind-king-tiger = Königstiger
kind-panther = Panther
kind-panzer-iv = Panzer IV
kind-stug-iii = StuG III
kind-jagdpanther = Jagdpanther
kind-puma = Spähwagen Puma
kind-sdkfz-234-4 = Sd.Kfz. 234/4
kind-wirbelwind = Wirbelwind
kind-pzgren = Panzergrenadiere
kind-pzgren-foot = Panzergrenadiere ohne Fahrzeuge
kind-ger-infantry = Infanterie
kind-ger-para = Fallschirmjäger
kind-ger-pioneer = Pioniere
kind-pak-50 = Pak 50 mm
kind-pak-75 = Pak 75 mm
kind-pak-88 = Pak 88 mm
kind-quad-20mm = Vierlingsflak 2 cm
kind-ger-mortar-81 = Granatwerfer GrW 81
kind-m4a1 = M4A1 Sherman
kind-m4a3e8 = M4A3E8 Sherman
kind-m26 = M26 Pershing
kind-m5a1 = M5A1 Stuart
kind-m24 = M24 Chaffee
kind-m10 = Panzerjäger M10
kind-m18 = M18 Hellcat
kind-m36 = Panzerjäger M36
kind-m4-105 = M4/105 Sherman
kind-m7 = M7 Priest
kind-m8 = M8 Greyhound
kind-m20 = Spähwagen M20
kind-m16 = Flak-Halbkette M16
kind-us-mech = Mechanisierte Infanterie
kind-us-infantry = Infanterie
kind-us-para = Fallschirmjäger
kind-us-engineer = Pioniere
kind-atg-57 = 57-mm-Pak
kind-atg-76 = 76-mm-Pak
kind-us-mortar-81 = 81-mm-Granatwerfer
kind-us-mortar-60 = 60-mm-Granatwerfer
kind-cromwell = Cromwell
kind-sherman-m4a4 = Sherman M4A4
kind-firefly = Sherman Firefly
kind-comet = Comet
kind-churchill-vii = Churchill VII
kind-achilles = Achilles
kind-crusader-aa = Crusader AA
kind-uk-m5 = M5 Stuart
kind-uk-mech = Mechanisierte Infanterie
kind-uk-para = Fallschirmjäger
kind-atg-6pdr = 6-Pfünder-Pak
kind-atg-17pdr = 17-Pfünder-Pak
kind-uk-mortar-3in = 3-Zoll-Granatwerfer

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
kind-quad-20mm-short = Vierling
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
kind-us-para-short = FJ
kind-us-engineer-short = Pi
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
kind-uk-para-short = FJ
kind-atg-6pdr-short = 6 pdr
kind-atg-17pdr-short = 17 pdr
kind-uk-mortar-3in-short = 3 Zoll

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
kind-quad-20mm-tag = Vierl
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
kind-us-para-tag = FJ
kind-us-engineer-tag = Pi
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
kind-uk-para-tag = FJ
kind-atg-6pdr-tag = 6pdr
kind-atg-17pdr-tag = 17pdr
kind-uk-mortar-3in-tag = 3Zoll

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
formation-507 = 507. Paratroops
formation-73 = 73. Aufklärung
formation-216 = 2/16. Infanterie
formation-451 = 4/51. Panzer
formation-wsg = Wellstone Guards
formation-7th = 7. Paratroops

## Support weapons

weapon-mg-german = schweres MG
weapon-mg-us = schweres MG
weapon-mg-uk = schweres MG
weapon-at-german = Panzerschreck
weapon-at-us = Bazooka
weapon-at-uk = PIAT

## Aircraft

aircraft-stuka = Stuka
aircraft-p47 = P-47 Thunderbolt
aircraft-typhoon = Typhoon

## Chaos

chaos-stray-barrage = Verirrter Artillerieschlag
chaos-stray-barrage-effect = Die nächste gezogene Formation gerät in fremdes Feuer: Ihr Gegner legt einen Artillerieschlag mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    }, der ab { $hit } trifft, auf ein beliebiges Feld. Ein Beobachter ist nicht nötig, die Genauigkeit wird gewürfelt.
chaos-lost-radio = Funk ausgefallen
chaos-lost-radio-effect = Im Impuls der nächsten gezogenen Formation werden ihre Befehlsreichweiten durch { $divisor } geteilt und abgerundet.
chaos-haze = Dunst
chaos-haze-effect = Bis zum Ende der Runde sieht niemand weiter als { $range ->
        [one] ein Feld
       *[other] { $range } Felder
    }.
chaos-low-ammunition = Munition knapp
chaos-low-ammunition-effect = In ihrem Impuls feuert die nächste gezogene Formation mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} weniger, aber immer mit mindestens einem.
chaos-confusion = Verwirrung
chaos-confusion-effect = Die nächste gezogene Formation zählt { $modifier } zu ihren Befehls- und Reorganisationswürfen hinzu.
chaos-nothing = Nichts geschieht
chaos-nothing-effect = Der Marker bleibt ohne Wirkung.
chaos-steady = Ruhig Blut
chaos-steady-effect = Für die Befehls- und Reorganisationswürfe der nächsten gezogenen Formation gilt { $modifier }.
chaos-drive-on = Vorwärtsdrang
chaos-drive-on-effect = In ihrem Impuls haben Einheiten der nächsten gezogenen Formation { $mp ->
    [one] einen Bewegungspunkt
   *[other] { $mp } Bewegungspunkte
} mehr; was sich nicht bewegen kann, bleibt stehen.
chaos-lucky-break = Glücksfall
chaos-lucky-break-effect = Der Besitzer der nächsten gezogenen Formation erhält { $fate ->
    [one] einen Schicksalspunkt
   *[other] { $fate } Schicksalspunkte
}.
chaos-quick-orders = Schnelle Befehle
chaos-quick-orders-effect = Ist die nächste gezogene Formation fertig, darf ihr Besitzer von bis zu { $units ->
    [one] einer seiner Einheiten
   *[other] { $units } seiner Einheiten
} den Marker „Operationen beendet“ nehmen.
chaos-initiative = Initiative
chaos-initiative-effect = Nach ihrem Impuls kommt der Marker der nächsten gezogenen Formation noch einmal in das Behältnis.

## How a game ends

grade-marginal = knapper Sieg
grade-tactical = taktischer Sieg
grade-plain = Sieg
grade-decisive = deutlicher Sieg

## Scenarios

scenario-01-noville = 1 Noville
scenario-01-noville-date = 19. Dezember 1944
scenario-01-noville-intro = Ein Dorf vor Bastogne: Fallschirmjäger im Wald und eine Handvoll Panzer versperren der Kampfgruppe Beck die Straße. Deutsche Verstärkungen sind unterwegs, nur weiß niemand, von welcher Seite.
scenario-01-noville-victory = Die Deutschen gewinnen, wenn sie am Ende alle Felder von Ste Jeanne kontrollieren. Sonst gewinnen die Amerikaner.
scenario-01-noville-about = { scenario-01-noville-intro } { scenario-01-noville-victory }

scenario-02-montmartin = 2 Le Hauderie und Montmartin
scenario-02-montmartin-date = 12. Juni 1944
scenario-02-montmartin-intro = Amerikanische Infanterie rechnet in zwei normannischen Dörfern mit wenig Gegenwehr und läuft in einen Hinterhalt. Eines von beiden muss sie nehmen, von beiden Ufern des Flusses aus.
scenario-02-montmartin-victory = Die Amerikaner gewinnen, wenn sie am Ende alle Felder von Ste Jeanne oder alle von Kleinestad kontrollieren. Sonst gewinnen die Deutschen.
scenario-02-montmartin-about = { scenario-02-montmartin-intro } { scenario-02-montmartin-victory }

scenario-03-vierville = 3 Vierville
scenario-03-vierville-date = 7. Juni 1944
scenario-03-vierville-intro = Wenige Fallschirmjäger halten eine Stadt, die die Deutschen brauchen. Infanterie kommt sofort von Süden, Grenadiere zu Fuß zwei Runden später, und zwei weitere amerikanische Züge erst in Runde 4.
scenario-03-vierville-victory = Die Deutschen gewinnen, wenn sie am Ende alle Felder von Ville Sur Le Fleuve kontrollieren. Sonst gewinnen die Amerikaner.
scenario-03-vierville-about = { scenario-03-vierville-intro } { scenario-03-vierville-victory }

scenario-04-cologne = 4 Köln
scenario-04-cologne-date = 6. März 1945
scenario-04-cologne-intro = Amerikanische Panzer, darunter ein Zug der neuen Pershings, fahren in die Ruinen am Rhein ein. Irgendwo zwischen den Trümmern lauert ein Panther.
scenario-04-cologne-victory = Die Amerikaner gewinnen, wenn sie am Ende die Kathedrale in B:Q04 kontrollieren und mindestens eine Einheit in einem Stadtfeld der Reihen N oder O von Plan B haben. Sonst gewinnen die Deutschen.
scenario-04-cologne-about = { scenario-04-cologne-intro } { scenario-04-cologne-victory }

scenario-05-chaumont = 5 Chaumont
scenario-05-chaumont-date = 23. Dezember 1944
scenario-05-chaumont-intro = Auf dem Weg ins eingeschlossene Bastogne treffen zwei Panzerverbände auf deutsche Fallschirmjäger. Von Norden rollen schon Panzer IV heran.
scenario-05-chaumont-victory = Die Amerikaner gewinnen, wenn sie am Ende alle Felder von Ste Jeanne und Chateaux kontrollieren und mindestens vier ihrer Züge den Plan über K01 verlassen haben. Sonst gewinnen die Deutschen.
scenario-05-chaumont-about = { scenario-05-chaumont-intro } { scenario-05-chaumont-victory }

scenario-06-bastogne = 6 Bastogne
scenario-06-bastogne-date = 25. Dezember 1944
scenario-06-bastogne-intro = Am Weihnachtsmorgen greifen Grenadiere mit wenigen Panzern den Ring um Bastogne an. Eingegrabene Fallschirmjäger dürfen sie nicht nach Westen durchlassen.
scenario-06-bastogne-victory = Die Deutschen gewinnen, wenn mindestens drei ihrer Einheiten, das Hauptquartier mitgezählt, den Plan im Westen verlassen haben und mindestens drei amerikanische Züge eliminiert sind. Sonst gewinnen die Amerikaner.
scenario-06-bastogne-about = { scenario-06-bastogne-intro } { scenario-06-bastogne-victory }

scenario-07-carentan = 7 Südwestlich von Carentan
scenario-07-carentan-date = 13. Juni 1944
scenario-07-carentan-intro = Ein deutscher Angriff auf Carentan ist abgewehrt, nun schlagen die Fallschirmjäger zurück. Hinter ihnen kommen Shermans des Combat Command A die Straße herauf.
scenario-07-carentan-victory = Die Amerikaner gewinnen, wenn sie am Ende mindestens zehn Felder von Ville Sur Le Fleuve kontrollieren. Sonst gewinnen die Deutschen.
scenario-07-carentan-about = { scenario-07-carentan-intro } { scenario-07-carentan-victory }

scenario-08-remagen = 8 Remagen
scenario-08-remagen-date = 7. März 1945
scenario-08-remagen-intro = Eine Brücke über den Rhein steht noch, und amerikanische Aufklärer eilen auf sie zu. Die Deutschen brauchen drei ungestörte Runden, um die Ladungen anzubringen.
scenario-08-remagen-victory = Die Amerikaner gewinnen, wenn sie am Ende die Brücke kontrollieren und sie noch steht. Sonst gewinnen die Deutschen.
scenario-08-remagen-about = { scenario-08-remagen-intro } { scenario-08-remagen-victory }

scenario-09-huertgen = 9 Hürtgenwald
scenario-09-huertgen-date = November 1944
scenario-09-huertgen-intro = Zwei amerikanische Formationen tasten sich in ein Waldgelände voller Gräben und Minen vor. Sie haben vier Ziele und für alle zusammen zu wenig Zeit.
scenario-09-huertgen-victory = Es zählt, wie viele von vier Zielen die Amerikaner erreicht haben: Kontrolle über Höhe 137, über Chateaux und Ste Jeanne, über Celles und die Brücke P07, und zwei Züge in voller Stärke über den Ostrand, wobei M4 doppelt zählen. Keines ist ein deutlicher, eines ein knapper deutscher Sieg, zwei sind ein Unentschieden, drei ein knapper und vier ein deutlicher amerikanischer Sieg.
scenario-09-huertgen-about = { scenario-09-huertgen-intro } { scenario-09-huertgen-victory }

scenario-10-elsenborn = 10 Elsenborn
scenario-10-elsenborn-date = 18. Dezember 1944
scenario-10-elsenborn-intro = In den Ardennen greifen zwei deutsche Formationen nebeneinander an, im Süden Panzer, im Norden Infanterie, jede in ihrem Streifen. Combat Command A soll drei Ortschaften halten.
scenario-10-elsenborn-victory = Die Deutschen gewinnen, wenn sie am Ende zwei der Städte Ste Jeanne, Chateaux und Celles ganz kontrollieren; eine ergibt ein Unentschieden. Sonst gewinnen die Amerikaner.
scenario-10-elsenborn-about = { scenario-10-elsenborn-intro } { scenario-10-elsenborn-victory }

scenario-11-omaha = 11 Omaha Beach
scenario-11-omaha-date = 6. Juni 1944
scenario-11-omaha-intro = Infanterie und Schwimmpanzer liegen am Strand im Feuer von den Höhen. Sie müssen vom Sand herunter und in den Ort dahinter.
scenario-11-omaha-victory = Die Amerikaner gewinnen, wenn sie am Ende alle drei Felder von Saarbourg kontrollieren und keine deutsche Einheit höchstens zwei Felder vom Strand entfernt ist. Sonst gewinnen die Deutschen.
scenario-11-omaha-about = { scenario-11-omaha-intro } { scenario-11-omaha-victory }

scenario-12-odon = 12 Normandie, am Odon
scenario-12-odon-date = 27. Juni 1944
scenario-12-odon-intro = Britische Panzer wollen ihren Brückenkopf erweitern und einen bewaldeten Hügel und zwei Orte nehmen. Panther halten dagegen und werden zweimal verstärkt.
scenario-12-odon-victory = Die Briten erhalten je zwei Punkte für den ganzen bewaldeten Hügel um A:K07, Ste Jeanne und Chateaux, die Deutschen je einen Punkt für jede Brücke. Ein britischer Vorsprung von vier und mehr ist ein deutlicher, von zwei oder drei ein taktischer Sieg, keiner oder einer ein Unentschieden; mit weniger Punkten als die Deutschen verlieren die Briten.
scenario-12-odon-about = { scenario-12-odon-intro } { scenario-12-odon-victory }

scenario-13-luneville = 13 Lunéville
scenario-13-luneville-date = September 1944
scenario-13-luneville-intro = An einer Straßenkreuzung prallen die Aufklärer beider Seiten aufeinander. Ein deutscher Vorposten sitzt schon im Ort.
scenario-13-luneville-victory = Wer am Ende beide Felder von Kruispunkten kontrolliert, gewinnt; hat jeder eines, endet das Spiel unentschieden.
scenario-13-luneville-about = { scenario-13-luneville-intro } { scenario-13-luneville-victory }

scenario-14-paderborn = 14 Westlich von Paderborn
scenario-14-paderborn-date = 29. März 1945
scenario-14-paderborn-intro = Die Tiger sollten von Bomben zerstört sein; Combat Command A merkt, dass sie es nicht sind. Beide Seiten sammeln Punkte für abgeschossene und für durchgebrachte Panzer.
scenario-14-paderborn-victory = Die Amerikaner erhalten zwei Punkte für jeden eliminierten deutschen Panzer-Zug und für jeden eigenen, der im Osten hinauszieht, die Deutschen einen Punkt für jeden eliminierten amerikanischen und für jeden eigenen, der im Westen hinauszieht. Der Sieger braucht fünf Punkte und drei Punkte Vorsprung für einen knappen, sechs für einen deutlichen Sieg; alles andere ist ein Unentschieden.
scenario-14-paderborn-about = { scenario-14-paderborn-intro } { scenario-14-paderborn-victory }

scenario-15-bieville = 15 Biéville
scenario-15-bieville-date = 6. Juni 1944
scenario-15-bieville-intro = Die Wellstone Guards sind fast kampflos gelandet und machen Teepause, als Panzer IV zum Gegenstoß antreten. Sie dürfen nicht an den Briten vorbei zur Küste kommen.
scenario-15-bieville-victory = Es zählt, wie viele deutsche Panzer-Züge über den Westrand hinausziehen: Drei sind ein deutlicher, zwei ein knapper deutscher Sieg, einer ein Unentschieden. Kommt gar keine deutsche Einheit hinaus, gewinnen die Briten knapp, und deutlich, wenn mindestens zwei ihrer Panzer-Züge übrig sind.
scenario-15-bieville-about = { scenario-15-bieville-intro } { scenario-15-bieville-victory }

scenario-16-arnhem = 16 Arnheim
scenario-16-arnhem-date = September 1944
scenario-16-arnhem-intro = Britische Fallschirmjäger haben die Brücke und sind abgeschnitten. Von Westen kommen Tiger, von Osten eine ganze Kampfgruppe.
scenario-16-arnhem-victory = Die Briten gewinnen, wenn am Ende mindestens ein Fallschirmjäger-Zug an einem Ende der Brücke steht, in B:O05 oder B:Q04. Sonst gewinnen die Deutschen.
scenario-16-arnhem-about = { scenario-16-arnhem-intro } { scenario-16-arnhem-victory }
