// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./numbers.js";
var t = {
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
}, n = {
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
}, { count: r, number: i } = e("en"), a = {
	districts: {
		central: "Central",
		"far-north": "Far North Side",
		north: "North Side",
		west: "West Side",
		southwest: "Southwest Side",
		south: "South Side",
		"far-south": "Far South Side"
	},
	stats: {
		hand: "Hand Size",
		lawyers: "Lawyers",
		recruitment: "Recruitment",
		supply: "Dealer’s Supply",
		vehicles: "Vehicles",
		nightclubs: "Nightclubs"
	},
	crimes: {
		bootlegging: "Bootlegging",
		corruption: "Corruption",
		gambling: "Gambling",
		theft: "Theft",
		vice: "Vice",
		violence: "Violence"
	},
	businesses: {
		speakeasy: "Speakeasy",
		casino: "Casino",
		brothel: "Brothel",
		nightclub: "Nightclub"
	},
	bands: {
		green: "green",
		amber: "amber",
		red: "red"
	},
	areas: {
		recruits: "Recruits",
		safehouses: "the Safehouses",
		headquarters: "Headquarters",
		underworld: "the Underworld",
		authorities: "the Authorities",
		prison: "Prison"
	},
	pieces: {
		thug: "a thug",
		car: "a car",
		truck: "a truck"
	},
	acts: {
		deal: "Deal: send a thug to one of your Deals and collect its goods",
		recruit: "Underworld: recruit thugs",
		job: "Underworld: look for a Job",
		dealer: "Underworld: find a Dealer",
		hire: "Underworld: hire an Associate",
		sales: "Underworld: make sales in your neighbourhoods",
		oust: "Authorities: remove control markers",
		"lower-crime": "Authorities: lower your Crime Rate",
		build: "Authorities: add businesses",
		release: "Authorities: get your thugs out of Prison",
		fence: "Authorities: sell goods to them",
		send: "Streets: send thugs into a district",
		move: "Streets: move thugs and vehicles",
		seize: "Streets: seize a neighbourhood",
		upgrade: "Upgrade your gang",
		dismiss: "Remove thugs from the game, one for each card of the Plan"
	},
	alcohol: (e) => `${i(e)} alcohol`,
	guns: (e) => r(e, "gun", "guns"),
	thugs: (e) => r(e, "thug", "thugs"),
	cars: (e) => r(e, "car", "cars"),
	trucks: (e) => r(e, "truck", "trucks"),
	policeCars: (e) => `${r(e, "police car", "police cars")}.`,
	cards: (e) => r(e, "card", "cards"),
	muscle: (e) => `${i(e)} Muscle`,
	influence: (e) => `${i(e)} Influence`,
	deal: (e, t) => t === "" ? `Deal ${e}` : `Deal ${e} (${t})`,
	quote: (e) => `“${e}”`
};
export { n, t as r, a as t };
