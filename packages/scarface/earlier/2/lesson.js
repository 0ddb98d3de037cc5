// Frozen by `npm run freeze`: do not edit.
var e = {
	title: "Scarface 1920 lernen",
	welcome: "Acht kleine Aufgaben, etwa zehn Minuten. Es kann nichts schiefgehen: Tippe an, was du willst.",
	players: ["Sam", "Gus"],
	steps: {
		plan: {
			title: "Einen Plan machen",
			story: "Deine Karten sind deine Gang. Jeder Zug beginnt mit einem Plan: Du legst einige davon aus und zählst Muskelkraft und Einfluss zusammen. Zwei Karten kosten nichts. Jede weitere erhöht deine Verbrechensrate um 1.",
			task: "Tippe auf Rumschmuggler und Straßenräuber, dann auf „Plan auslegen“.",
			praise: "Der Plan liegt: 2 Muskelkraft für diesen Zug.",
			nudge: "Diese zwei Karten genügen. Tippe eine gewählte Karte noch einmal an, um sie zurückzulegen."
		},
		deal: {
			title: "Einen Deal machen",
			story: "Liegt der Plan, hast du eine Aktion. Ein Deal bringt Waren: Ein Schläger geht vom Hauptquartier zu einem deiner Händler. Der Schnapshändler verlangt 1 Muskelkraft und gibt 2 Alkohol.",
			task: "Tippe bei deinen Deals auf den Schnapshändler.",
			praise: "2 Alkohol im Lager! Der Schläger bleibt beim Händler, bis deine Gang reorganisiert.",
			nudge: "Das ginge auch. Aber erst brauchen wir Alkohol: Tippe auf den Schnapshändler."
		},
		sell: {
			title: "Verkaufen",
			story: "Dein nächster Zug. Verkauft wird in der Unterwelt: Ein Schläger geht hin, und deine Verbrechensrate steigt um die Zahl deiner Schläger dort. Pilsen gehört dir und zahlt 10 Dollar für 2 Alkohol.",
			task: "Tippe auf dem Stadtplan auf Pilsen, um dort zu verkaufen. Wähle dann zweimal, woher der Alkohol kommt.",
			praise: "10 Dollar! Deine Verbrechensrate steht jetzt auf 2.",
			nudge: "Eine gute Idee für später. Verkaufe jetzt in Pilsen."
		},
		reorganise: {
			title: "Reorganisieren",
			story: "Hand und Stapel sind leer: Deine Gang reorganisiert. Du verkaufst, ohne einen Schläger zu schicken. Jedes Geschäft bringt 2 Dollar. Schläger kommen von den Deals heim, neue rücken nach, und deine Karten werden gemischt.",
			task: "Drücke „Reorganisieren“ und verkaufe in Pilsen. Tippe dann zweimal auf die Verstecke: Zwei Schläger gehen ins Hauptquartier.",
			praise: "Geld da, Schläger daheim, ein neuer Stapel. Jedes Mal rückt der Zeitmarker vor.",
			nudge: "Noch nicht. Erst in Pilsen verkaufen, dann zweimal auf die Verstecke tippen."
		},
		seize: {
			title: "Ein Viertel übernehmen",
			story: "Dein Auto ist auf die Southwest Side gefahren: Du bist dort präsent. Little Italy gehört niemandem. Die Verteidigung ist 2, dein Auto nimmt 1 weg. Dein Plan hat 3 Muskelkraft.",
			task: "Tippe auf dem Stadtplan auf Little Italy, um es zu übernehmen.",
			praise: "Es gehört dir! Ein Ort mehr zum Verkaufen, und das Kasino zahlt auch an dich.",
			nudge: "Möglich, aber Little Italy wartet. Tippe es auf dem Stadtplan an."
		},
		hire: {
			title: "Komplizen anheuern",
			story: "Auf dem Markt warten bessere Leute. Du darfst Komplizen anheuern, deren Stufe nicht über deinem Einfluss liegt: Du hast 3. Das geht wieder in der Unterwelt. Dein zweiter Schläger dort erhöht deine Verbrechensrate um 2.",
			task: "Tippe auf dem Markt auf den Buchmacher.",
			praise: "Angeheuert! Die Karte kommt nach dem nächsten Mischen. Und du trägst den Familienring: 1 Dollar in jedem Zug.",
			nudge: "An einem anderen Tag gern. Heute ist es der Buchmacher."
		},
		upgrade: {
			title: "Die Gang ausbauen",
			story: "Geld macht deine Gang dauerhaft besser. Jeder Ausbau verlangt Muskelkraft, Einfluss und Dollar. Nachschub gibt dir bei jedem Händler eine Ware mehr. Er kostet 6 Dollar und erhöht deine Verbrechensrate um 1.",
			task: "Tippe auf deinem Gang-Tableau auf Nachschub.",
			praise: "Geschafft, und die Bossleiste zahlt 2 Dollar zurück. Je leerer sie wird, desto stärker dein Boss.",
			nudge: "Jeder Ausbau hat seine Zeit. Tippe jetzt auf Nachschub."
		},
		raid: {
			title: "Vor der Razzia",
			story: "Deine Verbrechensrate ist 5, im Gelben. Gus reorganisiert als Nächster, und das beendet die Runde mit einer Razzia. Schläger in der Unterwelt kommen ins Gefängnis. Dann trifft eine Razziakarte nach Farbe: Grün am wenigsten, Rot am meisten.",
			task: "Lege Geldboten und Buchmacher als Plan aus, tippe auf „Rate −“ und beende deinen Zug.",
			praise: "Gerade noch! Du bist im Grünen und bekommst 3 Dollar. Gus ist im Gelben und zahlt 4.",
			nudge: "Die Razzia ist nah. Geldboten und Buchmacher, dann „Rate −“, dann das Ende des Zuges."
		}
	},
	end: {
		title: "Du kennst das Geschäft",
		text: "Ein Plan, eine Aktion und die Fähigkeiten deiner Karten: Das ist ein Zug. Nach drei Runden gewinnt, wer das meiste Geld hat. Spiel jetzt eine erste Partie gegen einen Rivalen. Tipps sind an, und die Spielhilfe ist nur einen Tipp entfernt."
	}
};
export { e as lesson };
