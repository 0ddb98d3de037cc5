// Frozen by `npm run freeze`: do not edit.
import { n as e, t } from "./gangs.js";
var n = {
	language: "de",
	gangs: t,
	difficulties: e,
	daily: (e, t) => `Scarface 1920, Tagesaufgabe ${e} vom ${t}`,
	solo: "Scarface 1920, allein gegen den Vollstrecker",
	table: (e, t, n) => `${e} gegen ${t}, ${n}`,
	won: (e) => `Den Vollstrecker geschlagen, Vorsprung ${e}`,
	lost: (e) => `Gegen den Vollstrecker verloren, Rückstand ${e}`,
	drawn: "Gleichauf mit dem Vollstrecker",
	totals: (e, t) => `${e} zu ${t}`,
	unfinished: "Läuft noch"
};
export { n as result };
