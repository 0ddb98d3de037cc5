// Frozen by `npm run freeze`: do not edit.
var e = {
	title: "Learn Scarface 1920",
	welcome: "Eight small tasks, about ten minutes. Nothing can go wrong: touch what you like.",
	players: ["Sam", "Gus"],
	steps: {
		plan: {
			title: "Make a Plan",
			story: "Your cards are your gang. Every turn begins with a Plan: you lay out some of them and add up their Muscle and Influence. Two cards cost nothing. Each further card raises your Crime Rate by 1.",
			task: "Touch Rum Runners and Street Muggers, then “Lay the Plan”.",
			praise: "The Plan is laid: 2 Muscle for this turn.",
			nudge: "Those two cards will do. Touch a picked card again to put it back."
		},
		deal: {
			title: "Make a Deal",
			story: "With the Plan laid, you take one action. A Deal brings goods: a thug goes from Headquarters to a Dealer of yours. The Alcohol Dealer asks for 1 Muscle and gives 2 alcohol.",
			task: "Touch the Alcohol Dealer among your Deals.",
			praise: "2 alcohol in store! The thug stays with the Dealer until your gang reorganises.",
			nudge: "You could do that. But first we need alcohol: touch the Alcohol Dealer."
		},
		sell: {
			title: "Sell",
			story: "Your next turn. You sell in the Underworld: a thug goes there, and your Crime Rate rises by the number of your thugs there. Pilsen is yours and pays 10 dollars for 2 alcohol.",
			task: "Touch Pilsen on the map to sell there. Then choose twice where the alcohol comes from.",
			praise: "10 dollars! Your Crime Rate is now 2.",
			nudge: "A good idea for another day. Now sell in Pilsen."
		},
		reorganise: {
			title: "Reorganise",
			story: "Your hand and your deck are empty: your gang reorganises. You sell without sending a thug. Each business pays 2 dollars. Thugs come home from the Deals, new ones move up, and your cards are shuffled.",
			task: "Press “Reorganise” and sell in Pilsen. Then touch the Safehouses twice: two thugs move to Headquarters.",
			praise: "Money in, thugs home, a new deck. Each time, the time marker moves on.",
			nudge: "Not quite. First sell in Pilsen, then touch the Safehouses twice."
		},
		seize: {
			title: "Seize a neighbourhood",
			story: "Your car drove to the Southwest Side: you are present there. Little Italy belongs to nobody. Its defence is 2, and your car takes 1 off. Your Plan has 3 Muscle.",
			task: "Touch Little Italy on the map to seize it.",
			praise: "It is yours! One more place to sell in, and its casino pays you too.",
			nudge: "Possible, but Little Italy is waiting. Touch it on the map."
		},
		hire: {
			title: "Hire an Associate",
			story: "Better people wait in the market. You may hire an Associate whose level is not above your Influence: you have 3. It happens in the Underworld again. Your second thug there raises your Crime Rate by 2.",
			task: "Touch the Bookmaker in the market.",
			praise: "Hired! The card comes up after your next shuffle. You also hold the Family Ring: 1 dollar each turn.",
			nudge: "A fair choice on another day. Today it is the Bookmaker."
		},
		upgrade: {
			title: "Upgrade your gang",
			story: "Money makes your gang better for good. Each upgrade asks for Muscle, Influence and dollars. Dealer’s Supply gives you one more good from every Dealer. It costs 6 dollars and raises your Crime Rate by 1.",
			task: "Touch Dealer’s Supply on your gang board.",
			praise: "Done, and the Boss Track pays 2 dollars back. The emptier it gets, the stronger your Boss.",
			nudge: "Every upgrade has its day. Now touch Dealer’s Supply."
		},
		raid: {
			title: "Before the Raid",
			story: "Your Crime Rate is 5, in the amber. Gus reorganises next, and that ends the round with a Raid. Thugs in the Underworld go to Prison. Then a Federal card hits by colour: green least, red most.",
			task: "Lay a Plan of Bagmen and Bookmaker, touch “Crime −”, then end your turn.",
			praise: "Just in time! You are in the green and gain 3 dollars. Gus is in the amber and pays 4.",
			nudge: "The Raid is close. Bagmen and Bookmaker, then “Crime −”, then the end of the turn."
		}
	},
	end: {
		title: "You know the trade",
		text: "A Plan, one action, and the skills of your cards: that is a turn. After three rounds the richest gang wins. Play a first game against one rival now. Hints are on, and the player aid is one tap away."
	}
};
export { e as lesson };
