// Frozen by `npm run freeze`: do not edit.
import "./src.js";
import { t as e } from "./french.js";
import { l as t } from "./vocabulary.js";
import { t as n } from "./language.js";
var r = t.join(", "), i = n.join(", "), a = {
	flagRows: [
		["--solo GANG", e`en solo contre l’Exécuteur, à la tête de ce gang : ${r}`],
		["--solo outfit:boss", e`de même, avec une difficulté : ${i}`],
		["--job-draft", e`Coups au choix au début : on en garde un, on passe le reste`]
	],
	welcome: [
		"Chicago, 1920. Tu mènes un gang pendant trois manches. Qui a le plus d’argent à la fin de la prohibition gagne.",
		"À chaque tour, tu poses un Plan de cartes de ta main. Leur Force et leur Influence décident de ce que peut ton unique action.",
		"Tire des marchandises d’une Filière, envoie un homme de main au Milieu ou aux Autorités, ou prends des quartiers dans la rue.",
		e`Les cartes ont des compétences, avant et après l’action ; davantage quand les crimes concordent.`,
		e`À 11 de Criminalité, les Fédéraux frappent tout le monde. Sans carte en main ni en pioche, tu te réorganises.`
	]
};
export { a as terminal };
