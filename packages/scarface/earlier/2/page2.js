// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./src.js";
import { n as t } from "./gangs2.js";
import { result as n } from "./result-card2.js";
var r = e("en"), i = (e) => r(e, {
	one: "one day",
	other: (e) => `${e} days`
}), a = {
	result: n,
	difficulties: t,
	line: "Chicago under Prohibition: build a gang, make deals, take the city. Two to four bosses, about an hour.",
	play: "Take on the regulars",
	goOn: "Continue your game",
	alone: "Alone against the Enforcer",
	aloneWhy: "A rival who hides nothing, and tells you the reason for everything he does.",
	friends: "With friends",
	rules: "Rules",
	learn: "Learn it in eight tasks",
	difficulty: "Difficulty",
	rival: "His gang",
	begin: "Take him on",
	daily: "Challenge of the day",
	dailyWhy: (e, t) => `The same cards for everybody. Today: ${e}, ${t}.`,
	options: {
		ringByHand: {
			name: "Family Ring",
			values: {
				false: "Pays automatically",
				true: "Take its money in your turn, or forget it"
			}
		},
		jobDraft: {
			name: "Jobs",
			values: {
				false: "Dealt to everybody",
				true: "Drafted: keep one, pass the rest"
			}
		},
		gangs: {
			name: "Gangs",
			values: { null: "Dealt at random" }
		},
		solo: {
			name: "Mode",
			values: {
				null: "Two to four players",
				alone: "Alone against the Enforcer"
			}
		}
	},
	gang: {
		own: "Your gang",
		seat: (e) => `Gang of seat ${e}`,
		any: "Drawn by lot"
	},
	gangs: {
		dealt: "Drawn by lot",
		chosen: "Chosen by seat"
	},
	card: {
		title: "Your result",
		share: "Share",
		picture: "Share as a picture",
		copied: "Copied. Now paste it anywhere.",
		byHand: "This browser does not allow copying: select the lines above and copy them.",
		trouble: "The picture could not be created here.",
		against: "against"
	},
	records: {
		title: "Your records",
		games: "Played",
		wins: "Won",
		best: "Best total",
		margin: "Widest win",
		bestYet: "Your best yet at this difficulty.",
		played: (e, t) => `Challenges of the day: ${i(e)} in a row; the longest run was ${t}.`,
		won: (e, t) => `Challenges won: ${i(e)} in a row; the longest run was ${t}.`,
		last: (e, t, n, r) => `Your last challenge, ${e}: ${{
			won: "won",
			drawn: "drawn",
			lost: "lost"
		}[t]}, ${n} to ${r}.`,
		kept: "They are stored in this browser and nowhere else.",
		forget: "Delete my records",
		sure: "Yes, delete them all",
		keep: "Keep them",
		forgotten: "Your records are deleted."
	}
};
export { a as page };
