// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./numbers.js";
var t = {
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
}, n = {
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
}, { count: r } = e("de"), i = {
	districts: {
		central: "Central",
		"far-north": "Far North Side",
		north: "North Side",
		west: "West Side",
		southwest: "Southwest Side",
		south: "South Side",
		"far-south": "Far South Side"
	},
	stats: {
		hand: "Handgröße",
		lawyers: "Anwälte",
		recruitment: "Rekrutierung",
		supply: "Nachschub",
		vehicles: "Fahrzeuge",
		nightclubs: "Nachtclubs"
	},
	crimes: {
		bootlegging: "Schmuggel",
		corruption: "Korruption",
		gambling: "Glücksspiel",
		theft: "Diebstahl",
		vice: "Laster",
		violence: "Gewalt"
	},
	businesses: {
		speakeasy: "Flüsterkneipe",
		casino: "Kasino",
		brothel: "Bordell",
		nightclub: "Nachtclub"
	},
	bands: {
		green: "Grün",
		amber: "Gelb",
		red: "Rot"
	},
	areas: {
		recruits: "Rekruten",
		safehouses: "Verstecke",
		headquarters: "Hauptquartier",
		underworld: "Unterwelt",
		authorities: "Behörden",
		prison: "Gefängnis"
	},
	pieces: {
		thug: "einen Schläger",
		car: "ein Auto",
		truck: "einen Lastwagen"
	},
	acts: {
		deal: "Einen Schläger zu einem Deal schicken",
		recruit: "Unterwelt: Schläger rekrutieren",
		job: "Unterwelt: einen Auftrag aussuchen",
		dealer: "Unterwelt: einen Händler aussuchen",
		hire: "Unterwelt: einen Komplizen anheuern",
		sales: "Unterwelt: in deinen Vierteln verkaufen",
		oust: "Behörden: Kontrollmarker entfernen",
		"lower-crime": "Behörden: Verbrechensrate senken",
		build: "Behörden: Geschäfte eröffnen",
		release: "Behörden: Schläger aus dem Gefängnis holen",
		fence: "Behörden: Waren verkaufen",
		send: "Schläger in einen Bezirk schicken",
		move: "Schläger und Fahrzeuge bewegen",
		seize: "Ein Viertel übernehmen",
		upgrade: "Die Gang ausbauen",
		dismiss: "Schläger aus dem Spiel nehmen"
	},
	alcohol: (e) => r(e, "Alkohol", "Alkohol"),
	guns: (e) => r(e, "Waffe", "Waffen"),
	thugs: (e) => r(e, "Schläger", "Schläger"),
	cars: (e) => r(e, "Auto", "Autos"),
	trucks: (e) => r(e, "Lastwagen", "Lastwagen"),
	policeCars: (e) => `${r(e, "Polizeiwagen", "Polizeiwagen")}.`,
	cards: (e) => r(e, "Karte", "Karten"),
	muscle: (e) => r(e, "Muskelkraft", "Muskelkraft"),
	influence: (e) => r(e, "Einfluss", "Einfluss"),
	deal: (e, t) => t === "" ? `Deal ${e}` : `Deal ${e} (${t})`,
	quote: (e) => `„${e}“`
};
export { n, t as r, i as t };
