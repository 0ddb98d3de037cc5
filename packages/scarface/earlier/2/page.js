// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./src.js";
import { n as t } from "./gangs.js";
import { result as n } from "./result-card.js";
var r = e("de"), i = (e) => r(e, {
	one: "ein Tag",
	other: (e) => `${e} Tage`
}), a = {
	result: n,
	difficulties: t,
	line: "Chicago in der Prohibition: Gang aufbauen, Deals machen, die Stadt an sich reißen. Zwei bis vier Bosse, etwa eine Stunde.",
	play: "Gegen die Stammgäste",
	goOn: "Dein Spiel fortsetzen",
	alone: "Allein gegen den Vollstrecker",
	aloneWhy: "Ein Rivale, der nichts verbirgt: Bei allem, was er tut, sagt er dir, warum.",
	friends: "Mit Freunden",
	rules: "Regeln",
	learn: "In acht Aufgaben lernen",
	difficulty: "Schwierigkeit",
	rival: "Seine Gang",
	begin: "Gegen ihn antreten",
	daily: "Tagesaufgabe",
	dailyWhy: (e, t) => `Dieselben Karten für alle. Heute: ${e}, ${t}.`,
	options: {
		ringByHand: {
			name: "Familienring",
			values: {
				false: "Zahlt automatisch",
				true: "Geld im eigenen Zug nehmen oder vergessen"
			}
		},
		jobDraft: {
			name: "Aufträge",
			values: {
				false: "Werden ausgeteilt",
				true: "Draft: einen behalten, den Rest weitergeben"
			}
		},
		gangs: {
			name: "Gangs",
			values: { null: "Werden ausgelost" }
		},
		solo: {
			name: "Modus",
			values: {
				null: "Zwei bis vier Spieler",
				alone: "Allein gegen den Vollstrecker"
			}
		}
	},
	gang: {
		own: "Deine Gang",
		seat: (e) => `Gang von Platz ${e}`,
		any: "Wird ausgelost"
	},
	gangs: {
		dealt: "Werden ausgelost",
		chosen: "Für jeden Platz gewählt"
	},
	card: {
		title: "Dein Ergebnis",
		share: "Teilen",
		picture: "Als Bild teilen",
		copied: "Kopiert. Jetzt nur noch einfügen.",
		byHand: "Dieser Browser lässt das Kopieren nicht zu: Markiere die Zeilen oben und kopiere sie.",
		trouble: "Das Bild konnte hier nicht erstellt werden.",
		against: "gegen"
	},
	records: {
		title: "Deine Rekorde",
		games: "Gespielt",
		wins: "Gewonnen",
		best: "Beste Summe",
		margin: "Höchster Sieg",
		bestYet: "Dein bisher bestes Ergebnis auf dieser Stufe.",
		played: (e, t) => `Tagesaufgaben: ${i(e)} in Folge; die längste Serie: ${t}.`,
		won: (e, t) => `Gewonnene Tagesaufgaben: ${i(e)} in Folge; die längste Serie: ${t}.`,
		last: (e, t, n, r) => `Deine letzte Tagesaufgabe, ${e}: ${{
			won: "gewonnen",
			drawn: "unentschieden",
			lost: "verloren"
		}[t]}, ${n} zu ${r}.`,
		kept: "Sie werden nur in diesem Browser gespeichert.",
		forget: "Rekorde löschen",
		sure: "Ja, alle löschen",
		keep: "Behalten",
		forgotten: "Deine Rekorde sind gelöscht."
	}
};
export { a as page };
