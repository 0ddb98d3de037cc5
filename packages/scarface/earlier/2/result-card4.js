// Frozen by `npm run freeze`: do not edit.
import { n as e, t } from "./gangs4.js";
var n = {
	language: "fr",
	gangs: t,
	difficulties: e,
	daily: (e, t) => `Scarface 1920, défi ${e} du ${t}`,
	solo: "Scarface 1920, en solo contre l’Exécuteur",
	table: (e, t, n) => `${e} contre ${t}, ${n}`,
	won: (e) => `Victoire sur l’Exécuteur, ${e} d’écart`,
	lost: (e) => `Défaite face à l’Exécuteur, ${e} d’écart`,
	drawn: "À égalité avec l’Exécuteur",
	totals: (e, t) => `${e} à ${t}`,
	unfinished: "Partie en cours"
};
export { n as result };
