// Frozen by `npm run freeze`: do not edit.
var e = {
	associate: "Complice",
	rulebook: "Da regolamento",
	underboss: "Vice",
	boss: "Boss",
	untouchable: "Intoccabile"
}, t = {
	outfit: {
		name: "Chicago Outfit",
		flavour: "Il municipio apre loro le porte e chiude gli occhi."
	},
	wolves: {
		name: "Black Wolves",
		flavour: "Bussano una volta. Alla seconda non c’è più la porta."
	},
	gems: {
		name: "Seven Gems",
		flavour: "Tutto ha un prezzo, e lo fissano loro."
	},
	northside: {
		name: "North Side Mob",
		flavour: "Fiori per ogni funerale, whisky per ogni veglia."
	}
};
export { e as n, t };
