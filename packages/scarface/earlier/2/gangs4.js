// Frozen by `npm run freeze`: do not edit.
var e = {
	associate: "Associé",
	rulebook: "Selon le livret",
	underboss: "Second",
	boss: "Boss",
	untouchable: "Incorruptible"
}, t = {
	outfit: {
		name: "Chicago Outfit",
		flavour: "L’hôtel de ville leur ouvre les portes et ferme les yeux."
	},
	wolves: {
		name: "Black Wolves",
		flavour: "Ils frappent une fois. La deuxième, il n’y a plus de porte."
	},
	gems: {
		name: "Seven Gems",
		flavour: "Tout a un prix, et ce sont eux qui le fixent."
	},
	northside: {
		name: "North Side Mob",
		flavour: "Des fleurs pour chaque enterrement, du whisky pour chaque veillée."
	}
};
export { e as n, t };
