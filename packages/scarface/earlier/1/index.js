// Frozen by `npm run freeze`: do not edit.
import { $ as e, A as t, C as n, D as r, E as i, F as a, G as o, H as s, I as c, J as l, L as u, M as d, N as f, P as p, Q as m, T as h, U as g, V as _, Y as ee, Z as v, _ as te, a as ne, at as re, b as ie, c as ae, d as y, et as oe, f as se, g as ce, h as le, i as ue, it as de, j as fe, k as b, m as pe, n as me, nt as he, o as ge, ot as _e, p as ve, q as ye, r as be, rt as xe, s as Se, t as Ce, tt as we, u as Te, v as Ee, w as De, x as Oe, y as ke, z as Ae } from "./redeal.js";
import { _ as je, c as x, d as Me, f as Ne, g as Pe, h as Fe, l as S, m as C, o as Ie, r as Le, s as Re, t as ze, u as Be, y as w } from "./vocabulary.js";
var T = (e) => ({
	ok: !0,
	value: e
}), E = (e) => ({
	ok: !1,
	why: e
});
function D(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Ve(e, t, n) {
	return {
		about: n,
		default: t,
		schema: { enum: e },
		samples: e,
		read: (t) => e.includes(t) ? T(t) : E(`must be one of ${e.map((e) => JSON.stringify(e)).join(", ")}`)
	};
}
var He = (e, t) => Ve([!1, !0], e, t);
function Ue(e, t) {
	let n = t ?? {};
	if (!D(n)) return E("options must be an object");
	let r = Object.keys(e.fields);
	for (let e of Object.keys(n)) if (!r.includes(e)) return E(`there is no option ${JSON.stringify(e.slice(0, 40))}; the options are ${r.join(", ")}`);
	let i = {};
	for (let t of r) {
		let r = e.fields[t], a = Object.hasOwn(n, t) ? r.read(n[t]) : T(r.default);
		if (!a.ok) return E(`option ${t} ${a.why}`);
		i[t] = a.value;
	}
	let a = e.conflict(i);
	return a === null ? T(i) : E(a);
}
var We = [
	1,
	1.0218971486541166,
	1.0442737824274138,
	1.0671404006768237,
	1.0905077326652577,
	1.1143867425958924,
	1.1387886347566916,
	1.1637248587775775,
	1.189207115002721,
	1.215247359980469,
	1.241857812073484,
	1.2690509571917332,
	1.2968395546510096,
	1.3252366431597413,
	1.3542555469368927,
	1.383909881963832,
	Math.SQRT2,
	1.4451808069770467,
	1.4768261459394993,
	1.5091644275934228,
	1.5422108254079407,
	1.5759808451078865,
	1.6104903319492543,
	1.645755478153965,
	1.681792830507429,
	1.718619298122478,
	1.7562521603732995,
	1.7947090750031072,
	1.8340080864093424,
	1.8741676341103,
	1.9152065613971474,
	1.9571441241754002
], Ge = .021660849393811077, Ke = -1312785960212839e-27, qe = 46.16624130844683, O = 540, Je = /* @__PURE__ */ Ye();
function Ye() {
	let e = (/* @__PURE__ */ new Float64Array(1081)).fill(1);
	for (let t = 1; t <= O; t++) e[O + t] = e[O + t - 1] * 2, e[O - t] = e[O - t + 1] / 2;
	return e;
}
var Xe = 709.782712893384, Ze = -745.1332191019412;
function Qe(e) {
	if (!(e <= Xe)) return e > Xe ? Infinity : NaN;
	if (e < Ze) return 0;
	let t = Math.floor(e * qe + .5), n = e - t * Ge - t * Ke, r = n + n * n * (1 / 2 + n * (1 / 6 + n * (1 / 24 + n * (1 / 120 + 1 / 720 * n)))), i = We[t & 31], a = t >> 5, o = a >> 1;
	return (i + i * r) * Je[O + o] * Je[O + a - o];
}
var $e = 2, et = [
	"low",
	"high",
	"jobs",
	"dealers",
	"federal"
], tt = Ie.slice(0, 3).flatMap((e, t) => Array.from({ length: Pe[t] }, () => e)), nt = (e) => e.options.solo === null ? e.seats : 2;
function rt(e, t) {
	let n = a(e), r = (e) => _e(e.slice(), t);
	if (n?.kind === "shuffle") return {
		type: "shuffle",
		cards: r(ct(e, n.seat))
	};
	if (n?.kind === "lots") return {
		type: "lot",
		business: lt(e)[t.below(lt(e).length)]
	};
	let i = ut(e, r(S)), o = Se(nt(e)).length, c = _(e.options);
	return {
		type: "set-up",
		first: e.options.solo === null ? t.below(e.seats) : 1,
		gangs: i,
		tiles: r(Ae.tiles).slice(0, o),
		businesses: r(tt).slice(0, o),
		low: r(c.low),
		high: r(c.high),
		jobs: r(c.jobs),
		dealers: r(c.dealers),
		federal: r(c.federal),
		news: r(c.news).slice(0, $e),
		decks: i.slice(0, e.seats).map((e) => r(s(e))),
		...e.options.solo === null ? {} : { rival: ot(e, r) }
	};
}
var it = x.filter((e) => !Ne.includes(e)), at = x.map((e, t) => t + 1), k = (e) => u.flatMap((t) => t.deck === e ? [t.id] : []);
function ot(e, t) {
	let n = t(k("B")), r = n.splice(0, st(e));
	return {
		numbers: t(at),
		at: t(it)[0],
		a: t([...k("A"), ...r]),
		b: n,
		c: t(k("C"))
	};
}
var st = (e) => e.options.solo === null ? 0 : g[e.options.solo.difficulty].deckB;
function ct(e, t) {
	return t === -1 ? e.federalUsed : c(e, t) && e.solo !== null ? e.solo.deck : e.players[t].deck;
}
var lt = (e) => Ie.slice(0, 3).flatMap((t, n) => Array.from({ length: e.tokens[n] }, () => t));
function ut(e, t) {
	let n = e.options.solo === null ? [] : [e.options.solo.rival], r = (e.options.gangs ?? []).slice(0, e.seats), i = t.filter((e) => !r.includes(e) && !n.includes(e));
	return [...[...r, ...i].slice(0, e.seats), ...n];
}
function dt(e, t) {
	let n = a(e), r = t;
	return D(r) ? n?.kind === "shuffle" ? ht(r, ["type", "cards"]) && r.type === "shuffle" && A(r.cards, ct(e, n.seat)) : n?.kind === "lots" ? ht(r, ["type", "business"]) && r.type === "lot" && lt(e).includes(r.business) : n?.kind === "set-up" && pt(e, r) : !1;
}
var ft = "type first gangs tiles businesses low high jobs dealers federal news decks".split(" ");
function pt(e, t) {
	let n = e.options.solo !== null;
	if (!ht(t, n ? [...ft, "rival"] : ft) || t.type !== "set-up") return !1;
	let r = t, i = nt(e), a = Se(i).length, o = _(e.options);
	if (!Number.isInteger(r.first) || r.first < 0 || r.first >= i || n && r.first !== 1 || !gt(r.gangs, S, i) || ut(e, r.gangs).join() !== r.gangs.join() || !gt(r.tiles, Ae.tiles, a) || !gt(r.businesses, tt, a) || !gt(r.news, o.news, $e)) return !1;
	for (let e of et) if (!A(r[e], o[e])) return !1;
	return !Array.isArray(r.decks) || r.decks.length !== e.seats ? !1 : r.decks.every((e, t) => A(e, s(r.gangs[t]))) && (!n || mt(e, r.rival));
}
function mt(e, t) {
	if (!D(t) || !ht(t, [
		"numbers",
		"at",
		"a",
		"b",
		"c"
	])) return !1;
	let [n, r] = [t.a, t.b];
	if (!A(t.numbers, at) || !it.includes(t.at) || !A(t.c, k("C")) || !Array.isArray(n) || !Array.isArray(r) || r.length !== k("B").length - st(e)) return !1;
	let i = n.filter((e) => k("B").includes(e));
	return A(n, [...k("A"), ...i]) && A([...r, ...i], k("B"));
}
var ht = (e, t) => Object.keys(e).sort().join() === [...t].sort().join(), A = (e, t) => gt(e, t, t.length);
function gt(e, t, n) {
	if (!Array.isArray(e) || e.length !== n) return !1;
	let r = /* @__PURE__ */ new Map();
	for (let e of t) r.set(e, (r.get(e) ?? 0) + 1);
	for (let t of e) {
		let e = r.get(t) ?? 0;
		if (e === 0) return !1;
		r.set(t, e - 1);
	}
	return !0;
}
function _t(e, t) {
	switch (e.type) {
		case "set-up": return {
			...e,
			hands: vt(e.hands, t),
			jobs: vt(e.jobs, t)
		};
		case "passed-jobs": return {
			...e,
			packs: vt(e.packs, t)
		};
		case "kept-job":
		case "returned-job":
		case "took-job": return e.seat === t ? e : {
			...e,
			card: null
		};
		case "looked":
		case "drew": return e.seat === t ? e : {
			...e,
			cards: null
		};
		case "money": return e.seat === t || e.reason === "upgrade" || (e.amount ?? 0) > 0 ? e : {
			...e,
			amount: null
		};
		case "stolen": return e.seat === t || e.from === t ? e : {
			...e,
			amount: null
		};
		default: return e;
	}
}
var vt = (e, t) => e.map((e, n) => n === t ? e : null), j = (e) => e.map((e) => e.id), yt = j(e), bt = [
	...j(oe),
	...j(he),
	...j(de),
	...j(xe),
	...j(we)
], xt = 40, St = Array.from({ length: xt }, (e, t) => `deal-${t}`), Ct = Array.from({ length: xt }, (e, t) => t), M = (e) => new Map(e.map((e) => [e, e])), wt = new Map(Ct.map((e) => [String(e), e])), Tt = new Map(St.map((e) => [e, e.replace("-", " ")])), Et = {
	act: M(ze),
	business: M(Ie),
	card: M(bt),
	deal: wt,
	district: M(x),
	good: M(Be),
	job: M(j(he)),
	option: wt,
	piece: M(Me),
	place: new Map([...Tt, ...M(yt)]),
	seat: wt,
	skill: M(["standard", "matching"]),
	spot: new Map([
		...Tt,
		...M(Le),
		...M(x)
	]),
	stat: M(C),
	step: M(["safehouses", "headquarters"]),
	tile: M(yt),
	vehicle: M(["car", "truck"])
}, Dt = {
	settle: [["piece", "vehicle"], ["tile", "tile"]],
	keep: [["card", "job"]],
	return: [["card", "job"]],
	plan: [["card", "card"]],
	ready: [],
	act: [["act", "act"]],
	skill: [["card", "card"], ["skill", "skill"]],
	fulfil: [["job", "job"]],
	"end-turn": [],
	stop: [],
	yes: [],
	deal: [["deal", "deal"]],
	good: [["good", "good"]],
	store: [["good", "good"], ["at", "place"]],
	replace: [["good", "good"], ["at", "place"]],
	"return-good": [["good", "good"]],
	spend: [["good", "good"], ["from", "place"]],
	recruit: [["to", "step"]],
	card: [["card", "card"]],
	"new-deal": [],
	tuck: [["deal", "deal"]],
	"to-hand": [],
	tile: [["tile", "tile"]],
	build: [["tile", "tile"], ["business", "business"]],
	wreck: [["tile", "tile"], ["business", "business"]],
	district: [["district", "district"]],
	move: [["piece", "piece"], ["to", "district"]],
	vehicle: [["piece", "vehicle"], ["district", "district"]],
	stat: [["stat", "stat"]],
	thug: [["from", "spot"]],
	police: [["from", "district"], ["to", "district"]],
	"drive-off": [
		["seat", "seat"],
		["piece", "piece"],
		["from", "district"],
		["to", "district"]
	],
	seat: [["seat", "seat"]],
	option: [["option", "option"]],
	lot: [["business", "business"]]
};
function Ot(e) {
	if (e.type === "shuffle") return `shuffle ${e.cards.join(",")}`;
	if (e.type === "set-up") return jt(e);
	if (e.type === "lot") return `lot ${e.business}`;
	let t = e, n = e.type;
	for (let [r] of Dt[e.type]) n += ` ${String(t[r]).replace(" ", "-")}`;
	return n;
}
function kt(e) {
	let [t, ...n] = e.split(" ");
	if (t === "shuffle") return Ft(n);
	if (t === "set-up") return Rt(n);
	let r = Object.hasOwn(Dt, t) ? Dt[t] : void 0;
	if (r === void 0) return E(`there is no action ${JSON.stringify(t.slice(0, 40))}`);
	if (n.length !== r.length) return E(`${t} takes ${r.length} words after it, not ${n.length}`);
	let i = { type: t };
	for (let [e, [a, o]] of r.entries()) {
		let r = Et[o].get(n[e]);
		if (r === void 0) return E(`${JSON.stringify(n[e].slice(0, 40))} is no ${a} of ${t}`);
		i[a] = r;
	}
	return T(i);
}
var At = [
	"gangs",
	"tiles",
	"businesses",
	"low",
	"high",
	"jobs",
	"dealers",
	"federal",
	"news"
];
function jt(e) {
	let t = At.map((t) => `${t}=${e[t].join(",")}`), n = `decks=${e.decks.map((e) => e.join(",")).join("/")}`;
	return `set-up first=${e.first} ${t.join(" ")} ${n}${e.rival === void 0 ? "" : Mt(e.rival)}`;
}
var Mt = ({ numbers: e, at: t, a: n, b: r, c: i }) => ` numbers=${e.join(",")} at=${t} a=${n.join(",")} b=${r.join(",")} c=${i.join(",")}`, Nt = /* @__PURE__ */ new Set([
	...j(u),
	...bt,
	...yt,
	...S,
	...Ie
]), Pt = (e) => {
	let t = e === "" ? [] : e.split(",");
	return t.every((e) => Nt.has(e)) ? t : null;
};
function Ft(e) {
	let t = e.length === 1 ? Pt(e[0]) : null;
	return t === null ? E("shuffle takes the cards of a deck, with commas between them") : T({
		type: "shuffle",
		cards: t
	});
}
var It = 5;
function Lt(e) {
	let t = [
		"numbers",
		"at",
		"a",
		"b",
		"c"
	].map((t, n) => {
		let [r, i, ...a] = e[n].split("=");
		return r === t && a.length === 0 ? i : void 0;
	});
	if (t.some((e) => e === void 0)) return null;
	let [n, r, ...i] = t, [a, o, s] = i.map(Pt), c = n.split(",").map((e) => Et.seat.get(e));
	return c.includes(void 0) || !x.includes(r) || a === null || o === null || s === null ? null : {
		numbers: c,
		at: r,
		a,
		b: o,
		c: s
	};
}
function Rt(e) {
	let t = [
		"first",
		...At,
		"decks"
	], n = e.length === t.length + It ? Lt(e.splice(t.length)) : void 0;
	if (e.length !== t.length || n === null) return E(`set-up takes ${t.join(", ")}, and alone the rival's`);
	let r = { type: "set-up" };
	for (let [n, i] of t.entries()) {
		let [t, a = "", ...o] = e[n].split("=");
		if (t !== i || o.length > 0) return E(`set-up wants ${i} as word ${n + 1}`);
		r[i] = i === "first" ? wt.get(a) : i === "decks" ? a.split("/").map(Pt) : Pt(a);
		let s = r[i];
		if (s == null || Array.isArray(s) && s.includes(null)) return E(`set-up has a wrong ${i}`);
	}
	return T({
		...r,
		...n === void 0 ? {} : { rival: n }
	});
}
var zt = [
	"associate",
	"underboss",
	"boss",
	"untouchable"
], Bt = (e) => S.includes(e), Vt = {
	about: "the gangs by seat, each once; null: dealt at random",
	default: null,
	schema: { anyOf: [{ type: "null" }, {
		type: "array",
		items: { enum: S },
		uniqueItems: !0,
		minItems: 1,
		maxItems: 4
	}] },
	samples: [null],
	read: (e) => e === null ? T(null) : !Array.isArray(e) || e.length === 0 || e.length > S.length || !e.every(Bt) ? E(`must be null or a list of gangs, by seat: ${S.join(", ")}`) : new Set(e).size === e.length ? T(e) : E("names a gang twice")
}, Ht = {
	about: "alone against the Enforcer of a rival gang; null: two to four players",
	default: null,
	schema: { anyOf: [{ type: "null" }, {
		type: "object",
		properties: {
			rival: { enum: S },
			difficulty: {
				enum: zt,
				default: "underboss"
			}
		},
		required: ["rival"],
		additionalProperties: !1
	}] },
	samples: [
		null,
		{
			rival: "outfit",
			difficulty: "associate"
		},
		{
			rival: "gems",
			difficulty: "untouchable"
		}
	],
	read: (e) => {
		if (e === null) return T(null);
		if (!(D(e) && Object.keys(e).every((e) => e === "rival" || e === "difficulty")) || !Bt(e.rival)) return E(`must be null or {"rival": one of ${S.join(", ")}}`);
		let t = e.difficulty ?? "underboss";
		return zt.includes(t) ? T({
			rival: e.rival,
			difficulty: t
		}) : E(`difficulty must be one of ${zt.join(", ")}`);
	}
}, Ut = {
	fields: {
		jobDraft: He(!1, "Jobs are drafted at the start: take one, pass the rest (SC-100)"),
		gangs: Vt,
		solo: Ht
	},
	conflict: (e) => e.solo === null ? null : e.jobDraft ? "alone, Jobs are not drafted: two are drawn and one is kept, three times (SC-110)" : e.gangs?.[0] === e.solo.rival ? "the Enforcer needs a gang of his own, not the first seat's (SC-110)" : null
}, Wt = (e) => e.solo === null ? {
	min: 2,
	max: e.gangs === null ? 4 : Math.max(2, e.gangs.length)
} : {
	min: 1,
	max: 1
}, Gt = {
	deal: "SC-30",
	recruit: "SC-33",
	job: "SC-34",
	dealer: "SC-35",
	hire: "SC-36",
	sales: "SC-37",
	oust: "SC-39",
	"lower-crime": "SC-40",
	build: "SC-41",
	release: "SC-42",
	fence: "SC-43",
	send: "SC-44",
	move: "SC-45",
	seize: "SC-46",
	upgrade: "SC-47",
	dismiss: "SC-48"
};
function Kt(e, t) {
	let n = a(e);
	if (n?.kind !== "turn") return [];
	let r = [], i = (e, t, n, i = {}) => {
		r.push({
			action: e,
			code: t,
			rule: n,
			values: i
		});
	};
	for (let n of e.players[t].jobs) ge(e, t, n) || i({
		type: "fulfil",
		job: n
	}, "job-not-met", "SC-50");
	if (n.seat !== t || n.step === "done") return r;
	if (n.step === "plan") {
		for (let e of ze) i({
			type: "act",
			act: e
		}, "plan-first", "SC-12");
		return r;
	}
	for (let t of ze) {
		let r = n.acted === 1 ? "one-action" : Te(e, n, t);
		r !== null && i({
			type: "act",
			act: t
		}, r, r === "one-action" ? "SC-14" : Gt[t], {
			muscle: ie(e, n, t),
			influence: ke(e, n, t),
			needed: t === "oust" ? 5 : t === "release" ? 2 : 1
		});
	}
	for (let r of e.players[t].plan) for (let t of ["standard", "matching"]) {
		let a = ae(e, n, r, t);
		a !== null && a !== "none" && i({
			type: "skill",
			card: r,
			skill: t
		}, a, a === "no-match" ? "SC-15" : a === "used" ? "SC-14" : "SC-16", { card: r });
	}
	return r;
}
var qt = [
	"copy-skill",
	"swap-police",
	"double-sale",
	"buy-out",
	"amnesty"
], Jt = (e, t, n) => typeof e == "number" && Number.isInteger(e) && e >= t && e <= n, N = (e, t) => (n, r) => Jt(n, e, t) ? null : `${r} must be a whole number from ${e} to ${t}`, P = (e, t) => {
	let n = new Set(e);
	return (e, r) => n.has(e) ? null : `${r} must be ${t}`;
}, F = (e, t, n = t) => (r, i) => {
	if (!Array.isArray(r) || r.length < t || r.length > n) return `${i} must be a list of ${t === n ? t : `${t} to ${n}`}`;
	for (let [t, n] of r.entries()) {
		let r = e(n, `${i}[${t}]`);
		if (r !== null) return r;
	}
	return null;
}, I = (e) => (t, n) => {
	if (!D(t)) return `${n} must be an object`;
	for (let r of Object.keys(t)) if (!Object.hasOwn(e, r)) return `${n} has an unknown field ${r.slice(0, 40)}`;
	for (let [r, i] of Object.entries(e)) {
		if (!Object.hasOwn(t, r)) return `${n} lacks ${r}`;
		let e = i(t[r], `${n}.${r}`);
		if (e !== null) return e;
	}
	return null;
}, L = (e) => e.map((e) => e.id), R = P(L(oe), "a person"), Yt = P(["", ...L(oe)], "a person, or empty"), z = P(L(he), "a Job"), Xt = P(L(de), "a Dealer"), Zt = P(L(xe), "a Federal card"), Qt = P(L(we), "News"), $t = P(L(u), "a card of the Enforcer's"), en = () => null, B = N(0, 99), V = N(0, 1), tn = N(-1, x.length - 1), nn = N(-1, 19), rn = P([
	"anywhere",
	"streets",
	"underworld",
	"authorities",
	"headquarters",
	"deals"
], "a reach"), an = (e, t) => typeof e == "string" && pe(e) ? null : `${t} must name effects of a card`, on = (e, t) => typeof e == "string" && e.length < 80 ? null : `${t} must name a skill`, H = { left: B }, sn = {
	"set-up": {},
	draft: {
		packs: F(F(z, 0, 4), 2, 4),
		kept: F(F(z, 0, 4), 2, 4),
		chosen: F(V, 2, 4)
	},
	settle: { step: N(0, 2) },
	turn: {
		step: P([
			"plan",
			"act",
			"done"
		], "plan, act or done"),
		acted: V,
		used: F(on, 0, 99),
		ring: V,
		muscle: N(-99, 99),
		influence: N(-99, 99)
	},
	kinds: {
		...H,
		alcohol: B,
		gun: B
	},
	store: {
		alcohol: B,
		gun: B
	},
	spend: {
		alcohol: B,
		gun: B,
		any: B,
		tile: nn
	},
	recruit: H,
	oust: H,
	dismiss: H,
	"pick-job": { cards: F(z, 1, 39) },
	"pick-dealer": { cards: F(Xt, 1, 31) },
	tuck: { card: Xt },
	hire: {
		level: B,
		free: V,
		hired: Yt
	},
	welcome: {
		card: R,
		alcohol: B
	},
	sell: {
		...H,
		sold: F(nn, 0, 20)
	},
	sale: {
		tile: N(0, 19),
		alcohol: B,
		gun: B,
		spared: B,
		spending: V
	},
	build: {
		...H,
		business: N(-1, 2)
	},
	fence: {
		...H,
		price: B
	},
	send: {
		...H,
		district: tn,
		anywhere: V
	},
	move: {
		...H,
		from: tn,
		ridden: N(0, 127),
		moved: B,
		which: P([
			"any",
			"thugs",
			"vehicles"
		], "any, thugs or vehicles")
	},
	seize: { muscle: N(-99, 99) },
	marker: {
		tile: N(0, 19),
		muscle: N(-99, 99)
	},
	upgrade: {
		muscle: N(-99, 99),
		influence: N(-99, 99),
		discount: B
	},
	"right-hand": {},
	vehicle: {},
	nightclub: {},
	shuffle: {},
	supply: {},
	deal: {},
	raid: {
		step: N(0, 5),
		done: N(0, 4),
		card: P(["", ...L(xe)], "a Federal card, or empty")
	},
	reorganise: { step: N(0, 6) },
	"round-end": { step: N(0, 1) },
	harm: {
		victim: N(0, 3),
		...H,
		how: P([
			"prison",
			"hit",
			"kill"
		], "prison, hit or kill"),
		reach: rn
	},
	police: H,
	"drive-off": H,
	"wreck-rival": H,
	"wreck-own": H,
	discard: H,
	downgrade: H,
	recover: H,
	fire: H,
	unfulfil: H,
	exchange: H,
	recall: {
		...H,
		reach: rn
	},
	script: {
		of: an,
		at: B
	},
	choose: {
		of: an,
		at: B
	},
	may: {
		of: an,
		at: B
	},
	whom: {
		of: an,
		at: B
	},
	enforcer: {
		step: P([
			"plan",
			"act",
			"done"
		], "plan, act or done"),
		line: N(0, 4),
		at: N(0, 9),
		cubes: B,
		ring: V,
		passed: N(0, 2 ** he.length - 1)
	},
	meanwhile: {},
	lots: H,
	tie: { tiles: F(N(0, 19), 2, 20) },
	"solo-jobs": {
		cards: F(z, 2),
		left: N(0, 2)
	},
	special: {
		rule: P(qt, "a special rule"),
		step: B
	}
}, cn = ["set-up", "draft"], ln = (e, t) => {
	if (!D(e) || typeof e.kind != "string" || !Object.hasOwn(sn, e.kind)) return `${t} is no frame`;
	let n = e.kind;
	return I({
		kind: en,
		...cn.includes(n) ? {} : { seat: N(-1, 3) },
		...sn[n]
	})(e, t);
};
function un(e, t) {
	let n = t.players.length;
	if ("seat" in e && e.seat >= n) return `a ${e.kind} of player ${e.seat}, who is not there`;
	if ("seat" in e && e.seat < 0 && e.kind !== "shuffle") return `a ${e.kind} of nobody`;
	if ("victim" in e && e.victim >= n) return "a victim who is not there";
	if (e.kind === "tie" && e.tiles.some((e) => e >= t.tiles.length)) return "a tie between tiles that are not there";
	if ("tile" in e && e.tile >= t.tiles.length) return `a ${e.kind} on a tile that is not there`;
	if (e.kind === "script" && e.at > le(e.of).length) return "effects beyond their end";
	if (e.kind === "choose" || e.kind === "may" || e.kind === "whom") {
		let t = le(e.of)[e.at]?.do;
		if (t === void 0 || e.kind !== "whom" && t !== e.kind) return `a question (${e.kind}) that no effect asks`;
	}
	return e.kind === "draft" && [
		e.packs,
		e.kept,
		e.chosen
	].some((e) => e.length !== n) ? "a draft of other players" : null;
}
function dn(e) {
	let t = [
		...e.market.filter((e) => e !== ""),
		...e.low.cards,
		...e.high.cards,
		...e.gone
	], n = e.jobs.cards.slice(), r = e.dealers.cards.slice(), i = [...e.federal.cards, ...e.federalUsed];
	for (let i of e.players) {
		t.push(...i.hand, ...i.deck, ...i.discard, ...i.plan, ...i.aside), n.push(...i.jobs, ...i.fulfilled);
		for (let e of i.deals) r.push(...e.cards);
	}
	for (let a of e.stack) (a.kind === "pick-job" || a.kind === "solo-jobs") && n.push(...a.cards), a.kind === "draft" && n.push(...a.packs.flat(), ...a.kept.flat()), a.kind === "pick-dealer" && r.push(...a.cards), a.kind === "tuck" && r.push(a.card), a.kind === "welcome" && t.push(a.card), a.kind === "raid" && a.card !== "" && i.push(a.card);
	return e.solo !== null && t.push(...e.solo.associates), {
		people: t,
		jobs: n,
		dealers: r,
		federal: i
	};
}
var U = (e) => [...e].sort().join(), fn = (e) => e.reduce((e, t) => e + t, 0);
function pn(e, t) {
	let n = e.players.map((e) => e.gang), r = n.slice(0, e.seats), i = _(e.options);
	if (new Set(n).size !== n.length || e.players.length !== (e.solo === null ? e.seats : 2)) return "each player needs a gang of his own";
	let a = [...r.flatMap(() => ["alcohol-dealer", "gun-dealer"]), ...e.solo === null ? [] : o], c = r.flatMap((e) => [...s(e), ...gn(e)]);
	if (U(t.people) !== U([
		...i.low,
		...i.high,
		...c
	])) return "the people are not those of the box";
	if (U(t.jobs) !== U(i.jobs)) return "the Jobs are not those of the box";
	if (U(t.dealers) !== U([...i.dealers, ...a])) return "the Dealers are not those of the box";
	if (U(t.federal) !== U(i.federal)) return "the Federal cards are not those of the box";
	if (fn(e.police) !== 3) return "there are 3 police cars";
	for (let t of [
		e.low,
		e.high,
		e.jobs,
		e.dealers,
		e.federal,
		e.news
	]) if (t.cards.length !== t.seen.length) return "a deck must tell of each card who has seen it";
	if (e.solo !== null) {
		let { deck: t, plan: n, discard: r, b: i, c: a } = e.solo;
		if (U([
			...t,
			...n,
			...r,
			...i,
			...a
		]) !== U(u.map((e) => e.id))) return "the Enforcer's cards are not those of the box";
	}
	return mn(e) ?? hn(e);
}
function mn(e) {
	let t = e.players.length;
	return e.tiles.map((e) => e.district).join() === Se(t).join() ? e.first >= t || e.ring >= t ? "the starting player and the holder of the Ring must be at the table" : e.time > Fe[t] ? "the time marker stands beyond the Time Track" : e.players.some((e) => e.deals.length < 2) ? "everybody starts with two Deals and loses none" : null : "the neighbourhoods do not lie as they do with so many players";
}
function hn(e) {
	for (let [t, n] of Pe.entries()) if (e.tokens[t] + fn(e.tiles.map((e) => e.tokens[t])) > n) return "there are too many business tokens";
	if (new Set(e.tiles.map((e) => e.id)).size !== e.tiles.length) return "a neighbourhood lies on the table twice";
	if (e.tiles.some((t) => t.owner !== -1 && t.owner >= e.players.length)) return "a neighbourhood belongs to nobody at the table";
	for (let [t, n] of e.players.entries()) {
		if (fn([
			n.recruits,
			n.safehouses,
			n.headquarters,
			n.underworld,
			n.authorities,
			n.prison,
			...n.thugs,
			...n.deals.map((e) => e.thug)
		]) > 12) return `player ${t} has more than 12 thugs`;
		if (n.carsLeft + fn(n.cars) !== 3 || n.trucksLeft + fn(n.trucks) !== 2) return `player ${t} lacks a vehicle`;
		if (n.markers + e.tiles.filter((e) => e.owner === t).length !== 7) return `player ${t} lacks a control marker`;
		if (!n.open.every((e) => n.hand.includes(e))) return `player ${t} has shown a card that is not in the hand`;
	}
	return null;
}
var gn = (e) => oe.filter((t) => t.gang === e && (t.role === "underboss" || t.role === "counselor")).map((e) => e.id), W = N(0, 12), _n = N(0, 999), vn = F(N(0, 12), x.length), G = (e, t) => I({
	cards: F(e, 0, t),
	seen: F(N(0, 15), 0, t)
}), yn = I({
	gang: P(S, "a gang"),
	money: N(0, 99999),
	earned: N(0, 99999),
	losses: N(0, 99999),
	crime: N(0, 11),
	recruits: W,
	safehouses: W,
	headquarters: W,
	underworld: W,
	authorities: W,
	prison: W,
	thugs: vn,
	cars: vn,
	trucks: vn,
	carsLeft: N(0, 3),
	trucksLeft: N(0, 2),
	markers: N(0, 7),
	boss: N(0, 12),
	stats: F(N(1, 3), C.length),
	hand: F(R, 0, 80),
	open: F(R, 0, 80),
	deck: F(R, 0, 80),
	discard: F(R, 0, 80),
	plan: F(R, 0, 80),
	aside: F(R, 0, 2),
	jobs: F(z, 0, 39),
	fulfilled: F(z, 0, 39),
	deals: F(I({
		cards: F(Xt, 1, 31),
		thug: N(0, 1),
		alcohol: _n,
		gun: _n
	}), 0, 31)
}), bn = I({
	id: P(e.map((e) => e.id), "a neighbourhood"),
	district: N(0, x.length - 1),
	night: N(0, 1),
	owner: N(-1, 3),
	tokens: F(N(0, 4), Ie.length),
	alcohol: _n,
	gun: _n
}), xn = F($t, 0, 36), Sn = I({
	difficulty: P(zt, "a difficulty"),
	numbers: F(N(1, x.length), x.length),
	at: N(0, x.length - 1),
	deck: xn,
	plan: xn,
	discard: xn,
	b: xn,
	c: xn,
	associates: F(R, 0, 60)
}), Cn = I({
	options: en,
	seats: N(1, 4),
	players: F(yn, 0, 4),
	tiles: F(bn, 0, 20),
	police: F(N(0, 3), x.length),
	tokens: F(N(0, 11), Ie.length),
	market: F(Yt, 4),
	low: G(R, 80),
	high: G(R, 80),
	jobs: G(z, 39),
	dealers: G(Xt, 31),
	federal: G(Zt, 28),
	federalUsed: F(Zt, 0, 28),
	gone: F(R, 0, 80),
	news: G(Qt, 16),
	headlines: F(Qt, 0, 16),
	ring: N(-1, 3),
	ness: N(0, 6),
	time: N(0, 6),
	round: N(1, 3),
	first: N(0, 3),
	stack: F(ln, 0, 60),
	solo: ((e) => (t, n) => t === null ? null : e(t, n))(Sn)
});
function wn(e) {
	return fe(e);
}
function Tn(e, t) {
	if (!D(e)) return E("a state must be an object");
	let n = Ue(Ut, e.options ?? t);
	if (!n.ok) return n;
	if (t !== void 0 && e.options !== void 0) {
		let e = Ue(Ut, t);
		if (!e.ok) return e;
		if (JSON.stringify(e.value) !== JSON.stringify(n.value)) return E("the options are not those of the state");
	}
	let r = En({
		...e,
		options: null
	}, Cn, "state");
	if (r !== null) return E(r);
	let i = fe({
		...e,
		options: n.value
	}), { min: a, max: o } = Wt(n.value);
	return i.seats < a || i.seats > o ? E(`seats must be ${a} to ${o}`) : Dn(i);
}
function En(e, t, n) {
	return t(e, n);
}
function Dn(e) {
	for (let t of e.stack) {
		let n = un(t, e);
		if (n !== null) return E(n);
	}
	if (e.players.length > 0 && e.solo === null != (e.options.solo === null)) return E("a state for one needs the Enforcer, and no other");
	if (e.players.length === 0) return e.stack.length === 1 && e.stack[0].kind === "set-up" ? T(e) : E("without players, only the set-up can be under way");
	let t = pn(e, dn(e));
	if (t !== null) return E(t);
	try {
		let t = ue(e);
		if (typeof t != "string" && !t.every((t) => Jt(t, 0, e.seats - 1) && be(e, t).length > 0)) return E("whoever is to act has nothing to choose from");
	} catch (e) {
		return E(`what is under way does not fit the table: ${e.message}`);
	}
	return T(e);
}
function On(e, t) {
	return {
		seat: t,
		options: e.options,
		seats: e.seats,
		players: e.players.map((n, r) => jn(n, r === t || c(e, r), e.stack.length === 0)),
		tiles: e.tiles.map((e) => ({
			...e,
			tokens: e.tokens.slice()
		})),
		police: e.police.slice(),
		tokens: e.tokens.slice(),
		market: e.market.slice(),
		low: K(e.low, t),
		high: K(e.high, t),
		jobs: K(e.jobs, t),
		dealers: K(e.dealers, t),
		federal: K(e.federal, t),
		federalUsed: e.federalUsed.slice(),
		gone: e.gone.slice(),
		news: K(e.news, t),
		headlines: e.headlines.slice(),
		ring: e.ring,
		ness: e.ness,
		time: e.time,
		round: e.round,
		first: e.first,
		solo: e.solo === null ? null : kn(e.solo),
		stack: e.stack.map((e) => Mn(e, t))
	};
}
var kn = (e) => ({
	difficulty: e.difficulty,
	numbers: e.numbers.slice(),
	at: e.at,
	deck: e.deck.length,
	plan: e.plan.slice(),
	discard: e.discard.slice(),
	b: e.b.length,
	c: e.c.length,
	associates: e.associates.slice()
}), K = (e, t) => e.cards.map((n, r) => e.seen[r] === 15 || t !== null && e.seen[r] & 1 << t ? n : null), An = (e) => e.map(() => null);
function jn(e, t, n) {
	return {
		gang: e.gang,
		money: t || n ? e.money : null,
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
		hand: t ? e.hand.slice() : [...e.open, ...An(e.hand.slice(e.open.length))],
		open: e.open.slice(),
		deck: e.deck.length,
		discard: t ? e.discard.slice() : null,
		discardTop: e.discard[e.discard.length - 1] ?? null,
		remembered: e.discard.slice().sort(),
		owned: [
			...e.hand,
			...e.deck,
			...e.discard,
			...e.plan
		].sort(),
		plan: e.plan.slice(),
		aside: e.aside.slice(),
		jobs: t ? e.jobs.slice() : An(e.jobs),
		fulfilled: e.fulfilled.slice(),
		deals: e.deals.map((e) => ({
			...e,
			cards: e.cards.slice()
		}))
	};
}
function Mn(e, t) {
	switch (e.kind) {
		case "pick-job":
		case "pick-dealer": return {
			kind: e.kind,
			seat: e.seat,
			cards: e.seat === t ? e.cards.slice() : An(e.cards)
		};
		case "solo-jobs": return {
			...e,
			cards: e.seat === t ? e.cards.slice() : An(e.cards)
		};
		case "draft": {
			let n = (e) => e.map((e, n) => n === t ? e.slice() : An(e));
			return {
				kind: "draft",
				packs: n(e.packs),
				kept: n(e.kept),
				chosen: e.chosen.slice()
			};
		}
		default: return d(e);
	}
}
var Nn = {
	id: "scarface",
	rules: 1,
	options: Ut,
	seats: Wt,
	start: f,
	seated: (e) => e.seats,
	toAct: ue,
	legal: be,
	sample: (e, t, n) => re(be(e, t), n),
	chance: rt,
	possible: dt,
	apply: me,
	clone: fe,
	deadline: () => null,
	elapse: () => ({ type: "stop" }),
	bound: 2e4,
	view: On,
	face: _t,
	redeal: Ce,
	refusals: Kt,
	result: (e) => {
		if (e.stack.length > 0) return null;
		let { totals: t, winners: n } = ne(e);
		return {
			scores: t.slice(0, e.seats),
			winners: n.filter((t) => t < e.seats)
		};
	},
	save: wn,
	load: Tn,
	write: Ot,
	read: kt
}, Pn = {
	en: () => import("./en2.js").then((e) => e.t),
	de: () => import("./de2.js").then((e) => e.t),
	fr: () => import("./fr2.js").then((e) => e.t),
	it: () => import("./it2.js").then((e) => e.t),
	es: () => import("./es2.js").then((e) => e.t)
}, Fn = {
	neighbourhoods: 2.5,
	nightclubs: .6,
	speakeasies: 1.3,
	casinos: 1.3,
	brothels: 1.2,
	businesses: 4.5,
	deals: 2.7,
	dealers: 3,
	"fulfilled-jobs": 1.5,
	"thugs-on-streets": 2,
	"thugs-in-headquarters": 2,
	"thugs-in-prison": 1,
	"thugs-in-underworld": 1,
	"thugs-at-authorities": .8,
	"thugs-on-deals": 1,
	"cars-on-streets": .8,
	"trucks-on-streets": .7,
	"vehicles-on-streets": 1.5,
	alcohol: 3,
	guns: 1.5,
	goods: 4.5,
	money: 20,
	upgrades: 3,
	"districts-present": 2.2,
	"districts-controlled": 1.7,
	"policed-neighbourhoods": .7,
	associates: 2.5,
	"crime-rate": 5,
	"plan-cards": 2.5,
	"hand-cards": 1,
	"plan-bootlegging": .6,
	"plan-corruption": .6,
	"plan-gambling": .6,
	"plan-theft": .8,
	"plan-vice": .5,
	"plan-violence": .5
}, In = 3, Ln = 2.5, Rn = 4, zn = 6, Bn = 8, Vn = {
	alcohol: 4.5,
	gun: 6.5,
	any: 6.8
}, Hn = {
	rival: 1 / 3,
	rivals: .9,
	everyone: .9
}, Un = {
	prison: zn,
	hit: 1.5 * zn,
	kill: 12
}, Wn = {
	"copy-skill": 6,
	"swap-police": 3,
	"double-sale": 20,
	"buy-out": 15,
	amnesty: 8
}, Gn = (e) => "mostOfAll" in e || "controls" in e || "ring" in e ? .35 : .5, q = (e) => typeof e == "number" ? e : Math.min(Fn[e.each] * (e.times ?? 1), e.most ?? Infinity), Kn = (e) => In * e;
function J(e, t = "self") {
	return t === "self" ? -e : Hn[t] * e - (t === "everyone" ? e : 0);
}
var qn = (e) => (e.money ?? 0) + Vn.alcohol * (e.alcohol ?? 0) + Vn.gun * (e.gun ?? 0) + Vn.alcohol * (e.goods ?? 0) + Rn * (e.cards ?? 0) + zn * (e.thugs ?? 0) + Ln * (e.crime ?? 0);
function Jn(e) {
	switch (e.do) {
		case "money": return q(e.amount);
		case "pay": return J(q(e.amount), e.who);
		case "steal": return q(e.amount) * (e.from === "rival" ? 1 : 2) + J(q(e.amount), e.from);
		case "goods": return Vn[e.good] * q(e.amount);
		case "lose-goods": return J(Vn[e.good ?? "alcohol"] * q(e.amount), e.who);
		case "boost": return In * (q(e.muscle ?? 0) + q(e.influence ?? 0));
		case "crime": return J(Ln * e.by, e.who);
		case "recruit": return 3.5 * q(e.steps);
		case "release": return e.thugs === "all" ? zn : 4 * q(e.thugs);
		case "harm": return J(Un[e.how] * q(e.thugs), e.whose);
		case "send": return (e.where === "present" ? 4 : 5) * q(e.thugs);
		case "move": return 2.5 * q(e.pieces);
		case "police": return 2.5 * e.cars;
		case "drive-off": return 2.5 * e.pieces;
		case "build": return Bn * q(e.tokens);
		case "wreck": return J(Bn * e.tokens, e.whose);
		case "draw": return Rn * q(e.cards);
		case "discard": return J(Rn * e.cards, e.who);
		case "sell": return 5 * q(e.sales);
		case "fence": return (e.price - 4) * q(e.goods);
		case "job":
		case "dealer": return 5 + q(e.draw);
		case "hire": return 6 + 2 * e.level + (e.toHand ? Rn : 0);
		case "supply": return 10;
		case "ring": return 4;
		case "recall": return 5 * q(e.thugs);
		case "oust": return 7 * e.markers;
		case "seize": return 1 + In * q(e.muscle);
		case "upgrade": return zn + e.discount;
		case "downgrade": return J(12 * e.levels, e.who);
		case "recover": return 5 * e.cards;
		case "fire": return J(10 * e.cards, e.who);
		case "unfulfil": return J(10 * e.jobs, e.who);
		case "choose": return Math.max(...e.options.map(Y));
		case "may": return .8 * Math.max(0, Y(e.then) - qn(e.cost));
		case "if": return Gn(e.when) * Y(e.then);
		case "each": return J(-Y(e.effects), e.who);
		case "market":
		case "time": return 1;
		case "peek": return .8 * e.cards;
		case "exchange": return 1.5 * e.goods;
		case "nightclub": return 14;
		case "vehicle": return 8;
		case "special": return Wn[e.rule];
	}
}
function Y(e) {
	let t = 0;
	for (let n of e) t += Jn(n);
	return t;
}
var Yn = .6, Xn = (e) => Kn(e.muscle + e.influence) + Y(e.standard ?? []) + Yn * Y(e.matching?.effects ?? []);
function X(e) {
	let t = Fe[e.players.length];
	return ((3 - e.round) * t + t - e.time) / e.players.length;
}
var Zn = (e) => {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		let r = t.get(n);
		return r === void 0 && (r = e(n), t.set(n, r)), r;
	};
}, Qn = Zn((e) => Xn(v(e))), $n = (e, t) => {
	let n = v(t).role === "boss" ? te(e) : null;
	return Qn(t) + (n === null ? 0 : 3 * (n.muscle + n.influence));
}, er = (e) => "on" in e ? 1.5 * Y(e.effects) : 7, tr = Zn((e) => {
	let { reward: t, powers: n } = ee(e);
	return Y(t ?? []) + (n ?? []).reduce((e, t) => e + er(t), 0);
});
function nr(e, t, n) {
	let r = 0;
	for (let i of ee(n).needs) ve(e, t, i) || r++;
	return tr(n) - 5 * r;
}
function rr(e, t, n) {
	let r = 1;
	for (let i of ee(n).needs) "least" in i && !i.count.startsWith("plan-") ? r *= Math.min(1, se(e, t, i.count) / i.least) : ve(e, t, i) || (r *= ir);
	return r * tr(n);
}
var ir = .5;
function Z(e, t, n) {
	let r = 0;
	for (let i of e.players[t].deals) r -= i[n];
	for (let i of e.tiles) i.owner === t && (r += m(i)[n] - i[n]);
	return r;
}
var Q = (e, t, n, r) => {
	let i = Math.max(0, Math.min(e, t));
	return n * (i + (e - i) * r);
};
function ar(e, t, n, r, i) {
	let [a, o] = [Z(e, t, "alcohol"), Z(e, t, "gun")];
	return Q(y(n, "alcohol"), a, i.alcohol, i.excess) + Q(y(n, "gun") + r, o, i.gun, i.excess);
}
var or = (e, t, n) => b(e, t, "profit", m(n).profit, void 0, n) - (e.police[n.district] === 0 ? 0 : e.police[n.district] * b(e, t, "graft", 2)), sr = (e, t) => (5 + 2 * e) * t.token;
function cr(e, t, n, r, i) {
	let a = m(n), o = a.profit - a.alcohol * i.alcohol - a.gun * i.gun + 3 * e.players[t].trucks[n.district] - 2 * e.police[n.district];
	return p(n) * sr(r, i) + r * (i.tile + i.margin * o) + i.excess * (n.alcohol * i.alcohol + n.gun * i.gun);
}
function lr(e, t, n, r, i) {
	let a = e.players[t], { prices: o, bonuses: s } = l(a.gang), c = a.stats[n];
	if (c > 2) return -Infinity;
	let u = C[n], d = o[u][c - 1], f = s[a.boss];
	return r * (i[u] + i.track) + (u === "nightclubs" ? sr(r, i) : 0) + (typeof f == "number" ? f : f === null ? 0 : 3 * r) - b(e, t, "upgrade-price", d.money) - ur(a.crime, d.crime, i);
}
function ur(e, t, n) {
	let r = (e) => Math.max(0, e - 6);
	return t * n.crime + (r(e + t) - r(e)) * n.crimeHigh;
}
var dr = (e, t) => {
	let n = e.players[t].money;
	for (let r of e.tiles) r.owner === t && (n += 5 + 8 * p(r));
	return n;
}, fr = (e, t) => e.tiles.find((e) => e.id === t);
function pr(e, t, n, r, i) {
	switch (r.type) {
		case "settle": return cr(e, t, fr(e, r.tile), X(e), i) + (r.piece === "truck" ? i.truck : 0);
		case "keep": return nr(e, t, r.card);
		case "return": return -nr(e, t, r.card);
		case "yes": return n.kind === "may" ? mr(n) : 1;
		case "option": return "of" in n ? Y(le(`${n.of}/${n.at}/${r.option}`)) : 0;
		case "deal": return ar(e, t, e.players[t].deals[r.deal], 0, i);
		case "good": return n.kind === "sale" ? i[r.good] : gr(e, t, n, r.good, i);
		case "store": return _r(e, r.good, r.at);
		case "replace": return r.good === "gun" ? 1 : -1;
		case "spend": return vr(e, t, n, r.good, r.from, i);
		case "recruit": return r.to === "headquarters" ? 2 : 1;
		case "card": return yr(e, t, n, r.card, i);
		case "tuck": return br(e, t, n, r.deal, i);
		case "to-hand": return n.kind === "welcome" ? i.toHand * $n(e.players[t], n.card) - n.alcohol * i.alcohol : 1;
		case "tile": return xr(e, t, n, fr(e, r.tile), i);
		case "build": return 1 + Sr(e, t, fr(e, r.tile));
		case "wreck": return n.kind === "wreck-own" ? -1 : dr(e, fr(e, r.tile).owner);
		case "district": return n.kind === "send" ? Er(e, t, n, w(r.district), i) : 1;
		case "move": return Dr(e, t, r.piece, w(r.to), i) - 1;
		case "vehicle": return r.piece === "truck" ? i.truck * 2 * Cr(e, t, w(r.district)) : 1 + Cr(e, t, w(r.district));
		case "stat": return n.kind === "downgrade" ? -i[r.stat] : lr(e, t, C.indexOf(r.stat), X(e), i);
		case "thug": return kr(n, t, r.from);
		case "police": return Cr(e, t, w(r.from)) - wr(e, t, w(r.from)) + wr(e, t, w(r.to)) - 2 * Cr(e, t, w(r.to));
		case "seat": return dr(e, r.seat);
		default: return 0;
	}
}
function mr(e) {
	let t = le(e.of)[e.at];
	return t.do === "may" ? Y(t.then) - hr(t.cost) : 1;
}
var hr = ({ money: e = 0, alcohol: t = 0, gun: n = 0, goods: r = 0, cards: i = 0, thugs: a = 0, crime: o = 0 }) => e + 4.5 * (t + r) + 6.5 * n + 4 * i + 6 * a + 2.5 * o;
function gr(e, t, n, r, i) {
	let a = n.kind === "kinds" ? n[r] : 0;
	return Q(1, Z(e, t, r) - a, i[r], i.excess);
}
function _r(e, n, r) {
	if (t(r) >= 0) return 3;
	let i = fr(e, r);
	return 1 + Math.min(1, Math.max(0, m(i)[n] - i[n]));
}
function vr(e, n, r, i, a, o) {
	let s = Q(1, Z(e, n, i) + 1, o[i], o.excess) * Math.min(1, X(e) + .1);
	if (r.kind === "fence") return h(e, n) - s;
	if (r.kind === "exchange") {
		let t = i === "alcohol" ? "gun" : "alcohol";
		return Q(1, Z(e, n, t), o[t], o.excess) - s;
	}
	return 10 - s + (t(a) >= 0 ? 0 : 2);
}
function yr(e, t, n, r, i) {
	switch (n.kind) {
		case "pick-job":
		case "solo-jobs": return nr(e, t, r);
		case "pick-dealer": {
			let { alcohol: e, gun: t, muscle: n, influence: a, storage: o } = ye(r);
			return e * i.alcohol + t * i.gun - 2 * (n + a) + o;
		}
		case "discard":
		case "fire": return -$n(e.players[t], r);
		case "unfulfil": return -nr(e, t, r);
		case "special": return Y(v(r).standard ?? []);
		case "hire": return Qn(r);
		default: return $n(e.players[t], r);
	}
}
function br(e, t, n, r, i) {
	if (n.kind !== "tuck") return 0;
	let { muscle: a, influence: o } = ye(n.card), s = e.players[t].deals[r];
	return i.tuck - a - o - y(s, "muscle") - y(s, "influence");
}
function xr(e, t, n, r, i) {
	let a = cr(e, r.owner === -1 ? t : r.owner, r, X(e), i);
	switch (n.kind) {
		case "sell": {
			let { alcohol: a, gun: o } = m(r), s = or(e, t, r);
			return 100 + (n.left < 9 ? s : s - .9 * (a * i.alcohol + o * i.gun));
		}
		case "oust": return r.owner === t ? -a : a;
		case "marker": return cr(e, t, e.tiles[n.tile], X(e), i) - a;
		case "nightclub": return 1 + Sr(e, t, r);
		case "special": return or(e, t, r);
		case "seize": return a + (r.owner === -1 ? 0 : i.spite * a);
		default: return a;
	}
}
var Sr = (e, t, n) => {
	let r = e.players[t];
	return m(n).defence + e.police[n.district] + r.thugs[n.district] + r.cars[n.district];
}, Cr = (e, t, n) => {
	let r = 0;
	for (let i of e.tiles) i.district === n && i.owner === t && r++;
	return r;
}, wr = (e, t, n) => {
	let r = 0;
	for (let i of e.tiles) i.district === n && i.owner !== t && i.owner !== -1 && r++;
	return r;
};
function Tr(e, t, n, r) {
	let i = 0;
	for (let a of e.tiles) a.district === n && a.owner !== t && (i = Math.max(i, cr(e, t, a, X(e), r) - 3 * Ee(e, t, a)));
	return i;
}
function Er(e, t, n, r, i) {
	let a = e.players[t], o = .2 * Tr(e, t, r, i) + Cr(e, t, r) - 2 * e.police[r];
	return n.district === -1 ? o + 100 : a.headquarters > 2 && a.thugs[r] < 3 ? o : -1;
}
function Dr(e, t, n, r, i) {
	let a = 2 * e.police[r];
	return n === "truck" ? i.truck * Cr(e, t, r) - a : .2 * Tr(e, t, r, i) - a;
}
var Or = {
	headquarters: 6,
	authorities: 3,
	underworld: 2,
	prison: 1,
	safehouses: 3,
	recruits: 2
};
function kr(e, n, r) {
	let i = Or[r] ?? (t(r) >= 0 ? 3 : 4);
	return e.kind === "recall" ? r === "underworld" ? 5 : i : e.kind === "harm" && e.victim !== n ? i : -i;
}
var Ar = 8;
function jr(e, t, n) {
	let r = [], i = e.players[t], a = X(e), o = (n, r) => b(e, t, n, 100, r) - 100, s = (e, t, n, i) => {
		r.push({
			act: e,
			muscle: t === 0 ? 0 : t - o("muscle", e),
			influence: n === 0 ? 0 : n - o("influence", e),
			worth: i
		});
	};
	if (Mr(e, t, a, n, s), Nr(e, t, a, n, s), s("dismiss", 0, 0, -15), i.headquarters === 0) return s("move", 1, 0, n.move), r;
	for (let e = 1; e <= Math.min(3, i.headquarters); e++) s("send", e, 0, Math.min(1, a) * n.send * e - n.thugBack);
	s("move", 1, 0, n.move);
	let c = b(e, t, "deal-goods", Oe(i, 3, "supply"));
	for (let r of i.deals) r.thug === 0 && s("deal", y(r, "muscle"), y(r, "influence"), Math.min(1, a + .3) * ar(e, t, r, c * r.cards.length, n) - n.thugBack);
	return Pr(e, t, a, n, s), Fr(e, t, a, n, s), r;
}
function Mr(e, t, r, i, a) {
	let o = e.players[t];
	for (let s of e.tiles) {
		if (s.owner === t || !n(e, t, s.district)) continue;
		let c = cr(e, t, s, r, i), l = o.markers > 0 ? c : c / 3;
		a("seize", Ee(e, t, s), 0, s.owner === -1 ? l : l + i.spite * c);
	}
}
function Nr(e, t, n, r, i) {
	let a = e.players[t];
	if (a.boss >= 12) return;
	let { prices: o } = l(a.gang);
	for (let s = 0; s < C.length; s++) {
		let c = a.stats[s];
		if (c > 2) continue;
		let l = o[C[s]][c - 1];
		a.money < b(e, t, "upgrade-price", l.money) || i("upgrade", l.muscle, l.influence, lr(e, t, s, n, r));
	}
}
function Pr(e, t, n, r, i) {
	let a = e.players[t], o = ur(a.crime, b(e, t, "underworld-crime", a.underworld + 1), r) + r.thugGone * Math.min(1, n), s = Math.min(a.recruits * 2 + a.safehouses, Ar);
	for (let e = 1; e <= s; e++) i("recruit", 0, e, Math.min(1, n) * r.step * e - o);
	for (let t = 1; t <= 4; t++) e.jobs.cards.length > 0 && i("job", 0, t, Math.min(1, n) * (r.job + r.draw * t) - o), e.dealers.cards.length > 0 && i("dealer", 0, t, n * (r.dealer + r.draw * t) - o);
	let c = b(e, t, "hire-level", 100) - 100, l = e.ring === t ? 0 : r.ring * Math.min(1, n);
	for (let t of e.market) {
		if (t === "") continue;
		let { level: e } = v(t);
		i("hire", 0, Math.max(0, e - c), Math.max(0, n - .4) * r.hire * Qn(t) + e + l - o);
	}
	let u = Math.max(0, 1 - n), d = r.sale + (r.saleLate - r.sale) * u, f = [];
	for (let n = 0; n < e.tiles.length; n++) De(e, t, n) && f.push(d * or(e, t, e.tiles[n]));
	f.sort((e, t) => t - e);
	let p = -o;
	for (let [e, t] of f.entries()) p += t, i("sales", 0, e + 1, p);
}
function Fr(e, t, n, r, a) {
	let o = e.players[t], s = r.thugBack * Math.min(1, n), c = 0, l = 0;
	for (let i of e.tiles) i.owner === t ? ce(i) && (c += 3 - (p(i) - i.tokens[3])) : i.owner !== -1 && (l = Math.max(l, cr(e, i.owner, i, n, r)));
	c = Math.min(c, e.tokens[0] + e.tokens[1] + e.tokens[2], Ar);
	for (let e = 1; e <= c; e++) a("build", 0, e, e * sr(n, r) - s);
	l > 0 && a("oust", 0, 5, r.spite * l - s);
	for (let t = 1; t <= o.crime - e.ness - 1; t++) a("lower-crime", 0, t, Math.min(1, n) * ur(o.crime - t, t, r) - s);
	o.prison > 0 && a("release", 0, 2, Math.min(1, n) * r.thugGone * o.prison - s);
	let u = Math.min(i(e, t), Ar);
	if (u === 0) return;
	let d = h(e, t), f = Math.max(0, -Z(e, t, "alcohol")) + Math.max(0, -Z(e, t, "gun")), m = Math.min(1, n);
	for (let e = 1; e <= u; e++) {
		let t = Q(e, e - f, r.alcohol, r.excess) * m;
		a("fence", 0, e, e * d - t - s);
	}
}
var Ir = (e) => {
	let t = 0;
	for (let [n, r] of Re.entries()) e.includes(r) && (t |= 1 << n);
	return t;
}, Lr = (e, t) => {
	let n = 0;
	for (let r of e) r.do === "boost" && (n += typeof r[t] == "number" ? r[t] : 0);
	return n;
}, Rr = /* @__PURE__ */ new Map();
function zr(e) {
	let t = Rr.get(e);
	if (t === void 0) {
		let n = v(e), r = n.standard ?? [];
		t = {
			muscle: n.muscle + Lr(r, "muscle"),
			influence: n.influence + Lr(r, "influence"),
			skill: Y(r.filter((e) => e.do !== "boost")),
			matching: Y(n.matching?.effects ?? []),
			commits: Ir(n.crimes),
			asks: Ir(n.matching?.crimes ?? [])
		}, Rr.set(e, t);
	}
	return t;
}
var Br = (e, t) => t.doubt * e.below(1024) / 1024;
function Vr(e, t, n) {
	let r = e[0], i = -Infinity;
	for (let a of e) a.worth > i && a.muscle <= t && a.influence <= n && (r = a, i = a.worth);
	return r;
}
var Hr = 6;
function Ur(e, t, n, r) {
	let { seat: i } = t, a = e.players[i], o = jr(e, i, r), s = a.plan.length, c = a.hand.slice(0, Hr), l = [...a.plan, ...c], u = l.map(zr), d = te(a), f = {
		muscle: b(e, i, "muscle", 0),
		influence: b(e, i, "influence", 0)
	}, p = 0, m = -Infinity;
	for (let t = 0; t < 1 << c.length; t++) {
		let [c, h, g, _] = [
			f.muscle,
			f.influence,
			0,
			0
		];
		for (let e = 0; e < l.length; e++) {
			if (e >= s && !(t & 1 << e - s)) continue;
			let n = u[e], i = v(l[e]).role === "boss";
			c += n.muscle + (i ? d.muscle : 0), h += n.influence + (i ? d.influence : 0), g += r.skill * n.skill - r.card, _++;
			for (let i = 0; i < l.length; i++) if (i !== e && (i < s || t & 1 << i - s) && (u[i].commits & n.asks) !== 0) {
				g += r.skill * n.matching;
				break;
			}
		}
		if (_ === 0) continue;
		let ee = b(e, i, "plan-crime", Math.max(0, _ - 2));
		g += Vr(o, c, h).worth - (_ > 2 ? ur(a.crime, ee, r) : 0) + Br(n, r), !(g <= m) && (m = g, p = t);
	}
	for (let e = 0; e < c.length; e++) if (p & 1 << e) return {
		type: "plan",
		card: c[e]
	};
	return { type: "ready" };
}
function Wr(e, t, n, r, i) {
	for (let e of n) {
		if (e.type !== "skill") break;
		if (qr(e.card, e.skill) > 0) return e;
	}
	let a = n.find((e) => e.type === "end-turn");
	if (a !== void 0) return a;
	let { seat: o } = t, s = e.players[o], [c, l] = Gr(e, s, t), u = jr(e, o, i), d = n.find((e) => e.type === "act") ?? n[0], f = -Infinity;
	for (let e of u) {
		if (e.muscle > c || e.influence > l) continue;
		let t = e.worth + Br(r, i);
		if (t <= f) continue;
		let a = n.find((t) => t.type === "act" && t.act === e.act);
		a !== void 0 && (d = a, f = t);
	}
	return d;
}
function Gr(e, t, n) {
	let [r, i] = [n.muscle, n.influence], a = te(t);
	for (let e of t.plan) {
		let t = v(e);
		r += t.role === "boss" ? a.muscle : t.muscle, i += t.role === "boss" ? a.influence : t.influence;
	}
	return [b(e, n.seat, "muscle", r), b(e, n.seat, "influence", i)];
}
var Kr = /* @__PURE__ */ new Map();
function qr(e, t) {
	let n = `${e} ${t}`, r = Kr.get(n);
	if (r === void 0) {
		let i = v(e);
		r = Y((t === "standard" ? i.standard : i.matching?.effects) ?? []), Kr.set(n, r);
	}
	return r;
}
var Jr = {
	alcohol: 5.6,
	gun: 4.5,
	excess: .28,
	thugBack: 1.1,
	thugGone: 3.7,
	crime: 1.4,
	crimeHigh: 1.3,
	step: 2,
	job: 3.3,
	dealer: 2.4,
	draw: .72,
	hire: .48,
	ring: 3.2,
	sale: 1.1,
	saleLate: 1.1,
	token: .67,
	tile: 2.6,
	margin: .76,
	spite: .23,
	hand: 7.2,
	lawyers: 1.5,
	recruitment: 1.4,
	supply: 2,
	vehicles: 6.4,
	nightclubs: 5,
	track: 1.5,
	send: 1.1,
	move: .5,
	card: .39,
	skill: 2.4,
	toHand: .18,
	tuck: 2.8,
	truck: 3.2,
	doubt: 1
}, Yr = (e) => (t, n, r) => {
	let i = a(t), o = be(t, n);
	if (o.length === 1 || i === void 0) return o[0];
	if (i.kind !== "turn") {
		let a = o[0], s = -Infinity;
		for (let c of o) {
			let o = (c.type === "stop" ? 0 : pr(t, n, i, c, e)) + r.below(256) / 1024;
			o <= s || (a = c, s = o);
		}
		return a;
	}
	let s = o[o.length - 1];
	return s.type === "fulfil" ? s : i.step === "plan" ? Ur(t, i, r, e) : Wr(t, i, o, r, e);
}, Xr = Yr(Jr), Zr = 3, Qr = .5;
function $r(e, t, n, r) {
	if (r.length === 0 || e.players.length === 0) return [];
	let i = r.map((e) => e.players[t]), a = (e) => i.reduce((t, n, i) => t + e(n, r[i]), 0) / i.length, o = (e) => a((t, n) => +!!e(t, n)) >= Qr, s = e.players[t], c = [
		...s.jobs.flatMap((e) => e !== null && o((t) => !t.jobs.includes(e)) ? [{
			code: "fulfils",
			job: e
		}] : []),
		...e.tiles.flatMap((e, n) => e.owner !== t && o((e, r) => r.tiles[n].owner === t) ? [{
			code: "seizes",
			tile: e.id
		}] : []),
		...e.market.flatMap((e) => e !== "" && o((t) => ei(t, e)) ? [{
			code: "hires",
			card: e
		}] : []),
		...C.flatMap((e, t) => o((e) => e.stats[t] > s.stats[t]) ? [{
			code: "raises",
			stat: e,
			level: s.stats[t] + 1
		}] : [])
	], l = Math.round(a((e) => e.money) - (s.money ?? 0));
	l !== 0 && c.push({
		code: l > 0 ? "earns" : "costs",
		sum: Math.abs(l)
	});
	let u = Math.round(a((e, n) => ti(n, t)) - ni(e, t));
	u > 0 && c.push({
		code: "stores",
		goods: u
	});
	let d = Math.round(a((e) => e.crime));
	return d !== s.crime && c.push({
		code: d > s.crime ? "crime-up" : "crime-down",
		to: d
	}), c.slice(0, Zr);
}
var ei = (e, t) => e.hand.includes(t) || e.deck.includes(t) || e.discard.includes(t) || e.plan.includes(t), ti = (e, t) => r(e, t, "alcohol") + r(e, t, "gun");
function ni(e, t) {
	let n = 0;
	for (let r of e.players[t].deals) n += r.alcohol + r.gun;
	for (let r of e.tiles) r.owner === t && (n += r.alcohol + r.gun);
	return n;
}
var ri = {
	sales: 1,
	fence: 1,
	deal: .5
}, ii = {
	"lower-crime": 1,
	release: .5,
	build: .3,
	send: .5
}, ai = -.5;
function oi(e, t, n) {
	return {
		safety: si(e, t, n),
		gain: n.type === "act" ? ri[n.act] ?? 0 : 0,
		spite: e.players.map((r, i) => i !== t && ci(e, t, n, i) ? 1 : 0)
	};
}
function si(e, t, n) {
	return n.type === "plan" ? e.players[t].plan.length >= 2 ? ai : 0 : n.type === "act" ? je.includes(n.act) ? ai : ii[n.act] ?? 0 : 0;
}
function ci(e, t, n, r) {
	let i = e.stack.at(-1);
	switch (n.type) {
		case "tile":
		case "wreck": return i?.kind !== "tie" && li(e, n.tile) === r;
		case "seat":
		case "drive-off": return n.seat === r;
		case "thug": return i?.kind === "harm" && i.victim === r;
		case "act": return n.act === "oust" && e.tiles.some((e) => e.owner === r && e.owner !== t);
		default: return !1;
	}
}
var li = (e, t) => e.tiles.find((e) => e.id === t)?.owner ?? -1;
function ui(e, t) {
	let n = null;
	for (let r of e) ((r.type === "seized" || r.type === "ousted") && r.owner === t && r.seat !== t || r.type === "stolen" && r.from === t) && (n = r.seat);
	return n;
}
var di = /* @__PURE__ */ "money.tokens.tokensAhead.tokensLate.tiles.tilesAhead.marginsAhead.alcohol.guns.goodsSpare.goodsLate.headquartersNow.safehousesNow.recruitsNow.busyNow.underworldNow.streetsNow.prisonNow.carsAhead.trucksAhead.dealsAhead.deliveriesAhead.demandsAhead.handAhead.lawyersAhead.recruitmentAhead.supplyAhead.bossAhead.levels.cardsAhead.strengthAhead.skillsAhead.inHand.inHandStrength.inDeck.jobsNow.jobsDone.fulfilledAhead.ringNow.crime.red".split("."), fi = (e) => {
	let t = 0;
	for (let n of e) t += n;
	return t;
};
function pi(e, t, n, r) {
	let i = e.players[t], a = Math.min(1, n), o = 0, s = (e) => {
		r[o++] = e;
	};
	s(i.money), o = mi(e, i, t, n, r, o), s(i.headquarters * a), s(i.safehouses * a), s(i.recruits * a);
	let [c, l, u] = [
		i.authorities,
		0,
		0
	];
	for (let e of i.deals) c += e.thug, l += 4.5 * y(e, "alcohol") + 6 * y(e, "gun"), u += y(e, "muscle") + y(e, "influence");
	s(c * a), s(i.underworld * a), s(fi(i.thugs) * a), s(i.prison * a), s(fi(i.cars) * n), s(fi(i.trucks) * n), s(i.deals.length * n), s(l * n), s(u * n);
	for (let e = 0; e < 4; e++) s((i.stats[e] - 1) * n);
	o = hi(i, n, r, o), s(i.jobs.length * a);
	let d = 0;
	for (let n of i.jobs) d += rr(e, t, n);
	s(d), s(i.fulfilled.length * n), s(e.ring === t ? a : 0);
	let f = +(n > 0);
	return s(i.crime * f), s(i.crime >= 8 ? f : 0), r;
}
function mi(e, t, n, r, i, a) {
	let [o, s, c, l, u, d, f] = [
		0,
		0,
		0,
		0,
		0,
		0,
		0
	];
	for (let t of e.tiles) {
		if (t.owner !== n) continue;
		let r = m(t);
		s++, o += p(t), c += r.profit - 4.5 * r.alcohol - 6 * r.gun - 2 * e.police[t.district], l += t.alcohol, u += t.gun, d += r.alcohol, f += r.gun;
	}
	for (let e of t.deals) l += e.alcohol, u += e.gun;
	let [h, g] = [Math.min(l, d), Math.min(u, f)], _ = a;
	return i[_++] = o, i[_++] = o * r, i[_++] = o * Math.max(0, 1 - r), i[_++] = s, i[_++] = s * r, i[_++] = c * r, i[_++] = h, i[_++] = g, i[_++] = l + u - h - g, i[_++] = (l + u) * Math.max(0, 1 - r), _;
}
function hi(e, t, n, r) {
	let [i, a, o, s, c] = [
		0,
		0,
		0,
		0,
		0
	], l = te(e);
	for (let t of [
		e.hand,
		e.deck,
		e.discard,
		e.plan
	]) for (let n of t) {
		let r = v(n);
		i++, a += r.level, o += r.muscle + r.influence, s += Qn(n), t === e.hand && (c += r.role === "boss" ? l.muscle + l.influence : r.muscle + r.influence);
	}
	let u = r;
	return n[u++] = (l.muscle + l.influence) * t, n[u++] = a, n[u++] = i * t, n[u++] = o * t, n[u++] = s * t, n[u++] = e.hand.length, n[u++] = c, n[u++] = e.deck.length, u;
}
var gi = {
	money: 1,
	tokens: 2.2,
	tokensAhead: 1.2,
	tokensLate: 2.8,
	tiles: 10,
	tilesAhead: 1.8,
	marginsAhead: .15,
	alcohol: 5.6,
	guns: 6.3,
	goodsSpare: 4.1,
	goodsLate: -3,
	headquartersNow: 2.2,
	safehousesNow: 1.6,
	recruitsNow: 1,
	busyNow: 1.6,
	underworldNow: -1,
	streetsNow: 3.2,
	prisonNow: 0,
	carsAhead: 1.4,
	trucksAhead: 6,
	dealsAhead: -1.2,
	deliveriesAhead: .37,
	demandsAhead: -1.2,
	handAhead: 5.5,
	lawyersAhead: 2.7,
	recruitmentAhead: 1.4,
	supplyAhead: 1.4,
	bossAhead: .6,
	levels: .5,
	cardsAhead: -.2,
	strengthAhead: -2.1,
	skillsAhead: .54,
	inHand: -.4,
	inHandStrength: 1.1,
	inDeck: -1.5,
	jobsNow: 1.5,
	jobsDone: .5,
	fulfilledAhead: 2.3,
	ringNow: 4.2,
	crime: -2.2,
	red: -1.5
}, $ = {
	money: 1,
	tokens: 5,
	tiles: 2.9,
	tilesAhead: 2.3,
	goods: 2.7,
	headquarters: .8,
	trackAhead: 1.1,
	jobsAhead: 2,
	levels: 1.4,
	ahead: 11,
	always: -21
}, _i = 72, vi = di.map((e) => gi[e]), yi = new Float64Array(di.length);
function bi(e, t, n) {
	if (c(e, t)) return xi(e, t, n);
	pi(e, t, n, yi);
	let r = e.solo === null ? 0 : _i * n;
	for (let e = 0; e < vi.length; e++) r += vi[e] * yi[e];
	return r;
}
function xi(e, t, n) {
	let r = e.players[t], i = $.always + $.money * r.money + $.headquarters * r.headquarters * Math.min(1, n), a = 0;
	for (let e of r.deals) a += e.alcohol + e.gun;
	for (let r of e.tiles) r.owner === t && (i += $.tokens * p(r) + $.tiles + $.tilesAhead * n, a += r.alcohol + r.gun);
	for (let t of e.solo?.associates ?? []) i += $.levels * v(t).level;
	return i + $.goods * a + n * ($.trackAhead * r.boss + $.jobsAhead * r.jobs.length + $.ahead);
}
var Si = 14, Ci = 5, wi = 4, Ti = 5, Ei = .3;
function Di(e) {
	if (e.stack.length === 0) {
		let { winners: t } = ne(e);
		return e.players.map((e, n) => t.includes(n) ? 1 / t.length : 0);
	}
	if (e.players.length === 0) return Array(e.seats).fill(1 / e.seats);
	let t = X(e), n = e.players.map((n, r) => bi(e, r, t)), r = (Si + Ci * t) * (e.solo === null ? 1 : wi), i = Oi(n, r), a = Oi(n, r * Ti);
	return i.map((e, t) => .7 * e + Ei * a[t]);
}
function Oi(e, t) {
	let n = Math.max(...e), r = e.map((e) => Qe((e - n) / t)), i = r.reduce((e, t) => e + t, 0);
	return r.map((e) => e / i);
}
function ki(e) {
	let t = a(e);
	return t === void 0 || t.kind === "turn" && t.step === "plan" && e.players[t.seat].plan.length === 0;
}
var Ai = .1, ji = .1, Mi = 2e3, Ni = {
	rests: ki,
	chances: Di,
	habit: Xr,
	explain: $r,
	traits: oi,
	grudge: ui,
	natural: (e, t, n, r) => Yr({
		...Jr,
		doubt: Jr.doubt + Mi * r
	})(e, t, n),
	leniency: Ai,
	trust: ji
};
export { Nn as game, Ni as knowledge, Pn as words };
