// Frozen by `npm run freeze`: do not edit.
var e = [
	"central",
	"far-north",
	"north",
	"west",
	"southwest",
	"south",
	"far-south"
], t = [
	["far-north", "north"],
	["far-north", "west"],
	["north", "west"],
	["north", "central"],
	["west", "central"],
	["west", "southwest"],
	["central", "south"],
	["central", "southwest"],
	["southwest", "south"],
	["south", "far-south"],
	["southwest", "far-south"]
], n = (t) => e.indexOf(t), r = e.map((n) => e.map((e) => t.some(([t, r]) => t === n && r === e || t === e && r === n))), i = [
	"central",
	"far-north",
	"far-south"
], a = [
	"outfit",
	"wolves",
	"gems",
	"northside"
], o = [
	"hand",
	"lawyers",
	"recruitment",
	"supply",
	"vehicles",
	"nightclubs"
], s = [
	"bootlegging",
	"corruption",
	"gambling",
	"theft",
	"vice",
	"violence"
], c = ["alcohol", "gun"], l = [
	"speakeasy",
	"casino",
	"brothel",
	"nightclub"
], u = [
	11,
	11,
	10,
	8
], d = [
	"thug",
	"car",
	"truck"
], f = [
	"recruits",
	"safehouses",
	"headquarters",
	"underworld",
	"authorities",
	"prison"
], p = [
	4,
	4,
	4,
	5,
	6
], m = [
	1,
	1,
	1,
	2,
	3
], h = [
	"green",
	"amber",
	"red"
], g = [
	4,
	7,
	11
], _ = (e) => g.findIndex((t) => e <= t), v = [
	"deal",
	"recruit",
	"job",
	"dealer",
	"hire",
	"sales",
	"oust",
	"lower-crime",
	"build",
	"release",
	"fence",
	"send",
	"move",
	"seize",
	"upgrade",
	"dismiss"
], y = [
	"recruit",
	"job",
	"dealer",
	"hire",
	"sales"
], b = [
	"oust",
	"lower-crime",
	"build",
	"release",
	"fence"
];
export { y as _, h as a, e as c, d, i as f, u as g, p as h, b as i, a as l, o as m, r as n, l as o, m as p, f as r, s, v as t, c as u, _ as v, n as y };
