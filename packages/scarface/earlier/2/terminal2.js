// Frozen by `npm run freeze`: do not edit.
import { l as e } from "./vocabulary.js";
import { t } from "./language.js";
var n = e.join(", "), r = t.join(", "), i = {
	flagRows: [
		["--solo GANG", `alone against the Enforcer, who leads that gang: ${n}`],
		["--solo outfit:boss", `the same with a difficulty: ${r}`],
		["--job-draft", "Jobs are drafted at the start: keep one, pass the rest"]
	],
	welcome: [
		"Chicago, 1920. You lead a gang for three rounds. At the end of Prohibition the richest gang wins.",
		"Each turn you lay out a Plan of cards from your hand. Their Muscle and Influence decide what your one action can do.",
		"Collect goods from a Deal, send a thug to the Underworld or the Authorities, or seize neighbourhoods on the streets.",
		"Cards bring skills, before and after the action, and more of them when their crimes match.",
		"At Crime Rate 11 the Feds raid everybody. When your hand and deck are empty, you reorganise."
	]
};
export { i as terminal };
