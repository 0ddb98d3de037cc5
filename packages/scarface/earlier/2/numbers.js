// Frozen by `npm run freeze`: do not edit.
import { i as e, n as t, o as n, r } from "./src.js";
var i = /* @__PURE__ */ new Map();
function a(e) {
	let t = i.get(e) ?? o(e);
	return i.set(e, t), t;
}
function o(i) {
	let a = n[i], o = new Intl.ListFormat(a), s = new Intl.ListFormat(a, { type: "disjunction" });
	return {
		number: (t) => e(i, t),
		money: (e) => r(i, e),
		list: (e) => o.format(e),
		either: (e) => s.format(e),
		count: (n, r, a) => `${e(i, n)} ${t(i, n) ? r : a}`
	};
}
export { a as t };
