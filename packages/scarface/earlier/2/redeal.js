// Frozen by `npm run freeze`: do not edit.
import "./src.js";
import { _ as e, a as t, c as n, d as r, f as i, g as a, h as o, i as s, m as c, n as l, o as u, p as ee, r as te, s as ne, t as re, u as d, v as ie, y as f } from "./vocabulary.js";
function ae(e, t, n = 0, r = e.length) {
	for (let i = r - 1; i > n; i--) {
		let r = n + t.below(i + 1 - n), a = e[i];
		e[i] = e[r], e[r] = a;
	}
	return e;
}
function oe(e, t) {
	return e[t.below(e.length)];
}
var se = [
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
], p = (e) => ({
	do: "pay",
	amount: e
}), ce = (e) => ({
	do: "money",
	amount: e
}), m = (e, t) => ({
	do: "lose-goods",
	amount: e,
	...t && { good: t }
}), h = (e, t, n = "anywhere") => ({
	do: "harm",
	how: e,
	thugs: t,
	whose: "self",
	reach: n
}), g = (e) => ({
	do: "discard",
	cards: e
}), le = {
	do: "wreck",
	tokens: 1,
	whose: "self"
}, ue = {
	do: "release",
	thugs: 1
}, de = {
	do: "recruit",
	steps: 1
}, fe = {
	do: "recall",
	thugs: 1,
	from: "streets"
}, pe = (e, t) => ({
	do: "peek",
	deck: e,
	cards: t
}), me = (...e) => ({
	do: "choose",
	options: e.map((e) => [e])
}), he = {
	do: "police",
	cars: 1
}, ge = (e) => ({
	do: "crime",
	by: e
}), _e = (e, t) => ({
	do: "if",
	when: e,
	then: [t]
}), ve = [
	2,
	3,
	4
], _ = [
	3,
	4,
	5
], v = [
	4,
	5,
	6
], y = (e, t, n, r) => ({
	id: e,
	overall: t,
	bands: n,
	relief: r
}), ye = (e) => ({
	...e,
	multiplayerOnly: !0
}), be = [
	y("tax-audit", [p(1)], [
		[],
		[p(5)],
		[p(12)]
	], _),
	y("bail-hearing", [{
		do: "may",
		cost: { money: 3 },
		then: [ue]
	}], [
		[de],
		[me(h("prison", 1), p(5))],
		[p(10)]
	], _),
	y("licence-renewal", [p({
		each: "speakeasies",
		most: 3
	})], [
		[{
			do: "exchange",
			goods: 1
		}],
		[p({
			each: "businesses",
			most: 5
		})],
		[p({
			each: "businesses",
			times: 2,
			most: 12
		}), p(2)]
	], ve),
	y("bank-examiners", [_e({
		count: "money",
		least: 30
	}, p(3))], [
		[ce(2)],
		[p({
			each: "upgrades",
			times: 2,
			most: 6
		})],
		[{
			do: "downgrade",
			levels: 1
		}]
	], v),
	y("vehicle-inspection", [p({
		each: "vehicles-on-streets",
		most: 3
	})], [
		[ce(1)],
		[p({
			each: "vehicles-on-streets",
			times: 3,
			most: 6
		})],
		[h("prison", 1), p(5)]
	], _),
	y("census-of-1920", [p({
		each: "thugs-on-streets",
		most: 3
	})], [
		[de],
		[p({
			each: "associates",
			times: 2,
			most: 6
		})],
		[p(11)]
	], _),
	y("budget-cuts", [], [
		[ce(3)],
		[p(4)],
		[p(10)]
	], ve)
], xe = [
	y("warehouse-inspection", [m(1)], [
		[pe("dealers", 2)],
		[m(1)],
		[m(3)]
	], _),
	y("barrels-in-the-river", [m(1, "alcohol")], [
		[],
		[m(1, "alcohol")],
		[m(2, "alcohol"), p(3)]
	], _),
	y("arms-amnesty", [{
		do: "may",
		cost: { gun: 1 },
		then: [ge(-3)]
	}], [
		[ge(-1)],
		[m(1, "gun")],
		[m(1, "gun"), p(6)]
	], ve),
	y("expert-tasting", [{
		do: "exchange",
		goods: 1
	}], [
		[{
			do: "goods",
			good: "alcohol",
			amount: 1
		}],
		[m(1)],
		[m(2), g(1)]
	], _),
	y("truck-through-the-door", [he], [
		[],
		[me(m(1), p(5))],
		[le, m(1)]
	], v)
], Se = [
	y("dragnet", [he], [
		[fe],
		[h("prison", 1)],
		[h("prison", 2)]
	], _),
	y("usual-suspects", [h("prison", 1, "authorities")], [
		[ue],
		[h("prison", 1, "headquarters")],
		[h("prison", 2, "headquarters")]
	], v),
	y("deportation-order", [], [
		[],
		[p({
			each: "thugs-in-headquarters",
			times: 2,
			most: 6
		})],
		[h("kill", 1)]
	], _),
	y("mistaken-identity", [ue], [
		[ue],
		[h("prison", 1)],
		[h("prison", 1), p(6)]
	], _),
	y("bureau-is-hiring", [], [
		[de],
		[ge(2)],
		[h("hit", 1), p(4)]
	], v),
	y("curfew", [fe], [
		[],
		[p({
			each: "thugs-on-streets",
			times: 2,
			most: 6
		})],
		[p({
			each: "thugs-on-streets",
			times: 2,
			most: 6
		}), h("prison", 1)]
	], _)
], Ce = [
	y("padlock-order", [], [
		[pe("federal", 1)],
		[me(le, p(6))],
		[le, p(3)]
	], _),
	y("moral-hygiene-board", [p({
		each: "brothels",
		most: 3
	})], [
		[ge(-1)],
		[p({
			each: "brothels",
			times: 4,
			most: 6
		})],
		[le, g(1)]
	], v),
	y("slot-machine-bonfire", [p({
		each: "casinos",
		most: 3
	})], [
		[{
			do: "draw",
			cards: 1
		}],
		[g(1)],
		[g(1), p(7)]
	], _)
], we = [
	y("grand-jury", [{
		do: "may",
		cost: { money: 3 },
		then: [ge(-2)]
	}], [
		[{
			do: "draw",
			cards: 1
		}],
		[g(1)],
		[g(2), p(4)]
	], ve),
	y("star-witness", [], [
		[{
			do: "recover",
			cards: 1
		}],
		[me(g(1), p(6))],
		[{
			do: "fire",
			cards: 1
		}]
	], _),
	y("tapped-telephone", [pe("jobs", 2)], [
		[{
			do: "job",
			draw: 1
		}],
		[ge(2)],
		[{
			do: "unfulfil",
			jobs: 1
		}, p(4)]
	], v),
	y("lost-paperwork", [ge(-1)], [
		[ce(2)],
		[p(4)],
		[p(10)]
	], v)
], Te = [
	y("wanted-poster", [_e({
		count: "crime-rate",
		mostOfAll: !0
	}, p(4))], [
		[],
		[p({
			each: "crime-rate",
			most: 6
		})],
		[p(11)]
	], v),
	y("trust-busting", [_e({
		count: "businesses",
		mostOfAll: !0
	}, p(5))], [
		[ce(2)],
		[p({
			each: "neighbourhoods",
			times: 2,
			most: 6
		})],
		[le, p(2)]
	], _),
	y("society-column", [_e({ ring: !0 }, p(3))], [
		[pe("jobs", 1)],
		[g(1)],
		[h("hit", 1, "headquarters"), p(3)]
	], _)
].map(ye), Ee = [
	...be,
	...xe,
	...Se,
	...Ce,
	...we,
	...Te
], b = (e, t, n, r) => ({
	muscle: e,
	influence: t,
	money: n,
	crime: r
}), De = (...e) => e.map(([e, t], n) => ({
	from: [
		0,
		2,
		5,
		8,
		11
	][n] ?? 0,
	muscle: e,
	influence: t
})), Oe = (e, t, n) => ({
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
}), ke = [
	Oe("outfit", "capone", {
		rows: De([1, 1], [1, 2], [2, 2], [2, 3], [2, 4]),
		bonuses: [
			2,
			null,
			"right-hand",
			null,
			null,
			4,
			"right-hand",
			3,
			4,
			5,
			6,
			8
		],
		prices: {
			hand: [b(0, 2, 6, 1), b(1, 3, 11, 2)],
			lawyers: [b(0, 2, 3, 0), b(0, 4, 7, 1)],
			recruitment: [b(2, 0, 4, 1), b(2, 2, 8, 1)],
			supply: [b(1, 1, 6, 1), b(2, 2, 12, 2)],
			vehicles: [b(2, 0, 5, 1), b(3, 1, 8, 1)],
			nightclubs: [b(0, 2, 6, 1), b(1, 3, 12, 2)]
		}
	}),
	Oe("wolves", "st-clair", {
		rows: De([1, 1], [2, 1], [3, 1], [3, 2], [4, 2]),
		bonuses: [
			2,
			null,
			"right-hand",
			3,
			null,
			"right-hand",
			4,
			null,
			4,
			5,
			6,
			8
		],
		prices: {
			hand: [b(1, 1, 6, 1), b(3, 1, 11, 2)],
			lawyers: [b(0, 2, 4, 0), b(1, 3, 9, 1)],
			recruitment: [b(2, 0, 4, 1), b(4, 0, 8, 1)],
			supply: [b(2, 0, 6, 1), b(3, 1, 11, 2)],
			vehicles: [b(2, 0, 3, 0), b(4, 0, 7, 1)],
			nightclubs: [b(1, 1, 6, 1), b(2, 2, 12, 2)]
		}
	}),
	Oe("gems", "rothstein", {
		rows: De([1, 1], [1, 2], [1, 3], [2, 3], [2, 4]),
		bonuses: [
			null,
			"right-hand",
			3,
			null,
			"right-hand",
			4,
			2,
			null,
			4,
			5,
			6,
			8
		],
		prices: {
			hand: [b(0, 2, 5, 0), b(0, 4, 11, 2)],
			lawyers: [b(0, 2, 4, 0), b(0, 4, 7, 1)],
			recruitment: [b(2, 0, 4, 1), b(1, 3, 9, 1)],
			supply: [b(1, 1, 5, 1), b(1, 3, 12, 2)],
			vehicles: [b(2, 0, 4, 1), b(2, 2, 8, 1)],
			nightclubs: [b(0, 2, 5, 0), b(0, 4, 9, 2)]
		}
	}),
	Oe("northside", "obanion", {
		rows: De([1, 1], [2, 1], [2, 2], [3, 2], [3, 3]),
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
			hand: [b(1, 1, 6, 1), b(2, 2, 12, 2)],
			lawyers: [b(0, 2, 5, 0), b(1, 3, 9, 1)],
			recruitment: [b(2, 0, 4, 1), b(3, 1, 9, 1)],
			supply: [b(2, 0, 5, 1), b(3, 1, 11, 2)],
			vehicles: [b(2, 0, 5, 1), b(3, 1, 8, 1)],
			nightclubs: [b(1, 1, 6, 1), b(2, 2, 11, 2)]
		}
	})
], Ae = [
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
], je = [
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
], Me = [...Ae, ...je], Ne = [
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
], x = (...e) => e, Pe = x({
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
}), Fe = x({
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
}), Ie = x({
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
}), Le = x({
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
}), Re = x({
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
}), ze = x({
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
			most: 3
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
}), Be = x({
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
		do: "move",
		pieces: 1,
		which: "vehicles"
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
	gang: "outfit",
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
}, {
	id: "alley-scouts",
	role: "member",
	gang: "wolves",
	level: 0,
	muscle: 1,
	influence: 1,
	crimes: ["vice"],
	matching: {
		crimes: ["violence", "theft"],
		effects: [{
			do: "drive-off",
			pieces: 1
		}]
	}
}, {
	id: "night-cashiers",
	role: "member",
	gang: "gems",
	level: 0,
	muscle: 0,
	influence: 2,
	crimes: ["corruption"],
	matching: {
		crimes: ["gambling", "vice"],
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
	id: "cellarmen",
	role: "member",
	gang: "northside",
	level: 0,
	muscle: 1,
	influence: 1,
	crimes: ["vice"],
	matching: {
		crimes: ["bootlegging", "gambling"],
		effects: [{
			do: "exchange",
			goods: 1
		}]
	}
}), Ve = x({
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
			muscle: 2
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
			most: 6
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
				most: 6
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
}), He = [
	...Be,
	...ze,
	...Ve,
	...Pe,
	...Fe,
	...Ie,
	...Le,
	...Re
], Ue = (e) => He.filter((t) => t.role !== void 0 && (t.gang ?? e) === e), S = (e, t, n, r) => ({
	defence: e,
	alcohol: t,
	gun: n,
	profit: r
}), We = [
	{
		id: "little-italy",
		normal: S(2, 3, 0, 14),
		nightclub: S(4, 3, 0, 20)
	},
	{
		id: "bronzeville",
		normal: S(3, 3, 0, 15),
		nightclub: S(4, 3, 0, 22)
	},
	{
		id: "the-loop",
		normal: S(4, 1, 2, 20),
		nightclub: S(5, 1, 2, 27)
	},
	{
		id: "back-of-the-yards",
		normal: S(2, 1, 2, 18),
		nightclub: S(4, 1, 2, 25)
	},
	{
		id: "cicero",
		normal: S(3, 2, 1, 17),
		nightclub: S(5, 2, 1, 24)
	},
	{
		id: "pilsen",
		normal: S(2, 2, 0, 10),
		nightclub: S(3, 3, 0, 18)
	},
	{
		id: "bridgeport",
		normal: S(3, 1, 1, 13),
		nightclub: S(4, 1, 1, 19)
	},
	{
		id: "greektown",
		normal: S(2, 1, 1, 12),
		nightclub: S(3, 2, 1, 20)
	},
	{
		id: "chinatown",
		normal: S(3, 0, 2, 15),
		nightclub: S(5, 0, 2, 22)
	},
	{
		id: "gold-coast",
		normal: S(4, 2, 1, 18),
		nightclub: S(5, 2, 1, 25)
	},
	{
		id: "streeterville",
		normal: S(4, 3, 0, 16),
		nightclub: S(5, 3, 0, 23)
	},
	{
		id: "old-town",
		normal: S(2, 2, 1, 16),
		nightclub: S(3, 2, 1, 22)
	},
	{
		id: "uptown",
		normal: S(3, 3, 0, 15),
		nightclub: S(4, 4, 0, 23)
	},
	{
		id: "hyde-park",
		normal: S(4, 1, 1, 14),
		nightclub: S(5, 1, 1, 20)
	},
	{
		id: "pullman",
		normal: S(2, 0, 2, 14),
		nightclub: S(4, 0, 2, 21)
	},
	{
		id: "the-levee",
		normal: S(3, 2, 0, 11),
		nightclub: S(5, 2, 0, 18)
	},
	{
		id: "little-hell",
		normal: S(2, 2, 0, 10),
		nightclub: S(4, 2, 0, 17)
	},
	{
		id: "wicker-park",
		normal: S(3, 1, 2, 19),
		nightclub: S(4, 1, 2, 25)
	}
], Ge = (e) => {
	let t = new Map(e.map((e) => [e.id, e]));
	return (e) => {
		let n = t.get(e);
		if (n === void 0) throw RangeError(`there is no card ${e}`);
		return n;
	};
}, C = Ge(He), Ke = Ge(Me), qe = Ge(se), Je = Ge(Ee), Ye = Ge(Ne), Xe = Ge(We), Ze = new Map(ke.map((e) => [e.gang, e])), Qe = (e) => Ze.get(e), w = (e) => {
	let t = Xe(e.id);
	return e.night === 1 ? t.nightclub : t.normal;
}, T = {
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
function $e(e) {
	let t = T.rows[0];
	for (let n of T.rows) e >= n.from && (t = n);
	return t;
}
var et = [2, 4];
function tt(e) {
	let t = T.bonuses.slice(0, e), n = (e) => t.filter((t) => typeof t == "string" && t.includes(e)).length;
	return {
		b: n("B"),
		c: n("C")
	};
}
var nt = {
	associate: {
		money: 0,
		headquarters: 2,
		upgrades: 0
	},
	rulebook: {
		money: 10,
		headquarters: 4,
		upgrades: 0
	},
	underboss: {
		money: 56,
		headquarters: 4,
		upgrades: 9
	},
	boss: {
		money: 72,
		headquarters: 5,
		upgrades: 10
	},
	untouchable: {
		money: 100,
		headquarters: 6,
		upgrades: 11
	}
}, rt = ["gun-runner", "distillery-owner"], it = "us-is-voted-dry", at = "prohibition-ends", E = (e) => e.map((e) => e.id), ot = (e) => E(e.filter((e) => e.multiplayerOnly !== !0)), st = (e) => e !== "us-is-voted-dry" && e !== "prohibition-ends", ct = {
	low: E(He.filter((e) => e.level >= 1 && e.level <= 3)),
	high: E(He.filter((e) => e.level >= 4)),
	jobs: E(Me),
	dealers: se.flatMap((e) => e.starter ? [] : Array.from({ length: e.copies }, () => e.id)),
	federal: E(Ee),
	tiles: E(We),
	news: E(Ne).filter(st)
}, lt = (e, t) => {
	let n = e.slice();
	for (let e of t) n.splice(n.indexOf(e), 1);
	return n;
}, ut = {
	...ct,
	jobs: ot(Me),
	dealers: lt(ct.dealers, rt),
	federal: ot(Ee),
	news: ot(Ne).filter(st)
}, dt = (e) => e.solo === null ? ct : ut, ft = (e) => E(Ue(e).filter(({ role: e }) => e === "member" || e === "boss")), D = (e, t, n) => ({
	power: e,
	deed: n === void 0 ? { act: t } : {
		act: t,
		least: n
	}
}), O = (e, t) => ({
	power: e,
	deed: { money: t }
}), k = (e) => ({
	power: null,
	deed: e
}), pt = k({ act: "deal" }), A = (e, t, n, r, ...i) => ({
	id: e,
	deck: t,
	moves: n,
	bonus: r,
	lines: i
}), mt = [
	A("morning-rounds", "A", 1, 0, pt, D(1, "seize"), D(1, "sales"), O(1, "gain")),
	A("back-door-delivery", "A", 2, 0, D(1, "recruit"), pt, D(1, "sales"), O(1, "gain")),
	A("broken-windows", "A", 1, 0, D(2, "seize"), D(1, "send"), pt, O(1, "steal")),
	A("ledger-work", "A", 1, 0, D(1, "lower-crime"), D(2, "upgrade"), D(1, "build"), O(2, "gain")),
	A("new-faces", "A", 2, 0, D(1, "hire"), D(2, "recruit"), D(2, "seize"), O(1, "gain")),
	A("friends-at-the-bar", "A", 1, 1, D(0, "sales"), D(0, "hire"), D(0, "build"), O(0, "gain")),
	A("muscle-flexed", "A", 3, 0, D(1, "send"), D(2, "seize"), D(1, "move"), O(1, "steal")),
	A("quiet-word", "A", 1, 0, k({ police: "each-next" }), D(1, "lower-crime"), D(1, "upgrade"), O(1, "gain")),
	A("rainy-tuesday", "A", 2, 0, D(1, "lower-crime"), k({ stockNext: !0 }), D(1, "build"), O(2, "gain")),
	A("sealed-envelope", "A", 1, 0, D(1, "job", 2), D(1, "dealer", 2), O(2, "gain"), D(2, "upgrade")),
	A("warehouse-keys", "A", 2, 0, D(1, "move"), k({ goods: 1 }), D(0, "dealer", 2), D(1, "sales")),
	A("shaken-down", "A", 1, 0, O(1, "steal"), D(1, "seize"), D(1, "recruit"), D(-1, "fence"))
], ht = [
	A("night-shift", "B", 2, 1, pt, D(1, "sales"), D(2, "recruit"), O(2, "steal")),
	A("protection-money", "B", 1, 1, O(2, "steal"), D(2, "build"), D(2, "seize"), O(2, "gain")),
	A("night-drive", "B", 3, 1, D(2, "move"), D(3, "seize"), k({
		harm: "hit",
		thugs: 1,
		where: "here"
	}), k({ goods: 2 })),
	A("paper-trail", "B", 1, 1, D(2, "lower-crime"), D(2, "upgrade"), k({ crime: 1 }), O(2, "gain")),
	A("weighted-dice", "B", 2, 1, k({ sellNext: "casino" }), D(2, "build"), D(1, "hire"), O(3, "steal")),
	A("red-lamp", "B", 1, 1, k({ sellNext: "brothel" }), D(1, "hire"), k({ stockNext: !0 }), O(2, "gain")),
	A("cellar-jazz", "B", 1, 1, k({ sellNext: "speakeasy" }), pt, D(2, "build"), k({ goods: 2 })),
	A("tip-off", "B", 2, 1, k({
		harm: "prison",
		thugs: 1,
		where: "anywhere"
	}), D(2, "seize"), k({ police: "one-here" }), O(2, "steal")),
	A("bail-money", "B", 1, 1, D(1, "release"), D(2, "recruit"), D(2, "send"), k({ crime: 2 })),
	A("second-ledger", "B", 2, 1, D(2, "upgrade"), D(2, "build"), D(0, "fence"), O(2, "gain")),
	A("river-shipment", "B", 2, 1, k({ goods: 3 }), D(1, "sales"), D(2, "dealer", 3), D(3, "recruit")),
	A("favour-returned", "B", 1, 1, D(1, "job", 3), k({ ring: !0 }), D(1, "hire"), D(3, "build"))
], gt = [
	A("city-in-the-pocket", "C", 2, 2, D(3, "oust"), D(3, "build"), D(2, "upgrade"), O(3, "gain")),
	A("hostile-bid", "C", 3, 2, D(4, "seize"), D(1, "sales"), O(3, "steal"), k({ goods: 3 })),
	A("ribbon-cutting", "C", 1, 2, D(3, "build"), k({ sellNext: "nightclub" }), D(1, "sales"), O(3, "gain")),
	A("army-surplus", "C", 2, 2, k({ goods: 4 }), D(2, "sales"), D(3, "seize"), O(3, "steal")),
	A("head-hunter", "C", 1, 2, D(2, "hire"), D(3, "recruit"), D(2, "upgrade"), O(3, "gain")),
	A("night-of-knives", "C", 3, 2, k({
		harm: "kill",
		thugs: 1,
		where: "here"
	}), D(4, "seize"), D(3, "send"), O(4, "steal")),
	A("twelve-good-men", "C", 1, 2, k({ crime: 2 }), D(4, "lower-crime"), D(3, "oust"), O(3, "steal")),
	A("bonded-whiskey", "C", 2, 2, pt, D(2, "sales"), k({ stockNext: !0 }), k({ goods: 4 })),
	A("clean-hands", "C", 1, 2, D(1, "release"), D(3, "upgrade"), D(3, "build"), O(3, "gain")),
	A("everything-must-go", "C", 2, 2, D(2, "sales"), D(1, "fence"), D(3, "seize"), D(4, "build")),
	A("friendly-headlines", "C", 1, 2, D(1, "job", 3), k({ ring: !0 }), O(3, "steal"), D(4, "recruit")),
	A("convoy", "C", 3, 2, D(4, "move"), D(4, "seize"), pt, k({
		harm: "hit",
		thugs: 1,
		where: "anywhere"
	}))
], _t = [
	...mt,
	...ht,
	...gt
], vt = new Map(_t.map((e) => [e.id, e]));
function yt(e) {
	let t = vt.get(e);
	if (t === void 0) throw RangeError(`the Enforcer has no card ${e}`);
	return t;
}
var j = (e, t) => t >= e.seats;
function M(e) {
	if (e.solo === null) throw TypeError("not a solo game");
	return e.solo;
}
function bt(e, t, n = 1) {
	let r = (e.numbers[t] - 1 + n) % e.numbers.length + 1;
	return e.numbers.indexOf(r);
}
var xt = (e, t) => (e.numbers[t] - e.numbers[e.at] + e.numbers.length) % e.numbers.length, St = {
	gang: {
		holds: "gang",
		public: !0
	},
	money: {
		holds: "number",
		most: 99999
	},
	earned: {
		holds: "number",
		most: 99999,
		public: !0
	},
	losses: {
		holds: "number",
		most: 99999,
		public: !0
	},
	crime: {
		holds: "number",
		most: 11,
		public: !0
	},
	recruits: {
		holds: "number",
		most: 12,
		public: !0
	},
	safehouses: {
		holds: "number",
		most: 12,
		public: !0
	},
	headquarters: {
		holds: "number",
		most: 12,
		public: !0
	},
	underworld: {
		holds: "number",
		most: 12,
		public: !0
	},
	authorities: {
		holds: "number",
		most: 12,
		public: !0
	},
	prison: {
		holds: "number",
		most: 12,
		public: !0
	},
	thugs: {
		holds: "numbers",
		length: n.length,
		most: 12,
		public: !0
	},
	cars: {
		holds: "numbers",
		length: n.length,
		most: 12,
		public: !0
	},
	trucks: {
		holds: "numbers",
		length: n.length,
		most: 12,
		public: !0
	},
	carsLeft: {
		holds: "number",
		most: 3,
		public: !0
	},
	trucksLeft: {
		holds: "number",
		most: 2,
		public: !0
	},
	markers: {
		holds: "number",
		most: 7,
		public: !0
	},
	boss: {
		holds: "number",
		most: 12,
		public: !0
	},
	stats: {
		holds: "numbers",
		length: c.length,
		least: 1,
		most: 3,
		public: !0
	},
	hand: {
		holds: "cards",
		of: "person",
		most: 80
	},
	open: {
		holds: "cards",
		of: "person",
		most: 80,
		public: !0
	},
	deck: {
		holds: "cards",
		of: "person",
		most: 80
	},
	discard: {
		holds: "cards",
		of: "person",
		most: 80
	},
	plan: {
		holds: "cards",
		of: "person",
		most: 80,
		public: !0
	},
	aside: {
		holds: "cards",
		of: "person",
		most: 2,
		public: !0
	},
	jobs: {
		holds: "cards",
		of: "job",
		most: 39
	},
	fulfilled: {
		holds: "cards",
		of: "job",
		most: 39,
		public: !0
	},
	deals: {
		holds: "deals",
		most: 31,
		public: !0
	}
}, Ct = (e) => ({
	cards: e.cards.slice(),
	thug: e.thug,
	alcohol: e.alcohol,
	gun: e.gun
}), wt = (e) => ({
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
	deals: e.deals.map(Ct)
});
function Tt(e) {
	let t = (t) => {
		switch (t.holds) {
			case "gang": return e;
			case "number": return t.least ?? 0;
			case "numbers": return Array(t.length).fill(t.least ?? 0);
			default: return [];
		}
	}, n = Object.entries(St).map(([e, n]) => [e, t(n)]);
	return wt(Object.fromEntries(n));
}
var Et = (e) => Array(e).fill(0), Dt = () => ({
	cards: [],
	seen: []
});
function Ot(e, t) {
	return {
		options: e,
		seats: t,
		players: [],
		tiles: [],
		police: Et(n.length),
		tokens: a.slice(),
		market: [
			"",
			"",
			"",
			""
		],
		low: Dt(),
		high: Dt(),
		jobs: Dt(),
		dealers: Dt(),
		federal: Dt(),
		federalUsed: [],
		gone: [],
		news: Dt(),
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
var kt = (e) => ({
	cards: e.cards.slice(),
	seen: e.seen.slice()
}), At = (e) => ({
	id: e.id,
	district: e.district,
	night: e.night,
	owner: e.owner,
	tokens: e.tokens.slice(),
	alcohol: e.alcohol,
	gun: e.gun
});
function jt(e) {
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
var Mt = (e) => ({
	difficulty: e.difficulty,
	numbers: e.numbers.slice(),
	at: e.at,
	deck: e.deck.slice(),
	plan: e.plan.slice(),
	discard: e.discard.slice(),
	b: e.b.slice(),
	c: e.c.slice(),
	associates: e.associates.slice()
}), Nt = (e) => ({
	options: e.options,
	seats: e.seats,
	players: e.players.map(wt),
	tiles: e.tiles.map(At),
	police: e.police.slice(),
	tokens: e.tokens.slice(),
	market: e.market.slice(),
	low: kt(e.low),
	high: kt(e.high),
	jobs: kt(e.jobs),
	dealers: kt(e.dealers),
	federal: kt(e.federal),
	federalUsed: e.federalUsed.slice(),
	gone: e.gone.slice(),
	news: kt(e.news),
	headlines: e.headlines.slice(),
	ring: e.ring,
	ness: e.ness,
	time: e.time,
	round: e.round,
	first: e.first,
	stack: e.stack.map(jt),
	solo: e.solo === null ? null : Mt(e.solo)
}), N = (e) => e.stack[e.stack.length - 1], P = (e, t) => {
	e.stack.push(t);
}, F = (e) => {
	e.stack.pop();
}, Pt = (e) => e.tokens[0] + e.tokens[1] + e.tokens[2] + e.tokens[3], Ft = (e) => u.indexOf(e);
function It(e, t, n, r) {
	let i = I(e.jobs, n);
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
function Lt(e, t, n, r) {
	let i = I(e.dealers, n);
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
function I(e, t) {
	return e.seen.splice(0, t), e.cards.splice(0, t);
}
function Rt(e, t, n) {
	let r = !1;
	for (let i of t.cards) i === n && !r ? r = !0 : (e.cards.push(i), e.seen.push(1 << t.seat));
}
var zt = {
	go: () => !0,
	options(e, t, n) {
		for (let [e, r] of t.cards.entries()) t.cards.indexOf(r) === e && n.push({
			type: "card",
			card: r
		});
	}
}, Bt = {
	...zt,
	take(e, t, n, r) {
		n.type === "card" && (F(e), Rt(e.jobs, t, n.card), e.players[t.seat].jobs.push(n.card), r?.push({
			type: "took-job",
			seat: t.seat,
			card: n.card
		}));
	}
}, Vt = {
	...zt,
	take(e, t, n) {
		n.type === "card" && (F(e), Rt(e.dealers, t, n.card), P(e, {
			kind: "tuck",
			seat: t.seat,
			card: n.card
		}));
	}
}, Ht = {
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
}, Ut = (e, t) => t > e ? "gun" : "alcohol";
function Wt(e, t, n) {
	let r = {
		alcohol: e,
		gun: t
	};
	for (let e = 0; e < n && r.alcohol + r.gun > 0; e++) r[Ut(r.alcohol, r.gun)]--;
	return r;
}
var Gt = (e) => `deal ${e}`, L = (e) => e.startsWith("deal ") ? Number(e.slice(5)) : -1, Kt = /* @__PURE__ */ new Map(), qt = /* @__PURE__ */ new Map();
function Jt(e, t) {
	for (let [n, r] of t.entries()) if ("on" in r) Yt(qt, e, r.on, `${e}/on/${n}`);
	else {
		let t = r.business === void 0 ? -1 : u.indexOf(r.business);
		Yt(Kt, e, r.modify, {
			by: r.by,
			act: r.act,
			business: t
		});
	}
}
function Yt(e, t, n, r) {
	let i = e.get(t) ?? /* @__PURE__ */ new Map();
	e.set(t, i), i.set(n, [...i.get(n) ?? [], r]);
}
for (let e of Me) Jt(e.id, e.powers ?? []);
for (let e of Ne) Jt(e.id, e.powers);
var Xt = (e) => e.headlines[e.headlines.length - 1] ?? "";
function R(e, t, n, r, i, a) {
	let o = r + Qt(Xt(e), n, i, a), s = e.players[t].fulfilled;
	for (let e = 0; e < s.length; e++) o += Qt(s[e], n, i, a);
	return o > 0 ? o : 0;
}
function Zt(e, t, n) {
	if (Kt.get(Xt(e))?.has(n)) return !0;
	for (let r of e.players[t].fulfilled) if (Kt.get(r)?.has(n)) return !0;
	return !1;
}
function Qt(e, t, n, r) {
	let i = Kt.get(e)?.get(t);
	if (i === void 0) return 0;
	let a = 0;
	for (let e of i) e.act !== void 0 && e.act !== n || e.business >= 0 && (r === void 0 || r.tokens[e.business] === 0) || (a += e.by);
	return a;
}
function $t(e, t, n, r, i) {
	let a = r + en(Xt(e), n, i);
	for (let r of e.players[t].fulfilled) a += en(r, n, i);
	return a > 0 ? a : 0;
}
function en(e, t, n) {
	let r = 0;
	for (let i of Kt.get(e)?.get(t) ?? []) (i.business < 0 || i.business === n) && (r += i.by);
	return r;
}
function z(e, t, n, r) {
	let i = e.players[t].fulfilled;
	for (let a = 0; a < i.length; a++) tn(e, t, i[a], n, r);
	tn(e, t, Xt(e), n, r);
}
function tn(e, t, n, r, i) {
	let a = qt.get(n)?.get(r);
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
var nn = (e, t, n) => R(e, t, "storage", qe(n.cards[0]).storage), rn = (e, t, n) => n.alcohol + n.gun < nn(e, t, n);
function B(e, t, n, r = -1) {
	let i = 0;
	for (let r of e.players[t].deals) i += r[n];
	if (r !== -1) return i + e.tiles[r][n];
	for (let r of e.tiles) r.owner === t && (i += r[n]);
	return i;
}
var V = (e, t) => B(e, t, "alcohol") + B(e, t, "gun");
function an(e, t, n) {
	let r = L(n);
	return r >= 0 ? e.players[t].deals[r] : e.tiles.find((e) => e.id === n);
}
function on(e, t, n, r, i, a) {
	n + r + i !== 0 && (i > 0 ? P(e, {
		kind: "kinds",
		seat: t,
		left: i,
		alcohol: n,
		gun: r
	}) : sn(e, t, n, r, a));
}
function sn(e, t, n, r, i) {
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
var cn = {
	go(e, t, n) {
		return t.left > 0 || (F(e), sn(e, t.seat, t.alcohol, t.gun, n), !1);
	},
	options(e, t, n) {
		for (let e of d) n.push({
			type: "good",
			good: e
		});
	},
	take(e, t, n) {
		n.type === "good" && (t[n.good]++, t.left--);
	}
}, ln = {
	go(e, t) {
		return t.alcohol + t.gun > 0 || (F(e), !1);
	},
	options(e, t, n) {
		let { seat: r } = t, i = t.alcohol > 0 ? "alcohol" : "gun", { deals: a } = e.players[r];
		for (let t = 0; t < a.length; t++) rn(e, r, a[t]) && n.push({
			type: "store",
			good: i,
			at: Gt(t)
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
			at: Gt(e)
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
		let o = an(e, i, n.at);
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
function un(e, t, n, r, i) {
	let { deals: a } = e.players[t];
	for (let e = 0; e < a.length; e++) a[e][n] > 0 && i.push({
		type: "spend",
		good: n,
		from: Gt(e)
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
function dn(e, t, n, r, i) {
	an(e, t, r)[n]--, i?.push({
		type: "spent",
		seat: t,
		good: n,
		from: r
	});
}
var fn = (e) => e.alcohol > 0 ? "alcohol" : e.gun > 0 ? "gun" : null, pn = {
	go(e, t) {
		return t.alcohol + t.gun + t.any > 0 || (F(e), !1);
	},
	options(e, t, n) {
		let r = fn(t);
		if (r !== null) un(e, t.seat, r, t.tile, n), n.length > 1 && B(e, t.seat, r, t.tile) === t[r] && (n.length = 1);
		else for (let r of d) un(e, t.seat, r, t.tile, n);
	},
	take(e, t, n, r) {
		n.type === "spend" && (t[n.good] > 0 ? t[n.good]-- : t.any--, dn(e, t.seat, n.good, n.from, r));
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
function mn(e, t, n, r, i) {
	let a = e.players[t];
	if (n <= 0) return 0;
	let o = Math.min(n, a.money);
	return a.money -= o, a.losses++, i?.push({
		type: "money",
		seat: t,
		amount: 0 - o,
		reason: r
	}), o < n && (r === "bribe" || r === "graft") && hn(e, t, r, n, o, i), o;
}
function hn(e, t, n, r, i, a) {
	e.players[t].earned = 0, e.players[t].losses = 0, a?.push({
		type: "short",
		seat: t,
		reason: n,
		owed: r,
		paid: i
	});
}
function gn(e, t, n, r, i) {
	let a = Math.min(r, e.players[n].money);
	e.players[n].money -= a, e.players[n].losses++, e.players[t].money += a, i?.push({
		type: "stolen",
		seat: t,
		from: n,
		amount: a
	});
}
function _n(e, t, n) {
	let r = 100 - R(e, t, "sale-goods", 100, void 0, n), i = e.players[t];
	return i.trucks[n.district] + (j(e, t) ? i.cars[n.district] : 0) + r;
}
var vn = (e, t, n) => R(e, t, "profit", w(n).profit, void 0, n), yn = (e, t, n) => e.police[n.district] === 0 ? 0 : e.police[n.district] * R(e, t, "graft", 2);
function bn(e, t, n) {
	let { alcohol: r, gun: i } = w(n), a = _n(e, t, n);
	return {
		profit: vn(e, t, n),
		graft: yn(e, t, n),
		alcohol: r,
		gun: i,
		spared: Math.max(0, a),
		extra: Math.max(0, 0 - a)
	};
}
function xn(e, t, n) {
	let { alcohol: r, gun: i, spared: a } = bn(e, t, e.tiles[n]);
	P(e, {
		kind: "sale",
		seat: t,
		tile: n,
		alcohol: r,
		gun: i,
		spared: a,
		spending: 0
	});
}
var Sn = (e, t) => Math.max(0, e - t);
function Cn(e, t, n, r, i, a) {
	let o = B(e, t, "alcohol", n), s = B(e, t, "gun", n);
	return a < 0 ? r <= o && i <= s && r + i - a <= o + s : Sn(r, o) + Sn(i, s) <= a;
}
function wn(e, t, n) {
	let r = e.tiles[n];
	if (r.owner !== t) return !1;
	let { alcohol: i, gun: a } = w(r), o = _n(e, t, r);
	if (o <= 0 || !j(e, t)) return Cn(e, t, n, i, a, o);
	let s = Wt(i, a, o);
	return Cn(e, t, n, s.alcohol, s.gun, 0);
}
function Tn(e, t) {
	for (let n = 0; n < e.tiles.length; n++) if (wn(e, t, n)) return !0;
	return !1;
}
var En = {
	go(e, t) {
		if (t.left > 0) {
			for (let n = 0; n < e.tiles.length; n++) if (Dn(e, t, n)) return !0;
		}
		return F(e), !1;
	},
	options(e, t, n) {
		for (let r = 0; r < e.tiles.length; r++) Dn(e, t, r) && n.push({
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
		t.left--, t.sold.push(r), xn(e, t.seat, r);
	}
}, Dn = (e, t, n) => !t.sold.includes(n) && wn(e, t.seat, n), On = {
	go(e, t, n) {
		let { seat: r, tile: i } = t;
		if (t.spending === 1) return F(e), kn(e, r, i, n), !1;
		if (t.spared > 0 && t.alcohol + t.gun > 0) return !0;
		t.spending = 1;
		let { extra: a } = bn(e, r, e.tiles[i]);
		return P(e, {
			kind: "spend",
			seat: r,
			alcohol: t.alcohol,
			gun: t.gun,
			any: a,
			tile: i
		}), !1;
	},
	options(e, t, n) {
		for (let r of d) {
			if (t[r] === 0) continue;
			let i = t.alcohol - +(r === "alcohol"), a = t.gun - +(r === "gun");
			Cn(e, t.seat, t.tile, i, a, t.spared - 1) && n.push({
				type: "good",
				good: r
			});
		}
	},
	take(e, t, n) {
		n.type === "good" && (t[n.good]--, t.spared--);
	}
};
function kn(e, t, n, r) {
	let i = e.tiles[n], { profit: a, graft: o } = bn(e, t, i);
	r?.push({
		type: "sold",
		seat: t,
		tile: i.id,
		profit: a
	}), H(e, t, a, "sale", r), mn(e, t, o, "graft", r), z(e, t, "sale", r);
}
var An = (e, t) => R(e, t, "fence-price", 6), jn = {
	go(e, t) {
		return t.left > 0 && V(e, t.seat) > 0 || (F(e), !1);
	},
	options(e, t, n) {
		for (let r of d) un(e, t.seat, r, -1, n);
		n.push({ type: "stop" });
	},
	take(e, t, n, r) {
		n.type === "spend" ? (t.left--, dn(e, t.seat, n.good, n.from, r), H(e, t.seat, t.price, "fence", r)) : F(e);
	}
};
function Mn(e, t, n) {
	let r = e.players[t];
	if (r.thugs[n] + r.cars[n] + r.trucks[n] > 0 || e.solo !== null && j(e, t) && e.solo.at === n) return !0;
	for (let r of e.tiles) if (r.owner === t && r.district === n) return !0;
	return !1;
}
var Nn = (e, t, n) => e.police[n] === 0 ? 0 : e.police[n] * R(e, t, "bribe", 2);
function Pn(e, t, n, r) {
	let i = Nn(e, t, n);
	i > 0 && mn(e, t, i, "bribe", r);
}
var Fn = {
	thug: "thugs",
	car: "cars",
	truck: "trucks"
}, U = (e, t) => e[Fn[t]], In = (e, t, n) => e.players[t].money >= Nn(e, t, n), Ln = (e, t, n) => (t.anywhere === 1 || Mn(e, t.seat, n)) && In(e, t.seat, n);
function Rn(e, t, r) {
	if (e.players[t].headquarters === 0) return !1;
	for (let i = 0; i < n.length; i++) if (Ln(e, {
		seat: t,
		anywhere: r
	}, i)) return !0;
	return !1;
}
var zn = {
	go(e, t) {
		let n = e.players[t.seat], r = t.district === -1 ? Rn(e, t.seat, t.anywhere) : n.headquarters > 0 && In(e, t.seat, t.district);
		return t.left > 0 && r ? !0 : (F(e), !1);
	},
	options(e, t, r) {
		if (t.district !== -1) r.push({
			type: "district",
			district: n[t.district]
		}, { type: "stop" });
		else for (let i = 0; i < n.length; i++) Ln(e, t, i) && r.push({
			type: "district",
			district: n[i]
		});
	},
	take(e, t, n, r) {
		if (n.type !== "district") {
			F(e);
			return;
		}
		let i = f(n.district), a = e.players[t.seat];
		t.district = i, t.left--, a.headquarters--, Pn(e, t.seat, i, r), a.thugs[i]++, r?.push({
			type: "sent",
			seat: t.seat,
			district: n.district
		});
	}
};
function Bn(e, t, n, r, i) {
	return r === i || U(e.players[t.seat], n)[r] === 0 || (n === "thug" ? t.which === "vehicles" : t.which === "thugs") || n === "thug" && !l[r][i] && !(t.ridden & 1 << i) ? !1 : In(e, t.seat, i);
}
function Vn(e, t, i) {
	for (let a of r) if (U(e.players[t.seat], a)[i] !== 0) {
		for (let r = 0; r < n.length; r++) if (Bn(e, t, a, i, r)) return !0;
	}
	return !1;
}
function Hn(e, t, r) {
	let i = {
		kind: "move",
		seat: t,
		left: 1,
		from: -1,
		ridden: 0,
		moved: 0,
		which: r
	};
	for (let t = 0; t < n.length; t++) if (Vn(e, i, t)) return !0;
	return !1;
}
var Un = {
	go(e, t) {
		return t.left > 0 && (t.from === -1 ? Hn(e, t.seat, t.which) : Vn(e, t, t.from)) ? !0 : (F(e), !1);
	},
	options(e, t, i) {
		let { from: a } = t;
		if (a === -1) for (let r = 0; r < n.length; r++) Vn(e, t, r) && i.push({
			type: "district",
			district: n[r]
		});
		else {
			for (let o of r) if (U(e.players[t.seat], o)[a] !== 0) for (let r = 0; r < n.length; r++) Bn(e, t, o, a, r) && i.push({
				type: "move",
				piece: o,
				to: n[r]
			});
			t.moved > 0 && i.push({ type: "stop" });
		}
	},
	take(e, t, n, r) {
		n.type === "district" ? t.from = f(n.district) : n.type === "move" ? Wn(e, t, n.piece, f(n.to), r) : F(e);
	}
};
function Wn(e, t, r, i, a) {
	let { seat: o, from: s } = t, c = U(e.players[o], r);
	c[s]--, Pn(e, o, i, a), c[i]++, t.left--, t.moved++, r !== "thug" && (t.ridden |= 1 << i), a?.push({
		type: "moved",
		seat: o,
		by: o,
		piece: r,
		from: n[s],
		to: n[i]
	});
}
var Gn = (e, t, n) => Mn(e, t, n) && In(e, t, n), Kn = {
	go(e, t) {
		let r = e.players[t.seat];
		return r.carsLeft + r.trucksLeft > 0 && n.some((n, r) => Gn(e, t.seat, r)) ? !0 : (F(e), !1);
	},
	options(e, t, r) {
		let i = e.players[t.seat];
		for (let a of ["car", "truck"]) if ((a === "car" ? i.carsLeft : i.trucksLeft) !== 0) for (let i = 0; i < n.length; i++) Gn(e, t.seat, i) && r.push({
			type: "vehicle",
			piece: a,
			district: n[i]
		});
	},
	take(e, t, n, r) {
		if (n.type !== "vehicle") return;
		F(e);
		let i = f(n.district);
		qn(e, t.seat, n.piece, i), Pn(e, t.seat, i, r), r?.push({
			type: "vehicle",
			seat: t.seat,
			piece: n.piece,
			district: n.district
		});
	}
};
function qn(e, t, n, r) {
	let i = e.players[t];
	n === "car" ? i.carsLeft-- : i.trucksLeft--, U(i, n)[r]++;
}
function Jn(e) {
	let { rows: t } = Qe(e.gang), n = t[0];
	for (let r of t) e.boss >= r.from && (n = r);
	return n;
}
function Yn(e) {
	let t = 0;
	for (let n of e.plan) {
		let r = C(n);
		t += r.role === "boss" ? Jn(e).muscle : r.muscle;
	}
	return t;
}
function Xn(e) {
	let t = 0;
	for (let n of e.plan) {
		let r = C(n);
		t += r.role === "boss" ? Jn(e).influence : r.influence;
	}
	return t;
}
var W = (e, t, n) => R(e, t.seat, "muscle", Yn(e.players[t.seat]) + t.muscle, n), G = (e, t, n) => R(e, t.seat, "influence", Xn(e.players[t.seat]) + t.influence, n);
function Zn(e, t, n) {
	let r = e.players[t];
	return j(e, t) ? r.cars[n] + r.trucks[n] : r.cars[n];
}
function Qn(e, t) {
	let { district: n, owner: r } = t, i = w(t).defence + e.police[n];
	return r === -1 ? i : R(e, r, "defence", i + 2 + e.players[r].thugs[n] + Zn(e, r, n), void 0, t);
}
function $n(e, t, n) {
	let { district: r } = n, i = e.players[t].thugs[r] + Zn(e, t, r);
	return Math.max(0, Qn(e, n) - i - R(e, t, "attack", 0));
}
function er(e) {
	for (let t = e.stack.length - 1; t >= 0; t--) {
		let n = e.stack[t];
		if (n.kind === "turn") return n;
	}
	return null;
}
var tr = (e, t, n) => Qe(e.gang).values[n][e.stats[t] - 1], nr = (e, t) => e.tiles.find((e) => e.id === t);
function rr(e, t, n) {
	let { owner: r } = t;
	t.owner = -1, e.players[r].markers++, z(e, r, "lose-control", n);
}
var ir = {
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
		let i = nr(e, n.tile);
		r?.push({
			type: "ousted",
			seat: t.seat,
			owner: i.owner,
			tile: i.id
		}), rr(e, i, r);
	}
}, ar = (e) => Pt(e) < 4 && Pt(e) - e.tokens[3] < 3;
function or(e, t, n) {
	return (n === -1 ? e.tokens[0] + e.tokens[1] + e.tokens[2] > 0 : e.tokens[n] > 0) && e.tiles.some((e) => e.owner === t && ar(e));
}
var sr = {
	go(e, t) {
		return t.left > 0 && or(e, t.seat, t.business) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let r of e.tiles) if (r.owner === t.seat && ar(r)) for (let i = 0; i < 3; i++) e.tokens[i] > 0 && (t.business === -1 || t.business === i) && n.push({
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
		e.tokens[i]--, nr(e, n.tile).tokens[i]++, r?.push({
			type: "built",
			seat: t.seat,
			tile: n.tile,
			business: n.business
		});
	}
}, cr = (e, t, n, r) => r.owner !== t && Mn(e, t, r.district) && n >= $n(e, t, r), lr = (e, t, n) => e.tiles.some((r) => cr(e, t, n, r)), ur = {
	go(e, t) {
		return lr(e, t.seat, t.muscle) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let r of e.tiles) cr(e, t.seat, t.muscle, r) && n.push({
			type: "tile",
			tile: r.id
		});
	},
	take(e, t, n, r) {
		if (n.type !== "tile") return;
		F(e);
		let { seat: i, muscle: a } = t, o = nr(e, n.tile);
		e.players[i].markers > 0 ? dr(e, i, o, a, r) : P(e, {
			kind: "marker",
			seat: i,
			tile: e.tiles.indexOf(o),
			muscle: a
		});
	}
};
function dr(e, t, n, r, i) {
	let a = n.owner === -1 ? null : n.owner;
	i?.push({
		type: "seized",
		seat: t,
		tile: n.id,
		owner: a,
		muscle: r,
		defence: $n(e, t, n)
	}), z(e, t, "seize", i), a !== null && rr(e, n, i), n.owner = t, e.players[t].markers--;
}
var fr = {
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
		nr(e, n.tile).owner = -1, e.players[i].markers++, r?.push({
			type: "gave-up",
			seat: i,
			tile: n.tile
		}), dr(e, i, e.tiles[t.tile], t.muscle, r);
	}
}, pr = (e, t, n) => n.owner === t.seat && n.night === 0 && Pt(n) < 4 && e.tokens[3] > 0, mr = {
	go(e, t) {
		return e.tiles.some((n) => pr(e, t, n)) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let r of e.tiles) pr(e, t, r) && n.push({
			type: "tile",
			tile: r.id
		});
	},
	take(e, t, n, r) {
		if (n.type !== "tile") return;
		F(e);
		let i = nr(e, n.tile);
		i.night = 1, i.tokens[3]++, e.tokens[3]--, r?.push({
			type: "nightclub",
			seat: t.seat,
			tile: i.id
		});
	}
}, hr = (e) => w(e).alcohol + w(e).gun, gr = (e, t) => M(e).numbers[t.district];
function _r(e, t) {
	for (let [n, r] of e.entries()) if (r !== t[n]) return r - t[n];
	return 0;
}
function K(e, t, n) {
	let r = e.map((e) => ({
		one: e,
		by: t(e)
	})).sort((e, t) => _r(e.by, t.by)), i = r.map(({ one: e }) => e);
	if (r.length < 2) return {
		order: i,
		tied: r.length,
		why: "only-one"
	};
	let a = r[0].by.findIndex((e, t) => e !== r[1].by[t]);
	return {
		order: i,
		tied: r.filter(({ by: e }) => _r(e, r[0].by) === 0).length,
		why: n[a < 0 ? n.length - 1 : Math.min(a, n.length - 1)]
	};
}
var vr = (e, t, n) => K(n, (n) => [-vn(e, t, n), gr(e, n)], ["biggest-profit", "lower-number"]), yr = (e, t, n) => K(n, (n) => [
	-vn(e, t, n),
	hr(n),
	gr(e, n)
], [
	"biggest-profit",
	"fewer-goods",
	"lower-number"
]), br = (e, t) => e.tiles.filter((e) => e.owner === t), q = 1;
function xr(e, t, n) {
	let { rival: r } = t, { solo: i } = e.options;
	if (r === void 0 || i === null) return;
	let a = nt[i.difficulty], o = f(r.at);
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
	let s = e.players[q];
	Object.assign(s, {
		hand: [],
		deck: [],
		aside: [],
		money: a.money,
		headquarters: a.headquarters
	}), s.recruits -= a.headquarters - 4, s.deals = rt.map((e) => ({
		cards: [e],
		thug: 0,
		alcohol: 0,
		gun: 0
	})), Cr(e, o, n);
	for (let t = 0; t < a.upgrades; t++) Sr(e, c[t % c.length], o);
}
function Sr(e, t, n) {
	let r = e.players[q];
	r.stats[c.indexOf(t)]++, r.boss++, t === "vehicles" && qn(e, q, r.carsLeft > 0 ? "car" : "truck", n);
	let i = e.tiles.find((e) => e.owner === q && e.night === 0);
	t === "nightclubs" && i !== void 0 && (i.night = 1, i.tokens[3]++, e.tokens[3]--);
}
function Cr(e, t, n) {
	let r = e.players[q];
	qn(e, q, "car", t);
	let i = e.tiles.find((e) => e.district === t);
	if (i === void 0) return;
	i.owner = q, r.markers--;
	let { alcohol: a, gun: o } = w(i), s = a > 0 && o > 0 ? ["alcohol", "gun"] : o > 0 ? ["gun", "gun"] : ["alcohol", "alcohol"];
	for (let [e, t] of s.entries()) r.deals[e][t]++;
	n?.push({
		type: "settled",
		seat: q,
		piece: "car",
		tile: i.id
	});
}
function wr(e) {
	P(e, {
		kind: "solo-jobs",
		seat: 0,
		cards: I(e.jobs, 2),
		left: 2
	});
}
var Tr = {
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
		e.players[0].jobs.push(n.card), e.players[q].jobs.push(...i), r?.push({
			type: "kept-job",
			seat: 0,
			card: n.card
		});
		for (let e of i) r?.push({
			type: "rival-job",
			seat: q,
			card: e
		});
		t.left === 0 ? F(e) : (t.left--, t.cards = I(e.jobs, 2));
	}
}, Er = {
	go(e, t) {
		return t.left > 0 && or(e, t.seat, -1) ? !0 : (F(e), !1);
	},
	options() {},
	take() {}
};
function Dr(e, t, n) {
	let r = e.stack[e.stack.length - 1];
	if (r.kind !== "lots") return;
	let i = e.tiles.filter((e) => e.owner === r.seat && ar(e)), { order: a, why: o } = vr(e, r.seat, i), [s] = a, c = u.indexOf(t);
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
var Or = {
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
		}), En.take(e, i, n, r));
	}
}, J = {
	options() {},
	take() {
		throw TypeError("this frame asks nothing");
	}
}, kr = (e) => e.packs.every((e) => e.length === 0), Ar = (e) => kr(e) && e.kept.every((e) => e.length === 3), jr = {
	...J,
	go(e, t, n) {
		if (t.chosen.includes(0)) return !0;
		if (Ar(t)) {
			for (let n = 0; n < e.seats; n++) e.players[n].jobs = t.kept[n];
			return F(e), !1;
		}
		let r = t.packs.length - 1;
		return t.packs = [t.packs[r], ...t.packs.slice(0, r)], t.chosen = t.chosen.map(() => 0), kr(t) || n?.push({
			type: "passed-jobs",
			packs: t.packs.map((e) => e.slice())
		}), !1;
	}
};
function Mr(e, t, n) {
	if (e.chosen[t] === 0) {
		if (kr(e)) for (let r of e.kept[t]) n.push({
			type: "return",
			card: r
		});
		else for (let r of e.packs[t]) n.push({
			type: "keep",
			card: r
		});
	}
}
function Nr(e, t, n, r, i) {
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
var Pr = 3, Fr = 2, Ir = 3;
function Lr(e) {
	e.seen.shift();
	let t = e.cards.shift() ?? "";
	return Rr(e), t;
}
function Rr(e) {
	e.cards.length > 0 && (e.seen[0] = 15);
}
function zr(e, t) {
	t !== "" && (e.cards.push(t), e.seen.push(15));
}
function Br(e, t) {
	if (t === Pr) e.market[Pr] = Lr(e.high);
	else {
		for (let n = t; n > 0; n--) e.market[n] = e.market[n - 1];
		e.market[0] = Lr(e.low);
	}
}
function Vr(e, t) {
	e.market[e.market.indexOf(t)] = "";
}
function Hr(e, t, n) {
	Br(e, t > Ir ? Pr : e.market.lastIndexOf("", Fr)), Wr(e, n);
}
function Ur(e, t) {
	zr(e.low, e.market[Fr]), zr(e.high, e.market[Pr]), Br(e, Fr), Br(e, Pr), Wr(e, t);
}
function Wr(e, t) {
	t?.push({
		type: "market",
		market: e.market.slice(),
		low: e.low.cards[0] ?? "",
		high: e.high.cards[0] ?? ""
	});
}
function Y(e, t, n, r) {
	let i = e.players[t], a = i.crime, o = Math.min(11, Math.max(e.ness + 1, a + n));
	o !== a && (i.crime = o, r?.push({
		type: "crime",
		seat: t,
		from: a,
		to: o
	}));
}
function Gr(e) {
	for (let t of e.players) if (t.crime >= 11) return !0;
	return !1;
}
var Kr = (e) => {
	let t = 0;
	for (let n of e) t += n;
	return t;
};
function qr(e, t, n) {
	let r = 0;
	for (let i of e.tiles) i.owner === t && (r += n(i));
	return r;
}
function Jr(e, t) {
	let n = 0;
	for (let r of e.deals) n += t(r);
	return n;
}
function Yr(e) {
	let t = 0;
	for (let r = 0; r < n.length; r++) e(r) && t++;
	return t;
}
var Xr = (e, t, n) => e.tiles.some((e) => e.owner === t && e.district === n);
function Zr(e) {
	let t = 0;
	for (let n of e) C(n).level > 0 && t++;
	return t;
}
var Qr = (e) => Zr(e.hand) + Zr(e.deck) + Zr(e.discard) + Zr(e.plan);
function $r(e, t) {
	let n = 0;
	for (let r of e.plan) C(r).crimes.includes(t) && n++;
	return n;
}
var ei = Object.fromEntries(ne.map((e) => [`plan-${e}`, e]));
function ti(e, t, n) {
	let r = e.players[t];
	switch (n) {
		case "neighbourhoods": return qr(e, t, () => 1);
		case "nightclubs": return qr(e, t, (e) => e.tokens[3]);
		case "speakeasies": return qr(e, t, (e) => e.tokens[0]);
		case "casinos": return qr(e, t, (e) => e.tokens[1]);
		case "brothels": return qr(e, t, (e) => e.tokens[2]);
		case "businesses": return qr(e, t, Pt);
		case "deals": return r.deals.length;
		case "dealers": return Jr(r, (e) => e.cards.length);
		case "fulfilled-jobs": return j(e, t) ? r.jobs.length : r.fulfilled.length;
		case "thugs-on-streets": return Kr(r.thugs);
		case "thugs-in-headquarters": return r.headquarters;
		case "thugs-in-prison": return r.prison;
		case "thugs-in-underworld": return r.underworld;
		case "thugs-at-authorities": return r.authorities;
		case "thugs-on-deals": return Jr(r, (e) => e.thug);
		case "cars-on-streets": return Kr(r.cars);
		case "trucks-on-streets": return Kr(r.trucks);
		case "vehicles-on-streets": return Kr(r.cars) + Kr(r.trucks);
		case "alcohol": return B(e, t, "alcohol");
		case "guns": return B(e, t, "gun");
		case "goods": return V(e, t);
		case "money": return r.money;
		case "upgrades": return Kr(r.stats) - c.length;
		case "districts-present": return Yr((n) => Mn(e, t, n));
		case "districts-controlled": return Yr((n) => Xr(e, t, n));
		case "policed-neighbourhoods": return qr(e, t, (t) => +(e.police[t.district] > 0));
		case "associates": return Qr(r);
		case "crime-rate": return r.crime;
		case "plan-cards": return r.plan.length;
		case "hand-cards": return r.hand.length;
		default: return $r(r, ei[n]);
	}
}
function X(e, t, n) {
	if (typeof n == "number") return n;
	let r = ti(e, t, n.each) * (n.times ?? 1);
	return n.most !== void 0 && r > n.most ? n.most : r;
}
function ni(e, t, n) {
	let r = ti(e, t, n);
	for (let i = 0; i < e.players.length; i++) if (i !== t && ti(e, i, n) >= r) return !1;
	return !0;
}
function ri(e, t, n) {
	return "least" in n ? ti(e, t, n.count) >= n.least : "most" in n ? ti(e, t, n.count) <= n.most : "mostOfAll" in n ? ni(e, t, n.count) : "stat" in n ? e.players[t].stats[c.indexOf(n.stat)] >= n.level : "controls" in n ? Xr(e, t, f(n.controls)) : e.ring === t;
}
function ii(e, t, n) {
	let r = e.players[t];
	if (r.money < (n.money ?? 0) || r.headquarters < (n.thugs ?? 0) || r.hand.length < (n.cards ?? 0) || r.crime + (n.crime ?? 0) > 11) return !1;
	let { alcohol: i = 0, gun: a = 0, goods: o = 0 } = n;
	if (i + a + o === 0) return !0;
	let s = B(e, t, "alcohol"), c = B(e, t, "gun");
	return s >= i && c >= a && s + c >= i + a + o;
}
function ai(e, t, n, r) {
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
	}), n.money && mn(e, t, n.money, "card", r);
	for (let e = n.thugs ?? 0; e > 0; e--) i.headquarters--, i.recruits++, r?.push({
		type: "harmed",
		seat: t,
		how: "hit",
		from: "headquarters"
	});
	n.crime && Y(e, t, n.crime, r);
}
var oi = {
	can: (e, t, n) => er(e)?.seat === t && X(e, t, n.muscle ?? 0) + X(e, t, n.influence ?? 0) > 0,
	run(e, t, n, r, i, a) {
		let o = er(e);
		if (o === null || o.seat !== t) return;
		let s = X(e, t, n.muscle ?? 0), c = X(e, t, n.influence ?? 0);
		o.muscle += s, o.influence += c, a?.push({
			type: "boost",
			seat: t,
			muscle: s,
			influence: c
		});
	}
}, si = ({ kind: e }) => e === void 0 ? -1 : Ft(e), ci = {
	can: (e, t, n) => X(e, t, n.tokens) > 0 && or(e, t, si(n)),
	run(e, t, n) {
		let r = X(e, t, n.tokens);
		r > 0 && P(e, {
			kind: "build",
			seat: t,
			left: r,
			business: si(n)
		});
	}
}, li = /* @__PURE__ */ new Map();
function Z(e, t) {
	li.set(e, t);
	for (let [n, r] of t.entries()) {
		if (r.do === "choose") for (let [t, i] of r.options.entries()) Z(di(e, n, t), i);
		(r.do === "may" || r.do === "if") && Z(di(e, n, "then"), r.then), r.do === "each" && Z(di(e, n, "each"), r.effects);
	}
}
function ui(e, t) {
	for (let [n, r] of t.entries()) "on" in r && Z(`${e}/on/${n}`, r.effects);
}
var di = (e, t, n) => `${e}/${t}/${n}`;
for (let e of He) e.standard && Z(`${e.id}/standard`, e.standard), e.matching && Z(`${e.id}/matching`, e.matching.effects);
for (let e of Me) e.reward && Z(`${e.id}/reward`, e.reward), ui(e.id, e.powers ?? []);
for (let e of Ee) {
	Z(`${e.id}/overall`, e.overall);
	for (let [t, n] of e.bands.entries()) Z(`${e.id}/${t}`, n);
}
for (let e of Ne) ui(e.id, e.powers);
function fi(e) {
	let t = li.get(e);
	if (t === void 0) throw RangeError(`no card has the effects ${e}`);
	return t;
}
var pi = (e) => li.has(e), mi = (e, t) => fi(e)[t].options, hi = {
	can: (e, t, n) => n.options.some((n) => $(e, t, n)),
	run(e, t, n, r, i) {
		P(e, {
			kind: "choose",
			seat: t,
			of: r,
			at: i
		});
	}
}, gi = {
	go(e, t) {
		return mi(t.of, t.at).some((n) => $(e, t.seat, n)) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let [r, i] of mi(t.of, t.at).entries()) $(e, t.seat, i) && n.push({
			type: "option",
			option: r
		});
	},
	take(e, t, n) {
		n.type === "option" && (F(e), P(e, {
			kind: "script",
			seat: t.seat,
			of: di(t.of, t.at, n.option),
			at: 0
		}));
	}
};
function* _i(e, t, n) {
	let { length: r } = e.players;
	if ((n === "self" || n === "everyone") && (yield t), n !== "self") for (let e = 1; e < r; e++) yield (t + e) % r;
}
var vi = (e, t, n) => t === e ? n === "self" || n === "everyone" : n !== "self";
function yi(e, t) {
	let n = e.stack.length;
	t(), e.stack.length - n > 1 && e.stack.push(...e.stack.splice(n).reverse());
}
var Q = ({ who: e, works: t, onto: n }) => ({
	works: t,
	onto: n,
	can(n, r, i) {
		let a = e(i);
		for (let e = 0; e < n.players.length; e++) if (vi(r, e, a) && t(n, r, e, i)) return !0;
		return !1;
	},
	run(r, i, a, o, s, c) {
		e(a) === "rival" ? P(r, {
			kind: "whom",
			seat: i,
			of: o,
			at: s
		}) : yi(r, () => {
			for (let o of _i(r, i, e(a))) t(r, i, o, a) && n(r, i, o, a, c);
		});
	}
}), bi = (e) => ({
	go(t, n) {
		let r = fi(n.of)[n.at], { works: i } = e(r);
		for (let e of _i(t, n.seat, "rivals")) if (i(t, n.seat, e, r)) return !0;
		return F(t), !1;
	},
	options(t, n, r) {
		let i = fi(n.of)[n.at], { works: a } = e(i);
		for (let e = 0; e < t.players.length; e++) e !== n.seat && a(t, n.seat, e, i) && r.push({
			type: "seat",
			seat: e
		});
	},
	take(t, n, r, i) {
		if (r.type !== "seat") return;
		let a = fi(n.of)[n.at];
		F(t), e(a).onto(t, n.seat, r.seat, a, i);
	}
}), xi = Q({
	who: (e) => e.who ?? "self",
	works: (e, t, n, r) => r.by > 0 ? e.players[n].crime < 11 : e.players[n].crime > e.ness + 1,
	onto: (e, t, n, r, i) => Y(e, n, r.by, i)
}), Si = {
	can: (e, t, n) => e.dealers.cards.length > 0 && X(e, t, n.draw) > 0,
	run: (e, t, n, r, i, a) => Lt(e, t, X(e, t, n.draw), a)
};
function Ci(e, t) {
	e.hand.splice(e.hand.indexOf(t), 1);
	let n = e.open.indexOf(t);
	n >= 0 && e.open.splice(n, 1);
}
var wi = Q({
	who: (e) => e.who ?? "self",
	works: (e, t, n, r) => r.cards > 0 && e.players[n].hand.length > 0,
	onto: (e, t, n, r) => P(e, {
		kind: "discard",
		seat: n,
		left: r.cards
	})
}), Ti = {
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
		Ci(i, n.card), i.discard.push(n.card), t.left--, r?.push({
			type: "discarded",
			seat: t.seat,
			card: n.card
		});
	}
}, Ei = (e, t) => e.players[t].stats.some((e) => e > 1), Di = Q({
	who: (e) => e.who ?? "self",
	works: (e, t, n, r) => r.levels > 0 && Ei(e, n),
	onto: (e, t, n, r) => P(e, {
		kind: "downgrade",
		seat: n,
		left: r.levels
	})
}), Oi = {
	go(e, t) {
		return t.left > 0 && Ei(e, t.seat) ? !0 : (F(e), !1);
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
}, ki = {
	can: (e, t, n) => e.players[t].deck.length > 0 && X(e, t, n.cards) > 0,
	run: (e, t, n, r, i, a) => ls(e.players[t], t, X(e, t, n.cards), a)
}, Ai = (e) => {
	for (let t = 0; t < n.length; t++) if (e.thugs[t] + e.cars[t] + e.trucks[t] > 0) return !0;
	return !1;
}, ji = (e, t) => e.players.some((e, n) => n !== t && Ai(e)), Mi = {
	can: (e, t, n) => n.pieces > 0 && ji(e, t),
	run(e, t, n) {
		P(e, {
			kind: "drive-off",
			seat: t,
			left: n.pieces
		});
	}
}, Ni = {
	go(e, t) {
		return t.left > 0 && ji(e, t.seat) ? !0 : (F(e), !1);
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
		c[f(o)]--, c[f(s)]++, t.left--, r?.push({
			type: "moved",
			seat: i,
			by: t.seat,
			piece: a,
			from: o,
			to: s
		}), Pn(e, i, f(s), r);
	}
}, Pi = {
	can: () => !0,
	run(e, t, n, r, i) {
		yi(e, () => {
			for (let a of _i(e, t, n.who)) P(e, {
				kind: "script",
				seat: a,
				of: di(r, i, "each"),
				at: 0
			});
		});
	}
}, Fi = {
	can: (e, t, n) => n.goods > 0 && V(e, t) > 0,
	run(e, t, n) {
		P(e, {
			kind: "exchange",
			seat: t,
			left: n.goods
		});
	}
}, Ii = {
	go(e, t) {
		return t.left > 0 && V(e, t.seat) > 0 || (F(e), !1);
	},
	options(e, t, n) {
		for (let r of d) un(e, t.seat, r, -1, n);
		n.push({ type: "stop" });
	},
	take(e, t, n, r) {
		if (n.type !== "spend") {
			F(e);
			return;
		}
		let { seat: i } = t, a = n.good === "alcohol" ? "gun" : "alcohol", o = an(e, i, n.from);
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
	can: (e, t, n) => X(e, t, n.goods) > 0 && V(e, t) > 0,
	run(e, t, n) {
		P(e, {
			kind: "fence",
			seat: t,
			left: X(e, t, n.goods),
			price: R(e, t, "fence-price", n.price)
		});
	}
}, Ri = (e) => C(e).level > 0, zi = (e) => e.hand.some(Ri) || e.discard.some(Ri), Bi = Q({
	who: (e) => e.who ?? "self",
	works: (e, t, n, r) => r.cards > 0 && (t === n ? zi(e.players[n]) : Qr(e.players[n]) > 0),
	onto: (e, t, n, r) => P(e, {
		kind: "fire",
		seat: n,
		left: r.cards
	})
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
		i.hand.includes(n.card) ? Ci(i, n.card) : i.discard.splice(i.discard.indexOf(n.card), 1), e.gone.push(n.card), t.left--, r?.push({
			type: "fired",
			seat: t.seat,
			card: n.card
		});
	}
}, Ui = {
	can: (e, t, n) => X(e, t, n.amount) > 0,
	run(e, t, { good: n, amount: r }, i, a, o) {
		let s = X(e, t, r);
		on(e, t, n === "alcohol" ? s : 0, n === "gun" ? s : 0, n === "any" ? s : 0, o);
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
	if (i) for (let t = 0; t < e.deals.length; t++) e.deals[t].thug > 0 && a(Gt(t), 1);
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
	na(n) ? r[n]-- : L(n) >= 0 ? r.deals[L(n)].thug = 0 : r.thugs[f(n)]--;
}
var ia = (e) => e === "prison" ? Xi : Yi, aa = Q({
	who: (e) => e.whose,
	works: (e, t, n, { how: r, reach: i, thugs: a }) => $i(e, n, i, ia(r)) > 0 && X(e, t, a) > 0,
	onto(e, t, n, { how: r, reach: i, thugs: a }) {
		P(e, {
			kind: "harm",
			seat: t,
			victim: n,
			left: X(e, t, a),
			how: r,
			reach: i
		});
	}
});
function oa(e, t, n, r) {
	let i = e.players[t.victim];
	ra(e, t.victim, n), t.left--, t.how === "hit" && i.recruits++, t.how === "prison" && i.prison++, r?.push({
		type: "harmed",
		seat: t.victim,
		how: t.how,
		from: n
	}), t.how === "prison" && z(e, t.victim, "imprisoned", r);
}
var sa = {
	go(e, t) {
		return t.left > 0 && $i(e, t.victim, t.reach, ia(t.how)) > 0 || (F(e), !1);
	},
	options(e, t, n) {
		ta(Qi(e, t.victim, t.reach, ia(t.how)), n), n.length > 1 && $i(e, t.victim, t.reach, ia(t.how)) <= t.left && (n.length = 1);
	},
	take(e, t, n, r) {
		n.type === "thug" && oa(e, t, n.from, r);
	}
};
function ca(e, t, n) {
	e.ring !== t && (e.ring = t, n?.push({
		type: "ring",
		seat: t
	}), la(e, t, n));
}
function la(e, t, n) {
	if (e.options.ringByHand && !j(e, t)) return;
	let r = pa(e, t);
	e.ring === t && r !== void 0 && r.ring === 0 && fa(e, r, n);
}
var ua = (e, t) => R(e, t, "ring-income", ee[e.players.length]), da = (e, t) => e.options.ringByHand && t.ring === 0 && e.ring === t.seat && ua(e, t.seat) > 0;
function fa(e, t, n) {
	t.ring = 1, H(e, t.seat, ua(e, t.seat), "ring", n);
}
var pa = (e, t) => {
	for (let n of e.stack) if ((n.kind === "turn" || n.kind === "enforcer") && n.seat === t) return n;
}, ma = (e, t, n) => R(e, t, "hire-alcohol", n >= 1 && n <= 3 ? 1 : 2), ha = (e, t) => e.market.some((e) => e !== "" && C(e).level <= t), ga = {
	go(e, t, n) {
		return t.hired === "" && ha(e, t.level) ? !0 : (F(e), t.hired !== "" && _a(e, t.seat, t.hired, n), !1);
	},
	options(e, t, n) {
		for (let r of e.market) r !== "" && C(r).level <= t.level && n.push({
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
		}), Vr(e, a), t.free === 1 ? va(e, i, a, r) : P(e, {
			kind: "welcome",
			seat: i,
			card: a,
			alcohol: ma(e, i, C(a).level)
		});
	}
};
function _a(e, t, n, r) {
	Hr(e, C(n).level, r), ca(e, t, r), z(e, t, "hire", r);
}
function va(e, t, n, r) {
	let i = e.players[t];
	i.hand.push(n), i.open.push(n), r?.push({
		type: "joined",
		seat: t,
		card: n,
		to: "hand"
	});
}
var ya = {
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
			alcohol: ma(e, t.seat, 0)
		});
	}
}, ba = {
	go: () => !0,
	options(e, t, n) {
		B(e, t.seat, "alcohol") >= t.alcohol && n.push({ type: "to-hand" }), n.push({ type: "stop" });
	},
	take(e, t, n, r) {
		let { seat: i, card: a } = t;
		F(e), n.type === "to-hand" ? (va(e, i, a, r), t.alcohol > 0 && P(e, {
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
}, xa = {
	can: (e, t, n) => ha(e, n.level),
	run(e, t, n) {
		P(e, {
			kind: "hire",
			seat: t,
			level: n.level,
			free: +!!n.toHand,
			hired: ""
		});
	}
}, Sa = {
	can: (e, t, n) => ri(e, t, n.when) && $(e, t, n.then),
	run(e, t, n, r, i) {
		ri(e, t, n.when) && P(e, {
			kind: "script",
			seat: t,
			of: di(r, i, "then"),
			at: 0
		});
	}
}, Ca = {
	can: (e, t, n) => e.jobs.cards.length > 0 && X(e, t, n.draw) > 0,
	run: (e, t, n, r, i, a) => It(e, t, X(e, t, n.draw), a)
}, wa = (e, t, n, { amount: r, good: i }) => Math.min(X(e, t, r), i === void 0 ? V(e, n) : B(e, n, i)), Ta = Q({
	who: (e) => e.who ?? "self",
	works: (e, t, n, r) => wa(e, t, n, r) > 0,
	onto(e, t, n, r) {
		let i = wa(e, t, n, r);
		P(e, {
			kind: "spend",
			seat: n,
			alcohol: r.good === "alcohol" ? i : 0,
			gun: r.good === "gun" ? i : 0,
			any: r.good === void 0 ? i : 0,
			tile: -1
		});
	}
}), Ea = {
	can: (e) => e.market[2] !== "" || e.market[3] !== "",
	run: (e, t, n, r, i, a) => Ur(e, a)
}, Da = (e, t) => fi(e)[t], Oa = {
	can: (e, t, n) => ii(e, t, n.cost) && $(e, t, n.then),
	run(e, t, n, r, i) {
		Oa.can(e, t, n) && P(e, {
			kind: "may",
			seat: t,
			of: r,
			at: i
		});
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
			of: di(t.of, t.at, "then"),
			at: 0
		}), ai(e, t.seat, Da(t.of, t.at).cost, r));
	}
}, Aa = {
	can: (e, t, n) => X(e, t, n.amount) > 0,
	run: (e, t, n, r, i, a) => H(e, t, X(e, t, n.amount), "card", a)
}, ja = {
	can: (e, t, { pieces: n, which: r }) => X(e, t, n) > 0 && Hn(e, t, r),
	run(e, t, { pieces: n, which: r }) {
		let i = X(e, t, n);
		i > 0 && P(e, {
			kind: "move",
			seat: t,
			left: i,
			from: -1,
			ridden: 0,
			moved: 0,
			which: r
		});
	}
}, Ma = {
	can: (e, t) => e.tokens[3] > 0 && e.tiles.some((e) => e.owner === t && e.night === 0 && Pt(e) < 4),
	run(e, t) {
		P(e, {
			kind: "nightclub",
			seat: t
		});
	}
}, Na = {
	can: (e, t, n) => n.markers > 0 && e.tiles.some((e) => e.owner !== -1),
	run(e, t, n) {
		P(e, {
			kind: "oust",
			seat: t,
			left: n.markers
		});
	}
}, Pa = Q({
	who: (e) => e.who ?? "self",
	works: (e, t, n, r) => X(e, t, r.amount) > 0,
	onto: (e, t, n, r, i) => mn(e, n, X(e, t, r.amount), "card", i)
}), Fa = (e, t, n) => {
	for (let r = 0; r < n && r < e.cards.length; r++) if (!(e.seen[r] & 1 << t)) return !1;
	return !0;
}, Ia = (e, t) => e[t], La = {
	can: (e, t, n) => !Fa(Ia(e, n.deck), t, n.cards),
	run(e, t, n, r, i, a) {
		let o = Ia(e, n.deck), s = o.cards.slice(0, n.cards);
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
	}
}, Ra = {
	can: (e, t, n) => n.cars > 0 && e.police.some((e) => e > 0),
	run(e, t, n) {
		P(e, {
			kind: "police",
			seat: t,
			left: n.cars
		});
	}
}, za = {
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
		n.type === "police" && (e.police[f(n.from)]--, e.police[f(n.to)]++, t.left--, r?.push({
			type: "police",
			seat: t.seat,
			from: n.from,
			to: n.to
		}));
	}
}, Ba = {
	can: (e, t, { thugs: n, from: r }) => X(e, t, n) > 0 && $i(e, t, r, Zi) > 0,
	run(e, t, { thugs: n, from: r }) {
		P(e, {
			kind: "recall",
			seat: t,
			left: X(e, t, n),
			reach: r
		});
	}
}, Va = {
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
}, Ha = {
	can: (e, t, n) => n.cards > 0 && e.players[t].discard.length > 0,
	run(e, t, n) {
		P(e, {
			kind: "recover",
			seat: t,
			left: n.cards
		});
	}
}, Ua = {
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
function Wa(e, t, n) {
	n > 0 && P(e, {
		kind: "recruit",
		seat: t,
		left: n
	});
}
var Ga = {
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
}, Ka = {
	can: (e, t, n) => e.players[t].recruits + e.players[t].safehouses > 0 && X(e, t, n.steps) > 0,
	run: (e, t, n) => Wa(e, t, X(e, t, n.steps))
};
function qa(e, t) {
	let n = 0;
	for (let r of e.cards) n += qe(r)[t];
	return n;
}
var Ja = (e, t, n) => e.thug === 0 && qa(e, "muscle") <= t && qa(e, "influence") <= n, Ya = {
	go: () => !0,
	options(e, t, n) {
		let r = er(e);
		if (r === null) return;
		let i = W(e, r, "deal"), a = G(e, r, "deal"), { deals: o } = e.players[t.seat];
		for (let e = 0; e < o.length; e++) Ja(o[e], i, a) && n.push({
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
		let o = tr(i, 3, "supply") * a.cards.length;
		Xa(e, t.seat, a, R(e, t.seat, "deal-goods", o), r);
	}
};
function Xa(e, t, n, r, i) {
	on(e, t, qa(n, "alcohol"), qa(n, "gun"), r, i);
}
var Za = {
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
		}), Xa(e, t.seat, i, R(e, t.seat, "deal-goods", 0), r);
	}
};
function Qa(e, t, n) {
	let r = e.players[t], i = r.stats[n];
	return i === 1 || i === 2 ? Qe(r.gang).prices[c[n]][i - 1] : null;
}
var $a = (e, t, n, r) => Math.max(0, R(e, t, "upgrade-price", n.money) - r);
function eo(e, t, n) {
	let r = e.players[t.seat];
	if (r.boss >= 12) return !1;
	let i = Qa(e, t.seat, n);
	return i !== null && t.muscle >= i.muscle && t.influence >= i.influence && r.money >= $a(e, t.seat, i, t.discount);
}
function to(e, t) {
	for (let n = 0; n < c.length; n++) if (eo(e, t, n)) return !0;
	return !1;
}
var no = {
	go(e, t) {
		return to(e, t) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let r = 0; r < c.length; r++) eo(e, t, r) && n.push({
			type: "stat",
			stat: c[r]
		});
	},
	take(e, t, n, r) {
		if (n.type !== "stat") return;
		F(e);
		let { seat: i } = t, a = c.indexOf(n.stat), o = Qa(e, i, a), s = e.players[i];
		mn(e, i, $a(e, i, o, t.discount), "upgrade", r);
		let l = Qe(s.gang).bonuses[s.boss];
		typeof l == "number" && H(e, i, l, "boss-track", r), s.stats[a]++, s.boss++, r?.push({
			type: "upgraded",
			seat: i,
			stat: n.stat,
			level: s.stats[a]
		}), Y(e, i, o.crime, r), z(e, i, "upgrade", r), n.stat === "vehicles" && P(e, {
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
}, ro = Object.fromEntries(re.map((t) => [t, t === "deal" ? "deal" : e.includes(t) ? "underworld" : s.includes(t) ? "authorities" : "streets"])), io = (e, t) => R(e, t.seat, "hire-level", G(e, t, "hire"));
function ao(e, t, n) {
	let { seat: r } = t, i = e.players[r];
	if (ro[n] !== "streets" && i.headquarters === 0) return "no-thug";
	switch (n) {
		case "deal": {
			let n = W(e, t, "deal"), r = G(e, t, "deal");
			return i.deals.some((e) => Ja(e, n, r)) ? null : "no-open-deal";
		}
		case "recruit": return i.recruits + i.safehouses === 0 ? "nobody-to-recruit" : G(e, t, n) > 0 ? null : "no-influence";
		case "job": return e.jobs.cards.length === 0 ? "no-cards-left" : G(e, t, n) > 0 ? null : "no-influence";
		case "dealer": return e.dealers.cards.length === 0 ? "no-cards-left" : G(e, t, n) > 0 ? null : "no-influence";
		case "hire": return ha(e, io(e, t)) ? null : "nobody-to-hire";
		case "sales": return G(e, t, n) === 0 ? "no-influence" : Tn(e, r) ? null : "nothing-to-sell";
		case "oust": return G(e, t, n) < 5 ? "little-influence" : e.tiles.some((e) => e.owner !== -1) ? null : "no-control-to-remove";
		case "lower-crime": return i.crime <= e.ness + 1 ? "crime-is-lowest" : G(e, t, n) > 0 ? null : "no-influence";
		case "build": return G(e, t, n) === 0 ? "no-influence" : or(e, r, -1) ? null : "no-room-to-build";
		case "release": return i.prison === 0 ? "nobody-in-prison" : G(e, t, n) >= 2 ? null : "little-influence";
		case "fence": return V(e, r) === 0 ? "no-goods" : G(e, t, n) > 0 ? null : "no-influence";
		case "send": return i.headquarters === 0 ? "no-thug" : W(e, t, n) === 0 ? "no-muscle" : Rn(e, r, 0) ? null : "nowhere-to-send";
		case "move": return W(e, t, n) === 0 ? "no-muscle" : Hn(e, r, "any") ? null : "nothing-to-move";
		case "seize": return lr(e, r, W(e, t, n)) ? null : "nothing-to-seize";
		case "upgrade": return to(e, oo(e, t)) ? null : "no-upgrade";
		case "dismiss": return null;
	}
}
var oo = (e, t) => ({
	seat: t.seat,
	muscle: W(e, t, "upgrade"),
	influence: G(e, t, "upgrade"),
	discount: 0
});
function so(e, t, n, r) {
	let { seat: i } = t, a = e.players[i];
	r?.push({
		type: "acted",
		seat: i,
		act: n
	});
	let o = G(e, t, n);
	switch (ro[n] === "underworld" ? (a.headquarters--, a.underworld++, Y(e, i, R(e, i, "underworld-crime", a.underworld), r), z(e, i, "underworld", r)) : ro[n] === "authorities" && (a.headquarters--, a.authorities++, z(e, i, "authorities", r)), n) {
		case "deal": return P(e, {
			kind: "deal",
			seat: i
		});
		case "recruit": return Wa(e, i, o);
		case "job": return It(e, i, o, r);
		case "dealer": return Lt(e, i, o, r);
		case "hire": return P(e, {
			kind: "hire",
			seat: i,
			level: io(e, t),
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
		case "lower-crime": return Y(e, i, -o, r);
		case "build": return P(e, {
			kind: "build",
			seat: i,
			left: o,
			business: -1
		});
		case "release": return co(e, i, a.prison, r);
		case "fence": return P(e, {
			kind: "fence",
			seat: i,
			left: o,
			price: An(e, i)
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
			...oo(e, t)
		});
		case "dismiss": return P(e, {
			kind: "dismiss",
			seat: i,
			left: a.plan.length
		});
	}
}
function co(e, t, n, r) {
	let i = e.players[t], a = Math.min(n, i.prison);
	a !== 0 && (i.prison -= a, i.headquarters += a, r?.push({
		type: "released",
		seat: t,
		thugs: a
	}));
}
var lo = {
	can: (e, t, { thugs: n }) => e.players[t].prison > 0 && (n === "all" || X(e, t, n) > 0),
	run: (e, t, { thugs: n }, r, i, a) => co(e, t, n === "all" ? e.players[t].prison : X(e, t, n), a)
}, uo = {
	can: (e, t) => e.ring !== t,
	run: (e, t, n, r, i, a) => ca(e, t, a)
}, fo = {
	can: (e, t, n) => lr(e, t, X(e, t, n.muscle)),
	run(e, t, n) {
		let r = X(e, t, n.muscle);
		lr(e, t, r) && P(e, {
			kind: "seize",
			seat: t,
			muscle: r
		});
	}
}, po = {
	can: (e, t, n) => X(e, t, n.sales) > 0 && Tn(e, t),
	run(e, t, n) {
		P(e, {
			kind: "sell",
			seat: t,
			left: X(e, t, n.sales),
			sold: []
		});
	}
}, mo = {
	can: (e, t, { thugs: n, where: r }) => X(e, t, n) > 0 && Rn(e, t, +(r === "anywhere")),
	run(e, t, { thugs: n, where: r }) {
		let i = X(e, t, n);
		i > 0 && P(e, {
			kind: "send",
			seat: t,
			left: i,
			district: -1,
			anywhere: +(r === "anywhere")
		});
	}
}, ho = 2, go = {
	...J,
	can: (e) => e.players.some((e) => e.prison > 0),
	go(e, t, n) {
		let { seat: r } = t, i = 0;
		return F(e), yi(e, () => {
			for (let t of _i(e, r, "everyone")) t !== r && (i += ho * e.players[t].prison), co(e, t, e.players[t].prison, n);
		}), H(e, r, i, "card", n), !1;
	}
}, _o = (e, t, n) => n.owner !== t && n.owner !== -1 && e.players[t].money >= w(n).profit && Mn(e, t, n.district), vo = (e, t) => e.players[t].markers > 0 && e.tiles.some((n) => _o(e, t, n)), yo = {
	can: vo,
	go(e, t) {
		return vo(e, t.seat) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let r of e.tiles) _o(e, t.seat, r) && n.push({
			type: "tile",
			tile: r.id
		});
	},
	take(e, t, n, r) {
		let i = n.type === "tile" ? e.tiles.find((e) => e.id === n.tile) : void 0;
		if (i === void 0) return;
		let { seat: a } = t, { owner: o } = i;
		F(e), H(e, o, mn(e, a, w(i).profit, "card", r), "card", r), r?.push({
			type: "ousted",
			seat: a,
			owner: o,
			tile: i.id,
			bought: !0
		}), rr(e, i, r), i.owner = a, e.players[a].markers--;
	}
};
function bo(e, t, n) {
	if (n === "") return !1;
	let r = C(n).standard;
	return r !== void 0 && !r.some((e) => e.do === "special" && e.rule === "copy-skill") && $(e, t, r);
}
var xo = (e, t) => e.market.some((n) => bo(e, t, n)), So = {
	can: xo,
	go(e, t) {
		return xo(e, t.seat) ? !0 : (F(e), !1);
	},
	options(e, t, n) {
		for (let r of e.market) bo(e, t.seat, r) && n.push({
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
}, Co = {
	can: Tn,
	go(e, t, n) {
		let { seat: r, step: i } = t;
		return i === 0 && Tn(e, r) ? !0 : (F(e), i === 0 || H(e, r, vn(e, r, e.tiles[i - 1]), "sale", n), !1);
	},
	options(e, t, n) {
		for (let r = 0; r < e.tiles.length; r++) wn(e, t.seat, r) && n.push({
			type: "tile",
			tile: e.tiles[r].id
		});
	},
	take(e, t, n) {
		if (n.type !== "tile") return;
		let r = e.tiles.findIndex((e) => e.id === n.tile);
		t.step = r + 1, xn(e, t.seat, r);
	}
}, wo = (e) => e.police.some((t) => t !== e.police[0]), To = (e, t, n) => e.police[t] !== e.police[n];
function Eo(e, t, r, i, a, o) {
	for (let s = 0; s < a; s++) e.police[r]--, e.police[i]++, o?.push({
		type: "police",
		seat: t,
		from: n[r],
		to: n[i]
	});
}
var Do = {
	"copy-skill": So,
	"swap-police": {
		can: wo,
		go(e) {
			return wo(e) ? !0 : (F(e), !1);
		},
		options(e, t, r) {
			for (let [i, a] of n.entries()) (t.step === 0 ? e.police[i] > 0 : To(e, t.step - 1, i)) && r.push({
				type: "district",
				district: a
			});
		},
		take(e, t, n, r) {
			if (n.type !== "district") return;
			let i = f(n.district);
			if (t.step === 0) {
				t.step = i + 1;
				return;
			}
			F(e);
			let a = t.step - 1, [o, s] = [e.police[a], e.police[i]];
			Eo(e, t.seat, a, i, o, r), Eo(e, t.seat, i, a, s, r);
		}
	},
	"double-sale": Co,
	"buy-out": yo,
	amnesty: go
}, Oo = (e) => Do[e.rule], ko = {
	can: (e, t, n) => Do[n.rule].can(e, t),
	run(e, t, n, r, i, a) {
		Do[n.rule].can(e, t) && (a?.push({
			type: "special",
			seat: t,
			rule: n.rule
		}), P(e, {
			kind: "special",
			seat: t,
			rule: n.rule,
			step: 0
		}));
	}
}, Ao = {
	go: (e, t, n) => Oo(t).go(e, t, n),
	options: (e, t, n) => Oo(t).options(e, t, n),
	take: (e, t, n, r) => Oo(t).take(e, t, n, r)
}, jo = Q({
	who: (e) => e.from,
	works: (e, t, n, r) => X(e, t, r.amount) > 0,
	onto: (e, t, n, r, i) => gn(e, t, n, X(e, t, r.amount), i)
}), Mo = {
	can: (e, t) => e.players[t].deals.length > 0,
	run(e, t) {
		P(e, {
			kind: "supply",
			seat: t
		});
	}
}, No = (e, t) => Math.min(o[e.players.length], Math.max(0, e.time + t)), Po = {
	can: (e, t, n) => No(e, n.by) !== e.time,
	run(e, t, n, r, i, a) {
		let s = No(e, n.by);
		s !== e.time && (e.time = s, a?.push({
			type: "time",
			at: s,
			of: o[e.players.length]
		}));
	}
}, Fo = Q({
	who: (e) => e.who ?? "self",
	works: (e, t, n, r) => r.jobs > 0 && e.players[n].fulfilled.length > 0,
	onto: (e, t, n, r) => P(e, {
		kind: "unfulfil",
		seat: n,
		left: r.jobs
	})
}), Io = {
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
}, Lo = 99, Ro = (e, t) => ({
	seat: e,
	muscle: Lo,
	influence: Lo,
	discount: t
}), zo = {
	can: (e, t, n) => to(e, Ro(t, n.discount)),
	run(e, t, n) {
		P(e, {
			kind: "upgrade",
			...Ro(t, n.discount)
		});
	}
}, Bo = {
	can(e, t) {
		let r = e.players[t];
		if (r.carsLeft + r.trucksLeft === 0) return !1;
		for (let i = 0; i < n.length; i++) if (Mn(e, t, i) && Nn(e, t, i) <= r.money) return !0;
		return !1;
	},
	run(e, t) {
		P(e, {
			kind: "vehicle",
			seat: t
		});
	}
}, Vo = (e, t, n) => n ? e.owner === t : e.owner !== t && e.owner !== -1;
function Ho(e, t, n) {
	for (let r of e.tiles) if (Vo(r, t, n) && Pt(r) > r.tokens[3]) return !0;
	return !1;
}
var Uo = {
	can: (e, t, { tokens: n, whose: r }) => n > 0 && Ho(e, t, r === "self"),
	run(e, t, { tokens: n, whose: r }) {
		P(e, {
			kind: r === "self" ? "wreck-own" : "wreck-rival",
			seat: t,
			left: n
		});
	}
}, Wo = (e) => ({
	go(t, n) {
		return n.left > 0 && Ho(t, n.seat, e) ? !0 : (F(t), !1);
	},
	options(t, n, r) {
		for (let i of t.tiles) if (Vo(i, n.seat, e)) for (let e = 0; e < 3; e++) i.tokens[e] > 0 && r.push({
			type: "wreck",
			tile: i.id,
			business: u[e]
		});
	},
	take(e, t, n, r) {
		let i = n.type === "wreck" ? e.tiles.find((e) => e.id === n.tile) : void 0;
		if (n.type !== "wreck" || i === void 0) return;
		let a = Ft(n.business);
		i.tokens[a]--, e.tokens[a]++, t.left--, r?.push({
			type: "wrecked",
			seat: t.seat,
			tile: i.id,
			business: n.business
		});
	}
}), Go = Wo(!1), Ko = Wo(!0), qo = () => ({
	money: Aa,
	pay: Pa,
	steal: jo,
	goods: Ui,
	"lose-goods": Ta,
	boost: oi,
	crime: xi,
	recruit: Ka,
	release: lo,
	harm: aa,
	send: mo,
	move: ja,
	police: Ra,
	"drive-off": Mi,
	build: ci,
	wreck: Uo,
	draw: ki,
	discard: wi,
	sell: po,
	fence: Li,
	job: Ca,
	dealer: Si,
	hire: xa,
	supply: Mo,
	ring: uo,
	recall: Ba,
	oust: Na,
	seize: fo,
	upgrade: zo,
	downgrade: Di,
	recover: Ha,
	fire: Bi,
	unfulfil: Fo,
	choose: hi,
	may: Oa,
	if: Sa,
	each: Pi,
	market: Ea,
	time: Po,
	peek: La,
	exchange: Fi,
	nightclub: Ma,
	vehicle: Bo,
	special: ko
}), Jo;
function Yo(e) {
	return Jo ??= qo(), Jo[e.do];
}
var Xo = (e) => Yo(e);
function $(e, t, n) {
	for (let r of n) if (Yo(r).can(e, t, r)) return !0;
	return !1;
}
function Zo(e, t, n) {
	if (j(e, t)) return es(e, t, n);
	P(e, {
		kind: "turn",
		seat: t,
		step: "plan",
		acted: 0,
		used: [],
		ring: 0,
		muscle: 0,
		influence: 0
	}), n?.push({
		type: "turn",
		seat: t
	}), la(e, t, n);
}
var Qo = (e, t) => e.step === "plan" && t.hand.length === 0 && t.plan.length === 0;
function $o(e, t, n) {
	let { seat: r } = t;
	t.step = "done", e.players[r].deck.length === 0 ? P(e, {
		kind: "reorganise",
		seat: r,
		step: 0
	}) : n?.push({
		type: "no-cards",
		seat: r
	});
}
function es(e, t, n) {
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
	}), la(e, t, n), r.length === 0 && P(e, {
		kind: "reorganise",
		seat: t,
		step: 0
	});
}
var ts = {
	asks: !0,
	go(e, t, n) {
		if (Gr(e)) return P(e, {
			kind: "raid",
			seat: t.seat,
			step: 0,
			done: 0,
			card: ""
		}), !1;
		let r = e.players[t.seat];
		return Qo(t, r) && r.jobs.length === 0 && !da(e, t) ? ($o(e, t, n), !1) : t.step !== "done" || (F(e), cs(e, t.seat, n), Zo(e, (t.seat + 1) % e.players.length, n), !1);
	},
	options(e, t, n) {
		if (t.step === "plan") {
			for (let r of e.players[t.seat].hand) n.push({
				type: "plan",
				card: r
			});
			n.push({ type: "ready" }), da(e, t) && n.push({ type: "ring" });
		} else if (as(e, t, n), da(e, t) && n.push({ type: "ring" }), t.acted === 1) n.push({ type: "end-turn" });
		else for (let r of re) ao(e, t, r) === null && n.push({
			type: "act",
			act: r
		});
	},
	take(e, t, n, r) {
		let { seat: i } = t;
		switch (n.type) {
			case "plan": return ns(e.players[i], i, n.card, r);
			case "ready": return Qo(t, e.players[i]) ? $o(e, t, r) : rs(e, t, r);
			case "ring": return fa(e, t, r);
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
			case "act": return t.acted = 1, so(e, t, n.act, r);
			default: t.step = "done";
		}
	}
};
function ns(e, t, n, r) {
	e.hand.splice(e.hand.indexOf(n), 1);
	let i = e.open.indexOf(n);
	i >= 0 && e.open.splice(i, 1), e.plan.push(n), r?.push({
		type: "planned",
		seat: t,
		card: n
	});
}
function rs(e, t, n) {
	let { seat: r } = t, i = e.players[r].plan.length;
	t.step = "act", n?.push({
		type: "ready",
		seat: r,
		cards: i,
		muscle: W(e, t),
		influence: G(e, t)
	});
	let a = R(e, r, "plan-crime", Math.max(0, i - 2));
	i > 2 && a > 0 && Y(e, r, a, n);
}
var is = ["standard", "matching"];
function as(e, t, n) {
	for (let r of e.players[t.seat].plan) for (let i of is) os(e, t, r, i) === null && n.push({
		type: "skill",
		card: r,
		skill: i
	});
}
function os(e, t, n, r) {
	let i = C(n);
	if (i[r] === void 0) return "none";
	if (t.used.length > 0 && t.used.includes(`${n} ${r}`)) return "used";
	if (r === "matching" && !ss(e.players[t.seat], n)) return "no-match";
	let a = (r === "standard" ? i.standard : i.matching?.effects) ?? [];
	return $(e, t.seat, a) ? null : "no-effect";
}
function ss(e, t) {
	let n = C(t).matching?.crimes ?? [];
	return e.plan.some((e) => e !== t && C(e).crimes.some((e) => n.includes(e)));
}
function cs(e, t, n) {
	let r = e.players[t];
	for (let e of r.plan) r.discard.push(e);
	r.plan.length = 0, ls(r, t, R(e, t, "hand-size", tr(r, 0, "hand")) - r.hand.length, n);
}
function ls(e, t, n, r) {
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
var us = 10, ds = 3, fs = 4;
function ps(e) {
	let t = f("central"), r = n.flatMap((e, n) => n === t ? [] : [n]), i = e === 3 ? [t] : e === 4 ? [f("far-south"), f("far-north")] : [];
	return [
		t,
		t,
		...r,
		...i
	];
}
var ms = (e) => ({
	cards: [...e],
	seen: e.map(() => 0)
});
function hs(e, t) {
	let n = Qe(e), r = {
		money: us,
		earned: us,
		crime: 1,
		recruits: 6,
		safehouses: 2,
		headquarters: 4,
		carsLeft: 3,
		trucksLeft: 2,
		markers: 7,
		hand: t.slice(0, ds),
		deck: t.slice(ds),
		aside: [n.underboss, n.counselor],
		deals: ["alcohol-dealer", "gun-dealer"].map((e) => ({
			cards: [e],
			thug: 0,
			alcohol: 0,
			gun: 0
		}))
	};
	return Object.assign(Tt(e), r);
}
function gs(e, t, n) {
	F(e), e.first = t.first, e.players = t.gangs.map((e, n) => hs(e, t.decks[n] ?? [])), e.low = ms(t.low), e.high = ms(t.high), e.market = [...I(e.low, 3).reverse(), ...I(e.high, 1)], Rr(e.low), Rr(e.high), e.jobs = ms(t.jobs), e.dealers = ms(t.dealers), e.federal = ms(t.federal), e.news = {
		cards: [...t.news, at],
		seen: [...t.news.map(() => 0), 15]
	}, e.headlines = [it];
	for (let t of i) e.police[f(t)] = 1;
	e.tiles = ps(e.players.length).map((e, n) => ({
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
	e.options.solo !== null && xr(e, t, n), P(e, {
		kind: "settle",
		seat: e.options.solo === null ? (e.first + r - 1) % r : 0,
		step: 0
	}), _s(e), vs(e, t, n);
}
function _s(e) {
	if (e.options.solo !== null) return wr(e);
	if (!e.options.jobDraft) {
		for (let t of e.players) t.jobs = I(e.jobs, 3);
		return;
	}
	let t = e.players.map(() => I(e.jobs, fs));
	P(e, {
		kind: "draft",
		packs: t,
		kept: t.map(() => []),
		chosen: t.map(() => 0)
	});
}
function vs(e, t, r) {
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
var ys = {
	asks: !0,
	go: () => !0,
	options(e, t, n) {
		if (t.step > 0) for (let e of d) n.push({
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
			qn(e, i, n.piece, t.district), t.owner = i, a.markers--, r?.push({
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
		t.step = (t.step + 1) % 3, !(t.step > 0) && (i === e.first || e.solo !== null ? (F(e), Zo(e, e.first, r)) : t.seat = (i + e.players.length - 1) % e.players.length);
	}
};
function bs(e, t, n) {
	let r = N(e);
	if (r?.kind !== "shuffle") return;
	if (F(e), r.seat === -1) {
		e.federal = ms(t.cards), e.federalUsed = [], n?.push({
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
var xs = (e) => e === "alcohol" ? "gun" : "alcohol";
function Ss(e, t, n) {
	let r = {
		alcohol: e,
		gun: t
	}, i = t < e ? "gun" : "alcohol";
	for (let e = 0; e < n; e++) r[i]++, i = xs(i);
	return r;
}
function Cs(e, t, n, r, i, a) {
	let o = Ss(n, r, i);
	i > 0 && a?.push({
		type: "because",
		seat: t,
		why: "takes-what-he-has-less-of",
		good: r < n ? "gun" : "alcohol"
	}), o.alcohol + o.gun > 0 && a?.push({
		type: "goods",
		seat: t,
		...o
	}), Ts(e, t, o.alcohol, o.gun, a);
}
var ws = (e, t) => br(e, t).length > 0 || e.players[t].deals.some((n) => n.alcohol + n.gun < nn(e, t, n));
function Ts(e, t, n, r, i) {
	let a = new Es(e, t, {
		alcohol: n,
		gun: r
	}, i);
	a.onDeals();
	for (let e of ["alcohol", "gun"]) a.whereNeeded(e), a.asSurplus(e), a.lose(e);
}
var Es = class {
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
			let i = r.findIndex((n) => n.alcohol + n.gun < nn(e, t, n));
			if (i < 0 || n.alcohol + n.gun === 0) return;
			let o = n[a] > 0 ? a : xs(a);
			this.put(o, r[i], Gt(i), "stores-on-deals"), a = xs(o);
		}
	}
	whereNeeded(e) {
		for (let t of this.tiles()) for (; this.left[e] > 0 && t[e] < w(t)[e];) this.put(e, t, t.id, "stores-for-a-sale");
	}
	asSurplus(e) {
		let t = this.tiles(), n = (t) => t[e] - w(t)[e];
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
		return vr(this.s, this.seat, br(this.s, this.seat)).order;
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
}, Ds = (e, t, n) => R(e, t, "hire-level", n);
function Os(e, t) {
	return K(e.market.filter((e) => e !== "" && C(e).level <= t), (t) => [-C(t).level, e.market.indexOf(t)], ["highest-level", "leftmost"]);
}
var ks = 3;
function As(e, t, n, r) {
	let { order: i, why: a } = Os(e, n), [o] = i;
	if (o === void 0) return;
	let { level: s } = C(o);
	r?.push({
		type: "because",
		seat: t,
		why: a,
		card: o
	}, {
		type: "hired",
		seat: t,
		card: o
	}), Vr(e, o), Hr(e, s, r), ca(e, t, r), M(e).associates.push(o), z(e, t, "hire", r);
	let c = s <= ks ? "b" : "c", l = c === "b" ? 1 : 2, u = M(e)[c].length > 0 && V(e, t) >= l;
	u && P(e, {
		kind: "spend",
		seat: t,
		alcohol: 0,
		gun: 0,
		any: l,
		tile: -1
	}), Ns(e, t, c, u, r);
}
var js = 2;
function Ms(e, t, n, r) {
	let i = M(e), a = n.some((e) => i[e].length > 0) && B(e, t, "alcohol") >= js;
	a && P(e, {
		kind: "spend",
		seat: t,
		alcohol: js,
		gun: 0,
		any: 0,
		tile: -1
	});
	for (let i of n) Ns(e, t, i, a, r);
}
function Ns(e, t, n, r, i) {
	let a = M(e), o = a[n].shift();
	o !== void 0 && (r ? a.deck.unshift(o) : a.discard.push(o), i?.push({
		type: "reinforced",
		seat: t,
		deck: n === "b" ? "B" : "C",
		card: r ? null : o,
		onTop: r
	}));
}
var Ps = (e) => e.filter((e) => e.type === "spend");
function Fs(e, t, n) {
	let [r] = K(Ps(t), ({ from: e }) => [L(e) < 0 ? 0 : 1], ["only-one"]).order, i = L(r.from) < 0 ? "spends-where-he-sells" : "spends-from-deals-last";
	return t.length > 1 && n?.push({
		type: "because",
		seat: e,
		why: i,
		place: r.from
	}), r;
}
var [Is, Ls, Rs] = [
	0,
	1,
	2
], zs = [
	"spends-surplus",
	"spends-least-profit",
	"spends-from-deals-last"
];
function Bs(e, t, n, r) {
	let i = ({ good: n, from: r }) => {
		let i = n === "gun" ? 0 : 1, a = e.tiles.find((e) => e.id === r);
		if (a === void 0) return [
			Rs,
			i,
			0,
			0
		];
		let o = a[n] - w(a)[n], [s, c] = [vn(e, t, a), gr(e, a)];
		return o > 0 ? [
			Is,
			-o,
			i,
			s,
			c
		] : [
			Ls,
			s,
			c,
			i
		];
	}, { order: a } = K(Ps(n), i, ["only-one"]);
	return n.length > 1 && r?.push({
		type: "because",
		seat: t,
		why: zs[i(a[0])[0]],
		place: a[0].from
	}), a[0];
}
function Vs(e, t, n) {
	let r = Ut(e.alcohol, e.gun);
	return e.alcohol > 0 && e.gun > 0 && n?.push({
		type: "because",
		seat: e.seat,
		why: "truck-spares-the-greater",
		good: r
	}), t.find((e) => e.type === "good" && e.good === r) ?? t[0];
}
function Hs(e) {
	let t = M(e);
	return (t.numbers[t.at] - 1) % c.length;
}
var Us = (e, t) => e.solo !== null && ("seat" in t && t.seat >= 0 && j(e, t.seat) || t.kind === "harm" && j(e, t.victim));
function Ws(e, t, n, r) {
	switch (t.kind) {
		case "store": return F(e), Ts(e, t.seat, t.alcohol, t.gun, r), null;
		case "kinds": return F(e), Cs(e, t.seat, t.alcohol, t.gun, t.left, r), null;
		case "hire": return F(e), As(e, t.seat, t.level, r), null;
		case "sell": return Gs(e, t, n, r);
		case "sale": return Vs(t, n, r);
		case "spend": return t.tile >= 0 ? Fs(t.seat, n, r) : Bs(e, t.seat, n, r);
		case "recruit": return Ks(t.seat, n, r);
		case "harm": return Ys(e, t, n, r);
		case "downgrade": return $s(e, t, n, r);
		case "nightclub":
		case "wreck-rival": return ec(e, t.seat, n, "biggest-profit", r);
		case "wreck-own": return ec(e, t.seat, n, "least-profit", r);
		case "vehicle":
		case "police":
		case "recall": return tc(e, t.seat, n, r);
		case "may":
		case "exchange": return r?.push({
			type: "because",
			seat: t.seat,
			why: "declines"
		}), n[n.length - 1];
		default: return n[0];
	}
}
function Gs(e, t, n, r) {
	let i = e.tiles.filter((e) => n.some((t) => t.type === "tile" && t.tile === e.id)), { order: a, tied: o, why: s } = yr(e, t.seat, i);
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
function Ks(e, t, n) {
	let [r, i] = t;
	return r.type === "recruit" && i.type === "recruit" && n?.push({
		type: "because",
		seat: e,
		why: "safehouses-first",
		place: "safehouses"
	}), r;
}
var qs = [
	"underworld",
	"authorities",
	"deals",
	"districts",
	"headquarters"
], Js = [
	"underworld",
	"prison",
	"authorities",
	"deals",
	"districts",
	"headquarters"
];
function Ys(e, t, n, r) {
	let i = t.how === "prison" ? qs : Js, { order: a, why: o } = K(n.filter((e) => e.type === "thug"), ({ from: t }) => [i.indexOf(Zs(t)), Qs(e, t)], ["loses-by-the-chart", "lower-number"]);
	return r?.push({
		type: "because",
		seat: t.victim,
		why: o,
		place: a[0].from
	}), a[0];
}
var Xs = (e) => n.includes(e), Zs = (e) => L(e) >= 0 ? "deals" : Xs(e) ? "districts" : e, Qs = (e, t) => Xs(t) ? M(e).numbers[f(t)] : 0;
function $s(e, t, n, r) {
	let { stats: i } = e.players[t.seat], a = Hs(e), { order: o, why: s } = K(n.filter((e) => e.type === "stat"), ({ stat: e }) => {
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
function ec(e, t, n, r, i) {
	let { order: a, why: o } = vr(e, t, e.tiles.filter((e) => n.some((t) => "tile" in t && t.tile === e.id))), s = r === "biggest-profit" ? a[0] : a[a.length - 1];
	return i?.push({
		type: "because",
		seat: t,
		why: o === "biggest-profit" ? r : o,
		tile: s.id
	}), n.find((e) => "tile" in e && e.tile === s.id) ?? n[0];
}
function tc(e, t, n, r) {
	let { order: i, why: a } = K(n, (t) => nc(t).map((t) => Qs(e, t)), ["lower-number"]), o = nc(i[0]).at(-1);
	return o !== void 0 && r?.push({
		type: "because",
		seat: t,
		why: a,
		place: o
	}), i[0];
}
function nc(e) {
	return e.type === "vehicle" ? [e.district] : e.type === "police" ? [e.from, e.to] : e.type === "thug" ? [e.from] : [];
}
var rc = {
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
}, ic = {
	script: {
		...J,
		go(e, t, n) {
			let { at: r, of: i, seat: a } = t, o = fi(i);
			return t.at++, t.at >= o.length && F(e), r < o.length && Yo(o[r]).run(e, a, o[r], i, r, n), !1;
		}
	},
	harm: sa,
	police: za,
	"drive-off": Ni,
	"wreck-rival": Go,
	"wreck-own": Ko,
	discard: Ti,
	downgrade: Oi,
	recover: Ua,
	fire: Hi,
	unfulfil: Io,
	exchange: Ii,
	recall: Va,
	choose: gi,
	may: ka,
	whom: bi(Xo),
	special: Ao,
	dismiss: rc
};
function ac(e, t, n) {
	let r = Ke(n);
	for (let n of r.needs) if (!ri(e, t, n)) return !1;
	return r.cost === void 0 || ii(e, t, r.cost);
}
var oc = (e) => {
	let t = N(e);
	return t?.kind === "turn" && t.step === "plan" && e.players[t.seat].plan.length > 0;
};
function sc(e, t, n) {
	if (!oc(e)) for (let r of e.players[t].jobs) ac(e, t, r) && n.push({
		type: "fulfil",
		job: r
	});
}
function cc(e, t, n, r) {
	let i = e.players[t], a = Ke(n);
	i.jobs.splice(i.jobs.indexOf(n), 1), r?.push({
		type: "fulfilled",
		seat: t,
		job: n
	}), a.reward ? (e.jobs.cards.push(n), e.jobs.seen.push(15), P(e, {
		kind: "script",
		seat: t,
		of: `${n}/reward`,
		at: 0
	})) : i.fulfilled.push(n), a.cost && ai(e, t, a.cost, r);
}
function lc(e) {
	let t = 0;
	for (let [n, r] of e.players[0].jobs.entries()) ac(e, 0, r) && (t += 2 ** n);
	return t;
}
var uc = (e, t) => Math.floor(e / 2 ** t) % 2 == 1;
function dc(e, t) {
	let n = lc(e), r = e.players[0].jobs.some((e, r) => uc(n, r) && !uc(t.passed, r));
	return t.passed = n, r && P(e, {
		kind: "meanwhile",
		seat: 0
	}), r;
}
function fc(e) {
	let t = e.stack[e.stack.length - 1];
	t?.kind === "enforcer" && (t.passed = lc(e));
}
var pc = {
	asks: !0,
	go(e) {
		return lc(e) !== 0 || (F(e), fc(e), !1);
	},
	options(e, t, n) {
		sc(e, 0, n), n.push({ type: "stop" });
	},
	take(e) {
		F(e), fc(e);
	}
};
function* mc(e, t, r) {
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
var hc = (e, t) => e.players[t].money >= Nn(e, t, M(e).at), gc = (e, t, n) => n > 0 && hc(e, t) && mc(e, t, n).next().done !== !0;
function _c(e, t, r, i) {
	let { at: a } = M(e), o = e.players[t], s = 0, c = null;
	for (let { piece: l, from: u, why: ee } of [...mc(e, t, r)]) {
		if (s === r || !hc(e, t)) return;
		U(o, l)[u] !== 0 && (ee !== c && i?.push({
			type: "because",
			seat: t,
			why: ee,
			place: n[u]
		}), c = ee, s++, U(o, l)[u]--, Pn(e, t, a, i), U(o, l)[a]++, i?.push({
			type: "moved",
			seat: t,
			by: t,
			piece: l,
			from: n[u],
			to: n[a]
		}));
	}
}
function vc(e, t, n) {
	return K(e.tiles.filter((r) => cr(e, t, n, r)), (n) => [
		n.owner === 0 ? 0 : 1,
		-vn(e, t, n),
		-$n(e, t, n),
		gr(e, n)
	], [
		"yours",
		"biggest-profit",
		"higher-defence",
		"lower-number"
	]);
}
function yc(e, t, n, r) {
	let { order: i, why: a } = vc(e, t, n), [o] = i, s = o.owner === -1 ? null : o.owner, c = a === "biggest-profit" && s === 0 ? "yours-biggest-profit" : a;
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
		defence: $n(e, t, o)
	}), z(e, t, "seize", r), s !== null && rr(e, o, r), e.players[t].markers === 0 && bc(e, t, r), e.players[t].markers--, o.owner = t;
}
function bc(e, t, n) {
	let r = vr(e, t, br(e, t)).order.at(-1);
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
function xc(e, t, n, r) {
	for (let i = 0; i < n; i++) {
		let { order: n, why: i } = vr(e, t, br(e, 0)), [a] = n;
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
		}), rr(e, a, r);
	}
}
function Sc(e, t, n) {
	let r = e.players[t];
	if (r.boss >= 12) return -1;
	let i = Hs(e);
	for (let e = 0; e < c.length; e++) {
		let t = (i + e) % c.length;
		if (r.stats[t] < 3 && n >= et[r.stats[t] - 1]) return t;
	}
	return -1;
}
function Cc(e, t, n, r) {
	let i = e.players[t], a = T.bonuses[i.boss], o = T.crime[i.stats[n] - 1];
	i.stats[n]++, i.boss++, r?.push({
		type: "because",
		seat: t,
		why: n === Hs(e) ? "district-number" : "next-stat",
		stat: c[n]
	}, {
		type: "upgraded",
		seat: t,
		stat: c[n],
		level: i.stats[n]
	}), Y(e, t, o, r), z(e, t, "upgrade", r), c[n] === "vehicles" && P(e, {
		kind: "vehicle",
		seat: t
	}), c[n] === "nightclubs" && P(e, {
		kind: "nightclub",
		seat: t
	}), wc(e, t, a, r);
}
function wc(e, t, n, r) {
	typeof n == "number" ? H(e, t, n, "boss-track", r) : n === "B" ? Ms(e, t, ["b"], r) : n === "C" ? Ms(e, t, ["c"], r) : n === "B+C" && Ms(e, t, ["b", "c"], r);
}
var Tc = 5, Ec = 2, Dc = {
	deal: {
		can: (e, t) => e.players[t].deals.some((e) => e.thug === 0),
		run: Nc
	},
	recruit: {
		can: (e, t, n) => n > 0 && e.players[t].safehouses + e.players[t].recruits > 0,
		run: (e, t, n) => Wa(e, t, n)
	},
	job: {
		can: (e) => e.jobs.cards.length > 0,
		run(e, t, n, r) {
			let [i] = I(e.jobs, 1);
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
			let [i] = I(e.dealers, 1), { deals: a } = e.players[t];
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
		can: (e, t, n) => Os(e, Ds(e, t, n)).order.length > 0,
		run: (e, t, n, r) => As(e, t, Ds(e, t, n), r)
	},
	sales: {
		can: (e, t, n) => n > 0 && Tn(e, t),
		run: (e, t, n) => P(e, {
			kind: "sell",
			seat: t,
			left: n,
			sold: []
		})
	},
	oust: {
		can: (e, t, n) => n >= Tc && br(e, 0).length > 0,
		run: (e, t, n, r) => xc(e, t, Math.floor(n / Tc), r)
	},
	"lower-crime": {
		can: (e, t, n) => n > 0 && e.players[t].crime > e.ness + 1,
		run: (e, t, n, r) => Y(e, t, -n, r)
	},
	build: {
		can: (e, t, n) => n > 0 && or(e, t, -1),
		run: (e, t, n) => P(e, {
			kind: "lots",
			seat: t,
			left: n
		})
	},
	release: {
		can: (e, t, n) => n >= Ec && e.players[t].prison > 0,
		run: (e, t, n, r) => co(e, t, e.players[t].prison, r)
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
			}), H(e, t, i * An(e, t), "fence", r);
		}
	},
	send: {
		can: (e, t, n) => n > 0 && Pc(e, t),
		run: Fc
	},
	move: {
		can: gc,
		run: _c
	},
	seize: {
		can: (e, t, n) => vc(e, t, n).order.length > 0,
		run: yc
	},
	upgrade: {
		can: (e, t, n) => Sc(e, t, n) >= 0,
		run: (e, t, n, r) => Cc(e, t, Sc(e, t, n), r)
	}
};
function Oc(e, t, n, r, i) {
	return jc(n) && e.players[t].headquarters === 0 || !Dc[n].can(e, t, r) ? !1 : (i?.push({
		type: "acted",
		seat: t,
		act: n
	}), Mc(e, t, n, i), Dc[n].run(e, t, r, i), !0);
}
var kc = (t) => e.includes(t), Ac = (e) => s.includes(e), jc = (e) => e === "deal" || e === "send" || kc(e) || Ac(e);
function Mc(e, t, n, r) {
	let i = e.players[t];
	kc(n) ? (i.headquarters--, i.underworld++, Y(e, t, R(e, t, "underworld-crime", i.underworld), r), z(e, t, "underworld", r)) : Ac(n) && (i.headquarters--, i.authorities++, z(e, t, "authorities", r));
}
function Nc(e, t, n, r) {
	let i = e.players[t], a = i.deals.findIndex((e) => e.thug === 0);
	i.headquarters--, i.deals[a].thug = 1, r?.push({
		type: "because",
		seat: t,
		why: "free-deal",
		place: Gt(a)
	}), r?.push({
		type: "deal",
		seat: t,
		deal: a,
		cards: i.deals.flatMap(({ cards: e }) => e)
	}), z(e, t, "deal", r);
	let o = (e) => i.deals.reduce((t, n) => t + qa(n, e), 0);
	Cs(e, t, o("alcohol"), o("gun"), R(e, t, "deal-goods", T.supply[i.stats[3] - 1]), r);
}
var Pc = (e, t) => e.players[t].money >= Nn(e, t, M(e).at);
function Fc(e, t, r, i) {
	let { at: a } = M(e), o = e.players[t];
	for (let s = 0; s < r && o.headquarters > 0 && Pc(e, t); s++) o.headquarters--, Pn(e, t, a, i), o.thugs[a]++, i?.push({
		type: "sent",
		seat: t,
		district: n[a]
	});
}
function Ic(e, t, n, r, i) {
	return "act" in n ? r >= (n.least ?? 0) && Oc(e, t, n.act, r, i) : "money" in n ? Rc(e, t, n.money, r, i) : "sellNext" in n ? Vc(e, t, n.sellNext, i) : "stockNext" in n ? Hc(e, t, i) : "police" in n ? Uc(e, t, n.police, i) : "harm" in n ? Wc(e, n, i) : "crime" in n ? Lc(e.players[0].crime < 11, () => Y(e, 0, n.crime, i)) : "goods" in n ? Lc(ws(e, t), () => Cs(e, t, 0, 0, n.goods, i)) : Lc(e.ring !== t, () => ca(e, t, i));
}
function Lc(e, t) {
	return e && t(), e;
}
function Rc(e, t, n, r, i) {
	return n === "gain" ? Lc(r > 0, () => H(e, t, r, "card", i)) : Lc(r > 0 && e.players[0].money > 0, () => gn(e, t, 0, r, i));
}
function zc(e, t) {
	let n = M(e);
	return K(t, (e) => [xt(n, e.district)], ["next-in-order"]).order[0];
}
var Bc = (e, t, n) => wn(e, t, e.tiles.indexOf(n));
function Vc(e, t, n, r) {
	let i = Ft(n), a = zc(e, br(e, t).filter((n) => n.tokens[i] > 0 && Bc(e, t, n)));
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
function Hc(e, t, n) {
	let r = zc(e, br(e, t).filter((n) => !Bc(e, t, n)));
	if (r === void 0) return !1;
	let i = w(r), [a, o] = [Math.max(0, i.alcohol - r.alcohol), Math.max(0, i.gun - r.gun)];
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
function Uc(e, t, r, i) {
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
		for (let e of t) o(e, bt(a, e));
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
function Wc(e, t, n) {
	return t.where === "here" ? Gc(e, t, n) : $i(e, 0, "anywhere", t.harm === "prison" ? Xi : Yi) !== 0 && (P(e, {
		kind: "harm",
		seat: 0,
		victim: 0,
		left: t.thugs,
		how: t.harm,
		reach: "anywhere"
	}), !0);
}
function Gc(e, t, r) {
	let i = e.players[0], { at: a } = M(e), o = Math.min(t.thugs, i.thugs[a]);
	for (let s = 0; s < o; s++) i.thugs[a]--, t.harm === "prison" && i.prison++, t.harm === "hit" && i.recruits++, r?.push({
		type: "harmed",
		seat: 0,
		how: t.harm,
		from: n[a]
	}), t.harm === "prison" && z(e, 0, "imprisoned", r);
	return o > 0;
}
var Kc = 4;
function qc(e, t, n) {
	let r = T.power[e.players[t].stats[0] - 1] + n;
	for (let t of M(e).plan) r += yt(t).bonus;
	return Math.max(0, r);
}
var Jc = {
	...J,
	go(e, t, n) {
		return Gr(e) ? (P(e, {
			kind: "raid",
			seat: t.seat,
			step: 0,
			done: 0,
			card: ""
		}), t.passed = 0, !1) : (t.step === "plan" ? Xc(e, t, n) : t.step === "act" ? Yc(e, t, n) : tl(e, t, n), !1);
	}
};
function Yc(e, t, n) {
	let r = t.cubes > 0 && t.line < Kc;
	r && dc(e, t) || (r ? Qc(e, t, n) : tl(e, t, n));
}
function Xc(e, t, n) {
	let r = M(e), i = $e(e.players[t.seat].boss);
	r.plan = r.deck.splice(0, i.plan), t.step = "act", t.cubes = i.actions, n?.push({
		type: "rival-plan",
		seat: t.seat,
		cards: r.plan.slice(),
		actions: i.actions
	}), Zc(r, t.seat, r.plan.reduce((e, t) => e + yt(t).moves, 0), n);
}
function Zc(e, t, r, i) {
	let a = e.at;
	e.at = bt(e, a, r), i?.push({
		type: "rival-walk",
		seat: t,
		from: n[a],
		to: n[e.at],
		steps: r
	});
}
function Qc(e, t, n) {
	let { plan: r } = M(e), { line: i } = t, a = r[t.at];
	t.at++, t.at >= r.length && (t.at = 0, t.line++);
	let { deed: o, power: s } = yt(a).lines[i], c = s === null ? null : qc(e, t.seat, s), l = [], u = Ic(e, t.seat, o, c ?? 0, n === null ? null : l), ee = n === null || u || c === null ? null : el(e, t.seat, o, c);
	n?.push({
		type: "rival-line",
		seat: t.seat,
		card: a,
		line: i,
		power: c,
		acts: u,
		...ee !== null && { needs: ee }
	}, ...l), u && t.cubes--;
}
var $c = 15;
function el(e, t, n, r) {
	for (let i = r + 1; i <= $c; i++) if (Ic(Nt(e), t, n, i, null)) return i;
	return null;
}
function tl(e, t, n) {
	let r = M(e);
	r.discard.push(...r.plan), r.plan = [], F(e), Zo(e, (t.seat + 1) % e.players.length, n);
}
var [nl, rl, il, al, ol, sl] = [
	0,
	1,
	2,
	3,
	4,
	5
], cl = {
	...J,
	go(e, t, n) {
		return t.step === nl ? (ll(e, n), t.step = rl) : t.step === rl ? ul(e, t, n) : t.done === e.players.length ? (t.done = 0, t.step++, t.step > sl && fl(e, t)) : dl(e, t, (t.seat + t.done++) % e.players.length, n), !1;
	}
};
function ll(e, t) {
	for (let [n, r] of e.players.entries()) for (; r.underworld > 0; r.underworld--) r.prison++, t?.push({
		type: "harmed",
		seat: n,
		how: "prison",
		from: "underworld"
	}), z(e, n, "imprisoned", t);
}
function ul(e, t, n) {
	e.federal.cards.length === 0 ? P(e, {
		kind: "shuffle",
		seat: -1
	}) : ([t.card] = I(e.federal, 1), t.step = il, n?.push({
		type: "raid",
		seat: t.seat,
		card: t.card
	}));
}
function dl(e, n, r, i) {
	let a = e.players[r], o = Je(n.card);
	if (n.step === il) P(e, {
		kind: "script",
		seat: r,
		of: `${n.card}/overall`,
		at: 0
	});
	else if (n.step === al) {
		let o = ie(a.crime);
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
	} else n.step === ol ? z(e, r, "raid", i) : Y(e, r, -Math.max(1, R(e, r, "raid-relief", o.relief[a.stats[1] - 1])), i);
}
function fl(e, t) {
	e.federalUsed.push(t.card), F(e);
}
var pl = 2;
function ml(e, t, n, r) {
	let i = e.players[t];
	return j(e, t) ? T[r][i.stats[n] - 1] : tr(i, n, r);
}
var hl = [
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
		z(e, t, "reorganise", n), H(e, t, _l(e, t), "business", n), j(e, t) && gn(e, t, 0, e.players[t].jobs.length * e.headlines.length, n);
	},
	(e, t, n) => {
		let r = e.players[t];
		r.headquarters += r.authorities, r.authorities = 0;
		for (let e of r.deals) r.headquarters += e.thug, e.thug = 0;
		co(e, t, R(e, t, "lawyers", ml(e, t, 1, "lawyers")), n);
	},
	(e, t) => Wa(e, t, R(e, t, "recruitment", ml(e, t, 2, "recruitment"))),
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
], gl = {
	...J,
	go(e, t, n) {
		return t.step < hl.length ? hl[t.step++](e, t.seat, n) : F(e), !1;
	}
};
function _l(e, t) {
	let n = 0;
	for (let r of e.tiles) if (r.owner === t) for (let i = 0; i < r.tokens.length; i++) r.tokens[i] > 0 && (n += r.tokens[i] * $t(e, t, "business-income", pl, i));
	return n;
}
var vl = 5, yl = 1;
function bl(e) {
	let t = e.players.map((e) => e.money), n = e.players.map((t, n) => xl(e, n)), r = e.players.map((t, n) => Sl(e, n)), i = t.map((e, t) => e + n[t] + r[t]);
	return {
		money: t,
		businesses: n,
		associates: r,
		totals: i,
		winners: Cl(i, t)
	};
}
function xl(e, t) {
	let n = 0;
	for (let r of e.tiles) if (r.owner === t) for (let i = 0; i < r.tokens.length; i++) n += r.tokens[i] * $t(e, t, "final-business", vl, i);
	return n;
}
function Sl(e, t) {
	let n = e.players[t], r = R(e, t, "final-associate", yl), i = 0, a = j(e, t) ? [M(e).associates] : [
		n.hand,
		n.deck,
		n.discard,
		n.plan
	];
	for (let e of a) for (let t of e) i += C(t).level;
	return i * r;
}
function Cl(e, t) {
	let n = Math.max(...e), r = e.flatMap((e, t) => e === n ? [t] : []), i = Math.max(...r.map((e) => t[e]));
	return r.filter((e) => t[e] === i);
}
var wl = {
	...J,
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
		F(e), Tl(e, n), Ur(e, n);
		let [r] = I(e.news, 1);
		return e.headlines.push(r), n?.push({
			type: "news",
			card: r
		}), r === "prohibition-ends" ? (e.stack.length = 0, n?.push({
			type: "over",
			...bl(e)
		}), !1) : (e.time = 0, e.round++, !1);
	}
};
function Tl(e, t) {
	if (e.ness !== 6) {
		e.ness++, t?.push({
			type: "ness",
			at: e.ness
		});
		for (let n = 0; n < e.players.length; n++) Y(e, n, 0, t);
	}
}
var El = {
	...J,
	go: () => !0
}, Dl = {
	"set-up": El,
	shuffle: El,
	draft: jr,
	settle: ys,
	turn: ts,
	kinds: cn,
	store: ln,
	spend: pn,
	recruit: Ga,
	oust: ir,
	"pick-job": Bt,
	"pick-dealer": Vt,
	tuck: Ht,
	hire: ga,
	welcome: ba,
	sell: En,
	sale: On,
	build: sr,
	fence: jn,
	send: zn,
	move: Un,
	seize: ur,
	marker: fr,
	upgrade: no,
	"right-hand": ya,
	vehicle: Kn,
	nightclub: mr,
	deal: Ya,
	supply: Za,
	raid: cl,
	reorganise: gl,
	"round-end": wl,
	enforcer: Jc,
	meanwhile: pc,
	lots: Er,
	tie: Or,
	"solo-jobs": Tr,
	...ic
}, Ol = [
	[0],
	[1],
	[2],
	[3]
], kl = (e) => e.kind === "set-up" || e.kind === "shuffle" || e.kind === "lots";
function Al(e) {
	let t = N(e);
	return t === void 0 ? "over" : kl(t) ? "chance" : t.kind === "draft" ? t.chosen.flatMap((e, t) => e === 1 ? [] : [t]) : Ol[t.seat];
}
function jl(e, t) {
	let n = [], r = N(e);
	return r === void 0 || kl(r) || (r.kind === "draft" ? Mr(r, t, n) : r.seat === t && Dl[r.kind].options(e, r, n), r.kind === "turn" && sc(e, t, n)), n;
}
function Ml(e, t, n, r) {
	t === "chance" ? Nl(e, n, r) : Pl(e, t, n, r), Fl(e, r);
}
function Nl(e, t, n) {
	t.type === "set-up" ? gs(e, t, n) : t.type === "lot" ? Dr(e, t.business, n) : bs(e, t, n);
}
function Pl(e, t, n, r) {
	let i = N(e);
	if (i === void 0) throw TypeError("the game is over");
	n.type === "fulfil" ? cc(e, t, n.job, r) : i.kind === "draft" ? Nr(e, i, t, n, r) : Dl[i.kind].take(e, i, n, r);
}
function Fl(e, t) {
	for (;;) {
		let n = N(e);
		if (n === void 0 || n.kind === "set-up" || n.kind === "shuffle") return;
		let r = Dl[n.kind];
		if (!r.go(e, n, t)) continue;
		if (r.asks || n.kind === "draft" || n.kind === "lots") return;
		let i = [];
		if (r.options(e, n, i), Us(e, n)) {
			let a = Ws(e, n, i, t);
			a !== null && r.take(e, n, a, t);
		} else if (i.length === 1) r.take(e, n, i[0], t);
		else return;
	}
}
function Il(e, t) {
	let n = Ot(e.options, e.seats);
	if (e.players.length === 0) return n;
	let r = e.seat === null ? 15 : 1 << e.seat, i = e.stack, a = dt(e.options), o = (e) => i.flatMap((t) => t.kind === e && (t.kind === "pick-job" || t.kind === "pick-dealer" || t.kind === "solo-jobs") ? [...t.cards] : []), s = i.flatMap((e) => e.kind === "draft" ? [...e.packs.flat(), ...e.kept.flat()] : []), c = i.flatMap((e) => e.kind === "raid" && e.card !== "" ? [e.card] : []), l = i.flatMap((e) => e.kind === "tuck" ? [e.card] : []), u = [
		...e.players.flatMap((e) => e.owned),
		...e.market,
		...e.gone,
		...e.solo?.associates ?? [],
		...i.flatMap((e) => e.kind === "welcome" ? [e.card] : [])
	], ee = Ll(a.low, [...e.low, ...u], t), te = Ll(a.high, [...e.high, ...u], t), ne = Ll(a.jobs, [
		...e.jobs,
		...e.players.flatMap((e) => [...e.jobs, ...e.fulfilled]),
		...o("pick-job"),
		...o("solo-jobs"),
		...s
	], t), re = Ll(e.solo === null ? a.dealers : [...a.dealers, ...rt], [
		...e.dealers,
		...e.players.flatMap((e) => e.deals.flatMap((e) => e.cards)),
		...o("pick-dealer"),
		...l
	], t), d = Ll(a.federal, [
		...e.federal,
		...e.federalUsed,
		...c
	], t), ie = Ll(a.news, [...e.news, ...e.headlines], t);
	return n.players = e.players.map((e) => Ul(e, ne, Hl(e, t), t)), n.tiles = e.tiles.map((e) => ({
		...e,
		tokens: e.tokens.slice()
	})), n.police = e.police.slice(), n.tokens = e.tokens.slice(), n.market = e.market.slice(), n.low = zl(e.low, ee, 15), n.high = zl(e.high, te, 15), n.stack = i.map((e) => Gl(e, ne, re)), n.jobs = zl(e.jobs, ne, r), n.dealers = zl(e.dealers, re, r), n.federal = zl(e.federal, d, r), n.news = zl(e.news, ie, 15), n.federalUsed = e.federalUsed.slice(), n.gone = e.gone.slice(), n.headlines = e.headlines.slice(), n.ring = e.ring, n.ness = e.ness, n.time = e.time, n.round = e.round, n.first = e.first, n.solo = e.solo === null ? null : Kl(e.solo, t), ql(n), n;
}
function Ll(e, t, n) {
	let r = /* @__PURE__ */ new Map();
	for (let e of t) r.set(e, (r.get(e) ?? 0) + 1);
	return ae(e.filter((e) => {
		let t = r.get(e) ?? 0;
		return r.set(e, t - 1), t <= 0;
	}), n);
}
var Rl = (e) => e.pop(), zl = (e, t, n) => ({
	cards: e.map((e) => e ?? Rl(t)),
	seen: e.map((e) => e === null ? 0 : n)
}), Bl = 4, Vl = 8;
function Hl(e, t) {
	return e.earned === 0 ? 0 : Math.max(0, e.earned - Bl * e.losses + t.below(17) - Vl);
}
function Ul(e, t, n, r) {
	let { discard: i, discardTop: a } = e, o = Wl(e.remembered, a === null ? [] : [a]), s = i === null ? [...o, ...a === null ? [] : [a]] : i.slice(), c = e.hand.filter((e) => e !== null), l = ae(Wl(e.owned, [
		...e.plan,
		...s,
		...c
	]), r), { remembered: u, owned: ee, discardTop: te, ...ne } = e;
	return wt({
		...ne,
		money: e.money ?? n,
		hand: e.hand.map((e) => e ?? Rl(l)),
		deck: l,
		discard: s,
		jobs: e.jobs.map((e) => e ?? Rl(t))
	});
}
function Wl(e, t) {
	let n = e.slice();
	for (let e of t) {
		let t = n.indexOf(e);
		t >= 0 && n.splice(t, 1);
	}
	return n;
}
function Gl(e, t, n) {
	let r = (e, t) => e.map((e) => e ?? Rl(t));
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
		default: return jt(e);
	}
}
function Kl(e, t) {
	let n = /* @__PURE__ */ new Set([...e.plan, ...e.discard]), [r, i, a] = [
		"A",
		"B",
		"C"
	].map((e) => ae(_t.flatMap((t) => t.deck === e && !n.has(t.id) ? [t.id] : []), t)), o = ae([
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
function ql(e) {
	let t = N(e);
	if (!(t === void 0 || !("seat" in t) || t.seat < 0 || t.seat >= e.seats || t.kind === "shuffle")) for (let n = 0; n < 40 && jl(e, t.seat).length === 0; n++) e.players[t.seat].money += 2;
}
export { dt as $, wn as A, L as B, Qn as C, er as D, tr as E, V as F, N as G, jt as H, B as I, j as J, St as K, nn as L, yn as M, vn as N, Nn as O, bn as P, at as Q, Zt as R, $n as S, W as T, Ot as U, Nt as V, Pt as W, yt as X, _t as Y, ct as Z, ti as _, ke as _t, bl as a, $e as at, Jn as b, oe as bt, ps as c, Qe as ct, os as d, C as dt, ft as et, ao as f, w as ft, fi as g, Me as gt, pi as h, Ne as ht, Al as i, tt as it, An as j, Mn as k, is as l, Ke as lt, da as m, He as mt, Ml as n, T as nt, ac as o, qe as ot, qa as p, We as pt, Ct as q, jl as r, rt, sc as s, Je as st, Il as t, nt as tt, Qo as u, Ye as ut, ri as v, Ee as vt, G as w, Zn as x, ae as xt, ar as y, se as yt, R as z };
