// Frozen by `npm run freeze`: do not edit.
import "./src.js";
import { t as e } from "./list.js";
import { _ as t, c as n, i as r, n as i } from "./vocabulary.js";
import { t as a } from "./numbers.js";
var o = {
	table: ["SC-1"],
	setup: [
		"SC-2",
		"SC-3",
		"SC-4",
		"SC-5",
		"SC-6",
		"SC-7"
	],
	turn: [
		"SC-10",
		"SC-11",
		"SC-12",
		"SC-13",
		"SC-14",
		"SC-15",
		"SC-16",
		"SC-17",
		"SC-18"
	],
	deals: ["SC-30", "SC-31"],
	underworld: [
		"SC-32",
		"SC-33",
		"SC-34",
		"SC-35",
		"SC-36",
		"SC-37"
	],
	authorities: [
		"SC-38",
		"SC-39",
		"SC-40",
		"SC-41",
		"SC-42",
		"SC-43"
	],
	streets: [
		"SC-44",
		"SC-45",
		"SC-46"
	],
	gang: [
		"SC-47",
		"SC-48",
		"SC-49"
	],
	jobs: ["SC-50", "SC-51"],
	police: ["SC-95", "SC-97"],
	raid: ["SC-60"],
	reorganising: ["SC-70"],
	ending: ["SC-80", "SC-90"],
	draft: ["SC-100"],
	solo: [
		"SC-110",
		"SC-110.1",
		"SC-110.2",
		"SC-110.3",
		"SC-110.4",
		"SC-110.5",
		"SC-110.6"
	]
}, s = /* @__PURE__ */ new Set([
	"SC-5",
	"SC-11",
	"SC-17",
	"SC-30",
	"SC-45",
	"SC-46",
	"SC-50",
	"SC-80",
	"SC-97",
	"SC-110",
	"SC-110.6"
]), c = (e) => t.includes(e) ? "underworld" : r.includes(e) ? "authorities" : e === "deal" || e === "upgrade" || e === "dismiss" ? e : "streets", l = (e) => Object.keys(o).map((t) => ({
	title: e.chapters[t],
	rules: o[t].map((t) => ({
		id: t,
		text: e.rules[t],
		ruling: s.has(t)
	}))
}));
function u(t, r) {
	let { list: o } = a(t);
	return n.map((t, a) => {
		let s = n.filter((t, n) => e(i, a)[n]);
		return `${r[t]} (${o(s.map((e) => r[e]))})`;
	}).join(", ");
}
export { u as bordersInWords, c as costGroup, l as helpOf };
