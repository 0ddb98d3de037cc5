// Frozen by `npm run freeze`: do not edit.
var e = (e) => e.replace(/ (?=[;!?%])/g, " ").replace(/ (?=[:»])|(?<=«) /g, "\xA0");
function t(t, ...n) {
	return t.map((t, r) => e(t) + (n[r] ?? "")).join("");
}
export { e as n, t };
