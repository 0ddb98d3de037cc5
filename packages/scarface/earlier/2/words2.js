// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./numbers.js";
import { a as t, c as n, i as r, l as i, o as a, r as o, s, t as c, u as l } from "./clauses.js";
import { n as u, r as ee, t as d } from "./nouns2.js";
import { n as te, t as f } from "./gangs2.js";
var p = {
	settle: (e, t, n) => `Settle in ${t} (${n}), with ${e}`,
	keep: (e) => `Keep ${e}`,
	giveBack: (e) => `Give ${e} back`,
	plan: (e) => `Lay out ${e}`,
	ready: "Confirm the Plan",
	ring: "Take the Family Ring’s money",
	reorganise: "Reorganise",
	skill: (e, t, n) => `${e}, ${t === "standard" ? "skill" : "matching skill"}: ${n}`,
	fulfil: (e) => `Fulfil the Job ${e}`,
	endTurn: "End your turn",
	stop: "Finish",
	toDiscard: "Put on the discard pile",
	decline: "Decline",
	accept: (e) => `Accept: ${e}`,
	deal: (e) => e,
	alcohol: "Take 1 alcohol",
	gun: "Take 1 gun",
	spareAlcohol: "Keep 1 alcohol",
	spareGun: "Keep 1 gun",
	store: (e, t) => `Store ${e}: ${t}`,
	replace: (e, t, n) => `Store ${e} in place of ${t}: ${n}`,
	returnGood: (e) => `Return ${e} to the supply`,
	spend: (e, t) => `Spend ${e}: ${t}`,
	toSafehouses: "Move a recruit into the Safehouses",
	toHeadquarters: "Move a thug from the Safehouses to Headquarters",
	card: (e) => e,
	newDeal: "Open a new Deal",
	tuck: (e) => `Tuck beneath ${e}`,
	toHand: (e) => e === "" ? "Take into your hand" : `Take into your hand, for ${e}`,
	tile: (e, t) => `${e} (${t})`,
	sellAt: (e, t, n) => `Sell in ${e} for ${t}${n === null ? "" : `, less ${n} graft`}`,
	build: (e, t) => `Open a ${e} in ${t}`,
	wreck: (e, t) => `Close a ${e} in ${t}`,
	sendTo: (e) => `Send a thug to ${e}`,
	withBribe: (e, t) => `${e} (bribe ${t})`,
	moveFrom: (e) => `Move out of ${e}`,
	move: (e, t) => `Move ${e} to ${t}`,
	vehicle: (e, t) => `Put ${e} into ${t}`,
	stat: (e, t) => t === "" ? e : `${e}: ${t}`,
	thug: (e) => `Choose a thug: ${e}`,
	police: (e, t) => `Move a police car from ${e} to ${t}`,
	driveOff: (e, t, n, r) => `Drive ${e} of ${t} from ${n} to ${r}`,
	option: (e, t) => t === "" ? `Option ${e}` : t,
	setUp: "Set up the game",
	shuffle: "Shuffle"
}, m = {
	"tax-audit": {
		name: "Tax Audit",
		flavour: "Kindly explain the entry “miscellaneous”."
	},
	"bail-hearing": {
		name: "Bail Hearing",
		flavour: "Cash only. Your cheques are known to the court."
	},
	"licence-renewal": {
		name: "Licence Renewal",
		flavour: "Line four, use of the premises. “Tearoom” is already taken."
	},
	"bank-examiners": {
		name: "Bank Examiners",
		flavour: "They counted twice. Once would have been enough."
	},
	"vehicle-inspection": {
		name: "Vehicle Inspection",
		flavour: "Holes in the door do not count as ventilation."
	},
	"census-of-1920": {
		name: "Census of 1920",
		flavour: "Occupation: “stands on the corner”. Employer: “a friend”."
	},
	"budget-cuts": {
		name: "Budget Cuts",
		flavour: "Agents are kindly asked to share the pistol."
	},
	"warehouse-inspection": {
		name: "Warehouse Inspection",
		flavour: "The furniture was found to be leaking."
	},
	"barrels-in-the-river": {
		name: "Barrels in the River",
		flavour: "Anglers report unusually cheerful fish."
	},
	"arms-amnesty": {
		name: "Arms Amnesty",
		flavour: "Please keep the receipt with the weapon."
	},
	"expert-tasting": {
		name: "Expert Tasting",
		flavour: "The commission reached no conclusion and asked for more."
	},
	"truck-through-the-door": {
		name: "Truck Through the Door",
		flavour: "The warrant was attached to the bumper."
	},
	dragnet: {
		name: "Dragnet",
		flavour: "Wanted for questioning: all persons with a hat."
	},
	"usual-suspects": {
		name: "The Usual Suspects",
		flavour: "They have chairs of their own by now."
	},
	"deportation-order": {
		name: "Deportation Order",
		flavour: "Return ticket not included."
	},
	"mistaken-identity": {
		name: "Mistaken Identity",
		flavour: "Released with our apologies, which are subject to appeal."
	},
	"bureau-is-hiring": {
		name: "The Bureau Is Hiring",
		flavour: "Fair pay, a pension, and you already know the clientele."
	},
	curfew: {
		name: "Curfew",
		flavour: "After nine, loitering requires Form 12."
	},
	"padlock-order": {
		name: "Padlock Order",
		flavour: "Closed for one year. Deliveries by the back door, please."
	},
	"moral-hygiene-board": {
		name: "Board of Moral Hygiene",
		flavour: "The inspection took three nights. Its thoroughness is commended."
	},
	"slot-machine-bonfire": {
		name: "Slot Machine Bonfire",
		flavour: "Two cherries and a lemon were saved from the flames."
	},
	"grand-jury": {
		name: "Grand Jury",
		flavour: "Twenty-three citizens who have never heard of anybody."
	},
	"star-witness": {
		name: "Star Witness",
		flavour: "Now he remembers everything, even whom he works for."
	},
	"tapped-telephone": {
		name: "Tapped Telephone",
		flavour: "Transcript, page nine: “Not on the telephone.”"
	},
	"lost-paperwork": {
		name: "Lost Paperwork",
		flavour: "Filed under L, for lost."
	},
	"wanted-poster": {
		name: "Wanted Poster",
		flavour: "An excellent likeness. The reward is an insult."
	},
	"trust-busting": {
		name: "Trust-Busting",
		flavour: "Competition is the law, even for outlaws."
	},
	"society-column": {
		name: "Society Column",
		flavour: "The ring was admired by all, notably by the Treasury."
	}
}, h = {
	"bathtub-gin": {
		name: "Bathtub Gin",
		flavour: "Nobody in the building has had a bath since March."
	},
	"clearance-sale": {
		name: "Clearance Sale",
		flavour: "Everything must go out before the police come in."
	},
	"double-shift": {
		name: "Double Shift",
		flavour: "The union would object, but the union is us."
	},
	"guns-on-the-table": {
		name: "Guns on the Table",
		flavour: "A frank discussion between the armed and the unarmed."
	},
	"whisky-row": {
		name: "Whisky Row",
		flavour: "Three doors, three passwords, one cellar."
	},
	"loaded-dice": {
		name: "Loaded Dice",
		flavour: "Another seven. Chance is reliable, if you pay it."
	},
	"little-black-book": {
		name: "Little Black Book",
		flavour: "Madame forgets every face and writes down every name."
	},
	"grand-opening": {
		name: "Grand Opening",
		flavour: "The mayor cut the ribbon and was never here."
	},
	"pillar-of-the-community": {
		name: "Pillar of the Community",
		flavour: "He paid for the church roof, and nobody asks what it covers."
	},
	"something-for-everyone": {
		name: "Something for Everyone",
		flavour: "Seven sins under three roofs."
	},
	"corner-to-corner": {
		name: "From Corner to Corner",
		flavour: "The streetcar now runs from our place to our place."
	},
	"city-hall-steps": {
		name: "On the Steps of City Hall",
		flavour: "Close enough to help with counting the votes."
	},
	"lakeside-landing": {
		name: "Lakeside Landing",
		flavour: "The fishermen came home with a heavy, clinking catch."
	},
	"mill-gate": {
		name: "At the Mill Gate",
		flavour: "When the whistle blows, we do the hiring."
	},
	motorcade: {
		name: "Motorcade",
		flavour: "For others, two cars are an outing. For us, a statement."
	},
	"garage-party": {
		name: "Party in the Garage",
		flavour: "The guests were asked to face the wall."
	},
	"king-of-the-city": {
		name: "King of the City",
		flavour: "The crown is a fedora, the throne a barber’s chair."
	},
	"prison-escape": {
		name: "Prison Escape",
		flavour: "The cake was heavy, and nobody was hungry."
	},
	"friends-downtown": {
		name: "Friends Downtown",
		flavour: "They do not take bribes. They take lunch."
	},
	"society-wedding": {
		name: "Society Wedding",
		flavour: "The bride counted the presents, the groom the allies."
	},
	"ballot-stuffing": {
		name: "Ballot Stuffing",
		flavour: "Turnout reached a hundred and twelve per cent."
	},
	"safe-deposit": {
		name: "Safe Deposit",
		flavour: "The bank trusted the vault, and the vault trusted us."
	},
	"crime-spree": {
		name: "Crime Spree",
		flavour: "The police stenographer has asked for a rise."
	},
	"most-wanted": {
		name: "Most Wanted",
		flavour: "So much mail, and all of it from the prosecutor."
	},
	speedboats: {
		name: "Speedboats",
		flavour: "The Coast Guard is faster, at least in its annual report."
	},
	"bonded-warehouse": {
		name: "Bonded Warehouse",
		flavour: "Sealed by customs, opened by cousins."
	},
	"coat-check": {
		name: "Coat Check",
		flavour: "Kindly leave your coat, your pistol and a dollar."
	},
	"precinct-on-the-payroll": {
		name: "Precinct on the Payroll",
		flavour: "On Fridays the queue goes round the block. In uniform."
	},
	"title-deeds": {
		name: "Title Deeds",
		flavour: "Signed and sealed, and the former owner has left town."
	},
	"fire-insurance": {
		name: "Fire Insurance",
		flavour: "Signed on Monday, burnt on Wednesday."
	},
	"boxing-gym": {
		name: "Boxing Gym",
		flavour: "Some of the members even box."
	},
	"ward-boss": {
		name: "Ward Boss",
		flavour: "He knows every voter by name, and most by debt."
	},
	blueprints: {
		name: "Blueprints",
		flavour: "The architect added the front door last."
	},
	"talent-scout": {
		name: "Talent Scout",
		flavour: "Honest faces wanted. The rest can be taught."
	},
	"blood-oath": {
		name: "Blood Oath",
		flavour: "A drop from everybody, and a chair for those who faint."
	},
	"quiet-men": {
		name: "Quiet Men",
		flavour: "They saw nothing, and were not there when they saw it."
	},
	"stool-pigeon": {
		name: "Stool Pigeon",
		flavour: "He sings for the police. We write the lyrics."
	},
	"jailhouse-lawyer": {
		name: "Jailhouse Lawyer",
		flavour: "Twelve years of study, all in the same cell."
	},
	"friend-at-the-bureau": {
		name: "Friend at the Bureau",
		flavour: "He telephones before a raid. It is only polite."
	}
}, g = {
	bodyguards: {
		name: "Bodyguards",
		flavour: "They would take a bullet for you, and now and then a wallet."
	},
	"street-muggers": {
		name: "Street Muggers",
		flavour: "Cash only. No refunds."
	},
	"rum-runners": {
		name: "Rum Runners",
		flavour: "Nobody has ever seen them walk."
	},
	"card-sharps": {
		name: "Card Sharps",
		flavour: "Five aces beat a full house any night."
	},
	bagmen: {
		name: "Bagmen",
		flavour: "It is not a bribe if it comes in a nice bag."
	},
	"alley-scouts": {
		name: "Alley Scouts",
		flavour: "They know every short cut, and who sleeps in it."
	},
	"night-cashiers": {
		name: "Night Cashiers",
		flavour: "They count twice, once for each set of books."
	},
	cellarmen: {
		name: "Cellarmen",
		flavour: "The good barrels are behind the bad barrels."
	},
	capone: {
		name: "Al Capone",
		flavour: "His visiting card says he deals in second-hand furniture."
	},
	"st-clair": {
		name: "Stephanie St. Clair",
		flavour: "Her answers to threats appear in the morning paper."
	},
	rothstein: {
		name: "Arnold Rothstein",
		flavour: "He never gambles. He knows."
	},
	obanion: {
		name: "Dean O’Banion",
		flavour: "Sends the loveliest wreaths, sometimes in advance."
	},
	"outfit-underboss": {
		name: "The Recruiting Sergeant",
		flavour: "Asks for two references, both of them behind bars."
	},
	"outfit-counselor": {
		name: "The Man at City Hall",
		flavour: "Has no office there, apart from everybody else’s."
	},
	"wolves-underboss": {
		name: "The Street Captain",
		flavour: "She knows every alley, and every alley salutes."
	},
	"wolves-counselor": {
		name: "The Policy Banker",
		flavour: "Three numbers, a thousand dreams, one cash box."
	},
	"gems-underboss": {
		name: "The Pit Boss",
		flavour: "Smiles once a year, when the books are closed."
	},
	"gems-counselor": {
		name: "The Senator’s Friend",
		flavour: "They went to school together. He owned the school."
	},
	"northside-underboss": {
		name: "The Convoy Master",
		flavour: "Six trucks leave, seven arrive. Nobody counts aloud."
	},
	"northside-counselor": {
		name: "The Florist’s Bookkeeper",
		flavour: "Roses: two dollars. Roses that clink: forty."
	},
	"bathtub-chemist": {
		name: "Bathtub Chemist",
		flavour: "Bathes on Saturdays and distils the rest of the week."
	},
	"milk-wagon-driver": {
		name: "Milk Wagon Driver",
		flavour: "Some households take a surprising amount of cream."
	},
	sacristan: {
		name: "Thirsty Sacristan",
		flavour: "The parish is no larger, but it needs twice the wine."
	},
	"records-clerk": {
		name: "Records Clerk",
		flavour: "What he files under Q is never seen again."
	},
	"beat-cop": {
		name: "Beat Cop",
		flavour: "Walks slowly, so that it is over when he arrives."
	},
	"shoeshine-tipster": {
		name: "Shoeshine Tipster",
		flavour: "One shine, two tips. One of them is for you."
	},
	"shell-game-man": {
		name: "Shell Game Man",
		flavour: "The pea retired years ago."
	},
	pickpocket: {
		name: "Pickpocket",
		flavour: "Shakes your hand and keeps the watch."
	},
	"second-storey-man": {
		name: "Second-Storey Man",
		flavour: "Afraid of heights only when under oath."
	},
	"hat-check-girl": {
		name: "Hat-Check Girl",
		flavour: "Knows every pocket in town by its lining."
	},
	"speakeasy-pianist": {
		name: "Speakeasy Pianist",
		flavour: "A polka means police. A waltz means all clear."
	},
	"chorus-understudy": {
		name: "Chorus Understudy",
		flavour: "Knows every part, and who loosened whose heel."
	},
	"retired-boxer": {
		name: "Retired Boxer",
		flavour: "Only ever lost to the bell."
	},
	strikebreaker: {
		name: "Strikebreaker",
		flavour: "Turns up for work only where nobody else does."
	},
	"corner-druggist": {
		name: "Corner Druggist",
		flavour: "For coughs, colds and Saturday nights."
	},
	cooper: {
		name: "Master Cooper",
		flavour: "His barrels hold water, should anyone ever ask for it."
	},
	"bail-bondsman": {
		name: "Bail Bondsman",
		flavour: "Open all night. Thanks to him, so are the cells."
	},
	"building-inspector": {
		name: "Building Inspector",
		flavour: "First he finds the crack, then the envelope."
	},
	bookmaker: {
		name: "Bookmaker",
		flavour: "The only author whose readers all weep at the end."
	},
	"racetrack-tout": {
		name: "Racetrack Tout",
		flavour: "Every horse is a sure thing until it runs."
	},
	"night-watchman": {
		name: "Night Watchman",
		flavour: "He watched it all go out of the gate."
	},
	locksmith: {
		name: "Obliging Locksmith",
		flavour: "Always cuts a second key, in case you lose the house."
	},
	"cigarette-girl": {
		name: "Cigarette Girl",
		flavour: "Sells matches, hears everything, remembers who tips."
	},
	landlady: {
		name: "Landlady, No Questions",
		flavour: "Ten rooms, one rule: rent is on Friday."
	},
	bouncer: {
		name: "Bouncer",
		flavour: "Shows you the door. It is up to you to open it in time."
	},
	barber: {
		name: "Talkative Barber",
		flavour: "Nobody contradicts the man with the razor."
	},
	"wwi-veteran": {
		name: "WWI Veteran",
		flavour: "Came home with a medal and a very steady hand."
	},
	"moonshine-patriarch": {
		name: "Moonshine Patriarch",
		flavour: "The recipe is a secret, above all from the doctor."
	},
	"lake-skipper": {
		name: "Lake Skipper",
		flavour: "Sees more in fog than the coastguard does at noon."
	},
	"city-treasurer": {
		name: "City Treasurer",
		flavour: "Can balance the books on one finger."
	},
	"ward-heeler": {
		name: "Ward Heeler",
		flavour: "His voters are loyal unto death, and a little beyond."
	},
	"numbers-accountant": {
		name: "Two-Ledger Accountant",
		flavour: "One book for the taxman, one for the truth."
	},
	"fight-promoter": {
		name: "Fight Promoter",
		flavour: "Knows who wins. On Friday he tells the boxers."
	},
	pawnbroker: {
		name: "Pawnbroker",
		flavour: "Asks no questions and pays accordingly."
	},
	"truck-hijacker": {
		name: "Truck Hijacker",
		flavour: "Never bought a truck. They simply stop for him."
	},
	"torch-singer": {
		name: "Torch Singer",
		flavour: "By the last verse the whole room needs another drink."
	},
	"getaway-driver": {
		name: "Getaway Driver",
		flavour: "Keeps the engine warm and the number plate fresh."
	},
	"demolition-man": {
		name: "Demolition Man",
		flavour: "He counts to ten. Nobody has stayed to hear it."
	},
	brewmaster: {
		name: "Exiled Brewmaster",
		flavour: "Officially it is near beer. It gets nearer every week."
	},
	"customs-officer": {
		name: "Customs Officer",
		flavour: "Has nothing to declare, in nine languages."
	},
	"circuit-judge": {
		name: "Circuit Judge",
		flavour: "Justice is blind. His Honour is merely thirsty."
	},
	"newspaper-editor": {
		name: "Newspaper Editor",
		flavour: "Prints the truth as soon as it has been written."
	},
	"casino-architect": {
		name: "Casino Architect",
		flavour: "Forgot the exits. Nobody has complained yet."
	},
	"stable-vet": {
		name: "Stable Vet",
		flavour: "His patients run, or do not, as arranged."
	},
	safecracker: {
		name: "Safecracker",
		flavour: "The best listener in Chicago, if you are made of steel."
	},
	"rail-yard-dispatcher": {
		name: "Rail Yard Dispatcher",
		flavour: "One wagon in a hundred goes astray. He picks which."
	},
	"nightclub-impresario": {
		name: "Nightclub Impresario",
		flavour: "Closed by order at ten. Reopened by request at eleven."
	},
	"society-photographer": {
		name: "Society Photographer",
		flavour: "Prints for the album, negatives for a rainy day."
	},
	"tommy-gun-salesman": {
		name: "Violin Case Salesman",
		flavour: "Nine hundred cases sold, and not one violin."
	},
	"quiet-professional": {
		name: "The Quiet Professional",
		flavour: "Has excellent references. None can be reached."
	},
	"whisky-baron": {
		name: "Whisky Baron",
		flavour: "Aged twelve years, says the label he printed on Tuesday."
	},
	"state-senator": {
		name: "The Dry Senator",
		flavour: "Votes dry, drinks wet, sleeps soundly."
	},
	"parole-chairman": {
		name: "Chairman of Parole",
		flavour: "Believes in second chances at first-class prices."
	},
	"professor-of-probability": {
		name: "Professor of Probability",
		flavour: "Barred from one university and eleven casinos."
	},
	"steamboat-host": {
		name: "Riverboat Host",
		flavour: "The law ends at the shore. The buffet does not."
	},
	"master-forger": {
		name: "Master Forger",
		flavour: "His signature is priceless. So is yours, when he does it."
	},
	"real-estate-shark": {
		name: "Real Estate Shark",
		flavour: "Makes one offer, then measures for curtains."
	},
	"grande-dame": {
		name: "Grande Dame of the Levee",
		flavour: "The whole council greets her, and none of them by name."
	},
	"silent-film-star": {
		name: "Silent Film Star",
		flavour: "Would tell you everything, but it is not that kind of film."
	},
	"police-commissioner": {
		name: "Police Commissioner",
		flavour: "Knows every crook in town, and when to send birthday cards."
	}
}, _ = {
	"little-italy": {
		name: "Little Italy",
		flavour: "Six bakeries, five of them with flour."
	},
	bronzeville: {
		name: "Bronzeville",
		flavour: "The music stops at dawn. Nobody has ever heard it stop."
	},
	"the-loop": {
		name: "The Loop",
		flavour: "The trains go round in circles, and so does the money."
	},
	"back-of-the-yards": {
		name: "Back of the Yards",
		flavour: "Nobody asks what is in the crates. One can smell it."
	},
	cicero: {
		name: "Cicero",
		flavour: "Just over the city line, where the law has to change trains."
	},
	pilsen: {
		name: "Pilsen",
		flavour: "Named after the home of a beer, and ordered to forget it."
	},
	bridgeport: {
		name: "Bridgeport",
		flavour: "Future mayors live here, and so do their late voters."
	},
	greektown: {
		name: "Greektown",
		flavour: "Coffee is served in cups. So is everything else."
	},
	chinatown: {
		name: "Chinatown",
		flavour: "The lanterns go out when a stranger turns the corner."
	},
	"gold-coast": {
		name: "Gold Coast",
		flavour: "The butler orders it, the senator drinks it."
	},
	streeterville: {
		name: "Streeterville",
		flavour: "Founded by a stranded smuggler, and true to its origins."
	},
	"old-town": {
		name: "Old Town",
		flavour: "Every cellar has a cellar."
	},
	uptown: {
		name: "Uptown",
		flavour: "The best table is the one by the tunnel."
	},
	"hyde-park": {
		name: "Hyde Park",
		flavour: "The professors teach the theory, the students run the experiments."
	},
	pullman: {
		name: "Pullman",
		flavour: "A model town. The model has been modified."
	},
	"the-levee": {
		name: "The Levee",
		flavour: "Closed for good in 1912, and every morning since at four."
	},
	"little-hell": {
		name: "Little Hell",
		flavour: "Warm all year round, thanks to the gasworks and the neighbours."
	},
	"wicker-park": {
		name: "Wicker Park",
		flavour: "Mansions of beer barons, beer included."
	}
}, v = {
	ring: " for the Family Ring",
	sale: " for the sale",
	graft: " in graft",
	bribe: " in bribes",
	fence: " from the Authorities",
	business: " from businesses",
	"boss-track": " from the Boss Track",
	upgrade: " for the upgrade",
	card: "",
	theft: ""
}, ne = {
	deal: "sends a thug to a Deal",
	recruit: "sends a thug to the Underworld to recruit",
	job: "sends a thug to the Underworld for a Job",
	dealer: "sends a thug to the Underworld for a Dealer",
	hire: "sends a thug to the Underworld to hire somebody",
	sales: "sends a thug to the Underworld to sell",
	oust: "sends a thug to the Authorities to remove control markers",
	"lower-crime": "sends a thug to the Authorities to lower the Crime Rate",
	build: "sends a thug to the Authorities for new businesses",
	release: "sends a thug to the Authorities to empty the cells",
	fence: "sends a thug to the Authorities with goods",
	send: "sends thugs onto the streets",
	move: "moves pieces on the streets",
	seize: "attacks a neighbourhood",
	upgrade: "upgrades the gang",
	dismiss: "removes thugs from the game"
}, re = {
	prison: "goes to Prison",
	hit: "is hit and goes back to Recruits",
	kill: "is killed"
}, y = {
	jobs: "Job",
	dealers: "Dealer",
	federal: "Federal"
}, b = {
	setUp: ({ who: e }) => `The game is set up. ${e} goes first.`,
	keptJob: (e) => `${e} keeps a Job.`,
	keptJobOpen: (e, t) => `${e} keeps the Job ${t}.`,
	returnedJob: (e) => `${e} gives a Job back.`,
	passedJobs: "The Jobs are passed to the left.",
	settled: ({ who: e, tile: t, piece: n }) => `${e} settles in ${t} with ${n}.`,
	turn: (e) => `${e}’s turn.`,
	noCards: (e) => `${e} has no cards in hand: the turn ends.`,
	planned: (e, t) => `${e} lays out ${t}.`,
	ready: ({ who: e, cards: t, muscle: n, influence: r }) => `${e}’s Plan: ${t}, ${n}, ${r}.`,
	crimeUp: (e, t) => `${e}’s Crime Rate rises to ${t}.`,
	crimeDown: (e, t) => `${e}’s Crime Rate falls to ${t}.`,
	skill: (e, t, n) => `${e} uses the ${n === "standard" ? "" : "matching "}skill of ${t}.`,
	acted: (e, t) => `${e} ${ne[t]}.`,
	deal: (e, t) => `${e} collects from ${t}.`,
	gained: ({ who: e, sum: t, reason: n }) => `${e} gets ${t}${v[n]}.`,
	paid: ({ who: e, sum: t, reason: n }) => `${e} pays ${t}${v[n]}.`,
	paidHidden: (e, t) => `${e} pays${v[t]}.`,
	short: ({ who: e, reason: t, owed: n, paid: r }) => `${e} cannot pay the ${t} of ${n} and proves it: ${r} was all there was.`,
	stole: ({ who: e, from: t, sum: n }) => `${e} takes ${n} from ${t}.`,
	stoleHidden: (e, t) => `${e} takes money from ${t}.`,
	goods: (e, t) => `${e} receives ${t}.`,
	stored: (e, t, n) => `${e} stores ${t}: ${n}.`,
	goodGone: (e, t) => `${e} returns ${t} to the supply.`,
	spent: (e, t, n) => `${e} spends ${t} from ${n}.`,
	boost: (e, t) => `${e} has ${t} more this turn.`,
	recruited: (e, t) => t === "safehouses" ? `A recruit of ${e} moves into the Safehouses.` : `A thug of ${e} comes to Headquarters.`,
	looked: (e, t, n) => `${e} looks at the top of the ${y[t]} deck: ${n}.`,
	lookedOpen: (e, t) => `${e} looks at ${t}.`,
	tookJob: (e) => `${e} takes a Job.`,
	tookJobOpen: (e, t) => `${e} takes the Job ${t}.`,
	tookDealer: (e, t) => `${e} makes a Deal with ${t}.`,
	hired: (e, t) => `${e} hires ${t}.`,
	joined: ({ who: e, card: t, toHand: n }) => n ? `${t} comes to ${e}’s hand.` : `${t} joins ${e}’s discard pile.`,
	market: (e) => `In the market: ${e}.`,
	ring: (e) => `${e} takes the Family Ring.`,
	sold: ({ who: e, tile: t, sum: n }) => `${e} sells in ${t} for ${n}.`,
	ousted: ({ who: e, owner: t, tile: n }) => `${e} has the control marker of ${t} removed from ${n}.`,
	boughtOut: ({ who: e, owner: t, tile: n }) => `${e} buys ${n} from ${t} and controls it now.`,
	built: ({ who: e, business: t, tile: n }) => `${e} opens a ${t} in ${n}.`,
	wrecked: ({ business: e, tile: t }) => `A ${e} in ${t} closes its doors.`,
	released: (e, t) => `Out of Prison for ${e}: ${t}.`,
	recalled: (e, t) => `A thug of ${e} comes back to Headquarters (${t}).`,
	sent: (e, t) => `${e} sends a thug to ${t}.`,
	moved: ({ who: e, piece: t, from: n, to: r }) => `${e} moves ${t} from ${n} to ${r}.`,
	movedBy: ({ who: e, piece: t, owner: n, from: r, to: i }) => `${e} drives ${t} of ${n} from ${r} to ${i}.`,
	seized: ({ who: e, tile: t, muscle: n, defence: r }) => `${e} seizes ${t} with ${n} against a defence of ${r}.`,
	seizedFrom: ({ who: e, tile: t, owner: n, muscle: r, defence: i }) => `${e} seizes ${t} from ${n} with ${r} against a defence of ${i}.`,
	gaveUp: (e, t) => `${e} gives up ${t}.`,
	upgraded: ({ who: e, stat: t, level: n }) => `${e} raises ${t} to level ${n}.`,
	downgraded: ({ who: e, stat: t, level: n }) => `${e}’s ${t} falls to level ${n}.`,
	vehicle: ({ who: e, piece: t, district: n }) => `${e} brings ${t} into ${n}.`,
	nightclub: (e, t) => `${e} opens a Nightclub in ${t}.`,
	dismissed: (e, t) => `A thug of ${e} leaves the game (${t}).`,
	harmed: ({ who: e, how: t, place: n }) => `A thug of ${e} (${n}) ${re[t]}.`,
	police: ({ who: e, from: t, to: n }) => `${e} moves a police car from ${t} to ${n}.`,
	drew: (e, t) => `${e} draws ${t}.`,
	drewOpen: (e, t) => `${e} draws ${t}.`,
	discarded: (e, t) => `${e} discards ${t}.`,
	recovered: (e, t) => `${e} takes ${t} back from the discard pile.`,
	fired: (e, t) => `${t} leaves ${e}’s gang.`,
	fulfilled: (e, t) => `${e} fulfils the Job ${t}.`,
	unfulfilled: (e, t) => `${e}’s Job ${t} is turned face down.`,
	trigger: (e, t) => `${t} takes effect for ${e}.`,
	raid: (e) => `Raid! The Federal card is ${e}.`,
	band: ({ who: e, band: t }) => `${e} is in the ${t} band.`,
	reorganised: (e) => `${e} reorganises.`,
	shuffledOwn: (e) => `${e} shuffles a new deck.`,
	shuffledFederal: "The Federal cards are reshuffled.",
	time: (e, t) => `Time passes: ${e} of ${t}.`,
	extra: "Extra! Extra! The time marker is at the end of its track.",
	roundEnd: (e) => `Round ${e} is over.`,
	ness: (e) => `Eliot Ness moves up to ${e}.`,
	news: (e) => `News: ${e}.`,
	special: (e) => `${e} applies a special rule.`,
	over: ({ who: e, shared: t, scores: n }) => `${n} ${t ? `${e} share the victory.` : `${e} wins.`}`,
	score: ({ who: e, total: t, money: n, businesses: r, associates: i }) => `${e}: ${t} (${n} in cash, ${r} for businesses, ${i} for Associates).`
}, x = [
	"your Crime Rate",
	"a rival’s Crime Rate",
	"each rival’s Crime Rate",
	"everyone’s Crime Rate"
], S = {
	prison: "put in Prison ",
	hit: "hit ",
	kill: "kill "
}, C = {
	prison: ["is put in Prison", "are put in Prison"],
	hit: ["is hit", "are hit"],
	kill: ["is killed", "are killed"]
}, w = {
	any: ["thug or vehicle", "thugs or vehicles"],
	thugs: ["thug", "thugs"],
	vehicles: ["vehicle", "vehicles"]
}, T = {
	jobs: "Job deck",
	dealers: "Dealer deck",
	federal: "Federal deck"
}, E = {
	rivals: "each rival",
	everyone: "each player",
	chooses: " chooses",
	or: "; or ",
	colon: ": "
}, D = {
	money: (e, t) => `gain ${t.dollars(e.amount)}`,
	pay: (e, t) => `${t.to(e.who, "pay", "pays")} ${t.dollars(e.amount)}`,
	steal: (e, t) => `steal ${t.n(e.amount, "dollar", "dollars")} from ${e.from === "rival" ? "a rival" : "each rival"}${t.per(e.amount)}`,
	goods: (e, t) => `take ${t.goods(e.good, e.amount)}`,
	"lose-goods": (e, t) => `${t.to(e.who, "lose", "loses")} ${t.goods(e.good ?? "some", e.amount)}`,
	boost: (e, t) => r(e) ? `gain ${s(e, t)} this turn` : `this turn gain ${s(e, t)}`,
	crime: (e) => `${e.by < 0 ? "lower" : "raise"} ${i(e.who, x)} by ${Math.abs(e.by)}`,
	recruit: ({ steps: e }, t) => `take ${t.upTo(e)}${t.n(e, "recruitment step", "recruitment steps")}${t.per(e)}`,
	release: ({ thugs: e }, t) => e === "all" ? "bring all your thugs back from Prison" : `bring ${t.n(e, "thug", "thugs")} back from Prison${t.per(e)}`,
	harm: (e, t) => e.whose === "self" ? `${t.n(e.thugs, ...a(e, t, "of your thugs", C))}${t.per(e.thugs)}` : `${S[e.how]}${t.thugs(e.thugs, e.whose)}${t.at(e.reach)}${t.per(e.thugs)}`,
	send: ({ thugs: e, where: t }, n) => `send ${n.upTo(e)}${n.n(e, "thug", "thugs")} from Headquarters to ${t === "anywhere" ? "any one district" : "one district where you are present"}${n.per(e)}`,
	move: (e, t) => `move ${t.upTo(e.pieces)}${t.n(e.pieces, ...w[e.which])} out of one district${t.per(e.pieces)}`,
	police: ({ cars: e }, t) => `move ${t.n(e, "police car", "police cars")} to any district`,
	"drive-off": ({ pieces: e }, t) => `drive ${t.n(e, "rival thug or vehicle", "rival thugs or vehicles")} off into a neighbouring district`,
	build: (e, t) => `open ${c(e, t, ["business of your choice", "businesses of your choice"])} in your neighbourhoods${t.per(e.tokens)}`,
	wreck: (e, t) => e.whose === "self" ? t.n(e.tokens, "of your businesses (no nightclub) closes", "of your businesses (no nightclub) close") : `close ${t.n(e.tokens, "rival business", "rival businesses")} (no nightclub)`,
	draw: ({ cards: e }, t) => `draw ${t.n(e, "card", "cards")}${t.per(e)}`,
	discard: ({ cards: e, who: t }, n) => `${n.to(t, "discard", "discards")} ${n.n(e, "card", "cards")}`,
	sell: ({ sales: e }, t) => `make ${t.upTo(e)}${t.n(e, "sale", "sales")} in your neighbourhoods${t.per(e)}`,
	fence: ({ goods: e, price: t }, n) => `sell ${n.upTo(e)}${n.n(e, "good", "goods")} to the Authorities for ${n.dollars(t)} each${n.per(e)}`,
	job: ({ draw: e }, t) => `draw ${t.n(e, "Job", "Jobs")}${e === 1 ? "" : `${t.per(e)}; keep 1`}`,
	dealer: ({ draw: e }, t) => `draw ${t.n(e, "Dealer", "Dealers")}${e === 1 ? "" : `${t.per(e)}; keep 1`}`,
	hire: (e) => `hire an Associate of level ${n(e, "or lower")}${e.toHand ? " into your hand" : ""}`,
	supply: () => "take the goods of one of your Deals without a thug",
	ring: () => "take the Family Ring",
	recall: ({ thugs: e, from: t }, n) => `bring ${n.upTo(e)}${n.n(e, "thug", "thugs")} back${n.from(t)} to Headquarters${n.per(e)}`,
	oust: ({ markers: e }, t) => `remove ${t.upTo(e)}${t.n(e, "control marker of any player", "control markers of any player")}`,
	seize: ({ muscle: e }, t) => `seize a neighbourhood with ${t.points("muscle", e)}`,
	upgrade: ({ discount: e }, t) => `upgrade your gang${e === 0 ? "" : ` for ${t.dollars(e)} less`} (Muscle and Influence are not needed)`,
	downgrade: ({ levels: e, who: t }, n) => `${n.to(t, "lose", "loses")} ${n.n(e, "upgrade", "upgrades")}`,
	recover: ({ cards: e }, t) => `take ${t.n(e, "card", "cards")} from your discard pile into your hand`,
	fire: ({ cards: e, who: t }, n) => `${n.to(t, "dismiss", "dismisses")} ${n.n(e, "Associate", "Associates")} from hand or discard pile`,
	unfulfil: ({ jobs: e, who: t }, n) => `${n.to(t, "turn", "turns")} ${n.n(e, "fulfilled Job", "fulfilled Jobs")} face down again`,
	choose: (e, n) => `choose: ${t(e, n, "; or ")}`,
	may: (e, t) => `you may ${t.and(t.cost(e.cost))} to ${t.and(t.clauses(e.then))}`,
	if: (e, t) => `${t.when([e.when])}, ${t.and(t.clauses(e.then))}`,
	each: (e, t) => o(e, t, E),
	market: () => "renew the two marked spaces of the market",
	time: ({ by: e }, t) => `move the time marker ${t.n(Math.abs(e), "space", "spaces")} ${e > 0 ? "on" : "back"}`,
	peek: (e) => `look at the top ${e.cards === 1 ? "card" : `${e.cards} cards`} of the ${T[e.deck]}`,
	exchange: ({ goods: e }, t) => `change ${t.upTo(e)}${t.n(e, "of your goods", "of your goods")} into the other kind`,
	nightclub: () => "open a nightclub in one of your neighbourhoods",
	vehicle: () => "put a car or truck into a district where you are present",
	special: (e, t) => t.specials[e.rule]
}, { count: O } = e("en"), k = {
	settingUp: "The game is being set up.",
	shuffling: "A deck is being shuffled.",
	draftKeep: "Keep one of these Jobs; the rest go to your left.",
	draftReturn: "Give one of your four Jobs back; the other three are yours.",
	draftWait: "The others are still choosing their Jobs.",
	settlePlace: "Where does your gang start? Choose a free neighbourhood without police, and the vehicle that waits there.",
	settleGood: "Choose a good to start with; it goes on your Deal.",
	plan: "Your turn. Lay out cards for your Plan, as many as you like; from the third on, your Crime Rate rises.",
	reorganise: "Your turn. You have no cards left: reveal Jobs if you like, then reorganise.",
	noCards: "Your turn. You have no cards in hand: reveal Jobs if you like, then end your turn.",
	planned: ({ muscle: e, influence: t }) => `Your Plan has ${e} and ${t}. Add a card, or confirm the Plan.`,
	act: ({ muscle: e, influence: t }) => `Your Plan: ${e}, ${t}. Use skills, and take your one action.`,
	afterAct: "Your action is done. Use your remaining skills, or end your turn.",
	ask: {
		kinds: ({ left: e }) => `Which goods do you want? ${O(e, "good", "goods")} to choose.`,
		store: () => "Where do you store this?",
		spend: () => "Where do the goods come from?",
		recruit: ({ left: e }) => `Recruit: ${O(e, "step", "steps")} left.`,
		oust: ({ left: e }) => `Which control marker goes? Up to ${O(e, "marker", "markers")}.`,
		dismiss: ({ left: e }) => `Which thug leaves the game? ${O(e, "thug", "thugs")} to go.`,
		"pick-job": () => "Keep one of these Jobs.",
		"pick-dealer": () => "Keep one of these Dealers.",
		tuck: ({ card: e }) => `${e}: a new Deal, or beneath one of yours?`,
		hire: () => "Whom do you hire?",
		welcome: ({ card: e }) => `${e} joins you. To your hand at once, or to the discard pile?`,
		sell: () => "Where do you sell?",
		sale: () => "Your truck saves you a good. Which?",
		build: ({ left: e }) => `Which business opens, and where? Up to ${O(e, "business", "businesses")}.`,
		fence: ({ left: e }) => `What do you sell to the Authorities? Up to ${O(e, "good", "goods")}.`,
		send: ({ left: e }) => `Where do your thugs go? Up to ${O(e, "thug", "thugs")}.`,
		move: ({ left: e }) => `What moves, and where? ${O(e, "move", "moves")} left.`,
		seize: () => "Which neighbourhood do you seize?",
		marker: () => "All your control markers are in use. Which neighbourhood do you give up for the new one?",
		upgrade: () => "What do you upgrade?",
		"right-hand": () => "Who becomes your Right-hand?",
		vehicle: () => "Which vehicle enters which district?",
		nightclub: () => "Which neighbourhood becomes a Nightclub?",
		supply: () => "Which Deal delivers?",
		deal: () => "Which Deal do you visit?",
		harm: ({ left: e }) => `Which thug is hurt? ${O(e, "thug", "thugs")} to go.`,
		police: ({ left: e }) => `Which police car moves, and where? ${O(e, "car", "cars")} to go.`,
		"drive-off": ({ left: e }) => `Whom do you drive off, and where to? ${O(e, "piece", "pieces")} to go.`,
		"wreck-rival": () => "Which rival business closes?",
		"wreck-own": () => "Which of your businesses closes?",
		discard: ({ left: e }) => `Discard: ${O(e, "card", "cards")} to go.`,
		downgrade: () => "Which stat loses a level?",
		recover: () => "Which card comes back from your discard pile?",
		fire: () => "Which Associate leaves your gang?",
		unfulfil: () => "Which fulfilled Job is turned face down?",
		exchange: ({ left: e }) => `Which goods do you exchange for the other kind? Up to ${O(e, "good", "goods")}.`,
		recall: () => "Which thug comes back to Headquarters?",
		choose: () => "Choose one.",
		may: () => "Is it worth the price?",
		whom: () => "Which rival?",
		special: () => "Choose."
	},
	theirPlan: (e) => `${e} lays out a Plan.`,
	theirAct: (e) => `It is ${e}’s turn.`,
	theirChoice: (e) => `${e} has a choice to make.`,
	over: ({ who: e, sum: t, shared: n }) => n ? `Prohibition is over. ${e} share the city with ${t} each.` : `Prohibition is over. ${e} owns the city with ${t}.`
}, A = (e) => `than with the ${e === "best" ? "best" : "next best"} action`, j = {
	fulfils: (e) => `it fulfils ${e}`,
	seizes: (e) => `it wins you ${e}`,
	hires: (e) => `it brings ${e} into your gang`,
	raises: (e, t) => `it raises ${e} to level ${t}`,
	keeps: (e) => `it protects ${e}`,
	harms: (e, t) => `it costs ${e} about ${t}`,
	more: (e, t) => `by your next turn you have about ${e} more ${A(t)}`,
	less: (e, t) => `by your next turn you have about ${e} less ${A(t)}`,
	earns: (e) => `by your next turn you have about ${e} more`,
	costs: (e) => `by your next turn it has cost you about ${e}`,
	stores: (e) => `it lays in ${e === 1 ? "one good" : `about ${e} goods`}`,
	crimeUp: (e) => `your Crime Rate rises to about ${e}`,
	crimeDown: (e) => `your Crime Rate falls to about ${e}`
}, { number: M } = e("en"), N = {
	"no-thug": () => "No thug is left in Headquarters",
	"no-muscle": () => "Your Plan has no Muscle",
	"no-influence": () => "Your Plan has no Influence",
	"little-influence": ({ influence: e, needed: t }) => `It takes ${M(t)} Influence, and your Plan has ${M(e)}`,
	"no-open-deal": ({ muscle: e, influence: t }) => `None of your free Deals can be made with ${M(e)} Muscle and ${M(t)} Influence`,
	"nobody-to-recruit": () => "Nobody waits in Recruits or in the Safehouses",
	"no-cards-left": () => "That deck is empty",
	"nobody-to-hire": ({ influence: e }) => `Nobody in the market can be hired with ${M(e)} Influence`,
	"nothing-to-sell": () => "You lack the goods for a sale in your neighbourhoods",
	"no-control-to-remove": () => "No control marker lies on the table",
	"crime-is-lowest": () => "Your Crime Rate is as low as Eliot Ness allows",
	"no-room-to-build": () => "None of your neighbourhoods has room for a business, or the supply is empty",
	"nobody-in-prison": () => "None of your thugs is in Prison",
	"no-goods": () => "You have no goods",
	"nowhere-to-send": () => "There is no district where you are present and can pay the bribe",
	"nothing-to-move": () => "Nothing of yours on the streets can go anywhere",
	"nothing-to-seize": ({ muscle: e }) => `No neighbourhood within your reach gives way to ${M(e)} Muscle`,
	"no-upgrade": ({ muscle: e, influence: t }) => `No upgrade can be had for ${M(e)} Muscle, ${M(t)} Influence and your money`,
	"one-action": () => "You have already taken your one action",
	"plan-first": () => "Confirm your Plan first",
	used: ({ card: e }) => `That skill of ${e} has been used this turn`,
	"no-match": ({ card: e }) => `No other card of your Plan shows a crime that ${e} asks for`,
	"no-effect": ({ card: e }) => `That skill of ${e} would do nothing now`,
	"job-not-met": () => "Requirement not met",
	other: "The rules forbid it now"
}, P = {
	"only-one": (e) => `He chooses ${e}: there is no other.`,
	yours: (e) => `He chooses ${e}: what is yours comes before what is free.`,
	"yours-biggest-profit": (e) => `He chooses ${e}: yours, biggest profit.`,
	"biggest-profit": (e) => `He chooses ${e}: biggest profit.`,
	"least-profit": (e) => `He chooses ${e}: smallest profit.`,
	"fewer-goods": (e) => `He chooses ${e}: as much profit as another, for fewer goods.`,
	"higher-defence": (e) => `He chooses ${e}: as much profit as another, and the higher defence.`,
	"lower-number": (e) => `He chooses ${e}: of several, the district with the lower number.`,
	"your-choice": (e) => `${e}: his rules did not decide, so you did.`,
	"highest-level": (e) => `He chooses ${e}: the highest level his Power allows.`,
	leftmost: (e) => `He chooses ${e}: the highest level, and the leftmost of that level.`,
	"district-number": (e) => `He chooses ${e}: it has the number of his district.`,
	"next-stat": (e) => `He chooses ${e}: the next one possible, counting up from the number of his district.`,
	"level-three-first": (e) => `He chooses ${e}: level 3 goes before level 2.`,
	"next-in-order": (e) => `He chooses ${e}: the next one in ascending numbers.`,
	"free-deal": (e) => `His thug goes to ${e}, which has none. All his Deals deliver.`,
	"safehouses-first": () => "Thugs in the Safehouses come before Recruits.",
	"takes-what-he-has-less-of": (e) => `He takes goods of his choice by turns, first the kind he got less of: ${e}.`,
	"truck-spares-the-greater": (e) => `His vehicle spares him ${e}: the kind the sale takes more of, alcohol if equal.`,
	"stores-on-deals": () => "He stores on his Deals first: the kind he has less of there, then by turns.",
	"stores-for-a-sale": () => "He stores what a sale takes, biggest profit first.",
	"stores-surplus": () => "He spreads the surplus evenly, biggest profit first.",
	"spends-where-he-sells": (e) => `He spends what lies in ${e} before what lies on his Deals.`,
	"spends-from-deals-last": (e) => `He spends from ${e}: Deals come last.`,
	"spends-surplus": (e) => `He spends from ${e}: surplus comes first, guns if equal.`,
	"spends-least-profit": (e) => `He spends from ${e}: of his neighbourhoods, the smallest profit.`,
	"walks-first": (e) => `From ${e}: thugs who can walk come first.`,
	"rides-second": (e) => `From ${e}: thugs who must ride come second, with their vehicle.`,
	"vehicles-last": (e) => `From ${e}: vehicles come last.`,
	"loses-by-the-chart": (e) => `He loses a thug from ${e}: by the chart, that comes first.`,
	declines: () => "He takes no bargain that a card offers."
}, { count: F, number: I } = e("en"), L = (e) => e === void 0 ? "" : `, with ${I(e)} Power or more`, R = {
	prison: "put in Prison",
	hit: "hit",
	kill: "killed"
}, z = {
	name: "The Enforcer",
	difficulties: te,
	power: "Power",
	cards: {
		"morning-rounds": {
			name: "Morning Rounds",
			flavour: "Coffee, eggs, three collections."
		},
		"back-door-delivery": {
			name: "Back-Door Delivery",
			flavour: "The front door is for customers and constables."
		},
		"broken-windows": {
			name: "Broken Windows",
			flavour: "Glass is cheap. Advice is cheaper."
		},
		"ledger-work": {
			name: "Ledger Work",
			flavour: "Two columns, one of them true."
		},
		"new-faces": {
			name: "New Faces",
			flavour: "Old habits."
		},
		"friends-at-the-bar": {
			name: "Friends at the Bar",
			flavour: "They never pay, and everybody else does."
		},
		"muscle-flexed": {
			name: "Muscle Flexed",
			flavour: "A conversation without words."
		},
		"quiet-word": {
			name: "A Quiet Word",
			flavour: "Loud enough for the man it was meant for."
		},
		"rainy-tuesday": {
			name: "Rainy Tuesday",
			flavour: "Thirst knows no weather."
		},
		"sealed-envelope": {
			name: "Sealed Envelope",
			flavour: "Nobody asks. Everybody weighs it."
		},
		"warehouse-keys": {
			name: "Warehouse Keys",
			flavour: "The watchman has excellent eyesight and a poor memory."
		},
		"shaken-down": {
			name: "Shaken Down",
			flavour: "You had that much in your pockets?"
		},
		"night-shift": {
			name: "Night Shift",
			flavour: "Crime pays overtime."
		},
		"protection-money": {
			name: "Protection Money",
			flavour: "From whom? Well."
		},
		"night-drive": {
			name: "Night Drive",
			flavour: "No headlights, no witnesses, no tip."
		},
		"paper-trail": {
			name: "Paper Trail",
			flavour: "It leads to your door. Somebody saw to that."
		},
		"weighted-dice": {
			name: "Weighted Dice",
			flavour: "Luck is a matter of weight."
		},
		"red-lamp": {
			name: "Red Lamp",
			flavour: "Open late, closed to questions."
		},
		"cellar-jazz": {
			name: "Cellar Jazz",
			flavour: "The band plays louder when the bottles clink."
		},
		"tip-off": {
			name: "Tip-Off",
			flavour: "A concerned citizen rang. He has your telephone number, too."
		},
		"bail-money": {
			name: "Bail Money",
			flavour: "Out by breakfast."
		},
		"second-ledger": {
			name: "The Second Ledger",
			flavour: "This one is for reading."
		},
		"river-shipment": {
			name: "River Shipment",
			flavour: "Declared as ballast. Very good ballast."
		},
		"favour-returned": {
			name: "A Favour Returned",
			flavour: "With interest, compounded."
		},
		"city-in-the-pocket": {
			name: "City in the Pocket",
			flavour: "It jingles."
		},
		"hostile-bid": {
			name: "Hostile Bid",
			flavour: "Sold, to the gentleman with the shotgun."
		},
		"ribbon-cutting": {
			name: "Ribbon Cutting",
			flavour: "The mayor cuts the ribbon. He was going past anyway."
		},
		"army-surplus": {
			name: "Army Surplus",
			flavour: "The war is over. The paperwork is not."
		},
		"head-hunter": {
			name: "Head Hunter",
			flavour: "He found the best man in town. Yours."
		},
		"night-of-knives": {
			name: "Night of Knives",
			flavour: "The morning papers will need a second edition."
		},
		"twelve-good-men": {
			name: "Twelve Good Men",
			flavour: "And every one of them has heard of you."
		},
		"bonded-whiskey": {
			name: "Bonded Whiskey",
			flavour: "Aged twelve years in somebody else’s warehouse."
		},
		"clean-hands": {
			name: "Clean Hands",
			flavour: "Gloves help."
		},
		"everything-must-go": {
			name: "Everything Must Go",
			flavour: "Yours first."
		},
		"friendly-headlines": {
			name: "Friendly Headlines",
			flavour: "The editor is fond of him. The editor is fond of his knees."
		},
		convoy: {
			name: "Convoy",
			flavour: "Six trucks, one permit, no questions."
		}
	},
	acts: {
		deal: () => "He sends a thug to a Deal, and all his Deals deliver",
		recruit: () => "He recruits: 1 step per Power",
		job: (e) => `He takes the top Job${L(e)}`,
		dealer: (e) => `He takes the top Dealer${L(e)}`,
		hire: () => "He hires the highest Associate his Power allows",
		sales: () => "He sells: 1 sale per Power",
		oust: () => "He removes your control markers: one for every 5 Power",
		"lower-crime": () => "He lowers his Crime Rate by his Power",
		build: () => "He adds businesses: 1 per Power",
		release: () => "He gets his thugs out of Prison, with 2 Power or more",
		fence: () => "He sells goods to the Authorities: 1 per Power",
		send: () => "He sends thugs to his district: 1 per Power",
		move: () => "He moves thugs and vehicles to his district: 1 per Power",
		seize: () => "He seizes a neighbourhood",
		upgrade: () => "He upgrades his gang"
	},
	gain: "He gains 1 dollar per Power",
	steal: "He steals 1 dollar per Power from you",
	sellNext: {
		speakeasy: "He makes a sale at his next supplied Speakeasy",
		casino: "He makes a sale at his next supplied Casino",
		brothel: "He makes a sale at his next supplied Brothel",
		nightclub: "He makes a sale at his next supplied Nightclub"
	},
	stockNext: "He takes from the supply what a sale needs at his next unsupplied neighbourhood",
	policeNext: "Each police car moves to its next district",
	policeHere: "A police car comes to his district",
	harm: (e, t, n) => `${F(t, "of your thugs", "of your thugs")}${n ? " in his district" : ""} ${t === 1 ? "is" : "are"} ${R[e]}${n ? "" : "; you choose"}`,
	crime: (e) => `Your Crime Rate rises by ${I(e)}`,
	ring: "He takes the Family Ring",
	goods: (e) => `He takes ${F(e, "good", "goods")}`,
	plan: (e, t) => `The Enforcer’s Plan: ${e}. He has ${F(t, "action", "actions")}.`,
	walk: ({ from: e, to: t, steps: n }) => n === 0 ? `The Enforcer stays in ${t}.` : `The Enforcer moves ${F(n, "district", "districts")} on, from ${e} to ${t}.`,
	acted: ({ card: e, text: t, power: n }) => n === null ? `${e}: ${t}.` : `${e}: ${t}. His Power is ${I(n)}.`,
	skipped: ({ card: e, text: t }) => `${e}: ${t}. It would change nothing, so he reads on.`,
	tooWeak: ({ card: e, text: t, power: n, needs: r }) => `${e}: ${t}. His Power is ${I(n)}, but it takes ${I(r)}, so he reads on.`,
	because: P,
	job: (e) => `The Enforcer adds ${e} to his Jobs.`,
	reinforced: (e, t) => t === null ? `A card of deck ${e} goes face down on top of the Enforcer’s deck.` : `${t} (deck ${e}) goes to the Enforcer’s discard pile.`,
	askTie: "His rules do not decide between these. Where does the Enforcer sell?",
	askJobs: "Keep one of these Jobs; the other is the Enforcer’s.",
	askMeanwhile: "It is the Enforcer’s turn, and you can fulfil a Job: now, or let him go on?",
	goOn: "Let him go on",
	heading: "The Enforcer",
	place: ({ district: e, number: t }) => `He stands in ${e}, number ${I(t)}.`,
	numbers: (e) => `The districts in his order: ${e}.`,
	decks: ({ deck: e, discard: t, b: n, c: r }) => `${F(e, "card", "cards")} in his deck, ${I(t)} in his discard pile; ${I(n)} left in deck B, ${I(r)} in deck C.`,
	stats: ({ power: e, plan: t, actions: n, money: r, jobs: i }) => `Power ${I(e)}; Plan of ${F(t, "card", "cards")}, ${F(n, "action", "actions")}; ${r}; ${F(i, "Job", "Jobs")}.`,
	reading: ({ card: e, line: t, left: n }) => `Next he reads line ${I(t)} of ${e}, with ${F(n, "action", "actions")} left.`,
	nextPlan: ({ cards: e, actions: t }) => `In his next turn he lays out ${F(e, "card", "cards")}, moves on as far as they say and takes ${F(t, "action", "actions")}.`,
	nextReorganises: ({ sum: e, jobs: t, news: n }) => `His deck is empty: in his next turn he reorganises and steals up to ${e} from you (${F(t, "Job", "Jobs")} times ${I(n)} News).`,
	cardsHeading: "The Enforcer’s cards",
	planPower: (e) => `With this Plan his Power is ${I(e)} before a line’s own +n.`,
	legend: "On his cards P is his Power: his stat, the bonuses of all cards of the Plan, and the line’s own +n. X needs no Power.",
	card: ({ card: e, deck: t, moves: n, bonus: r, lines: i }) => `${e} (deck ${t}): ${F(n, "move", "moves")}, ${r === 0 ? "no bonus" : `+${I(r)} Power for the whole Plan`}. ${i}`,
	lastPlan: (e) => `His last cards: ${e}.`,
	jobs: (e) => `His Jobs, each worth a dollar of yours for every News card when he reorganises: ${e}.`,
	associates: (e, t) => `His Associates, out of play until the end: ${e}; ${F(t, "level", "levels")} in all.`,
	levels: (e) => `His stats, numbered like the districts: ${e}.`,
	level: (e, t, n) => `${I(e)} ${t}, level ${I(n)}`
}, { number: B, list: V, count: H } = e("en"), ie = {
	discardPile: (e) => `Your discard pile, from the top: ${e}.`,
	discardOf: (e, t) => `Discard pile: ${e} on top; in it: ${t}.`,
	headings: {
		now: "Now",
		plan: "Plan",
		hand: "Your hand",
		jobs: "Your Jobs",
		deals: "Your Deals",
		gang: "Your gang",
		city: "The city",
		market: "The market",
		rivals: "Rivals",
		news: "News"
	},
	round: ({ round: e, time: t, of: n, ness: r }) => `Round ${e} of 3, time ${t} of ${n}; Eliot Ness stands at ${r}.`,
	noCards: "No cards.",
	card: (e, t) => `${e}: ${t}`,
	fulfilledJob: (e, t) => `${e}, fulfilled: ${t}`,
	deal: ({ deal: e, needs: t, gives: n, stock: r, storage: i, busy: a }) => `${e}: takes ${t}, gives ${n}; in store: ${r}, room for ${i}.${a ? " A thug is on it." : ""}`,
	nothing: "nothing",
	money: (e) => `${e} behind your screen.`,
	crime: (e) => `Crime Rate ${e}.`,
	thugs: (e) => `Thugs: ${e}.`,
	place: (e, t) => `${e} in ${t}`,
	stat: ({ stat: e, level: t, price: n }) => `${e}: level ${t}${n === null ? ", the highest" : `; the next costs ${n}`}.`,
	price: ({ muscle: e, influence: t, sum: n, crime: r }) => V([
		...e > 0 ? [`${B(e)} Muscle`] : [],
		...t > 0 ? [`${B(t)} Influence`] : [],
		n,
		...r > 0 ? [`Crime Rate +${B(r)}`] : []
	]),
	boss: ({ muscle: e, influence: t, left: n }) => `The Boss brings ${e} and ${t}; ${n} cubes are left on the Boss Track.`,
	pile: ({ deck: e, discard: t }) => `Your deck has ${e}, your discard pile ${t}.`,
	district: ({ district: e, what: t }) => t === "" ? `${e}.` : `${e}: ${t}`,
	goodsMoreOrLess: (e, t) => `${e} (${H(Math.abs(t), "good", "goods")} ${t < 0 ? "less" : "more"})`,
	tile: ({ tile: e, owner: t, defence: n, needs: r, sum: i, graft: a, businesses: o, stock: s, night: c }) => `${e}${c ? " (Nightclub)" : ""}, ${t === null ? "nobody’s" : `held by ${t}`}: defence ${n}, sells ${r} for ${i}${a === null ? "" : `, less ${a} graft`}; businesses: ${o}; in store: ${s}.`,
	pieces: (e, t) => `${e}: ${t}.`,
	emptySpace: "An empty space.",
	nextOnDeck: (e) => `Next on the deck: ${e}.`,
	rival: ({ who: e, gang: t, crime: n, hand: r, deck: i, jobs: a, fulfilled: o, upgrades: s }) => `${e} (${t}): Crime Rate ${n}; ${r} in hand, ${i} in the deck; ${H(a, "hidden Job", "hidden Jobs")}, fulfilled: ${o}; upgrades: ${s}.`,
	planOf: (e) => `Plan: ${e}.`,
	ring: "You hold the Family Ring.",
	ringOf: (e) => `${e} holds the Family Ring.`,
	lastRaid: (e, t) => `Last Raid: ${e}.\n${t}`,
	standing: ({ gang: e, tiles: t, businesses: n, crime: r }) => `${e}; neighbourhoods: ${t}, businesses: ${n}, Crime Rate ${r}`,
	final: (e) => `${e} in all.`
}, U = (e, [t, n]) => `${e} ${e === 1 ? t : n}`, W = (e, t, n = "") => ({
	each: `${t[0]} you ${e}${n}`,
	least: (r) => `you ${e} at least ${U(r, t)}${n}`,
	most: (r) => r === 0 ? `you ${e} no ${t[1]}${n}` : `you ${e} at most ${U(r, t)}${n}`,
	mostOfAll: `you ${e} more ${t[1]}${n} than every rival`
}), G = ["dollar", "dollars"], K = ["thug", "thugs"], q = ["good", "goods"], J = {
	speakeasy: ["speakeasy", "speakeasies"],
	casino: ["casino", "casinos"],
	brothel: ["brothel", "brothels"],
	nightclub: ["nightclub", "nightclubs"]
}, { crimes: Y, stats: ae } = d, X = (e) => W("have", [`${e} card`, `${e} cards`], " in your Plan"), Z = (e, t) => `${U(Math.abs(e), t)} ${e > 0 ? "more" : "less"}`, Q = (e) => `${Math.abs(e)} ${e > 0 ? "more" : "less"}`, $ = (e, t) => `${e > 0 ? "+" : "−"}${Math.abs(e)} ${t}`, oe = {
	language: "en",
	dollar: G,
	goods: {
		alcohol: ["alcohol", "alcohol"],
		gun: ["gun", "guns"],
		any: ["good of your choice", "goods of your choice"],
		some: q
	},
	points: {
		muscle: ["Muscle", "Muscle"],
		influence: ["Influence", "Influence"]
	},
	businesses: J,
	upTo: "up to ",
	forEach: (e) => ` for each ${e}`,
	atMost: (e) => `, at most ${e}`,
	who: {
		rival: "a rival of your choice",
		rivals: "each rival",
		everyone: "each player"
	},
	thugs: {
		self: ["of your thugs", "of your thugs"],
		rival: ["thug of a rival", "thugs of a rival"],
		rivals: ["thug of each rival", "thugs of each rival"],
		everyone: ["thug of each player", "thugs of each player"]
	},
	at: {
		anywhere: "",
		streets: " on the streets",
		underworld: " in the Underworld",
		authorities: " at the Authorities",
		headquarters: " in Headquarters",
		deals: " on a Deal"
	},
	from: {
		anywhere: "",
		streets: " from the streets",
		underworld: " from the Underworld",
		authorities: " from the Authorities",
		headquarters: "",
		deals: " from your Deals"
	},
	counts: {
		neighbourhoods: W("control", ["neighbourhood", "neighbourhoods"]),
		nightclubs: W("control", J.nightclub),
		speakeasies: W("control", J.speakeasy),
		casinos: W("control", J.casino),
		brothels: W("control", J.brothel),
		businesses: W("control", ["business", "businesses"]),
		deals: W("have", ["Deal", "Deals"]),
		dealers: W("have", ["Dealer", "Dealers"]),
		"fulfilled-jobs": W("have", ["fulfilled Job", "fulfilled Jobs"]),
		"thugs-on-streets": W("have", K, " on the streets"),
		"thugs-in-headquarters": W("have", K, " in Headquarters"),
		"thugs-in-prison": W("have", K, " in Prison"),
		"thugs-in-underworld": W("have", K, " in the Underworld"),
		"thugs-at-authorities": W("have", K, " at the Authorities"),
		"thugs-on-deals": W("have", K, " on Deals"),
		"cars-on-streets": W("have", ["car", "cars"], " on the streets"),
		"trucks-on-streets": W("have", ["truck", "trucks"], " on the streets"),
		"vehicles-on-streets": W("have", ["vehicle", "vehicles"], " on the streets"),
		alcohol: W("have", ["alcohol", "alcohol"]),
		guns: W("have", ["gun", "guns"]),
		goods: W("have", q),
		money: W("have", G),
		upgrades: W("have", ["upgrade", "upgrades"]),
		"districts-present": {
			each: "district where you are present",
			least: (e) => `you are present in at least ${U(e, ["district", "districts"])}`,
			most: (e) => `you are present in at most ${U(e, ["district", "districts"])}`,
			mostOfAll: "you are present in more districts than every rival"
		},
		"districts-controlled": {
			each: "district where you control a neighbourhood",
			least: (e) => `you control neighbourhoods in at least ${U(e, ["district", "districts"])}`,
			most: (e) => `you control neighbourhoods in at most ${U(e, ["district", "districts"])}`,
			mostOfAll: "you control neighbourhoods in more districts than every rival"
		},
		"policed-neighbourhoods": {
			each: "neighbourhood you control in a district with police",
			least: (e) => `you control at least ${U(e, ["neighbourhood", "neighbourhoods"])} in a district with police`,
			most: (e) => `you control at most ${U(e, ["neighbourhood", "neighbourhoods"])} in a district with police`,
			mostOfAll: "you control more neighbourhoods in districts with police than every rival"
		},
		associates: W("have", ["Associate", "Associates"], " in your gang"),
		"crime-rate": {
			each: "level of your Crime Rate",
			least: (e) => `your Crime Rate is ${e} or higher`,
			most: (e) => `your Crime Rate is ${e} or lower`,
			mostOfAll: "your Crime Rate is higher than every rival’s"
		},
		"plan-cards": W("have", ["card", "cards"], " in your Plan"),
		"hand-cards": W("have", ["card", "cards"], " in hand"),
		"plan-bootlegging": X(Y.bootlegging),
		"plan-corruption": X(Y.corruption),
		"plan-gambling": X(Y.gambling),
		"plan-theft": X(Y.theft),
		"plan-vice": X(Y.vice),
		"plan-violence": X(Y.violence)
	},
	if: "if",
	andIf: " and ",
	shared: [["you have ", ""], ["you control ", ""]],
	stat: (e, t) => `you have ${e} at level ${t}${t === 2 ? " or 3" : ""}`,
	controls: (e) => `you control a neighbourhood in ${e}`,
	ring: "you hold the Family Ring",
	costs: {
		money: (e) => `pay ${U(e, G)}`,
		alcohol: (e) => `spend ${e} alcohol`,
		gun: (e) => `spend ${U(e, ["gun", "guns"])}`,
		goods: (e) => `spend ${U(e, ["good of your choice", "goods of your choice"])}`,
		cards: (e) => `discard ${U(e, ["card", "cards"])}`,
		thugs: (e) => `return ${U(e, K)} from Headquarters to Recruits`,
		crime: (e) => `raise your Crime Rate by ${e}`
	},
	quantities: {
		muscle: (e, { act: t }) => $(e, `Muscle${t}`),
		influence: (e, { act: t }) => $(e, `Influence${t}`),
		"hand-size": (e) => $(e, "Hand Size"),
		graft: (e) => `graft costs ${Z(e, G)} per police car`,
		bribe: (e) => `bribes cost ${Z(e, G)} per police car`,
		profit: (e, { business: t }) => `sales${t ? ` where there is a ${J[t][0]}` : ""} pay ${Z(e, G)}`,
		"sale-goods": (e, { business: t }) => `sales${t ? ` where there is a ${J[t][0]}` : ""} take ${Z(e, q)}`,
		defence: (e, { business: t }) => `${$(e, "defence")} in your neighbourhoods${t ? ` with a ${J[t][0]}` : ""}`,
		attack: (e) => $(e, "Muscle when you seize a neighbourhood"),
		"deal-goods": (e) => `each Deal brings ${Z(e, ["good of your choice", "goods of your choice"])}`,
		storage: (e) => `each Deal stores ${Z(e, q)}`,
		"fence-price": (e) => `the Authorities pay ${Z(e, G)} per good`,
		"upgrade-price": (e) => `upgrades cost ${Z(e, G)}`,
		"hire-level": (e) => $(e, `${Math.abs(e) === 1 ? "level" : "levels"} when you hire Associates`),
		"hire-alcohol": (e) => `bringing new people into your hand costs ${Math.abs(e)} alcohol ${e > 0 ? "more" : "less"}`,
		"underworld-crime": (e) => `in the Underworld your Crime Rate rises by ${Q(e)}`,
		"plan-crime": (e) => `a big Plan raises your Crime Rate by ${Q(e)}`,
		"business-income": (e, { business: t }) => `each ${t ? J[t][0] : "business"} pays ${Z(e, G)} when you reorganise`,
		"final-business": (e, { business: t }) => `each ${t ? J[t][0] : "business"} counts ${Z(e, G)} at the end of the game`,
		"final-associate": (e) => `each level of an Associate counts ${Z(e, G)} at the end of the game`,
		recruitment: (e) => `take ${Z(e, ["recruitment step", "recruitment steps"])} when you reorganise`,
		lawyers: (e) => `bring ${Z(e, K)} back from Prison when you reorganise`,
		"raid-relief": (e) => `after a Raid your Crime Rate falls by ${Q(e)}`,
		"ring-income": (e) => `the Family Ring pays ${Z(e, G)}`
	},
	moments: {
		deal: "when you send a thug to a Deal",
		underworld: "when you send a thug to the Underworld",
		authorities: "when you send a thug to the Authorities",
		seize: "when you seize a neighbourhood",
		sale: "with each sale",
		hire: "when you hire an Associate",
		upgrade: "when you upgrade your gang",
		reorganise: "when you reorganise",
		raid: "at each Raid",
		"lose-control": "when you lose a neighbourhood",
		imprisoned: "for each of your thugs put in Prison"
	},
	acts: {
		deal: "for Deals",
		recruit: "to recruit",
		job: "to draw Jobs",
		dealer: "to draw Dealers",
		hire: "to hire Associates",
		sales: "to make sales",
		oust: "to remove control markers",
		"lower-crime": "to lower your Crime Rate",
		build: "to open businesses",
		release: "to empty the Prison",
		fence: "to sell to the Authorities",
		send: "to send thugs",
		move: "to move",
		seize: "to seize a neighbourhood",
		upgrade: "to upgrade",
		dismiss: "to dismiss thugs"
	},
	specials: {
		"copy-skill": "use the standard skill of an Associate in the market",
		"swap-police": "swap all police cars of two districts",
		"double-sale": "make 1 sale and take its profit twice",
		"buy-out": "pay a rival the profit shown on one of their neighbourhoods where you are present, and take control of it",
		amnesty: "bring everyone’s thugs back from Prison and gain 2 dollars for each that is not yours"
	},
	stats: ae,
	crimes: Y,
	districts: {
		central: "Central",
		"far-north": "the Far North Side",
		north: "the North Side",
		west: "the West Side",
		southwest: "the Southwest Side",
		south: "the South Side",
		"far-south": "the Far South Side"
	},
	labels: {
		level: (e) => `Level ${e}`,
		roles: {
			boss: "Boss",
			underboss: "Underboss",
			counselor: "Counselor",
			member: "Gang member"
		},
		bossValues: "Muscle and Influence as the Boss Track says",
		standard: (e) => `Standard: ${e}`,
		matching: (e, t) => `With ${e}: ${t}`,
		keep: "keep this Job face up",
		needs: (e) => `Needs ${e}`,
		gives: (e) => `brings ${e}`,
		stores: (e) => `stores ${U(e, q)}`,
		overall: (e) => `Everyone: ${e}`,
		bands: {
			green: "Green",
			amber: "Amber",
			red: "Red"
		},
		band: (e, t) => `${e}: ${t}`,
		nothing: "Nothing.",
		relief: (e, t, n) => `Then your Crime Rate falls by ${e}; with Lawyers at level 2 by ${t}, at level 3 by ${n}.`,
		noRule: "No special rule.",
		over: "The game ends at once.",
		side: ({ night: e, defence: t, goods: n, sum: r }) => `${e ? "Nightclub" : "Day"}: defence ${t}, ${n} for ${r}`,
		row: ({ cubes: e, points: t }) => `From ${U(e, ["upgrade", "upgrades"])}: ${t}`,
		bonuses: (e) => `Bonuses: ${e}`,
		rightHand: "Right-hand",
		price: ({ stat: e, level: t, points: n, sum: r, crime: i }) => `${e} to level ${t}: ${n}, ${r}${i > 0 ? `, Crime Rate +${i}` : ""}`
	},
	finish: (e) => e
}, { words: se, reasons: ce, overview: le, speaker: ue } = l({
	language: "en",
	title: "Scarface 1920",
	seat: (e) => `Player ${e}`,
	cards: {
		...g,
		...h,
		...ee,
		...m,
		...u,
		..._
	},
	gangs: f,
	nouns: d,
	prompts: k,
	actions: p,
	events: b,
	refusals: N,
	reasons: j,
	table: ie,
	rival: z,
	voice: oe,
	operations: D,
	help: () => import("./help2.js")
});
export { le as overview, ce as reasons, ue as speaker, se as words };
