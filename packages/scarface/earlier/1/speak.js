// Frozen by `npm run freeze`: do not edit.
import { n as e, t } from "./numbers.js";
import { A as n, J as r, K as i, O as a, Q as o, R as s, S as c, W as l, X as u, Y as d, Z as f, _ as p, a as ee, b as te, d as ne, h as re, l as ie, q as ae, t as oe, v as se, y as ce } from "./redeal.js";
import { c as le, h as ue, m as de, o as fe, r as pe } from "./vocabulary.js";
var { count: m } = t("de"), me = {
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
		hand: "Handgröße",
		lawyers: "Anwälte",
		recruitment: "Rekrutierung",
		supply: "Nachschub",
		vehicles: "Fahrzeuge",
		nightclubs: "Nachtclubs"
	},
	crimes: {
		bootlegging: "Schmuggel",
		corruption: "Korruption",
		gambling: "Glücksspiel",
		theft: "Diebstahl",
		vice: "Laster",
		violence: "Gewalt"
	},
	businesses: {
		speakeasy: "Flüsterkneipe",
		casino: "Kasino",
		brothel: "Bordell",
		nightclub: "Nachtclub"
	},
	bands: {
		green: "Grün",
		amber: "Gelb",
		red: "Rot"
	},
	areas: {
		recruits: "Rekruten",
		safehouses: "Verstecke",
		headquarters: "Hauptquartier",
		underworld: "Unterwelt",
		authorities: "Behörden",
		prison: "Gefängnis"
	},
	pieces: {
		thug: "einen Schläger",
		car: "ein Auto",
		truck: "einen Lastwagen"
	},
	acts: {
		deal: "Einen Schläger zu einem Deal schicken",
		recruit: "Unterwelt: Schläger rekrutieren",
		job: "Unterwelt: einen Auftrag aussuchen",
		dealer: "Unterwelt: einen Händler aussuchen",
		hire: "Unterwelt: einen Komplizen anheuern",
		sales: "Unterwelt: in deinen Vierteln verkaufen",
		oust: "Behörden: Kontrollmarker entfernen",
		"lower-crime": "Behörden: Verbrechensrate senken",
		build: "Behörden: Geschäfte eröffnen",
		release: "Behörden: Schläger aus dem Gefängnis holen",
		fence: "Behörden: Waren verkaufen",
		send: "Schläger in einen Bezirk schicken",
		move: "Schläger und Fahrzeuge bewegen",
		seize: "Ein Viertel übernehmen",
		upgrade: "Die Gang ausbauen",
		dismiss: "Schläger aus dem Spiel nehmen"
	},
	alcohol: (e) => m(e, "Alkohol", "Alkohol"),
	guns: (e) => m(e, "Waffe", "Waffen"),
	thugs: (e) => m(e, "Schläger", "Schläger"),
	cars: (e) => m(e, "Auto", "Autos"),
	trucks: (e) => m(e, "Lastwagen", "Lastwagen"),
	policeCars: (e) => `${m(e, "Polizeiwagen", "Polizeiwagen")}.`,
	cards: (e) => m(e, "Karte", "Karten"),
	muscle: (e) => m(e, "Muskelkraft", "Muskelkraft"),
	influence: (e) => m(e, "Einfluss", "Einfluss"),
	deal: (e, t) => t === "" ? `Deal ${e}` : `Deal ${e} (${t})`,
	quote: (e) => `„${e}“`
}, { count: he, number: ge } = t("en"), _e = {
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
		supply: "Dealer's Supply",
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
	alcohol: (e) => `${ge(e)} alcohol`,
	guns: (e) => he(e, "gun", "guns"),
	thugs: (e) => he(e, "thug", "thugs"),
	cars: (e) => he(e, "car", "cars"),
	trucks: (e) => he(e, "truck", "trucks"),
	policeCars: (e) => `${he(e, "police car", "police cars")}.`,
	cards: (e) => he(e, "card", "cards"),
	muscle: (e) => `${ge(e)} Muscle`,
	influence: (e) => `${ge(e)} Influence`,
	deal: (e, t) => t === "" ? `Deal ${e}` : `Deal ${e} (${t})`,
	quote: (e) => `“${e}”`
}, { count: h } = t("es"), ve = {
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
		hand: "Tamaño de la mano",
		lawyers: "Abogados",
		recruitment: "Reclutamiento",
		supply: "Suministro",
		vehicles: "Vehículos",
		nightclubs: "Clubes nocturnos"
	},
	crimes: {
		bootlegging: "Contrabando",
		corruption: "Corrupción",
		gambling: "Juego",
		theft: "Robo",
		vice: "Vicio",
		violence: "Violencia"
	},
	businesses: {
		speakeasy: "bar clandestino",
		casino: "casino",
		brothel: "burdel",
		nightclub: "club nocturno"
	},
	bands: {
		green: "Verde",
		amber: "Ámbar",
		red: "Rojo"
	},
	areas: {
		recruits: "Reclutas",
		safehouses: "Refugios",
		headquarters: "Cuartel general",
		underworld: "Bajos Fondos",
		authorities: "Autoridades",
		prison: "Prisión"
	},
	pieces: {
		thug: "un matón",
		car: "un coche",
		truck: "un camión"
	},
	acts: {
		deal: "Enviar un matón a un Trato",
		recruit: "Bajos Fondos: reclutar matones",
		job: "Bajos Fondos: buscar un Golpe",
		dealer: "Bajos Fondos: buscar un Proveedor",
		hire: "Bajos Fondos: contratar a un Socio",
		sales: "Bajos Fondos: vender en tus barrios",
		oust: "Autoridades: retirar marcadores de control",
		"lower-crime": "Autoridades: reducir tu Criminalidad",
		build: "Autoridades: abrir negocios",
		release: "Autoridades: sacar a tus matones de la Prisión",
		fence: "Autoridades: venderles mercancías",
		send: "Enviar matones a un distrito",
		move: "Mover matones y vehículos",
		seize: "Hacerte con un barrio",
		upgrade: "Mejorar la banda",
		dismiss: "Retirar matones del juego"
	},
	alcohol: (e) => h(e, "licor", "licores"),
	guns: (e) => h(e, "arma", "armas"),
	thugs: (e) => h(e, "matón", "matones"),
	cars: (e) => h(e, "coche", "coches"),
	trucks: (e) => h(e, "camión", "camiones"),
	policeCars: (e) => `${h(e, "coche de policía", "coches de policía")}.`,
	cards: (e) => h(e, "carta", "cartas"),
	muscle: (e) => h(e, "de Músculo", "de Músculo"),
	influence: (e) => h(e, "de Influencia", "de Influencia"),
	deal: (e, t) => t === "" ? `Trato ${e}` : `Trato ${e} (${t})`,
	quote: (e) => `«${e}»`
}, ye = " ", be = "\xA0", xe = (e) => e.replaceAll(/ (?=[;!?])/g, ye).replaceAll(/ (?=[:»])/g, be).replaceAll("« ", `«${be}`), g = ({ raw: e }, ...t) => String.raw({ raw: e.map(xe) }, ...t), { count: _ } = t("fr"), Se = {
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
		hand: "Taille de main",
		lawyers: "Avocats",
		recruitment: "Recrutement",
		supply: "Approvisionnement",
		vehicles: "Véhicules",
		nightclubs: "Cabarets"
	},
	crimes: {
		bootlegging: "Contrebande",
		corruption: "Corruption",
		gambling: "Jeu",
		theft: "Vol",
		vice: "Vice",
		violence: "Violence"
	},
	businesses: {
		speakeasy: "bar clandestin",
		casino: "casino",
		brothel: "maison close",
		nightclub: "cabaret"
	},
	bands: {
		green: "Vert",
		amber: "Orange",
		red: "Rouge"
	},
	areas: {
		recruits: "Recrues",
		safehouses: "Planques",
		headquarters: "QG",
		underworld: "Milieu",
		authorities: "Autorités",
		prison: "Prison"
	},
	pieces: {
		thug: "un homme de main",
		car: "une voiture",
		truck: "un camion"
	},
	acts: {
		deal: "Envoyer un homme de main sur une Filière",
		recruit: g`Milieu : recruter des hommes de main`,
		job: g`Milieu : chercher un Coup`,
		dealer: g`Milieu : chercher un Fournisseur`,
		hire: g`Milieu : engager un Associé`,
		sales: g`Milieu : vendre dans tes quartiers`,
		oust: g`Autorités : retirer des marqueurs de contrôle`,
		"lower-crime": g`Autorités : baisser ta Criminalité`,
		build: g`Autorités : ouvrir des commerces`,
		release: g`Autorités : faire sortir tes hommes de Prison`,
		fence: g`Autorités : leur vendre des marchandises`,
		send: "Envoyer des hommes de main dans un secteur",
		move: "Déplacer des hommes de main et des véhicules",
		seize: "S’emparer d’un quartier",
		upgrade: "Améliorer le gang",
		dismiss: "Retirer des hommes de main du jeu"
	},
	alcohol: (e) => _(e, "alcool", "alcools"),
	guns: (e) => _(e, "arme", "armes"),
	thugs: (e) => _(e, "homme de main", "hommes de main"),
	cars: (e) => _(e, "voiture", "voitures"),
	trucks: (e) => _(e, "camion", "camions"),
	policeCars: (e) => `${_(e, "voiture de police", "voitures de police")}.`,
	cards: (e) => _(e, "carte", "cartes"),
	muscle: (e) => _(e, "point de Force", "points de Force"),
	influence: (e) => _(e, "point d’Influence", "points d’Influence"),
	deal: (e, t) => t === "" ? `Filière ${e}` : `Filière ${e} (${t})`,
	quote: (e) => g`« ${e} »`
}, { count: v } = t("it"), Ce = {
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
		hand: "Carte in mano",
		lawyers: "Avvocati",
		recruitment: "Reclutamento",
		supply: "Rifornimento",
		vehicles: "Veicoli",
		nightclubs: "Locali notturni"
	},
	crimes: {
		bootlegging: "Contrabbando",
		corruption: "Corruzione",
		gambling: "Gioco d’azzardo",
		theft: "Furto",
		vice: "Vizio",
		violence: "Violenza"
	},
	businesses: {
		speakeasy: "bar clandestino",
		casino: "casinò",
		brothel: "bordello",
		nightclub: "locale notturno"
	},
	bands: {
		green: "Verde",
		amber: "Giallo",
		red: "Rosso"
	},
	areas: {
		recruits: "Reclute",
		safehouses: "Covi",
		headquarters: "Quartier generale",
		underworld: "Malavita",
		authorities: "Autorità",
		prison: "Prigione"
	},
	pieces: {
		thug: "uno scagnozzo",
		car: "un’auto",
		truck: "un camion"
	},
	acts: {
		deal: "Mandare uno scagnozzo a un Affare",
		recruit: "Malavita: reclutare scagnozzi",
		job: "Malavita: cercare un Colpo",
		dealer: "Malavita: cercare un Fornitore",
		hire: "Malavita: ingaggiare un Complice",
		sales: "Malavita: vendere nei tuoi quartieri",
		oust: "Autorità: rimuovere segnalini controllo",
		"lower-crime": "Autorità: ridurre la tua Criminalità",
		build: "Autorità: aprire attività",
		release: "Autorità: far uscire i tuoi dalla Prigione",
		fence: "Autorità: vendere loro merci",
		send: "Mandare scagnozzi in un distretto",
		move: "Spostare scagnozzi e veicoli",
		seize: "Conquistare un quartiere",
		upgrade: "Potenziare la gang",
		dismiss: "Togliere scagnozzi dal gioco"
	},
	alcohol: (e) => v(e, "liquore", "liquori"),
	guns: (e) => v(e, "arma", "armi"),
	thugs: (e) => v(e, "scagnozzo", "scagnozzi"),
	cars: (e) => v(e, "auto", "auto"),
	trucks: (e) => v(e, "camion", "camion"),
	policeCars: (e) => `${v(e, "auto della polizia", "auto della polizia")}.`,
	cards: (e) => v(e, "carta", "carte"),
	muscle: (e) => v(e, "punto Forza", "punti Forza"),
	influence: (e) => v(e, "punto Influenza", "punti Influenza"),
	deal: (e, t) => t === "" ? `Affare ${e}` : `Affare ${e} (${t})`,
	quote: (e) => `«${e}»`
}, we = {
	en: {
		associate: "Associate",
		underboss: "Underboss",
		boss: "Boss",
		untouchable: "Untouchable"
	},
	de: {
		associate: "Komplize",
		underboss: "Unterboss",
		boss: "Boss",
		untouchable: "Unbestechlich"
	},
	fr: {
		associate: "Associé",
		underboss: "Bras droit",
		boss: "Parrain",
		untouchable: "Incorruptible"
	},
	it: {
		associate: "Complice",
		underboss: "Vice",
		boss: "Boss",
		untouchable: "Intoccabile"
	},
	es: {
		associate: "Socio",
		underboss: "Subjefe",
		boss: "Jefe",
		untouchable: "Intocable"
	}
}, Te = (e) => typeof e == "number" ? e : e.times ?? 1, Ee = (e) => e.charAt(0).toUpperCase() + e.slice(1);
function De(e, { andIf: t, shared: n }, r) {
	let i = [];
	for (let t = 0; t < e.length;) {
		let [a, o] = n.find(([n, r]) => e[t].startsWith(n) && e[t].endsWith(r)) ?? ["", ""], s = [];
		do
			s.push(e[t].slice(a.length, e[t].length - o.length));
		while (++t < e.length && a !== "" && e[t].startsWith(a) && e[t].endsWith(o));
		i.push(a + r(s) + o);
	}
	return i.join(t);
}
function Oe(t) {
	let n = new Intl.ListFormat(e[t.language]), r = new Intl.ListFormat(e[t.language], { type: "disjunction" }), i = new Intl.NumberFormat(e[t.language]), a = (e, t, n) => `${i.format(Te(e))} ${Te(e) === 1 ? t : n}`, o = (e) => {
		if (typeof e == "number") return "";
		let n = e.most === void 0 ? "" : t.atMost(i.format(e.most));
		return t.forEach(t.counts[e.each].each) + n;
	}, s = (e, [t, n]) => a(e, t, n) + o(e), c = (e) => "least" in e ? t.counts[e.count].least(e.least) : "most" in e ? t.counts[e.count].most(e.most) : "mostOfAll" in e ? t.counts[e.count].mostOfAll : "stat" in e ? t.stat(t.stats[e.stat], e.level) : "controls" in e ? t.controls(t.districts[e.controls]) : t.ring, l = (e) => e.map((e) => ie(e).say[t.language](e, u)), u = {
		language: t.language,
		n: a,
		per: o,
		upTo: (e) => e === 1 ? "" : t.upTo,
		dollars: (e) => s(e, t.dollar),
		goods: (e, n) => s(n, t.goods[e]),
		points: (e, n) => s(n, t.points[e]),
		business: (e, n) => a(n, ...t.businesses[e]),
		to: (e, n, r) => e === void 0 || e === "self" ? n : `${t.who[e]} ${r}`,
		thugs: (e, n) => a(e, ...t.thugs[n]),
		at: (e) => t.at[e],
		from: (e) => t.from[e],
		when: (e) => `${t.if} ${De(e.map(c), t, (e) => n.format(e))}`,
		cost: (e) => Object.keys(e).map((n) => t.costs[n](e[n] ?? 0)),
		and: (e) => n.format(e),
		or: (e) => r.format(e),
		clauses: l,
		sentences: (e) => t.finish(l(e).map((e) => `${Ee(e)}.`).join(" ")),
		power: (e) => t.finish(`${Ee(d(e))}.`),
		specials: t.specials
	}, d = (e) => {
		if ("on" in e) return `${t.moments[e.on]}, ${u.and(l(e.effects))}`;
		let n = e.act === void 0 ? "" : ` ${t.acts[e.act]}`;
		return t.quantities[e.modify](e.by, {
			act: n,
			business: e.business
		});
	};
	return u;
}
var y = (e, [t, n]) => `${e} ${e === 1 ? t : n}`, b = (e, t, n = "", r = "") => ({
	each: r === "" ? `${t[0]}${n}` : `${t[0]}, ${r} du ${e}`,
	least: (r) => `du mindestens ${y(r, t)}${n} ${e}`,
	most: (r) => r === 0 ? `du keine ${t[1]}${n} ${e}` : `du höchstens ${y(r, t)}${n} ${e}`,
	mostOfAll: `du mehr ${t[1]}${n} ${e} als jeder Rivale`
}), x = ["Dollar", "Dollar"], S = ["Schläger", "Schläger"], ke = ["Ware", "Waren"], Ae = ["Bezirk", "Bezirken"], C = {
	speakeasy: ["Flüsterkneipe", "Flüsterkneipen"],
	casino: ["Kasino", "Kasinos"],
	brothel: ["Bordell", "Bordelle"],
	nightclub: ["Nachtclub", "Nachtclubs"]
}, je = {
	speakeasy: "einer",
	casino: "einem",
	brothel: "einem",
	nightclub: "einem"
}, { crimes: Me, stats: Ne } = me, Pe = (e) => b("hast", [`Karte mit ${e}`, `Karten mit ${e}`], " in deinem Plan"), w = (e, t) => `${y(Math.abs(e), t)} ${e > 0 ? "mehr" : "weniger"}`, Fe = (e) => `${Math.abs(e)} ${e > 0 ? "mehr" : "weniger"}`, Ie = (e, t) => `${e > 0 ? "+" : "−"}${Math.abs(e)} ${t}`, Le = ["Ware deiner Wahl", "Waren deiner Wahl"], Re = {
	language: "de",
	dollar: x,
	goods: {
		alcohol: ["Alkohol", "Alkohol"],
		gun: ["Waffe", "Waffen"],
		any: Le,
		some: ke
	},
	points: {
		muscle: ["Muskelkraft", "Muskelkraft"],
		influence: ["Einfluss", "Einfluss"]
	},
	businesses: C,
	upTo: "bis zu ",
	forEach: (e) => ` je ${e}`,
	atMost: (e) => ` (höchstens ${e})`,
	who: {
		rival: "ein Rivale deiner Wahl",
		rivals: "jeder Rivale",
		everyone: "jeder"
	},
	thugs: {
		self: ["deiner Schläger", "deiner Schläger"],
		rival: ["Schläger eines Rivalen", "Schläger eines Rivalen"],
		rivals: ["Schläger jedes Rivalen", "Schläger jedes Rivalen"],
		everyone: ["Schläger jedes Spielers", "Schläger jedes Spielers"]
	},
	at: {
		anywhere: "",
		streets: " auf den Straßen",
		underworld: " in der Unterwelt",
		authorities: " bei den Behörden",
		headquarters: " im Hauptquartier",
		deals: " auf einem Deal"
	},
	from: {
		anywhere: "",
		streets: " von den Straßen",
		underworld: " aus der Unterwelt",
		authorities: " von den Behörden",
		headquarters: "",
		deals: " von deinen Deals"
	},
	counts: {
		neighbourhoods: b("kontrollierst", ["Viertel", "Viertel"], "", "das"),
		nightclubs: b("kontrollierst", C.nightclub, "", "den"),
		speakeasies: b("kontrollierst", C.speakeasy, "", "die"),
		casinos: b("kontrollierst", C.casino, "", "das"),
		brothels: b("kontrollierst", C.brothel, "", "das"),
		businesses: b("kontrollierst", ["Geschäft", "Geschäfte"], "", "das"),
		deals: b("hast", ["Deal", "Deals"], "", "den"),
		dealers: b("hast", ["Händler", "Händler"], "", "den"),
		"fulfilled-jobs": b("hast", ["erfüllten Auftrag", "erfüllte Aufträge"]),
		"thugs-on-streets": b("hast", S, " auf den Straßen"),
		"thugs-in-headquarters": b("hast", S, " im Hauptquartier"),
		"thugs-in-prison": b("hast", S, " im Gefängnis"),
		"thugs-in-underworld": b("hast", S, " in der Unterwelt"),
		"thugs-at-authorities": b("hast", S, " bei den Behörden"),
		"thugs-on-deals": b("hast", S, " auf Deals"),
		"cars-on-streets": b("hast", ["Auto", "Autos"], " auf den Straßen"),
		"trucks-on-streets": b("hast", ["Lastwagen", "Lastwagen"], " auf den Straßen"),
		"vehicles-on-streets": b("hast", ["Fahrzeug", "Fahrzeuge"], " auf den Straßen"),
		alcohol: b("hast", ["Alkohol", "Alkohol"], "", "den"),
		guns: b("hast", ["Waffe", "Waffen"], "", "die"),
		goods: b("hast", ke, "", "die"),
		money: b("hast", x, "", "den"),
		upgrades: b("hast", ["Ausbau", "Ausbauten"], "", "den"),
		"districts-present": {
			each: "Bezirk, in dem du präsent bist",
			least: (e) => `du in mindestens ${y(e, Ae)} präsent bist`,
			most: (e) => `du in höchstens ${y(e, Ae)} präsent bist`,
			mostOfAll: "du in mehr Bezirken präsent bist als jeder Rivale"
		},
		"districts-controlled": {
			each: "Bezirk, in dem du ein Viertel kontrollierst",
			least: (e) => `du in mindestens ${y(e, Ae)} Viertel kontrollierst`,
			most: (e) => `du in höchstens ${y(e, Ae)} Viertel kontrollierst`,
			mostOfAll: "du in mehr Bezirken Viertel kontrollierst als jeder Rivale"
		},
		"policed-neighbourhoods": {
			each: "Viertel, das du in einem Bezirk mit Polizei kontrollierst",
			least: (e) => `du mindestens ${e} Viertel in einem Bezirk mit Polizei kontrollierst`,
			most: (e) => `du höchstens ${e} Viertel in einem Bezirk mit Polizei kontrollierst`,
			mostOfAll: "du mehr Viertel in Bezirken mit Polizei kontrollierst als jeder Rivale"
		},
		associates: b("hast", ["Komplizen", "Komplizen"], " in deiner Gang"),
		"crime-rate": {
			each: "Stufe deiner Verbrechensrate",
			least: (e) => `deine Verbrechensrate mindestens ${e} beträgt`,
			most: (e) => `deine Verbrechensrate höchstens ${e} beträgt`,
			mostOfAll: "deine Verbrechensrate höher ist als die jedes Rivalen"
		},
		"plan-cards": b("hast", ["Karte", "Karten"], " in deinem Plan"),
		"hand-cards": b("hast", ["Karte", "Karten"], " auf der Hand"),
		"plan-bootlegging": Pe(Me.bootlegging),
		"plan-corruption": Pe(Me.corruption),
		"plan-gambling": Pe(Me.gambling),
		"plan-theft": Pe(Me.theft),
		"plan-vice": Pe(Me.vice),
		"plan-violence": Pe(Me.violence)
	},
	if: "wenn",
	andIf: " und ",
	shared: [["du ", " hast"], ["du ", " kontrollierst"]],
	stat: (e, t) => `dein Wert „${e}“ auf Stufe ${t}${t === 2 ? " oder 3" : ""} steht`,
	controls: (e) => `du ein Viertel in ${e} kontrollierst`,
	ring: "du den Familienring hast",
	costs: {
		money: (e) => `zahle ${y(e, x)}`,
		alcohol: (e) => `gib ${e} Alkohol ab`,
		gun: (e) => `gib ${y(e, ["Waffe", "Waffen"])} ab`,
		goods: (e) => `gib ${y(e, Le)} ab`,
		cards: (e) => `wirf ${y(e, ["Handkarte", "Handkarten"])} ab`,
		thugs: (e) => `lege ${y(e, S)} aus dem Hauptquartier zu den Rekruten zurück`,
		crime: (e) => `erhöhe deine Verbrechensrate um ${e}`
	},
	quantities: {
		muscle: (e, { act: t }) => Ie(e, `Muskelkraft${t}`),
		influence: (e, { act: t }) => Ie(e, `Einfluss${t}`),
		"hand-size": (e) => Ie(e, "Handgröße"),
		graft: (e) => `Schmiergeld kostet je Polizeiwagen ${w(e, x)}`,
		bribe: (e) => `Bestechung kostet je Polizeiwagen ${w(e, x)}`,
		profit: (e, { business: t }) => `Verkäufe${t ? ` in Vierteln mit ${C[t][0]}` : ""} bringen ${w(e, x)}`,
		"sale-goods": (e, { business: t }) => `Verkäufe${t ? ` in Vierteln mit ${C[t][0]}` : ""} brauchen ${w(e, ke)}`,
		defence: (e, { business: t }) => `${Ie(e, "Verteidigung")} in deinen Vierteln${t ? ` mit ${je[t]} ${C[t][0]}` : ""}`,
		attack: (e) => Ie(e, "Muskelkraft, wenn du ein Viertel übernimmst"),
		"deal-goods": (e) => `jeder Deal bringt ${w(e, Le)}`,
		storage: (e) => `jeder Deal lagert ${w(e, ke)}`,
		"fence-price": (e) => `die Behörden zahlen je Ware ${w(e, x)}`,
		"upgrade-price": (e) => `Ausbauten kosten ${w(e, x)}`,
		"hire-level": (e) => Ie(e, `${Math.abs(e) === 1 ? "Stufe" : "Stufen"} beim Anheuern von Komplizen`),
		"hire-alcohol": (e) => `neue Leute auf die Hand zu nehmen kostet ${Math.abs(e)} Alkohol ${e > 0 ? "mehr" : "weniger"}`,
		"underworld-crime": (e) => `in der Unterwelt steigt deine Verbrechensrate um ${Fe(e)}`,
		"plan-crime": (e) => `ein großer Plan erhöht deine Verbrechensrate um ${Fe(e)}`,
		"business-income": (e, { business: t }) => `beim Reorganisieren ${t ? `bringt ${t === "speakeasy" ? "jede" : t === "nightclub" ? "jeder" : "jedes"} ${C[t][0]}` : "bringt jedes Geschäft"} ${w(e, x)}`,
		"final-business": (e, { business: t }) => `bei Spielende ${t ? `zählt ${t === "speakeasy" ? "jede" : t === "nightclub" ? "jeder" : "jedes"} ${C[t][0]}` : "zählt jedes Geschäft"} ${w(e, x)}`,
		"final-associate": (e) => `bei Spielende zählt jede Stufe eines Komplizen ${w(e, x)}`,
		recruitment: (e) => `beim Reorganisieren hast du ${w(e, ["Rekrutierungsschritt", "Rekrutierungsschritte"])}`,
		lawyers: (e) => `beim Reorganisieren kommt ${w(e, S)} aus dem Gefängnis`,
		"raid-relief": (e) => `nach einer Razzia sinkt deine Verbrechensrate um ${Fe(e)}`,
		"ring-income": (e) => `der Familienring bringt ${w(e, x)}`
	},
	moments: {
		deal: "schickst du einen Schläger zu einem Deal",
		underworld: "schickst du einen Schläger in die Unterwelt",
		authorities: "schickst du einen Schläger zu den Behörden",
		seize: "übernimmst du ein Viertel",
		sale: "machst du einen Verkauf",
		hire: "heuerst du einen Komplizen an",
		upgrade: "baust du deine Gang aus",
		reorganise: "reorganisierst du",
		raid: "kommt eine Razzia",
		"lose-control": "verlierst du ein Viertel",
		imprisoned: "kommt einer deiner Schläger ins Gefängnis"
	},
	acts: {
		deal: "für Deals",
		recruit: "beim Rekrutieren",
		job: "beim Ziehen von Aufträgen",
		dealer: "beim Ziehen von Händlern",
		hire: "beim Anheuern von Komplizen",
		sales: "beim Verkaufen",
		oust: "beim Entfernen von Kontrollmarkern",
		"lower-crime": "beim Senken der Verbrechensrate",
		build: "beim Eröffnen von Geschäften",
		release: "beim Leeren des Gefängnisses",
		fence: "beim Verkauf an die Behörden",
		send: "beim Schicken von Schlägern",
		move: "beim Bewegen",
		seize: "beim Übernehmen von Vierteln",
		upgrade: "beim Ausbauen",
		dismiss: "beim Entlassen von Schlägern"
	},
	specials: {
		"copy-skill": "nutze die Standardfähigkeit eines Komplizen im Markt",
		"swap-police": "vertausche alle Polizeiwagen zweier Bezirke",
		"double-sale": "mache 1 Verkauf und nimm den Gewinn doppelt",
		"buy-out": "zahle einem Rivalen den Gewinn, den eines seiner Viertel zeigt, und übernimm es, wenn du in dem Bezirk präsent bist",
		amnesty: "hole die Schläger aller aus dem Gefängnis und nimm 2 Dollar für jeden, der nicht deiner ist"
	},
	stats: Ne,
	crimes: Me,
	districts: {
		central: "Central",
		"far-north": "der Far North Side",
		north: "der North Side",
		west: "der West Side",
		southwest: "der Southwest Side",
		south: "der South Side",
		"far-south": "der Far South Side"
	},
	labels: {
		level: (e) => `Stufe ${e}`,
		roles: {
			boss: "Boss",
			underboss: "Unterboss",
			counselor: "Berater",
			member: "Bandenmitglied"
		},
		bossValues: "Muskelkraft und Einfluss laut Bossleiste",
		standard: (e) => `Standard: ${e}`,
		matching: (e, t) => `Mit ${e}: ${t}`,
		keep: "lass diesen Auftrag offen liegen",
		needs: (e) => `Braucht ${e}`,
		gives: (e) => `bringt ${e}`,
		stores: (e) => `lagert ${y(e, ke)}`,
		overall: (e) => `Alle: ${e}`,
		bands: {
			green: "Grün",
			amber: "Gelb",
			red: "Rot"
		},
		band: (e, t) => `${e}: ${t}`,
		nothing: "Nichts.",
		relief: (e, t, n) => `Dann sinkt deine Verbrechensrate um ${e}; mit Anwälten der Stufe 2 um ${t}, der Stufe 3 um ${n}.`,
		noRule: "Keine besondere Regel.",
		over: "Das Spiel ist sofort zu Ende.",
		side: ({ night: e, defence: t, goods: n, sum: r }) => `${e ? "Nachtclub" : "Tag"}: Verteidigung ${t}, ${n} für ${r}`,
		row: ({ cubes: e, points: t }) => `Ab ${y(e, ["Ausbau", "Ausbauten"])}: ${t}`,
		bonuses: (e) => `Boni: ${e}`,
		rightHand: "Rechte Hand",
		price: ({ stat: e, level: t, points: n, sum: r, crime: i }) => `${e} auf Stufe ${t}: ${n}, ${r}${i > 0 ? `, Verbrechensrate +${i}` : ""}`
	},
	finish: (e) => e
}, T = (e, [t, n]) => `${e} ${e === 1 ? t : n}`, E = (e, t, n = "") => ({
	each: `${t[0]} you ${e}${n}`,
	least: (r) => `you ${e} at least ${T(r, t)}${n}`,
	most: (r) => r === 0 ? `you ${e} no ${t[1]}${n}` : `you ${e} at most ${T(r, t)}${n}`,
	mostOfAll: `you ${e} more ${t[1]}${n} than every rival`
}), D = ["dollar", "dollars"], O = ["thug", "thugs"], ze = ["good", "goods"], k = {
	speakeasy: ["speakeasy", "speakeasies"],
	casino: ["casino", "casinos"],
	brothel: ["brothel", "brothels"],
	nightclub: ["nightclub", "nightclubs"]
}, { crimes: Be, stats: Ve } = _e, He = (e) => E("have", [`${e} card`, `${e} cards`], " in your Plan"), A = (e, t) => `${T(Math.abs(e), t)} ${e > 0 ? "more" : "less"}`, Ue = (e) => `${Math.abs(e)} ${e > 0 ? "more" : "less"}`, We = (e, t) => `${e > 0 ? "+" : "−"}${Math.abs(e)} ${t}`, Ge = {
	language: "en",
	dollar: D,
	goods: {
		alcohol: ["alcohol", "alcohol"],
		gun: ["gun", "guns"],
		any: ["good of your choice", "goods of your choice"],
		some: ze
	},
	points: {
		muscle: ["Muscle", "Muscle"],
		influence: ["Influence", "Influence"]
	},
	businesses: k,
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
		neighbourhoods: E("control", ["neighbourhood", "neighbourhoods"]),
		nightclubs: E("control", k.nightclub),
		speakeasies: E("control", k.speakeasy),
		casinos: E("control", k.casino),
		brothels: E("control", k.brothel),
		businesses: E("control", ["business", "businesses"]),
		deals: E("have", ["Deal", "Deals"]),
		dealers: E("have", ["Dealer", "Dealers"]),
		"fulfilled-jobs": E("have", ["fulfilled Job", "fulfilled Jobs"]),
		"thugs-on-streets": E("have", O, " on the streets"),
		"thugs-in-headquarters": E("have", O, " in Headquarters"),
		"thugs-in-prison": E("have", O, " in Prison"),
		"thugs-in-underworld": E("have", O, " in the Underworld"),
		"thugs-at-authorities": E("have", O, " at the Authorities"),
		"thugs-on-deals": E("have", O, " on Deals"),
		"cars-on-streets": E("have", ["car", "cars"], " on the streets"),
		"trucks-on-streets": E("have", ["truck", "trucks"], " on the streets"),
		"vehicles-on-streets": E("have", ["vehicle", "vehicles"], " on the streets"),
		alcohol: E("have", ["alcohol", "alcohol"]),
		guns: E("have", ["gun", "guns"]),
		goods: E("have", ze),
		money: E("have", D),
		upgrades: E("have", ["upgrade", "upgrades"]),
		"districts-present": {
			each: "district where you are present",
			least: (e) => `you are present in at least ${T(e, ["district", "districts"])}`,
			most: (e) => `you are present in at most ${T(e, ["district", "districts"])}`,
			mostOfAll: "you are present in more districts than every rival"
		},
		"districts-controlled": {
			each: "district where you control a neighbourhood",
			least: (e) => `you control neighbourhoods in at least ${T(e, ["district", "districts"])}`,
			most: (e) => `you control neighbourhoods in at most ${T(e, ["district", "districts"])}`,
			mostOfAll: "you control neighbourhoods in more districts than every rival"
		},
		"policed-neighbourhoods": {
			each: "neighbourhood you control in a district with police",
			least: (e) => `you control at least ${T(e, ["neighbourhood", "neighbourhoods"])} in a district with police`,
			most: (e) => `you control at most ${T(e, ["neighbourhood", "neighbourhoods"])} in a district with police`,
			mostOfAll: "you control more neighbourhoods in districts with police than every rival"
		},
		associates: E("have", ["Associate", "Associates"], " in your gang"),
		"crime-rate": {
			each: "level of your Crime Rate",
			least: (e) => `your Crime Rate is ${e} or higher`,
			most: (e) => `your Crime Rate is ${e} or lower`,
			mostOfAll: "your Crime Rate is higher than every rival’s"
		},
		"plan-cards": E("have", ["card", "cards"], " in your Plan"),
		"hand-cards": E("have", ["card", "cards"], " in hand"),
		"plan-bootlegging": He(Be.bootlegging),
		"plan-corruption": He(Be.corruption),
		"plan-gambling": He(Be.gambling),
		"plan-theft": He(Be.theft),
		"plan-vice": He(Be.vice),
		"plan-violence": He(Be.violence)
	},
	if: "if",
	andIf: " and ",
	shared: [["you have ", ""], ["you control ", ""]],
	stat: (e, t) => `you have ${e} at level ${t}${t === 2 ? " or 3" : ""}`,
	controls: (e) => `you control a neighbourhood in ${e}`,
	ring: "you hold the Family Ring",
	costs: {
		money: (e) => `pay ${T(e, D)}`,
		alcohol: (e) => `spend ${e} alcohol`,
		gun: (e) => `spend ${T(e, ["gun", "guns"])}`,
		goods: (e) => `spend ${T(e, ["good of your choice", "goods of your choice"])}`,
		cards: (e) => `discard ${T(e, ["card", "cards"])}`,
		thugs: (e) => `return ${T(e, O)} from Headquarters to Recruits`,
		crime: (e) => `raise your Crime Rate by ${e}`
	},
	quantities: {
		muscle: (e, { act: t }) => We(e, `Muscle${t}`),
		influence: (e, { act: t }) => We(e, `Influence${t}`),
		"hand-size": (e) => We(e, "Hand Size"),
		graft: (e) => `graft costs ${A(e, D)} per police car`,
		bribe: (e) => `bribes cost ${A(e, D)} per police car`,
		profit: (e, { business: t }) => `sales${t ? ` where there is a ${k[t][0]}` : ""} pay ${A(e, D)}`,
		"sale-goods": (e, { business: t }) => `sales${t ? ` where there is a ${k[t][0]}` : ""} take ${A(e, ze)}`,
		defence: (e, { business: t }) => `${We(e, "defence")} in your neighbourhoods${t ? ` with a ${k[t][0]}` : ""}`,
		attack: (e) => We(e, "Muscle when you seize a neighbourhood"),
		"deal-goods": (e) => `each Deal brings ${A(e, ["good of your choice", "goods of your choice"])}`,
		storage: (e) => `each Deal stores ${A(e, ze)}`,
		"fence-price": (e) => `the Authorities pay ${A(e, D)} per good`,
		"upgrade-price": (e) => `upgrades cost ${A(e, D)}`,
		"hire-level": (e) => We(e, `${Math.abs(e) === 1 ? "level" : "levels"} when you hire Associates`),
		"hire-alcohol": (e) => `bringing new people into your hand costs ${Math.abs(e)} alcohol ${e > 0 ? "more" : "less"}`,
		"underworld-crime": (e) => `in the Underworld your Crime Rate rises by ${Ue(e)}`,
		"plan-crime": (e) => `a big Plan raises your Crime Rate by ${Ue(e)}`,
		"business-income": (e, { business: t }) => `each ${t ? k[t][0] : "business"} pays ${A(e, D)} when you reorganise`,
		"final-business": (e, { business: t }) => `each ${t ? k[t][0] : "business"} counts ${A(e, D)} at the end of the game`,
		"final-associate": (e) => `each level of an Associate counts ${A(e, D)} at the end of the game`,
		recruitment: (e) => `take ${A(e, ["recruitment step", "recruitment steps"])} when you reorganise`,
		lawyers: (e) => `bring ${A(e, O)} back from Prison when you reorganise`,
		"raid-relief": (e) => `after a Raid your Crime Rate falls by ${Ue(e)}`,
		"ring-income": (e) => `the Family Ring pays ${A(e, D)}`
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
		"buy-out": "pay a rival the profit shown on one of his neighbourhoods where you are present, and take control of it",
		amnesty: "bring everyone’s thugs back from Prison and gain 2 dollars for each that is not yours"
	},
	stats: Ve,
	crimes: Be,
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
		stores: (e) => `stores ${T(e, ze)}`,
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
		row: ({ cubes: e, points: t }) => `From ${T(e, ["upgrade", "upgrades"])}: ${t}`,
		bonuses: (e) => `Bonuses: ${e}`,
		rightHand: "Right-hand",
		price: ({ stat: e, level: t, points: n, sum: r, crime: i }) => `${e} to level ${t}: ${n}, ${r}${i > 0 ? `, Crime Rate +${i}` : ""}`
	},
	finish: (e) => e
}, j = (e, [t, n]) => `${e} ${e === 1 ? t : n}`, M = (e, t, n = "") => ({
	each: `${t[0]}${n === "" ? ` que ${e}` : n}`,
	least: (r) => `${e} al menos ${j(r, t)}${n}`,
	most: (r) => r === 0 ? `no ${e} ${t[1]}${n}` : `${e} como mucho ${j(r, t)}${n}`,
	mostOfAll: `${e} más ${t[1]}${n} que cualquier rival`
}), N = ["dólar", "dólares"], P = ["matón", "matones"], Ke = ["mercancía", "mercancías"], qe = ["mercancía de tu elección", "mercancías de tu elección"], Je = ["distrito", "distritos"], Ye = ["barrio", "barrios"], Xe = ["licor", "licores"], F = {
	speakeasy: ["bar clandestino", "bares clandestinos"],
	casino: ["casino", "casinos"],
	brothel: ["burdel", "burdeles"],
	nightclub: ["club nocturno", "clubes nocturnos"]
}, { crimes: I, stats: Ze } = ve, Qe = (e) => M("tienes", [`carta de ${e}`, `cartas de ${e}`], " en tu Plan"), L = (e, t) => `${j(Math.abs(e), t)} ${e > 0 ? "más" : "menos"}`, $e = (e) => `${Math.abs(e)} ${e > 0 ? "más" : "menos"}`, et = (e, t) => `${e > 0 ? "+" : "−"}${Math.abs(e)} ${t}`, tt = {
	language: "es",
	dollar: N,
	goods: {
		alcohol: Xe,
		gun: ["arma", "armas"],
		any: qe,
		some: Ke
	},
	points: {
		muscle: ["de Músculo", "de Músculo"],
		influence: ["de Influencia", "de Influencia"]
	},
	businesses: F,
	upTo: "hasta ",
	forEach: (e) => ` por cada ${e}`,
	atMost: (e) => ` (${e} como mucho)`,
	who: {
		rival: "un rival de tu elección",
		rivals: "cada rival",
		everyone: "cada jugador"
	},
	thugs: {
		self: ["de tus matones", "de tus matones"],
		rival: ["matón de un rival", "matones de un rival"],
		rivals: ["matón de cada rival", "matones de cada rival"],
		everyone: ["matón de cada jugador", "matones de cada jugador"]
	},
	at: {
		anywhere: "",
		streets: " en las calles",
		underworld: " en los Bajos Fondos",
		authorities: " en las Autoridades",
		headquarters: " en el Cuartel general",
		deals: " en un Trato"
	},
	from: {
		anywhere: "",
		streets: " desde las calles",
		underworld: " desde los Bajos Fondos",
		authorities: " desde las Autoridades",
		headquarters: "",
		deals: " desde tus Tratos"
	},
	counts: {
		neighbourhoods: M("controlas", Ye),
		nightclubs: M("controlas", F.nightclub),
		speakeasies: M("controlas", F.speakeasy),
		casinos: M("controlas", F.casino),
		brothels: M("controlas", F.brothel),
		businesses: M("controlas", ["negocio", "negocios"]),
		deals: M("tienes", ["Trato", "Tratos"]),
		dealers: M("tienes", ["Proveedor", "Proveedores"]),
		"fulfilled-jobs": M("tienes", ["Golpe cumplido", "Golpes cumplidos"]),
		"thugs-on-streets": M("tienes", P, " en las calles"),
		"thugs-in-headquarters": M("tienes", P, " en el Cuartel general"),
		"thugs-in-prison": M("tienes", P, " en Prisión"),
		"thugs-in-underworld": M("tienes", P, " en los Bajos Fondos"),
		"thugs-at-authorities": M("tienes", P, " en las Autoridades"),
		"thugs-on-deals": M("tienes", P, " en tus Tratos"),
		"cars-on-streets": M("tienes", ["coche", "coches"], " en las calles"),
		"trucks-on-streets": M("tienes", ["camión", "camiones"], " en las calles"),
		"vehicles-on-streets": M("tienes", ["vehículo", "vehículos"], " en las calles"),
		alcohol: M("tienes", Xe),
		guns: M("tienes", ["arma", "armas"]),
		goods: M("tienes", Ke),
		money: M("tienes", N),
		upgrades: M("tienes", ["mejora", "mejoras"]),
		"districts-present": {
			each: "distrito en el que tienes presencia",
			least: (e) => `tienes presencia en al menos ${j(e, Je)}`,
			most: (e) => `tienes presencia como mucho en ${j(e, Je)}`,
			mostOfAll: "tienes presencia en más distritos que cualquier rival"
		},
		"districts-controlled": {
			each: "distrito en el que controlas un barrio",
			least: (e) => `controlas barrios en al menos ${j(e, Je)}`,
			most: (e) => `controlas barrios como mucho en ${j(e, Je)}`,
			mostOfAll: "controlas barrios en más distritos que cualquier rival"
		},
		"policed-neighbourhoods": {
			each: "barrio que controlas en un distrito con policía",
			least: (e) => `controlas al menos ${j(e, Ye)} en un distrito con policía`,
			most: (e) => `controlas como mucho ${j(e, Ye)} en un distrito con policía`,
			mostOfAll: "controlas más barrios que cualquier rival en distritos con policía"
		},
		associates: M("tienes", ["Socio", "Socios"], " en tu banda"),
		"crime-rate": {
			each: "nivel de tu Criminalidad",
			least: (e) => `tu Criminalidad es ${e} o más`,
			most: (e) => `tu Criminalidad es ${e} o menos`,
			mostOfAll: "tu Criminalidad supera la de cualquier rival"
		},
		"plan-cards": M("tienes", ["carta", "cartas"], " en tu Plan"),
		"hand-cards": M("tienes", ["carta", "cartas"], " en la mano"),
		"plan-bootlegging": Qe(I.bootlegging),
		"plan-corruption": Qe(I.corruption),
		"plan-gambling": Qe(I.gambling),
		"plan-theft": Qe(I.theft),
		"plan-vice": Qe(I.vice),
		"plan-violence": Qe(I.violence)
	},
	if: "si",
	andIf: " y ",
	shared: [["tienes ", ""], ["controlas ", ""]],
	stat: (e, t) => `tu valor «${e}» está en el nivel ${t}${t === 2 ? " o 3" : ""}`,
	controls: (e) => `controlas un barrio de ${e}`,
	ring: "tienes el Anillo de la Familia",
	costs: {
		money: (e) => `paga ${j(e, N)}`,
		alcohol: (e) => `gasta ${j(e, Xe)}`,
		gun: (e) => `gasta ${j(e, ["arma", "armas"])}`,
		goods: (e) => `gasta ${j(e, qe)}`,
		cards: (e) => `descarta ${j(e, ["carta", "cartas"])}`,
		thugs: (e) => `devuelve ${j(e, P)} del Cuartel general a los Reclutas`,
		crime: (e) => `aumenta tu Criminalidad en ${e}`
	},
	quantities: {
		muscle: (e, { act: t }) => et(e, `de Músculo${t}`),
		influence: (e, { act: t }) => et(e, `de Influencia${t}`),
		"hand-size": (e) => et(e, Math.abs(e) === 1 ? "carta en la mano" : "cartas en la mano"),
		graft: (e) => `las mordidas cuestan ${L(e, N)} por coche de policía`,
		bribe: (e) => `los sobornos cuestan ${L(e, N)} por coche de policía`,
		profit: (e, { business: t }) => `las ventas${t ? ` donde hay un ${F[t][0]}` : ""} dan ${L(e, N)}`,
		"sale-goods": (e, { business: t }) => `las ventas${t ? ` donde hay un ${F[t][0]}` : ""} piden ${L(e, Ke)}`,
		defence: (e, { business: t }) => `${et(e, "de defensa")} en tus barrios${t ? ` con un ${F[t][0]}` : ""}`,
		attack: (e) => et(e, "de Músculo cuando te haces con un barrio"),
		"deal-goods": (e) => `cada Trato da ${L(e, qe)}`,
		storage: (e) => `cada Trato almacena ${L(e, Ke)}`,
		"fence-price": (e) => `las Autoridades pagan ${L(e, N)} por mercancía`,
		"upgrade-price": (e) => `las mejoras cuestan ${L(e, N)}`,
		"hire-level": (e) => et(e, `${Math.abs(e) === 1 ? "nivel" : "niveles"} para contratar Socios`),
		"hire-alcohol": (e) => `llevar gente nueva a tu mano cuesta ${L(e, Xe)}`,
		"underworld-crime": (e) => `en los Bajos Fondos tu Criminalidad sube ${$e(e)}`,
		"plan-crime": (e) => `un Plan grande sube tu Criminalidad ${$e(e)}`,
		"business-income": (e, { business: t }) => `al reorganizarte, cada ${t ? F[t][0] : "negocio"} da ${L(e, N)}`,
		"final-business": (e, { business: t }) => `al final de la partida, cada ${t ? F[t][0] : "negocio"} vale ${L(e, N)}`,
		"final-associate": (e) => `al final de la partida, cada nivel de un Socio vale ${L(e, N)}`,
		recruitment: (e) => `al reorganizarte, da ${L(e, ["paso de reclutamiento", "pasos de reclutamiento"])}`,
		lawyers: (e) => `al reorganizarte, ${Math.abs(e) === 1 ? "sale" : "salen"} de Prisión ${L(e, P)}`,
		"raid-relief": (e) => `tras una Redada tu Criminalidad baja ${$e(e)}`,
		"ring-income": (e) => `el Anillo de la Familia da ${L(e, N)}`
	},
	moments: {
		deal: "cuando envías un matón a un Trato",
		underworld: "cuando envías un matón a los Bajos Fondos",
		authorities: "cuando envías un matón a las Autoridades",
		seize: "cuando te haces con un barrio",
		sale: "con cada venta",
		hire: "cuando contratas a un Socio",
		upgrade: "cuando mejoras tu banda",
		reorganise: "cuando te reorganizas",
		raid: "en cada Redada",
		"lose-control": "cuando pierdes un barrio",
		imprisoned: "por cada matón tuyo enviado a Prisión"
	},
	acts: {
		deal: "para los Tratos",
		recruit: "para reclutar",
		job: "para robar Golpes",
		dealer: "para robar Proveedores",
		hire: "para contratar Socios",
		sales: "para vender",
		oust: "para retirar marcadores de control",
		"lower-crime": "para reducir tu Criminalidad",
		build: "para abrir negocios",
		release: "para vaciar la Prisión",
		fence: "para vender a las Autoridades",
		send: "para enviar matones",
		move: "para moverte",
		seize: "para hacerte con un barrio",
		upgrade: "para mejorar tu banda",
		dismiss: "para despedir matones"
	},
	specials: {
		"copy-skill": "usa la habilidad estándar de un Socio del mercado",
		"swap-police": "intercambia todos los coches de policía de dos distritos",
		"double-sale": "haz 1 venta y cobra dos veces su beneficio",
		"buy-out": "paga a un rival el beneficio que muestra uno de sus barrios, en un distrito en el que tengas presencia, y hazte con su control",
		amnesty: "saca de Prisión a los matones de todos y gana 2 dólares por cada uno que no sea tuyo"
	},
	stats: Ze,
	crimes: I,
	districts: {
		central: "Central",
		"far-north": "Far North Side",
		north: "North Side",
		west: "West Side",
		southwest: "Southwest Side",
		south: "South Side",
		"far-south": "Far South Side"
	},
	labels: {
		level: (e) => `Nivel ${e}`,
		roles: {
			boss: "Jefe",
			underboss: "Subjefe",
			counselor: "Consejero",
			member: "Miembro de la banda"
		},
		bossValues: "Músculo e Influencia según la pista del Jefe",
		standard: (e) => `Estándar: ${e}`,
		matching: (e, t) => `Con ${e}: ${t}`,
		keep: "deja este Golpe boca arriba",
		needs: (e) => `Pide ${e}`,
		gives: (e) => `da ${e}`,
		stores: (e) => `almacena ${j(e, Ke)}`,
		overall: (e) => `Todos: ${e}`,
		bands: {
			green: "Verde",
			amber: "Ámbar",
			red: "Rojo"
		},
		band: (e, t) => `${e}: ${t}`,
		nothing: "Nada.",
		relief: (e, t, n) => `Después tu Criminalidad baja ${e}; con Abogados de nivel 2 baja ${t}, de nivel 3 baja ${n}.`,
		noRule: "Ninguna regla especial.",
		over: "La partida termina al instante.",
		side: ({ night: e, defence: t, goods: n, sum: r }) => `${e ? "Club nocturno" : "Día"}: defensa ${t}, ${n} por ${r}`,
		row: ({ cubes: e, points: t }) => `Desde ${j(e, ["mejora", "mejoras"])}: ${t}`,
		bonuses: (e) => `Bonificaciones: ${e}`,
		rightHand: "Mano derecha",
		price: ({ stat: e, level: t, points: n, sum: r, crime: i }) => `${e} al nivel ${t}: ${n}, ${r}${i > 0 ? `, Criminalidad +${i}` : ""}`
	},
	finish: (e) => e
}, R = (e, [t, n]) => `${e} ${e === 1 ? t : n}`, nt = (e) => "aeiouyéèêàâîôûh".includes(e.charAt(0).toLowerCase()), rt = (e) => nt(e) ? `d’${e}` : `de ${e}`, z = (e, t, n = "") => ({
	each: `${t[0]}${n === "" ? ` que tu ${e}` : n}`,
	least: (r) => `tu ${e} au moins ${R(r, t)}${n}`,
	most: (r) => r === 0 ? `tu ${e === "as" ? "n’as" : "ne contrôles"} pas ${rt(t[1])}${n}` : `tu ${e} au plus ${R(r, t)}${n}`,
	mostOfAll: `tu ${e} plus ${rt(t[1])}${n} que chaque rival`
}), B = ["dollar", "dollars"], V = ["homme de main", "hommes de main"], it = ["marchandise", "marchandises"], at = ["marchandise de ton choix", "marchandises de ton choix"], ot = ["secteur", "secteurs"], st = ["quartier", "quartiers"], H = {
	speakeasy: ["bar clandestin", "bars clandestins"],
	casino: ["casino", "casinos"],
	brothel: ["maison close", "maisons closes"],
	nightclub: ["cabaret", "cabarets"]
}, ct = (e) => `${e === "brothel" ? "une" : "un"} ${H[e][0]}`, { crimes: lt, stats: ut } = Se, dt = (e) => z("as", [`carte ${e}`, `cartes ${e}`], " dans ton Plan"), U = (e, t) => `${R(Math.abs(e), t)} de ${e > 0 ? "plus" : "moins"}`, ft = (e) => `${Math.abs(e)} de ${e > 0 ? "plus" : "moins"}`, pt = (e, t) => `${e > 0 ? "+" : "−"}${Math.abs(e)} ${t}`, mt = " ", ht = "\xA0", gt = {
	language: "fr",
	dollar: B,
	goods: {
		alcohol: ["alcool", "alcools"],
		gun: ["arme", "armes"],
		any: at,
		some: it
	},
	points: {
		muscle: ["point de Force", "points de Force"],
		influence: ["point d’Influence", "points d’Influence"]
	},
	businesses: H,
	upTo: "jusqu’à ",
	forEach: (e) => ` par ${e}`,
	atMost: (e) => ` (${e} au plus)`,
	who: {
		rival: "un rival de ton choix",
		rivals: "chaque rival",
		everyone: "chaque joueur"
	},
	thugs: {
		self: ["de tes hommes de main", "de tes hommes de main"],
		rival: ["homme de main d’un rival", "hommes de main d’un rival"],
		rivals: ["homme de main de chaque rival", "hommes de main de chaque rival"],
		everyone: ["homme de main de chaque joueur", "hommes de main de chaque joueur"]
	},
	at: {
		anywhere: "",
		streets: " dans les rues",
		underworld: " dans le Milieu",
		authorities: " auprès des Autorités",
		headquarters: " au QG",
		deals: " sur une Filière"
	},
	from: {
		anywhere: "",
		streets: " depuis les rues",
		underworld: " depuis le Milieu",
		authorities: " depuis les Autorités",
		headquarters: "",
		deals: " depuis tes Filières"
	},
	counts: {
		neighbourhoods: z("contrôles", st),
		nightclubs: z("contrôles", H.nightclub),
		speakeasies: z("contrôles", H.speakeasy),
		casinos: z("contrôles", H.casino),
		brothels: z("contrôles", H.brothel),
		businesses: z("contrôles", ["commerce", "commerces"]),
		deals: z("as", ["Filière", "Filières"]),
		dealers: z("as", ["Fournisseur", "Fournisseurs"]),
		"fulfilled-jobs": z("as", ["Coup accompli", "Coups accomplis"]),
		"thugs-on-streets": z("as", V, " dans les rues"),
		"thugs-in-headquarters": z("as", V, " au QG"),
		"thugs-in-prison": z("as", V, " en Prison"),
		"thugs-in-underworld": z("as", V, " dans le Milieu"),
		"thugs-at-authorities": z("as", V, " auprès des Autorités"),
		"thugs-on-deals": z("as", V, " sur tes Filières"),
		"cars-on-streets": z("as", ["voiture", "voitures"], " dans les rues"),
		"trucks-on-streets": z("as", ["camion", "camions"], " dans les rues"),
		"vehicles-on-streets": z("as", ["véhicule", "véhicules"], " dans les rues"),
		alcohol: z("as", ["alcool", "alcools"]),
		guns: z("as", ["arme", "armes"]),
		goods: z("as", it),
		money: z("as", B),
		upgrades: z("as", ["amélioration", "améliorations"]),
		"districts-present": {
			each: "secteur où tu as une présence",
			least: (e) => `tu as une présence dans au moins ${R(e, ot)}`,
			most: (e) => `tu as une présence dans au plus ${R(e, ot)}`,
			mostOfAll: "tu as une présence dans plus de secteurs que chaque rival"
		},
		"districts-controlled": {
			each: "secteur où tu contrôles un quartier",
			least: (e) => `tu contrôles des quartiers dans au moins ${R(e, ot)}`,
			most: (e) => `tu contrôles des quartiers dans au plus ${R(e, ot)}`,
			mostOfAll: "tu contrôles des quartiers dans plus de secteurs que chaque rival"
		},
		"policed-neighbourhoods": {
			each: "quartier que tu contrôles dans un secteur surveillé par la police",
			least: (e) => `tu contrôles au moins ${R(e, st)} dans un secteur surveillé par la police`,
			most: (e) => `tu contrôles au plus ${R(e, st)} dans un secteur surveillé par la police`,
			mostOfAll: "tu contrôles plus de quartiers que chaque rival dans les secteurs surveillés par la police"
		},
		associates: z("as", ["Associé", "Associés"], " dans ton gang"),
		"crime-rate": {
			each: "niveau de ta Criminalité",
			least: (e) => `ta Criminalité est de ${e} ou plus`,
			most: (e) => `ta Criminalité est de ${e} ou moins`,
			mostOfAll: "ta Criminalité dépasse celle de chaque rival"
		},
		"plan-cards": z("as", ["carte", "cartes"], " dans ton Plan"),
		"hand-cards": z("as", ["carte", "cartes"], " en main"),
		"plan-bootlegging": dt(lt.bootlegging),
		"plan-corruption": dt(lt.corruption),
		"plan-gambling": dt(lt.gambling),
		"plan-theft": dt(lt.theft),
		"plan-vice": dt(lt.vice),
		"plan-violence": dt(lt.violence)
	},
	if: "si",
	andIf: " et si ",
	shared: [["tu as ", ""], ["tu contrôles ", ""]],
	stat: (e, t) => `ta valeur « ${e} » est au niveau ${t}${t === 2 ? " ou 3" : ""}`,
	controls: (e) => `tu contrôles un quartier de ${e}`,
	ring: "tu as la Chevalière",
	costs: {
		money: (e) => `paie ${R(e, B)}`,
		alcohol: (e) => `dépense ${R(e, ["alcool", "alcools"])}`,
		gun: (e) => `dépense ${R(e, ["arme", "armes"])}`,
		goods: (e) => `dépense ${R(e, at)}`,
		cards: (e) => `défausse ${R(e, ["carte", "cartes"])}`,
		thugs: (e) => `renvoie ${R(e, V)} du QG aux Recrues`,
		crime: (e) => `augmente ta Criminalité de ${e}`
	},
	quantities: {
		muscle: (e, { act: t }) => pt(e, `en Force${t}`),
		influence: (e, { act: t }) => pt(e, `en Influence${t}`),
		"hand-size": (e) => pt(e, `${Math.abs(e) === 1 ? "carte" : "cartes"} en taille de main`),
		graft: (e) => `les pots-de-vin coûtent ${U(e, B)} par voiture de police`,
		bribe: (e) => `les bakchichs coûtent ${U(e, B)} par voiture de police`,
		profit: (e, { business: t }) => `les ventes${t ? ` là où il y a ${ct(t)}` : ""} rapportent ${U(e, B)}`,
		"sale-goods": (e, { business: t }) => `les ventes${t ? ` là où il y a ${ct(t)}` : ""} demandent ${U(e, it)}`,
		defence: (e, { business: t }) => `${pt(e, "en défense")} dans tes quartiers${t ? ` avec ${ct(t)}` : ""}`,
		attack: (e) => pt(e, "en Force quand tu t’empares d’un quartier"),
		"deal-goods": (e) => `chaque Filière livre ${U(e, at)}`,
		storage: (e) => `chaque Filière stocke ${U(e, it)}`,
		"fence-price": (e) => `les Autorités paient ${U(e, B)} par marchandise`,
		"upgrade-price": (e) => `les améliorations coûtent ${U(e, B)}`,
		"hire-level": (e) => pt(e, `${Math.abs(e) === 1 ? "niveau" : "niveaux"} pour engager des Associés`),
		"hire-alcohol": (e) => `prendre une nouvelle recrue en main coûte ${U(e, ["alcool", "alcools"])}`,
		"underworld-crime": (e) => `dans le Milieu, ta Criminalité augmente de ${ft(e)}`,
		"plan-crime": (e) => `un gros Plan augmente ta Criminalité de ${ft(e)}`,
		"business-income": (e, { business: t }) => `chaque ${t ? H[t][0] : "commerce"} rapporte ${U(e, B)} à la réorganisation`,
		"final-business": (e, { business: t }) => `chaque ${t ? H[t][0] : "commerce"} compte ${U(e, B)} en fin de partie`,
		"final-associate": (e) => `chaque niveau d’Associé compte ${U(e, B)} en fin de partie`,
		recruitment: (e) => `fais ${U(e, ["pas de recrutement", "pas de recrutement"])} à la réorganisation`,
		lawyers: (e) => `${U(e, V)} ${Math.abs(e) === 1 ? "sort" : "sortent"} de Prison à la réorganisation`,
		"raid-relief": (e) => `après une Descente, ta Criminalité baisse de ${ft(e)}`,
		"ring-income": (e) => `la Chevalière rapporte ${U(e, B)}`
	},
	moments: {
		deal: "quand tu envoies un homme de main sur une Filière",
		underworld: "quand tu envoies un homme de main dans le Milieu",
		authorities: "quand tu envoies un homme de main auprès des Autorités",
		seize: "quand tu t’empares d’un quartier",
		sale: "à chaque vente",
		hire: "quand tu engages un Associé",
		upgrade: "quand tu améliores ton gang",
		reorganise: "quand tu te réorganises",
		raid: "à chaque Descente",
		"lose-control": "quand tu perds un quartier",
		imprisoned: "pour chacun de tes hommes de main envoyé en Prison"
	},
	acts: {
		deal: "pour les Filières",
		recruit: "pour recruter",
		job: "pour piocher des Coups",
		dealer: "pour piocher des Fournisseurs",
		hire: "pour engager des Associés",
		sales: "pour vendre",
		oust: "pour retirer des marqueurs de contrôle",
		"lower-crime": "pour baisser ta Criminalité",
		build: "pour ouvrir des commerces",
		release: "pour vider la Prison",
		fence: "pour vendre aux Autorités",
		send: "pour envoyer des hommes de main",
		move: "pour te déplacer",
		seize: "pour t’emparer d’un quartier",
		upgrade: "pour améliorer ton gang",
		dismiss: "pour renvoyer des hommes de main"
	},
	specials: {
		"copy-skill": "utilise la compétence standard d’un Associé du marché",
		"swap-police": "échange toutes les voitures de police de deux secteurs",
		"double-sale": "fais 1 vente et encaisse deux fois son bénéfice",
		"buy-out": "paie à un rival le bénéfice affiché par un de ses quartiers, dans un secteur où tu as une présence, et prends-en le contrôle",
		amnesty: "fais sortir de Prison les hommes de main de tout le monde et gagne 2 dollars pour chacun qui n’est pas à toi"
	},
	stats: ut,
	crimes: lt,
	districts: {
		central: "Central",
		"far-north": "Far North Side",
		north: "North Side",
		west: "West Side",
		southwest: "Southwest Side",
		south: "South Side",
		"far-south": "Far South Side"
	},
	labels: {
		level: (e) => `Niveau ${e}`,
		roles: {
			boss: "Parrain",
			underboss: "Sous-chef",
			counselor: "Conseiller",
			member: "Membre du gang"
		},
		bossValues: "Force et Influence selon la piste du Parrain",
		standard: (e) => `Standard : ${e}`,
		matching: (e, t) => `Avec ${e} : ${t}`,
		keep: "garde ce Coup face visible",
		needs: (e) => `Demande ${e}`,
		gives: (e) => `livre ${e}`,
		stores: (e) => `stocke ${R(e, it)}`,
		overall: (e) => `Tout le monde : ${e}`,
		bands: {
			green: "Vert",
			amber: "Orange",
			red: "Rouge"
		},
		band: (e, t) => `${e} : ${t}`,
		nothing: "Rien.",
		relief: (e, t, n) => `Ensuite ta Criminalité baisse de ${e} ; avec des Avocats de niveau 2, de ${t} ; de niveau 3, de ${n}.`,
		noRule: "Aucune règle particulière.",
		over: "La partie s’arrête aussitôt.",
		side: ({ night: e, defence: t, goods: n, sum: r }) => `${e ? "Cabaret" : "Jour"} : défense ${t}, ${n} pour ${r}`,
		row: ({ cubes: e, points: t }) => `À partir de ${R(e, ["amélioration", "améliorations"])} : ${t}`,
		bonuses: (e) => `Bonus : ${e}`,
		rightHand: "Homme de confiance",
		price: ({ stat: e, level: t, points: n, sum: r, crime: i }) => `${e} au niveau ${t} : ${n}, ${r}${i > 0 ? `, Criminalité +${i}` : ""}`
	},
	finish: (e) => e.replaceAll(/ (?=[;!?])/g, mt).replaceAll(/ (?=[:»])/g, ht).replaceAll("« ", `«${ht}`)
}, W = (e, [t, n]) => `${e} ${e === 1 ? t : n}`, G = (e, t, n = "") => ({
	each: `${t[0]}${n === "" ? ` che ${e}` : n}`,
	least: (r) => `${e} almeno ${W(r, t)}${n}`,
	most: (r) => r === 0 ? `non ${e} ${t[1]}${n}` : `${e} al massimo ${W(r, t)}${n}`,
	mostOfAll: `${e} più ${t[1]}${n} di ogni rivale`
}), K = ["dollaro", "dollari"], q = ["scagnozzo", "scagnozzi"], _t = ["merce", "merci"], vt = ["merce a tua scelta", "merci a tua scelta"], yt = ["distretto", "distretti"], bt = ["quartiere", "quartieri"], xt = ["liquore", "liquori"], J = {
	speakeasy: ["bar clandestino", "bar clandestini"],
	casino: ["casinò", "casinò"],
	brothel: ["bordello", "bordelli"],
	nightclub: ["locale notturno", "locali notturni"]
}, { crimes: St, stats: Ct } = Ce, wt = (e) => G("hai", [`carta ${e}`, `carte ${e}`], " nel tuo Piano"), Y = (e, t) => `${W(Math.abs(e), t)} in ${e > 0 ? "più" : "meno"}`, Tt = (e) => `${Math.abs(e)} in ${e > 0 ? "più" : "meno"}`, Et = (e, t) => `${e > 0 ? "+" : "−"}${Math.abs(e)} ${t}`, Dt = {
	language: "it",
	dollar: K,
	goods: {
		alcohol: xt,
		gun: ["arma", "armi"],
		any: vt,
		some: _t
	},
	points: {
		muscle: ["punto Forza", "punti Forza"],
		influence: ["punto Influenza", "punti Influenza"]
	},
	businesses: J,
	upTo: "fino a ",
	forEach: (e) => ` per ogni ${e}`,
	atMost: (e) => ` (al massimo ${e})`,
	who: {
		rival: "un rivale a tua scelta",
		rivals: "ogni rivale",
		everyone: "ogni giocatore"
	},
	thugs: {
		self: ["dei tuoi scagnozzi", "dei tuoi scagnozzi"],
		rival: ["scagnozzo di un rivale", "scagnozzi di un rivale"],
		rivals: ["scagnozzo di ogni rivale", "scagnozzi di ogni rivale"],
		everyone: ["scagnozzo di ogni giocatore", "scagnozzi di ogni giocatore"]
	},
	at: {
		anywhere: "",
		streets: " nelle strade",
		underworld: " nella Malavita",
		authorities: " presso le Autorità",
		headquarters: " nel Quartier generale",
		deals: " su un Affare"
	},
	from: {
		anywhere: "",
		streets: " dalle strade",
		underworld: " dalla Malavita",
		authorities: " dalle Autorità",
		headquarters: "",
		deals: " dai tuoi Affari"
	},
	counts: {
		neighbourhoods: G("controlli", bt),
		nightclubs: G("controlli", J.nightclub),
		speakeasies: G("controlli", J.speakeasy),
		casinos: G("controlli", J.casino),
		brothels: G("controlli", J.brothel),
		businesses: G("controlli", ["attività", "attività"]),
		deals: G("hai", ["Affare", "Affari"]),
		dealers: G("hai", ["Fornitore", "Fornitori"]),
		"fulfilled-jobs": G("hai", ["Colpo compiuto", "Colpi compiuti"]),
		"thugs-on-streets": G("hai", q, " nelle strade"),
		"thugs-in-headquarters": G("hai", q, " nel Quartier generale"),
		"thugs-in-prison": G("hai", q, " in Prigione"),
		"thugs-in-underworld": G("hai", q, " nella Malavita"),
		"thugs-at-authorities": G("hai", q, " presso le Autorità"),
		"thugs-on-deals": G("hai", q, " sui tuoi Affari"),
		"cars-on-streets": G("hai", ["auto", "auto"], " nelle strade"),
		"trucks-on-streets": G("hai", ["camion", "camion"], " nelle strade"),
		"vehicles-on-streets": G("hai", ["veicolo", "veicoli"], " nelle strade"),
		alcohol: G("hai", xt),
		guns: G("hai", ["arma", "armi"]),
		goods: G("hai", _t),
		money: G("hai", K),
		upgrades: G("hai", ["potenziamento", "potenziamenti"]),
		"districts-present": {
			each: "distretto in cui sei presente",
			least: (e) => `sei presente in almeno ${W(e, yt)}`,
			most: (e) => `sei presente al massimo in ${W(e, yt)}`,
			mostOfAll: "sei presente in più distretti di ogni rivale"
		},
		"districts-controlled": {
			each: "distretto in cui controlli un quartiere",
			least: (e) => `controlli quartieri in almeno ${W(e, yt)}`,
			most: (e) => `controlli quartieri al massimo in ${W(e, yt)}`,
			mostOfAll: "controlli quartieri in più distretti di ogni rivale"
		},
		"policed-neighbourhoods": {
			each: "quartiere che controlli in un distretto con la polizia",
			least: (e) => `controlli almeno ${W(e, bt)} in un distretto con la polizia`,
			most: (e) => `controlli al massimo ${W(e, bt)} in un distretto con la polizia`,
			mostOfAll: "controlli più quartieri di ogni rivale nei distretti con la polizia"
		},
		associates: G("hai", ["Complice", "Complici"], " nella tua gang"),
		"crime-rate": {
			each: "livello della tua Criminalità",
			least: (e) => `la tua Criminalità è almeno ${e}`,
			most: (e) => `la tua Criminalità è al massimo ${e}`,
			mostOfAll: "la tua Criminalità supera quella di ogni rivale"
		},
		"plan-cards": G("hai", ["carta", "carte"], " nel tuo Piano"),
		"hand-cards": G("hai", ["carta", "carte"], " in mano"),
		"plan-bootlegging": wt(St.bootlegging),
		"plan-corruption": wt(St.corruption),
		"plan-gambling": wt(St.gambling),
		"plan-theft": wt(St.theft),
		"plan-vice": wt(St.vice),
		"plan-violence": wt(St.violence)
	},
	if: "se",
	andIf: " e ",
	shared: [["hai ", ""], ["controlli ", ""]],
	stat: (e, t) => `il tuo valore “${e}” è al livello ${t}${t === 2 ? " o 3" : ""}`,
	controls: (e) => `controlli un quartiere a ${e}`,
	ring: "hai l’Anello di famiglia",
	costs: {
		money: (e) => `paga ${W(e, K)}`,
		alcohol: (e) => `spendi ${W(e, xt)}`,
		gun: (e) => `spendi ${W(e, ["arma", "armi"])}`,
		goods: (e) => `spendi ${W(e, vt)}`,
		cards: (e) => `scarta ${W(e, ["carta", "carte"])}`,
		thugs: (e) => `rimanda ${W(e, q)} dal Quartier generale alle Reclute`,
		crime: (e) => `aumenta la tua Criminalità di ${e}`
	},
	quantities: {
		muscle: (e, { act: t }) => Et(e, `Forza${t}`),
		influence: (e, { act: t }) => Et(e, `Influenza${t}`),
		"hand-size": (e) => Et(e, Math.abs(e) === 1 ? "carta in mano" : "carte in mano"),
		graft: (e) => `le tangenti costano ${Y(e, K)} per ogni auto della polizia`,
		bribe: (e) => `le mazzette costano ${Y(e, K)} per ogni auto della polizia`,
		profit: (e, { business: t }) => `le vendite${t ? ` dove c’è un ${J[t][0]}` : ""} rendono ${Y(e, K)}`,
		"sale-goods": (e, { business: t }) => `le vendite${t ? ` dove c’è un ${J[t][0]}` : ""} richiedono ${Y(e, _t)}`,
		defence: (e, { business: t }) => `${Et(e, "difesa")} nei tuoi quartieri${t ? ` con un ${J[t][0]}` : ""}`,
		attack: (e) => Et(e, "Forza quando conquisti un quartiere"),
		"deal-goods": (e) => `ogni Affare porta ${Y(e, vt)}`,
		storage: (e) => `ogni Affare contiene ${Y(e, _t)}`,
		"fence-price": (e) => `le Autorità pagano ${Y(e, K)} per merce`,
		"upgrade-price": (e) => `i potenziamenti costano ${Y(e, K)}`,
		"hire-level": (e) => Et(e, `${Math.abs(e) === 1 ? "livello" : "livelli"} per ingaggiare Complici`),
		"hire-alcohol": (e) => `prendere in mano i nuovi arrivati costa ${Y(e, xt)}`,
		"underworld-crime": (e) => `nella Malavita la tua Criminalità aumenta di ${Tt(e)}`,
		"plan-crime": (e) => `un Piano grande aumenta la tua Criminalità di ${Tt(e)}`,
		"business-income": (e, { business: t }) => `quando ti riorganizzi ogni ${t ? J[t][0] : "attività"} rende ${Y(e, K)}`,
		"final-business": (e, { business: t }) => `a fine partita ogni ${t ? J[t][0] : "attività"} vale ${Y(e, K)}`,
		"final-associate": (e) => `a fine partita ogni livello di un Complice vale ${Y(e, K)}`,
		recruitment: (e) => `quando ti riorganizzi fai ${Y(e, ["passo di reclutamento", "passi di reclutamento"])}`,
		lawyers: (e) => `quando ti riorganizzi ${Math.abs(e) === 1 ? "esce" : "escono"} di Prigione ${Y(e, q)}`,
		"raid-relief": (e) => `dopo una Retata la tua Criminalità scende di ${Tt(e)}`,
		"ring-income": (e) => `l’Anello di famiglia rende ${Y(e, K)}`
	},
	moments: {
		deal: "quando mandi uno scagnozzo a un Affare",
		underworld: "quando mandi uno scagnozzo nella Malavita",
		authorities: "quando mandi uno scagnozzo dalle Autorità",
		seize: "quando conquisti un quartiere",
		sale: "a ogni vendita",
		hire: "quando ingaggi un Complice",
		upgrade: "quando potenzi la tua gang",
		reorganise: "quando ti riorganizzi",
		raid: "a ogni Retata",
		"lose-control": "quando perdi un quartiere",
		imprisoned: "per ogni tuo scagnozzo mandato in Prigione"
	},
	acts: {
		deal: "per gli Affari",
		recruit: "per reclutare",
		job: "per pescare Colpi",
		dealer: "per pescare Fornitori",
		hire: "per ingaggiare Complici",
		sales: "per vendere",
		oust: "per rimuovere segnalini controllo",
		"lower-crime": "per ridurre la tua Criminalità",
		build: "per aprire attività",
		release: "per svuotare la Prigione",
		fence: "per vendere alle Autorità",
		send: "per mandare scagnozzi",
		move: "per spostarti",
		seize: "per conquistare un quartiere",
		upgrade: "per potenziare la gang",
		dismiss: "per congedare scagnozzi"
	},
	specials: {
		"copy-skill": "usa l’abilità standard di un Complice del mercato",
		"swap-police": "scambia tutte le auto della polizia di due distretti",
		"double-sale": "fai 1 vendita e incassa due volte il guadagno",
		"buy-out": "paga a un rivale il guadagno indicato da un suo quartiere, in un distretto in cui sei presente, e prendine il controllo",
		amnesty: "fai uscire di Prigione gli scagnozzi di tutti e guadagna 2 dollari per ognuno che non è tuo"
	},
	stats: Ct,
	crimes: St,
	districts: {
		central: "Central",
		"far-north": "Far North Side",
		north: "North Side",
		west: "West Side",
		southwest: "Southwest Side",
		south: "South Side",
		"far-south": "Far South Side"
	},
	labels: {
		level: (e) => `Livello ${e}`,
		roles: {
			boss: "Boss",
			underboss: "Vice",
			counselor: "Consigliere",
			member: "Membro della gang"
		},
		bossValues: "Forza e Influenza secondo il tracciato del Boss",
		standard: (e) => `Standard: ${e}`,
		matching: (e, t) => `Con ${e}: ${t}`,
		keep: "tieni scoperto questo Colpo",
		needs: (e) => `Richiede ${e}`,
		gives: (e) => `porta ${e}`,
		stores: (e) => `contiene ${W(e, _t)}`,
		overall: (e) => `Tutti: ${e}`,
		bands: {
			green: "Verde",
			amber: "Giallo",
			red: "Rosso"
		},
		band: (e, t) => `${e}: ${t}`,
		nothing: "Niente.",
		relief: (e, t, n) => `Poi la tua Criminalità scende di ${e}; con Avvocati di livello 2 di ${t}, di livello 3 di ${n}.`,
		noRule: "Nessuna regola particolare.",
		over: "La partita finisce subito.",
		side: ({ night: e, defence: t, goods: n, sum: r }) => `${e ? "Locale notturno" : "Giorno"}: difesa ${t}, ${n} per ${r}`,
		row: ({ cubes: e, points: t }) => `Da ${W(e, ["potenziamento", "potenziamenti"])}: ${t}`,
		bonuses: (e) => `Bonus: ${e}`,
		rightHand: "Braccio destro",
		price: ({ stat: e, level: t, points: n, sum: r, crime: i }) => `${e} al livello ${t}: ${n}, ${r}${i > 0 ? `, Criminalità +${i}` : ""}`
	},
	finish: (e) => e
}, Ot = (e) => ({
	texts: e,
	voice: Oe(e)
}), kt = {
	en: Ot(Ge),
	de: Ot(Re),
	fr: Ot(gt),
	it: Ot(Dt),
	es: Ot(tt)
}, At = (e, t) => kt[e].voice.sentences(re(t));
function jt(e, t) {
	let { voice: n, texts: r } = kt[e];
	return r.finish(n.and(n.cost(t)));
}
function Mt(e, t, n, r) {
	let { voice: i, texts: a } = kt[e], o = re(t)[n];
	return o.do === "choose" ? a.finish(`${Ee(i.and(i.clauses(o.options[r])))}.`) : "";
}
var Nt = (e, t) => t.map((t) => e.power(t)).join(" ");
function Pt(e, t) {
	let { voice: n, texts: r } = kt[e], { cost: i, needs: a, powers: o, reward: s } = d(t), c = [...i ? n.cost(i) : [], ...s ? n.clauses(s) : [r.labels.keep]], l = r.finish(Ee(`${n.when(a)}, ${n.and(c)}.`));
	return o ? `${l} ${Nt(n, o)}` : l;
}
function Ft(e, t) {
	let { voice: n, texts: r } = kt[e], { powers: i } = u(t);
	return t === "prohibition-ends" ? r.labels.over : i.length === 0 ? r.labels.noRule : Nt(n, i);
}
function It(e, t, n) {
	let { texts: r, numbers: i, who: a, card: o, tile: s, district: c } = e, { actions: l, nouns: u } = r, d = n.stack[n.stack.length - 1], f = d !== void 0 && "seat" in d ? n.players[d.seat]?.deals : void 0, p = (t) => e.place(t, f);
	switch (t.type) {
		case "settle": return l.settle(u.pieces[t.piece], s(t.tile), c(Lt(n, t.tile)));
		case "keep": return Bt(l.keep(o(t.card)), Pt(e.language, t.card));
		case "return": return Bt(l.giveBack(o(t.card)), Pt(e.language, t.card));
		case "plan": return Bt(l.plan(o(t.card)), Ht(e, n, t.card));
		case "ready": return l.ready;
		case "act": return u.acts[t.act];
		case "skill": return l.skill(o(t.card), t.skill, At(e.language, `${t.card}/${t.skill}`));
		case "fulfil": return Bt(l.fulfil(o(t.job)), Pt(e.language, t.job));
		case "end-turn": return l.endTurn;
		case "stop": return zt(e, d);
		case "yes": return l.accept(Kt(e, d));
		case "deal": return l.deal(p(`deal ${t.deal}`));
		case "good": return d?.kind === "sale" ? t.good === "alcohol" ? l.spareAlcohol : l.spareGun : t.good === "alcohol" ? l.alcohol : l.gun;
		case "store": return l.store(e.good(t.good), p(t.at));
		case "replace": return l.replace(e.good(t.good), e.good(t.good === "gun" ? "alcohol" : "gun"), p(t.at));
		case "return-good": return l.returnGood(e.good(t.good));
		case "spend": return l.spend(e.good(t.good), p(t.from));
		case "recruit": return t.to === "safehouses" ? l.toSafehouses : l.toHeadquarters;
		case "card": return Vt(e, d, t.card);
		case "new-deal": return l.newDeal;
		case "tuck": return l.tuck(p(`deal ${t.deal}`));
		case "to-hand": return l.toHand(d?.kind === "welcome" ? u.alcohol(d.alcohol) : "");
		case "tile": return d?.kind === "sell" ? l.sellAt(s(t.tile), e.sum(Rt(n, t.tile))) : l.tile(s(t.tile), c(Lt(n, t.tile)));
		case "build": return l.build(u.businesses[t.business], s(t.tile));
		case "wreck": return l.wreck(u.businesses[t.business], s(t.tile));
		case "district": return d?.kind === "special" ? c(t.district) : d?.kind === "move" ? l.moveFrom(c(t.district)) : l.sendTo(c(t.district));
		case "move": return l.move(u.pieces[t.piece], c(t.to));
		case "vehicle": return l.vehicle(u.pieces[t.piece], c(t.district));
		case "stat": return l.stat(u.stats[t.stat], d?.kind === "upgrade" ? Gt(e, n, d.seat, t.stat) : "");
		case "thug": return l.thug(p(t.from));
		case "police": return l.police(c(t.from), c(t.to));
		case "drive-off": return l.driveOff(u.pieces[t.piece], a(t.seat), c(t.from), c(t.to));
		case "seat": return a(t.seat);
		case "option": return l.option(i.number(t.option + 1), qt(e, d, t.option));
		case "set-up": return l.setUp;
		case "shuffle":
		case "lot": return l.shuffle;
	}
}
var Lt = (e, t) => le[e.tiles.find((e) => e.id === t)?.district ?? 0];
function Rt(e, t) {
	let n = e.tiles.find((e) => e.id === t);
	return n === void 0 ? 0 : o(n).profit;
}
function zt({ texts: { actions: e, rival: t } }, n) {
	return n?.kind === "welcome" ? e.toDiscard : n?.kind === "may" ? e.decline : n?.kind === "meanwhile" ? t.goOn : e.stop;
}
var Bt = (e, t) => `${e} — ${t}`;
function Vt(e, t, n) {
	let { texts: r, language: i, card: a } = e, o = r.actions.card(a(n));
	return t?.kind === "hire" ? Wt(e, n) : t?.kind === "pick-job" ? Bt(o, Pt(i, n)) : t?.kind === "pick-dealer" ? Bt(o, Ut(e, n)) : o;
}
function Ht({ texts: { nouns: e }, numbers: t }, n, r) {
	let i = f(r), a = n.seat === null ? void 0 : n.players[n.seat], { muscle: o, influence: s } = i.role === "boss" && a !== void 0 ? p(a) : i, c = i.crimes.map((t) => e.crimes[t]);
	return [
		e.muscle(o),
		e.influence(s),
		t.list(c)
	].filter((e) => e !== "").join(", ");
}
function Ut({ texts: { table: e, nouns: t }, numbers: n, goods: r }, i) {
	let { muscle: a, influence: o, alcohol: s, gun: c, storage: l } = ae(i), u = [...a > 0 ? [t.muscle(a)] : [], ...o > 0 ? [t.influence(o)] : []];
	return e.dealer({
		needs: u.length > 0 ? n.list(u) : e.nothing,
		gives: r(s, c),
		storage: n.number(l)
	});
}
function Wt({ texts: { actions: e, nouns: t }, numbers: n, card: r }, i) {
	let { level: a, muscle: o, influence: s } = f(i);
	return e.hire(r(i), n.number(a), t.muscle(o), t.influence(s));
}
function Gt({ texts: { table: e }, sum: t }, n, i, a) {
	let o = n.players[i], s = o.stats[de.indexOf(a)];
	if (s >= 3) return "";
	let c = r(o.gang).prices[a][s - 1];
	return e.price({
		...c,
		sum: t(c.money)
	});
}
function Kt({ language: e }, t) {
	if (t?.kind !== "may") return "";
	let n = re(t.of)[t.at];
	return n.do === "may" ? jt(e, n.cost) : "";
}
var qt = ({ language: e }, t, n) => t?.kind === "choose" ? Mt(e, t.of, t.at, n) : "", Jt = {
	en: {
		jobs: "Jobs",
		skills: "Skills",
		deals: "Deal",
		underworld: "Underworld",
		authorities: "Authorities",
		streets: "Streets",
		gang: "Your gang"
	},
	de: {
		jobs: "Aufträge",
		skills: "Fähigkeiten",
		deals: "Deal",
		underworld: "Unterwelt",
		authorities: "Behörden",
		streets: "Straße",
		gang: "Deine Gang"
	},
	fr: {
		jobs: "Coups",
		skills: "Compétences",
		deals: "Filière",
		underworld: "Milieu",
		authorities: "Autorités",
		streets: "Rue",
		gang: "Ton gang"
	},
	it: {
		jobs: "Colpi",
		skills: "Abilità",
		deals: "Affare",
		underworld: "Malavita",
		authorities: "Autorità",
		streets: "Strada",
		gang: "La tua gang"
	},
	es: {
		jobs: "Golpes",
		skills: "Habilidades",
		deals: "Trato",
		underworld: "Bajos Fondos",
		authorities: "Autoridades",
		streets: "Calle",
		gang: "Tu banda"
	}
}, Yt = {
	deal: "deals",
	recruit: "underworld",
	job: "underworld",
	dealer: "underworld",
	hire: "underworld",
	sales: "underworld",
	oust: "authorities",
	"lower-crime": "authorities",
	build: "authorities",
	release: "authorities",
	fence: "authorities",
	send: "streets",
	move: "streets",
	seize: "streets",
	upgrade: "gang",
	dismiss: "gang"
};
function Xt({ language: e, district: t }, n, r) {
	let i = Jt[e];
	switch (n.type) {
		case "fulfil": return i.jobs;
		case "skill": return i.skills;
		case "act": return i[Yt[n.act]];
		case "settle":
		case "tile":
		case "build":
		case "wreck": {
			let e = r.tiles.find(({ id: e }) => e === n.tile);
			return e === void 0 ? "" : t(le[e.district]);
		}
		case "police":
		case "drive-off": return t(n.from);
		default: return "";
	}
}
var Zt = { below: () => 0 }, Qt = (e) => oe(e, Zt), $t = (e) => ee(Qt(e));
function en(e) {
	let t = Qt(e), n = c(t);
	return n === null ? {
		muscle: 0,
		influence: 0
	} : {
		muscle: te(t, n),
		influence: ce(t, n)
	};
}
function tn({ texts: e, numbers: t }, n, r) {
	let i = n.players[r];
	if (i === void 0) return e.prompts.settingUp;
	let a = n.tiles.filter((e) => e.owner === r), o = a.reduce((e, t) => e + t.tokens.reduce((e, t) => e + t, 0), 0);
	return e.table.standing({
		gang: e.gangs[i.gang].name,
		tiles: t.number(a.length),
		businesses: t.number(o),
		crime: t.number(i.crime)
	});
}
function nn(e, t) {
	let { texts: n, numbers: r, who: i, sum: a } = e, { prompts: o } = n, s = t.stack[t.stack.length - 1];
	if (s === void 0) {
		let { winners: e, totals: n } = $t(t);
		return o.over({
			who: r.list(e.map(i)),
			sum: a(n[e[0]]),
			shared: e.length > 1
		});
	}
	switch (s.kind) {
		case "set-up": return o.settingUp;
		case "shuffle":
		case "lots": return o.shuffling;
		case "draft": return t.seat === null || s.chosen[t.seat] === 1 ? o.draftWait : s.packs.every((e) => e.length === 0) ? o.draftReturn : o.draftKeep;
		case "turn": return rn(e, t, s.seat, s.step, s.acted);
		case "settle": return s.seat === t.seat ? s.step === 0 ? o.settlePlace : o.settleGood : o.theirChoice(i(s.seat));
		case "script":
		case "raid":
		case "reorganise":
		case "round-end":
		case "enforcer": return o.theirChoice(i(s.seat));
		case "meanwhile": return s.seat === t.seat ? n.rival.askMeanwhile : o.theirChoice(i(s.seat));
		case "tie": return n.rival.askTie;
		case "solo-jobs": return n.rival.askJobs;
		default: {
			if (s.seat !== t.seat) return o.theirChoice(i(s.seat));
			let n = "card" in s ? e.card(s.card) : "";
			return o.ask[s.kind]({
				left: "left" in s ? s.left : 1,
				card: n
			});
		}
	}
}
function rn({ texts: e, who: t }, n, r, i, a) {
	let { prompts: o, nouns: s } = e;
	if (r !== n.seat) return i === "plan" ? o.theirPlan(t(r)) : o.theirAct(t(r));
	let { muscle: c, influence: l } = en(n), u = {
		muscle: s.muscle(c),
		influence: s.influence(l)
	};
	return i === "plan" ? n.players[r].plan.length === 0 ? o.plan : o.planned(u) : a === 1 ? o.afterAct : o.act(u);
}
function an({ texts: { reasons: e, nouns: t }, numbers: n, card: r, tile: i, sum: a }, o) {
	switch (o.code) {
		case "fulfils": return e.fulfils(r(o.job));
		case "seizes": return e.seizes(i(o.tile));
		case "hires": return e.hires(r(o.card));
		case "raises": return e.raises(t.stats[o.stat], n.number(o.level));
		case "earns": return e.earns(a(o.sum));
		case "costs": return e.costs(a(o.sum));
		case "stores": return e.stores(o.goods);
		case "crime-up": return e.crimeUp(n.number(o.to));
		case "crime-down": return e.crimeDown(n.number(o.to));
	}
}
var [on, X, sn, cn, Z] = [
	"SC-110.1",
	"SC-110.2",
	"SC-110.3",
	"SC-110.4",
	"SC-110.5"
], ln = {
	"only-one": X,
	yours: X,
	"yours-biggest-profit": X,
	"biggest-profit": X,
	"least-profit": Z,
	"fewer-goods": Z,
	"higher-defence": X,
	"lower-number": Z,
	"your-choice": Z,
	"highest-level": X,
	leftmost: X,
	"district-number": X,
	"next-stat": X,
	"level-three-first": cn,
	"next-in-order": Z,
	"free-deal": X,
	"safehouses-first": Z,
	"takes-what-he-has-less-of": Z,
	"truck-spares-the-greater": Z,
	"stores-on-deals": sn,
	"stores-for-a-sale": sn,
	"stores-surplus": Z,
	"spends-where-he-sells": sn,
	"spends-from-deals-last": sn,
	"spends-surplus": sn,
	"spends-least-profit": sn,
	"walks-first": Z,
	"rides-second": Z,
	"vehicles-last": Z,
	"loses-by-the-chart": cn,
	declines: Z
};
function un(e) {
	switch (e.type) {
		case "because": return ln[e.why];
		case "rival-plan":
		case "rival-walk":
		case "rival-line": return on;
		case "rival-job":
		case "reinforced": return X;
		default: return null;
	}
}
function Q(e, r) {
	let i = t(e.language), { nouns: a } = e, o = (t) => e.cards[t]?.name ?? e.rival.cards[t]?.name ?? t, s = (e) => a.quote(o(e)), c = (e, t) => i.list([...e > 0 ? [a.alcohol(e)] : [], ...t > 0 ? [a.guns(t)] : []]);
	return {
		language: e.language,
		texts: e,
		numbers: i,
		who: (t) => r[t] || (r.length === 1 && t === 1 ? e.rival.name : e.seat(i.number(t + 1))),
		card: s,
		tile: o,
		cards: (e) => i.list(e.map(s)),
		district: (e) => a.districts[e],
		goods: c,
		good: (e) => c(+(e === "alcohol"), +(e === "gun")),
		place: (e, t) => {
			let r = n(e);
			return r >= 0 ? a.deal(i.number(r + 1), i.list((t?.[r]?.cards ?? []).map(o))) : pe.includes(e) ? a.areas[e] : le.includes(e) ? a.districts[e] : o(e);
		},
		sum: (e) => i.money(e)
	};
}
function dn(e, t) {
	return "act" in t ? e.acts[t.act](t.least) : "money" in t ? e[t.money] : "sellNext" in t ? e.sellNext[t.sellNext] : "stockNext" in t ? e.stockNext : "police" in t ? t.police === "each-next" ? e.policeNext : e.policeHere : "harm" in t ? e.harm(t.harm, t.thugs, t.where === "here") : "crime" in t ? e.crime(t.crime) : "goods" in t ? e.goods(t.goods) : e.ring;
}
var fn = (e) => e === null ? "X" : e === 0 ? "P" : e > 0 ? `P+${e}` : `P−${-e}`, pn = (e, t, n) => dn(e, s(t).lines[n].deed), $ = 1, mn = 4;
function hn(e, t, n, r) {
	let { solo: i } = t;
	if (i === null) return [];
	let { rival: a, table: o } = e.texts, s = t.stack.length === 0;
	return [{
		heading: a.heading,
		lines: [
			s ? o.final(e.sum($t(t).totals[$])) : tn(e, t, $),
			...s ? [] : [gn(e, t, i)],
			a.place({
				district: e.district(le[i.at]),
				number: i.numbers[i.at]
			}),
			a.numbers(_n(e, i)),
			...vn(e, t, n),
			...r
		]
	}, {
		heading: a.cardsHeading,
		lines: yn(e, t, i)
	}];
}
function gn({ texts: { rival: e }, card: t, sum: n }, r, a) {
	let o = r.stack.find((e) => e.kind === "enforcer");
	if (o?.kind === "enforcer" && o.step === "act" && o.cubes > 0 && o.line < mn) return e.reading({
		card: t(a.plan[o.at]),
		line: o.line + 1,
		left: o.cubes
	});
	let { boss: s, jobs: c } = r.players[$], { plan: l, actions: u } = i(s);
	if (a.deck > 0) return e.nextPlan({
		cards: Math.min(l, a.deck),
		actions: u
	});
	let [d, f] = [c.length, r.headlines.length];
	return e.nextReorganises({
		sum: n(d * f),
		jobs: d,
		news: f
	});
}
function _n({ numbers: e, district: t }, n) {
	let r = le.map((e, t) => ({
		name: e,
		number: n.numbers[t]
	})).sort((e, t) => e.number - t.number);
	return e.list(r.map(({ name: n, number: r }) => `${e.number(r)} ${t(n)}`));
}
function vn(e, t, n) {
	let { texts: r, numbers: a } = e, { rival: o, table: s, nouns: c } = r, u = n.players[$], d = i(u.boss), p = [
		"headquarters",
		"safehouses",
		"recruits",
		"underworld",
		"authorities",
		"prison"
	].flatMap((e) => u[e] > 0 ? [s.place(c.thugs(u[e]), c.areas[e])] : []), ee = de.map((e, t) => o.level(t + 1, t === 0 ? o.power : c.stats[e], u.stats[t])), te = n.solo?.associates ?? [], ne = te.reduce((e, t) => e + f(t).level, 0);
	return [
		o.stats({
			power: l.power[u.stats[0] - 1],
			plan: d.plan,
			actions: d.actions,
			money: e.sum(u.money),
			jobs: u.jobs.length
		}),
		...t.ring === $ ? [s.ringOf(e.who($))] : [],
		...p.length > 0 ? [s.thugs(a.list(p))] : [],
		o.levels(a.list(ee)),
		...u.jobs.length > 0 ? [o.jobs(e.cards(u.jobs))] : [],
		...te.length > 0 ? [o.associates(e.cards(te), ne)] : []
	];
}
function yn(e, t, n) {
	let { rival: r } = e.texts, a = n.discard.slice(-i(t.players[$].boss).plan), o = n.plan.length > 0 ? n.plan : a;
	return [
		r.decks({
			deck: n.deck,
			discard: n.discard.length,
			b: n.b,
			c: n.c
		}),
		...n.plan.length > 0 ? [e.texts.table.planOf(e.cards(n.plan)), r.planPower(bn(t, n))] : [],
		...n.plan.length === 0 && a.length > 0 ? [r.lastPlan(e.cards(a))] : [],
		...o.length > 0 ? [r.legend] : [],
		...o.map((t) => xn(e, t))
	];
}
var bn = (e, { plan: t }) => t.reduce((e, t) => e + s(t).bonus, l.power[e.players[$].stats[0] - 1]);
function xn(e, t) {
	let { texts: n, language: r, card: i } = e, { deck: a, moves: o, bonus: c, lines: l } = s(t), u = r === "fr" ? "\xA0: " : ": ", d = l.map(({ power: e, deed: t }) => `${fn(e)}${u}${dn(n.rival, t)}.`);
	return n.rival.card({
		card: i(t),
		deck: a,
		moves: o,
		bonus: c,
		lines: d.map((e) => `\n${e}`).join("")
	});
}
function Sn(e, t) {
	let { headings: n } = e.texts.table, r = {
		heading: n.now,
		lines: [nn(e, t), ...Cn(e, t)]
	};
	if (t.players.length === 0) return [r];
	let i = Qt(t), a = t.seat === null ? [] : wn(e, t, i, t.seat), o = (e, t) => ({
		heading: n[e],
		lines: t
	});
	return [
		r,
		...a,
		o("city", le.map((n, r) => On(e, t, i, r))),
		...hn(e, t, i, i.players.flatMap((n, r) => r < t.seats ? [] : n.deals.map((t, n) => En(e, i, r, n)))),
		o("market", An(e, t)),
		o("rivals", t.players.flatMap((n, r) => r === t.seat || r >= t.seats ? [] : [jn(e, t, r).join("\n")])),
		o("news", [Mn(e, t)])
	].filter(({ lines: e }) => e.length > 0);
}
function Cn({ texts: { table: e }, numbers: t }, n) {
	if (n.players.length === 0) return [];
	let r = t.number;
	return [e.round({
		round: r(n.round),
		time: r(n.time),
		of: r(ue[n.players.length]),
		ness: r(n.ness)
	})];
}
function wn(e, t, n, r) {
	let { texts: i, language: a, card: o } = e, { table: s } = i, c = n.players[r], l = (t) => t.map((t) => Tn(e, c, t)), u = {
		heading: s.headings.plan,
		lines: l(c.plan)
	};
	return [
		...c.plan.length > 0 ? [u] : [],
		{
			heading: s.headings.hand,
			lines: c.hand.length === 0 ? [s.noCards] : l(c.hand)
		},
		{
			heading: s.headings.jobs,
			lines: [...c.jobs.map((e) => s.job(o(e), Pt(a, e))), ...c.fulfilled.map((e) => s.fulfilledJob(o(e), Pt(a, e)))]
		},
		{
			heading: s.headings.deals,
			lines: c.deals.map((t, i) => En(e, n, r, i))
		},
		{
			heading: s.headings.gang,
			lines: Dn(e, t, c, r)
		}
	].filter(({ lines: e }) => e.length > 0);
}
function Tn({ texts: { table: e, nouns: t, cards: n }, numbers: r, language: i }, a, o) {
	let s = f(o), { muscle: c, influence: l } = s.role === "boss" ? p(a) : s, u = (e) => e.map((e) => t.crimes[e]);
	return [
		e.person({
			name: n[o]?.name ?? o,
			level: s.level === 0 ? null : r.number(s.level),
			muscle: t.muscle(c),
			influence: t.influence(l),
			crimes: r.list(u(s.crimes))
		}),
		...s.standard ? [e.standard(At(i, `${o}/standard`))] : [],
		...s.matching ? [e.matching(r.either(u(s.matching.crimes)), At(i, `${o}/matching`))] : []
	].join("\n");
}
function En(e, t, n, r) {
	let { texts: i, numbers: o } = e, { table: s, nouns: c } = i, { deals: l } = t.players[n], u = l[r], [d, f] = [ne(u, "muscle"), ne(u, "influence")], p = [...d > 0 ? [c.muscle(d)] : [], ...f > 0 ? [c.influence(f)] : []];
	return s.deal({
		deal: e.place(`deal ${r}`, l),
		needs: p.length > 0 ? o.list(p) : s.nothing,
		gives: e.goods(ne(u, "alcohol"), ne(u, "gun")),
		stock: e.goods(u.alcohol, u.gun) || s.nothing,
		storage: o.number(a(t, n, u)),
		busy: u.thug === 1
	});
}
function Dn(e, t, n, r) {
	let { texts: i, numbers: a, sum: o } = e, { table: s, nouns: c } = i, l = p(n), u = [
		"headquarters",
		"safehouses",
		"recruits",
		"underworld",
		"authorities",
		"prison"
	].flatMap((e) => n[e] > 0 ? [s.place(c.thugs(n[e]), c.areas[e])] : []);
	return [
		s.money(o(n.money)),
		s.crime(a.number(n.crime)),
		...t.ring === r ? [s.ring] : [],
		...u.length > 0 ? [s.thugs(a.list(u))] : [],
		s.boss({
			muscle: c.muscle(l.muscle),
			influence: c.influence(l.influence),
			left: a.number(12 - n.boss)
		}),
		...de.map((i, o) => s.stat({
			stat: c.stats[i],
			level: a.number(n.stats[o]),
			price: n.stats[o] >= 3 ? null : Gt(e, t, r, i)
		})),
		s.pile({
			deck: c.cards(n.deck.length),
			discard: c.cards(n.discard.length)
		})
	];
}
function On(e, t, n, r) {
	let { texts: i, numbers: a, who: o } = e, { table: s, nouns: c } = i, l = n.tiles.filter((e) => e.district === r).map((r) => kn(e, t, n, r)), u = n.players.flatMap((e, t) => {
		let n = [
			...e.thugs[r] > 0 ? [c.thugs(e.thugs[r])] : [],
			...e.cars[r] > 0 ? [c.cars(e.cars[r])] : [],
			...e.trucks[r] > 0 ? [c.trucks(e.trucks[r])] : []
		];
		return n.length > 0 ? [s.pieces(o(t), a.list(n))] : [];
	}), d = n.police[r] > 0 ? [c.policeCars(n.police[r])] : [];
	return s.district({
		district: c.districts[le[r]],
		what: [
			...l,
			...d,
			...u
		].map((e) => `\n${e}`).join("")
	});
}
function kn(e, t, n, r) {
	let { texts: i, numbers: a, who: s } = e, { table: c, nouns: l } = i, u = o(r), d = r.tokens.flatMap((e, t) => Array.from({ length: e }, () => l.businesses[fe[t]])), f = t.seat ?? +(r.owner === 0);
	return c.tile({
		tile: e.tile(r.id),
		owner: r.owner === -1 ? null : s(r.owner),
		defence: a.number(r.owner === f ? u.defence : se(n, f, r)),
		needs: e.goods(u.alcohol, u.gun) || c.nothing,
		sum: e.sum(u.profit),
		businesses: d.length > 0 ? a.list(d) : c.nothing,
		stock: e.goods(r.alcohol, r.gun) || c.nothing,
		night: r.night === 1
	});
}
function An(e, t) {
	let { texts: n } = e, r = {
		gang: "outfit",
		boss: 0
	}, i = [t.low[0], t.high[0]].filter((e) => e != null);
	return [...t.market.map((t) => t === "" ? n.table.emptySpace : Tn(e, r, t)), ...i.map((t) => n.table.nextOnDeck(e.card(t)))];
}
function jn(e, t, n) {
	let { texts: r, numbers: i, who: a } = e, { table: o, nouns: s } = r, c = t.players[n], l = t.stack.length === 0;
	return [
		o.rival({
			who: a(n),
			gang: r.gangs[c.gang].name,
			crime: i.number(c.crime),
			hand: s.cards(c.hand.length),
			deck: s.cards(c.deck),
			jobs: i.number(c.jobs.length),
			fulfilled: c.fulfilled.length > 0 ? e.cards(c.fulfilled) : o.nothing,
			upgrades: i.number(c.stats.reduce((e, t) => e + t - 1, 0))
		}),
		l ? o.final(e.sum($t(t).totals[n])) : tn(e, t, n),
		...t.ring === n ? [o.ringOf(a(n))] : [],
		...c.plan.length > 0 ? [o.planOf(e.cards(c.plan))] : []
	];
}
function Mn({ texts: { table: e }, language: t, card: n }, r) {
	let i = r.headlines[r.headlines.length - 1];
	return e.news(n(i), Ft(t, i));
}
function Nn(e, t) {
	let { texts: n, numbers: r, who: i, card: a, tile: o } = e, { events: s, nouns: c } = n, l = "seat" in t ? i(t.seat) : "";
	switch (t.type) {
		case "set-up": return s.setUp({ who: i(t.first) });
		case "kept-job": return t.card === null ? s.keptJob(l) : s.keptJobOpen(l, a(t.card));
		case "returned-job": return s.returnedJob(l);
		case "passed-jobs": return s.passedJobs;
		case "settled": return s.settled({
			who: l,
			tile: o(t.tile),
			piece: c.pieces[t.piece]
		});
		case "turn": return s.turn(l);
		case "no-cards": return s.noCards(l);
		case "planned": return s.planned(l, a(t.card));
		case "ready": return s.ready({
			who: l,
			cards: c.cards(t.cards),
			muscle: c.muscle(t.muscle),
			influence: c.influence(t.influence)
		});
		case "crime": return t.to > t.from ? s.crimeUp(l, r.number(t.to)) : s.crimeDown(l, r.number(t.to));
		case "skill": return s.skill(l, a(t.card), t.skill);
		case "acted": return s.acted(l, t.act);
		case "deal": return s.deal(l, e.cards(t.cards));
		case "money": return Fn(e, t);
		case "stolen": return t.amount === null ? s.stoleHidden(l, i(t.from)) : s.stole({
			who: l,
			from: i(t.from),
			sum: e.sum(t.amount)
		});
		case "goods": return s.goods(l, e.goods(t.alcohol, t.gun));
		case "stored": return s.stored(l, e.good(t.good), e.place(t.at));
		case "good-gone": return s.goodGone(l, e.good(t.good));
		case "spent": return s.spent(l, e.good(t.good), e.place(t.from));
		case "boost": return s.boost(l, In(e, t));
		case "recruited": return s.recruited(l, t.to);
		case "looked": return t.cards === null ? s.looked(l, t.deck, c.cards(t.count)) : s.lookedOpen(l, e.cards(t.cards));
		case "took-job": return t.card === null ? s.tookJob(l) : s.tookJobOpen(l, a(t.card));
		case "took-dealer": return s.tookDealer(l, a(t.card));
		case "hired": return s.hired(l, a(t.card));
		case "joined": return s.joined({
			who: l,
			card: a(t.card),
			toHand: t.to === "hand"
		});
		case "market": return s.market(e.cards(t.market.filter((e) => e !== "")));
		case "ring": return s.ring(l);
		case "over": return Ln(e, t);
		default: return Pn(e, t);
	}
}
function Pn(e, t) {
	let { texts: n, numbers: r, who: i, card: a, tile: o, district: s } = e, { events: c, nouns: l } = n, u = "seat" in t ? i(t.seat) : "";
	switch (t.type) {
		case "sold": return c.sold({
			who: u,
			tile: o(t.tile),
			sum: e.sum(t.profit)
		});
		case "ousted": return c.ousted({
			who: u,
			owner: i(t.owner),
			tile: o(t.tile)
		});
		case "built": return c.built({
			who: u,
			business: l.businesses[t.business],
			tile: o(t.tile)
		});
		case "wrecked": return c.wrecked({
			business: l.businesses[t.business],
			tile: o(t.tile)
		});
		case "released": return c.released(u, l.thugs(t.thugs));
		case "recalled": return c.recalled(u, e.place(t.from));
		case "sent": return c.sent(u, s(t.district));
		case "moved": {
			let e = {
				piece: l.pieces[t.piece],
				from: s(t.from),
				to: s(t.to)
			};
			return t.by === t.seat ? c.moved({
				who: u,
				...e
			}) : c.movedBy({
				who: i(t.by),
				owner: u,
				...e
			});
		}
		case "seized": {
			let e = {
				who: u,
				tile: o(t.tile),
				muscle: l.muscle(t.muscle),
				defence: r.number(t.defence)
			};
			return t.owner === null ? c.seized(e) : c.seizedFrom({
				...e,
				owner: i(t.owner)
			});
		}
		case "gave-up": return c.gaveUp(u, o(t.tile));
		case "upgraded": return c.upgraded({
			who: u,
			stat: l.stats[t.stat],
			level: r.number(t.level)
		});
		case "downgraded": return c.downgraded({
			who: u,
			stat: l.stats[t.stat],
			level: r.number(t.level)
		});
		case "vehicle": return c.vehicle({
			who: u,
			piece: l.pieces[t.piece],
			district: s(t.district)
		});
		case "nightclub": return c.nightclub(u, o(t.tile));
		case "dismissed": return c.dismissed(u, e.place(t.from));
		case "harmed": return c.harmed({
			who: u,
			how: t.how,
			place: e.place(t.from)
		});
		case "police": return c.police({
			who: u,
			from: s(t.from),
			to: s(t.to)
		});
		case "drew": return t.cards === null ? c.drew(u, l.cards(t.count)) : c.drewOpen(u, e.cards(t.cards));
		case "discarded": return c.discarded(u, a(t.card));
		case "recovered": return c.recovered(u, a(t.card));
		case "fired": return c.fired(u, a(t.card));
		case "fulfilled": return c.fulfilled(u, a(t.job));
		case "unfulfilled": return c.unfulfilled(u, a(t.job));
		case "trigger": return c.trigger(u, a(t.card));
		case "raid": return c.raid(a(t.card));
		case "band": return c.band({
			who: u,
			band: l.bands[t.band]
		});
		case "reorganised": return c.reorganised(u);
		case "shuffled": return t.deck === "own" ? c.shuffledOwn(u) : c.shuffledFederal;
		case "time": return t.at === t.of ? c.extra : c.time(r.number(t.at), r.number(t.of));
		case "round-end": return c.roundEnd(r.number(t.round));
		case "ness": return c.ness(r.number(t.at));
		case "news": return c.news(a(t.card));
		case "special": return c.special(u, t.rule);
		default: return Rn(e, t);
	}
}
function Fn({ texts: { events: e }, who: t, sum: n }, { seat: r, amount: i, reason: a }) {
	if (i === null) return e.paidHidden(t(r), a);
	let o = {
		who: t(r),
		sum: n(Math.abs(i)),
		reason: a
	};
	return i > 0 ? e.gained(o) : e.paid(o);
}
function In({ texts: { nouns: e }, numbers: t }, { muscle: n, influence: r }) {
	return t.list([...n === 0 ? [] : [e.muscle(n)], ...r === 0 ? [] : [e.influence(r)]]);
}
function Ln({ texts: { events: e }, numbers: t, who: n, sum: r }, i) {
	let a = i.totals.map((t, a) => e.score({
		who: n(a),
		total: r(t),
		money: r(i.money[a]),
		businesses: r(i.businesses[a]),
		associates: r(i.associates[a])
	})), o = t.list(i.winners.map(n));
	return e.over({
		who: o,
		shared: i.winners.length > 1,
		scores: a.join(" ")
	});
}
function Rn(e, t) {
	let { texts: n, card: r, cards: i, district: a } = e, { rival: o } = n;
	switch (t.type) {
		case "rival-plan": return o.plan(i(t.cards), t.actions);
		case "rival-walk": return o.walk({
			from: a(t.from),
			to: a(t.to),
			steps: t.steps
		});
		case "rival-line": {
			let e = {
				card: r(t.card),
				text: pn(o, t.card, t.line)
			};
			return t.acts ? o.acted({
				...e,
				power: t.power
			}) : o.skipped(e);
		}
		case "because": return o.because[t.why](zn(e, t));
		case "rival-job": return o.job(r(t.card));
		case "reinforced": return o.reinforced(t.deck, t.card === null ? null : r(t.card));
	}
}
function zn({ texts: e, card: t, good: n, place: r, tile: i }, a) {
	return a.tile === void 0 ? a.stat === void 0 ? a.card === void 0 ? a.good === void 0 ? a.place === void 0 ? "" : r(a.place) : n(a.good) : t(a.card) : a.stat === "hand" ? e.rival.power : e.nouns.stats[a.stat] : i(a.tile);
}
function Bn(e) {
	return {
		reasons: (t, n) => an(Q(e, n), t),
		words: {
			title: e.title,
			prompt: (t, n) => nn(Q(e, n), t),
			action: (t, n, r) => It(Q(e, r), t, n),
			group: (t, n) => Xt(Q(e, []), t, n),
			event: (t, n) => Nn(Q(e, n), t),
			rule: un,
			refusal: (t, n) => Vn(Q(e, n), t),
			table: (t, n) => Sn(Q(e, n), t),
			standing: (t, n, r) => t.stack.length === 0 && t.players.length > 0 ? e.table.final(Q(e, r).sum($t(t).totals[n])) : tn(Q(e, r), t, n),
			help: async () => {
				let [{ helpOf: t }, { help: n }] = await Promise.all([import("./texts.js"), e.help()]);
				return t(n);
			}
		}
	};
}
function Vn({ texts: { refusals: e }, card: t }, { code: n, rule: r, values: i }) {
	let a = Object.hasOwn(e, n) ? e[n] : e.other;
	return typeof a == "string" ? `${a} (${r}).` : `${a({
		muscle: Number(i.muscle ?? 0),
		influence: Number(i.influence ?? 0),
		needed: Number(i.needed ?? 0),
		card: typeof i.card == "string" ? t(i.card) : ""
	})} (${r}).`;
}
export { g as a, me as c, Se as i, we as n, ve as o, Ce as r, _e as s, Bn as t };
