// Frozen by `npm run freeze`: do not edit.
import { n as e, t } from "./gangs2.js";
var n = {
	language: "en",
	gangs: t,
	difficulties: e,
	daily: (e, t) => `Scarface 1920, challenge ${e} of ${t}`,
	solo: "Scarface 1920, alone against the Enforcer",
	table: (e, t, n) => `${e} against ${t}, ${n}`,
	won: (e) => `Beat the Enforcer by ${e}`,
	lost: (e) => `Lost to the Enforcer by ${e}`,
	drawn: "Level with the Enforcer",
	totals: (e, t) => `${e} to ${t}`,
	unfinished: "Still playing"
};
export { n as result };
