// Frozen by `npm run freeze`: do not edit.
function e(e, t) {
	let n = e[t];
	if (n === void 0 && !(t in e)) throw RangeError(`there is no item ${t} in a list of ${e.length}`);
	return n;
}
export { e as t };
