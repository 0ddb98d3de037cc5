// Frozen by `npm run freeze`: do not edit.
import { n as e, t } from "./gangs3.js";
var n = {
	language: "es",
	gangs: t,
	difficulties: e,
	daily: (e, t) => `Scarface 1920, reto ${e} del ${t}`,
	solo: "Scarface 1920, en solitario contra el Ejecutor",
	table: (e, t, n) => `${e} contra ${t}, ${n}`,
	won: (e) => `Victoria ante el Ejecutor por ${e}`,
	lost: (e) => `Derrota ante el Ejecutor por ${e}`,
	drawn: "Empate con el Ejecutor",
	totals: (e, t) => `${e} a ${t}`,
	unfinished: "Partida en curso"
};
export { n as result };
