// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./numbers.js";
var t = {
	"alcohol-dealer": {
		name: "Trafficante di liquori",
		flavour: "Due casse, nessuna domanda, nessuna etichetta."
	},
	"gun-dealer": {
		name: "Trafficante d’armi",
		flavour: "Ogni pezzo è garantito a vita. Non si dice la vita di chi."
	},
	moonshiner: {
		name: "Distillatore di frodo",
		flavour: "Ha imparato dal nonno, che oggi purtroppo non ci vede più."
	},
	"sleeping-car-porter": {
		name: "Inserviente di vagone letto",
		flavour: "La sua valigia, signore. Da Detroit in poi è ingrassata."
	},
	"distillery-owner": {
		name: "Proprietario di distilleria",
		flavour: "Chiusa per legge nel 1920, ma solo di giorno."
	},
	"gun-runner": {
		name: "Contrabbandiere d’armi",
		flavour: "Sulla cassa c’è scritto macchine da cucire. Il rumore è quello."
	},
	"prescription-doctor": {
		name: "Medico dalla ricetta facile",
		flavour: "Mezza Chicago ha la tosse, e lui ha il ricettario."
	},
	"grape-brick-salesman": {
		name: "Venditore di mattoni d’uva",
		flavour: "L’etichetta spiega per filo e per segno come non farne vino."
	},
	"junk-dealer": {
		name: "Rigattiere",
		flavour: "Sotto le vecchie reti da letto, un arsenale di tutto rispetto."
	},
	"irish-revolutionary": {
		name: "Rivoluzionario irlandese",
		flavour: "Spedisce fucili in patria. Una cassa avanza sempre."
	},
	"rum-row-captain": {
		name: "Capitano della Rum Row",
		flavour: "All’ancora un metro oltre la legge, a luci spente."
	},
	"police-captain": {
		name: "Capitano di polizia",
		flavour: "Le prove si perdono. Lui sa dove."
	},
	"near-beer-brewer": {
		name: "Birraio quasi analcolico",
		flavour: "Mezzo grado sull’etichetta, il resto nel barile."
	},
	quartermaster: {
		name: "Furiere",
		flavour: "Firma per cento, conta novanta, dorme benissimo."
	},
	"canadian-exporter": {
		name: "Esportatore canadese",
		flavour: "Carte in regola. Destinazione Cuba, in barca a remi."
	},
	"harbour-master": {
		name: "Capitano di porto",
		flavour: "Legge ogni polizza di carico, qualcuna a occhi chiusi."
	},
	auctioneer: {
		name: "Banditore d’asta",
		flavour: "Sequestrato lunedì, venduto martedì, sequestrato venerdì."
	},
	"army-officer": {
		name: "Ufficiale dell’esercito",
		flavour: "La guerra è finita. Il deposito ancora non lo sa."
	}
}, n = {
	"us-is-voted-dry": {
		name: "L’America vota il proibizionismo",
		flavour: "Da mezzanotte si beve acqua. L’acqua non rilascia dichiarazioni."
	},
	"police-strike": {
		name: "Polizia in sciopero",
		flavour: "I cittadini se ne accorgono il terzo giorno."
	},
	"beer-war": {
		name: "Scoppia la guerra della birra",
		flavour: "Settimana da record per i fiorai."
	},
	"ness-comes-to-town": {
		name: "Ness arriva in città",
		flavour: "«Non sono in vendita.» Il municipio chiede una traduzione."
	},
	"election-year": {
		name: "Comincia l’anno elettorale",
		flavour: "I due candidati promettono di voltarsi, ciascuno dalla sua parte."
	},
	"evidence-room-empty": {
		name: "Vuota la stanza dei reperti",
		flavour: "La polizia è perplessa, e compra."
	},
	"lake-freezes-over": {
		name: "Il lago è ghiacciato",
		flavour: "Fiorisce il commercio del ghiaccio col Canada, talvolta in bottiglia."
	},
	"hottest-summer": {
		name: "L’estate più calda del secolo",
		flavour: "I medici consigliano di bere molto, senza precisare cosa."
	},
	"jazz-age": {
		name: "Il jazz conquista la città",
		flavour: "«Musica del diavolo», dice il pastore prenotando un tavolo."
	},
	"world-series-fixed": {
		name: "World Series truccate",
		flavour: "La nazione è sconvolta. Gli allibratori un po’ meno."
	},
	"income-tax-upheld": {
		name: "Tasse anche per i furfanti",
		flavour: "Nuovo modulo del fisco. La casella nove è per il bottino."
	},
	"daylight-saving": {
		name: "Si cambia l’ora",
		flavour: "La città guadagna un’ora. È già prenotata."
	},
	"mills-lay-off-thousands": {
		name: "Le acciaierie licenziano",
		flavour: "Uomini robusti con le sere libere trovano subito lavoro."
	},
	"building-boom": {
		name: "Febbre edilizia",
		flavour: "Tutto sale tranne i prezzi, per gli amici del costruttore."
	},
	"hollywood-loves-hoodlums": {
		name: "Hollywood ama i gangster",
		flavour: "Gli impiegati di banca provano lo sguardo torvo allo specchio."
	},
	"prohibition-ends": {
		name: "Fine del proibizionismo!",
		flavour: "Tredici anni di siccità, e nessuno ricorda di aver avuto sete."
	}
}, { count: r } = e("it"), i = {
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
		deal: "Manda uno scagnozzo a un Affare",
		recruit: "Malavita: recluta scagnozzi",
		job: "Malavita: cerca un Colpo",
		dealer: "Malavita: cerca un Fornitore",
		hire: "Malavita: ingaggia un Complice",
		sales: "Malavita: vendi nei tuoi quartieri",
		oust: "Autorità: rimuovi segnalini controllo",
		"lower-crime": "Autorità: riduci la tua Criminalità",
		build: "Autorità: apri attività",
		release: "Autorità: fai uscire i tuoi di Prigione",
		fence: "Autorità: vendi loro merci",
		send: "Manda scagnozzi in un distretto",
		move: "Sposta scagnozzi e veicoli",
		seize: "Conquista un quartiere",
		upgrade: "Potenzia la gang",
		dismiss: "Togli scagnozzi dal gioco"
	},
	alcohol: (e) => r(e, "liquore", "liquori"),
	guns: (e) => r(e, "arma", "armi"),
	thugs: (e) => r(e, "scagnozzo", "scagnozzi"),
	cars: (e) => r(e, "auto", "auto"),
	trucks: (e) => r(e, "camion", "camion"),
	policeCars: (e) => `${r(e, "auto della polizia", "auto della polizia")}.`,
	cards: (e) => r(e, "carta", "carte"),
	muscle: (e) => r(e, "punto Forza", "punti Forza"),
	influence: (e) => r(e, "punto Influenza", "punti Influenza"),
	deal: (e, t) => t === "" ? `Affare ${e}` : `Affare ${e} (${t})`,
	quote: (e) => `«${e}»`
};
export { n, t as r, i as t };
