// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./rolldown-runtime.js";
import { t } from "./numbers.js";
import { n, s as r, t as i } from "./speak.js";
var a = {
	"alcohol-dealer": {
		name: "Alcohol Dealer",
		flavour: "Two crates, no questions, no labels."
	},
	"gun-dealer": {
		name: "Gun Dealer",
		flavour: "Every piece comes with a lifetime guarantee. Somebody’s lifetime."
	},
	moonshiner: {
		name: "Moonshiner",
		flavour: "He learned the trade from his grandfather, who is blind now."
	},
	"sleeping-car-porter": {
		name: "Sleeping-Car Porter",
		flavour: "Your suitcase, sir. It has put on weight since Detroit."
	},
	"distillery-owner": {
		name: "Distillery Owner",
		flavour: "Closed by law in 1920, but only in the daytime."
	},
	"gun-runner": {
		name: "Gun Runner",
		flavour: "The crate says sewing machines. The noise is much the same."
	},
	"prescription-doctor": {
		name: "Prescription Doctor",
		flavour: "Half of Chicago has a cough, and he has the pad."
	},
	"grape-brick-salesman": {
		name: "Grape Brick Salesman",
		flavour: "The label explains exactly how not to make wine of it."
	},
	"junk-dealer": {
		name: "Junk Dealer",
		flavour: "Under the bedsprings, a very respectable arsenal."
	},
	"irish-revolutionary": {
		name: "Irish Revolutionary",
		flavour: "He ships rifles home. There is always one crate too many."
	},
	"rum-row-captain": {
		name: "Rum Row Captain",
		flavour: "Anchored one yard outside the law, with the lights off."
	},
	"police-captain": {
		name: "Police Captain",
		flavour: "Evidence gets lost. He knows where."
	},
	"near-beer-brewer": {
		name: "Near-Beer Brewer",
		flavour: "Half a per cent on the label. The rest is in the barrel."
	},
	quartermaster: {
		name: "Quartermaster",
		flavour: "Signs for a hundred, counts ninety, sleeps well."
	},
	"canadian-exporter": {
		name: "Canadian Exporter",
		flavour: "All papers in order. Destination Cuba, by rowing boat."
	},
	"harbour-master": {
		name: "Harbour Master",
		flavour: "He reads every cargo list, some of them with his eyes shut."
	},
	auctioneer: {
		name: "Auctioneer",
		flavour: "Confiscated on Monday, sold on Tuesday, confiscated on Friday."
	},
	"army-officer": {
		name: "Army Officer",
		flavour: "The war is over. The depot has not been told yet."
	}
}, o = {
	"us-is-voted-dry": {
		name: "US Is Voted Dry",
		flavour: "Nation to drink water from midnight. Water declines to comment."
	},
	"police-strike": {
		name: "Police Go on Strike",
		flavour: "Citizens notice on the third day."
	},
	"beer-war": {
		name: "Beer War Breaks Out",
		flavour: "Record week for florists."
	},
	"ness-comes-to-town": {
		name: "Ness Comes to Town",
		flavour: "“I cannot be bought.” City Hall asks for a translation."
	},
	"election-year": {
		name: "Election Year Begins",
		flavour: "Both candidates promise to look away, each in his own direction."
	},
	"evidence-room-empty": {
		name: "Evidence Room Found Empty",
		flavour: "Police baffled, and buying."
	},
	"lake-freezes-over": {
		name: "Lake Freezes Over",
		flavour: "Ice trade with Canada flourishes. Some of it comes in bottles."
	},
	"hottest-summer": {
		name: "Hottest Summer on Record",
		flavour: "Doctors advise plenty to drink, but will not say of what."
	},
	"jazz-age": {
		name: "Jazz Sweeps the City",
		flavour: "“Music of the devil,” says the pastor, booking a table."
	},
	"world-series-fixed": {
		name: "World Series Was Fixed",
		flavour: "Nation shocked. Bookmakers slightly less so."
	},
	"income-tax-upheld": {
		name: "Crooks Owe Tax, Court Rules",
		flavour: "Treasury prints a new form. Box nine is for loot."
	},
	"daylight-saving": {
		name: "Clocks Go Forward",
		flavour: "The city gains an hour. It is already booked."
	},
	"mills-lay-off-thousands": {
		name: "Mills Lay Off Thousands",
		flavour: "Strong men with free evenings find work the same night."
	},
	"building-boom": {
		name: "Building Boom",
		flavour: "Everything goes up but the price, for friends of the builder."
	},
	"hollywood-loves-hoodlums": {
		name: "Hollywood Loves Hoodlums",
		flavour: "Bank clerks practise scowling in front of the mirror."
	},
	"prohibition-ends": {
		name: "Prohibition Ends at Last!",
		flavour: "Thirteen dry years, and nobody remembers being thirsty."
	}
}, s = {
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
}, c = {
	outfit: {
		name: "Chicago Outfit",
		flavour: "City Hall opens its doors to them, and closes its eyes."
	},
	wolves: {
		name: "Black Wolves",
		flavour: "They knock once. The second time there is no door."
	},
	gems: {
		name: "Seven Gems",
		flavour: "Everything has its price, and they set it."
	},
	northside: {
		name: "North Side Mob",
		flavour: "Flowers for every funeral, whisky for every wake."
	}
}, l = {
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
}, u = {
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
}, d = {
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
}, f = {
	...u,
	...l,
	...a,
	...s,
	...o,
	...d
}, { count: p, number: m } = t("en"), h = {
	settingUp: "The table is being laid.",
	shuffling: "A deck is being shuffled.",
	draftKeep: "Keep one of these Jobs; the rest goes to your left.",
	draftReturn: "Give one of your four Jobs back; the other three are yours.",
	draftWait: "The others are still choosing their Jobs.",
	settlePlace: "Where does your gang start? Choose a free neighbourhood without police, and the vehicle that waits there.",
	settleGood: "Choose a good to start with; it goes on your Dealer.",
	plan: "Your turn. Lay out cards for your Plan, as many as you like; from the third on, your Crime Rate rises.",
	planned: ({ muscle: e, influence: t }) => `Your Plan has ${e} and ${t}. Add a card, or say that it is complete.`,
	act: ({ muscle: e, influence: t }) => `Your Plan stands: ${e}, ${t}. Use skills, and take your one action.`,
	afterAct: "Your action is done. Use what skills are left, or end your turn.",
	ask: {
		kinds: ({ left: e }) => `Which goods do you want? ${p(e, "more to choose", "more to choose")}.`,
		store: () => "Where do you store this?",
		spend: () => "Where do the goods come from?",
		recruit: ({ left: e }) => `Recruit: ${p(e, "step", "steps")} left.`,
		oust: ({ left: e }) => `Which control marker goes? ${m(e)} in all.`,
		dismiss: ({ left: e }) => `Which thug leaves for good? ${p(e, "thug", "thugs")} to go.`,
		"pick-job": () => "Keep one of these Jobs.",
		"pick-dealer": () => "Keep one of these Dealers.",
		tuck: ({ card: e }) => `${e}: a Deal of its own, or beneath another?`,
		hire: () => "Whom do you hire?",
		welcome: ({ card: e }) => `${e} joins you. To your hand at once, or to the discard pile?`,
		sell: () => "Where do you sell?",
		sale: () => "Your trucks save you a good. Which?",
		build: ({ left: e }) => `Which business opens, and where? ${m(e)} at most.`,
		fence: ({ left: e }) => `What do the Authorities buy? ${p(e, "good", "goods")} at most.`,
		send: ({ left: e }) => `Where do your thugs go? ${p(e, "thug", "thugs")} at most.`,
		move: ({ left: e }) => `What moves, and where? ${p(e, "move", "moves")} left.`,
		seize: () => "Which neighbourhood do you seize?",
		marker: () => "All your control markers lie on the table. Which neighbourhood do you give up for the new one?",
		upgrade: () => "What do you improve?",
		"right-hand": () => "Who becomes your Right-hand?",
		vehicle: () => "Which vehicle enters which district?",
		nightclub: () => "Which neighbourhood becomes a Nightclub?",
		supply: () => "Which Deal delivers?",
		deal: () => "Which Deal do you visit?",
		harm: ({ left: e }) => `Which thug is it? ${m(e)} to go.`,
		police: ({ left: e }) => `Which police car drives where? ${m(e)} to go.`,
		"drive-off": ({ left: e }) => `Whom do you drive off, and where to? ${m(e)} to go.`,
		"wreck-rival": () => "Which rival business closes?",
		"wreck-own": () => "Which of your businesses closes?",
		discard: ({ left: e }) => `Discard: ${p(e, "card", "cards")} to go.`,
		downgrade: () => "Which stat loses a level?",
		recover: () => "Which card comes back from your discard pile?",
		fire: () => "Which Associate leaves your gang?",
		unfulfil: () => "Which fulfilled Job is turned back?",
		exchange: ({ left: e }) => `Which goods do you exchange for the other kind? ${m(e)} at most.`,
		recall: () => "Which thug comes back to Headquarters?",
		choose: () => "Choose one.",
		may: () => "Is it worth the price?",
		whom: () => "Which rival?",
		special: () => "Choose."
	},
	theirPlan: (e) => `${e} lays out a Plan.`,
	theirAct: (e) => `It is ${e}'s turn.`,
	theirChoice: (e) => `${e} has a choice to make.`,
	over: ({ who: e, sum: t, shared: n }) => n ? `Prohibition is over. ${e} share the city with ${t} each.` : `Prohibition is over. ${e} owns the city with ${t}.`
}, g = {
	settle: (e, t, n) => `${t} (${n}), with ${e}`,
	keep: (e) => `Keep ${e}`,
	giveBack: (e) => `Give ${e} back`,
	plan: (e) => `Lay out ${e}`,
	ready: "The Plan is complete",
	skill: (e, t, n) => `${e}, ${t === "standard" ? "skill" : "matching skill"}: ${n}`,
	fulfil: (e) => `Fulfil the Job ${e}`,
	endTurn: "End your turn",
	stop: "Enough",
	toDiscard: "To the discard pile",
	decline: "No, thank you",
	accept: (e) => `Yes: ${e}`,
	deal: (e) => e,
	alcohol: "Alcohol",
	gun: "A gun",
	spareAlcohol: "Keep 1 alcohol",
	spareGun: "Keep 1 gun",
	store: (e, t) => `${e} to ${t}`,
	replace: (e, t, n) => `${e} on ${n}, in place of ${t}`,
	returnGood: (e) => `Return ${e} to the supply`,
	spend: (e, t) => `${e} from ${t}`,
	toSafehouses: "A recruit moves into the Safehouses",
	toHeadquarters: "A thug of the Safehouses comes to Headquarters",
	card: (e) => e,
	hire: (e, t, n, r) => `${e}, level ${t}: ${n}, ${r}`,
	newDeal: "A Deal of its own",
	tuck: (e) => `Beneath ${e}`,
	toHand: (e) => e === "" ? "To your hand" : `To your hand, for ${e}`,
	tile: (e, t) => `${e} (${t})`,
	sellAt: (e, t) => `Sell in ${e} for ${t}`,
	build: (e, t) => `${e} in ${t}`,
	wreck: (e, t) => `${e} in ${t}`,
	sendTo: (e) => `A thug to ${e}`,
	moveFrom: (e) => `Out of ${e}`,
	move: (e, t) => `${e} to ${t}`,
	vehicle: (e, t) => `${e} into ${t}`,
	stat: (e, t) => t === "" ? e : `${e}: ${t}`,
	thug: (e) => `A thug: ${e}`,
	police: (e, t) => `Police car from ${e} to ${t}`,
	driveOff: (e, t, n, r) => `${e} of ${t} from ${n} to ${r}`,
	option: (e, t) => t === "" ? `Number ${e}` : t,
	setUp: "Lay the table",
	shuffle: "Shuffle"
}, _ = {
	"no-thug": () => "no thug is left in Headquarters",
	"no-muscle": () => "your Plan has no Muscle",
	"no-influence": () => "your Plan has no Influence",
	"little-influence": ({ influence: e, needed: t }) => `it takes ${m(t)} Influence, and your Plan has ${m(e)}`,
	"no-open-deal": ({ muscle: e, influence: t }) => `no free Deal of yours is content with ${m(e)} Muscle and ${m(t)} Influence`,
	"nobody-to-recruit": () => "nobody waits in Recruits or in the Safehouses",
	"no-cards-left": () => "that deck is empty",
	"nobody-to-hire": ({ influence: e }) => `nobody in the market works for ${m(e)} Influence`,
	"nothing-to-sell": () => "you lack the goods for a sale in your neighbourhoods",
	"no-control-to-remove": () => "no control marker lies on the table",
	"crime-is-lowest": () => "your Crime Rate is as low as Eliot Ness allows",
	"no-room-to-build": () => "none of your neighbourhoods has room for a business, or the supply is empty",
	"nobody-in-prison": () => "none of your thugs is in Prison",
	"no-goods": () => "you have no goods",
	"nowhere-to-send": () => "there is no district where you are present and can pay the bribe",
	"nothing-to-move": () => "nothing of yours on the streets can go anywhere",
	"nothing-to-seize": ({ muscle: e }) => `no neighbourhood within your reach gives way to ${m(e)} Muscle`,
	"no-upgrade": ({ muscle: e, influence: t }) => `no upgrade can be had for ${m(e)} Muscle, ${m(t)} Influence and your money`,
	"one-action": () => "you have taken your one action",
	"plan-first": () => "first complete your Plan",
	used: ({ card: e }) => `that skill of ${e} has been used this turn`,
	"no-match": ({ card: e }) => `no other card of your Plan shows a crime that ${e} asks for`,
	"no-effect": ({ card: e }) => `that skill of ${e} would do nothing now`,
	"job-not-met": () => "its requirement is not met yet",
	other: "the rules forbid it now"
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
}, y = {
	deal: "sends a thug to a Deal",
	recruit: "sends a thug to the Underworld to recruit",
	job: "sends a thug to the Underworld for a Job",
	dealer: "sends a thug to the Underworld for a Dealer",
	hire: "sends a thug to the Underworld to hire somebody",
	sales: "sends a thug to the Underworld to sell",
	oust: "sends a thug to the Authorities to remove control markers",
	"lower-crime": "sends a thug to the Authorities to look harmless",
	build: "sends a thug to the Authorities for new businesses",
	release: "sends a thug to the Authorities to empty the cells",
	fence: "sends a thug to the Authorities with goods",
	send: "sends thugs onto the streets",
	move: "moves on the streets",
	seize: "reaches for a neighbourhood",
	upgrade: "upgrades the gang",
	dismiss: "lets thugs go"
}, b = {
	prison: "goes to Prison",
	hit: "is hit and goes back to Recruits",
	kill: "is killed"
}, x = {
	jobs: "Jobs",
	dealers: "Dealers",
	federal: "Federal cards"
}, S = {
	setUp: ({ who: e }) => `The table is laid. ${e} is the starting player.`,
	keptJob: (e) => `${e} keeps a Job.`,
	keptJobOpen: (e, t) => `${e} keeps the Job ${t}.`,
	returnedJob: (e) => `${e} gives a Job back.`,
	passedJobs: "The Jobs are passed to the left.",
	settled: ({ who: e, tile: t, piece: n }) => `${e} settles in ${t} with ${n}.`,
	turn: (e) => `${e}'s turn.`,
	noCards: (e) => `${e} has no card in hand and only draws.`,
	planned: (e, t) => `${e} lays out ${t}.`,
	ready: ({ who: e, cards: t, muscle: n, influence: r }) => `${e}'s Plan: ${t}, ${n}, ${r}.`,
	crimeUp: (e, t) => `${e}'s Crime Rate rises to ${t}.`,
	crimeDown: (e, t) => `${e}'s Crime Rate falls to ${t}.`,
	skill: (e, t, n) => `${e} uses the ${n === "standard" ? "" : "matching "}skill of ${t}.`,
	acted: (e, t) => `${e} ${y[t]}.`,
	deal: (e, t) => `${e} collects from ${t}.`,
	gained: ({ who: e, sum: t, reason: n }) => `${e} gets ${t}${v[n]}.`,
	paid: ({ who: e, sum: t, reason: n }) => `${e} pays ${t}${v[n]}.`,
	paidHidden: (e, t) => `${e} pays${v[t]}.`,
	stole: ({ who: e, from: t, sum: n }) => `${e} takes ${n} from ${t}.`,
	stoleHidden: (e, t) => `${e} takes money from ${t}.`,
	goods: (e, t) => `${e} receives ${t}.`,
	stored: (e, t, n) => `${e} stores ${t}: ${n}.`,
	goodGone: (e, t) => `${e} returns ${t} to the supply.`,
	spent: (e, t, n) => `${e} spends ${t} from ${n}.`,
	boost: (e, t) => `${e} has ${t} more this turn.`,
	recruited: (e, t) => t === "safehouses" ? `A recruit of ${e} moves into the Safehouses.` : `A thug of ${e} comes to Headquarters.`,
	looked: (e, t, n) => `${e} looks at ${n}: ${x[t]}.`,
	lookedOpen: (e, t) => `${e} looks at ${t}.`,
	tookJob: (e) => `${e} takes a Job.`,
	tookJobOpen: (e, t) => `${e} takes the Job ${t}.`,
	tookDealer: (e, t) => `${e} makes a Deal with ${t}.`,
	hired: (e, t) => `${e} hires ${t}.`,
	joined: ({ who: e, card: t, toHand: n }) => n ? `${t} comes to ${e}'s hand.` : `${t} joins ${e}'s discard pile.`,
	market: (e) => `In the market: ${e}.`,
	ring: (e) => `${e} takes the Family Ring.`,
	sold: ({ who: e, tile: t, sum: n }) => `${e} sells in ${t} for ${n}.`,
	ousted: ({ who: e, owner: t, tile: n }) => `${e} has the control marker of ${t} removed from ${n}.`,
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
	downgraded: ({ who: e, stat: t, level: n }) => `${e}'s ${t} falls to level ${n}.`,
	vehicle: ({ who: e, piece: t, district: n }) => `${e} brings ${t} into ${n}.`,
	nightclub: (e, t) => `${e} opens a Nightclub in ${t}.`,
	dismissed: (e, t) => `A thug of ${e} leaves the game (${t}).`,
	harmed: ({ who: e, how: t, place: n }) => `A thug of ${e} (${n}) ${b[t]}.`,
	police: ({ who: e, from: t, to: n }) => `${e} has a police car go from ${t} to ${n}.`,
	drew: (e, t) => `${e} draws ${t}.`,
	drewOpen: (e, t) => `${e} draws ${t}.`,
	discarded: (e, t) => `${e} discards ${t}.`,
	recovered: (e, t) => `${e} takes ${t} back from the discard pile.`,
	fired: (e, t) => `${t} leaves ${e}'s gang.`,
	fulfilled: (e, t) => `${e} fulfils the Job ${t}.`,
	unfulfilled: (e, t) => `${e}'s Job ${t} is turned back.`,
	trigger: (e, t) => `${t} takes effect for ${e}.`,
	raid: (e) => `Raid! The Federal card is ${e}.`,
	band: ({ who: e, band: t }) => `${e} is in the ${t} band.`,
	reorganised: (e) => `${e} reorganises.`,
	shuffledOwn: (e) => `${e} shuffles a new deck.`,
	shuffledFederal: "The Federal cards are shuffled anew.",
	time: (e, t) => `Time passes: ${e} of ${t}.`,
	extra: "Extra! Extra! The round ends.",
	roundEnd: (e) => `Round ${e} is over.`,
	ness: (e) => `Eliot Ness moves up to ${e}.`,
	news: (e) => `News: ${e}.`,
	special: (e) => `${e} makes use of a special rule.`,
	over: ({ who: e, shared: t, scores: n }) => `${n} ${t ? `${e} share the victory.` : `${e} wins.`}`,
	score: ({ who: e, total: t, money: n, businesses: r, associates: i }) => `${e}: ${t} (${n} in cash, ${r} for businesses, ${i} for Associates).`
}, C = {
	fulfils: (e) => `it fulfils ${e}`,
	seizes: (e) => `it wins you ${e}`,
	hires: (e) => `it brings ${e} into your gang`,
	raises: (e, t) => `it raises ${e} to level ${t}`,
	earns: (e) => `by the end of the turn you have about ${e} more`,
	costs: (e) => `by the end of the turn it has cost you about ${e}`,
	stores: (e) => `it lays in ${e === 1 ? "one good" : `about ${e} goods`}`,
	crimeUp: (e) => `your Crime Rate rises to about ${e}`,
	crimeDown: (e) => `your Crime Rate falls to about ${e}`
}, w = {
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
}, { count: T, number: E } = t("en"), D = (e) => e === void 0 ? "" : `, with ${E(e)} Power or more`, O = {
	prison: "Put in Prison",
	hit: "Hit",
	kill: "Kill"
}, k = {
	name: "The Enforcer",
	difficulties: n.en,
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
			name: "Double Shift",
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
			name: "Loaded Dice",
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
			name: "Grand Opening",
			flavour: "The mayor cuts the ribbon. He was going past anyway."
		},
		"army-surplus": {
			name: "Army Surplus",
			flavour: "The war is over. The paperwork is not."
		},
		"head-hunter": {
			name: "Talent Scout",
			flavour: "He found the best man in town. Yours."
		},
		"night-of-knives": {
			name: "Night of Knives",
			flavour: "The morning papers will need a second edition."
		},
		"twelve-good-men": {
			name: "Grand Jury",
			flavour: "Twelve good men, and every one of them has heard of you."
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
		recruit: () => "He recruits: as many steps as Power",
		job: (e) => `He takes the top Job${D(e)}`,
		dealer: (e) => `He takes the top Dealer${D(e)}`,
		hire: () => "He hires the highest Associate his Power allows",
		sales: () => "He sells: as many sales as Power",
		oust: () => "He removes your control markers: one for every 5 Power",
		"lower-crime": () => "He lowers his Crime Rate by Power",
		build: () => "He adds businesses: as many as Power",
		release: () => "He gets his thugs out of Prison, with 2 Power or more",
		fence: () => "He sells goods to the Authorities: as many as Power",
		send: () => "He sends thugs to his district: as many as Power",
		move: () => "He moves thugs and vehicles to his district: as many as Power",
		seize: () => "He seizes a neighbourhood",
		upgrade: () => "He upgrades his gang"
	},
	gain: "He gains dollars: as many as Power",
	steal: "He steals dollars from you: as many as Power",
	sellNext: {
		speakeasy: "He makes a sale at his next supplied Speakeasy",
		casino: "He makes a sale at his next supplied Casino",
		brothel: "He makes a sale at his next supplied Brothel",
		nightclub: "He makes a sale at his next supplied Nightclub"
	},
	stockNext: "He takes from the supply what a sale needs at his next unsupplied neighbourhood",
	policeNext: "Each police car moves to its next district",
	policeHere: "A police car comes to his district",
	harm: (e, t, n) => `${O[e]} ${T(t, "thug", "thugs")} of yours${n ? " in his district" : ", as you choose"}`,
	crime: (e) => `Your Crime Rate rises by ${E(e)}`,
	ring: "He takes the Family Ring",
	goods: (e) => `He takes ${T(e, "good", "goods")}`,
	plan: (e, t) => `The Enforcer’s Plan: ${e}. He has ${T(t, "action", "actions")}.`,
	walk: ({ from: e, to: t, steps: n }) => n === 0 ? `The Enforcer stays in ${t}.` : `The Enforcer moves ${T(n, "district", "districts")} on, from ${e} to ${t}.`,
	acted: ({ card: e, text: t, power: n }) => n === null ? `${e}: ${t}.` : `${e}: ${t}. His Power is ${E(n)}.`,
	skipped: ({ card: e, text: t }) => `${e}: ${t}. It would change nothing, so he reads on.`,
	because: w,
	job: (e) => `The Enforcer adds ${e} to his Jobs.`,
	reinforced: (e, t) => t === null ? `A card of deck ${e} goes face down on top of the Enforcer’s deck.` : `${t} (deck ${e}) goes to the Enforcer’s discard pile.`,
	askTie: "His rules do not decide between these. Where does the Enforcer sell?",
	askJobs: "Keep one of these Jobs; the other is the Enforcer’s.",
	askMeanwhile: "It is the Enforcer’s turn, and you can fulfil a Job: now, or let him go on?",
	goOn: "Let him go on",
	heading: "The Enforcer",
	place: ({ district: e, number: t }) => `He stands in ${e}, number ${E(t)}.`,
	numbers: (e) => `The districts in his order: ${e}.`,
	decks: ({ deck: e, discard: t, b: n, c: r }) => `${T(e, "card", "cards")} in his deck, ${E(t)} in his discard pile; ${E(n)} left in deck B, ${E(r)} in deck C.`,
	stats: ({ power: e, plan: t, actions: n, money: r, jobs: i }) => `Power ${E(e)}; Plan of ${T(t, "card", "cards")}, ${T(n, "action", "actions")}; ${r}; ${T(i, "Job", "Jobs")}.`,
	reading: ({ card: e, line: t, left: n }) => `Next he reads line ${E(t)} of ${e}, with ${T(n, "action", "actions")} left.`,
	nextPlan: ({ cards: e, actions: t }) => `In his next turn he lays out ${T(e, "card", "cards")}, moves on as far as they say and takes ${T(t, "action", "actions")}.`,
	nextReorganises: ({ sum: e, jobs: t, news: n }) => `His deck is empty: in his next turn he reorganises and steals up to ${e} from you (${T(t, "Job", "Jobs")} times ${E(n)} News).`,
	cardsHeading: "The Enforcer’s cards",
	planPower: (e) => `With this Plan his Power is ${E(e)} before a line’s own +n.`,
	legend: "On his cards P is his Power: his stat, the bonuses of all cards of the Plan, and the line’s own +n. X is free of Power.",
	card: ({ card: e, deck: t, moves: n, bonus: r, lines: i }) => `${e} (deck ${t}): ${T(n, "move", "moves")}, ${r === 0 ? "no bonus" : `+${E(r)} Power for the whole Plan`}. ${i}`,
	lastPlan: (e) => `His last cards: ${e}.`,
	jobs: (e) => `His Jobs, each worth a dollar of yours for every News card when he reorganises: ${e}.`,
	associates: (e, t) => `His Associates, out of play until the end: ${e}; ${T(t, "level", "levels")} in all.`,
	levels: (e) => `His stats, numbered like the districts: ${e}.`,
	level: (e, t, n) => `${E(e)} ${t}, level ${E(n)}`
}, { number: A, list: j } = t("en"), M = {
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
	person: ({ name: e, level: t, muscle: n, influence: r, crimes: i }) => `${e}${t === null ? "" : `, level ${t}`}: ${n}, ${r}; ${i}.`,
	standard: (e) => `Skill: ${e}`,
	matching: (e, t) => `With ${e}: ${t}`,
	noCards: "No cards.",
	hiddenCards: (e) => `${e}, face down.`,
	job: (e, t) => `${e}: ${t}`,
	fulfilledJob: (e, t) => `${e}, fulfilled: ${t}`,
	deal: ({ deal: e, needs: t, gives: n, stock: r, storage: i, busy: a }) => `${e}: takes ${t}, gives ${n}; in store: ${r}, room for ${i}.${a ? " A thug is on it." : ""}`,
	dealer: ({ needs: e, gives: t, storage: n }) => `takes ${e}, gives ${t}, stores ${n}`,
	nothing: "nothing",
	money: (e) => `${e} behind your screen.`,
	crime: (e) => `Crime Rate ${e}.`,
	thugs: (e) => `Thugs: ${e}.`,
	place: (e, t) => `${e} in ${t}`,
	stat: ({ stat: e, level: t, price: n }) => `${e}: level ${t}${n === null ? ", the highest" : `; the next costs ${n}`}.`,
	price: ({ muscle: e, influence: t, sum: n, crime: r }) => j([
		...e > 0 ? [`${A(e)} Muscle`] : [],
		...t > 0 ? [`${A(t)} Influence`] : [],
		n,
		...r > 0 ? [`Crime Rate +${A(r)}`] : []
	]),
	boss: ({ muscle: e, influence: t, left: n }) => `The Boss brings ${e} and ${t}; ${n} cubes are left on the Boss Track.`,
	pile: ({ deck: e, discard: t }) => `Your deck has ${e}, your discard pile ${t}.`,
	district: ({ district: e, what: t }) => t === "" ? `${e}.` : `${e}: ${t}`,
	tile: ({ tile: e, owner: t, defence: n, needs: r, sum: i, businesses: a, stock: o, night: s }) => `${e}${s ? " (Nightclub)" : ""}, ${t === null ? "nobody’s" : `held by ${t}`}: defence ${n}, sells ${r} for ${i}; businesses: ${a}; in store: ${o}.`,
	pieces: (e, t) => `${e}: ${t}.`,
	emptySpace: "An empty space.",
	nextOnDeck: (e) => `Next on the deck: ${e}.`,
	rival: ({ who: e, gang: t, crime: n, hand: r, deck: i, jobs: a, fulfilled: o, upgrades: s }) => `${e} (${t}): Crime Rate ${n}; ${r} in hand, ${i} in the deck; ${a} hidden Jobs, fulfilled: ${o}; upgrades: ${s}.`,
	planOf: (e) => `Plan: ${e}.`,
	ring: "You hold the Family Ring.",
	ringOf: (e) => `${e} holds the Family Ring.`,
	news: (e, t) => t === "" ? `${e}.` : `${e}: ${t}`,
	standing: ({ gang: e, tiles: t, businesses: n, crime: r }) => `${e}; neighbourhoods: ${t}, businesses: ${n}, Crime Rate ${r}`,
	final: (e) => `${e} in all.`
}, N = /* @__PURE__ */ e({
	reasons: () => F,
	words: () => P
}), { words: P, reasons: F } = i({
	language: "en",
	title: "Scarface 1920",
	seat: (e) => `Player ${e}`,
	cards: f,
	gangs: c,
	nouns: r,
	prompts: h,
	actions: g,
	events: S,
	refusals: _,
	reasons: C,
	table: M,
	rival: k,
	help: () => import("./en.js")
});
export { o as n, a as r, F as reasons, N as t, P as words };
