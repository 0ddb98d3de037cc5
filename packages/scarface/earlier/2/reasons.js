// Frozen by `npm run freeze`: do not edit.
function e({ texts: { reasons: e, nouns: t }, numbers: n, who: r, card: i, tile: a, sum: o }, s) {
	switch (s.code) {
		case "fulfils": return e.fulfils(i(s.job));
		case "seizes": return e.seizes(a(s.tile));
		case "hires": return e.hires(i(s.card));
		case "raises": return e.raises(t.stats[s.stat], n.number(s.level));
		case "keeps": return e.keeps(a(s.tile));
		case "harms": return e.harms(r(s.seat), o(s.sum));
		case "more": return e.more(o(s.sum), s.than);
		case "less": return e.less(o(s.sum), s.than);
		case "earns": return e.earns(o(s.sum));
		case "costs": return e.costs(o(s.sum));
		case "stores": return e.stores(s.goods);
		case "crime-up": return e.crimeUp(n.number(s.to));
		case "crime-down": return e.crimeDown(n.number(s.to));
	}
}
export { e as reasonOf };
