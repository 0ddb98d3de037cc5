// Frozen by `npm run freeze`: do not edit.
var e = [
	"associate",
	"rulebook",
	"underboss",
	"boss",
	"untouchable"
];
export { e as t };
