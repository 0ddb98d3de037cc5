// Frozen by `npm run freeze`: do not edit.
import { n as e, t } from "./gangs5.js";
var n = {
	language: "it",
	gangs: t,
	difficulties: e,
	daily: (e, t) => `Scarface 1920, sfida ${e} del ${t}`,
	solo: "Scarface 1920, in solitaria contro l’Esecutore",
	table: (e, t, n) => `${e} contro ${t}, ${n}`,
	won: (e) => `Esecutore battuto con ${e} di vantaggio`,
	lost: (e) => `Sconfitta contro l’Esecutore per ${e}`,
	drawn: "Parità con l’Esecutore",
	totals: (e, t) => `${e} contro ${t}`,
	unfinished: "Partita in corso"
};
export { n as result };
