// Frozen by `npm run freeze`: do not edit.
import { n as e, o as t } from "./src.js";
import { B as n, C as r, D as i, L as a, O as o, P as s, S as c, T as l, X as u, _t as d, a as f, at as p, b as m, ct as ee, dt as te, ft as ne, g as h, gt as re, ht as ie, lt as ae, mt as g, nt as oe, p as _, pt as se, st as ce, t as le, ut as ue, vt as de, w as fe, x as v, yt as pe, z as me } from "./redeal.js";
import { t as y } from "./list.js";
import { a as he, c as b, h as ge, m as x, o as _e, r as ve, y as ye } from "./vocabulary.js";
import { t as be } from "./numbers.js";
var S = (e) => typeof e == "number" ? e : e.times ?? 1, C = (e) => e.charAt(0).toUpperCase() + e.slice(1), w = (e) => "count" in e && /^thugs-|-on-streets$|^(?:plan|hand)-|^associates$/.test(e.count), xe = (e) => [...e.filter(w), ...e.filter((e) => !w(e))];
function Se(e, { andIf: t, shared: n }, r) {
	let i = [];
	for (let t = 0; t < e.length;) {
		let a = y(e, t), [o, s] = n.find(([e, t]) => a.startsWith(e) && a.endsWith(t)) ?? ["", ""], c = [], l = a;
		do
			c.push(l.slice(o.length, l.length - s.length)), l = e[++t];
		while (o !== "" && l?.startsWith(o) && l.endsWith(s));
		i.push(o + r(c) + s);
	}
	return i.join(t);
}
var Ce = (e, t, n) => e[t.do](t, n);
function we(n, r) {
	let i = new Intl.ListFormat(t[n.language]), a = new Intl.ListFormat(t[n.language], { type: "disjunction" }), o = new Intl.NumberFormat(t[n.language]), s = (t, r, i) => `${o.format(S(t))} ${e(n.language, S(t)) ? r : i}`, c = (e, t) => {
		if (typeof e == "number") return "";
		let r = e.most ?? 0, i = r === 0 ? "" : n.atMost(t === void 0 ? o.format(r) : s(r, ...t));
		return n.forEach(n.counts[e.each].each) + i;
	}, l = (e, [t, n]) => s(e, t, n) + c(e, [t, n]), u = (e) => "least" in e ? n.counts[e.count].least(e.least) : "most" in e ? n.counts[e.count].most(e.most) : "mostOfAll" in e ? n.counts[e.count].mostOfAll : "stat" in e ? n.stat(n.stats[e.stat], e.level) : "controls" in e ? n.controls(n.districts[e.controls]) : n.ring, d = (e) => e.map((e) => Ce(r, e, f)), f = {
		n: s,
		per: c,
		upTo: (e) => e === 1 ? "" : n.upTo,
		dollars: (e) => l(e, n.dollar),
		goods: (e, t) => l(t, n.goods[e]),
		points: (e, t) => l(t, n.points[e]),
		business: (e, t) => s(t, ...n.businesses[e]),
		to: (e, t, r) => e === void 0 || e === "self" ? t : `${n.who[e]} ${r}`,
		thugs: (e, t) => s(e, ...n.thugs[t]),
		at: (e) => n.at[e],
		from: (e) => n.from[e],
		when: (e) => `${n.if} ${Se(xe(e).map(u), n, (e) => i.format(e))}`,
		cost: (e) => Object.keys(e).map((t) => n.costs[t](e[t] ?? 0)),
		and: (e) => i.format(e),
		or: (e) => a.format(e),
		clauses: d,
		sentences: (e) => n.finish(d(e).map((e) => `${C(e)}.`).join(" ")),
		power: (e) => n.finish(`${C(p(e))}.`),
		specials: n.specials
	}, p = (e) => {
		if ("on" in e) return `${n.moments[e.on]}, ${f.and(d(e.effects))}`;
		let t = e.act === void 0 ? "" : ` ${n.acts[e.act]}`;
		return n.quantities[e.modify](e.by, {
			act: t,
			business: e.business
		});
	};
	return f;
}
var Te = (e, t) => ({
	texts: e,
	voice: we(e, t)
}), Ee = ({ voice: e }, t) => e.sentences(h(t));
function De({ voice: e, texts: t }, n) {
	return t.finish(e.and(e.cost(n)));
}
function Oe({ voice: e, texts: t }, n, r, i) {
	let a = y(h(n), r);
	return a.do === "choose" ? t.finish(`${C(e.and(e.clauses(y(a.options, i))))}.`) : "";
}
var T = (e, t) => t.map((t) => e.power(t)).join(" ");
function E({ voice: e, texts: t }, n) {
	let { cost: r, needs: i, powers: a, reward: o } = ae(n), s = [...r ? e.cost(r) : [], ...o ? e.clauses(o) : [t.labels.keep]], c = t.finish(C(`${e.when(i)}, ${e.and(s)}.`));
	return a ? `${c} ${T(e, a)}` : c;
}
function ke({ voice: e, texts: t }, n) {
	let { powers: r } = ue(n);
	return n === "prohibition-ends" ? t.labels.over : r.length === 0 ? t.labels.noRule : T(e, r);
}
function Ae({ voice: e, texts: t }, n) {
	let { labels: r } = t, { overall: i, bands: a, relief: o } = ce(n);
	return [
		...i.length > 0 ? [r.overall(e.sentences(i))] : [],
		...a.map((t, n) => r.band(r.bands[y(he, n)], t.length > 0 ? e.sentences(t) : r.nothing)),
		r.relief(...o)
	].map(t.finish).join("\n");
}
var D = (e) => /[.!?]$/.test(e) ? e : `${e}.`, O = " · ";
function k({ voice: e }, t, n) {
	return [...t > 0 ? [e.points("muscle", t)] : [], ...n > 0 ? [e.points("influence", n)] : []];
}
function A({ voice: e }, t, n) {
	return [...t > 0 ? [e.goods("alcohol", t)] : [], ...n > 0 ? [e.goods("gun", n)] : []];
}
function je(e, t) {
	return e.role === "boss" ? e.gang === void 0 || t === null ? null : m({
		gang: e.gang,
		boss: t
	}) : e;
}
var Me = (e) => ({ texts: t, voice: n }, r) => {
	let { labels: i } = t, a = e.role ? i.roles[e.role] : i.level(e.level), o = je(e, r), s = o === null ? [i.bossValues] : [n.points("muscle", o.muscle), n.points("influence", o.influence)], c = e.crimes.map((e) => t.crimes[e]), l = [[
		a,
		...s,
		...c
	].join(O)];
	if (e.standard && l.push(i.standard(n.sentences(e.standard))), e.matching) {
		let r = n.or(e.matching.crimes.map((e) => t.crimes[e]));
		l.push(i.matching(r, n.sentences(e.matching.effects)));
	}
	return l;
}, Ne = (e) => (t) => [E(t, e.id)], Pe = (e) => (t) => [ke(t, e.id)], Fe = (e) => (t) => {
	let { labels: n } = t.texts, r = k(t, e.muscle, e.influence), i = n.gives(t.voice.and(A(t, e.alcohol, e.gun)));
	return [`${C([
		...r.length > 0 ? [n.needs(t.voice.and(r))] : [],
		i,
		n.stores(e.storage)
	].join(", "))}.`];
}, Ie = (e) => (t) => Ae(t, e.id).split("\n"), j = (e, { alcohol: t, defence: n, gun: r, profit: i }, a) => e.texts.labels.side({
	night: a,
	defence: n,
	goods: e.voice.and(A(e, t, r)),
	sum: e.voice.dollars(i)
}), Le = (e) => (t) => [j(t, e.normal, !1), j(t, e.nightclub, !0)], Re = (e) => (t) => {
	let { texts: n, voice: r } = t, { labels: i } = n, a = e.rows.map(({ from: e, influence: n, muscle: r }) => i.row({
		cubes: e,
		points: k(t, r, n).join(", ")
	})), o = e.bonuses.map((e) => e === null ? "–" : e === "right-hand" ? i.rightHand : r.dollars(e)), s = (e, { crime: a, influence: o, money: s, muscle: c }, l) => i.price({
		stat: n.stats[e],
		level: l,
		points: k(t, c, o).join(", "),
		sum: r.dollars(s),
		crime: a
	});
	return [
		...a,
		i.bonuses(o.join(O)),
		...x.flatMap((t) => e.prices[t].map((e, n) => s(t, e, n + 2)))
	];
}, ze = new Map([
	...g.map((e) => [e.id, Me(e)]),
	...re.map((e) => [e.id, Ne(e)]),
	...pe.map((e) => [e.id, Fe(e)]),
	...de.map((e) => [e.id, Ie(e)]),
	...ie.map((e) => [e.id, Pe(e)]),
	...se.map((e) => [e.id, Le(e)]),
	...d.map((e) => [e.gang, Re(e)])
]);
function Be(e, t, { flavour: n, name: r }, i = null) {
	return {
		title: r,
		lines: (ze.get(t)?.(e, i) ?? []).map(e.texts.finish),
		flavour: n
	};
}
var Ve = { below: () => 0 }, M = (e) => le(e, Ve), N = (e) => f(M(e));
function He(e) {
	let t = M(e), n = i(t);
	return n === null ? {
		muscle: 0,
		influence: 0
	} : {
		muscle: l(t, n),
		influence: fe(t, n)
	};
}
function P({ texts: e, numbers: t }, n, r) {
	let i = n.players[r];
	if (i === void 0) return e.prompts.settingUp;
	let a = n.tiles.filter((e) => e.owner === r), o = a.reduce((e, t) => e + t.tokens.reduce((e, t) => e + t, 0), 0);
	return e.table.standing({
		gang: e.gangs[i.gang].name,
		tiles: t.number(a.length),
		businesses: t.number(o),
		crime: t.number(i.crime)
	});
}
function Ue(e, t, n) {
	let { texts: r, numbers: i, who: a, card: o, tile: s, district: c } = e, { actions: l, nouns: u } = r, d = n.stack[n.stack.length - 1], f = d !== void 0 && "seat" in d ? n.players[d.seat]?.deals : void 0, p = (t) => e.place(t, f);
	switch (t.type) {
		case "settle": return l.settle(u.pieces[t.piece], s(t.tile), c(F(n, t.tile)));
		case "keep": return R(l.keep(o(t.card)), E(e.speech, t.card));
		case "return": return R(l.giveBack(o(t.card)), E(e.speech, t.card));
		case "plan": return R(l.plan(o(t.card)), y(z(e, n, t.card), 0));
		case "ready": return Ge(e, n);
		case "ring": return l.ring;
		case "act": return u.acts[t.act];
		case "skill": return l.skill(o(t.card), t.skill, Ee(e.speech, `${t.card}/${t.skill}`));
		case "fulfil": return R(l.fulfil(o(t.job)), E(e.speech, t.job));
		case "end-turn": return l.endTurn;
		case "stop": return Ke(e, d);
		case "yes": return l.accept(Xe(e, d));
		case "deal": return l.deal(p(`deal ${t.deal}`));
		case "good": return d?.kind === "sale" ? t.good === "alcohol" ? l.spareAlcohol : l.spareGun : t.good === "alcohol" ? l.alcohol : l.gun;
		case "store": return l.store(e.good(t.good), p(t.at));
		case "replace": return l.replace(e.good(t.good), e.good(t.good === "gun" ? "alcohol" : "gun"), p(t.at));
		case "return-good": return l.returnGood(e.good(t.good));
		case "spend": return l.spend(e.good(t.good), p(t.from));
		case "recruit": return t.to === "safehouses" ? l.toSafehouses : l.toHeadquarters;
		case "card": return Je(e, n, d, t.card);
		case "new-deal": return l.newDeal;
		case "tuck": return l.tuck(p(`deal ${t.deal}`));
		case "to-hand": return l.toHand(d?.kind === "welcome" && d.alcohol > 0 ? u.alcohol(d.alcohol) : "");
		case "tile": return d?.kind === "sell" || L(d) ? We(e, n, d, t.tile) : l.tile(s(t.tile), c(F(n, t.tile)));
		case "build": return l.build(u.businesses[t.business], s(t.tile));
		case "wreck": return l.wreck(u.businesses[t.business], s(t.tile));
		case "district": return d?.kind === "special" ? c(t.district) : d?.kind === "move" ? l.moveFrom(c(t.district)) : I(e, n, l.sendTo(c(t.district)), t.district);
		case "move": return I(e, n, l.move(u.pieces[t.piece], c(t.to)), t.to);
		case "vehicle": return I(e, n, l.vehicle(u.pieces[t.piece], c(t.district)), t.district);
		case "stat": return l.stat(u.stats[t.stat], d?.kind === "upgrade" ? B(e, n, d.seat, t.stat) : "");
		case "thug": return l.thug(p(t.from));
		case "police": return l.police(c(t.from), c(t.to));
		case "drive-off": return l.driveOff(u.pieces[t.piece], a(t.seat), c(t.from), c(t.to));
		case "seat": return a(t.seat);
		case "option": return l.option(i.number(t.option + 1), Ze(e, d, t.option));
		case "set-up": return l.setUp;
		case "shuffle":
		case "lot": return l.shuffle;
	}
}
var F = (e, t) => y(b, e.tiles.find((e) => e.id === t)?.district ?? 0);
function I({ texts: { actions: e }, sum: t }, n, r, i) {
	let a = n.seat === null ? 0 : o(M(n), n.seat, ye(i));
	return a === 0 ? r : e.withBribe(r, t(a));
}
function We({ texts: { actions: e }, tile: t, sum: n }, r, i, a) {
	let o = M(r), c = o.tiles.find((e) => e.id === a);
	if (c === void 0) return e.sellAt(t(a), n(0), null);
	let { profit: l, graft: u } = s(o, i.seat, c);
	return e.sellAt(t(a), n(L(i) ? 2 * l : l), u > 0 ? n(u) : null);
}
var L = (e) => e?.kind === "special" && e.rule === "double-sale";
function Ge({ texts: { actions: e } }, t) {
	let n = t.seat === null ? void 0 : t.players[t.seat];
	return n === void 0 || n.hand.length + n.plan.length > 0 ? e.ready : n.deck === 0 ? e.reorganise : e.endTurn;
}
function Ke({ texts: { actions: e, rival: t } }, n) {
	return n?.kind === "welcome" ? e.toDiscard : n?.kind === "may" ? e.decline : n?.kind === "meanwhile" ? t.goOn : e.stop;
}
var R = (e, t) => `${e} — ${t}`, qe = new Set(g.map(({ id: e }) => e));
function Je(e, t, n, r) {
	let i = e.texts.actions.card(e.card(r));
	return n !== void 0 && Ye.has(n.kind) || qe.has(r) ? R(i, z(e, t, r).join(" ")) : i;
}
var Ye = /* @__PURE__ */ new Set([
	"pick-job",
	"pick-dealer",
	"unfulfil",
	"solo-jobs"
]), z = (e, t, n) => e.printed(n, t.seat === null ? null : t.players[t.seat]?.boss ?? null).lines.map(D);
function B({ texts: { table: e }, sum: t }, n, r, i) {
	let a = y(n.players, r), o = y(a.stats, x.indexOf(i));
	if (o >= 3) return "";
	let s = y(ee(a.gang).prices[i], o - 1);
	return e.price({
		...s,
		sum: t(s.money)
	});
}
function Xe({ speech: e }, t) {
	if (t?.kind !== "may") return "";
	let n = y(h(t.of), t.at);
	return n.do === "may" ? De(e, n.cost) : "";
}
var Ze = ({ speech: e }, t, n) => t?.kind === "choose" ? Oe(e, t.of, t.at, n) : "", Qe = {
	en: {
		jobs: "Jobs",
		skills: "Skills",
		deals: "Deal",
		underworld: "Underworld",
		authorities: "Authorities",
		streets: "Streets",
		gang: "Your gang"
	},
	de: {
		jobs: "Aufträge",
		skills: "Fähigkeiten",
		deals: "Deal",
		underworld: "Unterwelt",
		authorities: "Behörden",
		streets: "Straße",
		gang: "Deine Gang"
	},
	fr: {
		jobs: "Coups",
		skills: "Compétences",
		deals: "Filière",
		underworld: "Milieu",
		authorities: "Autorités",
		streets: "Rue",
		gang: "Ton gang"
	},
	it: {
		jobs: "Colpi",
		skills: "Abilità",
		deals: "Affare",
		underworld: "Malavita",
		authorities: "Autorità",
		streets: "Strada",
		gang: "La tua gang"
	},
	es: {
		jobs: "Golpes",
		skills: "Habilidades",
		deals: "Trato",
		underworld: "Bajos Fondos",
		authorities: "Autoridades",
		streets: "Calle",
		gang: "Tu banda"
	}
}, $e = {
	deal: "deals",
	recruit: "underworld",
	job: "underworld",
	dealer: "underworld",
	hire: "underworld",
	sales: "underworld",
	oust: "authorities",
	"lower-crime": "authorities",
	build: "authorities",
	release: "authorities",
	fence: "authorities",
	send: "streets",
	move: "streets",
	seize: "streets",
	upgrade: "gang",
	dismiss: "gang"
};
function et({ language: e, district: t }, n, r) {
	let i = Qe[e];
	switch (n.type) {
		case "fulfil": return i.jobs;
		case "skill": return i.skills;
		case "act": return i[$e[n.act]];
		case "settle":
		case "tile":
		case "build":
		case "wreck": {
			let e = r.tiles.find(({ id: e }) => e === n.tile);
			return e === void 0 ? "" : t(y(b, e.district));
		}
		case "police":
		case "drive-off": return t(n.from);
		default: return "";
	}
}
function tt({ alcohol: e, gun: t, spared: n, extra: r }) {
	return n >= e + t ? {
		alcohol: 0,
		gun: 0,
		any: r
	} : t === 0 ? {
		alcohol: e - n,
		gun: t,
		any: r
	} : e === 0 ? {
		alcohol: e,
		gun: t - n,
		any: r
	} : {
		alcohol: e,
		gun: t,
		any: r - n
	};
}
var nt = [
	"printed",
	"control",
	"police",
	"guards",
	"own",
	"cards"
];
function rt(e, t, n) {
	let i = e.players.map((n, r) => r === t ? 0 : me(e, r, "attack", 0));
	return Math.max(0, r(e, n) - Math.max(...i));
}
function it(e, t, n) {
	let { district: r, owner: i } = n, a = i !== -1, o = i === t ? rt(e, t, n) : c(e, t, n), s = {
		printed: ne(n).defence,
		control: a ? 2 : 0,
		police: y(e.police, r),
		guards: a ? y(y(e.players, i).thugs, r) + v(e, i, r) : 0,
		own: i === t ? 0 : -(y(y(e.players, t).thugs, r) + v(e, t, r))
	}, l = Object.values(s).reduce((e, t) => e + t, 0);
	return {
		total: o,
		parts: nt.map((e) => ({
			part: e,
			by: e === "cards" ? o - l : s[e]
		})).filter(({ part: e, by: t }) => t !== 0 && (e !== "cards" || o > 0))
	};
}
function V(e, t) {
	let { texts: n, numbers: r, who: i, sum: a } = e, { prompts: o } = n, s = t.stack[t.stack.length - 1];
	if (s === void 0) {
		let { winners: e, totals: n } = N(t);
		return o.over({
			who: r.list(e.map(i)),
			sum: a(y(n, y(e, 0))),
			shared: e.length > 1
		});
	}
	switch (s.kind) {
		case "set-up": return o.settingUp;
		case "shuffle":
		case "lots": return o.shuffling;
		case "draft": return t.seat === null || s.chosen[t.seat] === 1 ? o.draftWait : s.packs.every((e) => e.length === 0) ? o.draftReturn : o.draftKeep;
		case "turn": return at(e, t, s.seat, s.step, s.acted);
		case "settle": return s.seat === t.seat ? s.step === 0 ? o.settlePlace : o.settleGood : o.theirChoice(i(s.seat));
		case "script":
		case "raid":
		case "reorganise":
		case "round-end":
		case "enforcer": return o.theirChoice(i(s.seat));
		case "meanwhile": return s.seat === t.seat ? n.rival.askMeanwhile : o.theirChoice(i(s.seat));
		case "tie": return n.rival.askTie;
		case "solo-jobs": return n.rival.askJobs;
		default: {
			if (s.seat !== t.seat) return o.theirChoice(i(s.seat));
			let n = "card" in s ? e.card(s.card) : "";
			return o.ask[s.kind]({
				left: "left" in s ? s.left : 1,
				card: n
			});
		}
	}
}
function at({ texts: e, who: t }, n, r, i, a) {
	let { prompts: o, nouns: s } = e;
	if (r !== n.seat) return i === "plan" ? o.theirPlan(t(r)) : o.theirAct(t(r));
	let { muscle: c, influence: l } = He(n), u = {
		muscle: s.muscle(c),
		influence: s.influence(l)
	}, { hand: d, plan: f, deck: p } = y(n.players, r);
	return i === "plan" && d.length + f.length === 0 ? p === 0 ? o.reorganise : o.noCards : i === "plan" ? f.length === 0 ? o.plan : o.planned(u) : a === 1 ? o.afterAct : o.act(u);
}
function H(e, t) {
	return "act" in t ? e.acts[t.act](t.least) : "money" in t ? e[t.money] : "sellNext" in t ? e.sellNext[t.sellNext] : "stockNext" in t ? e.stockNext : "police" in t ? t.police === "each-next" ? e.policeNext : e.policeHere : "harm" in t ? e.harm(t.harm, t.thugs, t.where === "here") : "crime" in t ? e.crime(t.crime) : "goods" in t ? e.goods(t.goods) : e.ring;
}
var ot = (e) => e === null ? "X" : e === 0 ? "P" : e > 0 ? `P+${e}` : `P−${-e}`, st = (e, t, n) => H(e, y(u(t).lines, n).deed), U = 1, ct = 4;
function lt(e, t, n, r) {
	let { solo: i } = t;
	if (i === null) return [];
	let { rival: a, table: o } = e.texts, s = t.stack.length === 0;
	return [{
		heading: a.heading,
		lines: [
			s ? o.final(e.sum(y(N(t).totals, U))) : P(e, t, U),
			...s ? [] : [ut(e, t, i)],
			a.place({
				district: e.district(y(b, i.at)),
				number: y(i.numbers, i.at)
			}),
			a.numbers(dt(e, i)),
			...ft(e, t, n),
			...r
		]
	}, {
		heading: a.cardsHeading,
		lines: pt(e, t, i)
	}];
}
function ut({ texts: { rival: e }, card: t, sum: n }, r, i) {
	let a = r.stack.find((e) => e.kind === "enforcer");
	if (a?.kind === "enforcer" && a.step === "act" && a.cubes > 0 && a.line < ct) return e.reading({
		card: t(y(i.plan, a.at)),
		line: a.line + 1,
		left: a.cubes
	});
	let { boss: o, jobs: s } = y(r.players, U), { plan: c, actions: l } = p(o);
	if (i.deck > 0) return e.nextPlan({
		cards: Math.min(c, i.deck),
		actions: l
	});
	let [u, d] = [s.length, r.headlines.length];
	return e.nextReorganises({
		sum: n(u * d),
		jobs: u,
		news: d
	});
}
function dt({ numbers: e, district: t }, n) {
	let r = b.map((e, t) => ({
		name: e,
		number: y(n.numbers, t)
	})).sort((e, t) => e.number - t.number);
	return e.list(r.map(({ name: n, number: r }) => `${e.number(r)} ${t(n)}`));
}
function ft(e, t, n) {
	let { texts: r, numbers: i } = e, { rival: a, table: o, nouns: s } = r, c = y(n.players, U), l = p(c.boss), u = [
		"headquarters",
		"safehouses",
		"recruits",
		"underworld",
		"authorities",
		"prison"
	].flatMap((e) => c[e] > 0 ? [o.place(s.thugs(c[e]), s.areas[e])] : []), d = x.map((e, t) => a.level(t + 1, t === 0 ? a.power : s.stats[e], y(c.stats, t))), f = n.solo?.associates ?? [], m = f.reduce((e, t) => e + te(t).level, 0);
	return [
		a.stats({
			power: W(c),
			plan: l.plan,
			actions: l.actions,
			money: e.sum(c.money),
			jobs: c.jobs.length
		}),
		...t.ring === U ? [o.ringOf(e.who(U))] : [],
		...u.length > 0 ? [o.thugs(i.list(u))] : [],
		a.levels(i.list(d)),
		...c.jobs.length > 0 ? [a.jobs(e.cards(c.jobs))] : [],
		...f.length > 0 ? [a.associates(e.cards(f), m)] : []
	];
}
function pt(e, t, n) {
	let { rival: r } = e.texts, i = n.discard.slice(-p(y(t.players, U).boss).plan), a = n.plan.length > 0 ? n.plan : i;
	return [
		r.decks({
			deck: n.deck,
			discard: n.discard.length,
			b: n.b,
			c: n.c
		}),
		...n.plan.length > 0 ? [e.texts.table.planOf(e.cards(n.plan)), r.planPower(mt(t, n))] : [],
		...n.plan.length === 0 && i.length > 0 ? [r.lastPlan(e.cards(i))] : [],
		...a.length > 0 ? [r.legend] : [],
		...a.map((t) => ht(e, t))
	];
}
var mt = (e, { plan: t }) => t.reduce((e, t) => e + u(t).bonus, W(y(e.players, U))), W = ({ stats: e }) => y(oe.power, y(e, 0) - 1);
function ht(e, t) {
	let { texts: n, card: r } = e, { deck: i, moves: a, bonus: o, lines: s } = u(t), c = s.map(({ power: e, deed: t }) => n.table.card(ot(e), `${H(n.rival, t)}.`));
	return n.rival.card({
		card: r(t),
		deck: i,
		moves: a,
		bonus: o,
		lines: c.map((e) => `\n${e}`).join("")
	});
}
function gt({ texts: { table: e }, goods: t }, n) {
	let { alcohol: r, gun: i, any: a } = tt(n), o = t(r, i) || e.nothing;
	return a === 0 ? o : e.goodsMoreOrLess(o, a);
}
function G(e, t) {
	let { headings: n } = e.texts.table, r = {
		heading: n.now,
		lines: [V(e, t), ..._t(e, t)]
	};
	if (t.players.length === 0) return [r];
	let i = M(t), a = t.seat === null ? [] : vt(e, t, i, t.seat), o = (e, t) => ({
		heading: n[e],
		lines: t
	});
	return [
		r,
		...a,
		o("city", b.map((n, r) => xt(e, t, i, r))),
		...lt(e, t, i, i.players.flatMap((n, r) => r < t.seats ? [] : n.deals.map((t, n) => q(e, i, r, n)))),
		o("market", Ct(e, t)),
		o("rivals", t.players.flatMap((n, r) => r === t.seat || r >= t.seats ? [] : [wt(e, t, r).join("\n")])),
		o("news", [Tt(e, t), ...Et(e, t)])
	].filter(({ lines: e }) => e.length > 0);
}
function _t({ texts: { table: e }, numbers: t }, n) {
	if (n.players.length === 0) return [];
	let r = t.number;
	return [e.round({
		round: r(n.round),
		time: r(n.time),
		of: r(y(ge, n.players.length)),
		ness: r(n.ness)
	})];
}
function vt(e, t, n, r) {
	let { table: i } = e.texts, a = y(n.players, r), o = (t) => t.map((t) => K(e, t, a.boss)), s = {
		heading: i.headings.plan,
		lines: o(a.plan)
	};
	return [
		...a.plan.length > 0 ? [s] : [],
		{
			heading: i.headings.hand,
			lines: a.hand.length === 0 ? [i.noCards] : o(a.hand)
		},
		{
			heading: i.headings.jobs,
			lines: [...[...yt(t, r), ...a.jobs].map((t) => K(e, t)), ...a.fulfilled.map((t) => K(e, t, null, i.fulfilledJob))]
		},
		{
			heading: i.headings.deals,
			lines: a.deals.map((t, i) => q(e, n, r, i))
		},
		{
			heading: i.headings.gang,
			lines: bt(e, t, a, r)
		}
	].filter(({ lines: e }) => e.length > 0);
}
function yt(e, t) {
	let n = e.stack.find(({ kind: e }) => e === "draft");
	return n?.kind === "draft" ? y(n.kept, t).filter((e) => e !== null) : [];
}
function K({ texts: { table: e }, printed: t }, n, r = null, i = e.card) {
	let { title: a, lines: o, flavour: s } = t(n, r), [c = "", ...l] = o.map(D);
	return [
		i(a, c),
		...l,
		`— ${s}`
	].join("\n");
}
function q(e, t, n, r) {
	let { texts: i, numbers: o } = e, { table: s, nouns: c } = i, { deals: l } = y(t.players, n), u = y(l, r), [d, f] = [_(u, "muscle"), _(u, "influence")], p = [...d > 0 ? [c.muscle(d)] : [], ...f > 0 ? [c.influence(f)] : []];
	return s.deal({
		deal: e.place(`deal ${r}`, l),
		needs: p.length > 0 ? o.list(p) : s.nothing,
		gives: e.goods(_(u, "alcohol"), _(u, "gun")),
		stock: e.goods(u.alcohol, u.gun) || s.nothing,
		storage: o.number(a(t, n, u)),
		busy: u.thug === 1
	});
}
function bt(e, t, n, r) {
	let { texts: i, numbers: a, sum: o } = e, { table: s, nouns: c } = i, l = m(n), u = [
		"headquarters",
		"safehouses",
		"recruits",
		"underworld",
		"authorities",
		"prison"
	].flatMap((e) => n[e] > 0 ? [s.place(c.thugs(n[e]), c.areas[e])] : []);
	return [
		s.money(o(n.money)),
		s.crime(a.number(n.crime)),
		...t.ring === r ? [s.ring] : [],
		...u.length > 0 ? [s.thugs(a.list(u))] : [],
		s.boss({
			muscle: c.muscle(l.muscle),
			influence: c.influence(l.influence),
			left: a.number(12 - n.boss)
		}),
		...x.map((i, o) => s.stat({
			stat: c.stats[i],
			level: a.number(y(n.stats, o)),
			price: y(n.stats, o) >= 3 ? null : B(e, t, r, i)
		})),
		s.pile({
			deck: c.cards(n.deck.length),
			discard: c.cards(n.discard.length)
		}),
		...n.discard.length > 0 ? [s.discardPile(e.cards(n.discard.slice().reverse()))] : []
	];
}
function xt(e, t, n, r) {
	let { texts: i, numbers: a, who: o } = e, { table: s, nouns: c } = i, l = n.tiles.filter((e) => e.district === r).map((r) => St(e, t, n, r)), u = n.players.flatMap((e, t) => {
		let n = [
			...y(e.thugs, r) > 0 ? [c.thugs(y(e.thugs, r))] : [],
			...y(e.cars, r) > 0 ? [c.cars(y(e.cars, r))] : [],
			...y(e.trucks, r) > 0 ? [c.trucks(y(e.trucks, r))] : []
		];
		return n.length > 0 ? [s.pieces(o(t), a.list(n))] : [];
	}), d = y(n.police, r) > 0 ? [c.policeCars(y(n.police, r))] : [];
	return s.district({
		district: c.districts[y(b, r)],
		what: [
			...l,
			...d,
			...u
		].map((e) => `\n${e}`).join("")
	});
}
function St(e, t, n, r) {
	let { texts: i, numbers: a, who: o } = e, { table: c, nouns: l } = i, u = r.tokens.flatMap((e, t) => Array.from({ length: e }, () => l.businesses[y(_e, t)])), d = t.seat ?? +(r.owner === 0), f = s(n, r.owner === -1 ? d : r.owner, r);
	return c.tile({
		tile: e.tile(r.id),
		owner: r.owner === -1 ? null : o(r.owner),
		defence: a.number(it(n, d, r).total),
		needs: gt(e, f),
		sum: e.sum(f.profit),
		graft: f.graft > 0 ? e.sum(f.graft) : null,
		businesses: u.length > 0 ? a.list(u) : c.nothing,
		stock: e.goods(r.alcohol, r.gun) || c.nothing,
		night: r.night === 1
	});
}
function Ct(e, t) {
	let { texts: n } = e, r = [t.low[0], t.high[0]].filter((e) => e != null);
	return [...t.market.map((t) => t === "" ? n.table.emptySpace : K(e, t)), ...r.map((t) => n.table.nextOnDeck(e.card(t)))];
}
function wt(e, t, n) {
	let { texts: r, numbers: i, who: a } = e, { table: o, nouns: s } = r, c = y(t.players, n), l = t.stack.length === 0;
	return [
		o.rival({
			who: a(n),
			gang: r.gangs[c.gang].name,
			crime: i.number(c.crime),
			hand: s.cards(c.hand.length),
			deck: s.cards(c.deck),
			jobs: c.jobs.length,
			fulfilled: c.fulfilled.length > 0 ? e.cards(c.fulfilled) : o.nothing,
			upgrades: i.number(c.stats.reduce((e, t) => e + t - 1, 0))
		}),
		l ? o.final(e.sum(y(N(t).totals, n))) : P(e, t, n),
		...t.ring === n ? [o.ringOf(a(n))] : [],
		...c.plan.length > 0 ? [o.planOf(e.cards(c.plan))] : [],
		...c.discardTop === null ? [] : [o.discardOf(e.card(c.discardTop), e.cards(c.remembered))]
	];
}
var Tt = (e, t) => K(e, y(t.headlines, t.headlines.length - 1));
function Et(e, t) {
	let n = t.federalUsed[t.federalUsed.length - 1];
	return n === void 0 ? [] : [K(e, n, null, e.texts.table.lastRaid)];
}
function Dt(e, t) {
	let n = y(G(e, t), 0);
	if (t.seat === null || t.players.length === 0) return [n];
	let { headings: r } = e.texts.table, i = y(M(t).players, t.seat), a = (t) => t.map((t) => Ot(e, i, t)), o = t.players.flatMap((n, r) => r === t.seat ? [] : [`${e.who(r)}: ${P(e, t, r)}`]);
	return [
		n,
		{
			heading: r.gang,
			lines: kt(e, i)
		},
		{
			heading: r.plan,
			lines: a(i.plan)
		},
		{
			heading: r.hand,
			lines: a(i.hand)
		},
		{
			heading: r.jobs,
			lines: i.jobs.length === 0 ? [] : [e.cards(i.jobs)]
		},
		{
			heading: r.city,
			lines: b.map((n, r) => At(e, t, r))
		},
		{
			heading: r.rivals,
			lines: o
		}
	].filter(({ lines: e }) => e.length > 0);
}
function Ot({ texts: { table: e }, printed: t }, n, r) {
	let { title: i, lines: a } = t(r, n.boss);
	return e.card(i, D(a[0] ?? ""));
}
function kt({ texts: { table: e, nouns: t }, numbers: n, sum: r, goods: i, place: a }, o) {
	let s = [
		"headquarters",
		"safehouses",
		"recruits",
		"prison"
	].flatMap((n) => o[n] > 0 ? [e.place(t.thugs(o[n]), t.areas[n])] : []), c = o.deals.map((t, n) => `${a(`deal ${n}`, [])}: ${i(t.alcohol, t.gun) || e.nothing}`);
	return [
		`${e.money(r(o.money))} ${e.crime(n.number(o.crime))}`,
		...s.length > 0 ? [e.thugs(n.list(s))] : [],
		`${c.join("; ")}.`
	];
}
function At({ texts: { nouns: e }, tile: t, who: n }, r, i) {
	let a = r.tiles.filter(({ district: e }) => e === i).map(({ id: e, owner: r }) => r === -1 ? t(e) : `${t(e)} (${n(r)})`), o = y(r.police, i), s = o > 0 ? [e.policeCars(o).replace(/\.$/, "")] : [];
	return `${e.districts[y(b, i)]}: ${[...a, ...s].join(", ")}`;
}
var [jt, J, Y, X, Z] = [
	"SC-110.1",
	"SC-110.2",
	"SC-110.3",
	"SC-110.4",
	"SC-110.5"
], Q = "SC-110.6", Mt = {
	"only-one": J,
	yours: J,
	"yours-biggest-profit": J,
	"biggest-profit": J,
	"least-profit": Q,
	"fewer-goods": Z,
	"higher-defence": J,
	"lower-number": Z,
	"your-choice": Z,
	"highest-level": J,
	leftmost: J,
	"district-number": J,
	"next-stat": J,
	"level-three-first": X,
	"next-in-order": Z,
	"free-deal": J,
	"safehouses-first": Z,
	"takes-what-he-has-less-of": Z,
	"truck-spares-the-greater": Z,
	"stores-on-deals": Y,
	"stores-for-a-sale": Y,
	"stores-surplus": Z,
	"spends-where-he-sells": Y,
	"spends-from-deals-last": Y,
	"spends-surplus": Y,
	"spends-least-profit": Y,
	"walks-first": Z,
	"rides-second": Z,
	"vehicles-last": Z,
	"loses-by-the-chart": X,
	declines: Q
};
function Nt(e) {
	switch (e.type) {
		case "because": return Mt[e.why];
		case "rival-plan":
		case "rival-walk":
		case "rival-line": return jt;
		case "rival-job":
		case "reinforced": return J;
		default: return null;
	}
}
function Pt(e, t, r) {
	let i = be(e.language), { nouns: a } = e, o = (t) => e.cards[t]?.name ?? e.rival.cards[t]?.name ?? t, s = (e) => a.quote(o(e)), c = (e, t) => i.list([...e > 0 ? [a.alcohol(e)] : [], ...t > 0 ? [a.guns(t)] : []]);
	return {
		language: e.language,
		texts: e,
		numbers: i,
		speech: t,
		printed: (n, r = null) => Be(t, n, e.cards[n] ?? {
			name: n,
			flavour: ""
		}, r),
		who: (t) => r[t] || (r.length === 1 && t === 1 ? e.rival.name : e.seat(i.number(t + 1))),
		card: s,
		tile: o,
		cards: (e) => i.list(e.map(s)),
		district: (e) => a.districts[e],
		goods: c,
		good: (e) => c(+(e === "alcohol"), +(e === "gun")),
		place: (e, t) => {
			let r = n(e);
			return r >= 0 ? a.deal(i.number(r + 1), i.list((t?.[r]?.cards ?? []).map(o))) : ve.includes(e) ? a.areas[e] : b.includes(e) ? a.districts[e] : o(e);
		},
		sum: (e) => i.money(e)
	};
}
function Ft(e, t) {
	let { texts: n, numbers: r, who: i, card: a, tile: o } = e, { events: s, nouns: c } = n, l = "seat" in t ? i(t.seat) : "";
	switch (t.type) {
		case "set-up": return s.setUp({ who: i(t.first) });
		case "kept-job": return t.card === null ? s.keptJob(l) : s.keptJobOpen(l, a(t.card));
		case "returned-job": return s.returnedJob(l);
		case "passed-jobs": return s.passedJobs;
		case "settled": return s.settled({
			who: l,
			tile: o(t.tile),
			piece: c.pieces[t.piece]
		});
		case "turn": return s.turn(l);
		case "no-cards": return s.noCards(l);
		case "planned": return s.planned(l, a(t.card));
		case "ready": return s.ready({
			who: l,
			cards: c.cards(t.cards),
			muscle: c.muscle(t.muscle),
			influence: c.influence(t.influence)
		});
		case "crime": return t.to > t.from ? s.crimeUp(l, r.number(t.to)) : s.crimeDown(l, r.number(t.to));
		case "skill": return s.skill(l, a(t.card), t.skill);
		case "acted": return s.acted(l, t.act);
		case "deal": return s.deal(l, e.cards(t.cards));
		case "money": return Lt(e, t);
		case "short": return s.short({
			who: l,
			reason: t.reason,
			owed: e.sum(t.owed),
			paid: e.sum(t.paid)
		});
		case "stolen": return t.amount === null ? s.stoleHidden(l, i(t.from)) : s.stole({
			who: l,
			from: i(t.from),
			sum: e.sum(t.amount)
		});
		case "goods": return s.goods(l, e.goods(t.alcohol, t.gun));
		case "stored": return s.stored(l, e.good(t.good), e.place(t.at));
		case "good-gone": return s.goodGone(l, e.good(t.good));
		case "spent": return s.spent(l, e.good(t.good), e.place(t.from));
		case "boost": return s.boost(l, Rt(e, t));
		case "recruited": return s.recruited(l, t.to);
		case "looked": return t.cards === null ? s.looked(l, t.deck, c.cards(t.count)) : s.lookedOpen(l, e.cards(t.cards));
		case "took-job": return t.card === null ? s.tookJob(l) : s.tookJobOpen(l, a(t.card));
		case "took-dealer": return s.tookDealer(l, a(t.card));
		case "hired": return s.hired(l, a(t.card));
		case "joined": return s.joined({
			who: l,
			card: a(t.card),
			toHand: t.to === "hand"
		});
		case "market": return s.market(e.cards(t.market.filter((e) => e !== "")));
		case "ring": return s.ring(l);
		case "over": return zt(e, t);
		default: return It(e, t);
	}
}
function It(e, t) {
	let { texts: n, numbers: r, who: i, card: a, tile: o, district: s } = e, { events: c, nouns: l } = n, u = "seat" in t ? i(t.seat) : "";
	switch (t.type) {
		case "sold": return c.sold({
			who: u,
			tile: o(t.tile),
			sum: e.sum(t.profit)
		});
		case "ousted": return (t.bought === !0 ? c.boughtOut : c.ousted)({
			who: u,
			owner: i(t.owner),
			tile: o(t.tile)
		});
		case "built": return c.built({
			who: u,
			business: l.businesses[t.business],
			tile: o(t.tile)
		});
		case "wrecked": return c.wrecked({
			business: l.businesses[t.business],
			tile: o(t.tile)
		});
		case "released": return c.released(u, l.thugs(t.thugs));
		case "recalled": return c.recalled(u, e.place(t.from));
		case "sent": return c.sent(u, s(t.district));
		case "moved": {
			let e = {
				piece: l.pieces[t.piece],
				from: s(t.from),
				to: s(t.to)
			};
			return t.by === t.seat ? c.moved({
				who: u,
				...e
			}) : c.movedBy({
				who: i(t.by),
				owner: u,
				...e
			});
		}
		case "seized": {
			let e = {
				who: u,
				tile: o(t.tile),
				muscle: l.muscle(t.muscle),
				defence: r.number(t.defence)
			};
			return t.owner === null ? c.seized(e) : c.seizedFrom({
				...e,
				owner: i(t.owner)
			});
		}
		case "gave-up": return c.gaveUp(u, o(t.tile));
		case "upgraded": return c.upgraded({
			who: u,
			stat: l.stats[t.stat],
			level: r.number(t.level)
		});
		case "downgraded": return c.downgraded({
			who: u,
			stat: l.stats[t.stat],
			level: r.number(t.level)
		});
		case "vehicle": return c.vehicle({
			who: u,
			piece: l.pieces[t.piece],
			district: s(t.district)
		});
		case "nightclub": return c.nightclub(u, o(t.tile));
		case "dismissed": return c.dismissed(u, e.place(t.from));
		case "harmed": return c.harmed({
			who: u,
			how: t.how,
			place: e.place(t.from)
		});
		case "police": return c.police({
			who: u,
			from: s(t.from),
			to: s(t.to)
		});
		case "drew": return t.cards === null ? c.drew(u, l.cards(t.count)) : c.drewOpen(u, e.cards(t.cards));
		case "discarded": return c.discarded(u, a(t.card));
		case "recovered": return c.recovered(u, a(t.card));
		case "fired": return c.fired(u, a(t.card));
		case "fulfilled": return c.fulfilled(u, a(t.job));
		case "unfulfilled": return c.unfulfilled(u, a(t.job));
		case "trigger": return c.trigger(u, a(t.card));
		case "raid": return c.raid(a(t.card));
		case "band": return c.band({
			who: u,
			band: l.bands[t.band]
		});
		case "reorganised": return c.reorganised(u);
		case "shuffled": return t.deck === "own" ? c.shuffledOwn(u) : c.shuffledFederal;
		case "time": return t.at === t.of ? c.extra : c.time(r.number(t.at), r.number(t.of));
		case "round-end": return c.roundEnd(r.number(t.round));
		case "ness": return c.ness(r.number(t.at));
		case "news": return c.news(a(t.card));
		case "special": return c.special(u, t.rule);
		default: return Bt(e, t);
	}
}
function Lt({ texts: { events: e }, who: t, sum: n }, { seat: r, amount: i, reason: a }) {
	if (i === null) return e.paidHidden(t(r), a);
	let o = {
		who: t(r),
		sum: n(Math.abs(i)),
		reason: a
	};
	return i > 0 ? e.gained(o) : e.paid(o);
}
function Rt({ texts: { nouns: e }, numbers: t }, { muscle: n, influence: r }) {
	return t.list([...n === 0 ? [] : [e.muscle(n)], ...r === 0 ? [] : [e.influence(r)]]);
}
function zt({ texts: { events: e }, numbers: t, who: n, sum: r }, i) {
	let a = i.totals.map((t, a) => e.score({
		who: n(a),
		total: r(t),
		money: r(y(i.money, a)),
		businesses: r(y(i.businesses, a)),
		associates: r(y(i.associates, a))
	})), o = t.list(i.winners.map(n));
	return e.over({
		who: o,
		shared: i.winners.length > 1,
		scores: a.join(" ")
	});
}
function Bt(e, t) {
	let { texts: n, card: r, cards: i, district: a } = e, { rival: o } = n;
	switch (t.type) {
		case "rival-plan": return o.plan(i(t.cards), t.actions);
		case "rival-walk": return o.walk({
			from: a(t.from),
			to: a(t.to),
			steps: t.steps
		});
		case "rival-line": {
			let e = {
				card: r(t.card),
				text: st(o, t.card, t.line)
			};
			return t.acts ? o.acted({
				...e,
				power: t.power
			}) : t.needs === void 0 ? o.skipped(e) : o.tooWeak({
				...e,
				power: t.power ?? 0,
				needs: t.needs
			});
		}
		case "because": return o.because[t.why](Vt(e, t));
		case "rival-job": return o.job(r(t.card));
		case "reinforced": return o.reinforced(t.deck, t.card === null ? null : r(t.card));
	}
}
function Vt({ texts: e, card: t, good: n, place: r, tile: i }, a) {
	return a.tile === void 0 ? a.stat === void 0 ? a.card === void 0 ? a.good === void 0 ? a.place === void 0 ? "" : r(a.place) : n(a.good) : t(a.card) : a.stat === "hand" ? e.rival.power : e.nouns.stats[a.stat] : i(a.tile);
}
function Ht(e) {
	let t = Te(e.voice, e.operations), n = (n) => Pt(e, t, n);
	return {
		speaker: n,
		overview: (e, t) => Dt(n(t), e),
		reasons: async () => {
			let { reasonOf: e } = await import("./reasons.js");
			return (t, r) => e(n(r), t);
		},
		words: {
			title: e.title,
			prompt: (e, t) => V(n(t), e),
			action: (e, t, r) => Ue(n(r), e, t),
			group: (e, t) => et(n([]), e, t),
			event: (e, t) => Ft(n(t), e),
			rule: Nt,
			refusal: (e, t) => Ut(n(t), e),
			table: (e, t) => G(n(t), e),
			standing: (t, r, i) => t.stack.length === 0 && t.players.length > 0 ? e.table.final(n(i).sum(y(N(t).totals, r))) : P(n(i), t, r),
			help: async () => {
				let [{ helpOf: t }, { help: n }] = await Promise.all([import("./texts.js"), e.help()]);
				return t(n);
			}
		}
	};
}
function Ut({ texts: { refusals: e }, card: t }, { code: n, rule: r, values: i }) {
	let a = Object.hasOwn(e, n) ? e[n] : e.other;
	return typeof a == "string" ? `${a} (${r}).` : `${a({
		muscle: Number(i.muscle ?? 0),
		influence: Number(i.influence ?? 0),
		needed: Number(i.needed ?? 0),
		card: typeof i.card == "string" ? t(i.card) : ""
	})} (${r}).`;
}
function Wt({ influence: e, muscle: t }, n) {
	let r = [];
	return t !== void 0 && r.push(n.points("muscle", t)), e !== void 0 && r.push(n.points("influence", e)), n.and(r);
}
var Gt = ({ influence: e, muscle: t }) => typeof (t ?? 0) == "number" && typeof (e ?? 0) == "number", Kt = ({ kind: e, tokens: t }, n, [r, i]) => n.upTo(t) + (e === void 0 ? n.n(t, r, i) : n.business(e, t)), $ = (e, t, n) => e.options.map((e) => t.and(t.clauses(e))).join(n), qt = (e, t) => t.and([...t.cost(e.cost), ...t.clauses(e.then)]), Jt = ({ level: e }, t) => e === 1 ? "1" : `${e} ${t}`, Yt = ({ how: e, reach: t }, n, r, i) => [`${r}${n.at(t)} ${i[e][0]}`, `${r}${n.at(t)} ${i[e][1]}`], Xt = (e, [t, n, r, i]) => e === "rival" ? n : e === "rivals" ? r : e === "everyone" ? i : t;
function Zt({ effects: e, who: t }, n, r) {
	let [i] = e, a = e.length === 1 && i?.do === "choose" ? i.options : null, o = (a ?? [e]).map((e) => $t(e, t, n));
	return o.every((e) => e !== null) ? `${r[t]} ${n.or(o)}` : a !== null && i?.do === "choose" ? `${r[t]}${r.chooses}${r.colon}${$(i, n, r.or)}` : `${r[t]}${r.colon}${n.and(n.clauses(e))}`;
}
var Qt = /* @__PURE__ */ new Set([
	"pay",
	"lose-goods",
	"discard",
	"downgrade",
	"fire",
	"unfulfil"
]);
function $t(e, t, n) {
	if (!e.every((e) => Qt.has(e.do))) return null;
	let r = n.to(t, "", ""), i = n.clauses(e.map((e) => ({
		...e,
		who: t
	})));
	return n.and(i.map((e) => e.slice(r.length)));
}
export { $ as a, Jt as c, Gt as i, Xt as l, qt as n, Yt as o, Zt as r, Wt as s, Kt as t, Ht as u };
