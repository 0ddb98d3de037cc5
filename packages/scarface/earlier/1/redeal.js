// Frozen by `npm run freeze`: do not edit.
import { _ as e, a as t, c as n, d as r, f as i, g as a, h as o, i as s, m as c, n as l, o as u, p as ee, r as te, s as ne, t as re, u as ie, v as ae, y as d } from "./vocabulary.js";
function oe(e, t, n = 0, r = e.length) {
	for (let i = r - 1; i > n; i--) {
		let r = n + t.below(i + 1 - n), a = e[i];
		e[i] = e[r], e[r] = a;
	}
	return e;
}
function se(e, t) {
	return e[t.below(e.length)];
}
var ce = [
	{
		id: "alcohol-dealer",
		copies: 4,
		muscle: 1,
		influence: 0,
		alcohol: 2,
		gun: 0,
		storage: 1,
		starter: !0
	},
	{
		id: "gun-dealer",
		copies: 4,
		muscle: 1,
		influence: 0,
		alcohol: 0,
		gun: 1,
		storage: 1,
		starter: !0
	},
	{
		id: "moonshiner",
		copies: 2,
		muscle: 0,
		influence: 0,
		alcohol: 2,
		gun: 0,
		storage: 1
	},
	{
		id: "sleeping-car-porter",
		copies: 1,
		muscle: 0,
		influence: 0,
		alcohol: 0,
		gun: 1,
		storage: 3
	},
	{
		id: "distillery-owner",
		copies: 2,
		muscle: 1,
		influence: 0,
		alcohol: 3,
		gun: 0,
		storage: 1
	},
	{
		id: "gun-runner",
		copies: 2,
		muscle: 1,
		influence: 0,
		alcohol: 0,
		gun: 2,
		storage: 1
	},
	{
		id: "prescription-doctor",
		copies: 2,
		muscle: 0,
		influence: 1,
		alcohol: 2,
		gun: 0,
		storage: 4
	},
	{
		id: "grape-brick-salesman",
		copies: 1,
		muscle: 0,
		influence: 1,
		alcohol: 3,
		gun: 0,
		storage: 1
	},
	{
		id: "junk-dealer",
		copies: 2,
		muscle: 0,
		influence: 1,
		alcohol: 1,
		gun: 1,
		storage: 2
	},
	{
		id: "irish-revolutionary",
		copies: 2,
		muscle: 2,
		influence: 0,
		alcohol: 1,
		gun: 2,
		storage: 1
	},
	{
		id: "rum-row-captain",
		copies: 2,
		muscle: 2,
		influence: 0,
		alcohol: 4,
		gun: 0,
		storage: 1
	},
	{
		id: "police-captain",
		copies: 1,
		muscle: 2,
		influence: 0,
		alcohol: 0,
		gun: 3,
		storage: 1
	},
	{
		id: "near-beer-brewer",
		copies: 1,
		muscle: 1,
		influence: 1,
		alcohol: 3,
		gun: 0,
		storage: 4
	},
	{
		id: "quartermaster",
		copies: 1,
		muscle: 1,
		influence: 1,
		alcohol: 1,
		gun: 2,
		storage: 2
	},
	{
		id: "canadian-exporter",
		copies: 1,
		muscle: 0,
		influence: 2,
		alcohol: 4,
		gun: 0,
		storage: 2
	},
	{
		id: "harbour-master",
		copies: 1,
		muscle: 0,
		influence: 2,
		alcohol: 2,
		gun: 1,
		storage: 3
	},
	{
		id: "auctioneer",
		copies: 1,
		muscle: 0,
		influence: 3,
		alcohol: 1,
		gun: 2,
		storage: 4
	},
	{
		id: "army-officer",
		copies: 1,
		muscle: 2,
		influence: 2,
		alcohol: 0,
		gun: 4,
		storage: 1
	}
], f = (e) => ({
	do: "pay",
	amount: e
}), le = (e) => ({
	do: "money",
	amount: e
}), p = (e, t) => ({
	do: "lose-goods",
	amount: e,
	...t && { good: t }
}), m = (e, t, n = "anywhere") => ({
	do: "harm",
	how: e,
	thugs: t,
	whose: "self",
	reach: n
}), h = (e) => ({
	do: "discard",
	cards: e
}), ue = {
	do: "wreck",
	tokens: 1,
	whose: "self"
}, de = {
	do: "release",
	thugs: 1
}, fe = {
	do: "recruit",
	steps: 1
}, pe = {
	do: "police",
	cars: 1
}, me = (e) => ({
	do: "crime",
	by: e
}), he = (e, t) => ({
	do: "if",
	when: e,
	then: [t]
}), ge = [
	2,
	3,
	4
], g = [
	3,
	4,
	5
], _ = [
	4,
	5,
	6
], v = (e, t, n, r) => ({
	id: e,
	overall: t,
	bands: n,
	relief: r
}), _e = (e) => ({
	...e,
	multiplayerOnly: !0
}), ve = [
	v("tax-audit", [f(1)], [
		[],
		[f(5)],
		[f(12)]
	], g),
	v("bail-hearing", [{
		do: "may",
		cost: { money: 3 },
		then: [de]
	}], [
		[],
		[f(4)],
		[f(10)]
	], g),
	v("licence-renewal", [f({
		each: "speakeasies",
		most: 3
	})], [
		[],
		[f(4)],
		[f({
			each: "businesses",
			times: 2,
			most: 12
		}), f(2)]
	], ge),
	v("bank-examiners", [he({
		count: "money",
		least: 30
	}, f(3))], [
		[le(2)],
		[f(5)],
		[{
			do: "downgrade",
			levels: 1
		}]
	], _),
	v("vehicle-inspection", [f({
		each: "vehicles-on-streets",
		most: 3
	})], [
		[],
		[f(4)],
		[m("prison", 1), f(5)]
	], g),
	v("census-of-1920", [f({
		each: "thugs-on-streets",
		most: 3
	})], [
		[fe],
		[f(4)],
		[f(11)]
	], g),
	v("budget-cuts", [], [
		[le(3)],
		[f(4)],
		[f(10)]
	], ge)
], ye = [
	v("warehouse-inspection", [p(1)], [
		[],
		[p(1)],
		[p(3)]
	], g),
	v("barrels-in-the-river", [p(1, "alcohol")], [
		[],
		[p(1, "alcohol")],
		[p(2, "alcohol"), f(3)]
	], g),
	v("arms-amnesty", [{
		do: "may",
		cost: { gun: 1 },
		then: [me(-3)]
	}], [
		[],
		[p(1, "gun")],
		[p(1, "gun"), f(6)]
	], ge),
	v("expert-tasting", [{
		do: "exchange",
		goods: 1
	}], [
		[{
			do: "goods",
			good: "alcohol",
			amount: 1
		}],
		[p(1)],
		[p(2), h(1)]
	], g),
	v("truck-through-the-door", [pe], [
		[],
		[p(1)],
		[ue, p(1)]
	], _)
], be = [
	v("dragnet", [pe], [
		[],
		[m("prison", 1)],
		[m("prison", 2)]
	], g),
	v("usual-suspects", [m("prison", 1, "authorities")], [
		[de],
		[m("prison", 1, "headquarters")],
		[m("prison", 2, "headquarters")]
	], _),
	v("deportation-order", [], [
		[],
		[f(5)],
		[m("kill", 1)]
	], g),
	v("mistaken-identity", [de], [
		[de],
		[m("prison", 1)],
		[m("prison", 1), f(6)]
	], g),
	v("bureau-is-hiring", [], [
		[fe],
		[f(4)],
		[m("hit", 1), f(4)]
	], _),
	v("curfew", [{
		do: "recall",
		thugs: 1,
		from: "streets"
	}], [
		[],
		[f({
			each: "thugs-on-streets",
			times: 2,
			most: 6
		})],
		[f({
			each: "thugs-on-streets",
			times: 2,
			most: 6
		}), m("prison", 1)]
	], g)
], xe = [
	v("padlock-order", [], [
		[],
		[f(5)],
		[ue, f(3)]
	], g),
	v("moral-hygiene-board", [f({
		each: "brothels",
		most: 3
	})], [
		[me(-1)],
		[f(5)],
		[ue, h(1)]
	], _),
	v("slot-machine-bonfire", [f({
		each: "casinos",
		most: 3
	})], [
		[],
		[h(1)],
		[h(1), f(7)]
	], g)
], Se = [
	v("grand-jury", [{
		do: "may",
		cost: { money: 3 },
		then: [me(-2)]
	}], [
		[{
			do: "draw",
			cards: 1
		}],
		[h(1)],
		[h(2), f(4)]
	], ge),
	v("star-witness", [], [
		[],
		[f(5)],
		[{
			do: "fire",
			cards: 1
		}]
	], g),
	v("tapped-telephone", [{
		do: "peek",
		deck: "jobs",
		cards: 2
	}], [
		[{
			do: "job",
			draw: 1
		}],
		[me(2)],
		[{
			do: "unfulfil",
			jobs: 1
		}, f(4)]
	], _),
	v("lost-paperwork", [me(-1)], [
		[le(2)],
		[f(4)],
		[f(10)]
	], _)
], Ce = [
	v("wanted-poster", [he({
		count: "crime-rate",
		mostOfAll: !0
	}, f(4))], [
		[],
		[f(4)],
		[f(11)]
	], _),
	v("trust-busting", [he({
		count: "businesses",
		mostOfAll: !0
	}, f(5))], [
		[le(2)],
		[f(5)],
		[ue, f(2)]
	], g),
	v("society-column", [he({ ring: !0 }, f(3))], [
		[],
		[h(1)],
		[m("hit", 1, "headquarters"), f(3)]
	], g)
].map(_e), we = [
	...ve,
	...ye,
	...be,
	...xe,
	...Se,
	...Ce
], y = (e, t, n, r) => ({
	muscle: e,
	influence: t,
	money: n,
	crime: r
}), Te = (...e) => e.map(([e, t], n) => ({
	from: [
		0,
		2,
		5,
		8,
		11
	][n] ?? 0,
	muscle: e,
	influence: t
})), Ee = (e, t, n) => ({
	gang: e,
	boss: t,
	underboss: `${e}-underboss`,
	counselor: `${e}-counselor`,
	...n,
	values: {
		hand: [
			3,
			4,
			5
		],
		lawyers: [
			1,
			2,
			3
		],
		recruitment: [
			2,
			3,
			4
		],
		supply: [
			0,
			1,
			2
		],
		vehicles: [
			0,
			1,
			2
		],
		nightclubs: [
			0,
			1,
			2
		]
	}
}), De = [
	Ee("outfit", "capone", {
		rows: Te([1, 1], [1, 2], [2, 2], [2, 3], [2, 4]),
		bonuses: [
			2,
			3,
			"right-hand",
			null,
			null,
			4,
			"right-hand",
			4,
			null,
			5,
			6,
			8
		],
		prices: {
			hand: [y(0, 2, 5, 0), y(1, 3, 11, 2)],
			lawyers: [y(0, 2, 3, 0), y(0, 4, 7, 1)],
			recruitment: [y(2, 0, 4, 1), y(2, 2, 8, 1)],
			supply: [y(1, 1, 6, 1), y(2, 2, 12, 2)],
			vehicles: [y(2, 0, 5, 1), y(3, 1, 8, 1)],
			nightclubs: [y(0, 2, 6, 1), y(1, 3, 12, 2)]
		}
	}),
	Ee("wolves", "st-clair", {
		rows: Te([2, 0], [2, 1], [3, 1], [4, 1], [4, 2]),
		bonuses: [
			null,
			"right-hand",
			2,
			3,
			"right-hand",
			null,
			4,
			null,
			4,
			5,
			6,
			8
		],
		prices: {
			hand: [y(1, 1, 6, 1), y(3, 1, 11, 2)],
			lawyers: [y(0, 2, 4, 0), y(1, 3, 9, 1)],
			recruitment: [y(2, 0, 4, 1), y(4, 0, 8, 1)],
			supply: [y(2, 0, 6, 1), y(3, 1, 11, 2)],
			vehicles: [y(2, 0, 3, 0), y(4, 0, 7, 1)],
			nightclubs: [y(1, 1, 6, 1), y(2, 2, 12, 2)]
		}
	}),
	Ee("gems", "rothstein", {
		rows: Te([0, 2], [1, 2], [1, 3], [1, 4], [2, 4]),
		bonuses: [
			null,
			3,
			null,
			"right-hand",
			4,
			"right-hand",
			2,
			4,
			null,
			5,
			6,
			8
		],
		prices: {
			hand: [y(0, 2, 6, 1), y(0, 4, 12, 2)],
			lawyers: [y(0, 2, 4, 0), y(0, 4, 7, 1)],
			recruitment: [y(2, 0, 4, 1), y(1, 3, 9, 1)],
			supply: [y(1, 1, 5, 1), y(1, 3, 12, 2)],
			vehicles: [y(2, 0, 5, 1), y(2, 2, 9, 1)],
			nightclubs: [y(0, 2, 5, 0), y(0, 4, 9, 2)]
		}
	}),
	Ee("northside", "obanion", {
		rows: Te([1, 1], [2, 1], [2, 2], [3, 2], [3, 3]),
		bonuses: [
			2,
			null,
			3,
			"right-hand",
			null,
			4,
			null,
			"right-hand",
			4,
			5,
			6,
			8
		],
		prices: {
			hand: [y(1, 1, 6, 1), y(2, 2, 12, 2)],
			lawyers: [y(0, 2, 5, 0), y(1, 3, 9, 1)],
			recruitment: [y(2, 0, 4, 1), y(3, 1, 9, 1)],
			supply: [y(2, 0, 5, 1), y(3, 1, 10, 2)],
			vehicles: [y(2, 0, 4, 1), y(3, 1, 8, 1)],
			nightclubs: [y(1, 1, 6, 1), y(2, 2, 11, 2)]
		}
	})
], Oe = [
	{
		id: "bathtub-gin",
		needs: [{
			count: "alcohol",
			least: 4
		}, {
			count: "plan-bootlegging",
			least: 1
		}],
		cost: { alcohol: 2 },
		reward: [{
			do: "money",
			amount: 22
		}]
	},
	{
		id: "clearance-sale",
		needs: [{
			count: "goods",
			least: 7
		}],
		reward: [{
			do: "sell",
			sales: 2
		}, {
			do: "money",
			amount: 3
		}]
	},
	{
		id: "double-shift",
		needs: [{
			count: "thugs-on-deals",
			least: 2
		}],
		reward: [{ do: "supply" }, {
			do: "recall",
			thugs: 1,
			from: "deals"
		}]
	},
	{
		id: "guns-on-the-table",
		needs: [{
			count: "guns",
			least: 3
		}, {
			count: "thugs-on-streets",
			least: 2
		}],
		cost: { gun: 1 },
		reward: [{
			do: "seize",
			muscle: 4
		}, {
			do: "money",
			amount: 6
		}]
	},
	{
		id: "whisky-row",
		needs: [{
			count: "speakeasies",
			least: 3
		}],
		reward: [{
			do: "goods",
			good: "alcohol",
			amount: 2
		}, {
			do: "money",
			amount: 6
		}]
	},
	{
		id: "loaded-dice",
		needs: [{
			count: "casinos",
			least: 2
		}, {
			count: "plan-gambling",
			least: 1
		}],
		reward: [{
			do: "steal",
			amount: 3,
			from: "rivals"
		}, {
			do: "money",
			amount: 4
		}]
	},
	{
		id: "little-black-book",
		needs: [{
			count: "brothels",
			least: 2
		}, {
			count: "plan-vice",
			least: 1
		}],
		reward: [
			{
				do: "police",
				cars: 1
			},
			{
				do: "crime",
				by: -2
			},
			{
				do: "money",
				amount: 5
			}
		]
	},
	{
		id: "grand-opening",
		needs: [{
			count: "nightclubs",
			least: 1
		}],
		reward: [{
			do: "build",
			tokens: 1
		}, {
			do: "money",
			amount: 6
		}]
	},
	{
		id: "pillar-of-the-community",
		needs: [{
			count: "businesses",
			least: 4
		}, {
			count: "crime-rate",
			most: 4
		}],
		reward: [{
			do: "money",
			amount: 14
		}]
	},
	{
		id: "something-for-everyone",
		needs: [
			{
				count: "casinos",
				least: 1
			},
			{
				count: "brothels",
				least: 1
			},
			{
				count: "speakeasies",
				least: 1
			},
			{
				count: "businesses",
				least: 4
			}
		],
		reward: [{
			do: "money",
			amount: 4
		}, {
			do: "money",
			amount: {
				each: "businesses",
				times: 2,
				most: 12
			}
		}]
	},
	{
		id: "corner-to-corner",
		needs: [{
			count: "districts-controlled",
			least: 3
		}],
		reward: [{
			do: "recruit",
			steps: 2
		}, {
			do: "money",
			amount: 12
		}]
	},
	{
		id: "city-hall-steps",
		needs: [{ controls: "central" }],
		reward: [{
			do: "money",
			amount: 8
		}, {
			do: "crime",
			by: -2
		}]
	},
	{
		id: "lakeside-landing",
		needs: [{ controls: "far-north" }],
		reward: [{
			do: "goods",
			good: "any",
			amount: 2
		}]
	},
	{
		id: "mill-gate",
		needs: [{ controls: "far-south" }],
		reward: [{
			do: "recruit",
			steps: 4
		}]
	},
	{
		id: "motorcade",
		needs: [{
			count: "vehicles-on-streets",
			least: 2
		}, {
			count: "districts-present",
			least: 3
		}],
		reward: [{
			do: "move",
			pieces: 2,
			which: "any"
		}, {
			do: "money",
			amount: 7
		}]
	},
	{
		id: "garage-party",
		needs: [{
			count: "plan-violence",
			least: 1
		}, {
			count: "thugs-on-streets",
			least: 3
		}],
		reward: [{
			do: "harm",
			how: "hit",
			thugs: 2,
			whose: "rival",
			reach: "streets"
		}, {
			do: "money",
			amount: 6
		}]
	},
	{
		id: "king-of-the-city",
		needs: [{
			count: "neighbourhoods",
			mostOfAll: !0
		}, {
			count: "neighbourhoods",
			least: 3
		}],
		reward: [{
			do: "money",
			amount: 15
		}],
		multiplayerOnly: !0
	},
	{
		id: "prison-escape",
		needs: [{
			count: "thugs-in-prison",
			least: 2
		}],
		reward: [{
			do: "release",
			thugs: "all"
		}, {
			do: "money",
			amount: 4
		}]
	},
	{
		id: "friends-downtown",
		needs: [{
			count: "thugs-at-authorities",
			least: 2
		}],
		reward: [
			{
				do: "recall",
				thugs: 1,
				from: "authorities"
			},
			{
				do: "crime",
				by: -2
			},
			{
				do: "money",
				amount: 2
			}
		]
	},
	{
		id: "society-wedding",
		needs: [{ ring: !0 }, {
			count: "associates",
			least: 2
		}],
		reward: [{
			do: "hire",
			level: 3
		}]
	},
	{
		id: "ballot-stuffing",
		needs: [{
			count: "plan-corruption",
			least: 2
		}, {
			count: "thugs-at-authorities",
			least: 1
		}],
		cost: { money: 3 },
		reward: [{
			do: "oust",
			markers: 1
		}, {
			do: "crime",
			by: -3
		}]
	},
	{
		id: "safe-deposit",
		needs: [
			{
				count: "plan-theft",
				least: 2
			},
			{
				count: "cars-on-streets",
				least: 1
			},
			{
				count: "thugs-on-streets",
				least: 1
			}
		],
		reward: [{
			do: "steal",
			amount: 5,
			from: "rival"
		}, {
			do: "money",
			amount: 5
		}]
	},
	{
		id: "crime-spree",
		needs: [{
			count: "plan-cards",
			least: 4
		}],
		reward: [{
			do: "draw",
			cards: 2
		}, {
			do: "crime",
			by: -2
		}]
	},
	{
		id: "most-wanted",
		needs: [{
			count: "crime-rate",
			mostOfAll: !0
		}, {
			count: "crime-rate",
			least: 7
		}],
		reward: [{
			do: "crime",
			by: -3
		}, {
			do: "money",
			amount: 6
		}],
		multiplayerOnly: !0
	}
], ke = [
	{
		id: "speedboats",
		needs: [{
			count: "dealers",
			least: 3
		}, {
			count: "thugs-on-deals",
			least: 1
		}],
		powers: [{
			modify: "deal-goods",
			by: 1
		}]
	},
	{
		id: "bonded-warehouse",
		needs: [{
			count: "goods",
			least: 6
		}, {
			count: "neighbourhoods",
			least: 2
		}],
		powers: [{
			modify: "storage",
			by: 2
		}, {
			modify: "fence-price",
			by: 2
		}]
	},
	{
		id: "coat-check",
		needs: [{
			count: "speakeasies",
			least: 2
		}],
		powers: [{
			on: "sale",
			effects: [{
				do: "money",
				amount: 2
			}]
		}]
	},
	{
		id: "precinct-on-the-payroll",
		needs: [{
			count: "policed-neighbourhoods",
			least: 1
		}],
		cost: { money: 2 },
		powers: [{
			modify: "graft",
			by: -2
		}, {
			modify: "bribe",
			by: -2
		}]
	},
	{
		id: "title-deeds",
		needs: [{
			count: "businesses",
			least: 5
		}],
		powers: [{
			modify: "final-business",
			by: 2
		}]
	},
	{
		id: "fire-insurance",
		needs: [{
			count: "districts-present",
			least: 3
		}],
		powers: [{
			modify: "defence",
			by: 1
		}, {
			on: "lose-control",
			effects: [{
				do: "money",
				amount: 6
			}]
		}]
	},
	{
		id: "boxing-gym",
		needs: [{
			count: "thugs-in-headquarters",
			least: 6
		}],
		cost: { money: 4 },
		powers: [{
			modify: "muscle",
			by: 1
		}]
	},
	{
		id: "ward-boss",
		needs: [
			{
				count: "thugs-at-authorities",
				least: 1
			},
			{
				count: "plan-corruption",
				least: 1
			},
			{
				count: "upgrades",
				least: 2
			}
		],
		cost: { money: 4 },
		powers: [{
			modify: "influence",
			by: 1
		}]
	},
	{
		id: "blueprints",
		needs: [{
			count: "upgrades",
			least: 4
		}],
		powers: [{
			modify: "upgrade-price",
			by: -2
		}, {
			on: "upgrade",
			effects: [{
				do: "crime",
				by: -1
			}]
		}]
	},
	{
		id: "talent-scout",
		needs: [{
			count: "associates",
			least: 3
		}],
		powers: [{
			modify: "hire-level",
			by: 1
		}, {
			modify: "final-associate",
			by: 1
		}]
	},
	{
		id: "blood-oath",
		needs: [{ ring: !0 }, {
			stat: "recruitment",
			level: 2
		}],
		powers: [{
			modify: "ring-income",
			by: 2
		}, {
			on: "hire",
			effects: [{
				do: "money",
				amount: 3
			}]
		}]
	},
	{
		id: "quiet-men",
		needs: [{
			count: "crime-rate",
			most: 4
		}, {
			count: "associates",
			least: 2
		}],
		powers: [{
			modify: "underworld-crime",
			by: -1
		}, {
			modify: "plan-crime",
			by: -1
		}]
	},
	{
		id: "stool-pigeon",
		needs: [{
			count: "thugs-in-underworld",
			least: 3
		}],
		powers: [{
			on: "underworld",
			effects: [{
				do: "money",
				amount: 2
			}]
		}]
	},
	{
		id: "jailhouse-lawyer",
		needs: [{
			count: "thugs-in-prison",
			least: 2
		}],
		powers: [{
			modify: "lawyers",
			by: 1
		}, {
			on: "imprisoned",
			effects: [{
				do: "money",
				amount: 2
			}]
		}]
	},
	{
		id: "friend-at-the-bureau",
		needs: [{
			stat: "lawyers",
			level: 2
		}],
		powers: [{
			modify: "raid-relief",
			by: 1
		}, {
			on: "raid",
			effects: [{
				do: "money",
				amount: 4
			}]
		}]
	}
], Ae = [...Oe, ...ke], je = [
	{
		id: "us-is-voted-dry",
		powers: []
	},
	{
		id: "police-strike",
		powers: [{
			modify: "bribe",
			by: -2
		}, {
			modify: "graft",
			by: -2
		}]
	},
	{
		id: "beer-war",
		powers: [{
			modify: "attack",
			by: 1
		}, {
			on: "seize",
			effects: [{
				do: "money",
				amount: 3
			}]
		}]
	},
	{
		id: "ness-comes-to-town",
		powers: [{
			modify: "underworld-crime",
			by: 1
		}, {
			modify: "raid-relief",
			by: 2
		}]
	},
	{
		id: "election-year",
		powers: [
			{
				modify: "influence",
				by: 1,
				act: "build"
			},
			{
				modify: "influence",
				by: 1,
				act: "oust"
			},
			{
				on: "authorities",
				effects: [{
					do: "crime",
					by: -1
				}]
			}
		]
	},
	{
		id: "evidence-room-empty",
		powers: [{
			modify: "fence-price",
			by: 2
		}]
	},
	{
		id: "lake-freezes-over",
		powers: [{
			on: "deal",
			effects: [{
				do: "goods",
				good: "alcohol",
				amount: 1
			}]
		}]
	},
	{
		id: "hottest-summer",
		powers: [{
			modify: "sale-goods",
			by: 1
		}, {
			modify: "profit",
			by: 7
		}]
	},
	{
		id: "jazz-age",
		powers: [{
			modify: "profit",
			by: 4,
			business: "nightclub"
		}, {
			modify: "profit",
			by: 1,
			business: "speakeasy"
		}]
	},
	{
		id: "world-series-fixed",
		powers: [{
			modify: "business-income",
			by: 2,
			business: "casino"
		}, {
			modify: "ring-income",
			by: -1
		}]
	},
	{
		id: "income-tax-upheld",
		powers: [{
			on: "reorganise",
			effects: [{
				do: "pay",
				amount: {
					each: "businesses",
					most: 6
				}
			}]
		}]
	},
	{
		id: "daylight-saving",
		powers: [{
			modify: "hand-size",
			by: 1
		}]
	},
	{
		id: "mills-lay-off-thousands",
		powers: [{
			modify: "recruitment",
			by: 2
		}]
	},
	{
		id: "building-boom",
		powers: [{
			modify: "upgrade-price",
			by: -3
		}]
	},
	{
		id: "hollywood-loves-hoodlums",
		powers: [{
			modify: "hire-level",
			by: 1
		}, {
			modify: "hire-alcohol",
			by: -1
		}]
	},
	{
		id: "prohibition-ends",
		powers: []
	}
], b = (...e) => e, Me = b({
	id: "bathtub-chemist",
	level: 1,
	muscle: 0,
	influence: 1,
	crimes: ["bootlegging"],
	standard: [{
		do: "may",
		cost: { money: 2 },
		then: [{
			do: "goods",
			good: "alcohol",
			amount: 1
		}]
	}],
	matching: {
		crimes: ["vice", "corruption"],
		effects: [{
			do: "goods",
			good: "alcohol",
			amount: 1
		}]
	}
}, {
	id: "milk-wagon-driver",
	level: 1,
	muscle: 1,
	influence: 0,
	crimes: ["bootlegging"],
	standard: [{
		do: "move",
		pieces: 1,
		which: "any"
	}],
	matching: {
		crimes: ["bootlegging", "theft"],
		effects: [{
			do: "goods",
			good: "alcohol",
			amount: 1
		}]
	}
}, {
	id: "sacristan",
	level: 1,
	muscle: 0,
	influence: 1,
	crimes: ["bootlegging"],
	standard: [{
		do: "if",
		when: {
			count: "crime-rate",
			most: 5
		},
		then: [{
			do: "money",
			amount: 4
		}]
	}],
	matching: {
		crimes: ["corruption", "vice"],
		effects: [{
			do: "fence",
			goods: 2,
			price: 7
		}]
	}
}, {
	id: "records-clerk",
	level: 1,
	muscle: 0,
	influence: 1,
	crimes: ["corruption"],
	standard: [{
		do: "peek",
		deck: "federal",
		cards: 2
	}],
	matching: {
		crimes: ["corruption", "gambling"],
		effects: [{
			do: "crime",
			by: -2
		}]
	}
}, {
	id: "beat-cop",
	level: 1,
	muscle: 1,
	influence: 0,
	crimes: ["corruption"],
	standard: [{
		do: "police",
		cars: 1
	}],
	matching: {
		crimes: ["violence", "theft"],
		effects: [{
			do: "release",
			thugs: 1
		}]
	}
}, {
	id: "shoeshine-tipster",
	level: 1,
	muscle: 0,
	influence: 1,
	crimes: ["gambling"],
	standard: [{
		do: "money",
		amount: 2
	}],
	matching: {
		crimes: ["gambling", "vice"],
		effects: [{
			do: "money",
			amount: {
				each: "casinos",
				times: 3,
				most: 6
			}
		}]
	}
}, {
	id: "shell-game-man",
	level: 1,
	muscle: 0,
	influence: 1,
	crimes: ["gambling"],
	standard: [{
		do: "steal",
		amount: 2,
		from: "rival"
	}],
	matching: {
		crimes: ["theft", "bootlegging"],
		effects: [{
			do: "steal",
			amount: 3,
			from: "rival"
		}]
	}
}, {
	id: "pickpocket",
	level: 1,
	muscle: 1,
	influence: 0,
	crimes: ["theft"],
	standard: [{
		do: "may",
		cost: { cards: 1 },
		then: [{
			do: "money",
			amount: 6
		}]
	}],
	matching: {
		crimes: ["vice", "gambling"],
		effects: [{
			do: "steal",
			amount: 2,
			from: "rivals"
		}]
	}
}, {
	id: "second-storey-man",
	level: 1,
	muscle: 1,
	influence: 0,
	crimes: ["theft"],
	standard: [{
		do: "peek",
		deck: "jobs",
		cards: 2
	}],
	matching: {
		crimes: ["theft", "corruption"],
		effects: [{
			do: "goods",
			good: "any",
			amount: 1
		}]
	}
}, {
	id: "hat-check-girl",
	level: 1,
	muscle: 0,
	influence: 1,
	crimes: ["vice"],
	standard: [{
		do: "may",
		cost: { money: 1 },
		then: [{
			do: "draw",
			cards: 1
		}]
	}],
	matching: {
		crimes: ["theft", "gambling"],
		effects: [{
			do: "money",
			amount: 4
		}]
	}
}, {
	id: "speakeasy-pianist",
	level: 1,
	muscle: 0,
	influence: 1,
	crimes: ["vice"],
	standard: [{
		do: "money",
		amount: {
			each: "speakeasies",
			most: 3
		}
	}],
	matching: {
		crimes: ["vice", "bootlegging"],
		effects: [{
			do: "boost",
			influence: 2
		}]
	}
}, {
	id: "chorus-understudy",
	level: 1,
	muscle: 0,
	influence: 1,
	crimes: ["vice"],
	standard: [{
		do: "boost",
		influence: 1
	}],
	matching: {
		crimes: ["corruption", "vice"],
		effects: [{ do: "market" }, { do: "ring" }]
	}
}, {
	id: "retired-boxer",
	level: 1,
	muscle: 2,
	influence: 0,
	crimes: ["violence"],
	matching: {
		crimes: ["violence", "vice"],
		effects: [{
			do: "harm",
			how: "hit",
			thugs: 1,
			whose: "rival",
			reach: "streets"
		}]
	}
}, {
	id: "strikebreaker",
	level: 1,
	muscle: 1,
	influence: 0,
	crimes: ["violence"],
	standard: [{
		do: "drive-off",
		pieces: 1
	}],
	matching: {
		crimes: ["violence", "gambling"],
		effects: [{
			do: "boost",
			muscle: {
				each: "thugs-on-streets",
				most: 2
			}
		}]
	}
}), Ne = b({
	id: "corner-druggist",
	level: 2,
	muscle: 0,
	influence: 1,
	crimes: ["bootlegging"],
	standard: [{
		do: "goods",
		good: "alcohol",
		amount: 1
	}],
	matching: {
		crimes: ["corruption", "bootlegging"],
		effects: [{
			do: "goods",
			good: "alcohol",
			amount: 1
		}, {
			do: "crime",
			by: -1
		}]
	}
}, {
	id: "cooper",
	level: 2,
	muscle: 1,
	influence: 0,
	crimes: ["bootlegging"],
	standard: [{
		do: "exchange",
		goods: 2
	}],
	matching: {
		crimes: ["bootlegging", "violence"],
		effects: [{
			do: "goods",
			good: "alcohol",
			amount: {
				each: "deals",
				most: 2
			}
		}]
	}
}, {
	id: "bail-bondsman",
	level: 2,
	muscle: 0,
	influence: 1,
	crimes: ["corruption"],
	standard: [{
		do: "release",
		thugs: 1
	}],
	matching: {
		crimes: ["violence", "theft"],
		effects: [{
			do: "recall",
			thugs: 1,
			from: "authorities"
		}, {
			do: "if",
			when: {
				stat: "lawyers",
				level: 2
			},
			then: [{
				do: "money",
				amount: 4
			}]
		}]
	}
}, {
	id: "building-inspector",
	level: 2,
	muscle: 0,
	influence: 2,
	crimes: ["corruption"],
	standard: [{
		do: "may",
		cost: { money: 3 },
		then: [{
			do: "build",
			tokens: 1
		}]
	}],
	matching: {
		crimes: [
			"vice",
			"gambling",
			"bootlegging"
		],
		effects: [{
			do: "each",
			who: "rivals",
			effects: [{
				do: "choose",
				options: [[{
					do: "pay",
					amount: 2
				}], [{
					do: "discard",
					cards: 1
				}]]
			}]
		}]
	}
}, {
	id: "bookmaker",
	level: 2,
	muscle: 1,
	influence: 1,
	crimes: ["gambling"],
	standard: [{
		do: "money",
		amount: 3
	}],
	matching: {
		crimes: [
			"gambling",
			"theft",
			"corruption"
		],
		effects: [{
			do: "money",
			amount: {
				each: "plan-cards",
				times: 2,
				most: 8
			}
		}]
	}
}, {
	id: "racetrack-tout",
	level: 2,
	muscle: 0,
	influence: 1,
	crimes: ["gambling"],
	standard: [{
		do: "may",
		cost: { crime: 1 },
		then: [{
			do: "money",
			amount: 6
		}]
	}],
	matching: {
		crimes: ["corruption", "vice"],
		effects: [{
			do: "job",
			draw: 3
		}]
	}
}, {
	id: "night-watchman",
	level: 2,
	muscle: 1,
	influence: 0,
	crimes: ["theft"],
	standard: [{
		do: "choose",
		options: [[{
			do: "goods",
			good: "alcohol",
			amount: 1
		}], [{
			do: "money",
			amount: 4
		}]]
	}],
	matching: {
		crimes: ["bootlegging", "theft"],
		effects: [{
			do: "recover",
			cards: 1
		}]
	}
}, {
	id: "locksmith",
	level: 2,
	muscle: 0,
	influence: 1,
	crimes: ["theft"],
	standard: [{
		do: "recall",
		thugs: 1,
		from: "underworld"
	}],
	matching: {
		crimes: ["theft", "vice"],
		effects: [{
			do: "steal",
			amount: 3,
			from: "rival"
		}]
	}
}, {
	id: "cigarette-girl",
	level: 2,
	muscle: 0,
	influence: 1,
	crimes: ["vice"],
	standard: [{
		do: "money",
		amount: {
			each: "speakeasies",
			times: 2,
			most: 6
		}
	}],
	matching: {
		crimes: ["vice", "gambling"],
		effects: [{
			do: "boost",
			influence: 2
		}, {
			do: "money",
			amount: 2
		}]
	}
}, {
	id: "landlady",
	level: 2,
	muscle: 0,
	influence: 1,
	crimes: ["vice"],
	standard: [{
		do: "recruit",
		steps: 1
	}],
	matching: {
		crimes: ["vice", "corruption"],
		effects: [{
			do: "build",
			tokens: 1,
			kind: "brothel"
		}]
	}
}, {
	id: "bouncer",
	level: 2,
	muscle: 2,
	influence: 0,
	crimes: ["violence", "vice"],
	standard: [{
		do: "boost",
		muscle: 1
	}, {
		do: "drive-off",
		pieces: 1
	}]
}, {
	id: "barber",
	level: 2,
	muscle: 1,
	influence: 1,
	crimes: ["violence"],
	standard: [{
		do: "peek",
		deck: "dealers",
		cards: 3
	}],
	matching: {
		crimes: ["violence", "theft"],
		effects: [{
			do: "harm",
			how: "prison",
			thugs: 1,
			whose: "rivals",
			reach: "underworld"
		}]
	}
}, {
	id: "wwi-veteran",
	level: 2,
	muscle: 2,
	influence: 0,
	crimes: ["violence"],
	standard: [{
		do: "may",
		cost: { gun: 1 },
		then: [{
			do: "boost",
			muscle: 4
		}]
	}],
	matching: {
		crimes: [
			"violence",
			"gambling",
			"corruption"
		],
		effects: [{
			do: "send",
			thugs: 1,
			where: "present"
		}]
	}
}), Pe = b({
	id: "moonshine-patriarch",
	level: 3,
	muscle: 1,
	influence: 1,
	crimes: ["bootlegging"],
	standard: [{
		do: "goods",
		good: "alcohol",
		amount: 1
	}],
	matching: {
		crimes: ["bootlegging", "theft"],
		effects: [{ do: "supply" }]
	}
}, {
	id: "lake-skipper",
	level: 3,
	muscle: 2,
	influence: 0,
	crimes: ["bootlegging"],
	standard: [{
		do: "send",
		thugs: 1,
		where: "anywhere"
	}],
	matching: {
		crimes: ["corruption", "bootlegging"],
		effects: [{
			do: "goods",
			good: "alcohol",
			amount: 2
		}]
	}
}, {
	id: "city-treasurer",
	level: 3,
	muscle: 0,
	influence: 2,
	crimes: ["corruption"],
	standard: [{
		do: "money",
		amount: 3
	}],
	matching: {
		crimes: [
			"corruption",
			"gambling",
			"vice"
		],
		effects: [{
			do: "upgrade",
			discount: 4
		}]
	}
}, {
	id: "ward-heeler",
	level: 3,
	muscle: 0,
	influence: 2,
	crimes: ["corruption"],
	standard: [{
		do: "boost",
		influence: {
			each: "districts-present",
			most: 2
		}
	}],
	matching: {
		crimes: ["violence", "corruption"],
		effects: [{
			do: "money",
			amount: 4
		}, {
			do: "if",
			when: { controls: "central" },
			then: [{
				do: "money",
				amount: 4
			}]
		}]
	}
}, {
	id: "numbers-accountant",
	level: 3,
	muscle: 0,
	influence: 2,
	crimes: ["gambling"],
	standard: [{
		do: "money",
		amount: {
			each: "fulfilled-jobs",
			times: 3,
			most: 9
		}
	}],
	matching: {
		crimes: ["gambling", "bootlegging"],
		effects: [{
			do: "draw",
			cards: 2
		}]
	}
}, {
	id: "fight-promoter",
	level: 3,
	muscle: 1,
	influence: 1,
	crimes: ["gambling", "violence"],
	standard: [{
		do: "may",
		cost: { thugs: 1 },
		then: [{
			do: "money",
			amount: 10
		}]
	}],
	matching: {
		crimes: ["violence", "vice"],
		effects: [{ do: "ring" }, {
			do: "boost",
			muscle: 2
		}]
	}
}, {
	id: "pawnbroker",
	level: 3,
	muscle: 0,
	influence: 2,
	crimes: ["theft"],
	standard: [{
		do: "fence",
		goods: 2,
		price: 7
	}],
	matching: {
		crimes: [
			"theft",
			"vice",
			"gambling"
		],
		effects: [{
			do: "may",
			cost: { goods: 1 },
			then: [{
				do: "draw",
				cards: 1
			}, {
				do: "money",
				amount: 6
			}]
		}]
	}
}, {
	id: "truck-hijacker",
	level: 3,
	muscle: 2,
	influence: 0,
	crimes: ["theft", "bootlegging"],
	standard: [{
		do: "may",
		cost: { crime: 1 },
		then: [{
			do: "goods",
			good: "alcohol",
			amount: 2
		}]
	}],
	matching: {
		crimes: ["theft", "violence"],
		effects: [{
			do: "lose-goods",
			amount: 1,
			who: "rival"
		}, {
			do: "goods",
			good: "alcohol",
			amount: 1
		}]
	}
}, {
	id: "torch-singer",
	level: 3,
	muscle: 0,
	influence: 2,
	crimes: ["vice"],
	standard: [{
		do: "boost",
		influence: 1
	}, {
		do: "if",
		when: { ring: !0 },
		then: [{
			do: "boost",
			influence: 1
		}]
	}],
	matching: {
		crimes: ["vice", "bootlegging"],
		effects: [{
			do: "sell",
			sales: 2
		}]
	}
}, {
	id: "getaway-driver",
	level: 3,
	muscle: 2,
	influence: 0,
	crimes: ["violence", "theft"],
	standard: [{
		do: "recall",
		thugs: 1,
		from: "streets"
	}],
	matching: {
		crimes: ["theft", "violence"],
		effects: [{ do: "vehicle" }]
	}
}, {
	id: "demolition-man",
	level: 3,
	muscle: 2,
	influence: 0,
	crimes: ["violence"],
	standard: [{
		do: "wreck",
		tokens: 1,
		whose: "rival"
	}],
	matching: {
		crimes: ["violence", "corruption"],
		effects: [{
			do: "seize",
			muscle: 3
		}]
	}
}), Fe = b({
	id: "brewmaster",
	level: 4,
	muscle: 1,
	influence: 2,
	crimes: ["bootlegging"],
	standard: [{
		do: "sell",
		sales: 1
	}],
	matching: {
		crimes: ["bootlegging", "vice"],
		effects: [{
			do: "goods",
			good: "alcohol",
			amount: 2
		}]
	}
}, {
	id: "customs-officer",
	level: 4,
	muscle: 0,
	influence: 2,
	crimes: ["bootlegging"],
	standard: [{ do: "supply" }],
	matching: {
		crimes: ["bootlegging", "corruption"],
		effects: [{
			do: "dealer",
			draw: 3
		}]
	}
}, {
	id: "circuit-judge",
	level: 4,
	muscle: 0,
	influence: 3,
	crimes: ["corruption"],
	standard: [{
		do: "may",
		cost: { alcohol: 1 },
		then: [{
			do: "crime",
			by: -4
		}]
	}],
	matching: {
		crimes: ["corruption", "violence"],
		effects: [{
			do: "release",
			thugs: "all"
		}, {
			do: "draw",
			cards: 1
		}]
	}
}, {
	id: "newspaper-editor",
	level: 4,
	muscle: 0,
	influence: 3,
	crimes: ["corruption"],
	standard: [{
		do: "choose",
		options: [[{
			do: "time",
			by: 1
		}, {
			do: "money",
			amount: 5
		}], [{
			do: "boost",
			influence: 2
		}]]
	}],
	matching: {
		crimes: [
			"corruption",
			"vice",
			"theft"
		],
		effects: [{
			do: "unfulfil",
			jobs: 1,
			who: "rival"
		}, {
			do: "crime",
			by: 1,
			who: "rivals"
		}]
	}
}, {
	id: "casino-architect",
	level: 4,
	muscle: 1,
	influence: 2,
	crimes: ["gambling"],
	standard: [{
		do: "build",
		tokens: 1,
		kind: "casino"
	}],
	matching: {
		crimes: ["gambling", "corruption"],
		effects: [{
			do: "money",
			amount: {
				each: "businesses",
				most: 6
			}
		}]
	}
}, {
	id: "stable-vet",
	level: 4,
	muscle: 1,
	influence: 2,
	crimes: ["gambling"],
	standard: [{
		do: "choose",
		options: [[{
			do: "money",
			amount: 5
		}], [{
			do: "steal",
			amount: 4,
			from: "rival"
		}]]
	}],
	matching: {
		crimes: [
			"gambling",
			"theft",
			"bootlegging"
		],
		effects: [{
			do: "job",
			draw: 4
		}]
	}
}, {
	id: "safecracker",
	level: 4,
	muscle: 1,
	influence: 2,
	crimes: ["theft"],
	standard: [{
		do: "steal",
		amount: 2,
		from: "rivals"
	}],
	matching: {
		crimes: ["theft", "gambling"],
		effects: [{
			do: "money",
			amount: {
				each: "upgrades",
				times: 2,
				most: 10
			}
		}]
	}
}, {
	id: "rail-yard-dispatcher",
	level: 4,
	muscle: 2,
	influence: 1,
	crimes: ["theft"],
	standard: [{
		do: "goods",
		good: "any",
		amount: 1
	}],
	matching: {
		crimes: [
			"theft",
			"bootlegging",
			"violence"
		],
		effects: [{
			do: "move",
			pieces: 3,
			which: "any"
		}]
	}
}, {
	id: "nightclub-impresario",
	level: 4,
	muscle: 0,
	influence: 3,
	crimes: ["vice"],
	standard: [{
		do: "boost",
		influence: 2
	}],
	matching: {
		crimes: ["vice", "bootlegging"],
		effects: [{
			do: "may",
			cost: { money: 4 },
			then: [{ do: "nightclub" }]
		}]
	}
}, {
	id: "society-photographer",
	level: 4,
	muscle: 0,
	influence: 3,
	crimes: ["vice", "theft"],
	standard: [{
		do: "choose",
		options: [[{
			do: "steal",
			amount: 4,
			from: "rival"
		}], [{
			do: "crime",
			by: 2,
			who: "rival"
		}, {
			do: "draw",
			cards: 1
		}]]
	}],
	matching: {
		crimes: ["corruption", "vice"],
		effects: [{
			do: "oust",
			markers: 1
		}]
	}
}, {
	id: "tommy-gun-salesman",
	level: 4,
	muscle: 2,
	influence: 1,
	crimes: ["violence"],
	standard: [{
		do: "may",
		cost: { money: 3 },
		then: [{
			do: "goods",
			good: "gun",
			amount: 1
		}]
	}],
	matching: {
		crimes: ["violence", "theft"],
		effects: [{
			do: "goods",
			good: "gun",
			amount: 1
		}, {
			do: "boost",
			muscle: 2
		}]
	}
}, {
	id: "quiet-professional",
	level: 4,
	muscle: 3,
	influence: 0,
	crimes: ["violence"],
	standard: [{
		do: "harm",
		how: "kill",
		thugs: 1,
		whose: "rival",
		reach: "streets"
	}],
	matching: {
		crimes: [
			"violence",
			"vice",
			"gambling"
		],
		effects: [{
			do: "seize",
			muscle: 4
		}]
	}
}), Ie = b({
	id: "whisky-baron",
	level: 5,
	muscle: 1,
	influence: 2,
	crimes: ["bootlegging"],
	standard: [{
		do: "goods",
		good: "alcohol",
		amount: {
			each: "neighbourhoods",
			most: 3
		}
	}],
	matching: {
		crimes: ["bootlegging", "corruption"],
		effects: [{
			do: "fence",
			goods: 3,
			price: 8
		}]
	}
}, {
	id: "state-senator",
	level: 5,
	muscle: 0,
	influence: 4,
	crimes: ["corruption"],
	standard: [{
		do: "upgrade",
		discount: 3
	}],
	matching: {
		crimes: ["corruption", "gambling"],
		effects: [{
			do: "build",
			tokens: 1
		}]
	}
}, {
	id: "parole-chairman",
	level: 5,
	muscle: 0,
	influence: 3,
	crimes: ["corruption"],
	standard: [{
		do: "special",
		rule: "amnesty"
	}],
	matching: {
		crimes: [
			"violence",
			"theft",
			"vice"
		],
		effects: [{
			do: "recruit",
			steps: 3
		}]
	}
}, {
	id: "professor-of-probability",
	level: 5,
	muscle: 0,
	influence: 4,
	crimes: ["gambling"],
	standard: [{
		do: "money",
		amount: {
			each: "associates",
			times: 2,
			most: 8
		}
	}],
	matching: {
		crimes: [
			"gambling",
			"bootlegging",
			"corruption"
		],
		effects: [{
			do: "draw",
			cards: 3
		}]
	}
}, {
	id: "steamboat-host",
	level: 5,
	muscle: 2,
	influence: 2,
	crimes: ["gambling", "vice"],
	standard: [{
		do: "if",
		when: {
			count: "casinos",
			mostOfAll: !0
		},
		then: [{
			do: "money",
			amount: 8
		}]
	}],
	matching: {
		crimes: ["gambling", "vice"],
		effects: [{
			do: "special",
			rule: "double-sale"
		}]
	}
}, {
	id: "master-forger",
	level: 5,
	muscle: 1,
	influence: 3,
	crimes: ["theft"],
	standard: [{
		do: "special",
		rule: "copy-skill"
	}],
	matching: {
		crimes: [
			"theft",
			"corruption",
			"vice"
		],
		effects: [{
			do: "recover",
			cards: 2
		}]
	}
}, {
	id: "real-estate-shark",
	level: 5,
	muscle: 1,
	influence: 3,
	crimes: ["theft"],
	standard: [{
		do: "money",
		amount: {
			each: "districts-controlled",
			times: 2,
			most: 6
		}
	}],
	matching: {
		crimes: ["theft", "violence"],
		effects: [{
			do: "special",
			rule: "buy-out"
		}]
	}
}, {
	id: "grande-dame",
	level: 5,
	muscle: 0,
	influence: 4,
	crimes: ["vice"],
	standard: [{
		do: "money",
		amount: {
			each: "brothels",
			times: 3,
			most: 9
		}
	}],
	matching: {
		crimes: [
			"vice",
			"corruption",
			"gambling"
		],
		effects: [{
			do: "build",
			tokens: 1,
			kind: "brothel"
		}, {
			do: "draw",
			cards: 2
		}]
	}
}, {
	id: "silent-film-star",
	level: 5,
	muscle: 0,
	influence: 3,
	crimes: ["vice"],
	standard: [{
		do: "boost",
		influence: 2
	}],
	matching: {
		crimes: ["vice", "gambling"],
		effects: [{
			do: "hire",
			level: 3,
			toHand: !0
		}]
	}
}, {
	id: "police-commissioner",
	level: 5,
	muscle: 2,
	influence: 2,
	crimes: ["violence", "corruption"],
	standard: [{
		do: "special",
		rule: "swap-police"
	}, {
		do: "crime",
		by: -1
	}],
	matching: {
		crimes: ["violence", "theft"],
		effects: [{
			do: "release",
			thugs: "all"
		}, {
			do: "harm",
			how: "prison",
			thugs: 1,
			whose: "rivals",
			reach: "anywhere"
		}]
	}
}), Le = b({
	id: "capone",
	role: "boss",
	gang: "outfit",
	level: 0,
	muscle: 0,
	influence: 0,
	crimes: ["corruption", "vice"],
	standard: [{
		do: "choose",
		options: [
			[{
				do: "recruit",
				steps: 1
			}],
			[{
				do: "crime",
				by: -1
			}],
			[{
				do: "money",
				amount: 3
			}]
		]
	}],
	matching: {
		crimes: [
			"gambling",
			"corruption",
			"theft"
		],
		effects: [{
			do: "boost",
			influence: 2
		}]
	}
}, {
	id: "st-clair",
	role: "boss",
	gang: "wolves",
	level: 0,
	muscle: 0,
	influence: 0,
	crimes: ["violence", "gambling"],
	standard: [{
		do: "money",
		amount: {
			each: "neighbourhoods",
			times: 2,
			most: 4
		}
	}],
	matching: {
		crimes: [
			"theft",
			"violence",
			"bootlegging"
		],
		effects: [{
			do: "boost",
			muscle: 2
		}]
	}
}, {
	id: "rothstein",
	role: "boss",
	gang: "gems",
	level: 0,
	muscle: 0,
	influence: 0,
	crimes: ["gambling", "corruption"],
	standard: [{
		do: "money",
		amount: {
			each: "businesses",
			most: 4
		}
	}],
	matching: {
		crimes: ["corruption", "bootlegging"],
		effects: [{
			do: "may",
			cost: { money: 2 },
			then: [{
				do: "build",
				tokens: 1
			}]
		}]
	}
}, {
	id: "obanion",
	role: "boss",
	gang: "northside",
	level: 0,
	muscle: 0,
	influence: 0,
	crimes: ["bootlegging", "violence"],
	standard: [{
		do: "may",
		cost: { crime: 1 },
		then: [{
			do: "goods",
			good: "alcohol",
			amount: 1
		}]
	}],
	matching: {
		crimes: ["gambling", "theft"],
		effects: [{
			do: "boost",
			muscle: 2
		}, {
			do: "exchange",
			goods: 2
		}]
	}
}), Re = b({
	id: "bodyguards",
	role: "member",
	level: 0,
	muscle: 2,
	influence: 0,
	crimes: ["theft"],
	matching: {
		crimes: ["violence", "corruption"],
		effects: [{
			do: "send",
			thugs: 1,
			where: "present"
		}]
	}
}, {
	id: "street-muggers",
	role: "member",
	level: 0,
	muscle: 1,
	influence: 0,
	crimes: ["theft"],
	standard: [{
		do: "money",
		amount: 1
	}],
	matching: {
		crimes: ["theft"],
		effects: [{
			do: "steal",
			amount: 2,
			from: "rival"
		}]
	}
}, {
	id: "rum-runners",
	role: "member",
	level: 0,
	muscle: 1,
	influence: 0,
	crimes: ["bootlegging"],
	standard: [{
		do: "exchange",
		goods: 1
	}],
	matching: {
		crimes: ["theft", "gambling"],
		effects: [{
			do: "goods",
			good: "alcohol",
			amount: 1
		}]
	}
}, {
	id: "card-sharps",
	role: "member",
	level: 0,
	muscle: 0,
	influence: 1,
	crimes: ["gambling"],
	standard: [{
		do: "money",
		amount: 2
	}],
	matching: {
		crimes: ["corruption", "vice"],
		effects: [{
			do: "draw",
			cards: 1
		}]
	}
}, {
	id: "bagmen",
	role: "member",
	level: 0,
	muscle: 0,
	influence: 2,
	crimes: ["corruption"],
	matching: {
		crimes: ["gambling", "bootlegging"],
		effects: [{
			do: "crime",
			by: -1
		}]
	}
}), ze = b({
	id: "outfit-underboss",
	role: "underboss",
	gang: "outfit",
	level: 0,
	muscle: 2,
	influence: 1,
	crimes: ["violence"],
	standard: [{
		do: "recruit",
		steps: 1
	}],
	matching: {
		crimes: ["corruption", "vice"],
		effects: [{
			do: "release",
			thugs: "all"
		}, {
			do: "money",
			amount: 2
		}]
	}
}, {
	id: "outfit-counselor",
	role: "counselor",
	gang: "outfit",
	level: 0,
	muscle: 0,
	influence: 3,
	crimes: ["corruption"],
	standard: [{
		do: "crime",
		by: -1
	}],
	matching: {
		crimes: [
			"vice",
			"gambling",
			"theft"
		],
		effects: [{
			do: "hire",
			level: 1
		}]
	}
}, {
	id: "wolves-underboss",
	role: "underboss",
	gang: "wolves",
	level: 0,
	muscle: 3,
	influence: 0,
	crimes: ["violence"],
	standard: [{
		do: "money",
		amount: 3
	}],
	matching: {
		crimes: ["violence", "theft"],
		effects: [{
			do: "seize",
			muscle: 3
		}]
	}
}, {
	id: "wolves-counselor",
	role: "counselor",
	gang: "wolves",
	level: 0,
	muscle: 1,
	influence: 2,
	crimes: ["gambling"],
	standard: [{
		do: "choose",
		options: [[{
			do: "boost",
			muscle: 2
		}], [{
			do: "boost",
			influence: 2
		}]]
	}],
	matching: {
		crimes: ["violence", "gambling"],
		effects: [{
			do: "money",
			amount: {
				each: "thugs-on-streets",
				times: 2,
				most: 6
			}
		}]
	}
}, {
	id: "gems-underboss",
	role: "underboss",
	gang: "gems",
	level: 0,
	muscle: 1,
	influence: 2,
	crimes: ["gambling"],
	standard: [{
		do: "money",
		amount: {
			each: "businesses",
			most: 4
		}
	}],
	matching: {
		crimes: ["corruption", "vice"],
		effects: [{
			do: "build",
			tokens: 1
		}]
	}
}, {
	id: "gems-counselor",
	role: "counselor",
	gang: "gems",
	level: 0,
	muscle: 0,
	influence: 3,
	crimes: ["corruption"],
	standard: [{
		do: "draw",
		cards: 1
	}],
	matching: {
		crimes: [
			"gambling",
			"bootlegging",
			"corruption"
		],
		effects: [{
			do: "money",
			amount: {
				each: "businesses",
				most: 4
			}
		}]
	}
}, {
	id: "northside-underboss",
	role: "underboss",
	gang: "northside",
	level: 0,
	muscle: 2,
	influence: 1,
	crimes: ["bootlegging"],
	standard: [{
		do: "move",
		pieces: 2,
		which: "any"
	}],
	matching: {
		crimes: ["theft", "violence"],
		effects: [{
			do: "drive-off",
			pieces: 1
		}, {
			do: "money",
			amount: 3
		}]
	}
}, {
	id: "northside-counselor",
	role: "counselor",
	gang: "northside",
	level: 0,
	muscle: 0,
	influence: 2,
	crimes: ["vice"],
	standard: [{
		do: "may",
		cost: { money: 2 },
		then: [{
			do: "goods",
			good: "alcohol",
			amount: 1
		}]
	}],
	matching: {
		crimes: [
			"bootlegging",
			"gambling",
			"corruption"
		],
		effects: [{
			do: "fence",
			goods: 2,
			price: 7
		}, {
			do: "boost",
			influence: 2
		}]
	}
}), Be = [
	...Re,
	...Le,
	...ze,
	...Me,
	...Ne,
	...Pe,
	...Fe,
	...Ie
], x = (e, t, n, r) => ({
	defence: e,
	alcohol: t,
	gun: n,
	profit: r
}), Ve = [
	{
		id: "little-italy",
		normal: x(2, 3, 0, 14),
		nightclub: x(4, 3, 0, 20)
	},
	{
		id: "bronzeville",
		normal: x(3, 3, 0, 15),
		nightclub: x(4, 3, 0, 22)
	},
	{
		id: "the-loop",
		normal: x(4, 1, 2, 20),
		nightclub: x(5, 1, 2, 27)
	},
	{
		id: "back-of-the-yards",
		normal: x(2, 1, 2, 18),
		nightclub: x(4, 1, 2, 25)
	},
	{
		id: "cicero",
		normal: x(3, 2, 1, 17),
		nightclub: x(5, 2, 1, 24)
	},
	{
		id: "pilsen",
		normal: x(2, 2, 0, 10),
		nightclub: x(3, 3, 0, 18)
	},
	{
		id: "bridgeport",
		normal: x(3, 1, 1, 13),
		nightclub: x(4, 1, 1, 19)
	},
	{
		id: "greektown",
		normal: x(2, 1, 1, 12),
		nightclub: x(3, 2, 1, 20)
	},
	{
		id: "chinatown",
		normal: x(3, 0, 2, 15),
		nightclub: x(5, 0, 2, 22)
	},
	{
		id: "gold-coast",
		normal: x(4, 2, 1, 18),
		nightclub: x(5, 2, 1, 25)
	},
	{
		id: "streeterville",
		normal: x(4, 3, 0, 16),
		nightclub: x(5, 3, 0, 23)
	},
	{
		id: "old-town",
		normal: x(2, 2, 1, 16),
		nightclub: x(3, 2, 1, 22)
	},
	{
		id: "uptown",
		normal: x(3, 3, 0, 15),
		nightclub: x(4, 4, 0, 23)
	},
	{
		id: "hyde-park",
		normal: x(4, 1, 1, 14),
		nightclub: x(5, 1, 1, 20)
	},
	{
		id: "pullman",
		normal: x(2, 0, 2, 14),
		nightclub: x(4, 0, 2, 21)
	},
	{
		id: "the-levee",
		normal: x(3, 2, 0, 11),
		nightclub: x(5, 2, 0, 18)
	},
	{
		id: "little-hell",
		normal: x(2, 2, 0, 10),
		nightclub: x(4, 2, 0, 17)
	},
	{
		id: "wicker-park",
		normal: x(3, 1, 2, 19),
		nightclub: x(4, 1, 2, 25)
	}
], He = (e) => {
	let t = new Map(e.map((e) => [e.id, e]));
	return (e) => {
		let n = t.get(e);
		if (n === void 0) throw RangeError(`there is no card ${e}`);
		return n;
	};
}, S = He(Be), Ue = He(Ae), We = He(ce), Ge = He(we), Ke = He(je), qe = He(Ve), Je = new Map(De.map((e) => [e.gang, e])), Ye = (e) => Je.get(e), C = (e) => {
	let t = qe(e.id);
	return e.night === 1 ? t.nightclub : t.normal;
}, w = {
	rows: [
		{
			from: 0,
			plan: 2,
			actions: 1
		},
		{
			from: 6,
			plan: 2,
			actions: 2
		},
		{
			from: 10,
			plan: 3,
			actions: 2
		},
		{
			from: 12,
			plan: 3,
			actions: 3
		}
	],
	bonuses: [
		null,
		3,
		"B",
		null,
		4,
		"C",
		null,
		5,
		"B+C",
		null,
		6,
		"C"
	],
	power: [
		0,
		1,
		2
	],
	lawyers: [
		1,
		2,
		3
	],
	recruitment: [
		1,
		2,
		3
	],
	supply: [
		0,
		1,
		2
	],
	crime: [0, 1]
};
function Xe(e) {
	let t = w.rows[0];
	for (let n of w.rows) e >= n.from && (t = n);
	return t;
}
var Ze = [2, 4], Qe = {
	associate: {
		money: 0,
		headquarters: 2,
		upgrades: 0,
		deckB: 0
	},
	underboss: {
		money: 25,
		headquarters: 3,
		upgrades: 4,
		deckB: 0
	},
	boss: {
		money: 45,
		headquarters: 4,
		upgrades: 7,
		deckB: 0
	},
	untouchable: {
		money: 75,
		headquarters: 5,
		upgrades: 11,
		deckB: 2
	}
}, $e = ["gun-runner", "distillery-owner"], et = "us-is-voted-dry", tt = "prohibition-ends", T = (e) => e.map((e) => e.id), nt = (e) => T(e.filter((e) => e.multiplayerOnly !== !0)), rt = (e) => e !== "us-is-voted-dry" && e !== "prohibition-ends", it = {
	low: T(Be.filter((e) => e.level >= 1 && e.level <= 3)),
	high: T(Be.filter((e) => e.level >= 4)),
	jobs: T(Ae),
	dealers: ce.flatMap((e) => e.starter ? [] : Array.from({ length: e.copies }, () => e.id)),
	federal: T(we),
	tiles: T(Ve),
	news: T(je).filter(rt)
}, at = (e, t) => {
	let n = e.slice();
	for (let e of t) n.splice(n.indexOf(e), 1);
	return n;
}, ot = {
	...it,
	jobs: nt(Ae),
	dealers: at(it.dealers, $e),
	federal: nt(we),
	news: nt(je).filter(rt)
}, st = (e) => e.solo === null ? it : ot, ct = (e) => T(Be.filter((t) => t.role === "member" || t.role === "boss" && t.gang === e)), E = (e, t, n) => ({
	power: e,
	deed: n === void 0 ? { act: t } : {
		act: t,
		least: n
	}
}), D = (e, t) => ({
	power: e,
	deed: { money: t }
}), O = (e) => ({
	power: null,
	deed: e
}), k = O({ act: "deal" }), A = (e, t, n, r, ...i) => ({
	id: e,
	deck: t,
	moves: n,
	bonus: r,
	lines: i
}), lt = [
	A("morning-rounds", "A", 1, 0, k, E(1, "seize"), E(1, "sales"), D(1, "gain")),
	A("back-door-delivery", "A", 2, 0, E(1, "recruit"), k, E(1, "sales"), D(1, "gain")),
	A("broken-windows", "A", 1, 0, E(2, "seize"), E(1, "send"), k, D(1, "steal")),
	A("ledger-work", "A", 1, 0, E(1, "lower-crime"), E(2, "upgrade"), E(1, "build"), D(2, "gain")),
	A("new-faces", "A", 2, 0, E(1, "hire"), E(2, "recruit"), E(2, "seize"), D(1, "gain")),
	A("friends-at-the-bar", "A", 1, 1, E(0, "sales"), E(0, "hire"), E(0, "build"), D(0, "gain")),
	A("muscle-flexed", "A", 3, 0, E(1, "send"), E(2, "seize"), E(1, "move"), D(1, "steal")),
	A("quiet-word", "A", 1, 0, O({ police: "each-next" }), E(1, "lower-crime"), E(1, "upgrade"), D(1, "gain")),
	A("rainy-tuesday", "A", 2, 0, E(1, "lower-crime"), O({ stockNext: !0 }), E(1, "build"), D(2, "gain")),
	A("sealed-envelope", "A", 1, 0, E(1, "job", 2), E(1, "dealer", 2), D(2, "gain"), E(2, "upgrade")),
	A("warehouse-keys", "A", 2, 0, E(1, "move"), O({ goods: 1 }), E(0, "dealer", 2), E(1, "sales")),
	A("shaken-down", "A", 1, 0, D(1, "steal"), E(1, "seize"), E(1, "recruit"), E(-1, "fence"))
], ut = [
	A("night-shift", "B", 2, 1, k, E(1, "sales"), E(2, "recruit"), D(2, "gain")),
	A("protection-money", "B", 1, 1, D(2, "steal"), E(2, "build"), E(2, "seize"), D(2, "gain")),
	A("night-drive", "B", 3, 1, E(2, "move"), E(3, "seize"), O({
		harm: "hit",
		thugs: 1,
		where: "here"
	}), D(2, "gain")),
	A("paper-trail", "B", 1, 1, E(2, "lower-crime"), E(2, "upgrade"), O({ crime: 1 }), D(2, "gain")),
	A("weighted-dice", "B", 2, 1, O({ sellNext: "casino" }), E(2, "build"), E(1, "hire"), D(2, "gain")),
	A("red-lamp", "B", 1, 1, O({ sellNext: "brothel" }), E(1, "hire"), O({ stockNext: !0 }), D(2, "gain")),
	A("cellar-jazz", "B", 1, 1, O({ sellNext: "speakeasy" }), k, E(2, "build"), D(2, "gain")),
	A("tip-off", "B", 2, 1, O({
		harm: "prison",
		thugs: 1,
		where: "anywhere"
	}), E(2, "seize"), O({ police: "one-here" }), D(2, "gain")),
	A("bail-money", "B", 1, 1, E(1, "release"), E(2, "recruit"), E(2, "send"), D(2, "gain")),
	A("second-ledger", "B", 2, 1, E(2, "upgrade"), E(2, "build"), E(0, "fence"), D(2, "gain")),
	A("river-shipment", "B", 2, 1, O({ goods: 3 }), E(1, "sales"), E(2, "dealer", 3), D(2, "gain")),
	A("favour-returned", "B", 1, 1, E(1, "job", 3), O({ ring: !0 }), E(1, "hire"), D(2, "gain"))
], dt = [
	A("city-in-the-pocket", "C", 2, 2, E(3, "oust"), E(3, "build"), E(2, "upgrade"), D(3, "gain")),
	A("hostile-bid", "C", 3, 2, E(4, "seize"), E(1, "sales"), D(3, "steal"), D(3, "gain")),
	A("ribbon-cutting", "C", 1, 2, E(3, "build"), O({ sellNext: "nightclub" }), E(1, "sales"), D(3, "gain")),
	A("army-surplus", "C", 2, 2, O({ goods: 4 }), E(2, "sales"), E(3, "seize"), D(3, "gain")),
	A("head-hunter", "C", 1, 2, E(2, "hire"), E(3, "recruit"), E(2, "upgrade"), D(3, "gain")),
	A("night-of-knives", "C", 3, 2, O({
		harm: "kill",
		thugs: 1,
		where: "here"
	}), E(4, "seize"), E(3, "send"), D(3, "gain")),
	A("twelve-good-men", "C", 1, 2, O({ crime: 2 }), E(4, "lower-crime"), E(3, "oust"), D(3, "gain")),
	A("bonded-whiskey", "C", 2, 2, k, E(2, "sales"), O({ stockNext: !0 }), D(3, "gain")),
	A("clean-hands", "C", 1, 2, E(1, "release"), E(3, "upgrade"), E(3, "build"), D(3, "gain")),
	A("everything-must-go", "C", 2, 2, E(2, "sales"), E(1, "fence"), E(3, "seize"), D(3, "gain")),
	A("friendly-headlines", "C", 1, 2, E(1, "job", 3), O({ ring: !0 }), D(3, "steal"), D(3, "gain")),
	A("convoy", "C", 3, 2, E(4, "move"), E(4, "seize"), k, D(3, "gain"))
], ft = [
	...lt,
	...ut,
	...dt
], pt = new Map(ft.map((e) => [e.id, e]));
function mt(e) {
	let t = pt.get(e);
	if (t === void 0) throw RangeError(`the Enforcer has no card ${e}`);
	return t;
}
var j = (e, t) => t >= e.seats;
function M(e) {
	if (e.solo === null) throw TypeError("nobody plays alone here");
	return e.solo;
}
function ht(e, t, n = 1) {
	let r = (e.numbers[t] - 1 + n) % e.numbers.length + 1;
	return e.numbers.indexOf(r);
}
var gt = (e, t) => (e.numbers[t] - e.numbers[e.at] + e.numbers.length) % e.numbers.length, _t = (e) => Array(e).fill(0), vt = () => ({
	cards: [],
	seen: []
});
function yt(e, t) {
	return {
		options: e,
		seats: t,
		players: [],
		tiles: [],
		police: _t(n.length),
		tokens: a.slice(),
		market: [
			"",
			"",
			"",
			""
		],
		low: vt(),
		high: vt(),
		jobs: vt(),
		dealers: vt(),
		federal: vt(),
		federalUsed: [],
		gone: [],
		news: vt(),
		headlines: [],
		ring: -1,
		ness: 0,
		time: 0,
		round: 1,
		first: 0,
		stack: [{ kind: "set-up" }],
		solo: null
	};
}
var bt = (e) => ({
	cards: e.cards.slice(),
	seen: e.seen.slice()
}), xt = (e) => ({
	cards: e.cards.slice(),
	thug: e.thug,
	alcohol: e.alcohol,
	gun: e.gun
}), St = (e) => ({
	gang: e.gang,
	money: e.money,
	earned: e.earned,
	losses: e.losses,
	crime: e.crime,
	recruits: e.recruits,
	safehouses: e.safehouses,
	headquarters: e.headquarters,
	underworld: e.underworld,
	authorities: e.authorities,
	prison: e.prison,
	thugs: e.thugs.slice(),
	cars: e.cars.slice(),
	trucks: e.trucks.slice(),
	carsLeft: e.carsLeft,
	trucksLeft: e.trucksLeft,
	markers: e.markers,
	boss: e.boss,
	stats: e.stats.slice(),
	hand: e.hand.slice(),
	open: e.open.slice(),
	deck: e.deck.slice(),
	discard: e.discard.slice(),
	plan: e.plan.slice(),
	aside: e.aside.slice(),
	jobs: e.jobs.slice(),
	fulfilled: e.fulfilled.slice(),
	deals: e.deals.map(xt)
}), Ct = (e) => ({
	id: e.id,
	district: e.district,
	night: e.night,
	owner: e.owner,
	tokens: e.tokens.slice(),
	alcohol: e.alcohol,
	gun: e.gun
});
function wt(e) {
	switch (e.kind) {
		case "turn": return {
			...e,
			used: e.used.slice()
		};
		case "sell": return {
			...e,
			sold: e.sold.slice()
		};
		case "pick-job":
		case "pick-dealer":
		case "solo-jobs": return {
			...e,
			cards: e.cards.slice()
		};
		case "draft": return {
			kind: "draft",
			packs: e.packs.map((e) => e.slice()),
			kept: e.kept.map((e) => e.slice()),
			chosen: e.chosen.slice()
		};
		default: return { ...e };
	}
}
var Tt = (e) => ({
	difficulty: e.difficulty,
	numbers: e.numbers.slice(),
	at: e.at,
	deck: e.deck.slice(),
	plan: e.plan.slice(),
	discard: e.discard.slice(),
	b: e.b.slice(),
	c: e.c.slice(),
	associates: e.associates.slice()
}), Et = (e) => ({
	options: e.options,
	seats: e.seats,
	players: e.players.map(St),
	tiles: e.tiles.map(Ct),
	police: e.police.slice(),
	tokens: e.tokens.slice(),
	market: e.market.slice(),
	low: bt(e.low),
	high: bt(e.high),
	jobs: bt(e.jobs),
	dealers: bt(e.dealers),
	federal: bt(e.federal),
	federalUsed: e.federalUsed.slice(),
	gone: e.gone.slice(),
	news: bt(e.news),
	headlines: e.headlines.slice(),
	ring: e.ring,
	ness: e.ness,
	time: e.time,
	round: e.round,
	first: e.first,
	stack: e.stack.map(wt),
	solo: e.solo === null ? null : Tt(e.solo)
}), N = (e) => e.stack[e.stack.length - 1], P = (e, t) => {
	e.stack.push(t);
}, F = (e) => {
	e.stack.pop();
}, I = (e) => e.tokens[0] + e.tokens[1] + e.tokens[2] + e.tokens[3], Dt = (e) => u.indexOf(e);
function Ot(e, t, n, r) {
	let i = L(e.jobs, n);
	i.length !== 0 && (r?.push({
		type: "looked",
		seat: t,
		deck: "jobs",
		count: i.length,
		cards: i
	}), P(e, {
		kind: "pick-job",
		seat: t,
		cards: i
	}));
}
function kt(e, t, n, r) {
	let i = L(e.dealers, n);
	i.length !== 0 && (r?.push({
		type: "looked",
		seat: t,
		deck: "dealers",
		count: i.length,
		cards: i
	}), P(e, {
		kind: "pick-dealer",
		seat: t,
		cards: i
	}));
}
function L(e, t) {
	return e.seen.splice(0, t), e.cards.splice(0, t);
}
function At(e, t, n) {
	let r = !1;
	for (let i of t.cards) i === n && !r ? r = !0 : (e.cards.push(i), e.seen.push(1 << t.seat));
}
var jt = {
	go: () => !0,
	options(e, t, n) {
		for (let [e, r] of t.cards.entries()) t.cards.indexOf(r) === e && n.push({
			type: "card",
			card: r
		});
	}
}, Mt = {
	...jt,
	take(e, t, n, r) {
		n.type === "card" && (F(e), At(e.jobs, t, n.card), e.players[t.seat].jobs.push(n.card), r?.push({
			type: "took-job",
			seat: t.seat,
			card: n.card
		}));
	}
}, Nt = {
	...jt,
	take(e, t, n) {
		n.type === "card" && (F(e), At(e.dealers, t, n.card), P(e, {
			kind: "tuck",
			seat: t.seat,
			card: n.card
		}));
	}
}, Pt = {
	go: () => !0,
	options(e, t, n) {
		n.push({ type: "new-deal" });
		for (let r = 0; r < e.players[t.seat].deals.length; r++) n.push({
			type: "tuck",
			deal: r
		});
	},
	take(e, t, n, r) {
		F(e);
		let { deals: i } = e.players[t.seat], a = i.length;
		n.type === "tuck" ? (a = n.deal, i[a].cards.push(t.card)) : i.push({
			cards: [t.card],
			thug: 0,
			alcohol: 0,
			gun: 0
		}), r?.push({
			type: "took-dealer",
			seat: t.seat,
			card: t.card,
			deal: a
		});
	}
}, Ft = (e, t) => t > e ? "gun" : "alcohol";
function It(e, t, n) {
	let r = {
		alcohol: e,
		gun: t
	};
	for (let e = 0; e < n && r.alcohol + r.gun > 0; e++) r[Ft(r.alcohol, r.gun)]--;
	return r;
}
var Lt = (e) => `deal ${e}`, Rt = (e) => e.startsWith("deal ") ? Number(e.slice(5)) : -1, zt = /* @__PURE__ */ new Map(), Bt = /* @__PURE__ */ new Map();
function Vt(e, t) {
	for (let [n, r] of t.entries()) if ("on" in r) Ht(Bt, e, r.on, `${e}/on/${n}`);
	else {
		let t = r.business === void 0 ? -1 : u.indexOf(r.business);
		Ht(zt, e, r.modify, {
			by: r.by,
			act: r.act,
			business: t
		});
	}
}
function Ht(e, t, n, r) {
	let i = e.get(t) ?? /* @__PURE__ */ new Map();
	e.set(t, i), i.set(n, [...i.get(n) ?? [], r]);
}
for (let e of Ae) Vt(e.id, e.powers ?? []);
for (let e of je) Vt(e.id, e.powers);
var Ut = (e) => e.headlines[e.headlines.length - 1] ?? "";
function R(e, t, n, r, i, a) {
	let o = r + Wt(Ut(e), n, i, a), s = e.players[t].fulfilled;
	for (let e = 0; e < s.length; e++) o += Wt(s[e], n, i, a);
	return o > 0 ? o : 0;
}
function Wt(e, t, n, r) {
	let i = zt.get(e)?.get(t);
	if (i === void 0) return 0;
	let a = 0;
	for (let e of i) e.act !== void 0 && e.act !== n || e.business >= 0 && (r === void 0 || r.tokens[e.business] === 0) || (a += e.by);
	return a;
}
function Gt(e, t, n, r, i) {
	let a = r + Kt(Ut(e), n, i);
	for (let r of e.players[t].fulfilled) a += Kt(r, n, i);
	return a > 0 ? a : 0;
}
function Kt(e, t, n) {
	let r = 0;
	for (let i of zt.get(e)?.get(t) ?? []) (i.business < 0 || i.business === n) && (r += i.by);
	return r;
}
function z(e, t, n, r) {
	let i = e.players[t].fulfilled;
	for (let a = 0; a < i.length; a++) qt(e, t, i[a], n, r);
	qt(e, t, Ut(e), n, r);
}
function qt(e, t, n, r, i) {
	let a = Bt.get(n)?.get(r);
	if (a !== void 0) {
		for (let n of a) P(e, {
			kind: "script",
			seat: t,
			of: n,
			at: 0
		});
		i?.push({
			type: "trigger",
			seat: t,
			card: n
		});
	}
}
var Jt = (e, t, n) => R(e, t, "storage", We(n.cards[0]).storage), Yt = (e, t, n) => n.alcohol + n.gun < Jt(e, t, n);
function B(e, t, n, r = -1) {
	let i = 0;
	for (let r of e.players[t].deals) i += r[n];
	if (r !== -1) return i + e.tiles[r][n];
	for (let r of e.tiles) r.owner === t && (i += r[n]);
	return i;
}
var V = (e, t) => B(e, t, "alcohol") + B(e, t, "gun");
function Xt(e, t, n) {
	let r = Rt(n);
	return r >= 0 ? e.players[t].deals[r] : e.tiles.find((e) => e.id === n);
}
function Zt(e, t, n, r, i, a) {
	n + r + i !== 0 && (i > 0 ? P(e, {
		kind: "kinds",
		seat: t,
		left: i,
		alcohol: n,
		gun: r
	}) : Qt(e, t, n, r, a));
}
function Qt(e, t, n, r, i) {
	i?.push({
		type: "goods",
		seat: t,
		alcohol: n,
		gun: r
	}), P(e, {
		kind: "store",
		seat: t,
		alcohol: n,
		gun: r
	});
}
var $t = {
	go(e, t, n) {
		return t.left > 0 || (F(e), Qt(e, t.seat, t.alcohol, t.gun, n), !1);
	},
	options(e, t, n) {
		for (let e of ie) n.push({
			type: "good",
			good: e
		});
	},
	take(e, t, n) {
		n.type === "good" && (t[n.good]++, t.left--);
	}
}, en = {
	go(e, t) {
		return t.alcohol + t.gun > 0 || (F(e), !1);
	},
	options(e, t, n) {
		let { seat: r } = t, i = t.alcohol > 0 ? "alcohol" : "gun", { deals: a } = e.players[r];
		for (let t = 0; t < a.length; t++) Yt(e, r, a[t]) && n.push({
			type: "store",
			good: i,
			at: Lt(t)
		});
		for (let t of e.tiles) t.owner === r && n.push({
			type: "store",
			good: i,
			at: t.id
		});
		if (n.length > 0) return;
		let o = i === "alcohol" ? "gun" : "alcohol";
		for (let e = 0; e < a.length; e++) a[e][o] > 0 && n.push({
			type: "replace",
			good: i,
			at: Lt(e)
		});
		n.push({
			type: "return-good",
			good: i
		});
	},
	take(e, t, n, r) {
		if (n.type !== "store" && n.type !== "replace" && n.type !== "return-good") return;
		let { seat: i } = t, { good: a } = n;
		if (t[a]--, n.type === "return-good") {
			r?.push({
				type: "good-gone",
				seat: i,
				good: a,
				from: null
			});
			return;
		}
		let o = Xt(e, i, n.at);
		if (n.type === "replace") {
			let e = a === "alcohol" ? "gun" : "alcohol";
			o[e]--, r?.push({
				type: "good-gone",
				seat: i,
				good: e,
				from: n.at
			});
		}
		o[a]++, r?.push({
			type: "stored",
			seat: i,
			good: a,
			at: n.at
		});
	}
};
function tn(e, t, n, r, i) {
	let { deals: a } = e.players[t];
	for (let e = 0; e < a.length; e++) a[e][n] > 0 && i.push({
		type: "spend",
		good: n,
		from: Lt(e)
	});
	for (let a = 0; a < e.tiles.length; a++) {
		let o = e.tiles[a];
		(r === -1 ? o.owner === t : a === r) && o[n] > 0 && i.push({
			type: "spend",
			good: n,
			from: o.id
		});
	}
}
function nn(e, t, n, r, i) {
	Xt(e, t, r)[n]--, i?.push({
		type: "spent",
		seat: t,
		good: n,
		from: r
	});
}
var rn = (e) => e.alcohol > 0 ? "alcohol" : e.gun > 0 ? "gun" : null, an = {
	go(e, t) {
		return t.alcohol + t.gun + t.any > 0 || (F(e), !1);
	},
	options(e, t, n) {
		let r = rn(t);
		if (r !== null) tn(e, t.seat, r, t.tile, n), n.length > 1 && B(e, t.seat, r, t.tile) === t[r] && (n.length = 1);
		else for (let r of ie) tn(e, t.seat, r, t.tile, n);
	},
	take(e, t, n, r) {
		n.type === "spend" && (t[n.good] > 0 ? t[n.good]-- : t.any--, nn(e, t.seat, n.good, n.from, r));
	}
};
function H(e, t, n, r, i) {
	n <= 0 || (e.players[t].money += n, e.players[t].earned += n, i?.push({
		type: "money",
		seat: t,
		amount: n,
		reason: r
	}));
}
function on(e, t, n, r, i) {
	let a = e.players[t];
	if (n <= 0) return 0;
	let o = Math.min(n, a.money);
	return a.money -= o, a.losses++, i?.push({
		type: "money",
		seat: t,
		amount: 0 - o,
		reason: r
	}), o;
}
function sn(e, t, n, r, i) {
	let a = Math.min(r, e.players[n].money);
	e.players[n].money -= a, e.players[n].losses++, e.players[t].money += a, i?.push({
		type: "stolen",
		seat: t,
		from: n,
		amount: a
	});
}
function cn(e, t, n) {
	let r = e.tiles[n], i = 100 - R(e, t, "sale-goods", 100, void 0, r), a = e.players[t];
	return a.trucks[r.district] + (j(e, t) ? a.cars[r.district] : 0) + i;
}
var ln = (e, t, n) => Math.max(0, cn(e, t, n)), un = (e, t, n) => Math.max(0, 0 - cn(e, t, n)), dn = (e, t) => Math.max(0, e - t);
function fn(e, t, n, r, i, a) {
	let o = B(e, t, "alcohol", n), s = B(e, t, "gun", n);
	return a < 0 ? r <= o && i <= s && r + i - a <= o + s : dn(r, o) + dn(i, s) <= a;
}
function pn(e, t, n) {
	let r = e.tiles[n];
	if (r.owner !== t) return !1;
	let { alcohol: i, gun: a } = C(r), o = cn(e, t, n);
	if (o <= 0 || !j(e, t)) return fn(e, t, n, i, a, o);
	let s = It(i, a, o);
	return fn(e, t, n, s.alcohol, s.gun, 0);
}
function mn(e, t) {
	for (let n = 0; n < e.tiles.length; n++) if (pn(e, t, n)) return !0;
	return !1;
}
var hn = {
	go(e, t) {
		if (t.left > 0) {
			for (let n = 0; n < e.tiles.length; n++) if (gn(e, t, n)) return !0;
		}
		return F(e), !1;
	},
	options(e, t, n) {
		for (let r = 0; r < e.tiles.length; r++) gn(e, t, r) && n.push({
			type: "tile",
			tile: e.tiles[r].id
		});
		n.push({ type: "stop" });
	},
	take(e, t, n) {
		if (n.type !== "tile") {
			F(e);
			return;
		}
		let r = e.tiles.findIndex((e) => e.id === n.tile);
		t.left--, t.sold.push(r);
		let { alcohol: i, gun: a } = C(e.tiles[r]);
		P(e, {
			kind: "sale",
			seat: t.seat,
			tile: r,
			alcohol: i,
			gun: a,
			spared: ln(e, t.seat, r),
			spending: 0
		});
	}
}, gn = (e, t, n) => !t.sold.includes(n) && pn(e, t.seat, n), _n = {
	go(e, t, n) {
		let { seat: r, tile: i } = t;
		return t.spending === 1 ? (F(e), vn(e, r, i, n), !1) : t.spared > 0 && t.alcohol + t.gun > 0 || (t.spending = 1, P(e, {
			kind: "spend",
			seat: r,
			alcohol: t.alcohol,
			gun: t.gun,
			any: un(e, r, i),
			tile: i
		}), !1);
	},
	options(e, t, n) {
		for (let r of ie) {
			if (t[r] === 0) continue;
			let i = t.alcohol - +(r === "alcohol"), a = t.gun - +(r === "gun");
			fn(e, t.seat, t.tile, i, a, t.spared - 1) && n.push({
				type: "good",
				good: r
			});
		}
	},
	take(e, t, n) {
		n.type === "good" && (t[n.good]--, t.spared--);
	}
};
function vn(e, t, n, r) {
	let i = e.tiles[n], a = R(e, t, "profit", C(i).profit, void 0, i);
	r?.push({
		type: "sold",
		seat: t,
		tile: i.id,
		profit: a
	}), H(e, t, a, "sale", r), e.police[i.district] > 0 && on(e, t, e.police[i.district] * R(e, t, "graft", 2), "graft", r), z(e, t, "sale", r);
}
var yn = (e, t) => R(e, t, "fence-price", 6), bn = {
	go(e, t) {
		return t.left > 0 && V(e, t.seat) > 0 || (F(e), !1);
	},
	options(e, t, n) {
		for (let r of ie) tn(e, t.seat, r, -1, n);
		n.push({ type: "stop" });
	},
	take(e, t, n, r) {
		n.type === "spend" ? (t.left--, nn(e, t.seat, n.good, n.from, r), H(e, t.seat, t.price, "fence", r)) : F(e);
	}
};
function xn(e, t, n) {
	let r = e.players[t];
	if (r.thugs[n] + r.cars[n] + r.trucks[n] > 0 || e.solo !== null && j(e, t) && e.solo.at === n) return !0;
	for (let r of e.tiles) if (r.owner === t && r.district === n) return !0;
	return !1;
}
var Sn = (e, t, n) => e.police[n] === 0 ? 0 : e.police[n] * R(e, t, "bribe", 2);
function Cn(e, t, n, r) {
	let i = Sn(e, t, n);
	i > 0 && on(e, t, i, "bribe", r);
}
var wn = {
	thug: "thugs",
	car: "cars",
	truck: "trucks"
}, U = (e, t) => e[wn[t]], Tn = (e, t, n) => e.players[t].money >= Sn(e, t, n), En = (e, t, n) => (t.anywhere === 1 || xn(e, t.seat, n)) && Tn(e, t.seat, n);
function Dn(e, t, r) {
	if (e.players[t].headquarters === 0) return !1;
	for (let i = 0; i < n.length; i++) if (En(e, {
		seat: t,
		anywhere: r
	}, i)) return !0;
	return !1;
}
var On = {
	go(e, t) {
		let n = e.players[t.seat], r = t.district === -1 ? Dn(e, t.seat, t.anywhere) : n.headquarters > 0 && Tn(e, t.seat, t.district);
		return t.left > 0 && r ? !0 : (F(e), !1);
	},
	options(e, t, r) {
		if (t.district !== -1) r.push({
			type: "district",
			district: n[t.district]
		}, { type: "stop" });
		else for (let i = 0; i < n.length; i++) En(e, t, i) && r.push({
			type: "district",
			district: n[i]
		});
	},
	take(e, t, n, r) {
		if (n.type !== "district") {
			F(e);
			return;
		}
		let i = d(n.district), a = e.players[t.seat];
		t.district = i, t.left--, a.headquarters--, Cn(e, t.seat, i, r), a.thugs[i]++, r?.push({
			type: "sent",
			seat: t.seat,
			district: n.district
		});
	}
};
function kn(e, t, n, r, i) {
	return r === i || U(e.players[t.seat], n)[r] === 0 || (n === "thug" ? t.which === "vehicles" : t.which === "thugs") || n === "thug" && !l[r][i] && !(t.ridden & 1 << i) ? !1 : Tn(e, t.seat, i);
}
function An(e, t, i) {
	for (let a of r) if (U(e.players[t.seat], a)[i] !== 0) {
		for (let r = 0; r < n.length; r++) if (kn(e, t, a, i, r)) return !0;
	}
	return !1;
}
function jn(e, t, r) {
	let i = {
		kind: "move",
		seat: t,
		left: 1,
		from: -1,
		ridden: 0,
		moved: 0,
		which: r
	};
	for (let t = 0; t < n.length; t++) if (An(e, i, t)) return !0;
	return !1;
}
var Mn = {
	go(e, t) {
		return t.left > 0 && (t.from === -1 ? jn(e, t.seat, t.which) : An(e, t, t.from)) ? !0 : (F(e), !1);
	},
	options(e, t, i) {
		let { from: a } = t;
		if (a === -1) for (let r = 0; r < n.length; r++) An(e, t, r) && i.push({
			type: "district",
			district: n[r]
		});
		else {
			for (let o of r) if (U(e.players[t.seat], o)[a] !== 0) for (let r = 0; r < n.length; r++) kn(e, t, o, a, r) && i.push({
				type: "move",
				piece: o,
				to: n[r]
			});
			t.moved > 0 && i.push({ type: "stop" });
		}
	},
	take(e, t, n, r) {
		n.type === "district" ? t.from = d(n.district) : n.type === "move" ? Nn(e, t, n.piece, d(n.to), r) : F(e);
	}
};
function Nn(e, t, r, i, a) {
	let { seat: o, from: s } = t, c = U(e.players[o], r);
	c[s]--, Cn(e, o, i, a), c[i]++, t.left--, t.moved++, r !== "thug" && (t.ridden |= 1 << i), a?.push({
		type: "moved",
		seat: o,
		by: o,
		piece: r,
		from: n[s],
		to: n[i]
	});
}
var Pn = (e, t, n) => xn(e, t, n) && Tn(e, t, n), Fn = {
	go(e, t) {
		let r = e.players[t.seat];
		return r.carsLeft + r.trucksLeft > 0 && n.some((n, r) => Pn(e, t.seat, r)) ? !0 : (F(e), !1);
	},
	options(e, t, r) {
		let i = e.players[t.seat];
		for (let a of ["car", "truck"]) if ((a === "car" ? i.carsLeft : i.trucksLeft) !== 0) for (let i = 0; i < n.length; i++) Pn(e, t.seat, i) && r.push({
			type: "vehicle",
			piece: a,
			district: n[i]
		});
	},
	take(e, t, n, r) {
		if (n.type !== "vehicle") return;
		F(e);
		let i = d(n.district);
		In(e, t.seat, n.piece, i), Cn(e, t.seat, i, r), r?.push({
			type: "vehicle",
			seat: t.seat,
			piece: n.piece,
			district: n.district
		});
	}
};
function In(e, t, n, r) {
	let i = e.players[t];
	n === "car" ? i.carsLeft-- : i.trucksLeft--, U(i, n)[r]++;
}
function Ln(e) {
	let { rows: t } = Ye(e.gang), n = t[0];
	for (let r of t) e.boss >= r.from && (n = r);
	return n;
}
function Rn(e) {
	let t = 0;
	for (let n of e.plan) {
		let r = S(n);
		t += r.role === "boss" ? Ln(e).muscle : r.muscle;
	}
	return t;
}
function zn(e) {
	let t = 0;
	for (let n of e.plan) {
		let r = S(n);
		t += r.role === "boss" ? Ln(e).influence : r.influence;
	}
	return t;
}
var W = (e, t, n) => R(e, t.seat, "muscle", Rn(e.players[t.seat]) + t.muscle, n), G = (e, t, n) => R(e, t.seat, "influence", zn(e.players[t.seat]) + t.influence, n);
function Bn(e, t, n) {
	let r = e.players[t];
	return j(e, t) ? r.cars[n] + r.trucks[n] : r.cars[n];
}
function Vn(e, t, n) {
	let { district: r, owner: i } = n, a = e.players[t], o = C(n).defence + e.police[r];
	if (i !== -1) {
		let t = e.players[i];
		o += 2 + t.thugs[r] + Bn(e, i, r), o = R(e, i, "defence", o, void 0, n);
	}
	return Math.max(0, o - a.thugs[r] - Bn(e, t, r) - R(e, t, "attack", 0));
}
function Hn(e) {
	for (let t = e.stack.length - 1; t >= 0; t--) {
		let n = e.stack[t];
		if (n.kind === "turn") return n;
	}
	return null;
}
var Un = (e, t, n) => Ye(e.gang).values[n][e.stats[t] - 1], Wn = (e, t) => e.tiles.find((e) => e.id === t);
function Gn(e, t, n) {
	let { owner: r } = t;
	t.owner = -1, e.players[r].markers++, z(e, r, "lose-control", n);
}
var Kn = {
	go(e, t) {
		return t.left > 0 && e.tiles.some((e) => e.owner !== -1) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let t of e.tiles) t.owner !== -1 && n.push({
			type: "tile",
			tile: t.id
		});
		n.push({ type: "stop" });
	},
	take(e, t, n, r) {
		if (n.type !== "tile") {
			F(e);
			return;
		}
		t.left--;
		let i = Wn(e, n.tile);
		r?.push({
			type: "ousted",
			seat: t.seat,
			owner: i.owner,
			tile: i.id
		}), Gn(e, i, r);
	}
}, qn = (e) => I(e) < 4 && I(e) - e.tokens[3] < 3;
function Jn(e, t, n) {
	return (n === -1 ? e.tokens[0] + e.tokens[1] + e.tokens[2] > 0 : e.tokens[n] > 0) && e.tiles.some((e) => e.owner === t && qn(e));
}
var Yn = {
	go(e, t) {
		return t.left > 0 && Jn(e, t.seat, t.business) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let r of e.tiles) if (r.owner === t.seat && qn(r)) for (let i = 0; i < 3; i++) e.tokens[i] > 0 && (t.business === -1 || t.business === i) && n.push({
			type: "build",
			tile: r.id,
			business: u[i]
		});
		n.push({ type: "stop" });
	},
	take(e, t, n, r) {
		if (n.type !== "build") {
			F(e);
			return;
		}
		t.left--;
		let i = u.indexOf(n.business);
		e.tokens[i]--, Wn(e, n.tile).tokens[i]++, r?.push({
			type: "built",
			seat: t.seat,
			tile: n.tile,
			business: n.business
		});
	}
}, Xn = (e, t, n, r) => r.owner !== t && xn(e, t, r.district) && n >= Vn(e, t, r), Zn = (e, t, n) => e.tiles.some((r) => Xn(e, t, n, r)), Qn = {
	go(e, t) {
		return Zn(e, t.seat, t.muscle) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let r of e.tiles) Xn(e, t.seat, t.muscle, r) && n.push({
			type: "tile",
			tile: r.id
		});
	},
	take(e, t, n, r) {
		if (n.type !== "tile") return;
		F(e);
		let { seat: i, muscle: a } = t, o = Wn(e, n.tile);
		e.players[i].markers > 0 ? $n(e, i, o, a, r) : P(e, {
			kind: "marker",
			seat: i,
			tile: e.tiles.indexOf(o),
			muscle: a
		});
	}
};
function $n(e, t, n, r, i) {
	let a = n.owner === -1 ? null : n.owner;
	i?.push({
		type: "seized",
		seat: t,
		tile: n.id,
		owner: a,
		muscle: r,
		defence: Vn(e, t, n)
	}), z(e, t, "seize", i), a !== null && Gn(e, n, i), n.owner = t, e.players[t].markers--;
}
var er = {
	go: () => !0,
	options(e, t, n) {
		for (let r of e.tiles) r.owner === t.seat && n.push({
			type: "tile",
			tile: r.id
		});
		n.push({ type: "stop" });
	},
	take(e, t, n, r) {
		if (F(e), n.type !== "tile") return;
		let { seat: i } = t;
		Wn(e, n.tile).owner = -1, e.players[i].markers++, r?.push({
			type: "gave-up",
			seat: i,
			tile: n.tile
		}), $n(e, i, e.tiles[t.tile], t.muscle, r);
	}
}, tr = (e, t, n) => n.owner === t.seat && n.night === 0 && I(n) < 4 && e.tokens[3] > 0, nr = {
	go(e, t) {
		return e.tiles.some((n) => tr(e, t, n)) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let r of e.tiles) tr(e, t, r) && n.push({
			type: "tile",
			tile: r.id
		});
	},
	take(e, t, n, r) {
		if (n.type !== "tile") return;
		F(e);
		let i = Wn(e, n.tile);
		i.night = 1, i.tokens[3]++, e.tokens[3]--, r?.push({
			type: "nightclub",
			seat: t.seat,
			tile: i.id
		});
	}
}, rr = (e, t, n) => R(e, t, "profit", C(n).profit, void 0, n), ir = (e) => C(e).alcohol + C(e).gun, ar = (e, t) => M(e).numbers[t.district];
function or(e, t) {
	for (let [n, r] of e.entries()) if (r !== t[n]) return r - t[n];
	return 0;
}
function K(e, t, n) {
	let r = e.map((e) => ({
		one: e,
		by: t(e)
	})).sort((e, t) => or(e.by, t.by)), i = r.map(({ one: e }) => e);
	if (r.length < 2) return {
		order: i,
		tied: r.length,
		why: "only-one"
	};
	let a = r[0].by.findIndex((e, t) => e !== r[1].by[t]);
	return {
		order: i,
		tied: r.filter(({ by: e }) => or(e, r[0].by) === 0).length,
		why: n[a < 0 ? n.length - 1 : Math.min(a, n.length - 1)]
	};
}
var sr = (e, t, n) => K(n, (n) => [-rr(e, t, n), ar(e, n)], ["biggest-profit", "lower-number"]), cr = (e, t, n) => K(n, (n) => [
	-rr(e, t, n),
	ir(n),
	ar(e, n)
], [
	"biggest-profit",
	"fewer-goods",
	"lower-number"
]), lr = (e, t) => e.tiles.filter((e) => e.owner === t), ur = 1;
function dr(e, t, n) {
	let { rival: r } = t, { solo: i } = e.options;
	if (r === void 0 || i === null) return;
	let a = Qe[i.difficulty], o = d(r.at);
	e.solo = {
		difficulty: i.difficulty,
		numbers: [...r.numbers],
		at: o,
		deck: [...r.a],
		plan: [],
		discard: [],
		b: [...r.b],
		c: [...r.c],
		associates: []
	};
	let s = e.players[ur];
	Object.assign(s, {
		hand: [],
		deck: [],
		aside: [],
		money: a.money,
		headquarters: a.headquarters
	}), s.recruits -= a.headquarters - 4, s.deals = $e.map((e) => ({
		cards: [e],
		thug: 0,
		alcohol: 0,
		gun: 0
	}));
	for (let e = 0; e < a.upgrades; e++) s.stats[e % c.length]++, s.boss++;
	fr(e, o, n);
}
function fr(e, t, n) {
	let r = e.players[ur];
	In(e, ur, "car", t);
	let i = e.tiles.find((e) => e.district === t);
	if (i === void 0) return;
	i.owner = ur, r.markers--;
	let { alcohol: a, gun: o } = C(i), s = a > 0 && o > 0 ? ["alcohol", "gun"] : o > 0 ? ["gun", "gun"] : ["alcohol", "alcohol"];
	for (let [e, t] of s.entries()) r.deals[e][t]++;
	n?.push({
		type: "settled",
		seat: ur,
		piece: "car",
		tile: i.id
	});
}
function pr(e) {
	P(e, {
		kind: "solo-jobs",
		seat: 0,
		cards: L(e.jobs, 2),
		left: 2
	});
}
var mr = {
	asks: !0,
	go: () => !0,
	options(e, t, n) {
		for (let e of t.cards) n.push({
			type: "keep",
			card: e
		});
	},
	take(e, t, n, r) {
		if (n.type !== "keep") return;
		let i = t.cards.filter((e) => e !== n.card);
		e.players[0].jobs.push(n.card), e.players[ur].jobs.push(...i), r?.push({
			type: "kept-job",
			seat: 0,
			card: n.card
		});
		for (let e of i) r?.push({
			type: "rival-job",
			seat: ur,
			card: e
		});
		t.left === 0 ? F(e) : (t.left--, t.cards = L(e.jobs, 2));
	}
}, hr = {
	go(e, t) {
		return t.left > 0 && Jn(e, t.seat, -1) ? !0 : (F(e), !1);
	},
	options() {},
	take() {}
};
function gr(e, t, n) {
	let r = e.stack[e.stack.length - 1];
	if (r.kind !== "lots") return;
	let i = e.tiles.filter((e) => e.owner === r.seat && qn(e)), { order: a, why: o } = sr(e, r.seat, i), [s] = a, c = u.indexOf(t);
	r.left--, e.tokens[c]--, s.tokens[c]++, n?.push({
		type: "because",
		seat: r.seat,
		why: o,
		tile: s.id
	}), n?.push({
		type: "built",
		seat: r.seat,
		tile: s.id,
		business: t
	});
}
var _r = {
	asks: !0,
	go: () => !0,
	options(e, t, n) {
		for (let r of t.tiles) n.push({
			type: "tile",
			tile: e.tiles[r].id
		});
	},
	take(e, t, n, r) {
		F(e);
		let i = e.stack[e.stack.length - 1];
		i?.kind === "sell" && n.type === "tile" && (r?.push({
			type: "because",
			seat: i.seat,
			why: "your-choice",
			tile: n.tile
		}), hn.take(e, i, n, r));
	}
}, q = {
	options() {},
	take() {
		throw TypeError("nobody is asked here");
	}
}, vr = (e) => e.packs.every((e) => e.length === 0), yr = (e) => vr(e) && e.kept.every((e) => e.length === 3), br = {
	...q,
	go(e, t, n) {
		if (t.chosen.includes(0)) return !0;
		if (yr(t)) {
			for (let n = 0; n < e.seats; n++) e.players[n].jobs = t.kept[n];
			return F(e), !1;
		}
		let r = t.packs.length - 1;
		return t.packs = [t.packs[r], ...t.packs.slice(0, r)], t.chosen = t.chosen.map(() => 0), vr(t) || n?.push({
			type: "passed-jobs",
			packs: t.packs.map((e) => e.slice())
		}), !1;
	}
};
function xr(e, t, n) {
	if (e.chosen[t] === 0) {
		if (vr(e)) for (let r of e.kept[t]) n.push({
			type: "return",
			card: r
		});
		else for (let r of e.packs[t]) n.push({
			type: "keep",
			card: r
		});
	}
}
function Sr(e, t, n, r, i) {
	r.type === "keep" ? (t.packs[n].splice(t.packs[n].indexOf(r.card), 1), t.kept[n].push(r.card), i?.push({
		type: "kept-job",
		seat: n,
		card: r.card
	})) : r.type === "return" && (t.kept[n].splice(t.kept[n].indexOf(r.card), 1), e.jobs.cards.push(r.card), e.jobs.seen.push(1 << n), i?.push({
		type: "returned-job",
		seat: n,
		card: r.card
	})), t.chosen[n] = 1;
}
var Cr = 3, wr = 2, Tr = 3;
function Er(e) {
	e.seen.shift();
	let t = e.cards.shift() ?? "";
	return Dr(e), t;
}
function Dr(e) {
	e.cards.length > 0 && (e.seen[0] = 15);
}
function Or(e, t) {
	t !== "" && (e.cards.push(t), e.seen.push(15));
}
function kr(e, t) {
	if (t === Cr) e.market[Cr] = Er(e.high);
	else {
		for (let n = t; n > 0; n--) e.market[n] = e.market[n - 1];
		e.market[0] = Er(e.low);
	}
}
function Ar(e, t) {
	e.market[e.market.indexOf(t)] = "";
}
function jr(e, t, n) {
	kr(e, t > Tr ? Cr : e.market.lastIndexOf("", wr)), Nr(e, n);
}
function Mr(e, t) {
	Or(e.low, e.market[wr]), Or(e.high, e.market[Cr]), kr(e, wr), kr(e, Cr), Nr(e, t);
}
function Nr(e, t) {
	t?.push({
		type: "market",
		market: e.market.slice(),
		low: e.low.cards[0] ?? "",
		high: e.high.cards[0] ?? ""
	});
}
var Pr = /* @__PURE__ */ new Map();
function J(e, t) {
	Pr.set(e, t);
	for (let [n, r] of t.entries()) {
		if (r.do === "choose") for (let [t, i] of r.options.entries()) J(Ir(e, n, t), i);
		(r.do === "may" || r.do === "if") && J(Ir(e, n, "then"), r.then), r.do === "each" && J(Ir(e, n, "each"), r.effects);
	}
}
function Fr(e, t) {
	for (let [n, r] of t.entries()) "on" in r && J(`${e}/on/${n}`, r.effects);
}
var Ir = (e, t, n) => `${e}/${t}/${n}`;
for (let e of Be) e.standard && J(`${e.id}/standard`, e.standard), e.matching && J(`${e.id}/matching`, e.matching.effects);
for (let e of Ae) e.reward && J(`${e.id}/reward`, e.reward), Fr(e.id, e.powers ?? []);
for (let e of we) {
	J(`${e.id}/overall`, e.overall);
	for (let [t, n] of e.bands.entries()) J(`${e.id}/${t}`, n);
}
for (let e of je) Fr(e.id, e.powers);
function Y(e) {
	let t = Pr.get(e);
	if (t === void 0) throw RangeError(`no card has the effects ${e}`);
	return t;
}
var Lr = (e) => Pr.has(e);
function X(e, t, n, r) {
	let i = e.players[t], a = i.crime, o = Math.min(11, Math.max(e.ness + 1, a + n));
	o !== a && (i.crime = o, r?.push({
		type: "crime",
		seat: t,
		from: a,
		to: o
	}));
}
function Rr(e) {
	for (let t of e.players) if (t.crime >= 11) return !0;
	return !1;
}
var zr = (e) => {
	let t = 0;
	for (let n of e) t += n;
	return t;
};
function Br(e, t, n) {
	let r = 0;
	for (let i of e.tiles) i.owner === t && (r += n(i));
	return r;
}
function Vr(e, t) {
	let n = 0;
	for (let r of e.deals) n += t(r);
	return n;
}
function Hr(e) {
	let t = 0;
	for (let r = 0; r < n.length; r++) e(r) && t++;
	return t;
}
var Ur = (e, t, n) => e.tiles.some((e) => e.owner === t && e.district === n);
function Wr(e) {
	let t = 0;
	for (let n of e) S(n).level > 0 && t++;
	return t;
}
var Gr = (e) => Wr(e.hand) + Wr(e.deck) + Wr(e.discard) + Wr(e.plan);
function Kr(e, t) {
	let n = 0;
	for (let r of e.plan) S(r).crimes.includes(t) && n++;
	return n;
}
var qr = Object.fromEntries(ne.map((e) => [`plan-${e}`, e]));
function Jr(e, t, n) {
	let r = e.players[t];
	switch (n) {
		case "neighbourhoods": return Br(e, t, () => 1);
		case "nightclubs": return Br(e, t, (e) => e.tokens[3]);
		case "speakeasies": return Br(e, t, (e) => e.tokens[0]);
		case "casinos": return Br(e, t, (e) => e.tokens[1]);
		case "brothels": return Br(e, t, (e) => e.tokens[2]);
		case "businesses": return Br(e, t, I);
		case "deals": return r.deals.length;
		case "dealers": return Vr(r, (e) => e.cards.length);
		case "fulfilled-jobs": return j(e, t) ? r.jobs.length : r.fulfilled.length;
		case "thugs-on-streets": return zr(r.thugs);
		case "thugs-in-headquarters": return r.headquarters;
		case "thugs-in-prison": return r.prison;
		case "thugs-in-underworld": return r.underworld;
		case "thugs-at-authorities": return r.authorities;
		case "thugs-on-deals": return Vr(r, (e) => e.thug);
		case "cars-on-streets": return zr(r.cars);
		case "trucks-on-streets": return zr(r.trucks);
		case "vehicles-on-streets": return zr(r.cars) + zr(r.trucks);
		case "alcohol": return B(e, t, "alcohol");
		case "guns": return B(e, t, "gun");
		case "goods": return V(e, t);
		case "money": return r.money;
		case "upgrades": return zr(r.stats) - c.length;
		case "districts-present": return Hr((n) => xn(e, t, n));
		case "districts-controlled": return Hr((n) => Ur(e, t, n));
		case "policed-neighbourhoods": return Br(e, t, (t) => +(e.police[t.district] > 0));
		case "associates": return Gr(r);
		case "crime-rate": return r.crime;
		case "plan-cards": return r.plan.length;
		case "hand-cards": return r.hand.length;
		default: return Kr(r, qr[n]);
	}
}
function Z(e, t, n) {
	if (typeof n == "number") return n;
	let r = Jr(e, t, n.each) * (n.times ?? 1);
	return n.most !== void 0 && r > n.most ? n.most : r;
}
function Yr(e, t, n) {
	let r = Jr(e, t, n);
	for (let i = 0; i < e.players.length; i++) if (i !== t && Jr(e, i, n) >= r) return !1;
	return !0;
}
function Xr(e, t, n) {
	return "least" in n ? Jr(e, t, n.count) >= n.least : "most" in n ? Jr(e, t, n.count) <= n.most : "mostOfAll" in n ? Yr(e, t, n.count) : "stat" in n ? e.players[t].stats[c.indexOf(n.stat)] >= n.level : "controls" in n ? Ur(e, t, d(n.controls)) : e.ring === t;
}
function Zr(e, t, n) {
	let r = e.players[t];
	if (r.money < (n.money ?? 0) || r.headquarters < (n.thugs ?? 0) || r.hand.length < (n.cards ?? 0) || r.crime + (n.crime ?? 0) > 11) return !1;
	let { alcohol: i = 0, gun: a = 0, goods: o = 0 } = n;
	if (i + a + o === 0) return !0;
	let s = B(e, t, "alcohol"), c = B(e, t, "gun");
	return s >= i && c >= a && s + c >= i + a + o;
}
function Qr(e, t, n, r) {
	let i = e.players[t], { alcohol: a = 0, gun: o = 0, goods: s = 0 } = n;
	n.cards && P(e, {
		kind: "discard",
		seat: t,
		left: n.cards
	}), a + o + s > 0 && P(e, {
		kind: "spend",
		seat: t,
		alcohol: a,
		gun: o,
		any: s,
		tile: -1
	}), n.money && on(e, t, n.money, "card", r);
	for (let e = n.thugs ?? 0; e > 0; e--) i.headquarters--, i.recruits++, r?.push({
		type: "harmed",
		seat: t,
		how: "hit",
		from: "headquarters"
	});
	n.crime && X(e, t, n.crime, r);
}
function $r(e, t) {
	let n = [];
	return e.muscle !== void 0 && n.push(t.points("muscle", e.muscle)), e.influence !== void 0 && n.push(t.points("influence", e.influence)), t.and(n);
}
var ei = ({ influence: e, muscle: t }) => typeof (t ?? 0) == "number" && typeof (e ?? 0) == "number", ti = {
	can: (e, t, n) => Hn(e)?.seat === t && Z(e, t, n.muscle ?? 0) + Z(e, t, n.influence ?? 0) > 0,
	run(e, t, n, r, i, a) {
		let o = Hn(e);
		if (o === null || o.seat !== t) return;
		let s = Z(e, t, n.muscle ?? 0), c = Z(e, t, n.influence ?? 0);
		o.muscle += s, o.influence += c, a?.push({
			type: "boost",
			seat: t,
			muscle: s,
			influence: c
		});
	},
	say: {
		en: (e, t) => ei(e) ? `gain ${$r(e, t)} this turn` : `this turn gain ${$r(e, t)}`,
		de: (e, t) => `erhalte in diesem Zug ${$r(e, t)}`,
		fr: (e, t) => `gagne ce tour-ci ${$r(e, t)}`,
		it: (e, t) => `ottieni in questo turno ${$r(e, t)}`,
		es: (e, t) => `gana este turno ${$r(e, t)}`
	}
}, ni = ({ kind: e }) => e === void 0 ? -1 : Dt(e), ri = ({ kind: e, tokens: t }, n, r, i) => n.upTo(t) + (e === void 0 ? n.n(t, r, i) : n.business(e, t)), ii = {
	can: (e, t, n) => Z(e, t, n.tokens) > 0 && Jn(e, t, ni(n)),
	run(e, t, n) {
		let r = Z(e, t, n.tokens);
		r > 0 && P(e, {
			kind: "build",
			seat: t,
			left: r,
			business: ni(n)
		});
	},
	say: {
		en: (e, t) => `open ${ri(e, t, "business of your choice", "businesses of your choice")} in your neighbourhoods${t.per(e.tokens)}`,
		de: (e, t) => `eröffne ${ri(e, t, "Geschäft deiner Wahl", "Geschäfte deiner Wahl")} in deinen Vierteln${t.per(e.tokens)}`,
		fr: (e, t) => `ouvre ${ri(e, t, "commerce de ton choix", "commerces de ton choix")} dans tes quartiers${t.per(e.tokens)}`,
		it: (e, t) => `apri ${ri(e, t, "attività a tua scelta", "attività a tua scelta")} nei tuoi quartieri${t.per(e.tokens)}`,
		es: (e, t) => `abre ${ri(e, t, "negocio de tu elección", "negocios de tu elección")} en tus barrios${t.per(e.tokens)}`
	}
}, ai = (e, t) => Y(e)[t].options, oi = (e, t, n) => e.options.map((e) => t.and(t.clauses(e))).join(n), si = {
	can: (e, t, n) => n.options.some((n) => $(e, t, n)),
	run(e, t, n, r, i) {
		P(e, {
			kind: "choose",
			seat: t,
			of: r,
			at: i
		});
	},
	say: {
		en: (e, t) => `choose: ${oi(e, t, "; or ")}`,
		de: (e, t) => `wähle: ${oi(e, t, "; oder ")}`,
		fr: (e, t) => `choisis : ${oi(e, t, " ; ou ")}`,
		it: (e, t) => `scegli: ${oi(e, t, "; oppure ")}`,
		es: (e, t) => `elige: ${oi(e, t, "; o ")}`
	}
}, ci = {
	go(e, t) {
		return ai(t.of, t.at).some((n) => $(e, t.seat, n)) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let [r, i] of ai(t.of, t.at).entries()) $(e, t.seat, i) && n.push({
			type: "option",
			option: r
		});
	},
	take(e, t, n) {
		n.type === "option" && (F(e), P(e, {
			kind: "script",
			seat: t.seat,
			of: Ir(t.of, t.at, n.option),
			at: 0
		}));
	}
};
function* li(e, t, n) {
	let { length: r } = e.players;
	if ((n === "self" || n === "everyone") && (yield t), n !== "self") for (let e = 1; e < r; e++) yield (t + e) % r;
}
var ui = (e, t, n) => t === e ? n === "self" || n === "everyone" : n !== "self";
function di(e, t) {
	let n = e.stack.length;
	t(), e.stack.length - n > 1 && e.stack.push(...e.stack.splice(n).reverse());
}
var Q = ({ who: e, works: t, onto: n, say: r }) => ({
	works: t,
	onto: n,
	say: r,
	can(n, r, i) {
		let a = e(i);
		for (let e = 0; e < n.players.length; e++) if (ui(r, e, a) && t(n, r, e, i)) return !0;
		return !1;
	},
	run(r, i, a, o, s, c) {
		e(a) === "rival" ? P(r, {
			kind: "whom",
			seat: i,
			of: o,
			at: s
		}) : di(r, () => {
			for (let o of li(r, i, e(a))) t(r, i, o, a) && n(r, i, o, a, c);
		});
	}
}), fi = (e) => ({
	go(t, n) {
		let r = Y(n.of)[n.at], { works: i } = e(r);
		for (let e of li(t, n.seat, "rivals")) if (i(t, n.seat, e, r)) return !0;
		return F(t), !1;
	},
	options(t, n, r) {
		let i = Y(n.of)[n.at], { works: a } = e(i);
		for (let e = 0; e < t.players.length; e++) e !== n.seat && a(t, n.seat, e, i) && r.push({
			type: "seat",
			seat: e
		});
	},
	take(t, n, r, i) {
		if (r.type !== "seat") return;
		let a = Y(n.of)[n.at];
		F(t), e(a).onto(t, n.seat, r.seat, a, i);
	}
}), pi = (e, [t, n, r, i]) => e === "rival" ? n : e === "rivals" ? r : e === "everyone" ? i : t, mi = [
	"your Crime Rate",
	"a rival’s Crime Rate",
	"each rival’s Crime Rate",
	"everyone’s Crime Rate"
], hi = [
	"deine Verbrechensrate",
	"die Verbrechensrate eines Rivalen",
	"die Verbrechensrate jedes Rivalen",
	"die Verbrechensrate aller"
], gi = [
	"ta Criminalité",
	"la Criminalité d’un rival",
	"la Criminalité de chaque rival",
	"la Criminalité de tous"
], _i = [
	"la tua Criminalità",
	"la Criminalità di un rivale",
	"la Criminalità di ogni rivale",
	"la Criminalità di tutti"
], vi = [
	"tu Criminalidad",
	"la Criminalidad de un rival",
	"la Criminalidad de cada rival",
	"la Criminalidad de todos"
], yi = Q({
	who: (e) => e.who ?? "self",
	works: (e, t, n, r) => r.by > 0 ? e.players[n].crime < 11 : e.players[n].crime > e.ness + 1,
	onto: (e, t, n, r, i) => X(e, n, r.by, i),
	say: {
		en: (e) => `${e.by < 0 ? "lower" : "raise"} ${pi(e.who, mi)} by ${Math.abs(e.by)}`,
		de: (e) => `${e.by < 0 ? "senke" : "erhöhe"} ${pi(e.who, hi)} um ${Math.abs(e.by)}`,
		fr: (e) => `${e.by < 0 ? "baisse" : "augmente"} ${pi(e.who, gi)} de ${Math.abs(e.by)}`,
		it: (e) => `${e.by < 0 ? "riduci" : "aumenta"} ${pi(e.who, _i)} di ${Math.abs(e.by)}`,
		es: (e) => `${e.by < 0 ? "reduce" : "aumenta"} ${pi(e.who, vi)} en ${Math.abs(e.by)}`
	}
}), bi = {
	can: (e, t, n) => e.dealers.cards.length > 0 && Z(e, t, n.draw) > 0,
	run: (e, t, n, r, i, a) => kt(e, t, Z(e, t, n.draw), a),
	say: {
		en: ({ draw: e }, t) => `draw ${t.n(e, "Dealer", "Dealers")}${e === 1 ? "" : `${t.per(e)}; keep 1`}`,
		de: ({ draw: e }, t) => `ziehe ${t.n(e, "Händler", "Händler")}${e === 1 ? "" : `${t.per(e)}; behalte 1`}`,
		fr: ({ draw: e }, t) => `pioche ${t.n(e, "Fournisseur", "Fournisseurs")}${e === 1 ? "" : `${t.per(e)} ; gardes-en 1`}`,
		it: ({ draw: e }, t) => `pesca ${t.n(e, "Fornitore", "Fornitori")}${e === 1 ? "" : `${t.per(e)}; tienine 1`}`,
		es: ({ draw: e }, t) => `roba ${t.n(e, "Proveedor", "Proveedores")}${e === 1 ? "" : `${t.per(e)}; quédate 1`}`
	}
};
function xi(e, t) {
	e.hand.splice(e.hand.indexOf(t), 1);
	let n = e.open.indexOf(t);
	n >= 0 && e.open.splice(n, 1);
}
var Si = Q({
	who: (e) => e.who ?? "self",
	works: (e, t, n, r) => r.cards > 0 && e.players[n].hand.length > 0,
	onto: (e, t, n, r) => P(e, {
		kind: "discard",
		seat: n,
		left: r.cards
	}),
	say: {
		en: ({ cards: e, who: t }, n) => `${n.to(t, "discard", "discards")} ${n.n(e, "card", "cards")}`,
		de: ({ cards: e, who: t }, n) => `${n.to(t, "wirf", "wirft")} ${n.n(e, "Handkarte", "Handkarten")} ab`,
		fr: ({ cards: e, who: t }, n) => `${n.to(t, "défausse", "défausse")} ${n.n(e, "carte", "cartes")}`,
		it: ({ cards: e, who: t }, n) => `${n.to(t, "scarta", "scarta")} ${n.n(e, "carta", "carte")}`,
		es: ({ cards: e, who: t }, n) => `${n.to(t, "descarta", "descarta")} ${n.n(e, "carta", "cartas")}`
	}
}), Ci = {
	go(e, t) {
		return t.left > 0 && e.players[t.seat].hand.length > 0 || (F(e), !1);
	},
	options(e, t, n) {
		let { hand: r } = e.players[t.seat], i = r.length <= t.left ? 1 : r.length;
		for (let e = 0; e < i; e++) n.push({
			type: "card",
			card: r[e]
		});
	},
	take(e, t, n, r) {
		if (n.type !== "card") return;
		let i = e.players[t.seat];
		xi(i, n.card), i.discard.push(n.card), t.left--, r?.push({
			type: "discarded",
			seat: t.seat,
			card: n.card
		});
	}
}, wi = (e, t) => e.players[t].stats.some((e) => e > 1), Ti = Q({
	who: (e) => e.who ?? "self",
	works: (e, t, n, r) => r.levels > 0 && wi(e, n),
	onto: (e, t, n, r) => P(e, {
		kind: "downgrade",
		seat: n,
		left: r.levels
	}),
	say: {
		en: ({ levels: e, who: t }, n) => `${n.to(t, "lose", "loses")} ${n.n(e, "upgrade", "upgrades")}`,
		de: ({ levels: e, who: t }, n) => `${n.to(t, "verliere", "verliert")} ${n.n(e, "Ausbau", "Ausbauten")}`,
		fr: ({ levels: e, who: t }, n) => `${n.to(t, "perds", "perd")} ${n.n(e, "amélioration", "améliorations")}`,
		it: ({ levels: e, who: t }, n) => `${n.to(t, "perdi", "perde")} ${n.n(e, "potenziamento", "potenziamenti")}`,
		es: ({ levels: e, who: t }, n) => `${n.to(t, "pierde", "pierde")} ${n.n(e, "mejora", "mejoras")}`
	}
}), Ei = {
	go(e, t) {
		return t.left > 0 && wi(e, t.seat) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let [r, i] of c.entries()) e.players[t.seat].stats[r] > 1 && n.push({
			type: "stat",
			stat: i
		});
	},
	take(e, t, n, r) {
		if (n.type !== "stat") return;
		let { stats: i } = e.players[t.seat], a = --i[c.indexOf(n.stat)];
		t.left--, r?.push({
			type: "downgraded",
			seat: t.seat,
			stat: n.stat,
			level: a
		});
	}
}, Di = {
	can: (e, t, n) => e.players[t].deck.length > 0 && Z(e, t, n.cards) > 0,
	run: (e, t, n, r, i, a) => ys(e.players[t], t, Z(e, t, n.cards), a),
	say: {
		en: ({ cards: e }, t) => `draw ${t.n(e, "card", "cards")}${t.per(e)}`,
		de: ({ cards: e }, t) => `ziehe ${t.n(e, "Karte", "Karten")}${t.per(e)}`,
		fr: ({ cards: e }, t) => `pioche ${t.n(e, "carte", "cartes")}${t.per(e)}`,
		it: ({ cards: e }, t) => `pesca ${t.n(e, "carta", "carte")}${t.per(e)}`,
		es: ({ cards: e }, t) => `roba ${t.n(e, "carta", "cartas")}${t.per(e)}`
	}
}, Oi = (e) => {
	for (let t = 0; t < n.length; t++) if (e.thugs[t] + e.cars[t] + e.trucks[t] > 0) return !0;
	return !1;
}, ki = (e, t) => e.players.some((e, n) => n !== t && Oi(e)), Ai = {
	can: (e, t, n) => n.pieces > 0 && ki(e, t),
	run(e, t, n) {
		P(e, {
			kind: "drive-off",
			seat: t,
			left: n.pieces
		});
	},
	say: {
		en: ({ pieces: e }, t) => `drive ${t.n(e, "rival thug or vehicle", "rival thugs or vehicles")} off into a neighbouring district`,
		de: ({ pieces: e }, t) => `vertreibe ${t.n(e, "fremden Schläger oder 1 Fahrzeug", "fremde Schläger oder Fahrzeuge")} in einen Nachbarbezirk`,
		fr: ({ pieces: e }, t) => `chasse ${t.n(e, "homme de main ou véhicule rival", "hommes de main ou véhicules rivaux")} vers un secteur voisin`,
		it: ({ pieces: e }, t) => `scaccia ${t.n(e, "scagnozzo o veicolo rivale", "scagnozzi o veicoli rivali")} in un distretto confinante`,
		es: ({ pieces: e }, t) => `expulsa ${t.n(e, "matón o vehículo rival", "matones o vehículos rivales")} a un distrito vecino`
	}
}, ji = {
	go(e, t) {
		return t.left > 0 && ki(e, t.seat) ? !0 : (F(e), !1);
	},
	options(e, t, i) {
		for (let [a, o] of e.players.entries()) if (a !== t.seat) {
			for (let [e, t] of n.entries()) for (let s of r) if (U(o, s)[e] !== 0) for (let [r, o] of n.entries()) l[e][r] && i.push({
				type: "drive-off",
				seat: a,
				piece: s,
				from: t,
				to: o
			});
		}
	},
	take(e, t, n, r) {
		if (n.type !== "drive-off") return;
		let { seat: i, piece: a, from: o, to: s } = n, c = U(e.players[i], a);
		c[d(o)]--, c[d(s)]++, t.left--, r?.push({
			type: "moved",
			seat: i,
			by: t.seat,
			piece: a,
			from: o,
			to: s
		}), Cn(e, i, d(s), r);
	}
}, Mi = {
	en: {
		rivals: "each rival",
		everyone: "each player",
		chooses: " chooses",
		or: "; or ",
		colon: ": "
	},
	de: {
		rivals: "jeder Rivale",
		everyone: "jeder Spieler",
		chooses: " wählt",
		or: "; oder ",
		colon: ": "
	},
	fr: {
		rivals: "chaque rival",
		everyone: "chaque joueur",
		chooses: " choisit",
		or: " ; ou ",
		colon: " : "
	},
	it: {
		rivals: "ogni rivale",
		everyone: "ogni giocatore",
		chooses: " sceglie",
		or: "; oppure ",
		colon: ": "
	},
	es: {
		rivals: "cada rival",
		everyone: "cada jugador",
		chooses: " elige",
		or: "; o ",
		colon: ": "
	}
};
function Ni({ effects: e, who: t }, n) {
	let r = Mi[n.language], [i] = e;
	return e.length === 1 && i.do === "choose" ? `${r[t]}${r.chooses}${r.colon}${oi(i, n, r.or)}` : `${r[t]}${r.colon}${n.and(n.clauses(e))}`;
}
var Pi = {
	can: () => !0,
	run(e, t, n, r, i) {
		di(e, () => {
			for (let a of li(e, t, n.who)) P(e, {
				kind: "script",
				seat: a,
				of: Ir(r, i, "each"),
				at: 0
			});
		});
	},
	say: {
		en: Ni,
		de: Ni,
		fr: Ni,
		it: Ni,
		es: Ni
	}
}, Fi = {
	can: (e, t, n) => n.goods > 0 && V(e, t) > 0,
	run(e, t, n) {
		P(e, {
			kind: "exchange",
			seat: t,
			left: n.goods
		});
	},
	say: {
		en: ({ goods: e }, t) => `change ${t.upTo(e)}${t.n(e, "of your goods", "of your goods")} into the other kind`,
		de: ({ goods: e }, t) => `tausche ${t.upTo(e)}${t.n(e, "deiner Waren", "deiner Waren")} gegen die andere Sorte`,
		fr: ({ goods: e }, t) => `échange ${t.upTo(e)}${t.n(e, "de tes marchandises", "de tes marchandises")} contre l’autre sorte`,
		it: ({ goods: e }, t) => `cambia ${t.upTo(e)}${t.n(e, "delle tue merci", "delle tue merci")} con l’altro tipo`,
		es: ({ goods: e }, t) => `cambia ${t.upTo(e)}${t.n(e, "de tus mercancías", "de tus mercancías")} por el otro tipo`
	}
}, Ii = {
	go(e, t) {
		return t.left > 0 && V(e, t.seat) > 0 || (F(e), !1);
	},
	options(e, t, n) {
		for (let r of ie) tn(e, t.seat, r, -1, n);
		n.push({ type: "stop" });
	},
	take(e, t, n, r) {
		if (n.type !== "spend") {
			F(e);
			return;
		}
		let { seat: i } = t, a = n.good === "alcohol" ? "gun" : "alcohol", o = Xt(e, i, n.from);
		o[n.good]--, o[a]++, t.left--, r?.push({
			type: "spent",
			seat: i,
			good: n.good,
			from: n.from
		}, {
			type: "stored",
			seat: i,
			good: a,
			at: n.from
		});
	}
}, Li = {
	can: (e, t, n) => Z(e, t, n.goods) > 0 && V(e, t) > 0,
	run(e, t, n) {
		P(e, {
			kind: "fence",
			seat: t,
			left: Z(e, t, n.goods),
			price: n.price
		});
	},
	say: {
		en: ({ goods: e, price: t }, n) => `sell ${n.upTo(e)}${n.n(e, "good", "goods")} to the Authorities for ${n.dollars(t)} each${n.per(e)}`,
		de: ({ goods: e, price: t }, n) => `verkaufe ${n.upTo(e)}${n.n(e, "Ware", "Waren")} für je ${n.dollars(t)} an die Behörden${n.per(e)}`,
		fr: ({ goods: e, price: t }, n) => `vends aux Autorités ${n.upTo(e)}${n.n(e, "marchandise", "marchandises")} à ${n.dollars(t)} pièce${n.per(e)}`,
		it: ({ goods: e, price: t }, n) => `vendi alle Autorità ${n.upTo(e)}${n.n(e, "merce", "merci")} a ${n.dollars(t)} l’una${n.per(e)}`,
		es: ({ goods: e, price: t }, n) => `vende a las Autoridades ${n.upTo(e)}${n.n(e, "mercancía", "mercancías")} por ${n.dollars(t)} cada una${n.per(e)}`
	}
}, Ri = (e) => S(e).level > 0, zi = (e) => e.hand.some(Ri) || e.discard.some(Ri), Bi = Q({
	who: (e) => e.who ?? "self",
	works: (e, t, n, r) => r.cards > 0 && (t === n ? zi(e.players[n]) : Gr(e.players[n]) > 0),
	onto: (e, t, n, r) => P(e, {
		kind: "fire",
		seat: n,
		left: r.cards
	}),
	say: {
		en: ({ cards: e, who: t }, n) => `${n.to(t, "dismiss", "dismisses")} ${n.n(e, "Associate", "Associates")} from hand or discard pile`,
		de: ({ cards: e, who: t }, n) => `${n.to(t, "entlasse", "entlässt")} ${n.n(e, "Komplizen", "Komplizen")} aus Hand oder Ablagestapel`,
		fr: ({ cards: e, who: t }, n) => `${n.to(t, "renvoie", "renvoie")} ${n.n(e, "Associé", "Associés")} de la main ou de la défausse`,
		it: ({ cards: e, who: t }, n) => `${n.to(t, "licenzia", "licenzia")} ${n.n(e, "Complice", "Complici")} dalla mano o dagli scarti`,
		es: ({ cards: e, who: t }, n) => `${n.to(t, "despide", "despide")} a ${n.n(e, "Socio", "Socios")} de la mano o del descarte`
	}
});
function Vi(e, t) {
	for (let n of e) Ri(n) && t.push({
		type: "card",
		card: n
	});
}
var Hi = {
	go(e, t) {
		return t.left > 0 && zi(e.players[t.seat]) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		Vi(e.players[t.seat].hand, n), Vi(e.players[t.seat].discard, n);
	},
	take(e, t, n, r) {
		if (n.type !== "card") return;
		let i = e.players[t.seat];
		i.hand.includes(n.card) ? xi(i, n.card) : i.discard.splice(i.discard.indexOf(n.card), 1), e.gone.push(n.card), t.left--, r?.push({
			type: "fired",
			seat: t.seat,
			card: n.card
		});
	}
}, Ui = {
	can: (e, t, n) => Z(e, t, n.amount) > 0,
	run(e, t, { good: n, amount: r }, i, a, o) {
		let s = Z(e, t, r);
		Zt(e, t, n === "alcohol" ? s : 0, n === "gun" ? s : 0, n === "any" ? s : 0, o);
	},
	say: {
		en: (e, t) => `take ${t.goods(e.good, e.amount)}`,
		de: (e, t) => `nimm ${t.goods(e.good, e.amount)}`,
		fr: (e, t) => `prends ${t.goods(e.good, e.amount)}`,
		it: (e, t) => `prendi ${t.goods(e.good, e.amount)}`,
		es: (e, t) => `toma ${t.goods(e.good, e.amount)}`
	}
}, Wi = {
	anywhere: [
		"headquarters",
		"underworld",
		"authorities",
		"prison"
	],
	streets: [],
	underworld: ["underworld"],
	authorities: ["authorities"],
	headquarters: ["headquarters"],
	deals: []
}, Gi = (e) => e === "anywhere" || e === "streets", Ki = (e) => e === "anywhere" || e === "deals";
function qi(e, t, r, i, a) {
	for (let n of t) e[n] > 0 && a(n, e[n]);
	if (r) for (let t = 0; t < n.length; t++) e.thugs[t] > 0 && a(n[t], e.thugs[t]);
	if (i) for (let t = 0; t < e.deals.length; t++) e.deals[t].thug > 0 && a(Lt(t), 1);
}
var Ji = (e, t) => e.filter((e) => !t.includes(e)), Yi = [], Xi = ["prison"], Zi = ["prison", "headquarters"];
function Qi(e, t, n, r = Yi) {
	let i = [], a = Ji(Wi[n], r);
	return qi(e.players[t], a, Gi(n), Ki(n), (e) => i.push(e)), i;
}
function $i(e, t, n, r = Yi) {
	let i = e.players[t], a = 0;
	for (let e of Wi[n]) r.includes(e) || (a += i[e]);
	if (Gi(n)) for (let e of i.thugs) a += e;
	if (Ki(n)) for (let e of i.deals) a += e.thug;
	return a;
}
function ea(e, t) {
	let n = [];
	return qi(e.players[t], te, !0, !0, (e) => n.push(e)), n;
}
var ta = (e, t) => {
	for (let n of e) t.push({
		type: "thug",
		from: n
	});
}, na = (e) => te.includes(e);
function ra(e, t, n) {
	let r = e.players[t];
	na(n) ? r[n]-- : Rt(n) >= 0 ? r.deals[Rt(n)].thug = 0 : r.thugs[d(n)]--;
}
var ia = (e) => e === "prison" ? Xi : Yi, aa = {
	en: {
		prison: ["put in Prison ", ""],
		hit: ["hit ", ""],
		kill: ["kill ", ""]
	},
	de: {
		prison: ["bringe ", " ins Gefängnis"],
		hit: ["verprügle ", ""],
		kill: ["töte ", ""]
	},
	fr: {
		prison: ["envoie en Prison ", ""],
		hit: ["tabasse ", ""],
		kill: ["élimine ", ""]
	},
	it: {
		prison: ["manda in Prigione ", ""],
		hit: ["pesta ", ""],
		kill: ["elimina ", ""]
	},
	es: {
		prison: ["envía a Prisión a ", ""],
		hit: ["apaliza a ", ""],
		kill: ["elimina a ", ""]
	}
}, oa = Q({
	who: (e) => e.whose,
	works: (e, t, n, { how: r, reach: i, thugs: a }) => $i(e, n, i, ia(r)) > 0 && Z(e, t, a) > 0,
	onto(e, t, n, { how: r, reach: i, thugs: a }) {
		P(e, {
			kind: "harm",
			seat: t,
			victim: n,
			left: Z(e, t, a),
			how: r,
			reach: i
		});
	},
	say: {
		en: (e, t) => `${aa.en[e.how][0]}${t.thugs(e.thugs, e.whose)}${t.at(e.reach)}${t.per(e.thugs)}`,
		de: (e, t) => `${aa.de[e.how][0]}${t.thugs(e.thugs, e.whose)}${t.at(e.reach)}${aa.de[e.how][1]}${t.per(e.thugs)}`,
		fr: (e, t) => `${aa.fr[e.how][0]}${t.thugs(e.thugs, e.whose)}${t.at(e.reach)}${t.per(e.thugs)}`,
		it: (e, t) => `${aa.it[e.how][0]}${t.thugs(e.thugs, e.whose)}${t.at(e.reach)}${t.per(e.thugs)}`,
		es: (e, t) => `${aa.es[e.how][0]}${t.thugs(e.thugs, e.whose)}${t.at(e.reach)}${t.per(e.thugs)}`
	}
});
function sa(e, t, n, r) {
	let i = e.players[t.victim];
	ra(e, t.victim, n), t.left--, t.how === "hit" && i.recruits++, t.how === "prison" && i.prison++, r?.push({
		type: "harmed",
		seat: t.victim,
		how: t.how,
		from: n
	}), t.how === "prison" && z(e, t.victim, "imprisoned", r);
}
var ca = {
	go(e, t) {
		return t.left > 0 && $i(e, t.victim, t.reach, ia(t.how)) > 0 || (F(e), !1);
	},
	options(e, t, n) {
		ta(Qi(e, t.victim, t.reach, ia(t.how)), n), n.length > 1 && $i(e, t.victim, t.reach, ia(t.how)) <= t.left && (n.length = 1);
	},
	take(e, t, n, r) {
		n.type === "thug" && sa(e, t, n.from, r);
	}
};
function la(e, t, n) {
	e.ring !== t && (e.ring = t, n?.push({
		type: "ring",
		seat: t
	}), ua(e, t, n));
}
function ua(e, t, n) {
	let r = da(e, t);
	e.ring === t && r !== void 0 && r.ring !== 1 && (r.ring = 1, H(e, t, R(e, t, "ring-income", ee[e.players.length]), "ring", n));
}
var da = (e, t) => {
	for (let n of e.stack) if ((n.kind === "turn" || n.kind === "enforcer") && n.seat === t) return n;
}, fa = (e, t, n) => R(e, t, "hire-alcohol", n >= 1 && n <= 3 ? 1 : 2), pa = (e, t) => e.market.some((e) => e !== "" && S(e).level <= t), ma = {
	go(e, t, n) {
		return t.hired === "" && pa(e, t.level) ? !0 : (F(e), t.hired !== "" && ha(e, t.seat, t.hired, n), !1);
	},
	options(e, t, n) {
		for (let r of e.market) r !== "" && S(r).level <= t.level && n.push({
			type: "card",
			card: r
		});
	},
	take(e, t, n, r) {
		if (n.type !== "card") return;
		let { seat: i } = t, { card: a } = n;
		t.hired = a, r?.push({
			type: "hired",
			seat: i,
			card: a
		}), Ar(e, a), t.free === 1 ? ga(e, i, a, r) : P(e, {
			kind: "welcome",
			seat: i,
			card: a,
			alcohol: fa(e, i, S(a).level)
		});
	}
};
function ha(e, t, n, r) {
	jr(e, S(n).level, r), la(e, t, r), z(e, t, "hire", r);
}
function ga(e, t, n, r) {
	let i = e.players[t];
	i.hand.push(n), i.open.push(n), r?.push({
		type: "joined",
		seat: t,
		card: n,
		to: "hand"
	});
}
var _a = {
	go(e, t) {
		return e.players[t.seat].aside.length > 0 || (F(e), !1);
	},
	options(e, t, n) {
		for (let r of e.players[t.seat].aside) n.push({
			type: "card",
			card: r
		});
	},
	take(e, t, n) {
		if (n.type !== "card") return;
		let { aside: r } = e.players[t.seat];
		r.splice(r.indexOf(n.card), 1), F(e), P(e, {
			kind: "welcome",
			seat: t.seat,
			card: n.card,
			alcohol: fa(e, t.seat, 0)
		});
	}
}, va = {
	go: () => !0,
	options(e, t, n) {
		B(e, t.seat, "alcohol") >= t.alcohol && n.push({ type: "to-hand" }), n.push({ type: "stop" });
	},
	take(e, t, n, r) {
		let { seat: i, card: a } = t;
		F(e), n.type === "to-hand" ? (ga(e, i, a, r), t.alcohol > 0 && P(e, {
			kind: "spend",
			seat: i,
			alcohol: t.alcohol,
			gun: 0,
			any: 0,
			tile: -1
		})) : (e.players[i].discard.push(a), r?.push({
			type: "joined",
			seat: i,
			card: a,
			to: "discard"
		}));
	}
}, ya = ({ level: e }, t) => e === 1 ? "1" : `${e} ${t}`, ba = {
	can: (e, t, n) => pa(e, n.level),
	run(e, t, n) {
		P(e, {
			kind: "hire",
			seat: t,
			level: n.level,
			free: +!!n.toHand,
			hired: ""
		});
	},
	say: {
		en: (e) => `hire an Associate of level ${ya(e, "or lower")}${e.toHand ? " into your hand" : ""}`,
		de: (e) => `heuere einen Komplizen der Stufe ${ya(e, "oder darunter")}${e.toHand ? " auf die Hand" : ""} an`,
		fr: (e) => `engage un Associé de niveau ${ya(e, "ou moins")}${e.toHand ? ", directement en main" : ""}`,
		it: (e) => `ingaggia un Complice di livello ${ya(e, "o inferiore")}${e.toHand ? ", direttamente in mano" : ""}`,
		es: (e) => `contrata a un Socio de nivel ${ya(e, "o inferior")}${e.toHand ? ", directamente a tu mano" : ""}`
	}
}, xa = {
	can: (e, t, n) => Xr(e, t, n.when) && $(e, t, n.then),
	run(e, t, n, r, i) {
		Xr(e, t, n.when) && P(e, {
			kind: "script",
			seat: t,
			of: Ir(r, i, "then"),
			at: 0
		});
	},
	say: {
		en: (e, t) => `${t.when([e.when])}, ${t.and(t.clauses(e.then))}`,
		de: (e, t) => `${t.when([e.when])}, ${t.and(t.clauses(e.then))}`,
		fr: (e, t) => `${t.when([e.when])}, ${t.and(t.clauses(e.then))}`,
		it: (e, t) => `${t.when([e.when])}, ${t.and(t.clauses(e.then))}`,
		es: (e, t) => `${t.when([e.when])}, ${t.and(t.clauses(e.then))}`
	}
}, Sa = {
	can: (e, t, n) => e.jobs.cards.length > 0 && Z(e, t, n.draw) > 0,
	run: (e, t, n, r, i, a) => Ot(e, t, Z(e, t, n.draw), a),
	say: {
		en: ({ draw: e }, t) => `draw ${t.n(e, "Job", "Jobs")}${e === 1 ? "" : `${t.per(e)}; keep 1`}`,
		de: ({ draw: e }, t) => `ziehe ${t.n(e, "Auftrag", "Aufträge")}${e === 1 ? "" : `${t.per(e)}; behalte 1`}`,
		fr: ({ draw: e }, t) => `pioche ${t.n(e, "Coup", "Coups")}${e === 1 ? "" : `${t.per(e)} ; gardes-en 1`}`,
		it: ({ draw: e }, t) => `pesca ${t.n(e, "Colpo", "Colpi")}${e === 1 ? "" : `${t.per(e)}; tienine 1`}`,
		es: ({ draw: e }, t) => `roba ${t.n(e, "Golpe", "Golpes")}${e === 1 ? "" : `${t.per(e)}; quédate 1`}`
	}
}, Ca = (e, t, n, { amount: r, good: i }) => Math.min(Z(e, t, r), i === void 0 ? V(e, n) : B(e, n, i)), wa = Q({
	who: (e) => e.who ?? "self",
	works: (e, t, n, r) => Ca(e, t, n, r) > 0,
	onto(e, t, n, r) {
		let i = Ca(e, t, n, r);
		P(e, {
			kind: "spend",
			seat: n,
			alcohol: r.good === "alcohol" ? i : 0,
			gun: r.good === "gun" ? i : 0,
			any: r.good === void 0 ? i : 0,
			tile: -1
		});
	},
	say: {
		en: (e, t) => `${t.to(e.who, "lose", "loses")} ${t.goods(e.good ?? "some", e.amount)}`,
		de: (e, t) => `${t.to(e.who, "verliere", "verliert")} ${t.goods(e.good ?? "some", e.amount)}`,
		fr: (e, t) => `${t.to(e.who, "perds", "perd")} ${t.goods(e.good ?? "some", e.amount)}`,
		it: (e, t) => `${t.to(e.who, "perdi", "perde")} ${t.goods(e.good ?? "some", e.amount)}`,
		es: (e, t) => `${t.to(e.who, "pierde", "pierde")} ${t.goods(e.good ?? "some", e.amount)}`
	}
}), Ta = {
	can: (e) => e.market[2] !== "" || e.market[3] !== "",
	run: (e, t, n, r, i, a) => Mr(e, a),
	say: {
		en: () => "renew the two marked spaces of the market",
		de: () => "erneuere die beiden markierten Plätze des Markts",
		fr: () => "renouvelle les deux cases marquées du marché",
		it: () => "rinnova i due spazi segnati del mercato",
		es: () => "renueva los dos espacios marcados del mercado"
	}
}, Ea = (e, t) => Y(e)[t], Da = (e, t) => t.and([...t.cost(e.cost), ...t.clauses(e.then)]), Oa = {
	can: (e, t, n) => Zr(e, t, n.cost) && $(e, t, n.then),
	run(e, t, n, r, i) {
		Oa.can(e, t, n) && P(e, {
			kind: "may",
			seat: t,
			of: r,
			at: i
		});
	},
	say: {
		en: (e, t) => `you may ${t.and(t.cost(e.cost))} to ${t.and(t.clauses(e.then))}`,
		de: (e, t) => `wenn du willst, ${Da(e, t)}`,
		fr: (e, t) => `si tu veux, ${Da(e, t)}`,
		it: (e, t) => `se vuoi, ${Da(e, t)}`,
		es: (e, t) => `si quieres, ${Da(e, t)}`
	}
}, ka = {
	go: () => !0,
	options(e, t, n) {
		n.push({ type: "yes" }, { type: "stop" });
	},
	take(e, t, n, r) {
		F(e), n.type === "yes" && (P(e, {
			kind: "script",
			seat: t.seat,
			of: Ir(t.of, t.at, "then"),
			at: 0
		}), Qr(e, t.seat, Ea(t.of, t.at).cost, r));
	}
}, Aa = {
	can: (e, t, n) => Z(e, t, n.amount) > 0,
	run: (e, t, n, r, i, a) => H(e, t, Z(e, t, n.amount), "card", a),
	say: {
		en: (e, t) => `gain ${t.dollars(e.amount)}`,
		de: (e, t) => `nimm ${t.dollars(e.amount)}`,
		fr: (e, t) => `gagne ${t.dollars(e.amount)}`,
		it: (e, t) => `guadagna ${t.dollars(e.amount)}`,
		es: (e, t) => `gana ${t.dollars(e.amount)}`
	}
}, ja = {
	any: ["thug or vehicle", "thugs or vehicles"],
	thugs: ["thug", "thugs"],
	vehicles: ["vehicle", "vehicles"]
}, Ma = {
	any: ["Schläger oder Fahrzeug", "Schläger oder Fahrzeuge"],
	thugs: ["Schläger", "Schläger"],
	vehicles: ["Fahrzeug", "Fahrzeuge"]
}, Na = {
	any: ["homme de main ou véhicule", "hommes de main ou véhicules"],
	thugs: ["homme de main", "hommes de main"],
	vehicles: ["véhicule", "véhicules"]
}, Pa = {
	any: ["scagnozzo o veicolo", "scagnozzi o veicoli"],
	thugs: ["scagnozzo", "scagnozzi"],
	vehicles: ["veicolo", "veicoli"]
}, Fa = {
	any: ["matón o vehículo", "matones o vehículos"],
	thugs: ["matón", "matones"],
	vehicles: ["vehículo", "vehículos"]
}, Ia = {
	can: (e, t, { pieces: n, which: r }) => Z(e, t, n) > 0 && jn(e, t, r),
	run(e, t, { pieces: n, which: r }) {
		let i = Z(e, t, n);
		i > 0 && P(e, {
			kind: "move",
			seat: t,
			left: i,
			from: -1,
			ridden: 0,
			moved: 0,
			which: r
		});
	},
	say: {
		en: (e, t) => `move ${t.upTo(e.pieces)}${t.n(e.pieces, ...ja[e.which])} out of one district${t.per(e.pieces)}`,
		de: (e, t) => `bewege ${t.upTo(e.pieces)}${t.n(e.pieces, ...Ma[e.which])} aus einem Bezirk${t.per(e.pieces)}`,
		fr: (e, t) => `déplace ${t.upTo(e.pieces)}${t.n(e.pieces, ...Na[e.which])} depuis un même secteur${t.per(e.pieces)}`,
		it: (e, t) => `sposta ${t.upTo(e.pieces)}${t.n(e.pieces, ...Pa[e.which])} da un distretto${t.per(e.pieces)}`,
		es: (e, t) => `mueve ${t.upTo(e.pieces)}${t.n(e.pieces, ...Fa[e.which])} desde un distrito${t.per(e.pieces)}`
	}
}, La = {
	can: (e, t) => e.tokens[3] > 0 && e.tiles.some((e) => e.owner === t && e.night === 0 && I(e) < 4),
	run(e, t) {
		P(e, {
			kind: "nightclub",
			seat: t
		});
	},
	say: {
		en: () => "open a nightclub in one of your neighbourhoods",
		de: () => "eröffne einen Nachtclub in einem deiner Viertel",
		fr: () => "ouvre un cabaret dans un de tes quartiers",
		it: () => "apri un locale notturno in uno dei tuoi quartieri",
		es: () => "abre un club nocturno en uno de tus barrios"
	}
}, Ra = {
	can: (e, t, n) => n.markers > 0 && e.tiles.some((e) => e.owner !== -1),
	run(e, t, n) {
		P(e, {
			kind: "oust",
			seat: t,
			left: n.markers
		});
	},
	say: {
		en: ({ markers: e }, t) => `remove ${t.upTo(e)}${t.n(e, "control marker of any player", "control markers of any player")}`,
		de: ({ markers: e }, t) => `entferne ${t.upTo(e)}${t.n(e, "Kontrollmarker deiner Wahl", "Kontrollmarker deiner Wahl")}`,
		fr: ({ markers: e }, t) => `retire ${t.upTo(e)}${t.n(e, "marqueur de contrôle de ton choix", "marqueurs de contrôle de ton choix")}`,
		it: ({ markers: e }, t) => `rimuovi ${t.upTo(e)}${t.n(e, "segnalino controllo a tua scelta", "segnalini controllo a tua scelta")}`,
		es: ({ markers: e }, t) => `retira ${t.upTo(e)}${t.n(e, "marcador de control de tu elección", "marcadores de control de tu elección")}`
	}
}, za = Q({
	who: (e) => e.who ?? "self",
	works: (e, t, n, r) => Z(e, t, r.amount) > 0 && (n !== t || e.players[n].money > 0),
	onto: (e, t, n, r, i) => on(e, n, Z(e, t, r.amount), "card", i),
	say: {
		en: (e, t) => `${t.to(e.who, "pay", "pays")} ${t.dollars(e.amount)}`,
		de: (e, t) => `${t.to(e.who, "zahle", "zahlt")} ${t.dollars(e.amount)}`,
		fr: (e, t) => `${t.to(e.who, "paie", "paie")} ${t.dollars(e.amount)}`,
		it: (e, t) => `${t.to(e.who, "paga", "paga")} ${t.dollars(e.amount)}`,
		es: (e, t) => `${t.to(e.who, "paga", "paga")} ${t.dollars(e.amount)}`
	}
}), Ba = (e, t, n) => {
	for (let r = 0; r < n && r < e.cards.length; r++) if (!(e.seen[r] & 1 << t)) return !1;
	return !0;
}, Va = (e, t) => e[t], Ha = {
	jobs: "Job deck",
	dealers: "Dealer deck",
	federal: "Federal deck"
}, Ua = {
	jobs: "Auftragsstapels",
	dealers: "Händlerstapels",
	federal: "Razziastapels"
}, Wa = {
	jobs: "pioche des Coups",
	dealers: "pioche des Fournisseurs",
	federal: "pioche fédérale"
}, Ga = {
	jobs: "mazzo dei Colpi",
	dealers: "mazzo dei Fornitori",
	federal: "mazzo federale"
}, Ka = {
	jobs: "mazo de Golpes",
	dealers: "mazo de Proveedores",
	federal: "mazo federal"
}, qa = {
	can: (e, t, n) => !Ba(Va(e, n.deck), t, n.cards),
	run(e, t, n, r, i, a) {
		let o = Va(e, n.deck), s = o.cards.slice(0, n.cards);
		if (s.length !== 0) {
			for (let e = 0; e < s.length; e++) o.seen[e] |= 1 << t;
			a?.push({
				type: "looked",
				seat: t,
				deck: n.deck,
				count: s.length,
				cards: s
			});
		}
	},
	say: {
		en: (e) => `look at the top ${e.cards === 1 ? "card" : `${e.cards} cards`} of the ${Ha[e.deck]}`,
		de: (e) => `sieh dir die ${e.cards === 1 ? "oberste Karte" : `obersten ${e.cards} Karten`} des ${Ua[e.deck]} an`,
		fr: (e) => `regarde ${e.cards === 1 ? "la première carte" : `les ${e.cards} premières cartes`} de la ${Wa[e.deck]}`,
		it: (e) => `guarda ${e.cards === 1 ? "la prima carta" : `le prime ${e.cards} carte`} del ${Ga[e.deck]}`,
		es: (e) => `mira ${e.cards === 1 ? "la primera carta" : `las ${e.cards} primeras cartas`} del ${Ka[e.deck]}`
	}
}, Ja = {
	can: (e, t, n) => n.cars > 0 && e.police.some((e) => e > 0),
	run(e, t, n) {
		P(e, {
			kind: "police",
			seat: t,
			left: n.cars
		});
	},
	say: {
		en: ({ cars: e }, t) => `move ${t.n(e, "police car", "police cars")} to any district`,
		de: ({ cars: e }, t) => `versetze ${t.n(e, "Polizeiwagen", "Polizeiwagen")} in einen beliebigen Bezirk`,
		fr: ({ cars: e }, t) => `déplace ${t.n(e, "voiture de police", "voitures de police")} vers le secteur de ton choix`,
		it: ({ cars: e }, t) => `sposta ${t.n(e, "auto della polizia", "auto della polizia")} in un distretto qualsiasi`,
		es: ({ cars: e }, t) => `mueve ${t.n(e, "coche de policía", "coches de policía")} a cualquier distrito`
	}
}, Ya = {
	go(e, t) {
		return t.left > 0 || (F(e), !1);
	},
	options(e, t, r) {
		for (let [t, i] of n.entries()) if (e.police[t] !== 0) for (let e of n) e !== i && r.push({
			type: "police",
			from: i,
			to: e
		});
	},
	take(e, t, n, r) {
		n.type === "police" && (e.police[d(n.from)]--, e.police[d(n.to)]++, t.left--, r?.push({
			type: "police",
			seat: t.seat,
			from: n.from,
			to: n.to
		}));
	}
}, Xa = {
	can: (e, t, { thugs: n, from: r }) => Z(e, t, n) > 0 && $i(e, t, r, Zi) > 0,
	run(e, t, { thugs: n, from: r }) {
		P(e, {
			kind: "recall",
			seat: t,
			left: Z(e, t, n),
			reach: r
		});
	},
	say: {
		en: ({ thugs: e, from: t }, n) => `bring ${n.upTo(e)}${n.n(e, "thug", "thugs")} back${n.from(t)} to Headquarters${n.per(e)}`,
		de: ({ thugs: e, from: t }, n) => `hole ${n.upTo(e)}${n.n(e, "Schläger", "Schläger")}${n.from(t)} ins Hauptquartier zurück${n.per(e)}`,
		fr: ({ thugs: e, from: t }, n) => `ramène au QG ${n.upTo(e)}${n.n(e, "homme de main", "hommes de main")}${n.from(t)}${n.per(e)}`,
		it: ({ thugs: e, from: t }, n) => `richiama al Quartier generale ${n.upTo(e)}${n.n(e, "scagnozzo", "scagnozzi")}${n.from(t)}${n.per(e)}`,
		es: ({ thugs: e, from: t }, n) => `devuelve al Cuartel general ${n.upTo(e)}${n.n(e, "matón", "matones")}${n.from(t)}${n.per(e)}`
	}
}, Za = {
	go(e, t) {
		return t.left > 0 && $i(e, t.seat, t.reach, Zi) > 0 || (F(e), !1);
	},
	options(e, t, n) {
		ta(Qi(e, t.seat, t.reach, Zi), n), n.push({ type: "stop" });
	},
	take(e, t, n, r) {
		n.type === "thug" ? (ra(e, t.seat, n.from), e.players[t.seat].headquarters++, t.left--, r?.push({
			type: "recalled",
			seat: t.seat,
			from: n.from
		})) : F(e);
	}
}, Qa = {
	can: (e, t, n) => n.cards > 0 && e.players[t].discard.length > 0,
	run(e, t, n) {
		P(e, {
			kind: "recover",
			seat: t,
			left: n.cards
		});
	},
	say: {
		en: ({ cards: e }, t) => `take ${t.n(e, "card", "cards")} from your discard pile into your hand`,
		de: ({ cards: e }, t) => `nimm ${t.n(e, "Karte", "Karten")} von deinem Ablagestapel auf die Hand`,
		fr: ({ cards: e }, t) => `reprends en main ${t.n(e, "carte", "cartes")} de ta défausse`,
		it: ({ cards: e }, t) => `riprendi in mano ${t.n(e, "carta", "carte")} dai tuoi scarti`,
		es: ({ cards: e }, t) => `recupera en tu mano ${t.n(e, "carta", "cartas")} de tu descarte`
	}
}, $a = {
	go(e, t) {
		return t.left > 0 && e.players[t.seat].discard.length > 0 || (F(e), !1);
	},
	options(e, t, n) {
		for (let r of e.players[t.seat].discard) n.push({
			type: "card",
			card: r
		});
	},
	take(e, t, n, r) {
		if (n.type !== "card") return;
		let i = e.players[t.seat];
		i.discard.splice(i.discard.indexOf(n.card), 1), i.hand.push(n.card), i.open.push(n.card), t.left--, r?.push({
			type: "recovered",
			seat: t.seat,
			card: n.card
		});
	}
};
function eo(e, t, n) {
	n > 0 && P(e, {
		kind: "recruit",
		seat: t,
		left: n
	});
}
var to = {
	go(e, t) {
		let n = e.players[t.seat];
		return t.left > 0 && n.recruits + n.safehouses > 0 || (F(e), !1);
	},
	options(e, t, n) {
		let r = e.players[t.seat];
		r.safehouses > 0 && n.push({
			type: "recruit",
			to: "headquarters"
		}), r.recruits > 0 && n.push({
			type: "recruit",
			to: "safehouses"
		}), n.push({ type: "stop" });
	},
	take(e, t, n, r) {
		if (n.type !== "recruit") {
			F(e);
			return;
		}
		let i = e.players[t.seat];
		n.to === "headquarters" ? i.safehouses-- : i.recruits--, i[n.to]++, t.left--, r?.push({
			type: "recruited",
			seat: t.seat,
			to: n.to
		});
	}
}, no = {
	can: (e, t, n) => e.players[t].recruits + e.players[t].safehouses > 0 && Z(e, t, n.steps) > 0,
	run: (e, t, n) => eo(e, t, Z(e, t, n.steps)),
	say: {
		en: ({ steps: e }, t) => `take ${t.upTo(e)}${t.n(e, "recruitment step", "recruitment steps")}${t.per(e)}`,
		de: ({ steps: e }, t) => `mache ${t.upTo(e)}${t.n(e, "Rekrutierungsschritt", "Rekrutierungsschritte")}${t.per(e)}`,
		fr: ({ steps: e }, t) => `fais ${t.upTo(e)}${t.n(e, "pas de recrutement", "pas de recrutement")}${t.per(e)}`,
		it: ({ steps: e }, t) => `fai ${t.upTo(e)}${t.n(e, "passo di reclutamento", "passi di reclutamento")}${t.per(e)}`,
		es: ({ steps: e }, t) => `da ${t.upTo(e)}${t.n(e, "paso de reclutamiento", "pasos de reclutamiento")}${t.per(e)}`
	}
};
function ro(e, t) {
	let n = 0;
	for (let r of e.cards) n += We(r)[t];
	return n;
}
var io = (e, t, n) => e.thug === 0 && ro(e, "muscle") <= t && ro(e, "influence") <= n, ao = {
	go: () => !0,
	options(e, t, n) {
		let r = Hn(e);
		if (r === null) return;
		let i = W(e, r, "deal"), a = G(e, r, "deal"), { deals: o } = e.players[t.seat];
		for (let e = 0; e < o.length; e++) io(o[e], i, a) && n.push({
			type: "deal",
			deal: e
		});
	},
	take(e, t, n, r) {
		if (n.type !== "deal") return;
		F(e);
		let i = e.players[t.seat], a = i.deals[n.deal];
		i.headquarters--, a.thug = 1, r?.push({
			type: "deal",
			seat: t.seat,
			deal: n.deal,
			cards: a.cards.slice()
		}), z(e, t.seat, "deal", r);
		let o = Un(i, 3, "supply") * a.cards.length;
		oo(e, t.seat, a, R(e, t.seat, "deal-goods", o), r);
	}
};
function oo(e, t, n, r, i) {
	Zt(e, t, ro(n, "alcohol"), ro(n, "gun"), r, i);
}
var so = {
	go(e, t) {
		return e.players[t.seat].deals.length > 0 || (F(e), !1);
	},
	options(e, t, n) {
		for (let r = 0; r < e.players[t.seat].deals.length; r++) n.push({
			type: "deal",
			deal: r
		});
	},
	take(e, t, n, r) {
		if (n.type !== "deal") return;
		F(e);
		let i = e.players[t.seat].deals[n.deal];
		r?.push({
			type: "deal",
			seat: t.seat,
			deal: n.deal,
			cards: i.cards.slice()
		}), oo(e, t.seat, i, 0, r);
	}
};
function co(e, t, n) {
	let r = e.players[t], i = r.stats[n];
	return i === 1 || i === 2 ? Ye(r.gang).prices[c[n]][i - 1] : null;
}
var lo = (e, t, n, r) => Math.max(0, R(e, t, "upgrade-price", n.money) - r);
function uo(e, t, n) {
	let r = e.players[t.seat];
	if (r.boss >= 12) return !1;
	let i = co(e, t.seat, n);
	return i !== null && t.muscle >= i.muscle && t.influence >= i.influence && r.money >= lo(e, t.seat, i, t.discount);
}
function fo(e, t) {
	for (let n = 0; n < c.length; n++) if (uo(e, t, n)) return !0;
	return !1;
}
var po = {
	go(e, t) {
		return fo(e, t) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let r = 0; r < c.length; r++) uo(e, t, r) && n.push({
			type: "stat",
			stat: c[r]
		});
	},
	take(e, t, n, r) {
		if (n.type !== "stat") return;
		F(e);
		let { seat: i } = t, a = c.indexOf(n.stat), o = co(e, i, a), s = e.players[i];
		on(e, i, lo(e, i, o, t.discount), "upgrade", r);
		let l = Ye(s.gang).bonuses[s.boss];
		typeof l == "number" && H(e, i, l, "boss-track", r), s.stats[a]++, s.boss++, r?.push({
			type: "upgraded",
			seat: i,
			stat: n.stat,
			level: s.stats[a]
		}), X(e, i, o.crime, r), z(e, i, "upgrade", r), n.stat === "vehicles" && P(e, {
			kind: "vehicle",
			seat: i
		}), n.stat === "nightclubs" && P(e, {
			kind: "nightclub",
			seat: i
		}), l === "right-hand" && P(e, {
			kind: "right-hand",
			seat: i
		});
	}
}, mo = Object.fromEntries(re.map((t) => [t, t === "deal" ? "deal" : e.includes(t) ? "underworld" : s.includes(t) ? "authorities" : "streets"])), ho = (e, t) => R(e, t.seat, "hire-level", G(e, t, "hire"));
function go(e, t, n) {
	let { seat: r } = t, i = e.players[r];
	if (mo[n] !== "streets" && i.headquarters === 0) return "no-thug";
	switch (n) {
		case "deal": {
			let n = W(e, t, "deal"), r = G(e, t, "deal");
			return i.deals.some((e) => io(e, n, r)) ? null : "no-open-deal";
		}
		case "recruit": return i.recruits + i.safehouses === 0 ? "nobody-to-recruit" : G(e, t, n) > 0 ? null : "no-influence";
		case "job": return e.jobs.cards.length === 0 ? "no-cards-left" : G(e, t, n) > 0 ? null : "no-influence";
		case "dealer": return e.dealers.cards.length === 0 ? "no-cards-left" : G(e, t, n) > 0 ? null : "no-influence";
		case "hire": return pa(e, ho(e, t)) ? null : "nobody-to-hire";
		case "sales": return G(e, t, n) === 0 ? "no-influence" : mn(e, r) ? null : "nothing-to-sell";
		case "oust": return G(e, t, n) < 5 ? "little-influence" : e.tiles.some((e) => e.owner !== -1) ? null : "no-control-to-remove";
		case "lower-crime": return i.crime <= e.ness + 1 ? "crime-is-lowest" : G(e, t, n) > 0 ? null : "no-influence";
		case "build": return G(e, t, n) === 0 ? "no-influence" : Jn(e, r, -1) ? null : "no-room-to-build";
		case "release": return i.prison === 0 ? "nobody-in-prison" : G(e, t, n) >= 2 ? null : "little-influence";
		case "fence": return V(e, r) === 0 ? "no-goods" : G(e, t, n) > 0 ? null : "no-influence";
		case "send": return i.headquarters === 0 ? "no-thug" : W(e, t, n) === 0 ? "no-muscle" : Dn(e, r, 0) ? null : "nowhere-to-send";
		case "move": return W(e, t, n) === 0 ? "no-muscle" : jn(e, r, "any") ? null : "nothing-to-move";
		case "seize": return Zn(e, r, W(e, t, n)) ? null : "nothing-to-seize";
		case "upgrade": return fo(e, _o(e, t)) ? null : "no-upgrade";
		case "dismiss": return null;
	}
}
var _o = (e, t) => ({
	seat: t.seat,
	muscle: W(e, t, "upgrade"),
	influence: G(e, t, "upgrade"),
	discount: 0
});
function vo(e, t, n, r) {
	let { seat: i } = t, a = e.players[i];
	r?.push({
		type: "acted",
		seat: i,
		act: n
	});
	let o = G(e, t, n);
	switch (mo[n] === "underworld" ? (a.headquarters--, a.underworld++, X(e, i, R(e, i, "underworld-crime", a.underworld), r), z(e, i, "underworld", r)) : mo[n] === "authorities" && (a.headquarters--, a.authorities++, z(e, i, "authorities", r)), n) {
		case "deal": return P(e, {
			kind: "deal",
			seat: i
		});
		case "recruit": return eo(e, i, o);
		case "job": return Ot(e, i, o, r);
		case "dealer": return kt(e, i, o, r);
		case "hire": return P(e, {
			kind: "hire",
			seat: i,
			level: ho(e, t),
			free: 0,
			hired: ""
		});
		case "sales": return P(e, {
			kind: "sell",
			seat: i,
			left: o,
			sold: []
		});
		case "oust": return P(e, {
			kind: "oust",
			seat: i,
			left: Math.floor(o / 5)
		});
		case "lower-crime": return X(e, i, -o, r);
		case "build": return P(e, {
			kind: "build",
			seat: i,
			left: o,
			business: -1
		});
		case "release": return yo(e, i, a.prison, r);
		case "fence": return P(e, {
			kind: "fence",
			seat: i,
			left: o,
			price: yn(e, i)
		});
		case "send": return P(e, {
			kind: "send",
			seat: i,
			left: W(e, t, n),
			district: -1,
			anywhere: 0
		});
		case "move": return P(e, {
			kind: "move",
			seat: i,
			left: W(e, t, n),
			from: -1,
			ridden: 0,
			moved: 0,
			which: "any"
		});
		case "seize": return P(e, {
			kind: "seize",
			seat: i,
			muscle: W(e, t, n)
		});
		case "upgrade": return P(e, {
			kind: "upgrade",
			..._o(e, t)
		});
		case "dismiss": return P(e, {
			kind: "dismiss",
			seat: i,
			left: a.plan.length
		});
	}
}
function yo(e, t, n, r) {
	let i = e.players[t], a = Math.min(n, i.prison);
	a !== 0 && (i.prison -= a, i.headquarters += a, r?.push({
		type: "released",
		seat: t,
		thugs: a
	}));
}
var bo = {
	can: (e, t, { thugs: n }) => e.players[t].prison > 0 && (n === "all" || Z(e, t, n) > 0),
	run: (e, t, { thugs: n }, r, i, a) => yo(e, t, n === "all" ? e.players[t].prison : Z(e, t, n), a),
	say: {
		en: ({ thugs: e }, t) => e === "all" ? "bring all your thugs back from Prison" : `bring ${t.n(e, "thug", "thugs")} back from Prison${t.per(e)}`,
		de: ({ thugs: e }, t) => e === "all" ? "hole alle deine Schläger aus dem Gefängnis" : `hole ${t.n(e, "Schläger", "Schläger")} aus dem Gefängnis${t.per(e)}`,
		fr: ({ thugs: e }, t) => e === "all" ? "fais sortir de Prison tous tes hommes de main" : `fais sortir de Prison ${t.n(e, "homme de main", "hommes de main")}${t.per(e)}`,
		it: ({ thugs: e }, t) => e === "all" ? "fai uscire di Prigione tutti i tuoi scagnozzi" : `fai uscire di Prigione ${t.n(e, "scagnozzo", "scagnozzi")}${t.per(e)}`,
		es: ({ thugs: e }, t) => e === "all" ? "saca de Prisión a todos tus matones" : `saca de Prisión a ${t.n(e, "matón", "matones")}${t.per(e)}`
	}
}, xo = {
	can: (e, t) => e.ring !== t,
	run: (e, t, n, r, i, a) => la(e, t, a),
	say: {
		en: () => "take the Family Ring",
		de: () => "nimm den Familienring",
		fr: () => "prends la Chevalière",
		it: () => "prendi l’Anello di famiglia",
		es: () => "toma el Anillo de la Familia"
	}
}, So = {
	can: (e, t, n) => Zn(e, t, Z(e, t, n.muscle)),
	run(e, t, n) {
		let r = Z(e, t, n.muscle);
		Zn(e, t, r) && P(e, {
			kind: "seize",
			seat: t,
			muscle: r
		});
	},
	say: {
		en: ({ muscle: e }, t) => `seize a neighbourhood with ${t.points("muscle", e)}`,
		de: ({ muscle: e }, t) => `übernimm ein Viertel mit ${t.points("muscle", e)}`,
		fr: ({ muscle: e }, t) => `empare-toi d’un quartier avec ${t.points("muscle", e)}`,
		it: ({ muscle: e }, t) => `conquista un quartiere con ${t.points("muscle", e)}`,
		es: ({ muscle: e }, t) => `hazte con un barrio con ${t.points("muscle", e)}`
	}
}, Co = {
	can: (e, t, n) => Z(e, t, n.sales) > 0 && mn(e, t),
	run(e, t, n) {
		P(e, {
			kind: "sell",
			seat: t,
			left: Z(e, t, n.sales),
			sold: []
		});
	},
	say: {
		en: ({ sales: e }, t) => `make ${t.upTo(e)}${t.n(e, "sale", "sales")} in your neighbourhoods${t.per(e)}`,
		de: ({ sales: e }, t) => `verkaufe in ${t.upTo(e)}${t.n(e, "deiner Viertel", "deiner Viertel")}${t.per(e)}`,
		fr: ({ sales: e }, t) => `fais ${t.upTo(e)}${t.n(e, "vente", "ventes")} dans tes quartiers${t.per(e)}`,
		it: ({ sales: e }, t) => `fai ${t.upTo(e)}${t.n(e, "vendita", "vendite")} nei tuoi quartieri${t.per(e)}`,
		es: ({ sales: e }, t) => `haz ${t.upTo(e)}${t.n(e, "venta", "ventas")} en tus barrios${t.per(e)}`
	}
}, wo = {
	can: (e, t, { thugs: n, where: r }) => Z(e, t, n) > 0 && Dn(e, t, +(r === "anywhere")),
	run(e, t, { thugs: n, where: r }) {
		let i = Z(e, t, n);
		i > 0 && P(e, {
			kind: "send",
			seat: t,
			left: i,
			district: -1,
			anywhere: +(r === "anywhere")
		});
	},
	say: {
		en: ({ thugs: e, where: t }, n) => `send ${n.upTo(e)}${n.n(e, "thug", "thugs")} from Headquarters to ${t === "anywhere" ? "any one district" : "one district where you are present"}${n.per(e)}`,
		de: ({ thugs: e, where: t }, n) => `schicke ${n.upTo(e)}${n.n(e, "Schläger", "Schläger")} aus dem Hauptquartier in ${t === "anywhere" ? "einen beliebigen Bezirk" : "einen Bezirk, in dem du präsent bist"}${n.per(e)}`,
		fr: ({ thugs: e, where: t }, n) => `envoie ${n.upTo(e)}${n.n(e, "homme de main", "hommes de main")} du QG dans ${t === "anywhere" ? "le secteur de ton choix" : "un secteur où tu as une présence"}${n.per(e)}`,
		it: ({ thugs: e, where: t }, n) => `manda ${n.upTo(e)}${n.n(e, "scagnozzo", "scagnozzi")} dal Quartier generale in ${t === "anywhere" ? "un distretto qualsiasi" : "un distretto in cui sei presente"}${n.per(e)}`,
		es: ({ thugs: e, where: t }, n) => `envía ${n.upTo(e)}${n.n(e, "matón", "matones")} del Cuartel general a ${t === "anywhere" ? "cualquier distrito" : "un distrito en el que tengas presencia"}${n.per(e)}`
	}
}, To = 2, Eo = {
	...q,
	can: (e) => e.players.some((e) => e.prison > 0),
	go(e, t, n) {
		let { seat: r } = t, i = 0;
		return F(e), di(e, () => {
			for (let t of li(e, r, "everyone")) t !== r && (i += To * e.players[t].prison), yo(e, t, e.players[t].prison, n);
		}), H(e, r, i, "card", n), !1;
	}
}, Do = (e, t, n) => n.owner !== t && n.owner !== -1 && e.players[t].money >= C(n).profit && xn(e, t, n.district), Oo = (e, t) => e.players[t].markers > 0 && e.tiles.some((n) => Do(e, t, n)), ko = {
	can: Oo,
	go(e, t) {
		return Oo(e, t.seat) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let r of e.tiles) Do(e, t.seat, r) && n.push({
			type: "tile",
			tile: r.id
		});
	},
	take(e, t, n, r) {
		let i = n.type === "tile" ? e.tiles.find((e) => e.id === n.tile) : void 0;
		if (i === void 0) return;
		let { seat: a } = t, { owner: o } = i;
		F(e), H(e, o, on(e, a, C(i).profit, "card", r), "card", r), r?.push({
			type: "ousted",
			seat: a,
			owner: o,
			tile: i.id
		}), Gn(e, i, r), i.owner = a, e.players[a].markers--;
	}
};
function Ao(e, t, n) {
	if (n === "") return !1;
	let r = S(n).standard;
	return r !== void 0 && !r.some((e) => e.do === "special" && e.rule === "copy-skill") && $(e, t, r);
}
var jo = (e, t) => e.market.some((n) => Ao(e, t, n)), Mo = {
	can: jo,
	go(e, t) {
		return jo(e, t.seat) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let r of e.market) Ao(e, t.seat, r) && n.push({
			type: "card",
			card: r
		});
	},
	take(e, t, n) {
		n.type === "card" && (F(e), P(e, {
			kind: "script",
			seat: t.seat,
			of: `${n.card}/standard`,
			at: 0
		}));
	}
}, No = {
	can: mn,
	go(e, t, n) {
		let { seat: r, step: i } = t;
		if (i === 0 && mn(e, r)) return !0;
		if (F(e), i === 0) return !1;
		let a = e.tiles[i - 1];
		return H(e, r, R(e, r, "profit", C(a).profit, void 0, a), "sale", n), !1;
	},
	options(e, t, n) {
		for (let r = 0; r < e.tiles.length; r++) pn(e, t.seat, r) && n.push({
			type: "tile",
			tile: e.tiles[r].id
		});
	},
	take(e, t, n) {
		if (n.type !== "tile") return;
		let r = e.tiles.findIndex((e) => e.id === n.tile), { alcohol: i, gun: a } = C(e.tiles[r]);
		t.step = r + 1, P(e, {
			kind: "sale",
			seat: t.seat,
			tile: r,
			alcohol: i,
			gun: a,
			spared: ln(e, t.seat, r),
			spending: 0
		});
	}
}, Po = (e) => e.police.some((t) => t !== e.police[0]), Fo = (e, t, n) => e.police[t] !== e.police[n];
function Io(e, t, r, i, a, o) {
	for (let s = 0; s < a; s++) e.police[r]--, e.police[i]++, o?.push({
		type: "police",
		seat: t,
		from: n[r],
		to: n[i]
	});
}
var Lo = {
	"copy-skill": Mo,
	"swap-police": {
		can: Po,
		go(e) {
			return Po(e) ? !0 : (F(e), !1);
		},
		options(e, t, r) {
			for (let [i, a] of n.entries()) (t.step === 0 ? e.police[i] > 0 : Fo(e, t.step - 1, i)) && r.push({
				type: "district",
				district: a
			});
		},
		take(e, t, n, r) {
			if (n.type !== "district") return;
			let i = d(n.district);
			if (t.step === 0) {
				t.step = i + 1;
				return;
			}
			F(e);
			let a = t.step - 1, [o, s] = [e.police[a], e.police[i]];
			Io(e, t.seat, a, i, o, r), Io(e, t.seat, i, a, s, r);
		}
	},
	"double-sale": No,
	"buy-out": ko,
	amnesty: Eo
}, Ro = (e) => Lo[e.rule], zo = ({ rule: e }, t) => t.specials[e], Bo = {
	can: (e, t, n) => Lo[n.rule].can(e, t),
	run(e, t, n, r, i, a) {
		Lo[n.rule].can(e, t) && (a?.push({
			type: "special",
			seat: t,
			rule: n.rule
		}), P(e, {
			kind: "special",
			seat: t,
			rule: n.rule,
			step: 0
		}));
	},
	say: {
		en: zo,
		de: zo,
		fr: zo,
		it: zo,
		es: zo
	}
}, Vo = {
	go: (e, t, n) => Ro(t).go(e, t, n),
	options: (e, t, n) => Ro(t).options(e, t, n),
	take: (e, t, n, r) => Ro(t).take(e, t, n, r)
}, Ho = (e, t, n) => e.from === "rival" ? t : n, Uo = Q({
	who: (e) => e.from,
	works: (e, t, n, r) => Z(e, t, r.amount) > 0,
	onto: (e, t, n, r, i) => sn(e, t, n, Z(e, t, r.amount), i),
	say: {
		en: (e, t) => `steal ${t.n(e.amount, "dollar", "dollars")} from ${Ho(e, "a rival", "each rival")}${t.per(e.amount)}`,
		de: (e, t) => `stiehl ${t.n(e.amount, "Dollar", "Dollar")} von ${Ho(e, "einem Rivalen", "jedem Rivalen")}${t.per(e.amount)}`,
		fr: (e, t) => `vole ${t.n(e.amount, "dollar", "dollars")} à ${Ho(e, "un rival", "chaque rival")}${t.per(e.amount)}`,
		it: (e, t) => `ruba ${t.n(e.amount, "dollaro", "dollari")} a ${Ho(e, "un rivale", "ogni rivale")}${t.per(e.amount)}`,
		es: (e, t) => `roba ${t.n(e.amount, "dólar", "dólares")} a ${Ho(e, "un rival", "cada rival")}${t.per(e.amount)}`
	}
}), Wo = {
	can: (e, t) => e.players[t].deals.length > 0,
	run(e, t) {
		P(e, {
			kind: "supply",
			seat: t
		});
	},
	say: {
		en: () => "take the goods of one of your Deals without a thug",
		de: () => "nimm ohne Schläger die Waren eines deiner Deals",
		fr: () => "prends les marchandises d’une de tes Filières sans y envoyer personne",
		it: () => "prendi le merci di uno dei tuoi Affari senza mandarci nessuno",
		es: () => "toma las mercancías de uno de tus Tratos sin enviar a nadie"
	}
}, Go = (e, t) => Math.min(o[e.players.length], Math.max(0, e.time + t)), Ko = {
	can: (e, t, n) => Go(e, n.by) !== e.time,
	run(e, t, n, r, i, a) {
		let s = Go(e, n.by);
		s !== e.time && (e.time = s, a?.push({
			type: "time",
			at: s,
			of: o[e.players.length]
		}));
	},
	say: {
		en: ({ by: e }, t) => `move the time marker ${t.n(Math.abs(e), "space", "spaces")} ${e > 0 ? "on" : "back"}`,
		de: ({ by: e }, t) => `rücke den Zeitmarker ${t.n(Math.abs(e), "Feld", "Felder")} ${e > 0 ? "vor" : "zurück"}`,
		fr: ({ by: e }, t) => `${e > 0 ? "avance" : "recule"} le marqueur de temps de ${t.n(Math.abs(e), "case", "cases")}`,
		it: ({ by: e }, t) => `fai ${e > 0 ? "avanzare" : "arretrare"} il segnalino del tempo di ${t.n(Math.abs(e), "spazio", "spazi")}`,
		es: ({ by: e }, t) => `haz ${e > 0 ? "avanzar" : "retroceder"} el marcador de tiempo ${t.n(Math.abs(e), "espacio", "espacios")}`
	}
}, qo = Q({
	who: (e) => e.who ?? "self",
	works: (e, t, n, r) => r.jobs > 0 && e.players[n].fulfilled.length > 0,
	onto: (e, t, n, r) => P(e, {
		kind: "unfulfil",
		seat: n,
		left: r.jobs
	}),
	say: {
		en: ({ jobs: e, who: t }, n) => `${n.to(t, "turn", "turns")} ${n.n(e, "fulfilled Job", "fulfilled Jobs")} face down again`,
		de: ({ jobs: e, who: t }, n) => `${n.to(t, "drehe", "dreht")} ${n.n(e, "erfüllten Auftrag", "erfüllte Aufträge")} wieder um`,
		fr: ({ jobs: e, who: t }, n) => `${n.to(t, "retourne", "retourne")} face cachée ${n.n(e, "Coup accompli", "Coups accomplis")}`,
		it: ({ jobs: e, who: t }, n) => `${n.to(t, "rigira", "rigira")} a faccia in giù ${n.n(e, "Colpo compiuto", "Colpi compiuti")}`,
		es: ({ jobs: e, who: t }, n) => `${n.to(t, "vuelve", "vuelve")} a poner boca abajo ${n.n(e, "Golpe cumplido", "Golpes cumplidos")}`
	}
}), Jo = {
	go(e, t) {
		return t.left > 0 && e.players[t.seat].fulfilled.length > 0 || (F(e), !1);
	},
	options(e, t, n) {
		for (let r of e.players[t.seat].fulfilled) n.push({
			type: "card",
			card: r
		});
	},
	take(e, t, n, r) {
		if (n.type !== "card") return;
		let i = e.players[t.seat];
		i.fulfilled.splice(i.fulfilled.indexOf(n.card), 1), i.jobs.push(n.card), t.left--, r?.push({
			type: "unfulfilled",
			seat: t.seat,
			job: n.card
		});
	}
};
function Yo(e, t, n) {
	let r = Hn(e);
	return r === null || r.seat !== t ? {
		seat: t,
		muscle: 0,
		influence: 0,
		discount: n
	} : {
		seat: t,
		muscle: W(e, r, "upgrade"),
		influence: G(e, r, "upgrade"),
		discount: n
	};
}
var Xo = {
	can: (e, t, n) => fo(e, Yo(e, t, n.discount)),
	run(e, t, n) {
		P(e, {
			kind: "upgrade",
			...Yo(e, t, n.discount)
		});
	},
	say: {
		en: ({ discount: e }, t) => `upgrade your gang${e === 0 ? "" : ` for ${t.dollars(e)} less`}`,
		de: ({ discount: e }, t) => `baue deine Gang${e === 0 ? "" : ` für ${t.dollars(e)} weniger`} aus`,
		fr: ({ discount: e }, t) => `améliore ton gang${e === 0 ? "" : ` pour ${t.dollars(e)} de moins`}`,
		it: ({ discount: e }, t) => `potenzia la tua gang${e === 0 ? "" : ` per ${t.dollars(e)} in meno`}`,
		es: ({ discount: e }, t) => `mejora tu banda${e === 0 ? "" : ` por ${t.dollars(e)} menos`}`
	}
}, Zo = {
	can(e, t) {
		let r = e.players[t];
		if (r.carsLeft + r.trucksLeft === 0) return !1;
		for (let i = 0; i < n.length; i++) if (xn(e, t, i) && Sn(e, t, i) <= r.money) return !0;
		return !1;
	},
	run(e, t) {
		P(e, {
			kind: "vehicle",
			seat: t
		});
	},
	say: {
		en: () => "put a car or truck into a district where you are present",
		de: () => "stelle ein Auto oder einen Lastwagen in einen Bezirk, in dem du präsent bist",
		fr: () => "place une voiture ou un camion dans un secteur où tu as une présence",
		it: () => "metti un’auto o un camion in un distretto in cui sei presente",
		es: () => "coloca un coche o un camión en un distrito en el que tengas presencia"
	}
}, Qo = (e, t, n) => n ? e.owner === t : e.owner !== t && e.owner !== -1;
function $o(e, t, n) {
	for (let r of e.tiles) if (Qo(r, t, n) && I(r) > r.tokens[3]) return !0;
	return !1;
}
var es = {
	can: (e, t, { tokens: n, whose: r }) => n > 0 && $o(e, t, r === "self"),
	run(e, t, { tokens: n, whose: r }) {
		P(e, {
			kind: r === "self" ? "wreck-own" : "wreck-rival",
			seat: t,
			left: n
		});
	},
	say: {
		en: ({ tokens: e, whose: t }, n) => `close ${t === "self" ? `${n.n(e, "of your businesses", "of your businesses")}` : n.n(e, "rival business", "rival businesses")} (no nightclub)`,
		de: ({ tokens: e, whose: t }, n) => `schließe ${t === "self" ? n.n(e, "deiner Geschäfte", "deiner Geschäfte") : n.n(e, "Geschäft eines Rivalen", "Geschäfte von Rivalen")} (keinen Nachtclub)`,
		fr: ({ tokens: e, whose: t }, n) => `ferme ${t === "self" ? n.n(e, "de tes commerces", "de tes commerces") : n.n(e, "commerce rival", "commerces rivaux")} (pas de cabaret)`,
		it: ({ tokens: e, whose: t }, n) => `chiudi ${t === "self" ? n.n(e, "delle tue attività", "delle tue attività") : n.n(e, "attività rivale", "attività rivali")} (non un locale notturno)`,
		es: ({ tokens: e, whose: t }, n) => `cierra ${t === "self" ? n.n(e, "de tus negocios", "de tus negocios") : n.n(e, "negocio rival", "negocios rivales")} (no un club nocturno)`
	}
}, ts = (e) => ({
	go(t, n) {
		return n.left > 0 && $o(t, n.seat, e) ? !0 : (F(t), !1);
	},
	options(t, n, r) {
		for (let i of t.tiles) if (Qo(i, n.seat, e)) for (let e = 0; e < 3; e++) i.tokens[e] > 0 && r.push({
			type: "wreck",
			tile: i.id,
			business: u[e]
		});
	},
	take(e, t, n, r) {
		let i = n.type === "wreck" ? e.tiles.find((e) => e.id === n.tile) : void 0;
		if (n.type !== "wreck" || i === void 0) return;
		let a = Dt(n.business);
		i.tokens[a]--, e.tokens[a]++, t.left--, r?.push({
			type: "wrecked",
			seat: t.seat,
			tile: i.id,
			business: n.business
		});
	}
}), ns = ts(!1), rs = ts(!0), is = () => ({
	money: Aa,
	pay: za,
	steal: Uo,
	goods: Ui,
	"lose-goods": wa,
	boost: ti,
	crime: yi,
	recruit: no,
	release: bo,
	harm: oa,
	send: wo,
	move: Ia,
	police: Ja,
	"drive-off": Ai,
	build: ii,
	wreck: es,
	draw: Di,
	discard: Si,
	sell: Co,
	fence: Li,
	job: Sa,
	dealer: bi,
	hire: ba,
	supply: Wo,
	ring: xo,
	recall: Xa,
	oust: Ra,
	seize: So,
	upgrade: Xo,
	downgrade: Ti,
	recover: Qa,
	fire: Bi,
	unfulfil: qo,
	choose: si,
	may: Oa,
	if: xa,
	each: Pi,
	market: Ta,
	time: Ko,
	peek: qa,
	exchange: Fi,
	nightclub: La,
	vehicle: Zo,
	special: Bo
}), as;
function os(e) {
	return as ??= is(), as[e.do];
}
var ss = (e) => os(e);
function $(e, t, n) {
	for (let r of n) if (os(r).can(e, t, r)) return !0;
	return !1;
}
var cs = (e, t, n) => $(e, t, Y(n));
function ls(e, t, n) {
	if (j(e, t)) return us(e, t, n);
	let r = e.players[t], i = {
		kind: "turn",
		seat: t,
		step: "plan",
		acted: 0,
		used: [],
		ring: 0,
		muscle: 0,
		influence: 0
	};
	P(e, i), n?.push({
		type: "turn",
		seat: t
	}), ua(e, t, n), !(r.hand.length > 0) && (i.step = "done", r.deck.length === 0 ? P(e, {
		kind: "reorganise",
		seat: t,
		step: 0
	}) : n?.push({
		type: "no-cards",
		seat: t
	}));
}
function us(e, t, n) {
	let { deck: r } = M(e);
	P(e, {
		kind: "enforcer",
		seat: t,
		step: r.length > 0 ? "plan" : "done",
		line: 0,
		at: 0,
		cubes: 0,
		ring: 0,
		passed: 0
	}), n?.push({
		type: "turn",
		seat: t
	}), ua(e, t, n), r.length === 0 && P(e, {
		kind: "reorganise",
		seat: t,
		step: 0
	});
}
var ds = {
	asks: !0,
	go(e, t, n) {
		return Rr(e) ? (P(e, {
			kind: "raid",
			seat: t.seat,
			step: 0,
			done: 0,
			card: ""
		}), !1) : t.step !== "done" || (F(e), vs(e, t.seat, n), ls(e, (t.seat + 1) % e.players.length, n), !1);
	},
	options(e, t, n) {
		if (t.step === "plan") {
			for (let r of e.players[t.seat].hand) n.push({
				type: "plan",
				card: r
			});
			n.push({ type: "ready" });
		} else if (hs(e, t, n), t.acted === 1) n.push({ type: "end-turn" });
		else for (let r of re) go(e, t, r) === null && n.push({
			type: "act",
			act: r
		});
	},
	take(e, t, n, r) {
		let { seat: i } = t;
		switch (n.type) {
			case "plan": return fs(e.players[i], i, n.card, r);
			case "ready": return ps(e, t, r);
			case "skill": return t.used.push(`${n.card} ${n.skill}`), r?.push({
				type: "skill",
				seat: i,
				card: n.card,
				skill: n.skill
			}), P(e, {
				kind: "script",
				seat: i,
				of: `${n.card}/${n.skill}`,
				at: 0
			});
			case "act": return t.acted = 1, vo(e, t, n.act, r);
			default: t.step = "done";
		}
	}
};
function fs(e, t, n, r) {
	e.hand.splice(e.hand.indexOf(n), 1);
	let i = e.open.indexOf(n);
	i >= 0 && e.open.splice(i, 1), e.plan.push(n), r?.push({
		type: "planned",
		seat: t,
		card: n
	});
}
function ps(e, t, n) {
	let { seat: r } = t, i = e.players[r].plan.length;
	t.step = "act", n?.push({
		type: "ready",
		seat: r,
		cards: i,
		muscle: W(e, t),
		influence: G(e, t)
	});
	let a = R(e, r, "plan-crime", Math.max(0, i - 2));
	i > 2 && a > 0 && X(e, r, a, n);
}
var ms = ["standard", "matching"];
function hs(e, t, n) {
	for (let r of e.players[t.seat].plan) for (let i of ms) gs(e, t, r, i) === null && n.push({
		type: "skill",
		card: r,
		skill: i
	});
}
function gs(e, t, n, r) {
	if (S(n)[r] === void 0) return "none";
	for (let e of t.used) if (e === `${n} ${r}`) return "used";
	return r === "matching" && !_s(e.players[t.seat], n) ? "no-match" : cs(e, t.seat, `${n}/${r}`) ? null : "no-effect";
}
function _s(e, t) {
	let n = S(t).matching?.crimes ?? [];
	return e.plan.some((e) => e !== t && S(e).crimes.some((e) => n.includes(e)));
}
function vs(e, t, n) {
	let r = e.players[t];
	for (let e of r.plan) r.discard.push(e);
	r.plan.length = 0, ys(r, t, R(e, t, "hand-size", Un(r, 0, "hand")) - r.hand.length, n);
}
function ys(e, t, n, r) {
	let i = Math.min(n, e.deck.length);
	if (i <= 0) return;
	let a = e.deck.splice(0, i);
	for (let t of a) e.hand.push(t);
	r?.push({
		type: "drew",
		seat: t,
		count: i,
		cards: a
	});
}
var bs = 3, xs = 4;
function Ss(e) {
	let t = d("central"), r = n.flatMap((e, n) => n === t ? [] : [n]), i = e === 3 ? [t] : e === 4 ? [d("far-south"), d("far-north")] : [];
	return [
		t,
		t,
		...r,
		...i
	];
}
var Cs = (e) => ({
	cards: [...e],
	seen: e.map(() => 0)
}), ws = () => n.map(() => 0);
function Ts(e, t) {
	let n = Ye(e);
	return {
		gang: e,
		money: 10,
		earned: 0,
		losses: 0,
		crime: 1,
		recruits: 6,
		safehouses: 2,
		headquarters: 4,
		underworld: 0,
		authorities: 0,
		prison: 0,
		thugs: ws(),
		cars: ws(),
		trucks: ws(),
		carsLeft: 3,
		trucksLeft: 2,
		markers: 7,
		boss: 0,
		stats: c.map(() => 1),
		hand: t.slice(0, bs),
		open: [],
		deck: t.slice(bs),
		discard: [],
		plan: [],
		aside: [n.underboss, n.counselor],
		jobs: [],
		fulfilled: [],
		deals: ["alcohol-dealer", "gun-dealer"].map((e) => ({
			cards: [e],
			thug: 0,
			alcohol: 0,
			gun: 0
		}))
	};
}
function Es(e, t, n) {
	F(e), e.first = t.first, e.players = t.gangs.map((e, n) => Ts(e, t.decks[n] ?? [])), e.low = Cs(t.low), e.high = Cs(t.high), e.market = [...L(e.low, 3).reverse(), ...L(e.high, 1)], Dr(e.low), Dr(e.high), e.jobs = Cs(t.jobs), e.dealers = Cs(t.dealers), e.federal = Cs(t.federal), e.news = {
		cards: [...t.news, tt],
		seen: [...t.news.map(() => 0), 15]
	}, e.headlines = [et];
	for (let t of i) e.police[d(t)] = 1;
	e.tiles = Ss(e.players.length).map((e, n) => ({
		id: t.tiles[n],
		district: e,
		night: 0,
		owner: -1,
		tokens: u.map((e) => +(e === t.businesses[n])),
		alcohol: 0,
		gun: 0
	}));
	for (let n of t.businesses) e.tokens[u.indexOf(n)]--;
	let r = e.players.length;
	e.options.solo !== null && dr(e, t, n), P(e, {
		kind: "settle",
		seat: e.options.solo === null ? (e.first + r - 1) % r : 0,
		step: 0
	}), Ds(e), Os(e, t, n);
}
function Ds(e) {
	if (e.options.solo !== null) return pr(e);
	if (!e.options.jobDraft) {
		for (let t of e.players) t.jobs = L(e.jobs, 3);
		return;
	}
	let t = e.players.map(() => L(e.jobs, xs));
	P(e, {
		kind: "draft",
		packs: t,
		kept: t.map(() => []),
		chosen: t.map(() => 0)
	});
}
function Os(e, t, r) {
	let i = N(e);
	r?.push({
		type: "set-up",
		first: e.first,
		gangs: t.gangs,
		tiles: e.tiles.map((e, r) => ({
			tile: e.id,
			district: n[e.district],
			business: t.businesses[r]
		})),
		market: e.market.slice(),
		hands: e.players.map((e) => e.hand.slice()),
		jobs: e.players.map((e, t) => i?.kind === "draft" ? i.packs[t].slice() : e.jobs.slice())
	});
}
var ks = {
	asks: !0,
	go: () => !0,
	options(e, t, n) {
		if (t.step > 0) for (let e of ie) n.push({
			type: "good",
			good: e
		});
		else for (let t of e.tiles) if (!(t.owner !== -1 || e.police[t.district] > 0)) for (let e of ["car", "truck"]) n.push({
			type: "settle",
			piece: e,
			tile: t.id
		});
	},
	take(e, t, n, r) {
		let { seat: i } = t, a = e.players[i];
		if (n.type === "settle") {
			let t = e.tiles.find((e) => e.id === n.tile);
			if (t === void 0) return;
			In(e, i, n.piece, t.district), t.owner = i, a.markers--, r?.push({
				type: "settled",
				seat: i,
				piece: n.piece,
				tile: t.id
			});
		} else n.type === "good" && (a.deals[t.step - 1][n.good]++, r?.push({
			type: "stored",
			seat: i,
			good: n.good,
			at: `deal ${t.step - 1}`
		}));
		t.step = (t.step + 1) % 3, !(t.step > 0) && (i === e.first || e.solo !== null ? (F(e), ls(e, e.first, r)) : t.seat = (i + e.players.length - 1) % e.players.length);
	}
};
function As(e, t, n) {
	let r = N(e);
	if (r?.kind !== "shuffle") return;
	if (F(e), r.seat === -1) {
		e.federal = Cs(t.cards), e.federalUsed = [], n?.push({
			type: "shuffled",
			seat: 0,
			deck: "federal"
		});
		return;
	}
	let i = j(e, r.seat) && e.solo !== null ? e.solo : e.players[r.seat];
	i.deck = [...t.cards], n?.push({
		type: "shuffled",
		seat: r.seat,
		deck: "own"
	});
}
var js = (e) => e === "alcohol" ? "gun" : "alcohol";
function Ms(e, t, n) {
	let r = {
		alcohol: e,
		gun: t
	}, i = t < e ? "gun" : "alcohol";
	for (let e = 0; e < n; e++) r[i]++, i = js(i);
	return r;
}
function Ns(e, t, n, r, i, a) {
	let o = Ms(n, r, i);
	i > 0 && a?.push({
		type: "because",
		seat: t,
		why: "takes-what-he-has-less-of",
		good: r < n ? "gun" : "alcohol"
	}), o.alcohol + o.gun > 0 && a?.push({
		type: "goods",
		seat: t,
		...o
	}), Fs(e, t, o.alcohol, o.gun, a);
}
var Ps = (e, t) => lr(e, t).length > 0 || e.players[t].deals.some((n) => n.alcohol + n.gun < Jt(e, t, n));
function Fs(e, t, n, r, i) {
	let a = new Is(e, t, {
		alcohol: n,
		gun: r
	}, i);
	a.onDeals();
	for (let e of ["alcohol", "gun"]) a.whereNeeded(e), a.asSurplus(e), a.lose(e);
}
var Is = class {
	s;
	seat;
	left;
	out;
	told = null;
	constructor(e, t, n, r) {
		this.s = e, this.seat = t, this.left = n, this.out = r;
	}
	onDeals() {
		let { s: e, seat: t, left: n } = this, { deals: r } = e.players[t], i = (e) => r.reduce((t, n) => t + n[e], 0), a = i("gun") < i("alcohol") ? "gun" : "alcohol";
		for (;;) {
			let i = r.findIndex((n) => n.alcohol + n.gun < Jt(e, t, n));
			if (i < 0 || n.alcohol + n.gun === 0) return;
			let o = n[a] > 0 ? a : js(a);
			this.put(o, r[i], Lt(i), "stores-on-deals"), a = js(o);
		}
	}
	whereNeeded(e) {
		for (let t of this.tiles()) for (; this.left[e] > 0 && t[e] < C(t)[e];) this.put(e, t, t.id, "stores-for-a-sale");
	}
	asSurplus(e) {
		let t = this.tiles(), n = (t) => t[e] - C(t)[e];
		for (; this.left[e] > 0 && t.length > 0;) {
			let r = Math.min(...t.map(n)), i = t.find((e) => n(e) === r);
			this.put(e, i, i.id, "stores-surplus");
		}
	}
	lose(e) {
		for (; this.left[e] > 0; this.left[e]--) this.out?.push({
			type: "good-gone",
			seat: this.seat,
			good: e,
			from: null
		});
	}
	tiles() {
		return sr(this.s, this.seat, lr(this.s, this.seat)).order;
	}
	put(e, t, n, r) {
		let { seat: i, out: a } = this;
		t[e]++, this.left[e]--, this.told !== r && a?.push({
			type: "because",
			seat: i,
			why: r,
			good: e
		}), this.told = r, a?.push({
			type: "stored",
			seat: i,
			good: e,
			at: n
		});
	}
}, Ls = (e, t, n) => R(e, t, "hire-level", n);
function Rs(e, t) {
	return K(e.market.filter((e) => e !== "" && S(e).level <= t), (t) => [-S(t).level, e.market.indexOf(t)], ["highest-level", "leftmost"]);
}
var zs = 3;
function Bs(e, t, n, r) {
	let { order: i, why: a } = Rs(e, n), [o] = i;
	if (o === void 0) return;
	let { level: s } = S(o);
	r?.push({
		type: "because",
		seat: t,
		why: a,
		card: o
	}, {
		type: "hired",
		seat: t,
		card: o
	}), Ar(e, o), jr(e, s, r), la(e, t, r), M(e).associates.push(o), z(e, t, "hire", r);
	let c = s <= zs ? 1 : 2, l = V(e, t) >= c;
	l && P(e, {
		kind: "spend",
		seat: t,
		alcohol: 0,
		gun: 0,
		any: c,
		tile: -1
	}), Us(e, t, s <= zs ? "b" : "c", l, r);
}
var Vs = 2;
function Hs(e, t, n, r) {
	let i = B(e, t, "alcohol") >= Vs;
	i && P(e, {
		kind: "spend",
		seat: t,
		alcohol: Vs,
		gun: 0,
		any: 0,
		tile: -1
	});
	for (let a of n) Us(e, t, a, i, r);
}
function Us(e, t, n, r, i) {
	let a = M(e), o = a[n].shift();
	o !== void 0 && (r ? a.deck.unshift(o) : a.discard.push(o), i?.push({
		type: "reinforced",
		seat: t,
		deck: n === "b" ? "B" : "C",
		card: r ? null : o,
		onTop: r
	}));
}
var Ws = (e) => e.filter((e) => e.type === "spend");
function Gs(e, t, n) {
	let [r] = K(Ws(t), ({ from: e }) => [Rt(e) < 0 ? 0 : 1], ["only-one"]).order, i = Rt(r.from) < 0 ? "spends-where-he-sells" : "spends-from-deals-last";
	return t.length > 1 && n?.push({
		type: "because",
		seat: e,
		why: i,
		place: r.from
	}), r;
}
var [Ks, qs, Js] = [
	0,
	1,
	2
], Ys = [
	"spends-surplus",
	"spends-least-profit",
	"spends-from-deals-last"
];
function Xs(e, t, n, r) {
	let i = ({ good: n, from: r }) => {
		let i = n === "gun" ? 0 : 1, a = e.tiles.find((e) => e.id === r);
		if (a === void 0) return [
			Js,
			i,
			0,
			0
		];
		let o = a[n] - C(a)[n], [s, c] = [rr(e, t, a), ar(e, a)];
		return o > 0 ? [
			Ks,
			-o,
			i,
			s,
			c
		] : [
			qs,
			s,
			c,
			i
		];
	}, { order: a } = K(Ws(n), i, ["only-one"]);
	return n.length > 1 && r?.push({
		type: "because",
		seat: t,
		why: Ys[i(a[0])[0]],
		place: a[0].from
	}), a[0];
}
function Zs(e, t, n) {
	let r = Ft(e.alcohol, e.gun);
	return e.alcohol > 0 && e.gun > 0 && n?.push({
		type: "because",
		seat: e.seat,
		why: "truck-spares-the-greater",
		good: r
	}), t.find((e) => e.type === "good" && e.good === r) ?? t[0];
}
function Qs(e) {
	let t = M(e);
	return (t.numbers[t.at] - 1) % c.length;
}
var $s = (e, t) => e.solo !== null && ("seat" in t && t.seat >= 0 && j(e, t.seat) || t.kind === "harm" && j(e, t.victim));
function ec(e, t, n, r) {
	switch (t.kind) {
		case "store": return F(e), Fs(e, t.seat, t.alcohol, t.gun, r), null;
		case "kinds": return F(e), Ns(e, t.seat, t.alcohol, t.gun, t.left, r), null;
		case "hire": return F(e), Bs(e, t.seat, t.level, r), null;
		case "sell": return tc(e, t, n, r);
		case "sale": return Zs(t, n, r);
		case "spend": return t.tile >= 0 ? Gs(t.seat, n, r) : Xs(e, t.seat, n, r);
		case "recruit": return nc(t.seat, n, r);
		case "harm": return ac(e, t, n, r);
		case "downgrade": return lc(e, t, n, r);
		case "nightclub":
		case "wreck-rival": return uc(e, t.seat, n, "biggest-profit", r);
		case "wreck-own": return uc(e, t.seat, n, "least-profit", r);
		case "vehicle":
		case "police":
		case "recall": return dc(e, t.seat, n, r);
		case "may":
		case "exchange": return r?.push({
			type: "because",
			seat: t.seat,
			why: "declines"
		}), n[n.length - 1];
		default: return n[0];
	}
}
function tc(e, t, n, r) {
	let i = e.tiles.filter((e) => n.some((t) => t.type === "tile" && t.tile === e.id)), { order: a, tied: o, why: s } = cr(e, t.seat, i);
	return o > 1 ? (P(e, {
		kind: "tie",
		seat: 0,
		tiles: a.slice(0, o).map((t) => e.tiles.indexOf(t))
	}), null) : (r?.push({
		type: "because",
		seat: t.seat,
		why: s,
		tile: a[0].id
	}), {
		type: "tile",
		tile: a[0].id
	});
}
function nc(e, t, n) {
	let [r, i] = t;
	return r.type === "recruit" && i.type === "recruit" && n?.push({
		type: "because",
		seat: e,
		why: "safehouses-first",
		place: "safehouses"
	}), r;
}
var rc = [
	"underworld",
	"authorities",
	"deals",
	"districts",
	"headquarters"
], ic = [
	"underworld",
	"prison",
	"authorities",
	"deals",
	"districts",
	"headquarters"
];
function ac(e, t, n, r) {
	let i = t.how === "prison" ? rc : ic, { order: a, why: o } = K(n.filter((e) => e.type === "thug"), ({ from: t }) => [i.indexOf(sc(t)), cc(e, t)], ["loses-by-the-chart", "lower-number"]);
	return r?.push({
		type: "because",
		seat: t.victim,
		why: o,
		place: a[0].from
	}), a[0];
}
var oc = (e) => n.includes(e), sc = (e) => Rt(e) >= 0 ? "deals" : oc(e) ? "districts" : e, cc = (e, t) => oc(t) ? M(e).numbers[d(t)] : 0;
function lc(e, t, n, r) {
	let { stats: i } = e.players[t.seat], a = Qs(e), { order: o, why: s } = K(n.filter((e) => e.type === "stat"), ({ stat: e }) => {
		let t = c.indexOf(e);
		return [-i[t], (t - a + c.length) % c.length];
	}, ["level-three-first", "district-number"]), l = s === "district-number" && c.indexOf(o[0].stat) !== a ? "next-stat" : s;
	return r?.push({
		type: "because",
		seat: t.seat,
		why: l,
		stat: o[0].stat
	}), o[0];
}
function uc(e, t, n, r, i) {
	let { order: a, why: o } = sr(e, t, e.tiles.filter((e) => n.some((t) => "tile" in t && t.tile === e.id))), s = r === "biggest-profit" ? a[0] : a[a.length - 1];
	return i?.push({
		type: "because",
		seat: t,
		why: o === "biggest-profit" ? r : o,
		tile: s.id
	}), n.find((e) => "tile" in e && e.tile === s.id) ?? n[0];
}
function dc(e, t, n, r) {
	let { order: i, why: a } = K(n, (t) => fc(t).map((t) => cc(e, t)), ["lower-number"]), o = fc(i[0]).at(-1);
	return o !== void 0 && r?.push({
		type: "because",
		seat: t,
		why: a,
		place: o
	}), i[0];
}
function fc(e) {
	return e.type === "vehicle" ? [e.district] : e.type === "police" ? [e.from, e.to] : e.type === "thug" ? [e.from] : [];
}
var pc = {
	go(e, t) {
		return t.left > 0 && ea(e, t.seat).length > 0 || (F(e), !1);
	},
	options(e, t, n) {
		ta(ea(e, t.seat), n);
	},
	take(e, t, n, r) {
		n.type === "thug" && (ra(e, t.seat, n.from), t.left--, r?.push({
			type: "dismissed",
			seat: t.seat,
			from: n.from
		}));
	}
}, mc = {
	script: {
		...q,
		go(e, t, n) {
			let { at: r, of: i, seat: a } = t, o = Y(i);
			return t.at++, t.at >= o.length && F(e), r < o.length && os(o[r]).run(e, a, o[r], i, r, n), !1;
		}
	},
	harm: ca,
	police: Ya,
	"drive-off": ji,
	"wreck-rival": ns,
	"wreck-own": rs,
	discard: Ci,
	downgrade: Ei,
	recover: $a,
	fire: Hi,
	unfulfil: Jo,
	exchange: Ii,
	recall: Za,
	choose: ci,
	may: ka,
	whom: fi(ss),
	special: Vo,
	dismiss: pc
};
function hc(e, t, n) {
	let r = Ue(n);
	for (let n of r.needs) if (!Xr(e, t, n)) return !1;
	return r.cost === void 0 || Zr(e, t, r.cost);
}
var gc = (e) => {
	let t = N(e);
	return t?.kind === "turn" && t.step === "plan" && e.players[t.seat].plan.length > 0;
};
function _c(e, t, n) {
	if (!gc(e)) for (let r of e.players[t].jobs) hc(e, t, r) && n.push({
		type: "fulfil",
		job: r
	});
}
function vc(e, t, n, r) {
	let i = e.players[t], a = Ue(n);
	i.jobs.splice(i.jobs.indexOf(n), 1), r?.push({
		type: "fulfilled",
		seat: t,
		job: n
	}), a.reward ? (e.jobs.cards.push(n), e.jobs.seen.push(15), P(e, {
		kind: "script",
		seat: t,
		of: `${n}/reward`,
		at: 0
	})) : i.fulfilled.push(n), a.cost && Qr(e, t, a.cost, r);
}
function yc(e) {
	let t = 0;
	for (let [n, r] of e.players[0].jobs.entries()) hc(e, 0, r) && (t += 2 ** n);
	return t;
}
var bc = (e, t) => Math.floor(e / 2 ** t) % 2 == 1;
function xc(e, t) {
	let n = yc(e), r = e.players[0].jobs.some((e, r) => bc(n, r) && !bc(t.passed, r));
	return t.passed = n, r && P(e, {
		kind: "meanwhile",
		seat: 0
	}), r;
}
function Sc(e) {
	let t = e.stack[e.stack.length - 1];
	t?.kind === "enforcer" && (t.passed = yc(e));
}
var Cc = {
	asks: !0,
	go(e) {
		return yc(e) !== 0 || (F(e), Sc(e), !1);
	},
	options(e, t, n) {
		_c(e, 0, n), n.push({ type: "stop" });
	},
	take(e) {
		F(e), Sc(e);
	}
};
function* wc(e, t, r) {
	let { at: i, numbers: a } = M(e), o = e.players[t], s = n.map((e, t) => t).filter((e) => e !== i).sort((e, t) => a[e] - a[t]), c = 0;
	for (let e of s) for (let t = l[e][i] ? o.thugs[e] : 0; t > 0; t--, c++) yield {
		piece: "thug",
		from: e,
		why: "walks-first"
	};
	for (let e of s) {
		let t = l[e][i] ? 0 : o.thugs[e];
		if (!(t === 0 || o.cars[e] + o.trucks[e] === 0 || c + 2 > r)) {
			yield {
				piece: o.cars[e] > 0 ? "car" : "truck",
				from: e,
				why: "rides-second"
			};
			for (let n = t; n > 0; n--) yield {
				piece: "thug",
				from: e,
				why: "rides-second"
			};
			c += 1 + t;
		}
	}
	for (let e of s) for (let t of ["car", "truck"]) for (let n = U(o, t)[e]; n > 0; n--) yield {
		piece: t,
		from: e,
		why: "vehicles-last"
	};
}
var Tc = (e, t) => e.players[t].money >= Sn(e, t, M(e).at), Ec = (e, t, n) => n > 0 && Tc(e, t) && wc(e, t, n).next().done !== !0;
function Dc(e, t, r, i) {
	let { at: a } = M(e), o = e.players[t], s = 0, c = null;
	for (let { piece: l, from: u, why: ee } of [...wc(e, t, r)]) {
		if (s === r || !Tc(e, t)) return;
		U(o, l)[u] !== 0 && (ee !== c && i?.push({
			type: "because",
			seat: t,
			why: ee,
			place: n[u]
		}), c = ee, s++, U(o, l)[u]--, Cn(e, t, a, i), U(o, l)[a]++, i?.push({
			type: "moved",
			seat: t,
			by: t,
			piece: l,
			from: n[u],
			to: n[a]
		}));
	}
}
function Oc(e, t, n) {
	return K(e.tiles.filter((r) => Xn(e, t, n, r)), (n) => [
		n.owner === 0 ? 0 : 1,
		-rr(e, t, n),
		-Vn(e, t, n),
		ar(e, n)
	], [
		"yours",
		"biggest-profit",
		"higher-defence",
		"lower-number"
	]);
}
function kc(e, t, n, r) {
	let { order: i, why: a } = Oc(e, t, n), [o] = i, s = o.owner === -1 ? null : o.owner, c = a === "biggest-profit" && s === 0 ? "yours-biggest-profit" : a;
	r?.push({
		type: "because",
		seat: t,
		why: c,
		tile: o.id
	}, {
		type: "seized",
		seat: t,
		tile: o.id,
		owner: s,
		muscle: n,
		defence: Vn(e, t, o)
	}), z(e, t, "seize", r), s !== null && Gn(e, o, r), e.players[t].markers === 0 && Ac(e, t, r), e.players[t].markers--, o.owner = t;
}
function Ac(e, t, n) {
	let r = sr(e, t, lr(e, t)).order.at(-1);
	r.owner = -1, e.players[t].markers++, n?.push({
		type: "because",
		seat: t,
		why: "least-profit",
		tile: r.id
	}, {
		type: "gave-up",
		seat: t,
		tile: r.id
	});
}
function jc(e, t, n, r) {
	for (let i = 0; i < n; i++) {
		let { order: n, why: i } = sr(e, t, lr(e, 0)), [a] = n;
		if (a === void 0) return;
		r?.push({
			type: "because",
			seat: t,
			why: i,
			tile: a.id
		}, {
			type: "ousted",
			seat: t,
			owner: 0,
			tile: a.id
		}), Gn(e, a, r);
	}
}
function Mc(e, t, n) {
	let r = e.players[t];
	if (r.boss >= 12) return -1;
	let i = Qs(e);
	for (let e = 0; e < c.length; e++) {
		let t = (i + e) % c.length;
		if (r.stats[t] < 3 && n >= Ze[r.stats[t] - 1]) return t;
	}
	return -1;
}
function Nc(e, t, n, r) {
	let i = e.players[t], a = w.bonuses[i.boss], o = w.crime[i.stats[n] - 1];
	i.stats[n]++, i.boss++, r?.push({
		type: "because",
		seat: t,
		why: n === Qs(e) ? "district-number" : "next-stat",
		stat: c[n]
	}, {
		type: "upgraded",
		seat: t,
		stat: c[n],
		level: i.stats[n]
	}), X(e, t, o, r), z(e, t, "upgrade", r), c[n] === "vehicles" && P(e, {
		kind: "vehicle",
		seat: t
	}), c[n] === "nightclubs" && P(e, {
		kind: "nightclub",
		seat: t
	}), Pc(e, t, a, r);
}
function Pc(e, t, n, r) {
	typeof n == "number" ? H(e, t, n, "boss-track", r) : n === "B" ? Hs(e, t, ["b"], r) : n === "C" ? Hs(e, t, ["c"], r) : n === "B+C" && Hs(e, t, ["b", "c"], r);
}
var Fc = 5, Ic = 2, Lc = {
	deal: {
		can: (e, t) => e.players[t].deals.some((e) => e.thug === 0),
		run: Uc
	},
	recruit: {
		can: (e, t, n) => n > 0 && e.players[t].safehouses + e.players[t].recruits > 0,
		run: (e, t, n) => eo(e, t, n)
	},
	job: {
		can: (e) => e.jobs.cards.length > 0,
		run(e, t, n, r) {
			let [i] = L(e.jobs, 1);
			e.players[t].jobs.push(i), r?.push({
				type: "rival-job",
				seat: t,
				card: i
			});
		}
	},
	dealer: {
		can: (e) => e.dealers.cards.length > 0,
		run(e, t, n, r) {
			let [i] = L(e.dealers, 1), { deals: a } = e.players[t];
			a.push({
				cards: [i],
				thug: 0,
				alcohol: 0,
				gun: 0
			}), r?.push({
				type: "took-dealer",
				seat: t,
				card: i,
				deal: a.length - 1
			});
		}
	},
	hire: {
		can: (e, t, n) => Rs(e, Ls(e, t, n)).order.length > 0,
		run: (e, t, n, r) => Bs(e, t, Ls(e, t, n), r)
	},
	sales: {
		can: (e, t, n) => n > 0 && mn(e, t),
		run: (e, t, n) => P(e, {
			kind: "sell",
			seat: t,
			left: n,
			sold: []
		})
	},
	oust: {
		can: (e, t, n) => n >= Fc && lr(e, 0).length > 0,
		run: (e, t, n, r) => jc(e, t, Math.floor(n / Fc), r)
	},
	"lower-crime": {
		can: (e, t, n) => n > 0 && e.players[t].crime > e.ness + 1,
		run: (e, t, n, r) => X(e, t, -n, r)
	},
	build: {
		can: (e, t, n) => n > 0 && Jn(e, t, -1),
		run: (e, t, n) => P(e, {
			kind: "lots",
			seat: t,
			left: n
		})
	},
	release: {
		can: (e, t, n) => n >= Ic && e.players[t].prison > 0,
		run: (e, t, n, r) => yo(e, t, e.players[t].prison, r)
	},
	fence: {
		can: (e, t, n) => n > 0 && V(e, t) > 0,
		run(e, t, n, r) {
			let i = Math.min(n, V(e, t));
			P(e, {
				kind: "spend",
				seat: t,
				alcohol: 0,
				gun: 0,
				any: i,
				tile: -1
			}), H(e, t, i * yn(e, t), "fence", r);
		}
	},
	send: {
		can: (e, t, n) => n > 0 && Wc(e, t),
		run: Gc
	},
	move: {
		can: Ec,
		run: Dc
	},
	seize: {
		can: (e, t, n) => Oc(e, t, n).order.length > 0,
		run: kc
	},
	upgrade: {
		can: (e, t, n) => Mc(e, t, n) >= 0,
		run: (e, t, n, r) => Nc(e, t, Mc(e, t, n), r)
	}
};
function Rc(e, t, n, r, i) {
	return Vc(n) && e.players[t].headquarters === 0 || !Lc[n].can(e, t, r) ? !1 : (i?.push({
		type: "acted",
		seat: t,
		act: n
	}), Hc(e, t, n, i), Lc[n].run(e, t, r, i), !0);
}
var zc = (t) => e.includes(t), Bc = (e) => s.includes(e), Vc = (e) => e === "deal" || e === "send" || zc(e) || Bc(e);
function Hc(e, t, n, r) {
	let i = e.players[t];
	zc(n) ? (i.headquarters--, i.underworld++, X(e, t, R(e, t, "underworld-crime", i.underworld), r), z(e, t, "underworld", r)) : Bc(n) && (i.headquarters--, i.authorities++, z(e, t, "authorities", r));
}
function Uc(e, t, n, r) {
	let i = e.players[t], a = i.deals.findIndex((e) => e.thug === 0);
	i.headquarters--, i.deals[a].thug = 1, r?.push({
		type: "because",
		seat: t,
		why: "free-deal",
		place: Lt(a)
	}), r?.push({
		type: "deal",
		seat: t,
		deal: a,
		cards: i.deals.flatMap(({ cards: e }) => e)
	}), z(e, t, "deal", r);
	let o = (e) => i.deals.reduce((t, n) => t + ro(n, e), 0);
	Ns(e, t, o("alcohol"), o("gun"), R(e, t, "deal-goods", w.supply[i.stats[3] - 1]), r);
}
var Wc = (e, t) => e.players[t].money >= Sn(e, t, M(e).at);
function Gc(e, t, r, i) {
	let { at: a } = M(e), o = e.players[t];
	for (let s = 0; s < r && o.headquarters > 0 && Wc(e, t); s++) o.headquarters--, Cn(e, t, a, i), o.thugs[a]++, i?.push({
		type: "sent",
		seat: t,
		district: n[a]
	});
}
function Kc(e, t, n, r, i) {
	return "act" in n ? r >= (n.least ?? 0) && Rc(e, t, n.act, r, i) : "money" in n ? Jc(e, t, n.money, r, i) : "sellNext" in n ? Zc(e, t, n.sellNext, i) : "stockNext" in n ? Qc(e, t, i) : "police" in n ? $c(e, t, n.police, i) : "harm" in n ? el(e, n, i) : "crime" in n ? qc(e.players[0].crime < 11, () => X(e, 0, n.crime, i)) : "goods" in n ? qc(Ps(e, t), () => Ns(e, t, 0, 0, n.goods, i)) : qc(e.ring !== t, () => la(e, t, i));
}
function qc(e, t) {
	return e && t(), e;
}
function Jc(e, t, n, r, i) {
	return n === "gain" ? qc(r > 0, () => H(e, t, r, "card", i)) : qc(r > 0 && e.players[0].money > 0, () => sn(e, t, 0, r, i));
}
function Yc(e, t) {
	let n = M(e);
	return K(t, (e) => [gt(n, e.district)], ["next-in-order"]).order[0];
}
var Xc = (e, t, n) => pn(e, t, e.tiles.indexOf(n));
function Zc(e, t, n, r) {
	let i = Dt(n), a = Yc(e, lr(e, t).filter((n) => n.tokens[i] > 0 && Xc(e, t, n)));
	return a !== void 0 && (r?.push({
		type: "because",
		seat: t,
		why: "next-in-order",
		tile: a.id
	}), P(e, {
		kind: "sell",
		seat: t,
		left: 1,
		sold: e.tiles.flatMap((e, t) => e === a ? [] : [t])
	}), !0);
}
function Qc(e, t, n) {
	let r = Yc(e, lr(e, t).filter((n) => !Xc(e, t, n)));
	if (r === void 0) return !1;
	let i = C(r), [a, o] = [Math.max(0, i.alcohol - r.alcohol), Math.max(0, i.gun - r.gun)];
	if (a + o === 0) return !1;
	n?.push({
		type: "because",
		seat: t,
		why: "next-in-order",
		tile: r.id
	}, {
		type: "goods",
		seat: t,
		alcohol: a,
		gun: o
	}), r.alcohol += a, r.gun += o;
	for (let e = 0; e < a; e++) n?.push({
		type: "stored",
		seat: t,
		good: "alcohol",
		at: r.id
	});
	for (let e = 0; e < o; e++) n?.push({
		type: "stored",
		seat: t,
		good: "gun",
		at: r.id
	});
	return !0;
}
function $c(e, t, r, i) {
	let a = M(e), o = (r, a) => {
		e.police[r]--, e.police[a]++, i?.push({
			type: "police",
			seat: t,
			from: n[r],
			to: n[a]
		});
	};
	if (r === "each-next") {
		let t = e.police.flatMap((e, t) => Array.from({ length: e }, () => t));
		for (let e of t) o(e, ht(a, e));
		return t.length > 0;
	}
	let { order: s, why: c } = K(n.map((e, t) => t).filter((t) => t !== a.at && e.police[t] > 0), (e) => [a.numbers[e]], ["lower-number"]);
	return s.length !== 0 && (i?.push({
		type: "because",
		seat: t,
		why: c,
		place: n[s[0]]
	}), o(s[0], a.at), !0);
}
function el(e, t, n) {
	return t.where === "here" ? tl(e, t, n) : $i(e, 0, "anywhere", t.harm === "prison" ? Xi : Yi) !== 0 && (P(e, {
		kind: "harm",
		seat: 0,
		victim: 0,
		left: t.thugs,
		how: t.harm,
		reach: "anywhere"
	}), !0);
}
function tl(e, t, r) {
	let i = e.players[0], { at: a } = M(e), o = Math.min(t.thugs, i.thugs[a]);
	for (let s = 0; s < o; s++) i.thugs[a]--, t.harm === "prison" && i.prison++, t.harm === "hit" && i.recruits++, r?.push({
		type: "harmed",
		seat: 0,
		how: t.harm,
		from: n[a]
	}), t.harm === "prison" && z(e, 0, "imprisoned", r);
	return o > 0;
}
var nl = 4;
function rl(e, t, n) {
	let r = w.power[e.players[t].stats[0] - 1] + n;
	for (let t of M(e).plan) r += mt(t).bonus;
	return Math.max(0, r);
}
var il = {
	...q,
	go(e, t, n) {
		return Rr(e) ? (P(e, {
			kind: "raid",
			seat: t.seat,
			step: 0,
			done: 0,
			card: ""
		}), t.passed = 0, !1) : (t.step === "plan" ? ol(e, t, n) : t.step === "act" ? al(e, t, n) : ll(e, t, n), !1);
	}
};
function al(e, t, n) {
	let r = t.cubes > 0 && t.line < nl;
	(!r && e.players[0].hand.length !== 0 || !xc(e, t)) && (r ? cl(e, t, n) : ll(e, t, n));
}
function ol(e, t, n) {
	let r = M(e), i = Xe(e.players[t.seat].boss);
	r.plan = r.deck.splice(0, i.plan), t.step = "act", t.cubes = i.actions, n?.push({
		type: "rival-plan",
		seat: t.seat,
		cards: r.plan.slice(),
		actions: i.actions
	}), sl(r, t.seat, r.plan.reduce((e, t) => e + mt(t).moves, 0), n);
}
function sl(e, t, r, i) {
	let a = e.at;
	e.at = ht(e, a, r), i?.push({
		type: "rival-walk",
		seat: t,
		from: n[a],
		to: n[e.at],
		steps: r
	});
}
function cl(e, t, n) {
	let { plan: r } = M(e), { line: i } = t, a = r[t.at];
	t.at++, t.at >= r.length && (t.at = 0, t.line++);
	let { deed: o, power: s } = mt(a).lines[i], c = s === null ? null : rl(e, t.seat, s), l = [], u = Kc(e, t.seat, o, c ?? 0, n === null ? null : l);
	n?.push({
		type: "rival-line",
		seat: t.seat,
		card: a,
		line: i,
		power: c,
		acts: u
	}, ...l), u && t.cubes--;
}
function ll(e, t, n) {
	let r = M(e);
	r.discard.push(...r.plan), r.plan = [], F(e), ls(e, (t.seat + 1) % e.players.length, n);
}
var [ul, dl, fl, pl, ml, hl] = [
	0,
	1,
	2,
	3,
	4,
	5
], gl = {
	...q,
	go(e, t, n) {
		return t.step === ul ? (_l(e, n), t.step = dl) : t.step === dl ? vl(e, t, n) : t.done === e.players.length ? (t.done = 0, t.step++, t.step > hl && bl(e, t)) : yl(e, t, (t.seat + t.done++) % e.players.length, n), !1;
	}
};
function _l(e, t) {
	for (let [n, r] of e.players.entries()) for (; r.underworld > 0; r.underworld--) r.prison++, t?.push({
		type: "harmed",
		seat: n,
		how: "prison",
		from: "underworld"
	}), z(e, n, "imprisoned", t);
}
function vl(e, t, n) {
	e.federal.cards.length === 0 ? P(e, {
		kind: "shuffle",
		seat: -1
	}) : ([t.card] = L(e.federal, 1), t.step = fl, n?.push({
		type: "raid",
		seat: t.seat,
		card: t.card
	}));
}
function yl(e, n, r, i) {
	let a = e.players[r], o = Ge(n.card);
	if (n.step === fl) P(e, {
		kind: "script",
		seat: r,
		of: `${n.card}/overall`,
		at: 0
	});
	else if (n.step === pl) {
		let o = ae(a.crime);
		i?.push({
			type: "band",
			seat: r,
			band: t[o]
		}), P(e, {
			kind: "script",
			seat: r,
			of: `${n.card}/${o}`,
			at: 0
		});
	} else n.step === ml ? z(e, r, "raid", i) : X(e, r, -Math.max(1, R(e, r, "raid-relief", o.relief[a.stats[1] - 1])), i);
}
function bl(e, t) {
	e.federalUsed.push(t.card), F(e);
}
var xl = 2;
function Sl(e, t, n, r) {
	let i = e.players[t];
	return j(e, t) ? w[r][i.stats[n] - 1] : Un(i, n, r);
}
var Cl = [
	(e, t, n) => {
		n?.push({
			type: "reorganised",
			seat: t
		}), P(e, {
			kind: "sell",
			seat: t,
			left: 99,
			sold: []
		});
	},
	(e, t, n) => {
		z(e, t, "reorganise", n), H(e, t, Tl(e, t), "business", n), j(e, t) && sn(e, t, 0, e.players[t].jobs.length * e.headlines.length, n);
	},
	(e, t, n) => {
		let r = e.players[t];
		r.headquarters += r.authorities, r.authorities = 0;
		for (let e of r.deals) r.headquarters += e.thug, e.thug = 0;
		yo(e, t, R(e, t, "lawyers", Sl(e, t, 1, "lawyers")), n);
	},
	(e, t) => eo(e, t, R(e, t, "recruitment", Sl(e, t, 2, "recruitment"))),
	(e, t) => {
		let n = j(e, t) ? M(e) : e.players[t];
		n.deck = n.discard, n.discard = [], n.deck.length > 1 && P(e, {
			kind: "shuffle",
			seat: t
		});
	},
	(e, t, n) => {
		let r = o[e.players.length];
		e.time < r && (e.time++, n?.push({
			type: "time",
			at: e.time,
			of: r
		})), e.time === r && P(e, {
			kind: "round-end",
			seat: t,
			step: 0
		});
	}
], wl = {
	...q,
	go(e, t, n) {
		return t.step < Cl.length ? Cl[t.step++](e, t.seat, n) : F(e), !1;
	}
};
function Tl(e, t) {
	let n = 0;
	for (let r of e.tiles) if (r.owner === t) for (let i = 0; i < r.tokens.length; i++) r.tokens[i] > 0 && (n += r.tokens[i] * Gt(e, t, "business-income", xl, i));
	return n;
}
var El = 5, Dl = 1;
function Ol(e) {
	let t = e.players.map((e) => e.money), n = e.players.map((t, n) => kl(e, n)), r = e.players.map((t, n) => Al(e, n)), i = t.map((e, t) => e + n[t] + r[t]);
	return {
		money: t,
		businesses: n,
		associates: r,
		totals: i,
		winners: jl(i, t)
	};
}
function kl(e, t) {
	let n = 0;
	for (let r of e.tiles) if (r.owner === t) for (let i = 0; i < r.tokens.length; i++) n += r.tokens[i] * Gt(e, t, "final-business", El, i);
	return n;
}
function Al(e, t) {
	let n = e.players[t], r = R(e, t, "final-associate", Dl), i = 0, a = j(e, t) ? [M(e).associates] : [
		n.hand,
		n.deck,
		n.discard,
		n.plan
	];
	for (let e of a) for (let t of e) i += S(t).level;
	return i * r;
}
function jl(e, t) {
	let n = Math.max(...e), r = e.flatMap((e, t) => e === n ? [t] : []), i = Math.max(...r.map((e) => t[e]));
	return r.filter((e) => t[e] === i);
}
var Ml = {
	...q,
	go(e, t, n) {
		if (t.step === 0) return t.step = 1, n?.push({
			type: "round-end",
			round: e.round
		}), P(e, {
			kind: "raid",
			seat: t.seat,
			step: 0,
			done: 0,
			card: ""
		}), !1;
		F(e), Nl(e, n), Mr(e, n);
		let [r] = L(e.news, 1);
		return e.headlines.push(r), n?.push({
			type: "news",
			card: r
		}), r === "prohibition-ends" ? (e.stack.length = 0, n?.push({
			type: "over",
			...Ol(e)
		}), !1) : (e.time = 0, e.round++, !1);
	}
};
function Nl(e, t) {
	if (e.ness !== 6) {
		e.ness++, t?.push({
			type: "ness",
			at: e.ness
		});
		for (let n = 0; n < e.players.length; n++) X(e, n, 0, t);
	}
}
var Pl = {
	...q,
	go: () => !0
}, Fl = {
	"set-up": Pl,
	shuffle: Pl,
	draft: br,
	settle: ks,
	turn: ds,
	kinds: $t,
	store: en,
	spend: an,
	recruit: to,
	oust: Kn,
	"pick-job": Mt,
	"pick-dealer": Nt,
	tuck: Pt,
	hire: ma,
	welcome: va,
	sell: hn,
	sale: _n,
	build: Yn,
	fence: bn,
	send: On,
	move: Mn,
	seize: Qn,
	marker: er,
	upgrade: po,
	"right-hand": _a,
	vehicle: Fn,
	nightclub: nr,
	deal: ao,
	supply: so,
	raid: gl,
	reorganise: wl,
	"round-end": Ml,
	enforcer: il,
	meanwhile: Cc,
	lots: hr,
	tie: _r,
	"solo-jobs": mr,
	...mc
}, Il = [
	[0],
	[1],
	[2],
	[3]
], Ll = (e) => e.kind === "set-up" || e.kind === "shuffle" || e.kind === "lots";
function Rl(e) {
	let t = N(e);
	return t === void 0 ? "over" : Ll(t) ? "chance" : t.kind === "draft" ? t.chosen.flatMap((e, t) => e === 1 ? [] : [t]) : Il[t.seat];
}
function zl(e, t) {
	let n = [], r = N(e);
	return r === void 0 || Ll(r) || (r.kind === "draft" ? xr(r, t, n) : r.seat === t && Fl[r.kind].options(e, r, n), r.kind === "turn" && _c(e, t, n)), n;
}
function Bl(e, t, n, r) {
	t === "chance" ? Vl(e, n, r) : Hl(e, t, n, r), Ul(e, r);
}
function Vl(e, t, n) {
	t.type === "set-up" ? Es(e, t, n) : t.type === "lot" ? gr(e, t.business, n) : As(e, t, n);
}
function Hl(e, t, n, r) {
	let i = N(e);
	if (i === void 0) throw TypeError("the game is over");
	n.type === "fulfil" ? vc(e, t, n.job, r) : i.kind === "draft" ? Sr(e, i, t, n, r) : Fl[i.kind].take(e, i, n, r);
}
function Ul(e, t) {
	for (;;) {
		let n = N(e);
		if (n === void 0 || n.kind === "set-up" || n.kind === "shuffle") return;
		let r = Fl[n.kind];
		if (!r.go(e, n, t)) continue;
		if (r.asks || n.kind === "draft" || n.kind === "lots") return;
		let i = [];
		if (r.options(e, n, i), $s(e, n)) {
			let a = ec(e, n, i, t);
			a !== null && r.take(e, n, a, t);
		} else if (i.length === 1) r.take(e, n, i[0], t);
		else return;
	}
}
function Wl(e, t) {
	let n = yt(e.options, e.seats);
	if (e.players.length === 0) return n;
	let r = e.seat === null ? 15 : 1 << e.seat, i = e.stack, a = st(e.options), o = (e) => i.flatMap((t) => t.kind === e && (t.kind === "pick-job" || t.kind === "pick-dealer" || t.kind === "solo-jobs") ? [...t.cards] : []), s = i.flatMap((e) => e.kind === "draft" ? [...e.packs.flat(), ...e.kept.flat()] : []), c = i.flatMap((e) => e.kind === "raid" && e.card !== "" ? [e.card] : []), l = i.flatMap((e) => e.kind === "tuck" ? [e.card] : []), u = [
		...e.players.flatMap((e) => e.owned),
		...e.market,
		...e.gone,
		...e.solo?.associates ?? [],
		...i.flatMap((e) => e.kind === "welcome" ? [e.card] : [])
	], ee = Gl(a.low, [...e.low, ...u], t), te = Gl(a.high, [...e.high, ...u], t), ne = Gl(a.jobs, [
		...e.jobs,
		...e.players.flatMap((e) => [...e.jobs, ...e.fulfilled]),
		...o("pick-job"),
		...o("solo-jobs"),
		...s
	], t), re = Gl(e.solo === null ? a.dealers : [...a.dealers, ...$e], [
		...e.dealers,
		...e.players.flatMap((e) => e.deals.flatMap((e) => e.cards)),
		...o("pick-dealer"),
		...l
	], t), ie = Gl(a.federal, [
		...e.federal,
		...e.federalUsed,
		...c
	], t), ae = Gl(a.news, [...e.news, ...e.headlines], t);
	return n.players = e.players.map((e) => Zl(e, ne, Xl(e, t), t)), n.tiles = e.tiles.map((e) => ({
		...e,
		tokens: e.tokens.slice()
	})), n.police = e.police.slice(), n.tokens = e.tokens.slice(), n.market = e.market.slice(), n.low = ql(e.low, ee, 15), n.high = ql(e.high, te, 15), n.stack = i.map((e) => $l(e, ne, re)), n.jobs = ql(e.jobs, ne, r), n.dealers = ql(e.dealers, re, r), n.federal = ql(e.federal, ie, r), n.news = ql(e.news, ae, 15), n.federalUsed = e.federalUsed.slice(), n.gone = e.gone.slice(), n.headlines = e.headlines.slice(), n.ring = e.ring, n.ness = e.ness, n.time = e.time, n.round = e.round, n.first = e.first, n.solo = e.solo === null ? null : eu(e.solo, t), tu(n), n;
}
function Gl(e, t, n) {
	let r = /* @__PURE__ */ new Map();
	for (let e of t) r.set(e, (r.get(e) ?? 0) + 1);
	return oe(e.filter((e) => {
		let t = r.get(e) ?? 0;
		return r.set(e, t - 1), t <= 0;
	}), n);
}
var Kl = (e) => e.pop(), ql = (e, t, n) => ({
	cards: e.map((e) => e ?? Kl(t)),
	seen: e.map((e) => e === null ? 0 : n)
}), Jl = 4, Yl = 8;
function Xl(e, t) {
	return Math.max(0, 10 + e.earned - Jl * e.losses + t.below(17) - Yl);
}
function Zl(e, t, n, r) {
	let { discard: i, discardTop: a } = e, o = Ql(e.remembered, a === null ? [] : [a]), s = i === null ? [...o, ...a === null ? [] : [a]] : i.slice(), c = e.hand.filter((e) => e !== null), l = oe(Ql(e.owned, [
		...e.plan,
		...s,
		...c
	]), r), { remembered: u, owned: ee, discardTop: te, ...ne } = e;
	return {
		...ne,
		money: e.money ?? n,
		thugs: e.thugs.slice(),
		cars: e.cars.slice(),
		trucks: e.trucks.slice(),
		stats: e.stats.slice(),
		hand: e.hand.map((e) => e ?? Kl(l)),
		open: e.open.slice(),
		deck: l,
		discard: s,
		plan: e.plan.slice(),
		aside: e.aside.slice(),
		jobs: e.jobs.map((e) => e ?? Kl(t)),
		fulfilled: e.fulfilled.slice(),
		deals: e.deals.map((e) => ({
			...e,
			cards: e.cards.slice()
		}))
	};
}
function Ql(e, t) {
	let n = e.slice();
	for (let e of t) {
		let t = n.indexOf(e);
		t >= 0 && n.splice(t, 1);
	}
	return n;
}
function $l(e, t, n) {
	let r = (e, t) => e.map((e) => e ?? Kl(t));
	switch (e.kind) {
		case "pick-job": return {
			kind: "pick-job",
			seat: e.seat,
			cards: r(e.cards, t)
		};
		case "solo-jobs": return {
			...e,
			cards: r(e.cards, t)
		};
		case "pick-dealer": return {
			kind: "pick-dealer",
			seat: e.seat,
			cards: r(e.cards, n)
		};
		case "draft": return {
			kind: "draft",
			packs: e.packs.map((e) => r(e, t)),
			kept: e.kept.map((e) => r(e, t)),
			chosen: e.chosen.slice()
		};
		default: return wt(e);
	}
}
function eu(e, t) {
	let n = /* @__PURE__ */ new Set([...e.plan, ...e.discard]), [r, i, a] = [
		"A",
		"B",
		"C"
	].map((e) => oe(ft.flatMap((t) => t.deck === e && !n.has(t.id) ? [t.id] : []), t)), o = oe([
		...r,
		...i.splice(e.b),
		...a.splice(e.c)
	], t);
	return {
		...e,
		numbers: e.numbers.slice(),
		deck: o,
		plan: e.plan.slice(),
		discard: e.discard.slice(),
		b: i,
		c: a,
		associates: e.associates.slice()
	};
}
function tu(e) {
	let t = N(e);
	if (!(t === void 0 || !("seat" in t) || t.seat < 0 || t.seat >= e.seats || t.kind === "shuffle")) for (let n = 0; n < 40 && zl(e, t.seat).length === 0; n++) e.players[t.seat].money += 2;
}
export { Ve as $, Rt as A, tt as B, xn as C, B as D, V as E, N as F, $e as G, ct as H, j as I, Ye as J, Xe as K, ft as L, wt as M, yt as N, Jt as O, I as P, C as Q, mt as R, Hn as S, yn as T, Qe as U, st as V, w as W, Ke as X, Ue as Y, S as Z, Ln as _, Ol as a, se as at, W as b, gs as c, ro as d, Be as et, Jr as f, qn as g, Y as h, Rl as i, ce as it, Et as j, R as k, os as l, Lr as m, Bl as n, Ae as nt, hc as o, oe as ot, Xr as p, We as q, zl as r, we as rt, Ss as s, Wl as t, je as tt, go as u, Vn as v, pn as w, Un as x, G as y, it as z };
