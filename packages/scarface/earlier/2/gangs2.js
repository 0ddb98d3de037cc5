// Frozen by `npm run freeze`: do not edit.
var e = {
	associate: "Associate",
	rulebook: "By the rulebook",
	underboss: "Underboss",
	boss: "Boss",
	untouchable: "Untouchable"
}, t = {
	outfit: {
		name: "Chicago Outfit",
		flavour: "City Hall opens its doors to them, and closes its eyes."
	},
	wolves: {
		name: "Black Wolves",
		flavour: "They knock once. The second time there is no door."
	},
	gems: {
		name: "Seven Gems",
		flavour: "Everything has its price, and they set it."
	},
	northside: {
		name: "North Side Mob",
		flavour: "Flowers for every funeral, whisky for every wake."
	}
};
export { e as n, t };
