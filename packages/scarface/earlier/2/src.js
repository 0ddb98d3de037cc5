// Frozen by `npm run freeze`: do not edit.
var e = {
	en: {
		locale: "en-GB",
		thousands: ",",
		from: 4,
		decimal: ".",
		dollarFirst: !0
	},
	de: {
		locale: "de-DE",
		thousands: ".",
		from: 4
	},
	fr: {
		locale: "fr-FR",
		thousands: " ",
		from: 4,
		zeroIsOne: !0
	},
	it: {
		locale: "it-IT",
		thousands: ".",
		from: 5
	},
	es: {
		locale: "es-ES",
		thousands: ".",
		from: 5
	}
}, t = Object.keys(e), n = (t) => e[t], r = Object.fromEntries(t.map((t) => [t, e[t].locale])), i = /\B(?=(\d{3})+$)/g;
function a(e, t) {
	let r = `${Math.abs(t)}`, { thousands: a, from: o } = n(e);
	return `${t < 0 ? "-" : ""}${r.length < o ? r : r.replace(i, a)}`;
}
function o(e, t) {
	let r = a(e, t);
	return n(e).dollarFirst ? r.replace(/\d/, "$$$&") : `${r}\u00a0$`;
}
var s = (e, t) => Math.abs(t) === 1 || t === 0 && n(e).zeroIsOne === !0, c = (e) => (t, { one: n, other: r }) => s(e, t) ? n : r(a(e, t));
export { t as a, a as i, s as n, r as o, o as r, c as t };
