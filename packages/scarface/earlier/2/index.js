// Frozen by `npm run freeze`: do not edit.
import { a as e } from "./src.js";
import { $ as t, A as n, B as r, E as i, F as a, G as o, H as s, I as c, J as l, K as u, M as d, N as f, R as p, S as m, T as h, U as ee, V as te, W as ne, Y as re, Z as ie, _ as ae, a as oe, b as se, bt as ce, c as le, ct as ue, d as de, dt as g, et as fe, f as pe, ft as _, g as me, gt as he, h as ge, ht as _e, i as ve, it as ye, j as be, k as xe, l as Se, lt as Ce, m as we, mt as Te, n as Ee, o as De, ot as Oe, p as v, pt as ke, q as Ae, r as je, rt as Me, s as Ne, t as Pe, tt as Fe, u as Ie, v as Le, vt as Re, w as ze, xt as Be, y as Ve, yt as He, z as y } from "./redeal.js";
import { t as b } from "./list.js";
import { _ as Ue, c as x, d as We, f as Ge, g as Ke, h as qe, l as S, m as C, o as w, r as Je, s as Ye, t as T, u as Xe, y as E } from "./vocabulary.js";
import { t as Ze } from "./language.js";
var D = (e) => ({
	ok: !0,
	value: e
}), O = (e) => ({
	ok: !1,
	why: e
});
function k(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Qe(e, t, n) {
	return {
		about: n,
		default: t,
		schema: { enum: e },
		samples: e,
		read: (t) => e.includes(t) ? D(t) : O(`must be one of ${e.map((e) => JSON.stringify(e)).join(", ")}`)
	};
}
var $e = (e, t) => Qe([!1, !0], e, t);
function et(e, t) {
	let n = t ?? {};
	if (!k(n)) return O("options must be an object");
	let r = Object.keys(e.fields);
	for (let e of Object.keys(n)) if (!r.includes(e)) return O(`there is no option ${JSON.stringify(e.slice(0, 40))}; the options are ${r.join(", ")}`);
	let i = {};
	for (let t of r) {
		let r = e.fields[t], a = Object.hasOwn(n, t) ? r.read(n[t]) : D(r.default);
		if (!a.ok) return O(`option ${t} ${a.why}`);
		i[t] = a.value;
	}
	let a = e.conflict(i);
	return a === null ? D(i) : O(a);
}
var tt = [
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
], nt = .021660849393811077, rt = -1312785960212839e-27, it = 46.16624130844683, A = 540, at = /* @__PURE__ */ ot();
function ot() {
	let e = (/* @__PURE__ */ new Float64Array(1081)).fill(1);
	for (let t = 1; t <= A; t++) e[A + t] = e[A + t - 1] * 2, e[A - t] = e[A - t + 1] / 2;
	return e;
}
var st = 709.782712893384, ct = -745.1332191019412;
function lt(e) {
	if (!(e <= st)) return e > st ? Infinity : NaN;
	if (e < ct) return 0;
	let t = Math.floor(e * it + .5), n = e - t * nt - t * rt, r = n + n * n * (1 / 2 + n * (1 / 6 + n * (1 / 24 + n * (1 / 120 + 1 / 720 * n)))), i = tt[t & 31], a = t >> 5, o = a >> 1;
	return (i + i * r) * at[A + o] * at[A + a - o];
}
var ut = 2, dt = [
	"low",
	"high",
	"jobs",
	"dealers",
	"federal"
], ft = w.slice(0, 3).flatMap((e, t) => Array.from({ length: Ke[t] }, () => e)), pt = (e) => e.options.solo === null ? e.seats : 2;
function mt(e, n) {
	let r = o(e), i = (e) => Be(e.slice(), n);
	if (r?.kind === "shuffle") return {
		type: "shuffle",
		cards: i(yt(e, r.seat))
	};
	if (r?.kind === "lots") return {
		type: "lot",
		business: bt(e)[n.below(bt(e).length)]
	};
	let a = xt(e, i(S)), s = le(pt(e)).length, c = t(e.options);
	return {
		type: "set-up",
		first: e.options.solo === null ? n.below(e.seats) : 1,
		gangs: a,
		tiles: i(ie.tiles).slice(0, s),
		businesses: i(ft).slice(0, s),
		low: i(c.low),
		high: i(c.high),
		jobs: i(c.jobs),
		dealers: i(c.dealers),
		federal: i(c.federal),
		news: i(c.news).slice(0, ut),
		decks: a.slice(0, e.seats).map((e) => i(fe(e))),
		...e.options.solo === null ? {} : { rival: _t(e, i) }
	};
}
var ht = x.filter((e) => !Ge.includes(e)), gt = x.map((e, t) => t + 1), j = (e) => re.flatMap((t) => t.deck === e ? [t.id] : []);
function _t(e, t) {
	let [n, r] = [t(j("B")), t(j("C"))], i = vt(e), a = t([
		...j("A"),
		...n.splice(0, i.b),
		...r.splice(0, i.c)
	]);
	return {
		numbers: t(gt),
		at: t(ht)[0],
		a,
		b: n,
		c: r
	};
}
var vt = (e) => ye(e.options.solo === null ? 0 : Fe[e.options.solo.difficulty].upgrades);
function yt(e, t) {
	return t === -1 ? e.federalUsed : l(e, t) && e.solo !== null ? e.solo.deck : e.players[t].deck;
}
var bt = (e) => w.slice(0, 3).flatMap((t, n) => Array.from({ length: e.tokens[n] }, () => t));
function xt(e, t) {
	let n = e.options.solo === null ? [] : [e.options.solo.rival], r = (e.options.gangs ?? []).slice(0, e.seats), i = t.filter((e) => !r.includes(e) && !n.includes(e));
	return [...[...r, ...i].slice(0, e.seats), ...n];
}
function St(e, t) {
	let n = o(e), r = t;
	return k(r) ? n?.kind === "shuffle" ? Et(r, ["type", "cards"]) && r.type === "shuffle" && Dt(r.cards, yt(e, n.seat)) : n?.kind === "lots" ? Et(r, ["type", "business"]) && r.type === "lot" && bt(e).includes(r.business) : n?.kind === "set-up" && wt(e, r) : !1;
}
var Ct = "type first gangs tiles businesses low high jobs dealers federal news decks".split(" ");
function wt(e, n) {
	let r = e.options.solo !== null;
	if (!Et(n, r ? [...Ct, "rival"] : Ct) || n.type !== "set-up") return !1;
	let i = n, a = pt(e), o = le(a).length, s = t(e.options);
	if (!Number.isInteger(i.first) || i.first < 0 || i.first >= a || r && i.first !== 1 || !M(i.gangs, S, a) || xt(e, i.gangs).join() !== i.gangs.join() || !M(i.tiles, ie.tiles, o) || !M(i.businesses, ft, o) || !M(i.news, s.news, ut)) return !1;
	for (let e of dt) if (!Dt(i[e], s[e])) return !1;
	return !Array.isArray(i.decks) || i.decks.length !== e.seats ? !1 : i.decks.every((e, t) => Dt(e, fe(i.gangs[t]))) && (!r || Tt(e, i.rival));
}
function Tt(e, t) {
	if (!k(t) || !Et(t, [
		"numbers",
		"at",
		"a",
		"b",
		"c"
	])) return !1;
	let { a: n, b: r, c: i } = t;
	if (!Dt(t.numbers, gt) || !ht.includes(t.at) || !Array.isArray(n) || !Array.isArray(r) || !Array.isArray(i)) return !1;
	let a = vt(e);
	if (r.length !== j("B").length - a.b || i.length !== j("C").length - a.c) return !1;
	let o = [
		"A",
		"B",
		"C"
	].flatMap(j);
	return Dt([
		...n,
		...r,
		...i
	], o) && M(r, j("B"), r.length) && M(i, j("C"), i.length);
}
var Et = (e, t) => Object.keys(e).sort().join() === [...t].sort().join(), Dt = (e, t) => M(e, t, t.length);
function M(e, t, n) {
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
var Ot = /* @__PURE__ */ new Set([
	"upgrade",
	"bribe",
	"graft"
]);
function kt(e, t) {
	switch (e.type) {
		case "set-up": return {
			...e,
			hands: At(e.hands, t),
			jobs: At(e.jobs, t)
		};
		case "passed-jobs": return {
			...e,
			packs: At(e.packs, t)
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
		case "money": return e.seat === t || Ot.has(e.reason) || (e.amount ?? 0) > 0 ? e : {
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
var At = (e, t) => e.map((e, n) => n === t ? e : null), N = (e) => e.map((e) => e.id), jt = N(ke), Mt = [
	...N(Te),
	...N(he),
	...N(He),
	...N(Re),
	...N(_e)
], Nt = 40, Pt = Array.from({ length: Nt }, (e, t) => `deal-${t}`), Ft = Array.from({ length: Nt }, (e, t) => t), P = (e) => new Map(e.map((e) => [e, e])), It = new Map(Ft.map((e) => [String(e), e])), Lt = new Map(Pt.map((e) => [e, e.replace("-", " ")])), Rt = {
	act: P(T),
	business: P(w),
	card: P(Mt),
	deal: It,
	district: P(x),
	good: P(Xe),
	job: P(N(he)),
	option: It,
	piece: P(We),
	place: new Map([...Lt, ...P(jt)]),
	seat: It,
	skill: P(["standard", "matching"]),
	spot: new Map([
		...Lt,
		...P(Je),
		...P(x)
	]),
	stat: P(C),
	step: P(["safehouses", "headquarters"]),
	tile: P(jt),
	vehicle: P(["car", "truck"])
}, zt = {
	settle: [["piece", "vehicle"], ["tile", "tile"]],
	keep: [["card", "job"]],
	return: [["card", "job"]],
	plan: [["card", "card"]],
	ready: [],
	ring: [],
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
}, Bt = (e) => Object.hasOwn(zt, e);
function Vt(e) {
	if (e.type === "shuffle") return `shuffle ${e.cards.join(",")}`;
	if (e.type === "set-up") return Wt(e);
	if (e.type === "lot") return `lot ${e.business}`;
	let t = e, n = e.type;
	for (let [r] of zt[e.type]) n += ` ${String(t[r]).replace(" ", "-")}`;
	return n;
}
function Ht(e) {
	let [t = "", ...n] = e.split(" ");
	if (t === "shuffle") return Jt(n);
	if (t === "set-up") return Zt(n);
	if (!Bt(t)) return O(`there is no action ${JSON.stringify(t.slice(0, 40))}`);
	let r = zt[t];
	if (n.length !== r.length) return O(`${t} takes ${r.length} words after it, not ${n.length}`);
	let i = { type: t };
	for (let [e, [a, o]] of r.entries()) {
		let r = b(n, e), s = Rt[o].get(r);
		if (s === void 0) return O(`${JSON.stringify(r.slice(0, 40))} is no ${a} of ${t}`);
		i[a] = s;
	}
	return D(i);
}
var Ut = [
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
function Wt(e) {
	let t = Ut.map((t) => `${t}=${e[t].join(",")}`), n = `decks=${e.decks.map((e) => e.join(",")).join("/")}`;
	return `set-up first=${e.first} ${t.join(" ")} ${n}${e.rival === void 0 ? "" : Gt(e.rival)}`;
}
var Gt = ({ numbers: e, at: t, a: n, b: r, c: i }) => ` numbers=${e.join(",")} at=${t} a=${n.join(",")} b=${r.join(",")} c=${i.join(",")}`, Kt = /* @__PURE__ */ new Set([
	...N(re),
	...Mt,
	...jt,
	...S,
	...w
]), qt = (e) => {
	let t = e === "" ? [] : e.split(",");
	return t.every((e) => Kt.has(e)) ? t : null;
};
function Jt(e) {
	let t = e.length === 1 ? qt(b(e, 0)) : null;
	return t === null ? O("shuffle takes the cards of a deck, with commas between them") : D({
		type: "shuffle",
		cards: t
	});
}
var Yt = 5;
function Xt(e) {
	let t = [
		"numbers",
		"at",
		"a",
		"b",
		"c"
	].flatMap((t, n) => {
		let [r, i, ...a] = b(e, n).split("=");
		return r === t && i !== void 0 && a.length === 0 ? [i] : [];
	});
	if (t.length !== Yt) return null;
	let n = b(t, 1), r = (e) => qt(b(t, e)), [i, a, o] = [
		r(2),
		r(3),
		r(4)
	], s = b(t, 0).split(",").map((e) => It.get(e));
	return s.includes(void 0) || !x.includes(n) || i === null || a === null || o === null ? null : {
		numbers: s,
		at: n,
		a: i,
		b: a,
		c: o
	};
}
function Zt(e) {
	let t = [
		"first",
		...Ut,
		"decks"
	], n = e.length === t.length + Yt ? Xt(e.splice(t.length)) : void 0;
	if (e.length !== t.length || n === null) return O(`set-up takes ${t.join(", ")}, and alone the rival's`);
	let r = { type: "set-up" };
	for (let [n, i] of t.entries()) {
		let [t, a = "", ...o] = b(e, n).split("=");
		if (t !== i || o.length > 0) return O(`set-up wants ${i} as word ${n + 1}`);
		r[i] = i === "first" ? It.get(a) : i === "decks" ? a.split("/").map(qt) : qt(a);
		let s = r[i];
		if (s == null || Array.isArray(s) && s.includes(null)) return O(`set-up has a wrong ${i}`);
	}
	return D({
		...r,
		...n === void 0 ? {} : { rival: n }
	});
}
var Qt = (e) => S.includes(e), $t = {
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
	read: (e) => e === null ? D(null) : !Array.isArray(e) || e.length === 0 || e.length > S.length || !e.every(Qt) ? O(`must be null or a list of gangs, by seat: ${S.join(", ")}`) : new Set(e).size === e.length ? D(e) : O("names a gang twice")
}, en = {
	about: "alone against the Enforcer of a rival gang; null: two to four players",
	default: null,
	schema: { anyOf: [{ type: "null" }, {
		type: "object",
		properties: {
			rival: { enum: S },
			difficulty: {
				enum: Ze,
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
		if (e === null) return D(null);
		if (!(k(e) && Object.keys(e).every((e) => e === "rival" || e === "difficulty")) || !Qt(e.rival)) return O(`must be null or {"rival": one of ${S.join(", ")}}`);
		let t = e.difficulty ?? "underboss";
		return Ze.includes(t) ? D({
			rival: e.rival,
			difficulty: t
		}) : O(`difficulty must be one of ${Ze.join(", ")}`);
	}
}, tn = {
	fields: {
		jobDraft: $e(!1, "Jobs are drafted at the start: take one, pass the rest (SC-100)"),
		ringByHand: $e(!1, "the Family Ring pays only if its holder takes the money in their turn (SC-11)"),
		gangs: $t,
		solo: en
	},
	conflict: (e) => e.solo === null ? null : e.jobDraft ? "alone, Jobs are not drafted: two are drawn and one is kept, three times (SC-110)" : e.gangs?.[0] === e.solo.rival ? "the Enforcer needs a gang of his own, not the first seat's (SC-110)" : null
}, nn = (e) => e.solo === null ? {
	min: 2,
	max: e.gangs === null ? 4 : Math.max(2, e.gangs.length)
} : {
	min: 1,
	max: 1
}, rn = {
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
function an(e, t) {
	let n = o(e);
	if (n?.kind !== "turn") return [];
	let r = [], i = (e, t, n, i = {}) => {
		r.push({
			action: e,
			code: t,
			rule: n,
			values: i
		});
	};
	for (let n of b(e.players, t).jobs) De(e, t, n) || i({
		type: "fulfil",
		job: n
	}, "job-not-met", "SC-50");
	if (n.seat !== t || n.step === "done" || Ie(n, b(e.players, t))) return r;
	if (n.step === "plan") {
		for (let e of T) i({
			type: "act",
			act: e
		}, "plan-first", "SC-12");
		return r;
	}
	for (let t of T) {
		let r = n.acted === 1 ? "one-action" : pe(e, n, t);
		r !== null && i({
			type: "act",
			act: t
		}, r, r === "one-action" ? "SC-14" : rn[t], {
			muscle: h(e, n, t),
			influence: ze(e, n, t),
			needed: t === "oust" ? 5 : t === "release" ? 2 : 1
		});
	}
	for (let r of b(e.players, t).plan) for (let t of ["standard", "matching"]) {
		let a = de(e, n, r, t);
		a !== null && a !== "none" && i({
			type: "skill",
			card: r,
			skill: t
		}, a, a === "no-match" ? "SC-15" : a === "used" ? "SC-14" : "SC-16", { card: r });
	}
	return r;
}
var on = [
	"copy-skill",
	"swap-police",
	"double-sale",
	"buy-out",
	"amnesty"
], sn = (e, t, n) => typeof e == "number" && Number.isInteger(e) && e >= t && e <= n, F = (e, t) => (n, r) => sn(n, e, t) ? null : `${r} must be a whole number from ${e} to ${t}`, I = (e, t) => {
	let n = new Set(e);
	return (e, r) => n.has(e) ? null : `${r} must be ${t}`;
}, L = (e, t, n = t) => (r, i) => {
	if (!Array.isArray(r) || r.length < t || r.length > n) return `${i} must be a list of ${t === n ? t : `${t} to ${n}`}`;
	for (let [t, n] of r.entries()) {
		let r = e(n, `${i}[${t}]`);
		if (r !== null) return r;
	}
	return null;
}, R = (e) => (t, n) => {
	if (!k(t)) return `${n} must be an object`;
	for (let r of Object.keys(t)) if (!Object.hasOwn(e, r)) return `${n} has an unknown field ${r.slice(0, 40)}`;
	for (let [r, i] of Object.entries(e)) {
		if (!Object.hasOwn(t, r)) return `${n} lacks ${r}`;
		let e = i(t[r], `${n}.${r}`);
		if (e !== null) return e;
	}
	return null;
}, z = (e) => e.map((e) => e.id), B = I(z(Te), "a person"), cn = I(["", ...z(Te)], "a person, or empty"), V = I(z(he), "a Job"), ln = I(z(He), "a Dealer"), un = I(z(Re), "a Federal card"), dn = I(z(_e), "News"), fn = I(z(re), "a card of the Enforcer's"), pn = () => null, H = F(0, 99), U = F(0, 1), mn = F(-1, x.length - 1), hn = F(-1, 19), gn = I([
	"anywhere",
	"streets",
	"underworld",
	"authorities",
	"headquarters",
	"deals"
], "a reach"), _n = (e, t) => typeof e == "string" && ge(e) ? null : `${t} must name effects of a card`, vn = (e, t) => typeof e == "string" && e.length < 80 ? null : `${t} must name a skill`, W = { left: H }, yn = {
	"set-up": {},
	draft: {
		packs: L(L(V, 0, 4), 2, 4),
		kept: L(L(V, 0, 4), 2, 4),
		chosen: L(U, 2, 4)
	},
	settle: { step: F(0, 2) },
	turn: {
		step: I([
			"plan",
			"act",
			"done"
		], "plan, act or done"),
		acted: U,
		used: L(vn, 0, 99),
		ring: U,
		muscle: F(-99, 99),
		influence: F(-99, 99)
	},
	kinds: {
		...W,
		alcohol: H,
		gun: H
	},
	store: {
		alcohol: H,
		gun: H
	},
	spend: {
		alcohol: H,
		gun: H,
		any: H,
		tile: hn
	},
	recruit: W,
	oust: W,
	dismiss: W,
	"pick-job": { cards: L(V, 1, 39) },
	"pick-dealer": { cards: L(ln, 1, 31) },
	tuck: { card: ln },
	hire: {
		level: H,
		free: U,
		hired: cn
	},
	welcome: {
		card: B,
		alcohol: H
	},
	sell: {
		...W,
		sold: L(hn, 0, 20)
	},
	sale: {
		tile: F(0, 19),
		alcohol: H,
		gun: H,
		spared: H,
		spending: U
	},
	build: {
		...W,
		business: F(-1, 2)
	},
	fence: {
		...W,
		price: H
	},
	send: {
		...W,
		district: mn,
		anywhere: U
	},
	move: {
		...W,
		from: mn,
		ridden: F(0, 127),
		moved: H,
		which: I([
			"any",
			"thugs",
			"vehicles"
		], "any, thugs or vehicles")
	},
	seize: { muscle: F(-99, 99) },
	marker: {
		tile: F(0, 19),
		muscle: F(-99, 99)
	},
	upgrade: {
		muscle: F(-99, 99),
		influence: F(-99, 99),
		discount: H
	},
	"right-hand": {},
	vehicle: {},
	nightclub: {},
	shuffle: {},
	supply: {},
	deal: {},
	raid: {
		step: F(0, 5),
		done: F(0, 4),
		card: I(["", ...z(Re)], "a Federal card, or empty")
	},
	reorganise: { step: F(0, 6) },
	"round-end": { step: F(0, 1) },
	harm: {
		victim: F(0, 3),
		...W,
		how: I([
			"prison",
			"hit",
			"kill"
		], "prison, hit or kill"),
		reach: gn
	},
	police: W,
	"drive-off": W,
	"wreck-rival": W,
	"wreck-own": W,
	discard: W,
	downgrade: W,
	recover: W,
	fire: W,
	unfulfil: W,
	exchange: W,
	recall: {
		...W,
		reach: gn
	},
	script: {
		of: _n,
		at: H
	},
	choose: {
		of: _n,
		at: H
	},
	may: {
		of: _n,
		at: H
	},
	whom: {
		of: _n,
		at: H
	},
	enforcer: {
		step: I([
			"plan",
			"act",
			"done"
		], "plan, act or done"),
		line: F(0, 4),
		at: F(0, 9),
		cubes: H,
		ring: U,
		passed: F(0, 2 ** he.length - 1)
	},
	meanwhile: {},
	lots: W,
	tie: { tiles: L(F(0, 19), 2, 20) },
	"solo-jobs": {
		cards: L(V, 2),
		left: F(0, 2)
	},
	special: {
		rule: I(on, "a special rule"),
		step: H
	}
}, bn = ["set-up", "draft"], xn = (e, t) => {
	if (!k(e) || typeof e.kind != "string" || !Object.hasOwn(yn, e.kind)) return `${t} is not a frame`;
	let n = e.kind;
	return R({
		kind: pn,
		...bn.includes(n) ? {} : { seat: F(-1, 3) },
		...yn[n]
	})(e, t);
};
function Sn(e, t) {
	let n = t.players.length;
	if ("seat" in e && e.seat >= n) return `a ${e.kind} of player ${e.seat}, who is not there`;
	if ("seat" in e && e.seat < 0 && e.kind !== "shuffle") return `a ${e.kind} of nobody`;
	if ("victim" in e && e.victim >= n) return "a victim who is not there";
	if (e.kind === "tie" && e.tiles.some((e) => e >= t.tiles.length)) return "a tie between tiles that are not there";
	if ("tile" in e && e.tile >= t.tiles.length) return `a ${e.kind} on a tile that is not there`;
	if (e.kind === "script" && e.at > me(e.of).length) return "effects beyond their end";
	if (e.kind === "choose" || e.kind === "may" || e.kind === "whom") {
		let t = me(e.of)[e.at]?.do;
		if (t === void 0 || e.kind !== "whom" && t !== e.kind) return `a question (${e.kind}) that no effect asks`;
	}
	return e.kind === "settle" && Cn(e, t) ? "a player who has settled is still to settle" : e.kind === "draft" && [
		e.packs,
		e.kept,
		e.chosen
	].some((e) => e.length !== n) ? "a draft of other players" : null;
}
function Cn(e, t) {
	let n = t.players.length, r = t.solo === null ? t.first : e.seat, i = (e) => t.tiles.some((t) => t.owner === e);
	if (e.step === 0 && i(e.seat)) return !0;
	let { seat: a } = e;
	for (let e = 1; e < n && a !== r; e++) if (a = (a + n - 1) % n, i(a)) return !0;
	return !1;
}
function wn(e) {
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
var G = (e) => [...e].sort().join(), Tn = (e) => e.reduce((e, t) => e + t, 0);
function En(e, n) {
	let r = e.players.map((e) => e.gang), i = r.slice(0, e.seats), a = t(e.options);
	if (new Set(r).size !== r.length || e.players.length !== (e.solo === null ? e.seats : 2)) return "each player needs their own gang";
	let o = [...i.flatMap(() => ["alcohol-dealer", "gun-dealer"]), ...e.solo === null ? [] : Me], s = i.flatMap((e) => [...fe(e), ...kn(e)]);
	if (G(n.people) !== G([
		...a.low,
		...a.high,
		...s
	])) return "the people are not those of the box";
	if (G(n.jobs) !== G(a.jobs)) return "the Jobs are not those of the box";
	if (G(n.dealers) !== G([...a.dealers, ...o])) return "the Dealers are not those of the box";
	if (G(n.federal) !== G(a.federal)) return "the Federal cards are not those of the box";
	if (Tn(e.police) !== 3) return "there are 3 police cars";
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
		if (G([
			...t,
			...n,
			...r,
			...i,
			...a
		]) !== G(re.map((e) => e.id))) return "the Enforcer's cards are not those of the box";
	}
	return Dn(e) ?? On(e);
}
function Dn(e) {
	let t = e.players.length;
	return e.tiles.map((e) => e.district).join() === le(t).join() ? e.first >= t || e.ring >= t ? "the starting player and the holder of the Ring must be at the table" : e.time > (qe[t] ?? 0) ? "the time marker stands beyond the Time Track" : e.players.some((e) => e.deals.length < 2) ? "everybody starts with two Deals and loses none" : null : "the neighbourhoods are not placed as for this number of players";
}
function On(e) {
	for (let [t, n] of Ke.entries()) if ((e.tokens[t] ?? 0) + Tn(e.tiles.map((e) => e.tokens[t] ?? 0)) > n) return "there are too many business tokens";
	if (new Set(e.tiles.map((e) => e.id)).size !== e.tiles.length) return "a neighbourhood lies on the table twice";
	if (e.tiles.some((t) => t.owner !== -1 && t.owner >= e.players.length)) return "a neighbourhood belongs to nobody at the table";
	for (let [t, n] of e.players.entries()) {
		if (Tn([
			n.recruits,
			n.safehouses,
			n.headquarters,
			n.underworld,
			n.authorities,
			n.prison,
			...n.thugs,
			...n.deals.map((e) => e.thug)
		]) > 12) return `player ${t} has more than 12 thugs`;
		if (n.carsLeft + Tn(n.cars) !== 3 || n.trucksLeft + Tn(n.trucks) !== 2) return `player ${t} lacks a vehicle`;
		if (n.markers + e.tiles.filter((e) => e.owner === t).length !== 7) return `player ${t} lacks a control marker`;
		if (!n.open.every((e) => n.hand.includes(e))) return `player ${t} has shown a card that is not in the hand`;
	}
	return null;
}
var kn = (e) => Te.filter((t) => t.gang === e && (t.role === "underboss" || t.role === "counselor")).map((e) => e.id), An = F(0, 999), K = (e, t) => R({
	cards: L(e, 0, t),
	seen: L(F(0, 15), 0, t)
}), jn = R({
	cards: L(ln, 1, 31),
	thug: F(0, 1),
	alcohol: An,
	gun: An
}), Mn = {
	person: B,
	job: V
};
function Nn(e) {
	switch (e.holds) {
		case "gang": return I(S, "a gang");
		case "number": return F(e.least ?? 0, e.most);
		case "numbers": return L(F(e.least ?? 0, e.most), e.length);
		case "cards": return L(Mn[e.of], 0, e.most);
		case "deals": return L(jn, 0, e.most);
	}
}
var Pn = R(Object.fromEntries(Object.entries(u).map(([e, t]) => [e, Nn(t)]))), Fn = R({
	id: I(ke.map((e) => e.id), "a neighbourhood"),
	district: F(0, x.length - 1),
	night: F(0, 1),
	owner: F(-1, 3),
	tokens: L(F(0, 4), w.length),
	alcohol: An,
	gun: An
}), In = L(fn, 0, 36), Ln = R({
	difficulty: I(Ze, "a difficulty"),
	numbers: L(F(1, x.length), x.length),
	at: F(0, x.length - 1),
	deck: In,
	plan: In,
	discard: In,
	b: In,
	c: In,
	associates: L(B, 0, 60)
}), Rn = R({
	options: pn,
	seats: F(1, 4),
	players: L(Pn, 0, 4),
	tiles: L(Fn, 0, 20),
	police: L(F(0, 3), x.length),
	tokens: L(F(0, 11), w.length),
	market: L(cn, 4),
	low: K(B, 80),
	high: K(B, 80),
	jobs: K(V, 39),
	dealers: K(ln, 31),
	federal: K(un, 28),
	federalUsed: L(un, 0, 28),
	gone: L(B, 0, 80),
	news: K(dn, 16),
	headlines: L(dn, 0, 16),
	ring: F(-1, 3),
	ness: F(0, 6),
	time: F(0, 6),
	round: F(1, 3),
	first: F(0, 3),
	stack: L(xn, 0, 60),
	solo: ((e) => (t, n) => t === null ? null : e(t, n))(Ln)
});
function zn(e) {
	return te(e);
}
function Bn(e, t) {
	if (!k(e)) return O("a state must be an object");
	let n = et(tn, e.options ?? t);
	if (!n.ok) return n;
	if (t !== void 0 && e.options !== void 0) {
		let e = et(tn, t);
		if (!e.ok) return e;
		if (JSON.stringify(e.value) !== JSON.stringify(n.value)) return O("the options are not those of the state");
	}
	let r = Vn({
		...e,
		options: null
	}, Rn, "state");
	if (r !== null) return O(r);
	let i = te({
		...e,
		options: n.value
	}), { min: a, max: o } = nn(n.value);
	return i.seats < a || i.seats > o ? O(`seats must be ${a} to ${o}`) : Hn(i);
}
function Vn(e, t, n) {
	return t(e, n);
}
function Hn(e) {
	for (let t of e.stack) {
		let n = Sn(t, e);
		if (n !== null) return O(n);
	}
	if (e.players.length > 0 && e.solo === null != (e.options.solo === null)) return O("a state for one needs the Enforcer, and no other");
	if (e.players.length === 0) return e.stack.length === 1 && b(e.stack, 0).kind === "set-up" ? D(e) : O("without players, only the set-up can be under way");
	let t = En(e, wn(e));
	if (t !== null) return O(t);
	try {
		let t = ve(e);
		if (typeof t != "string" && !t.every((t) => sn(t, 0, e.seats - 1) && je(e, t).length > 0)) return O("the seat to act has no legal action");
	} catch (e) {
		return O(`what is under way does not fit the table: ${e.message}`);
	}
	return D(e);
}
function Un(e, t) {
	return {
		seat: t,
		options: e.options,
		seats: e.seats,
		players: e.players.map((n, r) => Kn(n, r === t || l(e, r), e.stack.length === 0)),
		tiles: e.tiles.map((e) => ({
			...e,
			tokens: e.tokens.slice()
		})),
		police: e.police.slice(),
		tokens: e.tokens.slice(),
		market: e.market.slice(),
		low: q(e.low, t),
		high: q(e.high, t),
		jobs: q(e.jobs, t),
		dealers: q(e.dealers, t),
		federal: q(e.federal, t),
		federalUsed: e.federalUsed.slice(),
		gone: e.gone.slice(),
		news: q(e.news, t),
		headlines: e.headlines.slice(),
		ring: e.ring,
		ness: e.ness,
		time: e.time,
		round: e.round,
		first: e.first,
		solo: e.solo === null ? null : Wn(e.solo),
		stack: e.stack.map((e) => qn(e, t))
	};
}
var Wn = (e) => ({
	difficulty: e.difficulty,
	numbers: e.numbers.slice(),
	at: e.at,
	deck: e.deck.length,
	plan: e.plan.slice(),
	discard: e.discard.slice(),
	b: e.b.length,
	c: e.c.length,
	associates: e.associates.slice()
}), q = (e, t) => e.cards.map((n, r) => e.seen[r] === 15 || t !== null && b(e.seen, r) & 1 << t ? n : null), Gn = (e) => e.map(() => null);
function Kn(e, t, n) {
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
		hand: t ? e.hand.slice() : [...e.open, ...Gn(e.hand.slice(e.open.length))],
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
		jobs: t ? e.jobs.slice() : Gn(e.jobs),
		fulfilled: e.fulfilled.slice(),
		deals: e.deals.map(Ae)
	};
}
function qn(e, t) {
	switch (e.kind) {
		case "pick-job":
		case "pick-dealer": return {
			kind: e.kind,
			seat: e.seat,
			cards: e.seat === t ? e.cards.slice() : Gn(e.cards)
		};
		case "solo-jobs": return {
			...e,
			cards: e.seat === t ? e.cards.slice() : Gn(e.cards)
		};
		case "draft": {
			let n = (e) => e.map((e, n) => n === t ? e.slice() : Gn(e));
			return {
				kind: "draft",
				packs: n(e.packs),
				kept: n(e.kept),
				chosen: e.chosen.slice()
			};
		}
		default: return s(e);
	}
}
var Jn = {
	id: "scarface",
	rules: 2,
	options: tn,
	seats: nn,
	start: ee,
	seated: (e) => e.seats,
	toAct: ve,
	legal: je,
	sample: (e, t, n) => ce(je(e, t), n),
	chance: mt,
	possible: St,
	apply: Ee,
	clone: te,
	deadline: () => null,
	elapse: () => ({ type: "stop" }),
	bound: 2e4,
	view: Un,
	face: kt,
	redeal: Pe,
	refusals: an,
	result: (e) => {
		if (e.stack.length > 0) return null;
		let { totals: t, winners: n } = oe(e);
		return {
			scores: t.slice(0, e.seats),
			winners: n.filter((t) => t < e.seats)
		};
	},
	save: zn,
	load: Bn,
	write: Vt,
	read: Ht
}, Yn = {
	en: {
		words: () => import("./words2.js"),
		help: () => import("./help2.js"),
		page: () => import("./page2.js"),
		result: () => import("./result-card2.js"),
		lesson: () => import("./lesson2.js"),
		terminal: () => import("./terminal2.js"),
		picture: () => import("./picture2.js"),
		icons: () => import("./icons2.js")
	},
	de: {
		words: () => import("./words.js"),
		help: () => import("./help.js"),
		page: () => import("./page.js"),
		result: () => import("./result-card.js"),
		lesson: () => import("./lesson.js"),
		terminal: () => import("./terminal.js"),
		picture: () => import("./picture.js"),
		icons: () => import("./icons.js")
	},
	fr: {
		words: () => import("./words4.js"),
		help: () => import("./help4.js"),
		page: () => import("./page4.js"),
		result: () => import("./result-card4.js"),
		lesson: () => import("./lesson4.js"),
		terminal: () => import("./terminal4.js"),
		picture: () => import("./picture4.js"),
		icons: () => import("./icons4.js")
	},
	it: {
		words: () => import("./words5.js"),
		help: () => import("./help5.js"),
		page: () => import("./page5.js"),
		result: () => import("./result-card5.js"),
		lesson: () => import("./lesson5.js"),
		terminal: () => import("./terminal5.js"),
		picture: () => import("./picture5.js"),
		icons: () => import("./icons5.js")
	},
	es: {
		words: () => import("./words3.js"),
		help: () => import("./help3.js"),
		page: () => import("./page3.js"),
		result: () => import("./result-card3.js"),
		lesson: () => import("./lesson3.js"),
		terminal: () => import("./terminal3.js"),
		picture: () => import("./picture3.js"),
		icons: () => import("./icons3.js")
	}
}, Xn = Object.fromEntries(e.map((e) => [e, Yn[e].words])), Zn = {
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
}, Qn = 3, $n = 2.5, er = 4, tr = 6, nr = 8, rr = {
	alcohol: 4.5,
	gun: 6.5,
	any: 6.8
}, ir = {
	rival: 1 / 3,
	rivals: .9,
	everyone: .9
}, ar = {
	prison: tr,
	hit: 1.5 * tr,
	kill: 12
}, or = {
	"copy-skill": 6,
	"swap-police": 3,
	"double-sale": 20,
	"buy-out": 15,
	amnesty: 8
}, sr = (e) => "mostOfAll" in e || "controls" in e || "ring" in e ? .35 : .5, J = (e) => typeof e == "number" ? e : Math.min(Zn[e.each] * (e.times ?? 1), e.most ?? Infinity), cr = (e) => Qn * e;
function Y(e, t = "self") {
	return t === "self" ? -e : ir[t] * e - (t === "everyone" ? e : 0);
}
var lr = (e) => (e.money ?? 0) + rr.alcohol * (e.alcohol ?? 0) + rr.gun * (e.gun ?? 0) + rr.alcohol * (e.goods ?? 0) + er * (e.cards ?? 0) + tr * (e.thugs ?? 0) + $n * (e.crime ?? 0);
function ur(e) {
	switch (e.do) {
		case "money": return J(e.amount);
		case "pay": return Y(J(e.amount), e.who);
		case "steal": return J(e.amount) * (e.from === "rival" ? 1 : 2) + Y(J(e.amount), e.from);
		case "goods": return rr[e.good] * J(e.amount);
		case "lose-goods": return Y(rr[e.good ?? "alcohol"] * J(e.amount), e.who);
		case "boost": return Qn * (J(e.muscle ?? 0) + J(e.influence ?? 0));
		case "crime": return Y($n * e.by, e.who);
		case "recruit": return 3.5 * J(e.steps);
		case "release": return e.thugs === "all" ? tr : 4 * J(e.thugs);
		case "harm": return Y(ar[e.how] * J(e.thugs), e.whose);
		case "send": return (e.where === "present" ? 4 : 5) * J(e.thugs);
		case "move": return 2.5 * J(e.pieces);
		case "police": return 2.5 * e.cars;
		case "drive-off": return 2.5 * e.pieces;
		case "build": return nr * J(e.tokens);
		case "wreck": return Y(nr * e.tokens, e.whose);
		case "draw": return er * J(e.cards);
		case "discard": return Y(er * e.cards, e.who);
		case "sell": return 5 * J(e.sales);
		case "fence": return (e.price - 4) * J(e.goods);
		case "job":
		case "dealer": return 5 + J(e.draw);
		case "hire": return 6 + 2 * e.level + (e.toHand ? er : 0);
		case "supply": return 10;
		case "ring": return 4;
		case "recall": return 5 * J(e.thugs);
		case "oust": return 7 * e.markers;
		case "seize": return 1 + Qn * J(e.muscle);
		case "upgrade": return tr + e.discount;
		case "downgrade": return Y(12 * e.levels, e.who);
		case "recover": return 5 * e.cards;
		case "fire": return Y(10 * e.cards, e.who);
		case "unfulfil": return Y(10 * e.jobs, e.who);
		case "choose": return Math.max(...e.options.map(X));
		case "may": return .8 * Math.max(0, X(e.then) - lr(e.cost));
		case "if": return sr(e.when) * X(e.then);
		case "each": return Y(-X(e.effects), e.who);
		case "market":
		case "time": return 1;
		case "peek": return .8 * e.cards;
		case "exchange": return 1.5 * e.goods;
		case "nightclub": return 14;
		case "vehicle": return 8;
		case "special": return or[e.rule];
	}
}
function X(e) {
	let t = 0;
	for (let n of e) t += ur(n);
	return t;
}
var dr = .6, fr = (e) => cr(e.muscle + e.influence) + X(e.standard ?? []) + dr * X(e.matching?.effects ?? []);
function Z(e) {
	let t = qe[e.players.length];
	return ((3 - e.round) * t + t - e.time) / e.players.length;
}
var pr = (e) => {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		let r = t.get(n);
		return r === void 0 && (r = e(n), t.set(n, r)), r;
	};
}, mr = pr((e) => fr(g(e))), hr = (e, t) => {
	let n = g(t).role === "boss" ? se(e) : null;
	return mr(t) + (n === null ? 0 : 3 * (n.muscle + n.influence));
}, gr = (e) => "on" in e ? 1.5 * X(e.effects) : 7, _r = pr((e) => {
	let { reward: t, powers: n } = Ce(e);
	return X(t ?? []) + (n ?? []).reduce((e, t) => e + gr(t), 0);
});
function vr(e, t, n) {
	let r = 0;
	for (let i of Ce(n).needs) Le(e, t, i) || r++;
	return _r(n) - 5 * r;
}
function yr(e, t, n) {
	let r = 1;
	for (let i of Ce(n).needs) "least" in i && !i.count.startsWith("plan-") ? r *= Math.min(1, ae(e, t, i.count) / i.least) : Le(e, t, i) || (r *= br);
	return r * _r(n);
}
var br = .5;
function Q(e, t, n) {
	let r = 0;
	for (let i of e.players[t].deals) r -= i[n];
	for (let i of e.tiles) i.owner === t && (r += _(i)[n] - i[n]);
	return r;
}
var $ = (e, t, n, r) => {
	let i = Math.max(0, Math.min(e, t));
	return n * (i + (e - i) * r);
};
function xr(e, t, n, r, i) {
	let [a, o] = [Q(e, t, "alcohol"), Q(e, t, "gun")];
	return $(v(n, "alcohol"), a, i.alcohol, i.excess) + $(v(n, "gun") + r, o, i.gun, i.excess);
}
var Sr = (e, t, n) => f(e, t, n) - d(e, t, n), Cr = (e, t) => (5 + 2 * e) * t.token;
function wr(e, t, n, r, i) {
	let a = _(n), o = a.profit - a.alcohol * i.alcohol - a.gun * i.gun + 3 * e.players[t].trucks[n.district] - 2 * e.police[n.district];
	return ne(n) * Cr(r, i) + r * (i.tile + i.margin * o) + i.excess * (n.alcohol * i.alcohol + n.gun * i.gun);
}
function Tr(e, t, n, r, i) {
	let a = e.players[t], { prices: o, bonuses: s } = ue(a.gang), c = a.stats[n];
	if (c > 2) return -Infinity;
	let l = C[n], u = o[l][c - 1], d = s[a.boss];
	return r * (i[l] + i.track) + (l === "nightclubs" ? Cr(r, i) : 0) + (typeof d == "number" ? d : d === null ? 0 : 3 * r) - y(e, t, "upgrade-price", u.money) - Er(a.crime, u.crime, i);
}
function Er(e, t, n) {
	let r = (e) => Math.max(0, e - 6);
	return t * n.crime + (r(e + t) - r(e)) * n.crimeHigh;
}
var Dr = (e, t) => {
	let n = e.players[t].money;
	for (let r of e.tiles) r.owner === t && (n += 5 + 8 * ne(r));
	return n;
}, Or = (e, t) => e.tiles.find((e) => e.id === t);
function kr(e, t, n, r, i) {
	switch (r.type) {
		case "settle": return wr(e, t, Or(e, r.tile), Z(e), i) + (r.piece === "truck" ? i.truck : 0);
		case "keep": return vr(e, t, r.card);
		case "return": return -vr(e, t, r.card);
		case "yes": return n.kind === "may" ? Ar(n) : 1;
		case "option": return "of" in n ? X(me(`${n.of}/${n.at}/${r.option}`)) : 0;
		case "deal": return xr(e, t, e.players[t].deals[r.deal], 0, i);
		case "good": return n.kind === "sale" ? i[r.good] : Mr(e, t, n, r.good, i);
		case "store": return Nr(e, r.good, r.at);
		case "replace": return r.good === "gun" ? 1 : -1;
		case "spend": return Pr(e, t, n, r.good, r.from, i);
		case "recruit": return r.to === "headquarters" ? 2 : 1;
		case "card": return Fr(e, t, n, r.card, i);
		case "tuck": return Ir(e, t, n, r.deal, i);
		case "to-hand": return n.kind === "welcome" ? i.toHand * hr(e.players[t], n.card) - n.alcohol * i.alcohol : 1;
		case "tile": return Lr(e, t, n, Or(e, r.tile), i);
		case "build": return 1 + Rr(e, t, Or(e, r.tile));
		case "wreck": return n.kind === "wreck-own" ? -1 : Dr(e, Or(e, r.tile).owner);
		case "district": return n.kind === "send" ? Hr(e, t, n, E(r.district), i) : 1;
		case "move": return Ur(e, t, r.piece, E(r.to), i) - 1;
		case "vehicle": return r.piece === "truck" ? i.truck * 2 * zr(e, t, E(r.district)) : 1 + zr(e, t, E(r.district));
		case "stat": return n.kind === "downgrade" ? -i[r.stat] : Tr(e, t, C.indexOf(r.stat), Z(e), i);
		case "thug": return Gr(n, t, r.from);
		case "police": return zr(e, t, E(r.from)) - Br(e, t, E(r.from)) + Br(e, t, E(r.to)) - 2 * zr(e, t, E(r.to));
		case "seat": return Dr(e, r.seat);
		default: return 0;
	}
}
function Ar(e) {
	let t = me(e.of)[e.at];
	return t.do === "may" ? X(t.then) - jr(t.cost) : 1;
}
var jr = ({ money: e = 0, alcohol: t = 0, gun: n = 0, goods: r = 0, cards: i = 0, thugs: a = 0, crime: o = 0 }) => e + 4.5 * (t + r) + 6.5 * n + 4 * i + 6 * a + 2.5 * o;
function Mr(e, t, n, r, i) {
	let a = n.kind === "kinds" ? n[r] : 0;
	return $(1, Q(e, t, r) - a, i[r], i.excess);
}
function Nr(e, t, n) {
	if (r(n) >= 0) return 3;
	let i = Or(e, n);
	return 1 + Math.min(1, Math.max(0, _(i)[t] - i[t]));
}
function Pr(e, t, n, i, a, o) {
	let s = $(1, Q(e, t, i) + 1, o[i], o.excess) * Math.min(1, Z(e) + .1);
	if (n.kind === "fence") return be(e, t) - s;
	if (n.kind === "exchange") {
		let n = i === "alcohol" ? "gun" : "alcohol";
		return $(1, Q(e, t, n), o[n], o.excess) - s;
	}
	return 10 - s + (r(a) >= 0 ? 0 : 2);
}
function Fr(e, t, n, r, i) {
	switch (n.kind) {
		case "pick-job":
		case "solo-jobs": return vr(e, t, r);
		case "pick-dealer": {
			let { alcohol: e, gun: t, muscle: n, influence: a, storage: o } = Oe(r);
			return e * i.alcohol + t * i.gun - 2 * (n + a) + o;
		}
		case "discard":
		case "fire": return -hr(e.players[t], r);
		case "unfulfil": return -vr(e, t, r);
		case "special": return X(g(r).standard ?? []);
		case "hire": return mr(r);
		default: return hr(e.players[t], r);
	}
}
function Ir(e, t, n, r, i) {
	if (n.kind !== "tuck") return 0;
	let { muscle: a, influence: o } = Oe(n.card), s = e.players[t].deals[r];
	return i.tuck - a - o - v(s, "muscle") - v(s, "influence");
}
function Lr(e, t, n, r, i) {
	let a = wr(e, r.owner === -1 ? t : r.owner, r, Z(e), i);
	switch (n.kind) {
		case "sell": {
			let { alcohol: a, gun: o } = _(r), s = Sr(e, t, r);
			return 100 + (n.left < 9 ? s : s - .9 * (a * i.alcohol + o * i.gun));
		}
		case "oust": return r.owner === t ? -a : a;
		case "marker": return wr(e, t, e.tiles[n.tile], Z(e), i) - a;
		case "nightclub": return 1 + Rr(e, t, r);
		case "special": return Sr(e, t, r);
		case "seize": return a + (r.owner === -1 ? 0 : i.spite * a);
		default: return a;
	}
}
var Rr = (e, t, n) => {
	let r = e.players[t];
	return _(n).defence + e.police[n.district] + r.thugs[n.district] + r.cars[n.district];
}, zr = (e, t, n) => {
	let r = 0;
	for (let i of e.tiles) i.district === n && i.owner === t && r++;
	return r;
}, Br = (e, t, n) => {
	let r = 0;
	for (let i of e.tiles) i.district === n && i.owner !== t && i.owner !== -1 && r++;
	return r;
};
function Vr(e, t, n, r) {
	let i = 0;
	for (let a of e.tiles) a.district === n && a.owner !== t && (i = Math.max(i, wr(e, t, a, Z(e), r) - 3 * m(e, t, a)));
	return i;
}
function Hr(e, t, n, r, i) {
	let a = e.players[t], o = .2 * Vr(e, t, r, i) + zr(e, t, r) - 2 * e.police[r];
	return n.district === -1 ? o + 100 : a.headquarters > 2 && a.thugs[r] < 3 ? o : -1;
}
function Ur(e, t, n, r, i) {
	let a = 2 * e.police[r];
	return n === "truck" ? i.truck * zr(e, t, r) - a : .2 * Vr(e, t, r, i) - a;
}
var Wr = {
	headquarters: 6,
	authorities: 3,
	underworld: 2,
	prison: 1,
	safehouses: 3,
	recruits: 2
};
function Gr(e, t, n) {
	let i = Wr[n] ?? (r(n) >= 0 ? 3 : 4);
	return e.kind === "recall" ? n === "underworld" ? 5 : i : e.kind === "harm" && e.victim !== t ? i : -i;
}
var Kr = 8;
function qr(e, t, n) {
	let r = [], a = e.players[t], o = Z(e), s = {
		muscle: p(e, t, "muscle"),
		influence: p(e, t, "influence")
	}, c = (n, r) => s[n] ? y(e, t, n, 100, r) - 100 : 0, l = (e, t, n, i) => {
		r.push({
			act: e,
			muscle: t === 0 ? 0 : t - c("muscle", e),
			influence: n === 0 ? 0 : n - c("influence", e),
			worth: i
		});
	};
	if (Jr(e, t, o, n, l), Yr(e, t, o, n, l), l("dismiss", 0, 0, -15), a.headquarters === 0) return l("move", 1, 0, n.move), r;
	for (let e = 1; e <= Math.min(3, a.headquarters); e++) l("send", e, 0, Math.min(1, o) * n.send * e - n.thugBack);
	l("move", 1, 0, n.move);
	let u = y(e, t, "deal-goods", i(a, 3, "supply"));
	for (let r of a.deals) r.thug === 0 && l("deal", v(r, "muscle"), v(r, "influence"), Math.min(1, o + .3) * xr(e, t, r, u * r.cards.length, n) - n.thugBack);
	return Xr(e, t, o, n, l), Zr(e, t, o, n, l), r;
}
function Jr(e, t, n, r, i) {
	let a = e.players[t];
	for (let o of e.tiles) {
		if (o.owner === t || !xe(e, t, o.district)) continue;
		let s = wr(e, t, o, n, r), c = a.markers > 0 ? s : s / 3;
		i("seize", m(e, t, o), 0, o.owner === -1 ? c : c + r.spite * s);
	}
}
function Yr(e, t, n, r, i) {
	let a = e.players[t];
	if (a.boss >= 12) return;
	let { prices: o } = ue(a.gang);
	for (let s = 0; s < C.length; s++) {
		let c = a.stats[s];
		if (c > 2) continue;
		let l = o[C[s]][c - 1];
		a.money < y(e, t, "upgrade-price", l.money) || i("upgrade", l.muscle, l.influence, Tr(e, t, s, n, r));
	}
}
function Xr(e, t, r, i, a) {
	let o = e.players[t], s = Er(o.crime, y(e, t, "underworld-crime", o.underworld + 1), i) + i.thugGone * Math.min(1, r), c = Math.min(o.recruits * 2 + o.safehouses, Kr);
	for (let e = 1; e <= c; e++) a("recruit", 0, e, Math.min(1, r) * i.step * e - s);
	for (let t = 1; t <= 4; t++) e.jobs.cards.length > 0 && a("job", 0, t, Math.min(1, r) * (i.job + i.draw * t) - s), e.dealers.cards.length > 0 && a("dealer", 0, t, r * (i.dealer + i.draw * t) - s);
	let l = y(e, t, "hire-level", 100) - 100, u = e.ring === t ? 0 : i.ring * Math.min(1, r);
	for (let t of e.market) {
		if (t === "") continue;
		let { level: e } = g(t);
		a("hire", 0, Math.max(0, e - l), Math.max(0, r - .4) * i.hire * mr(t) + e + u - s);
	}
	let d = Math.max(0, 1 - r), f = i.sale + (i.saleLate - i.sale) * d, p = [];
	for (let r = 0; r < e.tiles.length; r++) n(e, t, r) && p.push(f * Sr(e, t, e.tiles[r]));
	p.sort((e, t) => t - e);
	let m = -s;
	for (let [e, t] of p.entries()) m += t, a("sales", 0, e + 1, m);
}
function Zr(e, t, n, r, i) {
	let o = e.players[t], s = r.thugBack * Math.min(1, n), c = 0, l = 0;
	for (let i of e.tiles) i.owner === t ? Ve(i) && (c += 3 - (ne(i) - i.tokens[3])) : i.owner !== -1 && (l = Math.max(l, wr(e, i.owner, i, n, r)));
	c = Math.min(c, e.tokens[0] + e.tokens[1] + e.tokens[2], Kr);
	for (let e = 1; e <= c; e++) i("build", 0, e, e * Cr(n, r) - s);
	l > 0 && i("oust", 0, 5, r.spite * l - s);
	for (let t = 1; t <= o.crime - e.ness - 1; t++) i("lower-crime", 0, t, Math.min(1, n) * Er(o.crime - t, t, r) - s);
	o.prison > 0 && i("release", 0, 2, Math.min(1, n) * r.thugGone * o.prison - s);
	let u = Math.min(a(e, t), Kr);
	if (u === 0) return;
	let d = be(e, t), f = Math.max(0, -Q(e, t, "alcohol")) + Math.max(0, -Q(e, t, "gun")), p = Math.min(1, n);
	for (let e = 1; e <= u; e++) {
		let t = $(e, e - f, r.alcohol, r.excess) * p;
		i("fence", 0, e, e * d - t - s);
	}
}
var Qr = (e) => {
	let t = 0;
	for (let [n, r] of Ye.entries()) e.includes(r) && (t |= 1 << n);
	return t;
}, $r = (e, t) => {
	let n = 0;
	for (let r of e) r.do === "boost" && (n += typeof r[t] == "number" ? r[t] : 0);
	return n;
}, ei = /* @__PURE__ */ new Map();
function ti(e) {
	let t = ei.get(e);
	if (t === void 0) {
		let n = g(e), r = n.standard ?? [];
		t = {
			boss: n.role === "boss",
			muscle: n.muscle + $r(r, "muscle"),
			influence: n.influence + $r(r, "influence"),
			skill: X(r.filter((e) => e.do !== "boost")),
			matching: X(n.matching?.effects ?? []),
			commits: Qr(n.crimes),
			asks: Qr(n.matching?.crimes ?? [])
		}, ei.set(e, t);
	}
	return t;
}
var ni = (e, t) => t.doubt * e.below(1024) / 1024, ri = {}, ii = (e, t, n, r) => {
	let i = qr(e, t, n);
	return r === ri ? i : i.map((e) => ({
		...e,
		worth: e.worth + (r[e.act] ?? 0)
	}));
};
function ai(e, t, n) {
	let r = e[0], i = -Infinity;
	for (let a of e) a.worth > i && a.muscle <= t && a.influence <= n && (r = a, i = a.worth);
	return r;
}
var oi = 6, si = null, ci = [];
function li(e, t, n, r) {
	let { plan: i, money: a } = e.players[t.seat];
	return (si?.frame !== t || si.w !== n || si.laid + 1 !== i.length || si.money !== a) && (ci = ii(e, t.seat, n, r)), si = {
		frame: t,
		w: n,
		laid: i.length,
		money: a
	}, ci;
}
function ui(e, t, n, r, i) {
	let { seat: a } = t, o = e.players[a], s = li(e, t, r, i), c = o.plan.length, l = o.hand.slice(0, oi), u = o.plan.concat(l).map(ti), d = se(o), f = {
		muscle: y(e, a, "muscle", 0),
		influence: y(e, a, "influence", 0)
	}, p = u.map(({ asks: e }, t) => u.reduce((n, { commits: r }, i) => i !== t && (r & e) !== 0 ? n | 1 << i : n, 0)), m = [], h = (t) => (m[t] ??= Er(o.crime, y(e, a, "plan-crime", Math.max(0, t - 2)), r), m[t]), ee = 0, te = -Infinity;
	for (let e = 0; e < 1 << l.length; e++) {
		let t = e << c | (1 << c) - 1, [i, a, o, l] = [
			f.muscle,
			f.influence,
			0,
			0
		];
		for (let e = 0; e < u.length; e++) {
			if (!(t & 1 << e)) continue;
			let n = u[e];
			i += n.muscle + (n.boss ? d.muscle : 0), a += n.influence + (n.boss ? d.influence : 0), o += r.skill * n.skill - r.card, l++, (p[e] & t) !== 0 && (o += r.skill * n.matching);
		}
		l !== 0 && (o += ai(s, i, a).worth - (l > 2 ? h(l) : 0) + ni(n, r), !(o <= te) && (te = o, ee = e));
	}
	for (let e = 0; e < l.length; e++) if (ee & 1 << e) return {
		type: "plan",
		card: l[e]
	};
	return { type: "ready" };
}
function di(e, t, n, r, i) {
	let { seat: a } = t, o = e.players[a];
	for (let n of o.plan) for (let r of Se) if (gi(n, r) > 0 && de(e, t, n, r) === null) return {
		type: "skill",
		card: n,
		skill: r
	};
	if (t.acted === 1) return { type: "end-turn" };
	let s = 0;
	for (; pe(e, t, T[s]) !== null;) s++;
	if (s === T.length - 1 && !fi(e, t)) return {
		type: "act",
		act: T[s]
	};
	let [c, l] = pi(e, o, t), u = T[s], d = -Infinity;
	for (let o of ii(e, a, r, i)) {
		if (o.muscle > c || o.influence > l) continue;
		let i = o.worth + ni(n, r);
		i <= d || o.act !== u && pe(e, t, o.act) !== null || (u = o.act, d = i);
	}
	return {
		type: "act",
		act: u
	};
}
var fi = (e, t) => e.players[t.seat].plan.some((n) => Se.some((r) => de(e, t, n, r) === null));
function pi(e, t, n) {
	let [r, i] = [n.muscle, n.influence], a = se(t);
	for (let e of t.plan) {
		let t = g(e);
		r += t.role === "boss" ? a.muscle : t.muscle, i += t.role === "boss" ? a.influence : t.influence;
	}
	return [y(e, n.seat, "muscle", r), y(e, n.seat, "influence", i)];
}
var mi = {
	standard: hi((e) => e.standard),
	matching: hi((e) => e.matching?.effects)
};
function hi(e) {
	return new Map(Te.map((t) => [t.id, X(e(t) ?? [])]));
}
var gi = (e, t) => mi[t].get(e) ?? 0, _i = {
	alcohol: 4.2,
	gun: 4.7,
	excess: .28,
	thugBack: 1.1,
	thugGone: 3.7,
	crime: 1.4,
	crimeHigh: 1.3,
	step: 2,
	job: 3.3,
	dealer: 2.4,
	draw: .72,
	hire: .54,
	ring: 3.4,
	sale: 1,
	saleLate: 1.2,
	token: .67,
	tile: 3,
	margin: .9,
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
	doubt: 1,
	whim: .25
}, vi = (e, t = ri) => {
	let n = e.whim / 256;
	return (r, i, a) => {
		let s = o(r);
		if (s?.kind === "turn" && s.seat === i) return yi(r, s, a, e, t);
		let c = je(r, i);
		if (c.length === 1 || s === void 0) return c[0];
		let l = c[0], u = -Infinity;
		for (let t of c) {
			let o = (t.type === "stop" ? 0 : kr(r, i, s, t, e)) + a.below(256) * n;
			o <= u || (l = t, u = o);
		}
		return l;
	};
};
function yi(e, t, n, r, i) {
	let { seat: a } = t, o = [];
	return Ne(e, a, o), o.length > 0 ? o[o.length - 1] : we(e, t) ? { type: "ring" } : t.step === "plan" ? e.players[a].hand.length === 0 ? { type: "ready" } : ui(e, t, n, r, i) : di(e, t, n, r, i);
}
var bi = vi(_i), xi = 3, Si = .5, Ci = .15, wi = 4, Ti = 2;
function Ei(e, t, n, r, i) {
	if (r.length === 0 || e.players.length === 0) return [];
	let a = (e) => Di(r, e), o = (e) => i === void 0 ? 0 : Di(i.imagined, e), s = (e) => {
		let t = (t) => +!!e(t);
		return a(t) >= Si && o(t) < Si;
	}, c = b(e.players, t);
	return [
		...c.jobs.flatMap((e) => e !== null && s((n) => !b(n.players, t).jobs.includes(e)) ? [{
			code: "fulfils",
			job: e
		}] : []),
		...e.tiles.flatMap((e, n) => e.owner !== t && s((e) => b(e.tiles, n).owner === t) ? [{
			code: "seizes",
			tile: e.id
		}] : []),
		...e.market.flatMap((e) => e !== "" && s((n) => ji(b(n.players, t), e)) ? [{
			code: "hires",
			card: e
		}] : []),
		...C.flatMap((e, n) => s((e) => b(b(e.players, t).stats, n) > b(c.stats, n)) ? [{
			code: "raises",
			stat: e,
			level: b(c.stats, n) + 1
		}] : []),
		...i === void 0 ? [] : Oi(e, t, a, o),
		...ki(c.money ?? 0, a((e) => b(e.players, t).money), o((e) => b(e.players, t).money), i),
		...Ai(e, t, a, o, i !== void 0)
	].slice(0, xi);
}
var Di = (e, t) => e.reduce((e, n) => e + t(n), 0) / Math.max(1, e.length);
function Oi(e, t, n, r) {
	let i = e.tiles.flatMap((e, i) => {
		let a = (e) => b(e.tiles, i).owner === t ? 0 : 1;
		return e.owner === t && r(a) - n(a) >= Ci ? [{
			code: "keeps",
			tile: e.id
		}] : [];
	}), a = e.players.flatMap((e, i) => {
		let a = Math.round(r((e) => Dr(e, i)) - n((e) => Dr(e, i)));
		return i !== t && a >= wi ? [{
			code: "harms",
			seat: i,
			sum: a
		}] : [];
	});
	return [...i, ...a];
}
function ki(e, t, n, r) {
	let i = Math.round(t - n);
	if (r !== void 0 && Math.abs(i) >= Ti) return [{
		code: i > 0 ? "more" : "less",
		sum: Math.abs(i),
		than: r.than
	}];
	let a = Math.round(t - e);
	return a === 0 ? [] : [{
		code: a > 0 ? "earns" : "costs",
		sum: Math.abs(a)
	}];
}
function Ai(e, t, n, r, i) {
	let a = [], o = (e) => Mi(e, t), s = Math.round(n(o) - Ni(e, t));
	s > 0 && (!i || Math.round(n(o) - r(o)) > 0) && a.push({
		code: "stores",
		goods: s
	});
	let c = (e) => b(e.players, t).crime, l = Math.round(n(c)), { crime: u } = b(e.players, t);
	return l === u || i && Math.round(r(c)) === l || a.push({
		code: l > u ? "crime-up" : "crime-down",
		to: l
	}), a;
}
var ji = (e, t) => e.hand.includes(t) || e.deck.includes(t) || e.discard.includes(t) || e.plan.includes(t), Mi = (e, t) => c(e, t, "alcohol") + c(e, t, "gun");
function Ni(e, t) {
	let n = 0;
	for (let r of b(e.players, t).deals) n += r.alcohol + r.gun;
	for (let r of e.tiles) r.owner === t && (n += r.alcohol + r.gun);
	return n;
}
function Pi(e) {
	let t = o(e);
	return t === void 0 || t.kind === "turn" && t.step === "plan" && b(e.players, t.seat).plan.length === 0;
}
var Fi = {
	sales: 1,
	fence: 1,
	deal: .5
}, Ii = {
	"lower-crime": 1,
	release: .5,
	build: .3,
	send: .5
}, Li = -.5;
function Ri(e, t, n) {
	return {
		safety: zi(e, t, n),
		gain: n.type === "act" ? Fi[n.act] ?? 0 : 0,
		spite: e.players.map((r, i) => i !== t && Bi(e, t, n, i) ? 1 : 0)
	};
}
function zi(e, t, n) {
	return n.type === "plan" ? b(e.players, t).plan.length >= 2 ? Li : 0 : n.type === "act" ? Ue.includes(n.act) ? Li : Ii[n.act] ?? 0 : 0;
}
function Bi(e, t, n, r) {
	let i = e.stack.at(-1);
	switch (n.type) {
		case "tile":
		case "wreck": return i?.kind !== "tie" && Vi(e, n.tile) === r;
		case "seat":
		case "drive-off": return n.seat === r;
		case "thug": return i?.kind === "harm" && i.victim === r;
		case "act": return n.act === "oust" && e.tiles.some((e) => e.owner === r && e.owner !== t);
		default: return !1;
	}
}
var Vi = (e, t) => e.tiles.find((e) => e.id === t)?.owner ?? -1;
function Hi(e, t) {
	let n = null;
	for (let r of e) ((r.type === "seized" || r.type === "ousted") && r.owner === t && r.seat !== t || r.type === "stolen" && r.from === t) && (n = r.seat);
	return n;
}
var Ui = /* @__PURE__ */ "money.tokens.tokensAhead.tokensLate.tiles.tilesAhead.marginsAhead.alcohol.guns.goodsSpare.goodsLate.headquartersNow.safehousesNow.recruitsNow.busyNow.underworldNow.streetsNow.prisonNow.carsAhead.trucksAhead.dealsAhead.deliveriesAhead.demandsAhead.handAhead.lawyersAhead.recruitmentAhead.supplyAhead.bossAhead.levels.cardsAhead.strengthAhead.skillsAhead.inHand.inHandStrength.inDeck.jobsNow.jobsDone.fulfilledAhead.ringNow.crime.red".split("."), Wi = (e) => {
	let t = 0;
	for (let n of e) t += n;
	return t;
};
function Gi(e, t, n, r) {
	let i = e.players[t], a = Math.min(1, n), o = 0, s = (e) => {
		r[o++] = e;
	};
	s(i.money), o = Ki(e, i, t, n, r, o), s(i.headquarters * a), s(i.safehouses * a), s(i.recruits * a);
	let [c, l, u] = [
		i.authorities,
		0,
		0
	];
	for (let e of i.deals) c += e.thug, l += 4.5 * v(e, "alcohol") + 6 * v(e, "gun"), u += v(e, "muscle") + v(e, "influence");
	s(c * a), s(i.underworld * a), s(Wi(i.thugs) * a), s(i.prison * a), s(Wi(i.cars) * n), s(Wi(i.trucks) * n), s(i.deals.length * n), s(l * n), s(u * n);
	for (let e = 0; e < 4; e++) s((i.stats[e] - 1) * n);
	o = qi(i, n, r, o), s(i.jobs.length * a);
	let d = 0;
	for (let n of i.jobs) d += yr(e, t, n);
	s(d), s(i.fulfilled.length * n), s(e.ring === t ? a : 0);
	let f = +(n > 0);
	return s(i.crime * f), s(i.crime >= 8 ? f : 0), r;
}
function Ki(e, t, n, r, i, a) {
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
		let r = _(t);
		s++, o += ne(t), c += r.profit - 4.5 * r.alcohol - 6 * r.gun - 2 * e.police[t.district], l += t.alcohol, u += t.gun, d += r.alcohol, f += r.gun;
	}
	for (let e of t.deals) l += e.alcohol, u += e.gun;
	let [p, m] = [Math.min(l, d), Math.min(u, f)], h = a;
	return i[h++] = o, i[h++] = o * r, i[h++] = o * Math.max(0, 1 - r), i[h++] = s, i[h++] = s * r, i[h++] = c * r, i[h++] = p, i[h++] = m, i[h++] = l + u - p - m, i[h++] = (l + u) * Math.max(0, 1 - r), h;
}
function qi(e, t, n, r) {
	let [i, a, o, s, c] = [
		0,
		0,
		0,
		0,
		0
	], l = se(e);
	for (let t of [
		e.hand,
		e.deck,
		e.discard,
		e.plan
	]) for (let n of t) {
		let r = g(n);
		i++, a += r.level, o += r.muscle + r.influence, s += mr(n), t === e.hand && (c += r.role === "boss" ? l.muscle + l.influence : r.muscle + r.influence);
	}
	let u = r;
	return n[u++] = (l.muscle + l.influence) * t, n[u++] = a, n[u++] = i * t, n[u++] = o * t, n[u++] = s * t, n[u++] = e.hand.length, n[u++] = c, n[u++] = e.deck.length, u;
}
var Ji = {
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
}, Yi = {
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
}, Xi = new Float64Array(Ui.length);
function Zi(e, t, n, r, i) {
	if (l(e, t)) return Qi(e, t, n, r.rival);
	Gi(e, t, n, Xi);
	let a = e.solo === null ? 0 : r.aloneAhead * n;
	for (let e = 0; e < i.length; e++) a += i[e] * Xi[e];
	return a;
}
function Qi(e, t, n, r) {
	let i = e.players[t], a = r.always + r.money * i.money + r.headquarters * i.headquarters * Math.min(1, n), o = 0;
	for (let e of i.deals) o += e.alcohol + e.gun;
	for (let i of e.tiles) i.owner === t && (a += r.tokens * ne(i) + r.tiles + r.tilesAhead * n, o += i.alcohol + i.gun);
	for (let t of e.solo?.associates ?? []) a += r.levels * g(t).level;
	return a + r.goods * o + n * (r.trackAhead * i.boss + r.jobsAhead * i.jobs.length + r.ahead);
}
var $i = {
	people: Ji,
	rival: Yi,
	aloneAhead: 72,
	spread: 14,
	spreadPerCycle: 5,
	spreadAlone: 4
}, ea = 5, ta = .3;
function na(e) {
	let t = Ui.map((t) => e.people[t]);
	return (n) => {
		if (n.stack.length === 0) {
			let { winners: e } = oe(n);
			return n.players.map((t, n) => e.includes(n) ? 1 / e.length : 0);
		}
		if (n.players.length === 0) return Array(n.seats).fill(1 / n.seats);
		let r = Z(n), i = n.players.map((i, a) => Zi(n, a, r, e, t)), a = (e.spread + e.spreadPerCycle * r) * (n.solo === null ? 1 : e.spreadAlone), o = oa(i, a), s = oa(i, a * ea);
		return o.map((e, t) => .7 * e + ta * s[t]);
	};
}
var ra = na($i), ia = 25, aa = (e, t) => e.stack.length === 0 ? oa(oe(e).totals, ia)[t] : ra(e)[t];
function oa(e, t) {
	let n = Math.max(...e), r = e.map((e) => lt((e - n) / t)), i = r.reduce((e, t) => e + t, 0);
	return r.map((e) => e / i);
}
var sa = 2e3;
function ca(e) {
	let t = e.stack[0];
	return t === void 0 ? -1 : t.kind === "turn" || t.kind === "settle" || t.kind === "enforcer" ? t.seat : -1;
}
var la = .7, ua = 12, da = 24, fa = (e) => e.below(1024) / 1024;
function pa(e, t, n) {
	let r = { ..._i };
	for (let e of Object.keys(_i)) r[e] *= lt(la * (2 * fa(t) - 1));
	if (r.doubt = ua * fa(t) + sa * n, r.whim = ua * fa(t), t.below(2) === 0) return vi(r, e);
	let i = b(T, t.below(T.length));
	return vi(r, {
		...e,
		[i]: da * fa(t) + (e[i] ?? 0)
	});
}
var ma = {
	rests: Pi,
	chances: ra,
	habit: bi,
	explain: Ei,
	traits: Ri,
	grudge: Hi,
	natural: (e, t, n, r) => vi({
		..._i,
		doubt: _i.doubt + sa * r
	})(e, t, n),
	turns: {
		turnOf: ca,
		opinion: (e, t) => pa(ri, e, t),
		outlook: aa,
		candidates: 24,
		horizon: 23,
		trust: 0
	},
	leniency: .1,
	trust: .1
};
export { Jn as game, ma as knowledge, Xn as words };
