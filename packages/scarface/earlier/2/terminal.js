// Frozen by `npm run freeze`: do not edit.
import { l as e } from "./vocabulary.js";
import { t } from "./language.js";
var n = e.join(", "), r = t.join(", "), i = {
	flagRows: [
		["--solo GANG", `allein gegen den Vollstrecker, der diese Gang führt: ${n}`],
		["--solo outfit:boss", `ebenso, mit einem Schwierigkeitsgrad: ${r}`],
		["--job-draft", "Aufträge im Draft zu Beginn: einen behalten, den Rest weitergeben"]
	],
	welcome: [
		"Chicago, 1920. Du führst drei Runden lang eine Gang. Wer am Ende der Prohibition das meiste Geld hat, gewinnt.",
		"In jedem Zug legst du Karten aus deiner Hand als Plan aus. Muskelkraft und Einfluss bestimmen, was deine eine Aktion bewirkt.",
		"Hol Waren aus einem Deal, schick einen Schläger in die Unterwelt oder zu den Behörden, oder übernimm Viertel auf der Straße.",
		"Karten bringen Fähigkeiten, vor und nach der Aktion; noch mehr, wo Verbrechen zusammenpassen.",
		"Bei Verbrechensrate 11 gibt es eine Razzia bei allen. Sind Hand und Stapel leer, reorganisierst du deine Gang."
	]
};
export { i as terminal };
