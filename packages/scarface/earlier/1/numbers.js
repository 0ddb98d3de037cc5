// Frozen by `npm run freeze`: do not edit.
var e = {
	en: [",", 4],
	de: [".", 4],
	fr: [" ", 4],
	it: [".", 5],
	es: [".", 5]
}, t = /\B(?=(\d{3})+$)/g;
function n(n, r) {
	let i = `${Math.abs(r)}`, [a, o] = e[n];
	return `${r < 0 ? "-" : ""}${i.length < o ? i : i.replace(t, a)}`;
}
function r(e, t) {
	let r = n(e, t);
	return e === "en" ? r.replace(/\d/, "$$$&") : `${r}\u00a0$`;
}
var i = (e, t) => Math.abs(t) === 1 || t === 0 && e === "fr", a = {
	en: "en-GB",
	de: "de-DE",
	fr: "fr-FR",
	it: "it-IT",
	es: "es-ES"
}, o = /* @__PURE__ */ new Map();
function s(e) {
	let t = o.get(e) ?? c(e);
	return o.set(e, t), t;
}
function c(e) {
	let t = a[e], o = new Intl.ListFormat(t), s = new Intl.ListFormat(t, { type: "disjunction" });
	return {
		number: (t) => n(e, t),
		money: (t) => r(e, t),
		list: (e) => o.format(e),
		either: (e) => s.format(e),
		count: (t, r, a) => `${n(e, t)} ${i(e, t) ? r : a}`
	};
}
export { a as n, s as t };
