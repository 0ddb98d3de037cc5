// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./rolldown-runtime.js";
import { t } from "./numbers.js";
import { c as n, n as r, t as i } from "./speak.js";
var a = {
	"alcohol-dealer": {
		name: "Schnapshändler",
		flavour: "Zwei Kisten, keine Fragen, kein Etikett."
	},
	"gun-dealer": {
		name: "Waffenhändler",
		flavour: "Jedes Stück mit Garantie auf Lebenszeit. Irgendjemandes Lebenszeit."
	},
	moonshiner: {
		name: "Schwarzbrenner",
		flavour: "Hat das Handwerk vom Großvater gelernt. Der ist heute blind."
	},
	"sleeping-car-porter": {
		name: "Schlafwagenschaffner",
		flavour: "Ihr Koffer, mein Herr. Er hat seit Detroit zugenommen."
	},
	"distillery-owner": {
		name: "Brennereibesitzer",
		flavour: "1920 von Amts wegen geschlossen, allerdings nur tagsüber."
	},
	"gun-runner": {
		name: "Waffenschmuggler",
		flavour: "„Nähmaschinen“ steht auf der Kiste. Das Geräusch ist ähnlich."
	},
	"prescription-doctor": {
		name: "Rezeptdoktor",
		flavour: "Halb Chicago hustet, und er hat den Rezeptblock."
	},
	"grape-brick-salesman": {
		name: "Traubenblock-Vertreter",
		flavour: "Auf dem Etikett steht genau, wie man daraus keinen Wein macht."
	},
	"junk-dealer": {
		name: "Schrotthändler",
		flavour: "Unter den Matratzenfedern liegt ein ansehnliches Arsenal."
	},
	"irish-revolutionary": {
		name: "Irischer Revolutionär",
		flavour: "Schickt Gewehre in die Heimat. Eine Kiste ist immer übrig."
	},
	"rum-row-captain": {
		name: "Kapitän der Rum Row",
		flavour: "Ankert einen Meter jenseits des Gesetzes, die Lichter gelöscht."
	},
	"police-captain": {
		name: "Polizeihauptmann",
		flavour: "Beweisstücke gehen verloren. Er weiß, wohin."
	},
	"near-beer-brewer": {
		name: "Dünnbierbrauer",
		flavour: "Ein halbes Prozent auf dem Etikett, der Rest ist im Fass."
	},
	quartermaster: {
		name: "Quartiermeister",
		flavour: "Quittiert hundert, zählt neunzig, schläft gut."
	},
	"canadian-exporter": {
		name: "Kanadischer Exporteur",
		flavour: "Papiere in Ordnung. Zielhafen Kuba, per Ruderboot."
	},
	"harbour-master": {
		name: "Hafenmeister",
		flavour: "Liest jede Frachtliste, manche mit geschlossenen Augen."
	},
	auctioneer: {
		name: "Auktionator",
		flavour: "Montags beschlagnahmt, dienstags verkauft, freitags beschlagnahmt."
	},
	"army-officer": {
		name: "Armeeoffizier",
		flavour: "Der Krieg ist aus. Das Depot weiß es noch nicht."
	}
}, o = {
	"us-is-voted-dry": {
		name: "Amerika wird trockengelegt",
		flavour: "Ab Mitternacht trinkt die Nation Wasser. Das Wasser schweigt dazu."
	},
	"police-strike": {
		name: "Polizei im Streik",
		flavour: "Bürger bemerken es am dritten Tag."
	},
	"beer-war": {
		name: "Bierkrieg bricht aus",
		flavour: "Rekordwoche für Blumenhändler."
	},
	"ness-comes-to-town": {
		name: "Ness kommt in die Stadt",
		flavour: "„Ich bin nicht käuflich.“ Das Rathaus bittet um Übersetzung."
	},
	"election-year": {
		name: "Das Wahljahr beginnt",
		flavour: "Beide Kandidaten wollen wegsehen, jeder in seine Richtung."
	},
	"evidence-room-empty": {
		name: "Asservatenkammer leer",
		flavour: "Die Polizei steht vor einem Rätsel und kauft ein."
	},
	"lake-freezes-over": {
		name: "Der See ist zugefroren",
		flavour: "Eishandel mit Kanada blüht. Manches Eis kommt in Flaschen."
	},
	"hottest-summer": {
		name: "Heißester Sommer aller Zeiten",
		flavour: "Ärzte raten, viel zu trinken. Was, sagen sie nicht."
	},
	"jazz-age": {
		name: "Jazz erobert die Stadt",
		flavour: "„Teufelsmusik“, sagt der Pfarrer und bestellt einen Tisch."
	},
	"world-series-fixed": {
		name: "World Series war geschoben",
		flavour: "Nation erschüttert. Buchmacher etwas weniger."
	},
	"income-tax-upheld": {
		name: "Auch Gauner zahlen Steuern",
		flavour: "Finanzamt druckt neues Formular. Feld neun ist für Beute."
	},
	"daylight-saving": {
		name: "Uhren werden vorgestellt",
		flavour: "Die Stadt gewinnt eine Stunde. Sie ist schon vergeben."
	},
	"mills-lay-off-thousands": {
		name: "Stahlwerke entlassen Tausende",
		flavour: "Kräftige Männer mit freien Abenden finden sofort Arbeit."
	},
	"building-boom": {
		name: "Bauboom",
		flavour: "Alles steigt, nur nicht der Preis für Freunde des Bauherrn."
	},
	"hollywood-loves-hoodlums": {
		name: "Hollywood liebt Ganoven",
		flavour: "Bankangestellte üben vor dem Spiegel finstere Blicke."
	},
	"prohibition-ends": {
		name: "Endlich: Ende der Prohibition!",
		flavour: "Dreizehn trockene Jahre, und niemand erinnert sich an Durst."
	}
}, s = {
	"tax-audit": {
		name: "Steuerprüfung",
		flavour: "Wir bitten um Erläuterung des Postens „Diverses“."
	},
	"bail-hearing": {
		name: "Kautionstermin",
		flavour: "Nur Bargeld. Ihre Schecks sind gerichtsbekannt."
	},
	"licence-renewal": {
		name: "Konzessionsverlängerung",
		flavour: "Zeile vier, Zweck der Räume. „Teestube“ ist bereits vergeben."
	},
	"bank-examiners": {
		name: "Bankenaufsicht",
		flavour: "Es wurde zweimal gezählt. Einmal hätte genügt."
	},
	"vehicle-inspection": {
		name: "Fahrzeugkontrolle",
		flavour: "Löcher in der Tür gelten nicht als Lüftung."
	},
	"census-of-1920": {
		name: "Volkszählung 1920",
		flavour: "Beruf: „steht an der Ecke“. Arbeitgeber: „ein Freund“."
	},
	"budget-cuts": {
		name: "Haushaltssperre",
		flavour: "Die Beamten werden gebeten, sich die Pistole zu teilen."
	},
	"warehouse-inspection": {
		name: "Lagerkontrolle",
		flavour: "Die Möbel erwiesen sich als undicht."
	},
	"barrels-in-the-river": {
		name: "Fässer im Fluss",
		flavour: "Angler melden auffallend heitere Fische."
	},
	"arms-amnesty": {
		name: "Waffenamnestie",
		flavour: "Quittung bitte zusammen mit der Waffe aufbewahren."
	},
	"expert-tasting": {
		name: "Sachverständigenprobe",
		flavour: "Die Kommission kam zu keinem Schluss und bat um mehr."
	},
	"truck-through-the-door": {
		name: "Lastwagen durchs Tor",
		flavour: "Der Durchsuchungsbefehl hing an der Stoßstange."
	},
	dragnet: {
		name: "Großfahndung",
		flavour: "Gesucht werden alle Personen mit Hut."
	},
	"usual-suspects": {
		name: "Die üblichen Verdächtigen",
		flavour: "Sie haben inzwischen ihre eigenen Stühle."
	},
	"deportation-order": {
		name: "Abschiebungsbescheid",
		flavour: "Rückfahrt nicht inbegriffen."
	},
	"mistaken-identity": {
		name: "Personenverwechslung",
		flavour: "Entlassen mit Entschuldigung. Einspruch ist zulässig."
	},
	"bureau-is-hiring": {
		name: "Die Behörde stellt ein",
		flavour: "Guter Lohn, Pension, und die Kundschaft kennt man schon."
	},
	curfew: {
		name: "Ausgangssperre",
		flavour: "Nach neun Uhr ist Herumlungern nur mit Formular 12 gestattet."
	},
	"padlock-order": {
		name: "Amtliche Versiegelung",
		flavour: "Ein Jahr geschlossen. Lieferanten bitte hinten."
	},
	"moral-hygiene-board": {
		name: "Sittenausschuss",
		flavour: "Die Prüfung dauerte drei Nächte. Ihre Gründlichkeit wird gelobt."
	},
	"slot-machine-bonfire": {
		name: "Automatenverbrennung",
		flavour: "Zwei Kirschen und eine Zitrone konnten gerettet werden."
	},
	"grand-jury": {
		name: "Grand Jury",
		flavour: "Dreiundzwanzig Bürger, die noch nie von jemandem gehört haben."
	},
	"star-witness": {
		name: "Kronzeuge",
		flavour: "Er erinnert sich wieder an alles, sogar an seinen Arbeitgeber."
	},
	"tapped-telephone": {
		name: "Angezapftes Telefon",
		flavour: "Protokoll, Seite neun: „Nicht am Telefon.“"
	},
	"lost-paperwork": {
		name: "Verlegte Akten",
		flavour: "Abgelegt unter V wie verlegt."
	},
	"wanted-poster": {
		name: "Steckbrief",
		flavour: "Gut getroffen. Die Belohnung ist eine Beleidigung."
	},
	"trust-busting": {
		name: "Kartellverfahren",
		flavour: "Wettbewerb ist Gesetz, auch für Gesetzlose."
	},
	"society-column": {
		name: "Gesellschaftsspalte",
		flavour: "Alle bewunderten den Ring, besonders das Finanzamt."
	}
}, c = {
	outfit: {
		name: "Chicago Outfit",
		flavour: "Das Rathaus öffnet ihnen die Türen und schließt die Augen."
	},
	wolves: {
		name: "Black Wolves",
		flavour: "Sie klopfen einmal. Beim zweiten Mal gibt es keine Tür mehr."
	},
	gems: {
		name: "Seven Gems",
		flavour: "Alles hat seinen Preis, und sie machen ihn."
	},
	northside: {
		name: "North Side Mob",
		flavour: "Blumen für jedes Begräbnis, Whisky für jeden Leichenschmaus."
	}
}, l = {
	"bathtub-gin": {
		name: "Badewannengin",
		flavour: "Im ganzen Haus hat seit März niemand gebadet."
	},
	"clearance-sale": {
		name: "Räumungsverkauf",
		flavour: "Alles muss raus, bevor die Polizei reinkommt."
	},
	"double-shift": {
		name: "Doppelschicht",
		flavour: "Die Gewerkschaft wäre dagegen, aber die sind wir."
	},
	"guns-on-the-table": {
		name: "Waffen auf den Tisch",
		flavour: "Eine offene Aussprache zwischen Bewaffneten und Unbewaffneten."
	},
	"whisky-row": {
		name: "Whiskyzeile",
		flavour: "Drei Türen, drei Losungen, ein Keller."
	},
	"loaded-dice": {
		name: "Gezinkte Würfel",
		flavour: "Schon wieder sieben. Auf den Zufall ist Verlass, wenn man ihn bezahlt."
	},
	"little-black-book": {
		name: "Das kleine schwarze Buch",
		flavour: "Madame vergisst jedes Gesicht und notiert jeden Namen."
	},
	"grand-opening": {
		name: "Große Eröffnung",
		flavour: "Der Bürgermeister zerschnitt das Band und war nie hier."
	},
	"pillar-of-the-community": {
		name: "Stütze der Gesellschaft",
		flavour: "Er zahlte das Kirchendach. Keiner fragt, was es deckt."
	},
	"something-for-everyone": {
		name: "Für jeden etwas",
		flavour: "Sieben Sünden unter drei Dächern."
	},
	"corner-to-corner": {
		name: "Von Ecke zu Ecke",
		flavour: "Die Straßenbahn fährt jetzt von uns zu uns."
	},
	"city-hall-steps": {
		name: "Auf den Stufen des Rathauses",
		flavour: "Nah genug, um beim Stimmenzählen zu helfen."
	},
	"lakeside-landing": {
		name: "Landung am Seeufer",
		flavour: "Die Fischer kehrten mit schwerem, klirrendem Fang heim."
	},
	"mill-gate": {
		name: "Am Tor des Stahlwerks",
		flavour: "Wenn die Sirene heult, stellen wir ein."
	},
	motorcade: {
		name: "Autokolonne",
		flavour: "Bei anderen sind zwei Wagen ein Ausflug, bei uns eine Ansage."
	},
	"garage-party": {
		name: "Feier in der Garage",
		flavour: "Die Gäste wurden gebeten, zur Wand zu schauen."
	},
	"king-of-the-city": {
		name: "König der Stadt",
		flavour: "Die Krone ist ein Filzhut, der Thron ein Friseurstuhl."
	},
	"prison-escape": {
		name: "Gefängnisausbruch",
		flavour: "Der Kuchen war schwer, und keiner hatte Hunger."
	},
	"friends-downtown": {
		name: "Freunde im Amt",
		flavour: "Schmiergeld nehmen sie nicht. Mittagessen schon."
	},
	"society-wedding": {
		name: "Hochzeit in besten Kreisen",
		flavour: "Die Braut zählte die Geschenke, der Bräutigam die Verbündeten."
	},
	"ballot-stuffing": {
		name: "Volle Urnen",
		flavour: "Die Wahlbeteiligung lag bei hundertzwölf Prozent."
	},
	"safe-deposit": {
		name: "Bankschließfach",
		flavour: "Die Bank vertraute dem Tresor, der Tresor vertraute uns."
	},
	"crime-spree": {
		name: "Verbrechensserie",
		flavour: "Die Stenotypistin im Präsidium bittet um eine Zulage."
	},
	"most-wanted": {
		name: "Meistgesucht",
		flavour: "So viel Post, und alles vom Staatsanwalt."
	},
	speedboats: {
		name: "Schnellboote",
		flavour: "Die Küstenwache ist schneller, jedenfalls im Jahresbericht."
	},
	"bonded-warehouse": {
		name: "Zolllager",
		flavour: "Vom Zoll versiegelt, von Vettern geöffnet."
	},
	"coat-check": {
		name: "Garderobe",
		flavour: "Mantel, Pistole und einen Dollar bitte hier abgeben."
	},
	"precinct-on-the-payroll": {
		name: "Das Revier auf der Lohnliste",
		flavour: "Freitags reicht die Schlange um den Block. In Uniform."
	},
	"title-deeds": {
		name: "Grundbuchauszug",
		flavour: "Unterschrieben, gesiegelt, und der Vorbesitzer ist verreist."
	},
	"fire-insurance": {
		name: "Feuerversicherung",
		flavour: "Montag unterschrieben, Mittwoch abgebrannt."
	},
	"boxing-gym": {
		name: "Boxschule",
		flavour: "Manche der Schüler boxen sogar."
	},
	"ward-boss": {
		name: "Bezirksboss",
		flavour: "Er kennt jeden Wähler mit Namen und die meisten mit Schulden."
	},
	blueprints: {
		name: "Baupläne",
		flavour: "Die Vordertür zeichnete der Architekt zuletzt ein."
	},
	"talent-scout": {
		name: "Talentsucher",
		flavour: "Gesucht werden ehrliche Gesichter. Der Rest ist lernbar."
	},
	"blood-oath": {
		name: "Blutschwur",
		flavour: "Von jedem ein Tropfen, und ein Stuhl für die Ohnmächtigen."
	},
	"quiet-men": {
		name: "Stille Männer",
		flavour: "Sie haben nichts gesehen und waren nicht da, als sie es sahen."
	},
	"stool-pigeon": {
		name: "Singvogel",
		flavour: "Er singt bei der Polizei. Den Text schreiben wir."
	},
	"jailhouse-lawyer": {
		name: "Knastjurist",
		flavour: "Zwölf Jahre Studium, alle in derselben Zelle."
	},
	"friend-at-the-bureau": {
		name: "Freund in der Behörde",
		flavour: "Vor einer Razzia ruft er an. Das gehört sich so."
	}
}, u = {
	bodyguards: {
		name: "Leibwächter",
		flavour: "Fangen für dich jede Kugel ab und ab und zu eine Brieftasche."
	},
	"street-muggers": {
		name: "Straßenräuber",
		flavour: "Nur Bargeld. Umtausch ausgeschlossen."
	},
	"rum-runners": {
		name: "Rumschmuggler",
		flavour: "Zu Fuß hat sie noch niemand gesehen."
	},
	"card-sharps": {
		name: "Falschspieler",
		flavour: "Fünf Asse schlagen jedes Full House."
	},
	bagmen: {
		name: "Geldboten",
		flavour: "In einem hübschen Köfferchen ist es keine Bestechung."
	},
	capone: {
		name: "Al Capone",
		flavour: "Laut Visitenkarte handelt er mit gebrauchten Möbeln."
	},
	"st-clair": {
		name: "Stephanie St. Clair",
		flavour: "Auf Drohungen antwortet sie in der Morgenzeitung."
	},
	rothstein: {
		name: "Arnold Rothstein",
		flavour: "Er spielt nie. Er weiß Bescheid."
	},
	obanion: {
		name: "Dean O’Banion",
		flavour: "Schickt die schönsten Kränze, manchmal schon vorher."
	},
	"outfit-underboss": {
		name: "Der Werber",
		flavour: "Verlangt zwei Referenzen, beide aus dem Zuchthaus."
	},
	"outfit-counselor": {
		name: "Der Mann im Rathaus",
		flavour: "Hat dort kein Büro, nur die aller anderen."
	},
	"wolves-underboss": {
		name: "Die Straßenkapitänin",
		flavour: "Sie kennt jede Gasse, und jede Gasse salutiert."
	},
	"wolves-counselor": {
		name: "Der Lottobankier",
		flavour: "Drei Ziffern, tausend Träume, eine Kasse."
	},
	"gems-underboss": {
		name: "Der Saalchef",
		flavour: "Lächelt einmal im Jahr: beim Jahresabschluss."
	},
	"gems-counselor": {
		name: "Der Freund des Senators",
		flavour: "Sie waren auf derselben Schule. Ihm gehörte sie."
	},
	"northside-underboss": {
		name: "Der Kolonnenführer",
		flavour: "Sechs Laster fahren ab, sieben kommen an. Keiner zählt laut."
	},
	"northside-counselor": {
		name: "Der Buchhalter der Floristen",
		flavour: "Rosen: zwei Dollar. Rosen, die klirren: vierzig."
	},
	"bathtub-chemist": {
		name: "Badewannenchemiker",
		flavour: "Samstags wird gebadet, sonst gebrannt."
	},
	"milk-wagon-driver": {
		name: "Milchkutscher",
		flavour: "Manche Haushalte brauchen erstaunlich viel Sahne."
	},
	sacristan: {
		name: "Durstiger Küster",
		flavour: "Die Gemeinde wächst nicht, ihr Bedarf an Messwein schon."
	},
	"records-clerk": {
		name: "Registraturbeamter",
		flavour: "Was er unter Q ablegt, sieht keiner je wieder."
	},
	"beat-cop": {
		name: "Streifenpolizist",
		flavour: "Geht so langsam, dass alles vorbei ist, wenn er kommt."
	},
	"shoeshine-tipster": {
		name: "Schuhputzer mit Tipps",
		flavour: "Einmal wienern, zwei Tipps. Einer davon ist für dich."
	},
	"shell-game-man": {
		name: "Hütchenspieler",
		flavour: "Die Erbse ist seit Jahren im Ruhestand."
	},
	pickpocket: {
		name: "Taschendieb",
		flavour: "Gibt dir die Hand und behält die Uhr."
	},
	"second-storey-man": {
		name: "Fassadenkletterer",
		flavour: "Höhenangst bekommt er nur unter Eid."
	},
	"hat-check-girl": {
		name: "Garderobiere",
		flavour: "Erkennt jede Tasche der Stadt am Futter."
	},
	"speakeasy-pianist": {
		name: "Kneipenpianist",
		flavour: "Polka heißt Polizei. Walzer heißt Entwarnung."
	},
	"chorus-understudy": {
		name: "Zweitbesetzung",
		flavour: "Kann jede Rolle und weiß, wer wessen Absatz gelockert hat."
	},
	"retired-boxer": {
		name: "Boxer im Ruhestand",
		flavour: "Verloren hat er nur gegen den Gong."
	},
	strikebreaker: {
		name: "Streikbrecher",
		flavour: "Kommt nur zur Arbeit, wenn sonst keiner kommt."
	},
	"corner-druggist": {
		name: "Apotheker an der Ecke",
		flavour: "Gegen Husten, Schnupfen und Samstagabende."
	},
	cooper: {
		name: "Böttchermeister",
		flavour: "Seine Fässer halten sogar Wasser, falls mal jemand welches will."
	},
	"bail-bondsman": {
		name: "Kautionsvermittler",
		flavour: "Die ganze Nacht geöffnet. Dank ihm auch die Zellen."
	},
	"building-inspector": {
		name: "Bauinspektor",
		flavour: "Erst findet er den Riss, dann den Umschlag."
	},
	bookmaker: {
		name: "Buchmacher",
		flavour: "Bei seinen Büchern weinen am Ende alle."
	},
	"racetrack-tout": {
		name: "Rennbahnprophet",
		flavour: "Jedes Pferd ist ein sicherer Tipp, bis es läuft."
	},
	"night-watchman": {
		name: "Nachtwächter",
		flavour: "Er hat genau zugesehen, wie alles verschwand."
	},
	locksmith: {
		name: "Gefälliger Schlosser",
		flavour: "Macht stets einen Zweitschlüssel, falls du das Haus verlierst."
	},
	"cigarette-girl": {
		name: "Zigarettenverkäuferin",
		flavour: "Hat Streichhölzer, hört alles und weiß, wer Trinkgeld gibt."
	},
	landlady: {
		name: "Diskrete Zimmerwirtin",
		flavour: "Zehn Zimmer, eine Regel: Freitag ist Miete."
	},
	bouncer: {
		name: "Rausschmeißer",
		flavour: "Zeigt dir die Tür. Aufmachen solltest du sie selbst."
	},
	barber: {
		name: "Gesprächiger Barbier",
		flavour: "Wer das Messer hält, bekommt keine Widerrede."
	},
	"wwi-veteran": {
		name: "Weltkriegsveteran",
		flavour: "Kam heim mit einem Orden und sehr ruhiger Hand."
	},
	"moonshine-patriarch": {
		name: "Patriarch der Schwarzbrenner",
		flavour: "Das Rezept ist geheim, vor allem für den Arzt."
	},
	"lake-skipper": {
		name: "Schiffer vom Michigansee",
		flavour: "Sieht im Nebel mehr als die Küstenwache am Mittag."
	},
	"city-treasurer": {
		name: "Stadtkämmerer",
		flavour: "Kann die Bücher auf einem Finger ausbalancieren."
	},
	"ward-heeler": {
		name: "Stimmenfänger",
		flavour: "Seine Wähler sind treu bis in den Tod und etwas darüber hinaus."
	},
	"numbers-accountant": {
		name: "Doppelter Buchhalter",
		flavour: "Ein Buch fürs Finanzamt, eins für die Wahrheit."
	},
	"fight-promoter": {
		name: "Boxveranstalter",
		flavour: "Er weiß, wer gewinnt. Freitags erfahren es die Boxer."
	},
	pawnbroker: {
		name: "Pfandleiher",
		flavour: "Fragt nichts und zahlt entsprechend."
	},
	"truck-hijacker": {
		name: "Lastwagenräuber",
		flavour: "Hat nie einen Laster gekauft. Sie halten einfach für ihn an."
	},
	"torch-singer": {
		name: "Nachtclubsängerin",
		flavour: "Nach der letzten Strophe braucht der ganze Saal noch ein Glas."
	},
	"getaway-driver": {
		name: "Fluchtfahrerin",
		flavour: "Hält den Motor warm und das Nummernschild frisch."
	},
	"demolition-man": {
		name: "Sprengmeister",
		flavour: "Er zählt bis zehn. Gehört hat das noch niemand."
	},
	brewmaster: {
		name: "Braumeister im Exil",
		flavour: "Amtlich alkoholfrei. Das Amt hat nicht gekostet."
	},
	"customs-officer": {
		name: "Zollbeamter",
		flavour: "Hat nichts zu verzollen, und das in neun Sprachen."
	},
	"circuit-judge": {
		name: "Bezirksrichter",
		flavour: "Justitia ist blind. Der Herr Richter hat nur Durst."
	},
	"newspaper-editor": {
		name: "Chefredakteur",
		flavour: "Druckt die Wahrheit, sobald sie geschrieben ist."
	},
	"casino-architect": {
		name: "Kasinoarchitekt",
		flavour: "Hat die Ausgänge vergessen. Beschwert hat sich niemand."
	},
	"stable-vet": {
		name: "Stalltierarzt",
		flavour: "Seine Patienten laufen oder auch nicht, ganz nach Absprache."
	},
	safecracker: {
		name: "Tresorknacker",
		flavour: "Der beste Zuhörer Chicagos, sofern man aus Stahl ist."
	},
	"rail-yard-dispatcher": {
		name: "Rangiermeister",
		flavour: "Jeder hundertste Waggon geht verloren. Er sucht ihn aus."
	},
	"nightclub-impresario": {
		name: "Nachtclubdirektor",
		flavour: "Um zehn amtlich geschlossen, um elf auf Wunsch eröffnet."
	},
	"society-photographer": {
		name: "Gesellschaftsfotograf",
		flavour: "Abzüge fürs Album, Negative für schlechte Zeiten."
	},
	"tommy-gun-salesman": {
		name: "Geigenkastenvertreter",
		flavour: "Neunhundert Kästen verkauft und keine einzige Geige."
	},
	"quiet-professional": {
		name: "Der stille Fachmann",
		flavour: "Beste Referenzen. Keine davon ist zu sprechen."
	},
	"whisky-baron": {
		name: "Whiskybaron",
		flavour: "Zwölf Jahre gereift, sagt das Etikett von letztem Dienstag."
	},
	"state-senator": {
		name: "Der trockene Senator",
		flavour: "Stimmt trocken, trinkt nass, schläft gut."
	},
	"parole-chairman": {
		name: "Herr der Begnadigungen",
		flavour: "Glaubt an zweite Chancen zu erstklassigen Preisen."
	},
	"professor-of-probability": {
		name: "Professor für Wahrscheinlichkeit",
		flavour: "Hausverbot an einer Universität und in elf Kasinos."
	},
	"steamboat-host": {
		name: "Gastgeber auf dem Flussdampfer",
		flavour: "Das Gesetz endet am Ufer. Das Buffet nicht."
	},
	"master-forger": {
		name: "Meisterfälscher",
		flavour: "Seine Unterschrift ist unbezahlbar. Deine auch, wenn er sie schreibt."
	},
	"real-estate-shark": {
		name: "Immobilienhai",
		flavour: "Macht ein einziges Angebot und misst dann die Vorhänge aus."
	},
	"grande-dame": {
		name: "Grande Dame der Levee",
		flavour: "Der ganze Stadtrat grüßt sie, und keiner mit Namen."
	},
	"silent-film-star": {
		name: "Stummfilmstar",
		flavour: "Würde gern alles verraten, aber so ein Film ist das nicht."
	},
	"police-commissioner": {
		name: "Polizeipräsident",
		flavour: "Kennt jeden Ganoven der Stadt und vergisst keinen Geburtstag."
	}
}, d = {
	"little-italy": {
		name: "Little Italy",
		flavour: "Sechs Bäckereien, fünf davon mit Mehl."
	},
	bronzeville: {
		name: "Bronzeville",
		flavour: "Bei Tagesanbruch hört die Musik auf. Gehört hat das noch keiner."
	},
	"the-loop": {
		name: "The Loop",
		flavour: "Die Züge fahren im Kreis, das Geld auch."
	},
	"back-of-the-yards": {
		name: "Back of the Yards",
		flavour: "Niemand fragt, was in den Kisten ist. Man riecht es."
	},
	cicero: {
		name: "Cicero",
		flavour: "Gleich hinter der Stadtgrenze, wo das Gesetz umsteigen muss."
	},
	pilsen: {
		name: "Pilsen",
		flavour: "Trägt den Namen eines Biers und soll es vergessen."
	},
	bridgeport: {
		name: "Bridgeport",
		flavour: "Hier wohnen künftige Bürgermeister und ihre verstorbenen Wähler."
	},
	greektown: {
		name: "Greektown",
		flavour: "Kaffee kommt in Tassen. Alles andere auch."
	},
	chinatown: {
		name: "Chinatown",
		flavour: "Die Laternen gehen aus, wenn ein Fremder um die Ecke biegt."
	},
	"gold-coast": {
		name: "Gold Coast",
		flavour: "Der Butler bestellt, der Senator trinkt."
	},
	streeterville: {
		name: "Streeterville",
		flavour: "Von einem gestrandeten Schmuggler gegründet und sich treu geblieben."
	},
	"old-town": {
		name: "Old Town",
		flavour: "Jeder Keller hat einen Keller."
	},
	uptown: {
		name: "Uptown",
		flavour: "Der beste Tisch ist der am Tunnel."
	},
	"hyde-park": {
		name: "Hyde Park",
		flavour: "Die Professoren lehren die Theorie, die Studenten machen die Versuche."
	},
	pullman: {
		name: "Pullman",
		flavour: "Eine Musterstadt. Das Muster wurde angepasst."
	},
	"the-levee": {
		name: "The Levee",
		flavour: "1912 für immer geschlossen, seither jeden Morgen um vier."
	},
	"little-hell": {
		name: "Little Hell",
		flavour: "Dank Gaswerk und Nachbarn das ganze Jahr über warm."
	},
	"wicker-park": {
		name: "Wicker Park",
		flavour: "Villen von Bierbaronen, Bier inbegriffen."
	}
}, f = {
	standard: "Standardfähigkeit",
	matching: "Kombifähigkeit"
}, p = {
	settle: (e, t, n) => `${t} (${n}) übernehmen, dazu ${e} aufstellen`,
	keep: (e) => `${e} behalten`,
	giveBack: (e) => `${e} zurücklegen`,
	plan: (e) => `${e} in den Plan legen`,
	ready: "Der Plan steht",
	skill: (e, t, n) => `${f[t]} von ${e}: ${n}`,
	fulfil: (e) => `Auftrag ${e} erfüllen`,
	endTurn: "Zug beenden",
	stop: "Das genügt",
	toDiscard: "Auf den Ablagestapel",
	decline: "Nein, danke",
	accept: (e) => `Ja: ${e}`,
	deal: (e) => `${e} wählen`,
	alcohol: "Alkohol nehmen",
	gun: "Waffe nehmen",
	spareAlcohol: "Alkohol sparen",
	spareGun: "Waffe sparen",
	store: (e, t) => `${e} lagern: ${t}`,
	replace: (e, t, n) => `${e} lagern, dafür ${t} wegwerfen: ${n}`,
	returnGood: (e) => `${e} zurück in den Vorrat`,
	spend: (e, t) => `${e} abgeben: ${t}`,
	toSafehouses: "Von den Rekruten in die Verstecke",
	toHeadquarters: "Aus den Verstecken ins Hauptquartier",
	card: (e) => `${e} wählen`,
	hire: (e, t, n, r) => `${e} anheuern: Stufe ${t}, ${n}, ${r}`,
	newDeal: "Neuen Deal eröffnen",
	tuck: (e) => `Unter ${e} legen`,
	toHand: (e) => `Auf die Hand, für ${e}`,
	tile: (e, t) => `${e} (${t})`,
	sellAt: (e, t) => `In ${e} für ${t} verkaufen`,
	build: (e, t) => `In ${t} eröffnen: ${e}`,
	wreck: (e, t) => `In ${t} schließen: ${e}`,
	sendTo: (e) => `Bezirk ${e}`,
	moveFrom: (e) => `Aus dem Bezirk ${e}`,
	move: (e, t) => `Nach ${t} bewegen: ${e}`,
	vehicle: (e, t) => `In ${t} aufstellen: ${e}`,
	stat: (e, t) => t === "" ? e : `${e}: ${t}`,
	thug: (e) => `Schläger wählen: ${e}`,
	police: (e, t) => `Polizeiwagen von ${e} nach ${t} versetzen`,
	driveOff: (e, t, n, r) => `Von ${n} nach ${r} vertreiben: ${e} von ${t}`,
	option: (e, t) => t === "" ? `Möglichkeit ${e}` : t,
	setUp: "Tisch decken",
	shuffle: "Karten mischen"
}, m = {
	deal: "schickt einen Schläger zu einem Deal",
	recruit: "rekrutiert über die Unterwelt",
	job: "sucht in der Unterwelt nach einem Auftrag",
	dealer: "sucht in der Unterwelt nach einem Händler",
	hire: "heuert in der Unterwelt an",
	sales: "verkauft über die Unterwelt",
	oust: "lässt die Behörden eine Kontrolle aufheben",
	"lower-crime": "lässt die Behörden Akten verlegen",
	build: "holt sich bei den Behörden Konzessionen",
	release: "holt über die Behörden Leute aus dem Gefängnis",
	fence: "verkauft an die Behörden",
	send: "schickt Schläger auf die Straße",
	move: "verlegt Schläger und Fahrzeuge",
	seize: "greift nach einem Viertel",
	upgrade: "baut die Gang aus",
	dismiss: "nimmt Schläger aus dem Spiel"
}, h = {
	ring: "Familienring",
	sale: "Verkauf",
	graft: "Schmiergeld",
	bribe: "Bestechung",
	fence: "Behörden",
	business: "Geschäfte",
	"boss-track": "Bossleiste",
	upgrade: "Ausbau",
	card: "Kartenwirkung",
	theft: "Diebstahl"
}, g = {
	jobs: "Auftragsstapel",
	dealers: "Händlerstapel",
	federal: "Razziastapel"
}, _ = {
	prison: "muss ins Gefängnis",
	hit: "wird verprügelt",
	kill: "ist tot"
}, v = {
	setUp: ({ who: e }) => `Der Tisch ist gedeckt. ${e} beginnt.`,
	keptJob: (e) => `${e} behält einen Auftrag.`,
	keptJobOpen: (e, t) => `${e} behält den Auftrag ${t}.`,
	returnedJob: (e) => `${e} legt einen Auftrag zurück.`,
	passedJobs: "Die übrigen Aufträge wandern nach links.",
	settled: ({ who: e, tile: t, piece: n }) => `${e} übernimmt ${t} und stellt dort ${n} auf.`,
	turn: (e) => `${e} ist am Zug.`,
	noCards: (e) => `${e} hat keine Handkarten und setzt aus.`,
	planned: (e, t) => `${e} legt ${t} in den Plan.`,
	ready: ({ who: e, cards: t, muscle: n, influence: r }) => `Der Plan von ${e} steht: ${t}, ${n}, ${r}.`,
	crimeUp: (e, t) => `Die Verbrechensrate von ${e} steigt auf ${t}.`,
	crimeDown: (e, t) => `Die Verbrechensrate von ${e} sinkt auf ${t}.`,
	skill: (e, t, n) => `${e} nutzt die ${n === "standard" ? "Standardfähigkeit" : "Kombifähigkeit"} von ${t}.`,
	acted: (e, t) => `${e} ${m[t]}.`,
	deal: (e, t) => `${e} wird beliefert von ${t}.`,
	gained: ({ who: e, sum: t, reason: n }) => `${e} erhält ${t} (${h[n]}).`,
	paid: ({ who: e, sum: t, reason: n }) => `${e} zahlt ${t} (${h[n]}).`,
	paidHidden: (e, t) => `${e} zahlt hinter dem Schirm (${h[t]}).`,
	stole: ({ who: e, from: t, sum: n }) => `${e} stiehlt ${n} von ${t}.`,
	stoleHidden: (e, t) => `${e} stiehlt Geld von ${t}.`,
	goods: (e, t) => `${e} bekommt ${t}.`,
	stored: (e, t, n) => `${e} lagert ${t}: ${n}.`,
	goodGone: (e, t) => `${e} gibt ${t} in den Vorrat zurück.`,
	spent: (e, t, n) => `${e} gibt ${t} ab: ${n}.`,
	boost: (e, t) => `${e} hat in diesem Zug zusätzlich ${t}.`,
	recruited: (e, t) => t === "safehouses" ? `Ein Rekrut von ${e} taucht in den Verstecken unter.` : `Ein Schläger von ${e} kommt aus den Verstecken ins Hauptquartier.`,
	looked: (e, t, n) => `${e} sieht sich vom ${g[t]} ${n} an.`,
	lookedOpen: (e, t) => `${e} sieht ${t}.`,
	tookJob: (e) => `${e} nimmt einen Auftrag.`,
	tookJobOpen: (e, t) => `${e} nimmt den Auftrag ${t}.`,
	tookDealer: (e, t) => `${e} macht jetzt Geschäfte mit ${t}.`,
	hired: (e, t) => `${e} heuert ${t} an.`,
	joined: ({ who: e, card: t, toHand: n }) => n ? `${e} nimmt ${t} auf die Hand.` : `${e} legt ${t} auf den Ablagestapel.`,
	market: (e) => `Auf dem Markt: ${e}.`,
	ring: (e) => `${e} trägt jetzt den Familienring.`,
	sold: ({ who: e, tile: t, sum: n }) => `${e} verkauft in ${t} für ${n}.`,
	ousted: ({ who: e, owner: t, tile: n }) => `${e} bringt ${t} um die Kontrolle über ${n}.`,
	built: ({ who: e, business: t, tile: n }) => `${e} eröffnet in ${n}: ${t}.`,
	wrecked: ({ business: e, tile: t }) => `Geschlossen in ${t}: ${e}.`,
	released: (e, t) => `Aus dem Gefängnis zurück zu ${e}: ${t}.`,
	recalled: (e, t) => `${e} holt einen Schläger ins Hauptquartier zurück (${t}).`,
	sent: (e, t) => `${e} schickt einen Schläger nach ${t}.`,
	moved: ({ who: e, piece: t, from: n, to: r }) => `${e} bewegt ${t} von ${n} nach ${r}.`,
	movedBy: ({ who: e, piece: t, owner: n, from: r, to: i }) => `${e} vertreibt ${t} von ${n}: von ${r} nach ${i}.`,
	seized: ({ who: e, tile: t, muscle: n, defence: r }) => `${e} übernimmt ${t}: ${n} gegen Verteidigung ${r}.`,
	seizedFrom: ({ who: e, tile: t, owner: n, muscle: r, defence: i }) => `${e} nimmt ${n} das Viertel ${t} ab: ${r} gegen Verteidigung ${i}.`,
	gaveUp: (e, t) => `${e} gibt ${t} auf.`,
	upgraded: ({ who: e, stat: t, level: n }) => `${e} baut aus: ${t}, Stufe ${n}.`,
	downgraded: ({ who: e, stat: t, level: n }) => `${e} fällt zurück: ${t}, Stufe ${n}.`,
	vehicle: ({ who: e, piece: t, district: n }) => `${e} stellt in ${n} ${t} auf.`,
	nightclub: (e, t) => `${e} eröffnet einen Nachtclub in ${t}.`,
	dismissed: (e, t) => `${e} nimmt einen Schläger aus dem Spiel (${t}).`,
	harmed: ({ who: e, how: t, place: n }) => `Ein Schläger von ${e} ${_[t]} (${n}).`,
	police: ({ who: e, from: t, to: n }) => `${e} versetzt einen Polizeiwagen von ${t} nach ${n}.`,
	drew: (e, t) => `${e} zieht ${t}.`,
	drewOpen: (e, t) => `${e} zieht ${t}.`,
	discarded: (e, t) => `${e} wirft ${t} ab.`,
	recovered: (e, t) => `${e} nimmt ${t} vom Ablagestapel zurück.`,
	fired: (e, t) => `${e} entlässt ${t}.`,
	fulfilled: (e, t) => `${e} erfüllt den Auftrag ${t}.`,
	unfulfilled: (e, t) => `${e} dreht den Auftrag ${t} wieder um.`,
	trigger: (e, t) => `${t} wirkt für ${e}.`,
	raid: (e) => `Razzia: ${e}!`,
	band: ({ who: e, band: t }) => `Für ${e} gilt: ${t}.`,
	reorganised: (e) => `${e} reorganisiert die Gang.`,
	shuffledOwn: (e) => `${e} mischt den Ablagestapel zu einem neuen Stapel.`,
	shuffledFederal: "Die Razziakarten werden neu gemischt.",
	time: (e, t) => `Der Zeitmarker steht auf Feld ${e} von ${t}.`,
	extra: "Extrablatt! Der Zeitmarker ist am Ende der Leiste.",
	roundEnd: (e) => `Runde ${e} ist zu Ende.`,
	ness: (e) => `Eliot Ness steht jetzt auf ${e}.`,
	news: (e) => `Schlagzeile: ${e}.`,
	special: (e) => `${e} nutzt eine Sonderregel.`,
	over: ({ who: e, shared: t, scores: n }) => `Das Spiel ist aus. ${e} ${t ? "teilen sich den Sieg" : "gewinnt"}! ${n}`,
	score: ({ who: e, total: t, money: n, businesses: r, associates: i }) => `${e}: ${t} (${n} bar, ${r} für Geschäfte, ${i} für Komplizen).`
}, { count: y } = t("de"), b = (e) => y(e, "Ware", "Waren"), x = (e) => y(e, "Schläger", "Schläger"), S = {
	settingUp: "Der Tisch wird gedeckt.",
	shuffling: "Karten werden gemischt.",
	draftKeep: "Behalte einen dieser Aufträge; die übrigen wandern nach links.",
	draftReturn: "Du hast vier Aufträge: Leg einen zurück und behalte drei.",
	draftWait: "Die anderen suchen noch Aufträge aus.",
	settlePlace: "Wähle dein erstes Viertel und das Fahrzeug, das dort vorfährt.",
	settleGood: "Wähle die Ware, die auf deinem Deal bereitliegt.",
	plan: "Du bist dran: Lege Karten in den Plan. Ab der dritten steigt die Verbrechensrate.",
	planned: ({ muscle: e, influence: t }) => `Dein Plan hat ${e} und ${t}. Noch eine Karte, oder steht er?`,
	act: ({ muscle: e, influence: t }) => `Dein Plan hat ${e} und ${t}. Wähle eine Aktion oder nutze Fähigkeiten.`,
	afterAct: "Deine Aktion ist erledigt. Nutze noch Fähigkeiten oder beende den Zug.",
	ask: {
		kinds: ({ left: e }) => `Wähle, welche Waren du bekommst: noch ${b(e)}.`,
		store: () => "Wo willst du die Ware lagern?",
		spend: () => "Welche Ware gibst du ab?",
		recruit: ({ left: e }) => `Rekrutiere: noch ${y(e, "Schritt", "Schritte")}.`,
		oust: ({ left: e }) => `Welcher Kontrollmarker soll weg? Noch ${y(e, "Marker", "Marker")}.`,
		dismiss: ({ left: e }) => `Nimm Schläger aus dem Spiel: noch ${x(e)}.`,
		"pick-job": () => "Welchen Auftrag behältst du?",
		"pick-dealer": () => "Welchen Händler behältst du?",
		tuck: ({ card: e }) => `${e}: ein neuer Deal, oder unter einen, den du schon hast?`,
		hire: () => "Wen heuerst du an?",
		welcome: ({ card: e }) => `${e} gehört jetzt zur Gang: gegen Alkohol auf die Hand, oder auf den Ablagestapel?`,
		sell: () => "Wo verkaufst du?",
		sale: () => "Dein Lastwagen spart eine Ware: welche?",
		build: ({ left: e }) => `Welches Geschäft eröffnest du, und wo? Noch ${y(e, "Geschäft", "Geschäfte")}.`,
		fence: ({ left: e }) => `Welche Ware verkaufst du den Behörden? Noch bis zu ${b(e)}.`,
		send: ({ left: e }) => `Wohin schickst du deine Leute? Noch bis zu ${x(e)}.`,
		move: ({ left: e }) => `Wer zieht um, und wohin? Noch bis zu ${y(e, "Figur", "Figuren")}.`,
		seize: () => "Welches Viertel übernimmst du?",
		marker: () => "Alle Kontrollmarker liegen aus: Welches andere Viertel gibst du auf?",
		upgrade: () => "Was baust du aus?",
		"right-hand": () => "Welche rechte Hand kommt in die Gang?",
		vehicle: () => "Welches Fahrzeug fährt wo vor?",
		nightclub: () => "Wo eröffnest du den Nachtclub?",
		supply: () => "Welcher Deal liefert?",
		deal: () => "Zu welchem Deal schickst du deinen Schläger?",
		harm: ({ left: e }) => `Welchen Schläger trifft es? Noch ${x(e)}.`,
		police: ({ left: e }) => `Welcher Polizeiwagen fährt wohin? Noch ${y(e, "Wagen", "Wagen")}.`,
		"drive-off": ({ left: e }) => `Wen vertreibst du, und wohin? Noch ${y(e, "Figur", "Figuren")}.`,
		"wreck-rival": ({ left: e }) => `Welches fremde Geschäft schließt du? Noch ${y(e, "Geschäft", "Geschäfte")}.`,
		"wreck-own": ({ left: e }) => `Welches deiner Geschäfte machst du zu? Noch ${y(e, "Geschäft", "Geschäfte")}.`,
		discard: ({ left: e }) => `Wirf ab: noch ${y(e, "Karte", "Karten")}.`,
		downgrade: ({ left: e }) => `Worin verlierst du eine Stufe? Noch ${y(e, "Stufe", "Stufen")}.`,
		recover: ({ left: e }) => `Nimm vom Ablagestapel zurück: noch ${y(e, "Karte", "Karten")}.`,
		fire: ({ left: e }) => `Wen entlässt du? Noch ${y(e, "Komplize", "Komplizen")}.`,
		unfulfil: ({ left: e }) => `Welchen erfüllten Auftrag drehst du um? Noch ${y(e, "Auftrag", "Aufträge")}.`,
		exchange: ({ left: e }) => `Welche Ware tauschst du gegen die andere Sorte? Noch bis zu ${b(e)}.`,
		recall: ({ left: e }) => `Wen holst du ins Hauptquartier zurück? Noch bis zu ${x(e)}.`,
		choose: () => "Wähle eine der Möglichkeiten.",
		may: () => "Willst du dafür bezahlen?",
		whom: () => "Welchen Rivalen trifft es?",
		special: () => "Triff deine Wahl."
	},
	theirPlan: (e) => `${e} legt einen Plan aus.`,
	theirAct: (e) => `${e} ist am Zug.`,
	theirChoice: (e) => `${e} trifft eine Entscheidung.`,
	over: ({ who: e, sum: t, shared: n }) => n ? `Das Spiel ist aus: ${e} teilen sich den Sieg mit je ${t}.` : `Das Spiel ist aus: ${e} gewinnt mit ${t}.`
}, C = {
	fulfils: (e) => `das erfüllt ${e}`,
	seizes: (e) => `das bringt dir ${e}`,
	hires: (e) => `das holt ${e} in deine Gang`,
	raises: (e, t) => `das hebt ${e} auf Stufe ${t}`,
	earns: (e) => `am Ende des Zugs hast du etwa ${e} mehr`,
	costs: (e) => `bis zum Ende des Zugs kostet es dich etwa ${e}`,
	stores: (e) => `das bringt ${e === 1 ? "eine Ware" : `etwa ${e} Waren`} ins Lager`,
	crimeUp: (e) => `deine Verbrechensrate steigt auf etwa ${e}`,
	crimeDown: (e) => `deine Verbrechensrate sinkt auf etwa ${e}`
}, w = {
	"no-thug": () => "Dafür braucht es einen Schläger, und im Hauptquartier ist keiner",
	"no-muscle": () => "Dein Plan hat keine Muskelkraft dafür",
	"no-influence": () => "Dein Plan hat keinen Einfluss dafür",
	"little-influence": ({ influence: e, needed: t }) => `Dafür braucht es ${n.influence(t)}, dein Plan hat ${n.influence(e)}`,
	"no-open-deal": ({ muscle: e, influence: t }) => `Kein freier Deal gibt sich mit ${n.muscle(e)} und ${n.influence(t)} zufrieden`,
	"nobody-to-recruit": () => "Du hast keine Rekruten mehr, und auch die Verstecke sind leer",
	"no-cards-left": () => "Dieser Stapel ist leer",
	"nobody-to-hire": ({ influence: e }) => `Für ${n.influence(e)} ist auf dem Markt niemand zu haben`,
	"nothing-to-sell": () => "In keinem deiner Viertel liegen die verlangten Waren bereit",
	"no-control-to-remove": () => "Niemand kontrolliert ein Viertel",
	"crime-is-lowest": () => "Deine Verbrechensrate liegt schon dicht über Eliot Ness",
	"no-room-to-build": () => "In deinen Vierteln ist kein Platz für ein weiteres Geschäft",
	"nobody-in-prison": () => "Von deinen Leuten sitzt niemand im Gefängnis",
	"no-goods": () => "Du hast keine Waren",
	"nowhere-to-send": () => "Du bist in keinem Bezirk präsent, in dem du die Bestechung zahlen kannst",
	"nothing-to-move": () => "Keine deiner Figuren auf der Straße kann irgendwohin",
	"nothing-to-seize": ({ muscle: e }) => `Für ${n.muscle(e)} ist kein Viertel in deiner Reichweite zu haben`,
	"no-upgrade": ({ muscle: e, influence: t }) => `Mit ${n.muscle(e)}, ${n.influence(t)} und deinem Geld ist kein Ausbau möglich`,
	"one-action": () => "Du hattest deine Aktion schon: eine pro Zug",
	"plan-first": () => "Erst muss der Plan stehen",
	used: ({ card: e }) => `Diese Fähigkeit von ${e} hast du in diesem Zug schon genutzt`,
	"no-match": ({ card: e }) => `Für ${e} fehlt im Plan eine andere Karte mit dem passenden Verbrechen`,
	"no-effect": ({ card: e }) => `${e} würde jetzt nichts bewirken`,
	"job-not-met": () => "Die Bedingung dieses Auftrags ist noch nicht erfüllt",
	other: "Das erlauben die Regeln gerade nicht"
}, T = {
	"only-one": (e) => `Er wählt ${e}: Etwas anderes gibt es nicht.`,
	yours: (e) => `Er wählt ${e}: Deins kommt vor Herrenlosem.`,
	"yours-biggest-profit": (e) => `Er wählt ${e}: deins, größter Gewinn.`,
	"biggest-profit": (e) => `Er wählt ${e}: größter Gewinn.`,
	"least-profit": (e) => `Er wählt ${e}: kleinster Gewinn.`,
	"fewer-goods": (e) => `Er wählt ${e}: so viel Gewinn wie anderswo, für weniger Waren.`,
	"higher-defence": (e) => `Er wählt ${e}: so viel Gewinn wie anderswo, und die höhere Verteidigung.`,
	"lower-number": (e) => `Er wählt ${e}: unter mehreren der Bezirk mit der niedrigeren Nummer.`,
	"your-choice": (e) => `${e}: Seine Regeln entschieden nicht, also entschiedst du.`,
	"highest-level": (e) => `Er wählt ${e}: die höchste Stufe, die seine Macht erlaubt.`,
	leftmost: (e) => `Er wählt ${e}: die höchste Stufe, davon ganz links.`,
	"district-number": (e) => `Er wählt ${e}: Das hat die Nummer seines Bezirks.`,
	"next-stat": (e) => `Er wählt ${e}: von der Nummer seines Bezirks aufwärts das Nächste, was geht.`,
	"level-three-first": (e) => `Er wählt ${e}: Stufe 3 geht vor Stufe 2.`,
	"next-in-order": (e) => `Er wählt ${e}: als Nächstes in aufsteigender Reihe.`,
	"free-deal": (e) => `Sein Schläger geht dorthin, wo noch keiner ist: ${e}. Alle seine Deals liefern.`,
	"safehouses-first": () => "Wer im Versteck sitzt, kommt vor den Rekruten dran.",
	"takes-what-he-has-less-of": (e) => `Waren seiner Wahl nimmt er abwechselnd, zuerst von der Sorte, von der er weniger bekam: ${e}.`,
	"truck-spares-the-greater": (e) => `Sein Fahrzeug erspart ihm ${e}: die Sorte, von der der Verkauf mehr verlangt, bei Gleichstand Alkohol.`,
	"stores-on-deals": () => "Zuerst lagert er auf seinen Deals: die Sorte, von der dort weniger liegt, dann abwechselnd.",
	"stores-for-a-sale": () => "Er lagert, was ein Verkauf verlangt, beim größten Gewinn zuerst.",
	"stores-surplus": () => "Den Überschuss verteilt er gleichmäßig, beim größten Gewinn zuerst.",
	"spends-where-he-sells": (e) => `Was hier liegt, gibt er vor den Waren auf seinen Deals ab: ${e}.`,
	"spends-from-deals-last": (e) => `Er gibt hier etwas ab: ${e}. Deals kommen zuletzt.`,
	"spends-surplus": (e) => `Er gibt hier etwas ab: ${e}. Überschuss geht vor, bei Gleichstand Waffen.`,
	"spends-least-profit": (e) => `Er gibt hier etwas ab: ${e}. Von seinen Vierteln bringt es den kleinsten Gewinn.`,
	"walks-first": (e) => `Aus ${e}: Wer zu Fuß kommen kann, kommt zuerst.`,
	"rides-second": (e) => `Aus ${e}: Wer mitfahren muss, kommt danach, samt Fahrzeug.`,
	"vehicles-last": (e) => `Aus ${e}: Fahrzeuge kommen zuletzt.`,
	"loses-by-the-chart": (e) => `Er verliert hier einen Schläger: ${e}. So will es seine Tabelle.`,
	declines: () => "Auf Angebote von Karten lässt er sich nicht ein."
}, { count: E, number: D } = t("de"), O = (e) => e === void 0 ? "" : `, ab Macht ${D(e)}`, k = {
	prison: "müssen ins Gefängnis",
	hit: "werden verprügelt",
	kill: "sterben"
}, A = {
	prison: "muss ins Gefängnis",
	hit: "wird verprügelt",
	kill: "stirbt"
}, j = {
	name: "Vollstrecker",
	difficulties: r.de,
	power: "Macht",
	cards: {
		"morning-rounds": {
			name: "Morgenrunde",
			flavour: "Kaffee, Eier, drei Kassierungen."
		},
		"back-door-delivery": {
			name: "Lieferung hintenrum",
			flavour: "Vorn ist für Kunden und Wachtmeister."
		},
		"broken-windows": {
			name: "Zerbrochene Scheiben",
			flavour: "Glas ist billig. Guter Rat ist billiger."
		},
		"ledger-work": {
			name: "Buchführung",
			flavour: "Zwei Spalten, eine davon stimmt."
		},
		"new-faces": {
			name: "Neue Gesichter",
			flavour: "Alte Gewohnheiten."
		},
		"friends-at-the-bar": {
			name: "Freunde an der Theke",
			flavour: "Sie zahlen nie, alle anderen schon."
		},
		"muscle-flexed": {
			name: "Muskelspiel",
			flavour: "Ein Gespräch ohne Worte."
		},
		"quiet-word": {
			name: "Ein leises Wort",
			flavour: "Laut genug für den, der gemeint war."
		},
		"rainy-tuesday": {
			name: "Regnerischer Dienstag",
			flavour: "Durst kennt kein Wetter."
		},
		"sealed-envelope": {
			name: "Versiegelter Umschlag",
			flavour: "Keiner fragt. Jeder wiegt ihn in der Hand."
		},
		"warehouse-keys": {
			name: "Lagerschlüssel",
			flavour: "Der Wächter sieht vorzüglich und merkt sich wenig."
		},
		"shaken-down": {
			name: "Ausgeschüttelt",
			flavour: "So viel hattest du in den Taschen?"
		},
		"night-shift": {
			name: "Doppelschicht",
			flavour: "Verbrechen zahlt Überstunden."
		},
		"protection-money": {
			name: "Schutzgeld",
			flavour: "Schutz vor wem? Nun ja."
		},
		"night-drive": {
			name: "Nachtfahrt",
			flavour: "Kein Licht, keine Zeugen, kein Trinkgeld."
		},
		"paper-trail": {
			name: "Aktenspur",
			flavour: "Sie führt zu deiner Tür. Dafür hat jemand gesorgt."
		},
		"weighted-dice": {
			name: "Gezinkte Würfel",
			flavour: "Glück ist eine Frage des Gewichts."
		},
		"red-lamp": {
			name: "Rote Laterne",
			flavour: "Lange geöffnet, für Fragen geschlossen."
		},
		"cellar-jazz": {
			name: "Kellerjazz",
			flavour: "Klirren die Flaschen, spielt die Kapelle lauter."
		},
		"tip-off": {
			name: "Anonymer Hinweis",
			flavour: "Ein besorgter Bürger rief an. Deine Nummer hat er auch."
		},
		"bail-money": {
			name: "Kaution",
			flavour: "Zum Frühstück wieder draußen."
		},
		"second-ledger": {
			name: "Das zweite Kassenbuch",
			flavour: "Dieses ist zum Lesen da."
		},
		"river-shipment": {
			name: "Flussfracht",
			flavour: "Als Ballast deklariert. Sehr guter Ballast."
		},
		"favour-returned": {
			name: "Eine Hand wäscht die andere",
			flavour: "Mit Zins und Zinseszins."
		},
		"city-in-the-pocket": {
			name: "Die Stadt in der Tasche",
			flavour: "Sie klimpert."
		},
		"hostile-bid": {
			name: "Feindliches Gebot",
			flavour: "Zugeschlagen dem Herrn mit der Flinte."
		},
		"ribbon-cutting": {
			name: "Große Eröffnung",
			flavour: "Der Bürgermeister schneidet das Band durch. Er kam zufällig vorbei."
		},
		"army-surplus": {
			name: "Heeresbestände",
			flavour: "Der Krieg ist vorbei, der Papierkram nicht."
		},
		"head-hunter": {
			name: "Talentsucher",
			flavour: "Er fand den besten Mann der Stadt. Deinen."
		},
		"night-of-knives": {
			name: "Nacht der Messer",
			flavour: "Die Morgenzeitung braucht eine zweite Auflage."
		},
		"twelve-good-men": {
			name: "Anklagejury",
			flavour: "Zwölf ehrliche Männer, und jeder hat von dir gehört."
		},
		"bonded-whiskey": {
			name: "Whisky unter Zollverschluss",
			flavour: "Zwölf Jahre gereift, in fremdem Lager."
		},
		"clean-hands": {
			name: "Saubere Hände",
			flavour: "Handschuhe helfen."
		},
		"everything-must-go": {
			name: "Alles muss raus",
			flavour: "Deins zuerst."
		},
		"friendly-headlines": {
			name: "Freundliche Schlagzeilen",
			flavour: "Der Redakteur hängt an ihm. Der Redakteur hängt an seinen Knien."
		},
		convoy: {
			name: "Kolonne",
			flavour: "Sechs Laster, ein Passierschein, keine Fragen."
		}
	},
	acts: {
		deal: () => "Er schickt einen Schläger zu einem Deal, und alle seine Deals liefern",
		recruit: () => "Er rekrutiert: so viele Schritte wie Macht",
		job: (e) => `Er nimmt den obersten Auftrag${O(e)}`,
		dealer: (e) => `Er nimmt den obersten Händler${O(e)}`,
		hire: () => "Er heuert den höchsten Komplizen an, den seine Macht erlaubt",
		sales: () => "Er verkauft: so viele Verkäufe wie Macht",
		oust: () => "Er entfernt deine Kontrollmarker: einen je 5 Macht",
		"lower-crime": () => "Er senkt seine Verbrechensrate um seine Macht",
		build: () => "Er eröffnet Geschäfte: so viele wie Macht",
		release: () => "Er holt seine Schläger aus dem Gefängnis, ab Macht 2",
		fence: () => "Er verkauft Waren an die Behörden: so viele wie Macht",
		send: () => "Er schickt Schläger in seinen Bezirk: so viele wie Macht",
		move: () => "Er bewegt Schläger und Fahrzeuge in seinen Bezirk: so viele wie Macht",
		seize: () => "Er übernimmt ein Viertel",
		upgrade: () => "Er baut seine Gang aus"
	},
	gain: "Er nimmt Dollar: so viele wie Macht",
	steal: "Er stiehlt dir Dollar: so viele wie Macht",
	sellNext: {
		speakeasy: "Er verkauft bei seiner nächsten versorgten Flüsterkneipe",
		casino: "Er verkauft bei seinem nächsten versorgten Kasino",
		brothel: "Er verkauft bei seinem nächsten versorgten Bordell",
		nightclub: "Er verkauft bei seinem nächsten versorgten Nachtclub"
	},
	stockNext: "Er nimmt aus dem Vorrat, was sein nächstes unversorgtes Viertel für einen Verkauf braucht",
	policeNext: "Jeder Polizeiwagen fährt in seinen nächsten Bezirk",
	policeHere: "Ein Polizeiwagen kommt in seinen Bezirk",
	harm: (e, t, n) => `${D(t)} deiner Schläger${n ? " in seinem Bezirk" : " nach deiner Wahl"} ${t === 1 ? A[e] : k[e]}`,
	crime: (e) => `Deine Verbrechensrate steigt um ${D(e)}`,
	ring: "Er nimmt den Familienring",
	goods: (e) => `Er nimmt ${E(e, "Ware", "Waren")}`,
	plan: (e, t) => `Plan des Vollstreckers: ${e}. Er hat ${E(t, "Aktion", "Aktionen")}.`,
	walk: ({ from: e, to: t, steps: n }) => n === 0 ? `Der Vollstrecker bleibt: ${t}.` : `Der Vollstrecker zieht ${E(n, "Bezirk", "Bezirke")} weiter, von ${e} nach ${t}.`,
	acted: ({ card: e, text: t, power: n }) => n === null ? `${e}: ${t}.` : `${e}: ${t}. Seine Macht ist ${D(n)}.`,
	skipped: ({ card: e, text: t }) => `${e}: ${t}. Das würde nichts ändern, also liest er weiter.`,
	because: T,
	job: (e) => `Der Vollstrecker legt ${e} zu seinen Aufträgen.`,
	reinforced: (e, t) => t === null ? `Eine Karte aus Stapel ${e} kommt verdeckt auf den Stapel des Vollstreckers.` : `${t} (Stapel ${e}) kommt auf den Ablagestapel des Vollstreckers.`,
	askTie: "Seine Regeln entscheiden hier nicht. Wo verkauft der Vollstrecker?",
	askJobs: "Behalte einen dieser Aufträge; den anderen bekommt der Vollstrecker.",
	askMeanwhile: "Der Vollstrecker ist am Zug, und du kannst einen Auftrag erfüllen: jetzt, oder soll er weitermachen?",
	goOn: "Lass ihn weitermachen",
	heading: "Der Vollstrecker",
	place: ({ district: e, number: t }) => `Er steht im Bezirk ${e}, Nummer ${D(t)}.`,
	numbers: (e) => `Die Bezirke in seiner Reihenfolge: ${e}.`,
	decks: ({ deck: e, discard: t, b: n, c: r }) => `Sein Stapel: ${E(e, "Karte", "Karten")}, Ablagestapel: ${D(t)}; übrig in Stapel B: ${D(n)}, in Stapel C: ${D(r)}.`,
	stats: ({ power: e, plan: t, actions: n, money: r, jobs: i }) => `Macht ${D(e)}; Plan: ${E(t, "Karte", "Karten")}, ${E(n, "Aktion", "Aktionen")}; ${r}; ${E(i, "Auftrag", "Aufträge")}.`,
	reading: ({ card: e, line: t, left: n }) => `Als Nächstes liest er Zeile ${D(t)} von ${e}; er hat noch ${E(n, "Aktion", "Aktionen")}.`,
	nextPlan: ({ cards: e, actions: t }) => `In seinem nächsten Zug legt er ${E(e, "Karte", "Karten")} aus, zieht so weit, wie sie sagen, und hat ${E(t, "Aktion", "Aktionen")}.`,
	nextReorganises: ({ sum: e, jobs: t, news: n }) => `Sein Stapel ist leer: In seinem nächsten Zug reorganisiert er und stiehlt dir bis zu ${e} (${E(t, "Auftrag", "Aufträge")} mal ${E(n, "Schlagzeile", "Schlagzeilen")}).`,
	cardsHeading: "Die Karten des Vollstreckers",
	planPower: (e) => `Mit diesem Plan ist seine Macht ${D(e)}, vor dem +n einer Zeile.`,
	legend: "P auf seinen Karten ist seine Macht: sein Wert, die Boni aller Karten des Plans und das +n der Zeile. X braucht keine Macht.",
	card: ({ card: e, deck: t, moves: n, bonus: r, lines: i }) => `${e} (Stapel ${t}): ${E(n, "Schritt", "Schritte")}, ${r === 0 ? "kein Bonus" : `+${D(r)} Macht für den ganzen Plan`}. ${i}`,
	lastPlan: (e) => `Seine letzten Karten: ${e}.`,
	jobs: (e) => `Seine Aufträge, jeder je Schlagzeile einen deiner Dollar wert, wenn er umorganisiert: ${e}.`,
	associates: (e, t) => `Seine Komplizen, bis zum Schluss aus dem Spiel: ${e}; zusammen ${E(t, "Stufe", "Stufen")}.`,
	levels: (e) => `Seine Werte, nummeriert wie die Bezirke: ${e}.`,
	level: (e, t, n) => `${D(e)} ${t}, Stufe ${D(n)}`
}, M = {
	headings: {
		now: "Jetzt",
		plan: "Plan",
		hand: "Deine Hand",
		jobs: "Deine Aufträge",
		deals: "Deine Deals",
		gang: "Deine Gang",
		city: "Die Stadt",
		market: "Der Markt",
		rivals: "Die Rivalen",
		news: "Schlagzeile"
	},
	round: ({ round: e, time: t, of: n, ness: r }) => `Runde ${e}. Zeit: Feld ${t} von ${n}. Eliot Ness steht auf ${r}.`,
	person: ({ name: e, level: t, muscle: n, influence: r, crimes: i }) => `${e}${t === null ? "" : `, Stufe ${t}`}: ${[
		n,
		r,
		...i === "" ? [] : [i]
	].join(", ")}.`,
	standard: (e) => `Fähigkeit: ${e}`,
	matching: (e, t) => `Mit ${e}: ${t}`,
	noCards: "Keine Karten.",
	hiddenCards: (e) => `${e} verdeckt.`,
	job: (e, t) => `${e}: ${t}`,
	fulfilledJob: (e, t) => `${e}, erfüllt: ${t}`,
	deal: ({ deal: e, needs: t, gives: n, stock: r, storage: i, busy: a }) => `${e}: verlangt ${t}, liefert ${n}. Auf Lager: ${r}, Platz für ${i}.${a ? " Ein Schläger ist schon dort." : ""}`,
	dealer: ({ needs: e, gives: t, storage: n }) => `verlangt ${e}, liefert ${t}, lagert ${n}`,
	nothing: "nichts",
	money: (e) => `Geld: ${e}.`,
	crime: (e) => `Verbrechensrate: ${e}.`,
	thugs: (e) => `Deine Leute: ${e}.`,
	place: (e, t) => `${e} (${t})`,
	stat: ({ stat: e, level: t, price: n }) => `${e}: Stufe ${t}.${n === null ? "" : ` Nächste Stufe: ${n}.`}`,
	price: ({ muscle: e, influence: t, sum: r, crime: i }) => [
		...e > 0 ? [n.muscle(e)] : [],
		...t > 0 ? [n.influence(t)] : [],
		r,
		...i > 0 ? [`Verbrechensrate +${i}`] : []
	].join(", "),
	boss: ({ muscle: e, influence: t, left: n }) => `Dein Boss: ${e}, ${t}. Ausbauwürfel übrig: ${n}.`,
	pile: ({ deck: e, discard: t }) => `Stapel: ${e}. Ablagestapel: ${t}.`,
	district: ({ district: e, what: t }) => t === "" ? `${e}.` : `${e}: ${t}`,
	tile: ({ tile: e, owner: t, defence: n, needs: r, sum: i, businesses: a, stock: o, night: s }) => `${e}${s ? " (Nachtclub)" : ""}, ${t === null ? "frei" : t}: Verteidigung ${n}, verkauft ${r} für ${i}, Geschäfte: ${a}, Lager: ${o}.`,
	pieces: (e, t) => `${e}: ${t}.`,
	emptySpace: "Ein leerer Platz.",
	nextOnDeck: (e) => `Als Nächstes vom Stapel: ${e}.`,
	rival: ({ who: e, gang: t, crime: n, hand: r, deck: i, jobs: a, fulfilled: o, upgrades: s }) => `${e}, ${t}: Verbrechensrate ${n}; Hand: ${r}; Stapel: ${i}; verdeckte Aufträge: ${a}; erfüllt: ${o}; Ausbauten: ${s}.`,
	planOf: (e) => `Plan: ${e}.`,
	ring: "Du trägst den Familienring.",
	ringOf: (e) => `${e} trägt den Familienring.`,
	news: (e, t) => t === "" ? `${e}.` : `${e}: ${t}`,
	standing: ({ gang: e, tiles: t, businesses: n, crime: r }) => `${e}; Viertel: ${t}, Geschäfte: ${n}, Verbrechensrate: ${r}`,
	final: (e) => `Am Ende: ${e}`
}, N = /* @__PURE__ */ e({
	reasons: () => F,
	words: () => P
}), { words: P, reasons: F } = i({
	language: "de",
	title: "Scarface 1920",
	seat: (e) => `Platz ${e}`,
	cards: {
		...u,
		...l,
		...a,
		...s,
		...o,
		...d
	},
	gangs: c,
	nouns: n,
	prompts: S,
	actions: p,
	events: v,
	refusals: w,
	reasons: C,
	table: M,
	rival: j,
	help: () => import("./de.js")
});
export { o as n, a as r, F as reasons, N as t, P as words };
