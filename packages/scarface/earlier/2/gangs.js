// Frozen by `npm run freeze`: do not edit.
var e = {
	associate: "Komplize",
	rulebook: "Nach Regelheft",
	underboss: "Unterboss",
	boss: "Boss",
	untouchable: "Unbestechlich"
}, t = {
	outfit: {
		name: "Chicago Outfit",
		flavour: "Das Rathaus öffnet ihnen die Türen und schließt die Augen."
	},
	wolves: {
		name: "Black Wolves",
		flavour: "Sie klopfen einmal. Beim zweiten Mal gibt es keine Tür mehr."
	},
	gems: {
		name: "Seven Gems",
		flavour: "Alles hat seinen Preis, und sie machen ihn."
	},
	northside: {
		name: "North Side Mob",
		flavour: "Blumen für jedes Begräbnis, Whisky für jeden Leichenschmaus."
	}
};
export { e as n, t };
