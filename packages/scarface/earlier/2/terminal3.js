// Frozen by `npm run freeze`: do not edit.
import { l as e } from "./vocabulary.js";
import { t } from "./language.js";
var n = e.join(", "), r = t.join(", "), i = {
	flagRows: [
		["--solo BANDA", `en solitario contra el Ejecutor, que dirige esta banda: ${n}`],
		["--solo outfit:boss", `lo mismo, con una dificultad: ${r}`],
		["--job-draft", "Golpes a elegir al principio: se guarda uno y se pasa el resto"]
	],
	welcome: [
		"Chicago, 1920. Diriges una banda durante tres rondas. Quien tenga más dinero al acabar la ley seca gana.",
		"En cada turno dispones un Plan de cartas de tu mano. Su Músculo y su Influencia deciden qué puede hacer tu única acción.",
		"Saca mercancías de un Trato, manda un matón a los Bajos Fondos o a las Autoridades, o toma barrios en la calle.",
		"Las cartas dan habilidades, antes y después de la acción; más aún donde los delitos coinciden.",
		"Con Criminalidad 11 hay Redada para todos. Sin cartas en la mano ni en el mazo te reorganizas."
	]
};
export { i as terminal };
