// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./numbers.js";
import { n as t, r as n, t as r } from "./nouns.js";
import { n as i, t as a } from "./gangs.js";
import { a as o, c as s, l as c, n as l, o as u, r as d, s as f, t as p, u as m } from "./clauses.js";
var h = {
	standard: "Standardfähigkeit",
	matching: "Kombifähigkeit"
}, ee = {
	settle: (e, t, n) => `${t} (${n}) übernehmen und dort ${e} aufstellen`,
	keep: (e) => `${e} behalten`,
	giveBack: (e) => `${e} zurücklegen`,
	plan: (e) => `${e} in den Plan legen`,
	ready: "Plan bestätigen",
	ring: "Geld des Familienrings nehmen",
	reorganise: "Reorganisieren",
	skill: (e, t, n) => `${h[t]} von ${e}: ${n}`,
	fulfil: (e) => `Auftrag ${e} erfüllen`,
	endTurn: "Zug beenden",
	stop: "Fertig",
	toDiscard: "Auf den Ablagestapel legen",
	decline: "Ablehnen",
	accept: (e) => `Annehmen: ${e}`,
	deal: (e) => `${e} wählen`,
	alcohol: "Alkohol nehmen",
	gun: "Waffe nehmen",
	spareAlcohol: "Alkohol sparen",
	spareGun: "Waffe sparen",
	store: (e, t) => `${e} lagern: ${t}`,
	replace: (e, t, n) => `${e} lagern, dafür ${t} wegwerfen: ${n}`,
	returnGood: (e) => `${e} in den Vorrat zurücklegen`,
	spend: (e, t) => `${e} abgeben: ${t}`,
	toSafehouses: "Einen Rekruten in die Verstecke holen",
	toHeadquarters: "Einen Schläger aus den Verstecken ins Hauptquartier holen",
	card: (e) => `${e} wählen`,
	newDeal: "Neuen Deal eröffnen",
	tuck: (e) => `Unter ${e} legen`,
	toHand: (e) => e === "" ? "Auf die Hand nehmen" : `Auf die Hand nehmen, für ${e}`,
	tile: (e, t) => `${e} (${t})`,
	sellAt: (e, t, n) => `In ${e} für ${t} verkaufen${n === null ? "" : `, abzüglich ${n} Schmiergeld`}`,
	build: (e, t) => `In ${t} eröffnen: ${e}`,
	wreck: (e, t) => `In ${t} schließen: ${e}`,
	sendTo: (e) => `In den Bezirk ${e} schicken`,
	withBribe: (e, t) => `${e} (Bestechung ${t})`,
	moveFrom: (e) => `Aus dem Bezirk ${e} abziehen`,
	move: (e, t) => `Nach ${t} bewegen: ${e}`,
	vehicle: (e, t) => `In ${t} aufstellen: ${e}`,
	stat: (e, t) => t === "" ? e : `${e}: ${t}`,
	thug: (e) => `Schläger wählen: ${e}`,
	police: (e, t) => `Polizeiwagen von ${e} nach ${t} versetzen`,
	driveOff: (e, t, n, r) => `Von ${n} nach ${r} vertreiben: ${e} von ${t}`,
	option: (e, t) => t === "" ? `Möglichkeit ${e}` : t,
	setUp: "Spiel aufbauen",
	shuffle: "Karten mischen"
}, g = {
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
}, te = {
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
}, ne = {
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
	"alley-scouts": {
		name: "Hinterhofspäher",
		flavour: "Kennen jede Abkürzung und alle, die darin schlafen."
	},
	"night-cashiers": {
		name: "Nachtkassierer",
		flavour: "Zählen zweimal, einmal für jedes der beiden Bücher."
	},
	cellarmen: {
		name: "Kellermeister",
		flavour: "Die guten Fässer liegen hinter den schlechten."
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
}, re = {
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
}, ie = {
	deal: "schickt einen Schläger zu einem Deal",
	recruit: "rekrutiert über die Unterwelt",
	job: "sucht in der Unterwelt nach einem Auftrag",
	dealer: "sucht in der Unterwelt nach einem Händler",
	hire: "heuert in der Unterwelt jemanden an",
	sales: "verkauft über die Unterwelt",
	oust: "lässt die Behörden eine Kontrolle aufheben",
	"lower-crime": "lässt die Behörden Akten verlegen",
	build: "holt sich bei den Behörden Konzessionen",
	release: "holt über die Behörden Leute aus dem Gefängnis",
	fence: "verkauft an die Behörden",
	send: "schickt Schläger auf die Straße",
	move: "verlegt Schläger und Fahrzeuge",
	seize: "greift ein Viertel an",
	upgrade: "baut die Gang aus",
	dismiss: "nimmt Schläger aus dem Spiel"
}, _ = {
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
}, v = {
	jobs: "Auftragsstapel",
	dealers: "Händlerstapel",
	federal: "Razziastapel"
}, y = {
	prison: "muss ins Gefängnis",
	hit: "wird verprügelt",
	kill: "wird getötet"
}, b = {
	setUp: ({ who: e }) => `Das Spiel ist aufgebaut. ${e} beginnt.`,
	keptJob: (e) => `${e} behält einen Auftrag.`,
	keptJobOpen: (e, t) => `${e} behält den Auftrag ${t}.`,
	returnedJob: (e) => `${e} legt einen Auftrag zurück.`,
	passedJobs: "Die übrigen Aufträge wandern nach links.",
	settled: ({ who: e, tile: t, piece: n }) => `${e} übernimmt ${t} und stellt dort ${n} auf.`,
	turn: (e) => `${e} ist am Zug.`,
	noCards: (e) => `${e} hat keine Handkarten: Der Zug endet.`,
	planned: (e, t) => `${e} legt ${t} in den Plan.`,
	ready: ({ who: e, cards: t, muscle: n, influence: r }) => `Der Plan von ${e} steht: ${t}, ${n}, ${r}.`,
	crimeUp: (e, t) => `Die Verbrechensrate von ${e} steigt auf ${t}.`,
	crimeDown: (e, t) => `Die Verbrechensrate von ${e} sinkt auf ${t}.`,
	skill: (e, t, n) => `${e} nutzt die ${n === "standard" ? "Standardfähigkeit" : "Kombifähigkeit"} von ${t}.`,
	acted: (e, t) => `${e} ${ie[t]}.`,
	deal: (e, t) => `${e} wird beliefert von ${t}.`,
	gained: ({ who: e, sum: t, reason: n }) => `${e} erhält ${t} (${_[n]}).`,
	paid: ({ who: e, sum: t, reason: n }) => `${e} zahlt ${t} (${_[n]}).`,
	paidHidden: (e, t) => `${e} zahlt hinter dem Schirm (${_[t]}).`,
	short: ({ who: e, reason: t, owed: n, paid: r }) => `${e} kann ${t === "graft" ? "das Schmiergeld" : "die Bestechung"} von ${n} nicht ganz zahlen und legt es offen: Mehr als ${r} war nicht da.`,
	stole: ({ who: e, from: t, sum: n }) => `${e} stiehlt ${n} von ${t}.`,
	stoleHidden: (e, t) => `${e} stiehlt Geld von ${t}.`,
	goods: (e, t) => `${e} bekommt ${t}.`,
	stored: (e, t, n) => `${e} lagert ${t}: ${n}.`,
	goodGone: (e, t) => `${e} gibt ${t} in den Vorrat zurück.`,
	spent: (e, t, n) => `${e} gibt ${t} ab: ${n}.`,
	boost: (e, t) => `${e} hat in diesem Zug zusätzlich ${t}.`,
	recruited: (e, t) => t === "safehouses" ? `Ein Rekrut von ${e} taucht in den Verstecken unter.` : `Ein Schläger von ${e} kommt aus den Verstecken ins Hauptquartier.`,
	looked: (e, t, n) => `${e} sieht sich vom ${v[t]} ${n} an.`,
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
	boughtOut: ({ who: e, owner: t, tile: n }) => `${e} kauft ${n} von ${t} und kontrolliert es jetzt.`,
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
	harmed: ({ who: e, how: t, place: n }) => `Ein Schläger von ${e} ${y[t]} (${n}).`,
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
}, x = [
	"deine Verbrechensrate",
	"die Verbrechensrate eines Rivalen",
	"die Verbrechensrate jedes Rivalen",
	"die Verbrechensrate aller"
], S = {
	prison: ["bringe ", " ins Gefängnis"],
	hit: ["verprügle ", ""],
	kill: ["töte ", ""]
}, C = {
	prison: ["kommt ins Gefängnis", "kommen ins Gefängnis"],
	hit: ["wird verprügelt", "werden verprügelt"],
	kill: ["wird getötet", "werden getötet"]
}, w = {
	any: ["Schläger oder Fahrzeug", "Schläger oder Fahrzeuge"],
	thugs: ["Schläger", "Schläger"],
	vehicles: ["Fahrzeug", "Fahrzeuge"]
}, T = {
	jobs: "Auftragsstapels",
	dealers: "Händlerstapels",
	federal: "Razziastapels"
}, ae = {
	rivals: "jeder Rivale",
	everyone: "jeder Spieler",
	chooses: " wählt",
	or: "; oder ",
	colon: ": "
}, oe = {
	money: (e, t) => `nimm ${t.dollars(e.amount)}`,
	pay: (e, t) => `${t.to(e.who, "zahle", "zahlt")} ${t.dollars(e.amount)}`,
	steal: (e, t) => `stiehl ${t.n(e.amount, "Dollar", "Dollar")} von ${e.from === "rival" ? "einem Rivalen" : "jedem Rivalen"}${t.per(e.amount)}`,
	goods: (e, t) => `nimm ${t.goods(e.good, e.amount)}`,
	"lose-goods": (e, t) => `${t.to(e.who, "verliere", "verliert")} ${t.goods(e.good ?? "some", e.amount)}`,
	boost: (e, t) => `erhalte in diesem Zug ${f(e, t)}`,
	crime: (e) => `${e.by < 0 ? "senke" : "erhöhe"} ${c(e.who, x)} um ${Math.abs(e.by)}`,
	recruit: ({ steps: e }, t) => `mache ${t.upTo(e)}${t.n(e, "Rekrutierungsschritt", "Rekrutierungsschritte")}${t.per(e)}`,
	release: ({ thugs: e }, t) => e === "all" ? "hole alle deine Schläger aus dem Gefängnis" : `hole ${t.n(e, "Schläger", "Schläger")} aus dem Gefängnis${t.per(e)}`,
	harm: (e, t) => e.whose === "self" ? `${t.n(e.thugs, ...u(e, t, "deiner Schläger", C))}${t.per(e.thugs)}` : `${S[e.how][0]}${t.thugs(e.thugs, e.whose)}${t.at(e.reach)}${S[e.how][1]}${t.per(e.thugs)}`,
	send: ({ thugs: e, where: t }, n) => `schicke ${n.upTo(e)}${n.n(e, "Schläger", "Schläger")} aus dem Hauptquartier in ${t === "anywhere" ? "einen beliebigen Bezirk" : "einen Bezirk, in dem du präsent bist"}${n.per(e)}`,
	move: (e, t) => `bewege ${t.upTo(e.pieces)}${t.n(e.pieces, ...w[e.which])} aus einem Bezirk${t.per(e.pieces)}`,
	police: ({ cars: e }, t) => `versetze ${t.n(e, "Polizeiwagen", "Polizeiwagen")} in einen beliebigen Bezirk`,
	"drive-off": ({ pieces: e }, t) => `vertreibe ${t.n(e, "fremden Schläger oder 1 Fahrzeug", "fremde Schläger oder Fahrzeuge")} in einen Nachbarbezirk`,
	build: (e, t) => `eröffne ${p(e, t, ["Geschäft deiner Wahl", "Geschäfte deiner Wahl"])} in deinen Vierteln${t.per(e.tokens)}`,
	wreck: (e, t) => e.whose === "self" ? t.n(e.tokens, "deiner Geschäfte (kein Nachtclub) schließt", "deiner Geschäfte (keine Nachtclubs) schließen") : `schließe ${t.n(e.tokens, "Geschäft eines Rivalen", "Geschäfte von Rivalen")} (keinen Nachtclub)`,
	draw: ({ cards: e }, t) => `ziehe ${t.n(e, "Karte", "Karten")}${t.per(e)}`,
	discard: ({ cards: e, who: t }, n) => `${n.to(t, "wirf", "wirft")} ${n.n(e, "Handkarte", "Handkarten")} ab`,
	sell: ({ sales: e }, t) => `verkaufe in ${t.upTo(e)}${t.n(e, "deiner Viertel", "deiner Viertel")}${t.per(e)}`,
	fence: ({ goods: e, price: t }, n) => `verkaufe ${n.upTo(e)}${n.n(e, "Ware", "Waren")} für je ${n.dollars(t)} an die Behörden${n.per(e)}`,
	job: ({ draw: e }, t) => `ziehe ${t.n(e, "Auftrag", "Aufträge")}${e === 1 ? "" : `${t.per(e)}; behalte 1`}`,
	dealer: ({ draw: e }, t) => `ziehe ${t.n(e, "Händler", "Händler")}${e === 1 ? "" : `${t.per(e)}; behalte 1`}`,
	hire: (e) => `heuere einen Komplizen der Stufe ${s(e, "oder darunter")}${e.toHand ? " auf die Hand" : ""} an`,
	supply: () => "nimm ohne Schläger die Waren eines deiner Deals",
	ring: () => "nimm den Familienring",
	recall: ({ thugs: e, from: t }, n) => `hole ${n.upTo(e)}${n.n(e, "Schläger", "Schläger")}${n.from(t)} ins Hauptquartier zurück${n.per(e)}`,
	oust: ({ markers: e }, t) => `entferne ${t.upTo(e)}${t.n(e, "Kontrollmarker deiner Wahl", "Kontrollmarker deiner Wahl")}`,
	seize: ({ muscle: e }, t) => `übernimm ein Viertel mit ${t.points("muscle", e)}`,
	upgrade: ({ discount: e }, t) => `baue deine Gang${e === 0 ? "" : ` für ${t.dollars(e)} weniger`} aus (Muskelkraft und Einfluss sind nicht nötig)`,
	downgrade: ({ levels: e, who: t }, n) => `${n.to(t, "verliere", "verliert")} ${n.n(e, "Ausbau", "Ausbauten")}`,
	recover: ({ cards: e }, t) => `nimm ${t.n(e, "Karte", "Karten")} von deinem Ablagestapel auf die Hand`,
	fire: ({ cards: e, who: t }, n) => `${n.to(t, "entlasse", "entlässt")} ${n.n(e, "Komplizen", "Komplizen")} aus Hand oder Ablagestapel`,
	unfulfil: ({ jobs: e, who: t }, n) => `${n.to(t, "drehe", "dreht")} ${n.n(e, "erfüllten Auftrag", "erfüllte Aufträge")} wieder um`,
	choose: (e, t) => `wähle: ${o(e, t, "; oder ")}`,
	may: (e, t) => `wenn du willst, ${l(e, t)}`,
	if: (e, t) => `${t.when([e.when])}, ${t.and(t.clauses(e.then))}`,
	each: (e, t) => d(e, t, ae),
	market: () => "erneuere die beiden markierten Plätze des Markts",
	time: ({ by: e }, t) => `rücke den Zeitmarker ${t.n(Math.abs(e), "Feld", "Felder")} ${e > 0 ? "vor" : "zurück"}`,
	peek: (e) => `sieh dir die ${e.cards === 1 ? "oberste Karte" : `obersten ${e.cards} Karten`} des ${T[e.deck]} an`,
	exchange: ({ goods: e }, t) => `tausche ${t.upTo(e)}${t.n(e, "deiner Waren", "deiner Waren")} gegen die andere Sorte`,
	nightclub: () => "eröffne einen Nachtclub in einem deiner Viertel",
	vehicle: () => "stelle ein Auto oder einen Lastwagen in einen Bezirk, in dem du präsent bist",
	special: (e, t) => t.specials[e.rule]
}, { count: E } = e("de"), D = (e) => E(e, "Ware", "Waren"), O = (e) => E(e, "Schläger", "Schläger"), k = {
	settingUp: "Das Spiel wird aufgebaut.",
	shuffling: "Karten werden gemischt.",
	draftKeep: "Behalte einen dieser Aufträge; die übrigen wandern nach links.",
	draftReturn: "Du hast vier Aufträge: Leg einen zurück und behalte drei.",
	draftWait: "Die anderen suchen noch Aufträge aus.",
	settlePlace: "Wähle dein erstes Viertel und das Fahrzeug, das dort steht.",
	settleGood: "Wähle die Startware für deinen Deal.",
	plan: "Du bist dran: Lege Karten in den Plan. Ab der dritten steigt die Verbrechensrate.",
	reorganise: "Du bist dran und hast keine Karten mehr: Decke Aufträge auf, wenn du willst, dann reorganisiere.",
	noCards: "Du bist dran und hast keine Handkarten: Decke Aufträge auf, wenn du willst, dann beende deinen Zug.",
	planned: ({ muscle: e, influence: t }) => `Dein Plan hat ${e} und ${t}. Leg noch eine Karte dazu oder bestätige den Plan.`,
	act: ({ muscle: e, influence: t }) => `Dein Plan hat ${e} und ${t}. Wähle eine Aktion oder nutze Fähigkeiten.`,
	afterAct: "Deine Aktion ist erledigt. Nutze noch Fähigkeiten oder beende den Zug.",
	ask: {
		kinds: ({ left: e }) => `Wähle, welche Waren du bekommst: noch ${D(e)}.`,
		store: () => "Wo willst du die Ware lagern?",
		spend: () => "Welche Ware gibst du ab?",
		recruit: ({ left: e }) => `Rekrutiere: noch ${E(e, "Schritt", "Schritte")}.`,
		oust: ({ left: e }) => `Welcher Kontrollmarker soll weg? Noch bis zu ${E(e, "Marker", "Marker")}.`,
		dismiss: ({ left: e }) => `Nimm Schläger aus dem Spiel: noch ${O(e)}.`,
		"pick-job": () => "Welchen Auftrag behältst du?",
		"pick-dealer": () => "Welchen Händler behältst du?",
		tuck: ({ card: e }) => `${e}: ein neuer Deal, oder unter einen, den du schon hast?`,
		hire: () => "Wen heuerst du an?",
		welcome: ({ card: e }) => `${e} gehört jetzt zur Gang: sofort auf die Hand oder auf den Ablagestapel?`,
		sell: () => "Wo verkaufst du?",
		sale: () => "Dein Lastwagen spart eine Ware: welche?",
		build: ({ left: e }) => `Welches Geschäft eröffnest du, und wo? Noch bis zu ${E(e, "Geschäft", "Geschäfte")}.`,
		fence: ({ left: e }) => `Welche Ware verkaufst du den Behörden? Noch bis zu ${D(e)}.`,
		send: ({ left: e }) => `Wohin schickst du deine Leute? Noch bis zu ${O(e)}.`,
		move: ({ left: e }) => `Was bewegst du, und wohin? Noch bis zu ${E(e, "Figur", "Figuren")}.`,
		seize: () => "Welches Viertel übernimmst du?",
		marker: () => "Alle Kontrollmarker liegen aus: Welches andere Viertel gibst du auf?",
		upgrade: () => "Was baust du aus?",
		"right-hand": () => "Welche rechte Hand kommt in die Gang?",
		vehicle: () => "Welches Fahrzeug stellst du auf, und wo?",
		nightclub: () => "Wo eröffnest du den Nachtclub?",
		supply: () => "Welcher Deal liefert?",
		deal: () => "Zu welchem Deal schickst du deinen Schläger?",
		harm: ({ left: e }) => `Welchen Schläger trifft es? Noch ${O(e)}.`,
		police: ({ left: e }) => `Welcher Polizeiwagen fährt wohin? Noch ${E(e, "Wagen", "Wagen")}.`,
		"drive-off": ({ left: e }) => `Wen vertreibst du, und wohin? Noch ${E(e, "Figur", "Figuren")}.`,
		"wreck-rival": ({ left: e }) => `Welches fremde Geschäft schließt du? Noch ${E(e, "Geschäft", "Geschäfte")}.`,
		"wreck-own": ({ left: e }) => `Welches deiner Geschäfte schließt du? Noch ${E(e, "Geschäft", "Geschäfte")}.`,
		discard: ({ left: e }) => `Wirf ab: noch ${E(e, "Karte", "Karten")}.`,
		downgrade: ({ left: e }) => `Welcher Wert verliert eine Stufe? Noch ${E(e, "Stufe", "Stufen")}.`,
		recover: ({ left: e }) => `Nimm vom Ablagestapel zurück: noch ${E(e, "Karte", "Karten")}.`,
		fire: ({ left: e }) => `Wen entlässt du? Noch ${E(e, "Komplize", "Komplizen")}.`,
		unfulfil: ({ left: e }) => `Welchen erfüllten Auftrag drehst du um? Noch ${E(e, "Auftrag", "Aufträge")}.`,
		exchange: ({ left: e }) => `Welche Ware tauschst du gegen die andere Sorte? Noch bis zu ${D(e)}.`,
		recall: ({ left: e }) => `Wen holst du ins Hauptquartier zurück? Noch bis zu ${O(e)}.`,
		choose: () => "Wähle eine Möglichkeit.",
		may: () => "Willst du den Preis zahlen?",
		whom: () => "Welchen Rivalen trifft es?",
		special: () => "Triff deine Wahl."
	},
	theirPlan: (e) => `${e} legt einen Plan aus.`,
	theirAct: (e) => `${e} ist am Zug.`,
	theirChoice: (e) => `${e} trifft eine Entscheidung.`,
	over: ({ who: e, sum: t, shared: n }) => n ? `Das Spiel ist aus: ${e} teilen sich den Sieg mit je ${t}.` : `Das Spiel ist aus: ${e} gewinnt mit ${t}.`
}, A = (e) => `als mit der ${e === "best" ? "besten" : "nächstbesten"} Aktion`, j = {
	fulfils: (e) => `das erfüllt ${e}`,
	seizes: (e) => `das bringt dir ${e}`,
	hires: (e) => `das holt ${e} in deine Gang`,
	raises: (e, t) => `das hebt ${e} auf Stufe ${t}`,
	keeps: (e) => `das schützt ${e}`,
	harms: (e, t) => `das kostet ${e} etwa ${t}`,
	more: (e, t) => `bis zu deinem nächsten Zug hast du etwa ${e} mehr ${A(t)}`,
	less: (e, t) => `bis zu deinem nächsten Zug hast du etwa ${e} weniger ${A(t)}`,
	earns: (e) => `bis zu deinem nächsten Zug hast du etwa ${e} mehr`,
	costs: (e) => `bis zu deinem nächsten Zug kostet es dich etwa ${e}`,
	stores: (e) => `das bringt ${e === 1 ? "eine Ware" : `etwa ${e} Waren`} ins Lager`,
	crimeUp: (e) => `deine Verbrechensrate steigt auf etwa ${e}`,
	crimeDown: (e) => `deine Verbrechensrate sinkt auf etwa ${e}`
}, M = {
	"no-thug": () => "Dafür braucht es einen Schläger, und im Hauptquartier ist keiner",
	"no-muscle": () => "Dein Plan hat keine Muskelkraft dafür",
	"no-influence": () => "Dein Plan hat keinen Einfluss dafür",
	"little-influence": ({ influence: e, needed: t }) => `Dafür braucht es ${r.influence(t)}, dein Plan hat ${r.influence(e)}`,
	"no-open-deal": ({ muscle: e, influence: t }) => `Für keinen freien Deal reichen ${r.muscle(e)} und ${r.influence(t)}`,
	"nobody-to-recruit": () => "Du hast keine Rekruten mehr, und auch die Verstecke sind leer",
	"no-cards-left": () => "Dieser Stapel ist leer",
	"nobody-to-hire": ({ influence: e }) => `Für ${r.influence(e)} ist auf dem Markt niemand zu haben`,
	"nothing-to-sell": () => "In keinem deiner Viertel liegen die verlangten Waren bereit",
	"no-control-to-remove": () => "Niemand kontrolliert ein Viertel",
	"crime-is-lowest": () => "Deine Verbrechensrate liegt schon dicht über Eliot Ness",
	"no-room-to-build": () => "In deinen Vierteln ist kein Platz für ein weiteres Geschäft",
	"nobody-in-prison": () => "Von deinen Leuten sitzt niemand im Gefängnis",
	"no-goods": () => "Du hast keine Waren",
	"nowhere-to-send": () => "Du bist in keinem Bezirk präsent, in dem du die Bestechung zahlen kannst",
	"nothing-to-move": () => "Keine deiner Figuren auf der Straße kann sich bewegen",
	"nothing-to-seize": ({ muscle: e }) => `Für ${r.muscle(e)} ist kein Viertel in deiner Reichweite zu haben`,
	"no-upgrade": ({ muscle: e, influence: t }) => `Mit ${r.muscle(e)}, ${r.influence(t)} und deinem Geld ist kein Ausbau möglich`,
	"one-action": () => "Du hattest deine Aktion schon: eine pro Zug",
	"plan-first": () => "Bestätige zuerst den Plan",
	used: ({ card: e }) => `Diese Fähigkeit von ${e} hast du in diesem Zug schon genutzt`,
	"no-match": ({ card: e }) => `Für ${e} fehlt im Plan eine andere Karte mit dem passenden Verbrechen`,
	"no-effect": ({ card: e }) => `${e} würde jetzt nichts bewirken`,
	"job-not-met": () => "Die Bedingung dieses Auftrags ist noch nicht erfüllt",
	other: "Das erlauben die Regeln gerade nicht"
}, N = {
	"only-one": (e) => `Er wählt ${e}: Etwas anderes gibt es nicht.`,
	yours: (e) => `Er wählt ${e}: Was dir gehört, kommt vor dem, was frei ist.`,
	"yours-biggest-profit": (e) => `Er wählt ${e}: deins, größter Gewinn.`,
	"biggest-profit": (e) => `Er wählt ${e}: größter Gewinn.`,
	"least-profit": (e) => `Er wählt ${e}: kleinster Gewinn.`,
	"fewer-goods": (e) => `Er wählt ${e}: so viel Gewinn wie anderswo, für weniger Waren.`,
	"higher-defence": (e) => `Er wählt ${e}: so viel Gewinn wie anderswo, und die höhere Verteidigung.`,
	"lower-number": (e) => `Er wählt ${e}: unter mehreren der Bezirk mit der niedrigeren Nummer.`,
	"your-choice": (e) => `${e}: Seine Regeln ließen es offen, also hast du entschieden.`,
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
}, { count: P, number: F } = e("de"), I = (e) => e === void 0 ? "" : `, ab Macht ${F(e)}`, L = {
	prison: "müssen ins Gefängnis",
	hit: "werden verprügelt",
	kill: "sterben"
}, R = {
	prison: "muss ins Gefängnis",
	hit: "wird verprügelt",
	kill: "stirbt"
}, z = {
	name: "Vollstrecker",
	difficulties: i,
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
			name: "Nachtschicht",
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
			name: "Bleiwürfel",
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
			name: "Das rote Band",
			flavour: "Der Bürgermeister schneidet das Band durch. Er kam zufällig vorbei."
		},
		"army-surplus": {
			name: "Heeresbestände",
			flavour: "Der Krieg ist vorbei, der Papierkram nicht."
		},
		"head-hunter": {
			name: "Kopfjäger",
			flavour: "Er fand den besten Mann der Stadt. Deinen."
		},
		"night-of-knives": {
			name: "Nacht der Messer",
			flavour: "Die Morgenzeitung braucht eine zweite Auflage."
		},
		"twelve-good-men": {
			name: "Zwölf Geschworene",
			flavour: "Ehrliche Leute, und alle haben von dir gehört."
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
		recruit: () => "Er rekrutiert: 1 Schritt je Macht",
		job: (e) => `Er nimmt den obersten Auftrag${I(e)}`,
		dealer: (e) => `Er nimmt den obersten Händler${I(e)}`,
		hire: () => "Er heuert den höchsten Komplizen an, den seine Macht erlaubt",
		sales: () => "Er verkauft: 1 Verkauf je Macht",
		oust: () => "Er entfernt deine Kontrollmarker: einen je 5 Macht",
		"lower-crime": () => "Er senkt seine Verbrechensrate um seine Macht",
		build: () => "Er eröffnet Geschäfte: 1 je Macht",
		release: () => "Er holt seine Schläger aus dem Gefängnis, ab Macht 2",
		fence: () => "Er verkauft Waren an die Behörden: 1 je Macht",
		send: () => "Er schickt Schläger in seinen Bezirk: 1 je Macht",
		move: () => "Er bewegt Schläger und Fahrzeuge in seinen Bezirk: 1 je Macht",
		seize: () => "Er übernimmt ein Viertel",
		upgrade: () => "Er baut seine Gang aus"
	},
	gain: "Er nimmt 1 Dollar je Macht",
	steal: "Er stiehlt dir 1 Dollar je Macht",
	sellNext: {
		speakeasy: "Er verkauft bei seiner nächsten versorgten Flüsterkneipe",
		casino: "Er verkauft bei seinem nächsten versorgten Kasino",
		brothel: "Er verkauft bei seinem nächsten versorgten Bordell",
		nightclub: "Er verkauft bei seinem nächsten versorgten Nachtclub"
	},
	stockNext: "Er nimmt aus dem Vorrat, was sein nächstes unversorgtes Viertel für einen Verkauf braucht",
	policeNext: "Jeder Polizeiwagen fährt in seinen nächsten Bezirk",
	policeHere: "Ein Polizeiwagen kommt in seinen Bezirk",
	harm: (e, t, n) => `${F(t)} deiner Schläger${n ? " in seinem Bezirk" : " nach deiner Wahl"} ${t === 1 ? R[e] : L[e]}`,
	crime: (e) => `Deine Verbrechensrate steigt um ${F(e)}`,
	ring: "Er nimmt den Familienring",
	goods: (e) => `Er nimmt ${P(e, "Ware", "Waren")}`,
	plan: (e, t) => `Plan des Vollstreckers: ${e}. Er hat ${P(t, "Aktion", "Aktionen")}.`,
	walk: ({ from: e, to: t, steps: n }) => n === 0 ? `Der Vollstrecker bleibt: ${t}.` : `Der Vollstrecker zieht ${P(n, "Bezirk", "Bezirke")} weiter, von ${e} nach ${t}.`,
	acted: ({ card: e, text: t, power: n }) => n === null ? `${e}: ${t}.` : `${e}: ${t}. Seine Macht ist ${F(n)}.`,
	skipped: ({ card: e, text: t }) => `${e}: ${t}. Das würde nichts ändern, also liest er weiter.`,
	tooWeak: ({ card: e, text: t, power: n, needs: r }) => `${e}: ${t}. Seine Macht ist ${F(n)}, nötig wären ${F(r)}, also liest er weiter.`,
	because: N,
	job: (e) => `Der Vollstrecker legt ${e} zu seinen Aufträgen.`,
	reinforced: (e, t) => t === null ? `Eine Karte aus Stapel ${e} kommt verdeckt auf den Stapel des Vollstreckers.` : `${t} (Stapel ${e}) kommt auf den Ablagestapel des Vollstreckers.`,
	askTie: "Seine Regeln entscheiden hier nicht. Wo verkauft der Vollstrecker?",
	askJobs: "Behalte einen dieser Aufträge; den anderen bekommt der Vollstrecker.",
	askMeanwhile: "Der Vollstrecker ist am Zug, und du kannst einen Auftrag erfüllen: jetzt, oder soll er weitermachen?",
	goOn: "Ihn weitermachen lassen",
	heading: "Der Vollstrecker",
	place: ({ district: e, number: t }) => `Er steht im Bezirk ${e}, Nummer ${F(t)}.`,
	numbers: (e) => `Die Bezirke in seiner Reihenfolge: ${e}.`,
	decks: ({ deck: e, discard: t, b: n, c: r }) => `Sein Stapel: ${P(e, "Karte", "Karten")}, Ablagestapel: ${F(t)}; übrig in Stapel B: ${F(n)}, in Stapel C: ${F(r)}.`,
	stats: ({ power: e, plan: t, actions: n, money: r, jobs: i }) => `Macht ${F(e)}; Plan: ${P(t, "Karte", "Karten")}, ${P(n, "Aktion", "Aktionen")}; ${r}; ${P(i, "Auftrag", "Aufträge")}.`,
	reading: ({ card: e, line: t, left: n }) => `Als Nächstes liest er Zeile ${F(t)} von ${e}; er hat noch ${P(n, "Aktion", "Aktionen")}.`,
	nextPlan: ({ cards: e, actions: t }) => `In seinem nächsten Zug legt er ${P(e, "Karte", "Karten")} aus, zieht so weit, wie sie sagen, und hat ${P(t, "Aktion", "Aktionen")}.`,
	nextReorganises: ({ sum: e, jobs: t, news: n }) => `Sein Stapel ist leer: In seinem nächsten Zug reorganisiert er und stiehlt dir bis zu ${e} (${P(t, "Auftrag", "Aufträge")} mal ${P(n, "Schlagzeile", "Schlagzeilen")}).`,
	cardsHeading: "Die Karten des Vollstreckers",
	planPower: (e) => `Mit diesem Plan ist seine Macht ${F(e)}, vor dem +n einer Zeile.`,
	legend: "P auf seinen Karten ist seine Macht: sein Wert, die Boni aller Karten des Plans und das +n der Zeile. X braucht keine Macht.",
	card: ({ card: e, deck: t, moves: n, bonus: r, lines: i }) => `${e} (Stapel ${t}): ${P(n, "Schritt", "Schritte")}, ${r === 0 ? "kein Bonus" : `+${F(r)} Macht für den ganzen Plan`}. ${i}`,
	lastPlan: (e) => `Seine letzten Karten: ${e}.`,
	jobs: (e) => `Seine Aufträge, jeder je Schlagzeile einen deiner Dollar wert, wenn er reorganisiert: ${e}.`,
	associates: (e, t) => `Seine Komplizen, bis zum Schluss aus dem Spiel: ${e}; zusammen ${P(t, "Stufe", "Stufen")}.`,
	levels: (e) => `Seine Werte, nummeriert wie die Bezirke: ${e}.`,
	level: (e, t, n) => `${F(e)} ${t}, Stufe ${F(n)}`
}, { count: B } = e("de"), se = {
	discardPile: (e) => `Dein Ablagestapel, von oben: ${e}.`,
	discardOf: (e, t) => `Ablagestapel: obenauf ${e}; darin: ${t}.`,
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
	noCards: "Keine Karten.",
	card: (e, t) => `${e}: ${t}`,
	fulfilledJob: (e, t) => `${e}, erfüllt: ${t}`,
	deal: ({ deal: e, needs: t, gives: n, stock: r, storage: i, busy: a }) => `${e}: verlangt ${t}, liefert ${n}. Auf Lager: ${r}, Platz für ${i}.${a ? " Ein Schläger ist schon dort." : ""}`,
	nothing: "nichts",
	money: (e) => `Geld: ${e}.`,
	crime: (e) => `Verbrechensrate: ${e}.`,
	thugs: (e) => `Deine Leute: ${e}.`,
	place: (e, t) => `${e} (${t})`,
	stat: ({ stat: e, level: t, price: n }) => `${e}: Stufe ${t}.${n === null ? "" : ` Nächste Stufe: ${n}.`}`,
	price: ({ muscle: e, influence: t, sum: n, crime: i }) => [
		...e > 0 ? [r.muscle(e)] : [],
		...t > 0 ? [r.influence(t)] : [],
		n,
		...i > 0 ? [`Verbrechensrate +${i}`] : []
	].join(", "),
	boss: ({ muscle: e, influence: t, left: n }) => `Dein Boss: ${e}, ${t}. Ausbauwürfel übrig: ${n}.`,
	pile: ({ deck: e, discard: t }) => `Stapel: ${e}. Ablagestapel: ${t}.`,
	district: ({ district: e, what: t }) => t === "" ? `${e}.` : `${e}: ${t}`,
	goodsMoreOrLess: (e, t) => `${e} (${B(Math.abs(t), "Ware", "Waren")} ${t < 0 ? "weniger" : "mehr"})`,
	tile: ({ tile: e, owner: t, defence: n, needs: r, sum: i, graft: a, businesses: o, stock: s, night: c }) => `${e}${c ? " (Nachtclub)" : ""}, ${t === null ? "frei" : t}: Verteidigung ${n}, verkauft ${r} für ${i}${a === null ? "" : ` (minus ${a} Schmiergeld)`}, Geschäfte: ${o}, Lager: ${s}.`,
	pieces: (e, t) => `${e}: ${t}.`,
	emptySpace: "Ein leerer Platz.",
	nextOnDeck: (e) => `Als Nächstes vom Stapel: ${e}.`,
	rival: ({ who: e, gang: t, crime: n, hand: r, deck: i, jobs: a, fulfilled: o, upgrades: s }) => `${e}, ${t}: Verbrechensrate ${n}; Hand: ${r}; Stapel: ${i}; verdeckte Aufträge: ${a}; erfüllt: ${o}; Ausbauten: ${s}.`,
	planOf: (e) => `Plan: ${e}.`,
	ring: "Du trägst den Familienring.",
	ringOf: (e) => `${e} trägt den Familienring.`,
	lastRaid: (e, t) => `Letzte Razzia: ${e}.\n${t}`,
	standing: ({ gang: e, tiles: t, businesses: n, crime: r }) => `${e}; Viertel: ${t}, Geschäfte: ${n}, Verbrechensrate: ${r}`,
	final: (e) => `Am Ende: ${e}`
}, V = (e, [t, n]) => `${e} ${e === 1 ? t : n}`, H = (e, t, n = "", r = "") => ({
	each: r === "" ? `${t[0]}${n}` : `${t[0]}, ${r} du ${e}`,
	least: (r) => `du mindestens ${V(r, t)}${n} ${e}`,
	most: (r) => r === 0 ? `du keine ${t[1]}${n} ${e}` : `du höchstens ${V(r, t)}${n} ${e}`,
	mostOfAll: `du mehr ${t[1]}${n} ${e} als jeder Rivale`
}), U = ["Dollar", "Dollar"], W = ["Schläger", "Schläger"], G = ["Ware", "Waren"], K = ["Bezirk", "Bezirken"], q = {
	speakeasy: ["Flüsterkneipe", "Flüsterkneipen"],
	casino: ["Kasino", "Kasinos"],
	brothel: ["Bordell", "Bordelle"],
	nightclub: ["Nachtclub", "Nachtclubs"]
}, ce = {
	speakeasy: "einer",
	casino: "einem",
	brothel: "einem",
	nightclub: "einem"
}, { crimes: J, stats: le } = r, Y = (e) => H("hast", [`Karte mit ${e}`, `Karten mit ${e}`], " in deinem Plan"), X = (e, t) => `${V(Math.abs(e), t)} ${e > 0 ? "mehr" : "weniger"}`, Z = (e) => `${Math.abs(e)} ${e > 0 ? "mehr" : "weniger"}`, Q = (e, t) => `${e > 0 ? "+" : "−"}${Math.abs(e)} ${t}`, $ = ["Ware deiner Wahl", "Waren deiner Wahl"], ue = {
	language: "de",
	dollar: U,
	goods: {
		alcohol: ["Alkohol", "Alkohol"],
		gun: ["Waffe", "Waffen"],
		any: $,
		some: G
	},
	points: {
		muscle: ["Muskelkraft", "Muskelkraft"],
		influence: ["Einfluss", "Einfluss"]
	},
	businesses: q,
	upTo: "bis zu ",
	forEach: (e) => ` je ${e}`,
	atMost: (e) => ` (höchstens ${e})`,
	who: {
		rival: "ein Rivale deiner Wahl",
		rivals: "jeder Rivale",
		everyone: "jeder"
	},
	thugs: {
		self: ["deiner Schläger", "deiner Schläger"],
		rival: ["Schläger eines Rivalen", "Schläger eines Rivalen"],
		rivals: ["Schläger jedes Rivalen", "Schläger jedes Rivalen"],
		everyone: ["Schläger jedes Spielers", "Schläger jedes Spielers"]
	},
	at: {
		anywhere: "",
		streets: " auf den Straßen",
		underworld: " in der Unterwelt",
		authorities: " bei den Behörden",
		headquarters: " im Hauptquartier",
		deals: " auf einem Deal"
	},
	from: {
		anywhere: "",
		streets: " von den Straßen",
		underworld: " aus der Unterwelt",
		authorities: " von den Behörden",
		headquarters: "",
		deals: " von deinen Deals"
	},
	counts: {
		neighbourhoods: H("kontrollierst", ["Viertel", "Viertel"], "", "das"),
		nightclubs: H("kontrollierst", q.nightclub, "", "den"),
		speakeasies: H("kontrollierst", q.speakeasy, "", "die"),
		casinos: H("kontrollierst", q.casino, "", "das"),
		brothels: H("kontrollierst", q.brothel, "", "das"),
		businesses: H("kontrollierst", ["Geschäft", "Geschäfte"], "", "das"),
		deals: H("hast", ["Deal", "Deals"], "", "den"),
		dealers: H("hast", ["Händler", "Händler"], "", "den"),
		"fulfilled-jobs": H("hast", ["erfüllten Auftrag", "erfüllte Aufträge"]),
		"thugs-on-streets": H("hast", W, " auf den Straßen"),
		"thugs-in-headquarters": H("hast", W, " im Hauptquartier"),
		"thugs-in-prison": H("hast", W, " im Gefängnis"),
		"thugs-in-underworld": H("hast", W, " in der Unterwelt"),
		"thugs-at-authorities": H("hast", W, " bei den Behörden"),
		"thugs-on-deals": H("hast", W, " auf Deals"),
		"cars-on-streets": H("hast", ["Auto", "Autos"], " auf den Straßen"),
		"trucks-on-streets": H("hast", ["Lastwagen", "Lastwagen"], " auf den Straßen"),
		"vehicles-on-streets": H("hast", ["Fahrzeug", "Fahrzeuge"], " auf den Straßen"),
		alcohol: H("hast", ["Alkohol", "Alkohol"], "", "den"),
		guns: H("hast", ["Waffe", "Waffen"], "", "die"),
		goods: H("hast", G, "", "die"),
		money: H("hast", U, "", "den"),
		upgrades: H("hast", ["Ausbau", "Ausbauten"], "", "den"),
		"districts-present": {
			each: "Bezirk, in dem du präsent bist",
			least: (e) => `du in mindestens ${V(e, K)} präsent bist`,
			most: (e) => `du in höchstens ${V(e, K)} präsent bist`,
			mostOfAll: "du in mehr Bezirken präsent bist als jeder Rivale"
		},
		"districts-controlled": {
			each: "Bezirk, in dem du ein Viertel kontrollierst",
			least: (e) => `du in mindestens ${V(e, K)} Viertel kontrollierst`,
			most: (e) => `du in höchstens ${V(e, K)} Viertel kontrollierst`,
			mostOfAll: "du in mehr Bezirken Viertel kontrollierst als jeder Rivale"
		},
		"policed-neighbourhoods": {
			each: "Viertel, das du in einem Bezirk mit Polizei kontrollierst",
			least: (e) => `du mindestens ${e} Viertel in einem Bezirk mit Polizei kontrollierst`,
			most: (e) => `du höchstens ${e} Viertel in einem Bezirk mit Polizei kontrollierst`,
			mostOfAll: "du mehr Viertel in Bezirken mit Polizei kontrollierst als jeder Rivale"
		},
		associates: H("hast", ["Komplizen", "Komplizen"], " in deiner Gang"),
		"crime-rate": {
			each: "Stufe deiner Verbrechensrate",
			least: (e) => `deine Verbrechensrate mindestens ${e} beträgt`,
			most: (e) => `deine Verbrechensrate höchstens ${e} beträgt`,
			mostOfAll: "deine Verbrechensrate höher ist als die jedes Rivalen"
		},
		"plan-cards": H("hast", ["Karte", "Karten"], " in deinem Plan"),
		"hand-cards": H("hast", ["Karte", "Karten"], " auf der Hand"),
		"plan-bootlegging": Y(J.bootlegging),
		"plan-corruption": Y(J.corruption),
		"plan-gambling": Y(J.gambling),
		"plan-theft": Y(J.theft),
		"plan-vice": Y(J.vice),
		"plan-violence": Y(J.violence)
	},
	if: "wenn",
	andIf: " und ",
	shared: [["du ", " hast"], ["du ", " kontrollierst"]],
	stat: (e, t) => `dein Wert „${e}“ auf Stufe ${t}${t === 2 ? " oder 3" : ""} steht`,
	controls: (e) => `du ein Viertel in ${e} kontrollierst`,
	ring: "du den Familienring hast",
	costs: {
		money: (e) => `zahle ${V(e, U)}`,
		alcohol: (e) => `gib ${e} Alkohol ab`,
		gun: (e) => `gib ${V(e, ["Waffe", "Waffen"])} ab`,
		goods: (e) => `gib ${V(e, $)} ab`,
		cards: (e) => `wirf ${V(e, ["Handkarte", "Handkarten"])} ab`,
		thugs: (e) => `lege ${V(e, W)} aus dem Hauptquartier zu den Rekruten zurück`,
		crime: (e) => `erhöhe deine Verbrechensrate um ${e}`
	},
	quantities: {
		muscle: (e, { act: t }) => Q(e, `Muskelkraft${t}`),
		influence: (e, { act: t }) => Q(e, `Einfluss${t}`),
		"hand-size": (e) => Q(e, "Handgröße"),
		graft: (e) => `Schmiergeld kostet je Polizeiwagen ${X(e, U)}`,
		bribe: (e) => `Bestechung kostet je Polizeiwagen ${X(e, U)}`,
		profit: (e, { business: t }) => `Verkäufe${t ? ` in Vierteln mit ${q[t][0]}` : ""} bringen ${X(e, U)}`,
		"sale-goods": (e, { business: t }) => `Verkäufe${t ? ` in Vierteln mit ${q[t][0]}` : ""} brauchen ${X(e, G)}`,
		defence: (e, { business: t }) => `${Q(e, "Verteidigung")} in deinen Vierteln${t ? ` mit ${ce[t]} ${q[t][0]}` : ""}`,
		attack: (e) => Q(e, "Muskelkraft, wenn du ein Viertel übernimmst"),
		"deal-goods": (e) => `jeder Deal bringt ${X(e, $)}`,
		storage: (e) => `jeder Deal lagert ${X(e, G)}`,
		"fence-price": (e) => `die Behörden zahlen je Ware ${X(e, U)}`,
		"upgrade-price": (e) => `Ausbauten kosten ${X(e, U)}`,
		"hire-level": (e) => Q(e, `${Math.abs(e) === 1 ? "Stufe" : "Stufen"} beim Anheuern von Komplizen`),
		"hire-alcohol": (e) => `neue Leute auf die Hand zu nehmen kostet ${Math.abs(e)} Alkohol ${e > 0 ? "mehr" : "weniger"}`,
		"underworld-crime": (e) => `in der Unterwelt steigt deine Verbrechensrate um ${Z(e)}`,
		"plan-crime": (e) => `ein großer Plan erhöht deine Verbrechensrate um ${Z(e)}`,
		"business-income": (e, { business: t }) => `beim Reorganisieren ${t ? `bringt ${t === "speakeasy" ? "jede" : t === "nightclub" ? "jeder" : "jedes"} ${q[t][0]}` : "bringt jedes Geschäft"} ${X(e, U)}`,
		"final-business": (e, { business: t }) => `bei Spielende ${t ? `zählt ${t === "speakeasy" ? "jede" : t === "nightclub" ? "jeder" : "jedes"} ${q[t][0]}` : "zählt jedes Geschäft"} ${X(e, U)}`,
		"final-associate": (e) => `bei Spielende zählt jede Stufe eines Komplizen ${X(e, U)}`,
		recruitment: (e) => `beim Reorganisieren hast du ${X(e, ["Rekrutierungsschritt", "Rekrutierungsschritte"])}`,
		lawyers: (e) => `beim Reorganisieren kommt ${X(e, W)} aus dem Gefängnis`,
		"raid-relief": (e) => `nach einer Razzia sinkt deine Verbrechensrate um ${Z(e)}`,
		"ring-income": (e) => `der Familienring bringt ${X(e, U)}`
	},
	moments: {
		deal: "schickst du einen Schläger zu einem Deal",
		underworld: "schickst du einen Schläger in die Unterwelt",
		authorities: "schickst du einen Schläger zu den Behörden",
		seize: "übernimmst du ein Viertel",
		sale: "machst du einen Verkauf",
		hire: "heuerst du einen Komplizen an",
		upgrade: "baust du deine Gang aus",
		reorganise: "reorganisierst du",
		raid: "kommt eine Razzia",
		"lose-control": "verlierst du ein Viertel",
		imprisoned: "kommt einer deiner Schläger ins Gefängnis"
	},
	acts: {
		deal: "für Deals",
		recruit: "beim Rekrutieren",
		job: "beim Ziehen von Aufträgen",
		dealer: "beim Ziehen von Händlern",
		hire: "beim Anheuern von Komplizen",
		sales: "beim Verkaufen",
		oust: "beim Entfernen von Kontrollmarkern",
		"lower-crime": "beim Senken der Verbrechensrate",
		build: "beim Eröffnen von Geschäften",
		release: "beim Leeren des Gefängnisses",
		fence: "beim Verkauf an die Behörden",
		send: "beim Schicken von Schlägern",
		move: "beim Bewegen",
		seize: "beim Übernehmen von Vierteln",
		upgrade: "beim Ausbauen",
		dismiss: "beim Entlassen von Schlägern"
	},
	specials: {
		"copy-skill": "nutze die Standardfähigkeit eines Komplizen im Markt",
		"swap-police": "vertausche alle Polizeiwagen zweier Bezirke",
		"double-sale": "mache 1 Verkauf und nimm den Gewinn doppelt",
		"buy-out": "zahle einem Rivalen den Gewinn, den eines seiner Viertel zeigt, und übernimm es, wenn du in dem Bezirk präsent bist",
		amnesty: "hole die Schläger aller aus dem Gefängnis und nimm 2 Dollar für jeden, der nicht deiner ist"
	},
	stats: le,
	crimes: J,
	districts: {
		central: "Central",
		"far-north": "der Far North Side",
		north: "der North Side",
		west: "der West Side",
		southwest: "der Southwest Side",
		south: "der South Side",
		"far-south": "der Far South Side"
	},
	labels: {
		level: (e) => `Stufe ${e}`,
		roles: {
			boss: "Boss",
			underboss: "Unterboss",
			counselor: "Berater",
			member: "Gangmitglied"
		},
		bossValues: "Muskelkraft und Einfluss laut Bossleiste",
		standard: (e) => `Standard: ${e}`,
		matching: (e, t) => `Mit ${e}: ${t}`,
		keep: "lass diesen Auftrag offen liegen",
		needs: (e) => `Braucht ${e}`,
		gives: (e) => `bringt ${e}`,
		stores: (e) => `lagert ${V(e, G)}`,
		overall: (e) => `Alle: ${e}`,
		bands: {
			green: "Grün",
			amber: "Gelb",
			red: "Rot"
		},
		band: (e, t) => `${e}: ${t}`,
		nothing: "Nichts.",
		relief: (e, t, n) => `Dann sinkt deine Verbrechensrate um ${e}; mit Anwälten der Stufe 2 um ${t}, der Stufe 3 um ${n}.`,
		noRule: "Keine besondere Regel.",
		over: "Das Spiel ist sofort zu Ende.",
		side: ({ night: e, defence: t, goods: n, sum: r }) => `${e ? "Nachtclub" : "Tag"}: Verteidigung ${t}, ${n} für ${r}`,
		row: ({ cubes: e, points: t }) => `Ab ${V(e, ["Ausbau", "Ausbauten"])}: ${t}`,
		bonuses: (e) => `Boni: ${e}`,
		rightHand: "Rechte Hand",
		price: ({ stat: e, level: t, points: n, sum: r, crime: i }) => `${e} auf Stufe ${t}: ${n}, ${r}${i > 0 ? `, Verbrechensrate +${i}` : ""}`
	},
	finish: (e) => e
}, { words: de, reasons: fe, overview: pe, speaker: me } = m({
	language: "de",
	title: "Scarface 1920",
	seat: (e) => `Platz ${e}`,
	cards: {
		...ne,
		...te,
		...n,
		...g,
		...t,
		...re
	},
	gangs: a,
	nouns: r,
	prompts: k,
	actions: ee,
	events: b,
	refusals: M,
	reasons: j,
	table: se,
	rival: z,
	voice: ue,
	operations: oe,
	help: () => import("./help.js")
});
export { pe as overview, fe as reasons, me as speaker, de as words };
