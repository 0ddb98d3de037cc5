// Frozen by `npm run freeze`: do not edit.
import { l as e } from "./vocabulary.js";
import { t } from "./language.js";
var n = e.join(", "), r = t.join(", "), i = {
	flagRows: [
		["--solo GANG", `in solitaria contro l’Esecutore, a capo di questa gang: ${n}`],
		["--solo outfit:boss", `lo stesso, con una difficoltà: ${r}`],
		["--job-draft", "Colpi a scelta all’inizio: se ne tiene uno, il resto passa"]
	],
	welcome: [
		"Chicago, 1920. Guidi una gang per tre round. Chi ha più denaro alla fine del proibizionismo vince.",
		"A ogni turno disponi un Piano con carte della tua mano. La loro Forza e Influenza decidono che cosa può fare la tua unica azione.",
		"Ricava merci da un Affare, manda uno scagnozzo nella Malavita o dalle Autorità, o conquista quartieri per strada.",
		"Le carte danno abilità, prima e dopo l’azione; di più dove i crimini combaciano.",
		"A Criminalità 11 c’è una Retata per tutti. Senza carte in mano né nel mazzo ti riorganizzi."
	]
};
export { i as terminal };
