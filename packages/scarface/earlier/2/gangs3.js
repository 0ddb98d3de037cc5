// Frozen by `npm run freeze`: do not edit.
var e = {
	associate: "Socio",
	rulebook: "Según el reglamento",
	underboss: "Subjefe",
	boss: "Jefe",
	untouchable: "Intocable"
}, t = {
	outfit: {
		name: "Chicago Outfit",
		flavour: "El ayuntamiento les abre las puertas y cierra los ojos."
	},
	wolves: {
		name: "Black Wolves",
		flavour: "Llaman una vez. A la segunda ya no hay puerta."
	},
	gems: {
		name: "Seven Gems",
		flavour: "Todo tiene un precio, y lo ponen ellos."
	},
	northside: {
		name: "North Side Mob",
		flavour: "Flores para cada entierro y whisky para cada velatorio."
	}
};
export { e as n, t };
