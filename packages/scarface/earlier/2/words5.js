// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./numbers.js";
import { a as t, c as n, i as r, l as i, n as a, o, r as s, s as c, t as l, u } from "./clauses.js";
import { n as ee, r as d, t as f } from "./nouns5.js";
import { n as te, t as ne } from "./gangs5.js";
var re = {
	settle: (e, t, n) => `Insediati nel quartiere ${t} (${n}) con ${e}`,
	keep: (e) => `Tieni ${e}`,
	giveBack: (e) => `Restituisci ${e}`,
	plan: (e) => `Metti ${e} nel Piano`,
	ready: "Conferma il Piano",
	ring: "Prendi i soldi dell’Anello di famiglia",
	reorganise: "Riorganizzati",
	skill: (e, t, n) => `${e}, ${t === "standard" ? "abilità" : "abilità combinata"}: ${n}`,
	fulfil: (e) => `Compi il Colpo ${e}`,
	endTurn: "Termina il turno",
	stop: "Termina",
	toDiscard: "Metti tra gli scarti",
	decline: "Rifiuta",
	accept: (e) => `Accetta: ${e}`,
	deal: (e) => e,
	alcohol: "Prendi un liquore",
	gun: "Prendi un’arma",
	spareAlcohol: "Risparmia 1 liquore",
	spareGun: "Risparmia 1 arma",
	store: (e, t) => `Deposita ${e}: ${t}`,
	replace: (e, t, n) => `Deposita ${e} al posto di ${t}: ${n}`,
	returnGood: (e) => `Rimetti ${e} nella riserva`,
	spend: (e, t) => `Spendi ${e}: ${t}`,
	toSafehouses: "Sposta una recluta nei Covi",
	toHeadquarters: "Sposta uno scagnozzo dai Covi al Quartier generale",
	card: (e) => e,
	newDeal: "Apri un nuovo Affare",
	tuck: (e) => `Metti sotto l’${e}`,
	toHand: (e) => e === "" ? "Prendi in mano" : `Prendi in mano, per ${e}`,
	tile: (e, t) => `${e} (${t})`,
	sellAt: (e, t, n) => `Vendi nel quartiere ${e} per ${t}${n === null ? "" : `, meno ${n} di tangente`}`,
	build: (e, t) => `Apri nel quartiere ${t}: ${e}`,
	wreck: (e, t) => `Chiudi nel quartiere ${t}: ${e}`,
	sendTo: (e) => `Manda nel distretto ${e}`,
	withBribe: (e, t) => `${e} (mazzetta ${t})`,
	moveFrom: (e) => `Parti da ${e}`,
	move: (e, t) => `Sposta verso ${t}: ${e}`,
	vehicle: (e, t) => `Metti nel distretto ${t}: ${e}`,
	stat: (e, t) => t === "" ? e : `${e}: ${t}`,
	thug: (e) => `Scegli uno scagnozzo: ${e}`,
	police: (e, t) => `Sposta un’auto della polizia da ${e} verso ${t}`,
	driveOff: (e, t, n, r) => `Scaccia ${e} di ${t} da ${n} verso ${r}`,
	option: (e, t) => t === "" ? `Opzione ${e}` : t,
	setUp: "Prepara la partita",
	shuffle: "Mescola"
}, ie = {
	"tax-audit": {
		name: "Verifica fiscale",
		flavour: "Si prega di chiarire la voce «varie»."
	},
	"bail-hearing": {
		name: "Udienza per la cauzione",
		flavour: "Solo contanti. I vostri assegni sono noti alla corte."
	},
	"licence-renewal": {
		name: "Rinnovo della licenza",
		flavour: "Rigo quattro, uso dei locali. «Sala da tè» è già preso."
	},
	"bank-examiners": {
		name: "Ispettori bancari",
		flavour: "Hanno contato due volte. Ne bastava una."
	},
	"vehicle-inspection": {
		name: "Controllo dei veicoli",
		flavour: "I fori nella portiera non contano come aerazione."
	},
	"census-of-1920": {
		name: "Censimento del 1920",
		flavour: "Professione: «sta all’angolo». Datore di lavoro: «un amico»."
	},
	"budget-cuts": {
		name: "Tagli al bilancio",
		flavour: "Gli agenti sono pregati di dividersi la pistola."
	},
	"warehouse-inspection": {
		name: "Ispezione al magazzino",
		flavour: "Si è constatato che i mobili perdevano liquido."
	},
	"barrels-in-the-river": {
		name: "Botti nel fiume",
		flavour: "I pescatori segnalano pesci insolitamente allegri."
	},
	"arms-amnesty": {
		name: "Amnistia per le armi",
		flavour: "Si prega di conservare la ricevuta insieme all’arma."
	},
	"expert-tasting": {
		name: "Assaggio peritale",
		flavour: "La commissione non ha concluso, e ne ha chiesto ancora."
	},
	"truck-through-the-door": {
		name: "Camion nel portone",
		flavour: "Il mandato era fissato al paraurti."
	},
	dragnet: {
		name: "Rastrellamento",
		flavour: "Si ricercano tutte le persone con il cappello."
	},
	"usual-suspects": {
		name: "I soliti sospetti",
		flavour: "Ormai hanno la loro sedia."
	},
	"deportation-order": {
		name: "Decreto di espulsione",
		flavour: "Il biglietto di ritorno non è compreso."
	},
	"mistaken-identity": {
		name: "Scambio di persona",
		flavour: "Rilasciato con le nostre scuse, soggette a ricorso."
	},
	"bureau-is-hiring": {
		name: "Il Bureau assume",
		flavour: "Buona paga, pensione, e la clientela la si conosce già."
	},
	curfew: {
		name: "Coprifuoco",
		flavour: "Dopo le nove, per bighellonare serve il modulo 12."
	},
	"padlock-order": {
		name: "Apposizione dei sigilli",
		flavour: "Chiuso per un anno. Consegne dalla porta sul retro."
	},
	"moral-hygiene-board": {
		name: "Comitato d’igiene morale",
		flavour: "L’ispezione è durata tre notti. Se ne loda lo scrupolo."
	},
	"slot-machine-bonfire": {
		name: "Rogo di slot machine",
		flavour: "Salvati dalle fiamme due ciliegie e un limone."
	},
	"grand-jury": {
		name: "Gran giurì",
		flavour: "Ventitré cittadini che non hanno mai sentito nominare nessuno."
	},
	"star-witness": {
		name: "Testimone chiave",
		flavour: "Ora ricorda tutto, perfino per chi lavora."
	},
	"tapped-telephone": {
		name: "Telefono sotto controllo",
		flavour: "Verbale, pagina nove: «Non al telefono.»"
	},
	"lost-paperwork": {
		name: "Pratica smarrita",
		flavour: "Archiviata alla lettera S, come smarrita."
	},
	"wanted-poster": {
		name: "Avviso di taglia",
		flavour: "Molto somigliante. La taglia è un insulto."
	},
	"trust-busting": {
		name: "Causa antitrust",
		flavour: "La concorrenza è legge, anche per i fuorilegge."
	},
	"society-column": {
		name: "Cronaca mondana",
		flavour: "L’anello è stato ammirato da tutti, dal fisco in particolare."
	}
}, p = {
	"bathtub-gin": {
		name: "Gin da vasca",
		flavour: "Nel palazzo nessuno si lava da marzo."
	},
	"clearance-sale": {
		name: "Svendita totale",
		flavour: "Fuori tutto, prima che entri la polizia."
	},
	"double-shift": {
		name: "Doppio turno",
		flavour: "Il sindacato protesterebbe, ma il sindacato siamo noi."
	},
	"guns-on-the-table": {
		name: "Armi sul tavolo",
		flavour: "Una franca discussione tra armati e disarmati."
	},
	"whisky-row": {
		name: "La via del whisky",
		flavour: "Tre porte, tre parole d’ordine, una cantina sola."
	},
	"loaded-dice": {
		name: "Dadi truccati",
		flavour: "Un altro sette. Il caso è puntuale, quando lo si paga."
	},
	"little-black-book": {
		name: "Il libretto nero",
		flavour: "Madame dimentica ogni volto e annota ogni nome."
	},
	"grand-opening": {
		name: "Grande inaugurazione",
		flavour: "Il sindaco ha tagliato il nastro e non è mai stato qui."
	},
	"pillar-of-the-community": {
		name: "Pilastro della comunità",
		flavour: "Ha pagato il tetto della chiesa. Nessuno chiede che cosa copra."
	},
	"something-for-everyone": {
		name: "Ce n’è per tutti",
		flavour: "Sette peccati sotto tre tetti."
	},
	"corner-to-corner": {
		name: "Da un capo all’altro",
		flavour: "Il tram ora va da casa nostra a casa nostra."
	},
	"city-hall-steps": {
		name: "Sui gradini del municipio",
		flavour: "Abbastanza vicini da aiutare a contare i voti."
	},
	"lakeside-landing": {
		name: "Sbarco sul lago",
		flavour: "I pescatori sono tornati con una preda pesante e tintinnante."
	},
	"mill-gate": {
		name: "Ai cancelli dell’acciaieria",
		flavour: "Quando suona la sirena, assumiamo noi."
	},
	motorcade: {
		name: "Corteo di auto",
		flavour: "Per altri due auto sono una gita, per noi un avvertimento."
	},
	"garage-party": {
		name: "Festa in garage",
		flavour: "Gli ospiti sono stati pregati di guardare il muro."
	},
	"king-of-the-city": {
		name: "Re della città",
		flavour: "La corona è un feltro, il trono una poltrona da barbiere."
	},
	"prison-escape": {
		name: "Evasione",
		flavour: "La torta era pesante, e nessuno aveva fame."
	},
	"friends-downtown": {
		name: "Amici in alto",
		flavour: "Non accettano bustarelle. Accettano pranzi."
	},
	"society-wedding": {
		name: "Nozze in alta società",
		flavour: "La sposa contava i regali, lo sposo gli alleati."
	},
	"ballot-stuffing": {
		name: "Brogli elettorali",
		flavour: "L’affluenza ha toccato il centododici per cento."
	},
	"safe-deposit": {
		name: "Cassetta di sicurezza",
		flavour: "La banca si fidava del caveau, e il caveau di noi."
	},
	"crime-spree": {
		name: "Catena di delitti",
		flavour: "La stenografa della centrale chiede un aumento."
	},
	"most-wanted": {
		name: "Il più ricercato",
		flavour: "Tanta posta, e tutta del procuratore."
	},
	speedboats: {
		name: "Motoscafi veloci",
		flavour: "La guardia costiera è più veloce, almeno nel rapporto annuale."
	},
	"bonded-warehouse": {
		name: "Magazzino doganale",
		flavour: "Sigillato dalla dogana, aperto dai cugini."
	},
	"coat-check": {
		name: "Guardaroba",
		flavour: "Si prega di lasciare cappotto, pistola e un dollaro."
	},
	"precinct-on-the-payroll": {
		name: "Il distretto a libro paga",
		flavour: "Il venerdì la fila fa il giro dell’isolato. In uniforme."
	},
	"title-deeds": {
		name: "Atti di proprietà",
		flavour: "Firmati, bollati, e il vecchio proprietario è in viaggio."
	},
	"fire-insurance": {
		name: "Assicurazione incendi",
		flavour: "Firma lunedì, incendio mercoledì."
	},
	"boxing-gym": {
		name: "Palestra di pugilato",
		flavour: "Qualche iscritto tira perfino di boxe."
	},
	"ward-boss": {
		name: "Capo di quartiere",
		flavour: "Conosce ogni elettore per nome, e molti per debito."
	},
	blueprints: {
		name: "Il progetto",
		flavour: "L’ingresso principale l’architetto l’ha disegnato per ultimo."
	},
	"talent-scout": {
		name: "Cercatore di talenti",
		flavour: "Cerchiamo facce oneste. Il resto s’impara."
	},
	"blood-oath": {
		name: "Giuramento di sangue",
		flavour: "Una goccia a testa, e una sedia per chi sviene."
	},
	"quiet-men": {
		name: "Uomini discreti",
		flavour: "Non hanno visto niente, e non c’erano quando l’hanno visto."
	},
	"stool-pigeon": {
		name: "Il canarino",
		flavour: "Canta per la polizia. Le parole sono nostre."
	},
	"jailhouse-lawyer": {
		name: "Avvocato da cella",
		flavour: "Dodici anni di studi, tutti nella stessa cella."
	},
	"friend-at-the-bureau": {
		name: "Un amico al Bureau",
		flavour: "Prima di una retata telefona. È buona educazione."
	}
}, m = {
	bodyguards: {
		name: "Guardie del corpo",
		flavour: "Per te prendono una pallottola e, ogni tanto, un portafogli."
	},
	"street-muggers": {
		name: "Rapinatori di strada",
		flavour: "Solo contanti. Non si accettano resi."
	},
	"rum-runners": {
		name: "Corrieri del rum",
		flavour: "Nessuno li ha mai visti a piedi."
	},
	"card-sharps": {
		name: "Bari",
		flavour: "Cinque assi battono un full, tutte le sere."
	},
	bagmen: {
		name: "Portaborse",
		flavour: "In una bella valigetta non si chiama tangente."
	},
	"alley-scouts": {
		name: "Vedette dei vicoli",
		flavour: "Conoscono ogni scorciatoia, e chi ci dorme."
	},
	"night-cashiers": {
		name: "Cassieri notturni",
		flavour: "Contano due volte, una per ogni libro contabile."
	},
	cellarmen: {
		name: "Cantinieri",
		flavour: "Le botti buone stanno dietro quelle cattive."
	},
	capone: {
		name: "Al Capone",
		flavour: "Sul biglietto da visita: mobili usati."
	},
	"st-clair": {
		name: "Stephanie St. Clair",
		flavour: "Alle minacce risponde sul giornale del mattino."
	},
	rothstein: {
		name: "Arnold Rothstein",
		flavour: "Non scommette mai. Lui sa."
	},
	obanion: {
		name: "Dean O’Banion",
		flavour: "Manda corone bellissime, a volte in anticipo."
	},
	"outfit-underboss": {
		name: "Il Reclutatore",
		flavour: "Chiede due referenze, entrambe dietro le sbarre."
	},
	"outfit-counselor": {
		name: "L’Uomo in municipio",
		flavour: "Lì non ha un ufficio: ha quelli di tutti gli altri."
	},
	"wolves-underboss": {
		name: "La Capitana di strada",
		flavour: "Conosce ogni vicolo, e ogni vicolo fa il saluto."
	},
	"wolves-counselor": {
		name: "Il Banchiere dei numeri",
		flavour: "Tre cifre, mille sogni, una cassa sola."
	},
	"gems-underboss": {
		name: "Il Capo della sala",
		flavour: "Sorride una volta l’anno, a bilancio chiuso."
	},
	"gems-counselor": {
		name: "L’Amico del senatore",
		flavour: "Compagni di scuola. La scuola era sua."
	},
	"northside-underboss": {
		name: "Il Capoconvoglio",
		flavour: "Partono sei camion, ne arrivano sette. Si conta sottovoce."
	},
	"northside-counselor": {
		name: "Il Contabile del fioraio",
		flavour: "Rose: due dollari. Rose che tintinnano: quaranta."
	},
	"bathtub-chemist": {
		name: "Chimico da vasca",
		flavour: "Il sabato fa il bagno, gli altri giorni il gin."
	},
	"milk-wagon-driver": {
		name: "Lattaio mattiniero",
		flavour: "Certe famiglie consumano una quantità di panna sorprendente."
	},
	sacristan: {
		name: "Sagrestano assetato",
		flavour: "La parrocchia non cresce, il consumo di vino da messa sì."
	},
	"records-clerk": {
		name: "Archivista",
		flavour: "Quello che mette sotto la Q non si trova più."
	},
	"beat-cop": {
		name: "Agente di quartiere",
		flavour: "Cammina piano, così quando arriva è tutto finito."
	},
	"shoeshine-tipster": {
		name: "Lustrascarpe informato",
		flavour: "Una lucidata, due soffiate. Una è per te."
	},
	"shell-game-man": {
		name: "Mago delle tre campanelle",
		flavour: "La pallina è in pensione da anni."
	},
	pickpocket: {
		name: "Borseggiatore",
		flavour: "Ti stringe la mano e si tiene l’orologio."
	},
	"second-storey-man": {
		name: "Topo d’appartamento",
		flavour: "Soffre di vertigini solo sotto giuramento."
	},
	"hat-check-girl": {
		name: "Guardarobiera",
		flavour: "Riconosce ogni tasca della città dalla fodera."
	},
	"speakeasy-pianist": {
		name: "Pianista clandestino",
		flavour: "Polka: polizia. Valzer: via libera."
	},
	"chorus-understudy": {
		name: "Ballerina di riserva",
		flavour: "Sa tutte le parti, e chi ha segato il tacco a chi."
	},
	"retired-boxer": {
		name: "Pugile in pensione",
		flavour: "Ha perso soltanto contro il gong."
	},
	strikebreaker: {
		name: "Crumiro",
		flavour: "Si presenta al lavoro solo quando non va nessuno."
	},
	"corner-druggist": {
		name: "Farmacista all’angolo",
		flavour: "Per tosse, raffreddore e sabato sera."
	},
	cooper: {
		name: "Mastro bottaio",
		flavour: "Le sue botti tengono anche l’acqua, se mai servisse."
	},
	"bail-bondsman": {
		name: "Garante di cauzioni",
		flavour: "Aperto tutta la notte. Grazie a lui, anche le celle."
	},
	"building-inspector": {
		name: "Ispettore edilizio",
		flavour: "Prima trova la crepa, poi la busta."
	},
	bookmaker: {
		name: "Allibratore",
		flavour: "I suoi libri fanno piangere tutti, alla fine."
	},
	"racetrack-tout": {
		name: "Profeta dell’ippodromo",
		flavour: "Ogni cavallo è una certezza, finché non corre."
	},
	"night-watchman": {
		name: "Guardiano notturno",
		flavour: "Ha visto uscire tutto, cassa per cassa."
	},
	locksmith: {
		name: "Fabbro compiacente",
		flavour: "Fa sempre una copia, nel caso tu perda la casa."
	},
	"cigarette-girl": {
		name: "Sigaraia",
		flavour: "Vende fiammiferi, sente tutto, ricorda le mance."
	},
	landlady: {
		name: "Affittacamere discreta",
		flavour: "Dieci stanze, una regola: si paga il venerdì."
	},
	bouncer: {
		name: "Buttafuori",
		flavour: "Ti indica la porta. Aprirla in tempo tocca a te."
	},
	barber: {
		name: "Barbiere loquace",
		flavour: "Chi tiene il rasoio ha sempre ragione."
	},
	"wwi-veteran": {
		name: "Reduce della Grande Guerra",
		flavour: "È tornato con una medaglia e la mano fermissima."
	},
	"moonshine-patriarch": {
		name: "Patriarca dell’alambicco",
		flavour: "La ricetta è segreta, soprattutto per il dottore."
	},
	"lake-skipper": {
		name: "Nocchiero del lago",
		flavour: "Nella nebbia vede più della guardia costiera a mezzogiorno."
	},
	"city-treasurer": {
		name: "Tesoriere comunale",
		flavour: "Tiene i conti in equilibrio su un dito."
	},
	"ward-heeler": {
		name: "Galoppino elettorale",
		flavour: "I suoi elettori sono fedeli fino alla morte, e poco oltre."
	},
	"numbers-accountant": {
		name: "Ragioniere a due libri",
		flavour: "Un libro per il fisco, uno per la verità."
	},
	"fight-promoter": {
		name: "Impresario di pugilato",
		flavour: "Sa chi vince. Il venerdì lo dice ai pugili."
	},
	pawnbroker: {
		name: "Prestatore su pegno",
		flavour: "Non fa domande e paga di conseguenza."
	},
	"truck-hijacker": {
		name: "Predone di camion",
		flavour: "Non ha mai comprato un camion: si fermano da soli."
	},
	"torch-singer": {
		name: "Cantante di cabaret",
		flavour: "All’ultima strofa tutta la sala ordina un altro giro."
	},
	"getaway-driver": {
		name: "Asso della fuga",
		flavour: "Tiene caldo il motore e fresca la targa."
	},
	"demolition-man": {
		name: "Mago della dinamite",
		flavour: "Conta fino a dieci. Nessuno è rimasto a sentirlo."
	},
	brewmaster: {
		name: "Mastro birraio in esilio",
		flavour: "Per legge è analcolica. La legge non l’ha assaggiata."
	},
	"customs-officer": {
		name: "Doganiere",
		flavour: "Non ha nulla da dichiarare, in nove lingue."
	},
	"circuit-judge": {
		name: "Giudice distrettuale",
		flavour: "La giustizia è cieca. Vostro Onore ha solo sete."
	},
	"newspaper-editor": {
		name: "Direttore di giornale",
		flavour: "Stampa la verità appena qualcuno l’ha scritta."
	},
	"casino-architect": {
		name: "Architetto di casinò",
		flavour: "Ha scordato le uscite. Nessun reclamo, finora."
	},
	"stable-vet": {
		name: "Veterinario di scuderia",
		flavour: "I suoi pazienti corrono, o no, secondo gli accordi."
	},
	safecracker: {
		name: "Scassinatore",
		flavour: "Nessuno ascolta meglio di lui, se sei d’acciaio."
	},
	"rail-yard-dispatcher": {
		name: "Capo dello scalo",
		flavour: "Un vagone su cento si perde. Quale, lo decide lui."
	},
	"nightclub-impresario": {
		name: "Re dei locali notturni",
		flavour: "Chiuso d’autorità alle dieci, riaperto a richiesta alle undici."
	},
	"society-photographer": {
		name: "Fotografo mondano",
		flavour: "Le stampe per l’album, i negativi per i tempi magri."
	},
	"tommy-gun-salesman": {
		name: "Venditore di custodie",
		flavour: "Novecento custodie vendute e nemmeno un violino."
	},
	"quiet-professional": {
		name: "Il Professionista",
		flavour: "Ottime referenze. Nessuna è reperibile."
	},
	"whisky-baron": {
		name: "Barone del whisky",
		flavour: "Invecchiato dodici anni, dice l’etichetta di martedì."
	},
	"state-senator": {
		name: "Il Senatore asciutto",
		flavour: "Vota a secco, beve bagnato, dorme sereno."
	},
	"parole-chairman": {
		name: "Presidente delle grazie",
		flavour: "Crede nelle seconde occasioni a prezzi di prima classe."
	},
	"professor-of-probability": {
		name: "Professore di probabilità",
		flavour: "Bandito da un’università e da undici casinò."
	},
	"steamboat-host": {
		name: "Anfitrione del battello",
		flavour: "La legge finisce a riva. Il buffet no."
	},
	"master-forger": {
		name: "Maestro falsario",
		flavour: "La sua firma non ha prezzo. La tua neppure, se la fa lui."
	},
	"real-estate-shark": {
		name: "Squalo immobiliare",
		flavour: "Fa una sola offerta, poi misura le tende."
	},
	"grande-dame": {
		name: "Gran dama del Levee",
		flavour: "Tutto il consiglio la saluta, e nessuno per nome."
	},
	"silent-film-star": {
		name: "Diva del muto",
		flavour: "Ti direbbe tutto, ma non è quel genere di film."
	},
	"police-commissioner": {
		name: "Questore",
		flavour: "Conosce tutti i furfanti e non scorda un compleanno."
	}
}, ae = {
	"little-italy": {
		name: "Little Italy",
		flavour: "Sei panetterie, cinque delle quali con farina."
	},
	bronzeville: {
		name: "Bronzeville",
		flavour: "La musica finisce all’alba. Nessuno l’ha mai sentita finire."
	},
	"the-loop": {
		name: "The Loop",
		flavour: "I treni girano in tondo, e i soldi pure."
	},
	"back-of-the-yards": {
		name: "Back of the Yards",
		flavour: "Nessuno chiede che cosa c’è nelle casse. Lo dice l’odore."
	},
	cicero: {
		name: "Cicero",
		flavour: "Appena oltre il confine, dove la legge deve cambiare treno."
	},
	pilsen: {
		name: "Pilsen",
		flavour: "Porta il nome di una birra, con l’ordine di dimenticarla."
	},
	bridgeport: {
		name: "Bridgeport",
		flavour: "Qui abitano futuri sindaci, e i loro elettori defunti."
	},
	greektown: {
		name: "Greektown",
		flavour: "Il caffè si serve in tazza. Tutto il resto anche."
	},
	chinatown: {
		name: "Chinatown",
		flavour: "Le lanterne si spengono quando un estraneo gira l’angolo."
	},
	"gold-coast": {
		name: "Gold Coast",
		flavour: "Il maggiordomo ordina, il senatore beve."
	},
	streeterville: {
		name: "Streeterville",
		flavour: "Fondata da un contrabbandiere arenato, e fedele alle origini."
	},
	"old-town": {
		name: "Old Town",
		flavour: "Ogni cantina ha la sua cantina."
	},
	uptown: {
		name: "Uptown",
		flavour: "Il tavolo migliore è quello accanto al tunnel."
	},
	"hyde-park": {
		name: "Hyde Park",
		flavour: "I professori curano la teoria, gli studenti gli esperimenti."
	},
	pullman: {
		name: "Pullman",
		flavour: "Una città modello. Il modello è stato ritoccato."
	},
	"the-levee": {
		name: "The Levee",
		flavour: "Chiuso per sempre nel 1912 e, da allora, ogni mattina alle quattro."
	},
	"little-hell": {
		name: "Little Hell",
		flavour: "Fa caldo tutto l’anno, merito dell’officina del gas e dei vicini."
	},
	"wicker-park": {
		name: "Wicker Park",
		flavour: "Ville di baroni della birra, birra compresa."
	}
}, oe = {
	deal: "manda uno scagnozzo a un Affare",
	recruit: "recluta nella Malavita",
	job: "cerca un Colpo nella Malavita",
	dealer: "cerca un Fornitore nella Malavita",
	hire: "ingaggia qualcuno nella Malavita",
	sales: "vende con l’aiuto della Malavita",
	oust: "fa revocare un controllo dalle Autorità",
	"lower-crime": "fa smarrire un fascicolo alle Autorità",
	build: "ottiene licenze dalle Autorità",
	release: "fa aprire la Prigione dalle Autorità",
	fence: "vende alle Autorità",
	send: "manda scagnozzi in strada",
	move: "sposta la sua gente",
	seize: "attacca un quartiere",
	upgrade: "potenzia la gang",
	dismiss: "toglie scagnozzi dal gioco"
}, h = {
	ring: "Anello di famiglia",
	sale: "vendita",
	graft: "tangente",
	bribe: "mazzetta",
	fence: "Autorità",
	business: "attività",
	"boss-track": "tracciato del Boss",
	upgrade: "potenziamento",
	card: "effetto di una carta",
	theft: "furto"
}, g = {
	jobs: "dal mazzo dei Colpi",
	dealers: "dal mazzo dei Fornitori",
	federal: "dal mazzo federale"
}, _ = {
	prison: "finisce in Prigione",
	hit: "viene pestato",
	kill: "viene eliminato"
}, v = {
	setUp: ({ who: e }) => `Tutto è pronto. Comincia ${e}.`,
	keptJob: (e) => `${e} tiene un Colpo.`,
	keptJobOpen: (e, t) => `${e} tiene il Colpo ${t}.`,
	returnedJob: (e) => `${e} restituisce un Colpo.`,
	passedJobs: "Gli altri Colpi passano a sinistra.",
	settled: ({ who: e, tile: t, piece: n }) => `${e} si insedia nel quartiere ${t} con ${n}.`,
	turn: (e) => `È il turno di ${e}.`,
	noCards: (e) => `${e} non ha carte in mano: il turno finisce.`,
	planned: (e, t) => `${e} mette ${t} nel Piano.`,
	ready: ({ who: e, cards: t, muscle: n, influence: r }) => `Il Piano di ${e} è pronto: ${t}, ${n}, ${r}.`,
	crimeUp: (e, t) => `La Criminalità di ${e} sale a ${t}.`,
	crimeDown: (e, t) => `La Criminalità di ${e} scende a ${t}.`,
	skill: (e, t, n) => `${e} usa l’abilità${n === "standard" ? "" : " combinata"} di ${t}.`,
	acted: (e, t) => `${e} ${oe[t]}.`,
	deal: (e, t) => `${e} si rifornisce da ${t}.`,
	gained: ({ who: e, sum: t, reason: n }) => `${e} incassa ${t} (${h[n]}).`,
	paid: ({ who: e, sum: t, reason: n }) => `${e} paga ${t} (${h[n]}).`,
	paidHidden: (e, t) => `${e} paga dietro lo schermo (${h[t]}).`,
	short: ({ who: e, reason: t, owed: n, paid: r }) => `${e} non può pagare per intero la ${t === "graft" ? "tangente" : "mazzetta"} di ${n} e lo dimostra: aveva solo ${r}.`,
	stole: ({ who: e, from: t, sum: n }) => `${e} deruba ${t} di ${n}.`,
	stoleHidden: (e, t) => `${e} deruba ${t}.`,
	goods: (e, t) => `${e} riceve ${t}.`,
	stored: (e, t, n) => `${e} deposita ${t}: ${n}.`,
	goodGone: (e, t) => `${e} rimette ${t} nella riserva.`,
	spent: (e, t, n) => `${e} spende ${t}: ${n}.`,
	boost: (e, t) => `${e} ha ${t} in più in questo turno.`,
	recruited: (e, t) => t === "safehouses" ? `Una recluta di ${e} passa nei Covi.` : `Uno scagnozzo di ${e} passa dai Covi al Quartier generale.`,
	looked: (e, t, n) => `${e} guarda ${n} ${g[t]}.`,
	lookedOpen: (e, t) => `${e} vede ${t}.`,
	tookJob: (e) => `${e} prende un Colpo.`,
	tookJobOpen: (e, t) => `${e} prende il Colpo ${t}.`,
	tookDealer: (e, t) => `${e} ha un nuovo Fornitore: ${t}.`,
	hired: (e, t) => `${e} ingaggia ${t}.`,
	joined: ({ who: e, card: t, toHand: n }) => n ? `${e} prende in mano ${t}.` : `${e} mette ${t} tra gli scarti.`,
	market: (e) => `Al mercato: ${e}.`,
	ring: (e) => `${e} prende l’Anello di famiglia.`,
	sold: ({ who: e, tile: t, sum: n }) => `${e} vende per ${n} nel quartiere ${t}.`,
	ousted: ({ who: e, owner: t, tile: n }) => `${e} toglie il segnalino di ${t} dal quartiere ${n}.`,
	boughtOut: ({ who: e, owner: t, tile: n }) => `${e} compra ${n} da ${t} e ora controlla il quartiere.`,
	built: ({ who: e, business: t, tile: n }) => `${e} apre nel quartiere ${n}: ${t}.`,
	wrecked: ({ business: e, tile: t }) => `Chiuso nel quartiere ${t}: ${e}.`,
	released: (e, t) => `Fuori di Prigione per ${e}: ${t}.`,
	recalled: (e, t) => `${e} richiama uno scagnozzo al Quartier generale (${t}).`,
	sent: (e, t) => `${e} manda uno scagnozzo nel distretto ${t}.`,
	moved: ({ who: e, piece: t, from: n, to: r }) => `${e} sposta ${t} da ${n} verso ${r}.`,
	movedBy: ({ who: e, piece: t, owner: n, from: r, to: i }) => `${e} scaccia ${t} di ${n} da ${r} verso ${i}.`,
	seized: ({ who: e, tile: t, muscle: n, defence: r }) => `${e} conquista il quartiere ${t}: ${n} contro difesa ${r}.`,
	seizedFrom: ({ who: e, tile: t, owner: n, muscle: r, defence: i }) => `${e} conquista il quartiere ${t}, che era di ${n}: ${r} contro difesa ${i}.`,
	gaveUp: (e, t) => `${e} abbandona il quartiere ${t}.`,
	upgraded: ({ who: e, stat: t, level: n }) => `${e} potenzia la gang: ${t}, livello ${n}.`,
	downgraded: ({ who: e, stat: t, level: n }) => `${e} arretra: ${t}, livello ${n}.`,
	vehicle: ({ who: e, piece: t, district: n }) => `${e} mette ${t} nel distretto ${n}.`,
	nightclub: (e, t) => `${e} apre un locale notturno nel quartiere ${t}.`,
	dismissed: (e, t) => `${e} toglie uno scagnozzo dal gioco (${t}).`,
	harmed: ({ who: e, how: t, place: n }) => `Uno scagnozzo di ${e} ${_[t]} (${n}).`,
	police: ({ who: e, from: t, to: n }) => `${e} sposta un’auto della polizia da ${t} verso ${n}.`,
	drew: (e, t) => `${e} pesca ${t}.`,
	drewOpen: (e, t) => `${e} pesca ${t}.`,
	discarded: (e, t) => `${e} scarta ${t}.`,
	recovered: (e, t) => `${e} riprende ${t} dagli scarti.`,
	fired: (e, t) => `${e} licenzia ${t}.`,
	fulfilled: (e, t) => `${e} compie il Colpo ${t}.`,
	unfulfilled: (e, t) => `${e} rigira a faccia in giù il Colpo ${t}.`,
	trigger: (e, t) => `${t} ha effetto per ${e}.`,
	raid: (e) => `Retata! ${e}.`,
	band: ({ who: e, band: t }) => `${e}, per la sua Criminalità: ${t}.`,
	reorganised: (e) => `${e} riorganizza la gang.`,
	shuffledOwn: (e) => `${e} rimescola gli scarti in un nuovo mazzo.`,
	shuffledFederal: "Si rimescolano le carte federali.",
	time: (e, t) => `Il segnalino del tempo è sullo spazio ${e} di ${t}.`,
	extra: "Edizione straordinaria! Il segnalino del tempo è in fondo al tracciato.",
	roundEnd: (e) => `Il round ${e} è finito.`,
	ness: (e) => `Eliot Ness sale a ${e}.`,
	news: (e) => `In prima pagina: ${e}.`,
	special: (e) => `${e} applica una regola speciale.`,
	over: ({ who: e, shared: t, scores: n }) => `La partita è finita. ${t ? `${e} si dividono la vittoria` : `Vince ${e}`}! ${n}`,
	score: ({ who: e, total: t, money: n, businesses: r, associates: i }) => `${e}: ${t} (${n} in cassa, ${r} per le attività, ${i} per i Complici).`
}, y = [
	"la tua Criminalità",
	"la Criminalità di un rivale",
	"la Criminalità di ogni rivale",
	"la Criminalità di tutti"
], b = {
	prison: "manda in Prigione ",
	hit: "pesta ",
	kill: "elimina "
}, x = {
	prison: ["finisce in Prigione", "finiscono in Prigione"],
	hit: ["viene pestato", "vengono pestati"],
	kill: ["viene eliminato", "vengono eliminati"]
}, S = {
	any: ["scagnozzo o veicolo", "scagnozzi o veicoli"],
	thugs: ["scagnozzo", "scagnozzi"],
	vehicles: ["veicolo", "veicoli"]
}, se = {
	jobs: "mazzo dei Colpi",
	dealers: "mazzo dei Fornitori",
	federal: "mazzo federale"
}, ce = {
	rivals: "ogni rivale",
	everyone: "ogni giocatore",
	chooses: " sceglie",
	or: "; oppure ",
	colon: ": "
}, le = {
	money: (e, t) => `guadagna ${t.dollars(e.amount)}`,
	pay: (e, t) => `${t.to(e.who, "paga", "paga")} ${t.dollars(e.amount)}`,
	steal: (e, t) => `ruba ${t.n(e.amount, "dollaro", "dollari")} a ${e.from === "rival" ? "un rivale" : "ogni rivale"}${t.per(e.amount)}`,
	goods: (e, t) => `prendi ${t.goods(e.good, e.amount)}`,
	"lose-goods": (e, t) => `${t.to(e.who, "perdi", "perde")} ${t.goods(e.good ?? "some", e.amount)}`,
	boost: (e, t) => r(e) ? `ottieni ${c(e, t)} in questo turno` : `in questo turno ottieni ${c(e, t)}`,
	crime: (e) => `${e.by < 0 ? "riduci" : "aumenta"} ${i(e.who, y)} di ${Math.abs(e.by)}`,
	recruit: ({ steps: e }, t) => `fai ${t.upTo(e)}${t.n(e, "passo di reclutamento", "passi di reclutamento")}${t.per(e)}`,
	release: ({ thugs: e }, t) => e === "all" ? "fai uscire di Prigione tutti i tuoi scagnozzi" : `fai uscire di Prigione ${t.n(e, "scagnozzo", "scagnozzi")}${t.per(e)}`,
	harm: (e, t) => e.whose === "self" ? `${t.n(e.thugs, ...o(e, t, "dei tuoi scagnozzi", x))}${t.per(e.thugs)}` : `${b[e.how]}${t.thugs(e.thugs, e.whose)}${t.at(e.reach)}${t.per(e.thugs)}`,
	send: ({ thugs: e, where: t }, n) => `manda ${n.upTo(e)}${n.n(e, "scagnozzo", "scagnozzi")} dal Quartier generale in ${t === "anywhere" ? "un distretto qualsiasi" : "un distretto in cui hai presenza"}${n.per(e)}`,
	move: (e, t) => `sposta ${t.upTo(e.pieces)}${t.n(e.pieces, ...S[e.which])} da un distretto${t.per(e.pieces)}`,
	police: ({ cars: e }, t) => `sposta ${t.n(e, "auto della polizia", "auto della polizia")} in un distretto qualsiasi`,
	"drive-off": ({ pieces: e }, t) => `scaccia ${t.n(e, "scagnozzo o veicolo rivale", "scagnozzi o veicoli rivali")} in un distretto confinante`,
	build: (e, t) => `apri ${l(e, t, ["attività a tua scelta", "attività a tua scelta"])} nei tuoi quartieri${t.per(e.tokens)}`,
	wreck: (e, t) => e.whose === "self" ? t.n(e.tokens, "delle tue attività (non un locale notturno) chiude", "delle tue attività (non un locale notturno) chiudono") : `chiudi ${t.n(e.tokens, "attività rivale", "attività rivali")} (non un locale notturno)`,
	draw: ({ cards: e }, t) => `pesca ${t.n(e, "carta", "carte")}${t.per(e)}`,
	discard: ({ cards: e, who: t }, n) => `${n.to(t, "scarta", "scarta")} ${n.n(e, "carta", "carte")}`,
	sell: ({ sales: e }, t) => `fai ${t.upTo(e)}${t.n(e, "vendita", "vendite")} nei tuoi quartieri${t.per(e)}`,
	fence: ({ goods: e, price: t }, n) => `vendi alle Autorità ${n.upTo(e)}${n.n(e, "merce", "merci")} a ${n.dollars(t)} l’una${n.per(e)}`,
	job: ({ draw: e }, t) => `pesca ${t.n(e, "Colpo", "Colpi")}${e === 1 ? "" : `${t.per(e)}; tienine 1`}`,
	dealer: ({ draw: e }, t) => `pesca ${t.n(e, "Fornitore", "Fornitori")}${e === 1 ? "" : `${t.per(e)}; tienine 1`}`,
	hire: (e) => `ingaggia un Complice di livello ${n(e, "o inferiore")}${e.toHand ? ", direttamente in mano" : ""}`,
	supply: () => "prendi le merci di uno dei tuoi Affari senza mandarci nessuno",
	ring: () => "prendi l’Anello di famiglia",
	recall: ({ thugs: e, from: t }, n) => `richiama al Quartier generale ${n.upTo(e)}${n.n(e, "scagnozzo", "scagnozzi")}${n.from(t)}${n.per(e)}`,
	oust: ({ markers: e }, t) => `rimuovi ${t.upTo(e)}${t.n(e, "segnalino controllo a tua scelta", "segnalini controllo a tua scelta")}`,
	seize: ({ muscle: e }, t) => `conquista un quartiere con ${t.points("muscle", e)}`,
	upgrade: ({ discount: e }, t) => `potenzia la tua gang${e === 0 ? "" : ` per ${t.dollars(e)} in meno`} (Forza e Influenza non servono)`,
	downgrade: ({ levels: e, who: t }, n) => `${n.to(t, "perdi", "perde")} ${n.n(e, "potenziamento", "potenziamenti")}`,
	recover: ({ cards: e }, t) => `riprendi in mano ${t.n(e, "carta", "carte")} dai tuoi scarti`,
	fire: ({ cards: e, who: t }, n) => `${n.to(t, "licenzia", "licenzia")} ${n.n(e, "Complice", "Complici")} dalla mano o dagli scarti`,
	unfulfil: ({ jobs: e, who: t }, n) => `${n.to(t, "rigira", "rigira")} a faccia in giù ${n.n(e, "Colpo compiuto", "Colpi compiuti")}`,
	choose: (e, n) => `scegli: ${t(e, n, "; oppure ")}`,
	may: (e, t) => `se vuoi, ${a(e, t)}`,
	if: (e, t) => `${t.when([e.when])}, ${t.and(t.clauses(e.then))}`,
	each: (e, t) => s(e, t, ce),
	market: () => "rinnova i due spazi segnati del mercato",
	time: ({ by: e }, t) => `fai ${e > 0 ? "avanzare" : "arretrare"} il segnalino del tempo di ${t.n(Math.abs(e), "spazio", "spazi")}`,
	peek: (e) => `guarda ${e.cards === 1 ? "la prima carta" : `le prime ${e.cards} carte`} del ${se[e.deck]}`,
	exchange: ({ goods: e }, t) => `scambia ${t.upTo(e)}${t.n(e, "delle tue merci", "delle tue merci")} con l’altro tipo`,
	nightclub: () => "apri un locale notturno in uno dei tuoi quartieri",
	vehicle: () => "metti un’auto o un camion in un distretto in cui hai presenza",
	special: (e, t) => t.specials[e.rule]
}, { count: C } = e("it"), w = (e) => C(e, "merce", "merci"), T = (e) => C(e, "scagnozzo", "scagnozzi"), E = {
	settingUp: "Si prepara la partita.",
	shuffling: "Si mescolano le carte.",
	draftKeep: "Tieni uno di questi Colpi; gli altri passano a sinistra.",
	draftReturn: "Hai quattro Colpi: restituiscine uno e tieni gli altri tre.",
	draftWait: "Gli altri stanno ancora scegliendo i loro Colpi.",
	settlePlace: "Scegli il tuo primo quartiere e il veicolo da metterci.",
	settleGood: "Scegli la merce iniziale per il tuo Affare.",
	plan: "Tocca a te: metti carte nel Piano. Dalla terza in poi la tua Criminalità sale.",
	reorganise: "Tocca a te e non hai più carte: rivela dei Colpi, se vuoi, poi riorganizzati.",
	noCards: "Tocca a te e non hai carte in mano: rivela dei Colpi, se vuoi, poi termina il turno.",
	planned: ({ muscle: e, influence: t }) => `Il tuo Piano: ${e}, ${t}. Aggiungi una carta o conferma il Piano.`,
	act: ({ muscle: e, influence: t }) => `Il tuo Piano: ${e}, ${t}. Scegli un’azione o usa delle abilità.`,
	afterAct: "La tua azione è fatta. Usa altre abilità o termina il turno.",
	ask: {
		kinds: ({ left: e }) => `Scegli che cosa ricevi: ancora ${w(e)}.`,
		store: () => "Dove depositi questa merce?",
		spend: () => "Quale merce spendi?",
		recruit: ({ left: e }) => `Recluta: ancora ${C(e, "passo", "passi")}.`,
		oust: ({ left: e }) => `Quale segnalino controllo rimuovi? Al massimo ancora ${C(e, "segnalino", "segnalini")}.`,
		dismiss: ({ left: e }) => `Togli dal gioco ancora ${T(e)}.`,
		"pick-job": () => "Quale Colpo tieni?",
		"pick-dealer": () => "Quale Fornitore tieni?",
		tuck: ({ card: e }) => `${e}: un nuovo Affare, o sotto uno che hai già?`,
		hire: () => "Chi ingaggi?",
		welcome: ({ card: e }) => `${e} entra nella gang: subito in mano, o tra gli scarti?`,
		sell: () => "Dove vendi?",
		sale: () => "Il tuo camion ti fa risparmiare una merce: quale?",
		build: ({ left: e }) => `Quale attività apri, e dove? Al massimo ancora ${C(e, "attività", "attività")}.`,
		fence: ({ left: e }) => `Che cosa vendi alle Autorità? Al massimo ancora ${w(e)}.`,
		send: ({ left: e }) => `Dove mandi i tuoi scagnozzi? Al massimo ancora ${T(e)}.`,
		move: ({ left: e }) => `Che cosa sposti, e dove? Al massimo ancora ${C(e, "spostamento", "spostamenti")}.`,
		seize: () => "Quale quartiere conquisti?",
		marker: () => "Tutti i tuoi segnalini controllo sono in gioco: quale altro quartiere abbandoni?",
		upgrade: () => "Che cosa potenzi?",
		"right-hand": () => "Quale braccio destro entra nella gang?",
		vehicle: () => "Quale veicolo metti, e dove?",
		nightclub: () => "Dove apri il locale notturno?",
		supply: () => "Quale Affare consegna?",
		deal: () => "A quale Affare mandi il tuo scagnozzo?",
		harm: ({ left: e }) => `Quale scagnozzo viene colpito? Ancora ${T(e)}.`,
		police: ({ left: e }) => `Quale auto della polizia sposti, e dove? Ancora ${C(e, "auto", "auto")}.`,
		"drive-off": ({ left: e }) => `Chi scacci, e dove? Ancora ${C(e, "pezzo", "pezzi")}.`,
		"wreck-rival": ({ left: e }) => `Quale attività rivale chiudi? Ancora ${C(e, "attività", "attività")}.`,
		"wreck-own": ({ left: e }) => `Quale delle tue attività chiudi? Ancora ${C(e, "attività", "attività")}.`,
		discard: ({ left: e }) => `Scarta ancora ${C(e, "carta", "carte")}.`,
		downgrade: ({ left: e }) => `In quale caratteristica perdi un livello? Ancora ${C(e, "livello", "livelli")}.`,
		recover: ({ left: e }) => `Riprendi dagli scarti ancora ${C(e, "carta", "carte")}.`,
		fire: ({ left: e }) => `Chi licenzi? Ancora ${C(e, "Complice", "Complici")}.`,
		unfulfil: ({ left: e }) => `Quale Colpo compiuto rigiri a faccia in giù? Ancora ${C(e, "Colpo", "Colpi")}.`,
		exchange: ({ left: e }) => `Quali merci scambi con l’altro tipo? Al massimo ancora ${w(e)}.`,
		recall: ({ left: e }) => `Chi richiami al Quartier generale? Al massimo ancora ${T(e)}.`,
		choose: () => "Scegli un’opzione.",
		may: () => "Vuoi pagarne il prezzo?",
		whom: () => "Quale rivale colpisci?",
		special: () => "Fai la tua scelta."
	},
	theirPlan: (e) => `${e} prepara il suo Piano.`,
	theirAct: (e) => `È il turno di ${e}.`,
	theirChoice: (e) => `${e} deve scegliere.`,
	over: ({ who: e, sum: t, shared: n }) => n ? `La partita è finita: ${e} si dividono la vittoria con ${t} per parte.` : `La partita è finita: ${e} vince con ${t}.`
}, D = (e) => `che con la ${e === "best" ? "migliore azione" : "seconda migliore azione"}`, O = {
	fulfils: (e) => `così compi ${e}`,
	seizes: (e) => `così ottieni ${e}`,
	hires: (e) => `così ${e} entra nella tua gang`,
	raises: (e, t) => `${e} sale al livello ${t}`,
	keeps: (e) => `così proteggi ${e}`,
	harms: (e, t) => `così ${e} perde circa ${t}`,
	more: (e, t) => `entro il tuo prossimo turno hai circa ${e} in più ${D(t)}`,
	less: (e, t) => `entro il tuo prossimo turno hai circa ${e} in meno ${D(t)}`,
	earns: (e) => `entro il tuo prossimo turno hai circa ${e} in più`,
	costs: (e) => `entro il tuo prossimo turno ti costa circa ${e}`,
	stores: (e) => `così metti da parte ${e === 1 ? "una merce" : `circa ${e} merci`}`,
	crimeUp: (e) => `la tua Criminalità sale a circa ${e}`,
	crimeDown: (e) => `la tua Criminalità scende a circa ${e}`
}, k = {
	"no-thug": () => "Serve uno scagnozzo, ma nel Quartier generale non ce n’è nessuno",
	"no-muscle": () => "Il tuo Piano non ha Forza per questo",
	"no-influence": () => "Il tuo Piano non ha Influenza per questo",
	"little-influence": ({ influence: e, needed: t }) => `Ci vogliono almeno ${f.influence(t)}; il tuo Piano ha ${f.influence(e)}`,
	"no-open-deal": ({ muscle: e, influence: t }) => `Nessun Affare libero si accontenta di ${f.muscle(e)}, ${f.influence(t)}`,
	"nobody-to-recruit": () => "Non hai più reclute, e anche i Covi sono vuoti",
	"no-cards-left": () => "Quel mazzo è vuoto",
	"nobody-to-hire": ({ influence: e }) => `Nessuno al mercato si accontenta di ${f.influence(e)}`,
	"nothing-to-sell": () => "Nei tuoi quartieri mancano le merci richieste",
	"no-control-to-remove": () => "Nessuno controlla un quartiere",
	"crime-is-lowest": () => "La tua Criminalità è già appena sopra Eliot Ness",
	"no-room-to-build": () => "Nei tuoi quartieri non c’è posto per un’altra attività",
	"nobody-in-prison": () => "Non hai nessuno in Prigione",
	"no-goods": () => "Non hai merci",
	"nowhere-to-send": () => "Non hai presenza in nessun distretto in cui tu possa pagare la mazzetta",
	"nothing-to-move": () => "Nessuno dei tuoi pezzi in strada può muoversi",
	"nothing-to-seize": ({ muscle: e }) => `Nessun quartiere alla tua portata cede davanti a ${f.muscle(e)}`,
	"no-upgrade": ({ muscle: e, influence: t }) => `Nessun potenziamento è possibile con il tuo denaro, ${f.muscle(e)}, ${f.influence(t)}`,
	"one-action": () => "Hai già fatto la tua azione: una sola per turno",
	"plan-first": () => "Prima conferma il Piano",
	used: ({ card: e }) => `In questo turno hai già usato questa abilità di ${e}`,
	"no-match": ({ card: e }) => `Per ${e} manca nel Piano un’altra carta con il crimine giusto`,
	"no-effect": ({ card: e }) => `Adesso ${e} non avrebbe effetto`,
	"job-not-met": () => "La condizione di questo Colpo non è ancora soddisfatta",
	other: "Adesso le regole non lo permettono"
}, A = {
	"only-one": (e) => `Sceglie ${e}: non c’è altro.`,
	yours: (e) => `Sceglie ${e}: ciò che è tuo viene prima di ciò che è libero.`,
	"yours-biggest-profit": (e) => `Sceglie ${e}: tuo, guadagno più alto.`,
	"biggest-profit": (e) => `Sceglie ${e}: guadagno più alto.`,
	"least-profit": (e) => `Sceglie ${e}: guadagno più basso.`,
	"fewer-goods": (e) => `Sceglie ${e}: stesso guadagno che altrove, per meno merci.`,
	"higher-defence": (e) => `Sceglie ${e}: stesso guadagno che altrove, e la difesa più alta.`,
	"lower-number": (e) => `Sceglie ${e}: fra più d’uno, il distretto col numero più basso.`,
	"your-choice": (e) => `${e}: le sue regole non decidevano, quindi hai deciso tu.`,
	"highest-level": (e) => `Sceglie ${e}: il livello più alto che il Potere gli consente.`,
	leftmost: (e) => `Sceglie ${e}: il livello più alto, e il più a sinistra di quel livello.`,
	"district-number": (e) => `Sceglie ${e}: ha il numero del suo distretto.`,
	"next-stat": (e) => `Sceglie ${e}: il primo possibile salendo dal numero del suo distretto.`,
	"level-three-first": (e) => `Sceglie ${e}: il livello 3 se ne va prima del livello 2.`,
	"next-in-order": (e) => `Sceglie ${e}: il prossimo in ordine crescente.`,
	"free-deal": (e) => `Il suo scagnozzo va dove non ce n’è nessuno: ${e}. Tutti i suoi Affari consegnano.`,
	"safehouses-first": () => "Chi sta nei Covi viene prima delle Reclute.",
	"takes-what-he-has-less-of": (e) => `Le merci a sua scelta le prende a turno, prima quella che ha ricevuto di meno: ${e}.`,
	"truck-spares-the-greater": (e) => `Il veicolo gli risparmia ${e}: ciò che la vendita richiede di più, a parità il liquore.`,
	"stores-on-deals": () => "Prima deposita sui suoi Affari: la merce di cui lì ha meno, poi a turno.",
	"stores-for-a-sale": () => "Deposita ciò che serve a una vendita, prima dove il guadagno è più alto.",
	"stores-surplus": () => "Distribuisce l’eccedenza in parti uguali, prima dove il guadagno è più alto.",
	"spends-where-he-sells": (e) => `Ciò che sta sul posto parte prima delle merci sugli Affari: ${e}.`,
	"spends-from-deals-last": (e) => `Prende da qui: ${e}. Gli Affari vengono per ultimi.`,
	"spends-surplus": (e) => `Prende da qui: ${e}. Prima l’eccedenza, a parità le armi.`,
	"spends-least-profit": (e) => `Prende da qui: ${e}. Dei suoi quartieri, il guadagno più basso.`,
	"walks-first": (e) => `Da ${e}: chi può venire a piedi viene per primo.`,
	"rides-second": (e) => `Da ${e}: chi ha bisogno di un passaggio viene dopo, col veicolo.`,
	"vehicles-last": (e) => `Da ${e}: i veicoli vengono per ultimi.`,
	"loses-by-the-chart": (e) => `Perde uno scagnozzo da qui: ${e}. Così vuole la sua tabella.`,
	declines: () => "Non accetta gli scambi che le carte gli propongono."
}, { count: j, number: M } = e("it"), N = (e) => e === void 0 ? "" : `, con almeno ${M(e)} di Potere`, P = {
	prison: ["finisce in Prigione", "finiscono in Prigione"],
	hit: ["viene pestato", "vengono pestati"],
	kill: ["viene eliminato", "vengono eliminati"]
}, F = {
	name: "Esecutore",
	difficulties: te,
	power: "Potere",
	cards: {
		"morning-rounds": {
			name: "Giro del mattino",
			flavour: "Caffè, uova, tre riscossioni."
		},
		"back-door-delivery": {
			name: "Consegna dal retro",
			flavour: "L’ingresso è per i clienti e per gli agenti."
		},
		"broken-windows": {
			name: "Vetri rotti",
			flavour: "Il vetro costa poco. I consigli ancora meno."
		},
		"ledger-work": {
			name: "Tenuta dei libri",
			flavour: "Due colonne, una delle quali vera."
		},
		"new-faces": {
			name: "Facce nuove",
			flavour: "Vecchie abitudini."
		},
		"friends-at-the-bar": {
			name: "Amici al banco",
			flavour: "Loro non pagano mai, tutti gli altri sì."
		},
		"muscle-flexed": {
			name: "Muscoli in mostra",
			flavour: "Una conversazione senza parole."
		},
		"quiet-word": {
			name: "Una parola sottovoce",
			flavour: "Abbastanza forte per chi doveva sentirla."
		},
		"rainy-tuesday": {
			name: "Martedì di pioggia",
			flavour: "La sete non guarda il tempo."
		},
		"sealed-envelope": {
			name: "Busta sigillata",
			flavour: "Nessuno chiede. Tutti la soppesano."
		},
		"warehouse-keys": {
			name: "Le chiavi del magazzino",
			flavour: "Il guardiano ha ottima vista e poca memoria."
		},
		"shaken-down": {
			name: "Tasche rovesciate",
			flavour: "Avevi tutto questo addosso?"
		},
		"night-shift": {
			name: "Turno di notte",
			flavour: "Il crimine paga gli straordinari."
		},
		"protection-money": {
			name: "Pizzo",
			flavour: "Protezione da chi? Ecco."
		},
		"night-drive": {
			name: "Corsa notturna",
			flavour: "Niente fari, niente testimoni, niente mancia."
		},
		"paper-trail": {
			name: "Tracce di carta",
			flavour: "Portano alla tua porta. Qualcuno ci ha pensato."
		},
		"weighted-dice": {
			name: "Dadi piombati",
			flavour: "La fortuna è questione di peso."
		},
		"red-lamp": {
			name: "Lanterna rossa",
			flavour: "Aperto fino a tardi, chiuso alle domande."
		},
		"cellar-jazz": {
			name: "Jazz in cantina",
			flavour: "Quando le bottiglie tintinnano, l’orchestra suona più forte."
		},
		"tip-off": {
			name: "Soffiata",
			flavour: "Ha chiamato un cittadino preoccupato. Ha anche il tuo numero."
		},
		"bail-money": {
			name: "Cauzione",
			flavour: "Fuori per colazione."
		},
		"second-ledger": {
			name: "Il secondo registro",
			flavour: "Questo è da leggere."
		},
		"river-shipment": {
			name: "Carico sul fiume",
			flavour: "Dichiarato come zavorra. Ottima zavorra."
		},
		"favour-returned": {
			name: "Favore restituito",
			flavour: "Con gli interessi, composti."
		},
		"city-in-the-pocket": {
			name: "La città in tasca",
			flavour: "Tintinna."
		},
		"hostile-bid": {
			name: "Offerta ostile",
			flavour: "Aggiudicato al signore con la doppietta."
		},
		"ribbon-cutting": {
			name: "Taglio del nastro",
			flavour: "Il sindaco taglia il nastro. Passava di lì."
		},
		"army-surplus": {
			name: "Avanzi dell’esercito",
			flavour: "La guerra è finita. Le scartoffie no."
		},
		"head-hunter": {
			name: "Cacciatore di teste",
			flavour: "Ha trovato l’uomo migliore della città. Il tuo."
		},
		"night-of-knives": {
			name: "La notte dei coltelli",
			flavour: "Domattina servirà una seconda edizione."
		},
		"twelve-good-men": {
			name: "Dodici giurati",
			flavour: "Gente per bene, e tutti hanno sentito parlare di te."
		},
		"bonded-whiskey": {
			name: "Whisky sotto sigillo",
			flavour: "Dodici anni d’invecchiamento, nel magazzino di un altro."
		},
		"clean-hands": {
			name: "Mani pulite",
			flavour: "I guanti aiutano."
		},
		"everything-must-go": {
			name: "Via tutto",
			flavour: "La roba tua per prima."
		},
		"friendly-headlines": {
			name: "Titoli amichevoli",
			flavour: "Il direttore gli è affezionato. Lo è anche alle sue ginocchia."
		},
		convoy: {
			name: "Convoglio",
			flavour: "Sei camion, un permesso, nessuna domanda."
		}
	},
	acts: {
		deal: () => "Manda uno scagnozzo a un Affare, e tutti i suoi Affari consegnano",
		recruit: () => "Recluta: 1 passo per punto di Potere",
		job: (e) => `Prende il primo Colpo del mazzo${N(e)}`,
		dealer: (e) => `Prende il primo Fornitore del mazzo${N(e)}`,
		hire: () => "Ingaggia il Complice di livello più alto che il Potere gli consente",
		sales: () => "Vende: 1 vendita per punto di Potere",
		oust: () => "Rimuove i tuoi segnalini controllo: uno ogni 5 di Potere",
		"lower-crime": () => "Riduce la sua Criminalità di quanto vale il Potere",
		build: () => "Apre attività: 1 per punto di Potere",
		release: () => "Fa uscire i suoi di Prigione, con almeno 2 di Potere",
		fence: () => "Vende merci alle Autorità: 1 per punto di Potere",
		send: () => "Manda scagnozzi nel suo distretto: 1 per punto di Potere",
		move: () => "Sposta scagnozzi e veicoli nel suo distretto: 1 per punto di Potere",
		seize: () => "Conquista un quartiere",
		upgrade: () => "Potenzia la sua gang"
	},
	gain: "Guadagna 1 dollaro per punto di Potere",
	steal: "Ti ruba 1 dollaro per punto di Potere",
	sellNext: {
		speakeasy: "Vende nel suo prossimo bar clandestino rifornito",
		casino: "Vende nel suo prossimo casinò rifornito",
		brothel: "Vende nel suo prossimo bordello rifornito",
		nightclub: "Vende nel suo prossimo locale notturno rifornito"
	},
	stockNext: "Prende dalla riserva ciò che serve a una vendita nel suo prossimo quartiere non rifornito",
	policeNext: "Ogni auto della polizia va nel suo distretto successivo",
	policeHere: "Un’auto della polizia arriva nel suo distretto",
	harm: (e, t, n) => `${j(t, "dei tuoi scagnozzi", "dei tuoi scagnozzi")}${n ? " nel suo distretto" : " a tua scelta"} ${P[e][t === 1 ? 0 : 1]}`,
	crime: (e) => `La tua Criminalità aumenta di ${M(e)}`,
	ring: "Prende l’Anello di famiglia",
	goods: (e) => `Prende ${j(e, "merce", "merci")}`,
	plan: (e, t) => `Piano dell’Esecutore: ${e}. Ha ${j(t, "azione", "azioni")}.`,
	walk: ({ from: e, to: t, steps: n }) => n === 0 ? `L’Esecutore resta dov’è: ${t}.` : `L’Esecutore avanza di ${j(n, "distretto", "distretti")}, da ${e} verso ${t}.`,
	acted: ({ card: e, text: t, power: n }) => n === null ? `${e}: ${t}.` : `${e}: ${t}. Il suo Potere è ${M(n)}.`,
	skipped: ({ card: e, text: t }) => `${e}: ${t}. Non cambierebbe nulla, quindi passa oltre.`,
	tooWeak: ({ card: e, text: t, power: n, needs: r }) => `${e}: ${t}. Il suo Potere è ${M(n)}, ma serve ${M(r)}, quindi passa oltre.`,
	because: A,
	job: (e) => `L’Esecutore aggiunge ${e} ai suoi Colpi.`,
	reinforced: (e, t) => t === null ? `Una carta del mazzo ${e} va a faccia in giù in cima al mazzo dell’Esecutore.` : `${t} (mazzo ${e}) va tra gli scarti dell’Esecutore.`,
	askTie: "Le sue regole non decidono. Dove vende l’Esecutore?",
	askJobs: "Tieni uno di questi Colpi; l’altro è per l’Esecutore.",
	askMeanwhile: "È il turno dell’Esecutore, e puoi compiere un Colpo: adesso, o lo lasci continuare?",
	goOn: "Lascialo continuare",
	heading: "L’Esecutore",
	place: ({ district: e, number: t }) => `Si trova nel distretto ${e}, numero ${M(t)}.`,
	numbers: (e) => `I distretti nel suo ordine: ${e}.`,
	decks: ({ deck: e, discard: t, b: n, c: r }) => `Il suo mazzo: ${j(e, "carta", "carte")}, i suoi scarti: ${M(t)}; restano nel mazzo B: ${M(n)}, nel mazzo C: ${M(r)}.`,
	stats: ({ power: e, plan: t, actions: n, money: r, jobs: i }) => `Potere ${M(e)}; Piano: ${j(t, "carta", "carte")}, ${j(n, "azione", "azioni")}; ${r}; ${j(i, "Colpo", "Colpi")}.`,
	reading: ({ card: e, line: t, left: n }) => `Poi legge la riga ${M(t)} di ${e}; gli ${n === 1 ? "resta" : "restano"} ${j(n, "azione", "azioni")}.`,
	nextPlan: ({ cards: e, actions: t }) => `Nel suo prossimo turno dispone ${j(e, "carta", "carte")}, avanza di quanto dicono e compie ${j(t, "azione", "azioni")}.`,
	nextReorganises: ({ sum: e, jobs: t, news: n }) => `Il suo mazzo è vuoto: nel suo prossimo turno si riorganizza e ti ruba fino a ${e} (${j(t, "Colpo", "Colpi")} per ${j(n, "notizia uscita", "notizie uscite")}).`,
	cardsHeading: "Le carte dell’Esecutore",
	planPower: (e) => `Con questo Piano il suo Potere è ${M(e)}, prima del +n di una riga.`,
	legend: "Sulle sue carte P è il suo Potere: la sua caratteristica, i bonus di tutte le carte del Piano e il +n della riga. X non richiede Potere.",
	card: ({ card: e, deck: t, moves: n, bonus: r, lines: i }) => `${e} (mazzo ${t}): ${j(n, "passo", "passi")}, ${r === 0 ? "nessun bonus" : `+${M(r)} al Potere per tutto il Piano`}. ${i}`,
	lastPlan: (e) => `Le sue ultime carte: ${e}.`,
	jobs: (e) => `I suoi Colpi, ciascuno vale un tuo dollaro per ogni notizia uscita quando si riorganizza: ${e}.`,
	associates: (e, t) => `I suoi Complici, fuori gioco fino alla fine: ${e}; ${j(t, "livello", "livelli")} in tutto.`,
	levels: (e) => `Le sue caratteristiche, numerate come i distretti: ${e}.`,
	level: (e, t, n) => `${M(e)} ${t}, livello ${M(n)}`
}, { count: I } = e("it"), L = {
	discardPile: (e) => `I tuoi scarti, dall’alto: ${e}.`,
	discardOf: (e, t) => `Scarti: in cima ${e}; in tutto: ${t}.`,
	headings: {
		now: "Adesso",
		plan: "Piano",
		hand: "La tua mano",
		jobs: "I tuoi Colpi",
		deals: "I tuoi Affari",
		gang: "La tua gang",
		city: "La città",
		market: "Il mercato",
		rivals: "I rivali",
		news: "In prima pagina"
	},
	round: ({ round: e, time: t, of: n, ness: r }) => `Round ${e}. Tempo: spazio ${t} di ${n}. Eliot Ness è al livello ${r}.`,
	noCards: "Nessuna carta.",
	card: (e, t) => `${e}: ${t}`,
	fulfilledJob: (e, t) => `${e}, compiuto: ${t}`,
	deal: ({ deal: e, needs: t, gives: n, stock: r, storage: i, busy: a }) => `${e}: chiede ${t}, fornisce ${n}. In deposito: ${r}, posto per ${i}.${a ? " C’è già uno scagnozzo." : ""}`,
	nothing: "niente",
	money: (e) => `Denaro: ${e}.`,
	crime: (e) => `Criminalità: ${e}.`,
	thugs: (e) => `I tuoi scagnozzi: ${e}.`,
	place: (e, t) => `${e} (${t})`,
	stat: ({ stat: e, level: t, price: n }) => `${e}: livello ${t}.${n === null ? "" : ` Livello successivo: ${n}.`}`,
	price: ({ muscle: e, influence: t, sum: n, crime: r }) => [
		...e > 0 ? [f.muscle(e)] : [],
		...t > 0 ? [f.influence(t)] : [],
		n,
		...r > 0 ? [`Criminalità +${r}`] : []
	].join(", "),
	boss: ({ muscle: e, influence: t, left: n }) => `Il tuo Boss: ${e}, ${t}. Cubi potenziamento rimasti: ${n}.`,
	pile: ({ deck: e, discard: t }) => `Mazzo: ${e}. Scarti: ${t}.`,
	district: ({ district: e, what: t }) => t === "" ? `${e}.` : `${e}: ${t}`,
	goodsMoreOrLess: (e, t) => `${e} (${I(Math.abs(t), "merce", "merci")} ${t < 0 ? "in meno" : "in più"})`,
	tile: ({ tile: e, owner: t, defence: n, needs: r, sum: i, graft: a, businesses: o, stock: s, night: c }) => `${e}${c ? " (locale notturno)" : ""}, ${t === null ? "libero" : t}: difesa ${n}, vende ${r} per ${i}${a === null ? "" : ` (meno ${a} di tangente)`}, attività: ${o}, deposito: ${s}.`,
	pieces: (e, t) => `${e}: ${t}.`,
	emptySpace: "Uno spazio vuoto.",
	nextOnDeck: (e) => `Prossima carta del mazzo: ${e}.`,
	rival: ({ who: e, gang: t, crime: n, hand: r, deck: i, jobs: a, fulfilled: o, upgrades: s }) => `${e}, ${t}: Criminalità ${n}; mano: ${r}; mazzo: ${i}; Colpi nascosti: ${a}; compiuti: ${o}; potenziamenti: ${s}.`,
	planOf: (e) => `Piano: ${e}.`,
	ring: "Hai l’Anello di famiglia.",
	ringOf: (e) => `${e} ha l’Anello di famiglia.`,
	lastRaid: (e, t) => `Ultima Retata: ${e}.\n${t}`,
	standing: ({ gang: e, tiles: t, businesses: n, crime: r }) => `${e}; quartieri: ${t}, attività: ${n}, Criminalità: ${r}`,
	final: (e) => `Totale: ${e}`
}, R = (e, [t, n]) => `${e} ${e === 1 ? t : n}`, z = (e, t, n = "") => ({
	each: `${t[0]}${n === "" ? ` che ${e}` : n}`,
	least: (r) => `${e} almeno ${R(r, t)}${n}`,
	most: (r) => r === 0 ? `non ${e} ${t[1]}${n}` : `${e} al massimo ${R(r, t)}${n}`,
	mostOfAll: `${e} più ${t[1]}${n} di ogni rivale`
}), B = ["dollaro", "dollari"], V = ["scagnozzo", "scagnozzi"], H = ["merce", "merci"], U = ["merce a tua scelta", "merci a tua scelta"], W = ["distretto", "distretti"], G = ["quartiere", "quartieri"], K = ["liquore", "liquori"], q = {
	speakeasy: ["bar clandestino", "bar clandestini"],
	casino: ["casinò", "casinò"],
	brothel: ["bordello", "bordelli"],
	nightclub: ["locale notturno", "locali notturni"]
}, { crimes: J, stats: Y } = f, X = (e) => z("hai", [`carta ${e}`, `carte ${e}`], " nel tuo Piano"), Z = (e, t) => `${R(Math.abs(e), t)} in ${e > 0 ? "più" : "meno"}`, Q = (e) => `${Math.abs(e)} in ${e > 0 ? "più" : "meno"}`, $ = (e, t) => `${e > 0 ? "+" : "−"}${Math.abs(e)} ${t}`, ue = {
	language: "it",
	dollar: B,
	goods: {
		alcohol: K,
		gun: ["arma", "armi"],
		any: U,
		some: H
	},
	points: {
		muscle: ["punto Forza", "punti Forza"],
		influence: ["punto Influenza", "punti Influenza"]
	},
	businesses: q,
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
		neighbourhoods: z("controlli", G),
		nightclubs: z("controlli", q.nightclub),
		speakeasies: z("controlli", q.speakeasy),
		casinos: z("controlli", q.casino),
		brothels: z("controlli", q.brothel),
		businesses: z("controlli", ["attività", "attività"]),
		deals: z("hai", ["Affare", "Affari"]),
		dealers: z("hai", ["Fornitore", "Fornitori"]),
		"fulfilled-jobs": z("hai", ["Colpo compiuto", "Colpi compiuti"]),
		"thugs-on-streets": z("hai", V, " nelle strade"),
		"thugs-in-headquarters": z("hai", V, " nel Quartier generale"),
		"thugs-in-prison": z("hai", V, " in Prigione"),
		"thugs-in-underworld": z("hai", V, " nella Malavita"),
		"thugs-at-authorities": z("hai", V, " presso le Autorità"),
		"thugs-on-deals": z("hai", V, " sui tuoi Affari"),
		"cars-on-streets": z("hai", ["auto", "auto"], " nelle strade"),
		"trucks-on-streets": z("hai", ["camion", "camion"], " nelle strade"),
		"vehicles-on-streets": z("hai", ["veicolo", "veicoli"], " nelle strade"),
		alcohol: z("hai", K),
		guns: z("hai", ["arma", "armi"]),
		goods: z("hai", H),
		money: z("hai", B),
		upgrades: z("hai", ["potenziamento", "potenziamenti"]),
		"districts-present": {
			each: "distretto in cui hai presenza",
			least: (e) => `sei presente in almeno ${R(e, W)}`,
			most: (e) => `sei presente al massimo in ${R(e, W)}`,
			mostOfAll: "sei presente in più distretti di ogni rivale"
		},
		"districts-controlled": {
			each: "distretto in cui controlli un quartiere",
			least: (e) => `controlli quartieri in almeno ${R(e, W)}`,
			most: (e) => `controlli quartieri al massimo in ${R(e, W)}`,
			mostOfAll: "controlli quartieri in più distretti di ogni rivale"
		},
		"policed-neighbourhoods": {
			each: "quartiere che controlli in un distretto con la polizia",
			least: (e) => `controlli almeno ${R(e, G)} in un distretto con la polizia`,
			most: (e) => `controlli al massimo ${R(e, G)} in un distretto con la polizia`,
			mostOfAll: "controlli più quartieri di ogni rivale nei distretti con la polizia"
		},
		associates: z("hai", ["Complice", "Complici"], " nella tua gang"),
		"crime-rate": {
			each: "livello della tua Criminalità",
			least: (e) => `la tua Criminalità è almeno ${e}`,
			most: (e) => `la tua Criminalità è al massimo ${e}`,
			mostOfAll: "la tua Criminalità supera quella di ogni rivale"
		},
		"plan-cards": z("hai", ["carta", "carte"], " nel tuo Piano"),
		"hand-cards": z("hai", ["carta", "carte"], " in mano"),
		"plan-bootlegging": X(J.bootlegging),
		"plan-corruption": X(J.corruption),
		"plan-gambling": X(J.gambling),
		"plan-theft": X(J.theft),
		"plan-vice": X(J.vice),
		"plan-violence": X(J.violence)
	},
	if: "se",
	andIf: " e ",
	shared: [["hai ", ""], ["controlli ", ""]],
	stat: (e, t) => `la tua caratteristica «${e}» è al livello ${t}${t === 2 ? " o 3" : ""}`,
	controls: (e) => `controlli un quartiere a ${e}`,
	ring: "hai l’Anello di famiglia",
	costs: {
		money: (e) => `paga ${R(e, B)}`,
		alcohol: (e) => `spendi ${R(e, K)}`,
		gun: (e) => `spendi ${R(e, ["arma", "armi"])}`,
		goods: (e) => `spendi ${R(e, U)}`,
		cards: (e) => `scarta ${R(e, ["carta", "carte"])}`,
		thugs: (e) => `rimanda ${R(e, V)} dal Quartier generale alle Reclute`,
		crime: (e) => `aumenta la tua Criminalità di ${e}`
	},
	quantities: {
		muscle: (e, { act: t }) => $(e, `Forza${t}`),
		influence: (e, { act: t }) => $(e, `Influenza${t}`),
		"hand-size": (e) => $(e, Math.abs(e) === 1 ? "carta in mano" : "carte in mano"),
		graft: (e) => `le tangenti costano ${Z(e, B)} per ogni auto della polizia`,
		bribe: (e) => `le mazzette costano ${Z(e, B)} per ogni auto della polizia`,
		profit: (e, { business: t }) => `le vendite${t ? ` dove c’è un ${q[t][0]}` : ""} rendono ${Z(e, B)}`,
		"sale-goods": (e, { business: t }) => `le vendite${t ? ` dove c’è un ${q[t][0]}` : ""} richiedono ${Z(e, H)}`,
		defence: (e, { business: t }) => `${$(e, "difesa")} nei tuoi quartieri${t ? ` con un ${q[t][0]}` : ""}`,
		attack: (e) => $(e, "Forza quando conquisti un quartiere"),
		"deal-goods": (e) => `ogni Affare porta ${Z(e, U)}`,
		storage: (e) => `ogni Affare contiene ${Z(e, H)}`,
		"fence-price": (e) => `le Autorità pagano ${Z(e, B)} per merce`,
		"upgrade-price": (e) => `i potenziamenti costano ${Z(e, B)}`,
		"hire-level": (e) => $(e, `${Math.abs(e) === 1 ? "livello" : "livelli"} per ingaggiare Complici`),
		"hire-alcohol": (e) => `prendere in mano i nuovi arrivati costa ${Z(e, K)}`,
		"underworld-crime": (e) => `nella Malavita la tua Criminalità aumenta di ${Q(e)}`,
		"plan-crime": (e) => `un Piano grande aumenta la tua Criminalità di ${Q(e)}`,
		"business-income": (e, { business: t }) => `quando ti riorganizzi ogni ${t ? q[t][0] : "attività"} rende ${Z(e, B)}`,
		"final-business": (e, { business: t }) => `a fine partita ogni ${t ? q[t][0] : "attività"} vale ${Z(e, B)}`,
		"final-associate": (e) => `a fine partita ogni livello di un Complice vale ${Z(e, B)}`,
		recruitment: (e) => `quando ti riorganizzi fai ${Z(e, ["passo di reclutamento", "passi di reclutamento"])}`,
		lawyers: (e) => `quando ti riorganizzi ${Math.abs(e) === 1 ? "esce" : "escono"} di Prigione ${Z(e, V)}`,
		"raid-relief": (e) => `dopo una Retata la tua Criminalità scende di ${Q(e)}`,
		"ring-income": (e) => `l’Anello di famiglia rende ${Z(e, B)}`
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
		dismiss: "per togliere scagnozzi"
	},
	specials: {
		"copy-skill": "usa l’abilità standard di un Complice del mercato",
		"swap-police": "scambia tutte le auto della polizia di due distretti",
		"double-sale": "fai 1 vendita e incassa due volte il guadagno",
		"buy-out": "paga a un rivale il guadagno indicato da un suo quartiere, in un distretto in cui hai presenza, e prendine il controllo",
		amnesty: "fai uscire di Prigione gli scagnozzi di tutti e guadagna 2 dollari per ognuno che non è tuo"
	},
	stats: Y,
	crimes: J,
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
		stores: (e) => `contiene ${R(e, H)}`,
		overall: (e) => `Tutti: ${e}`,
		bands: {
			green: "Verde",
			amber: "Giallo",
			red: "Rosso"
		},
		band: (e, t) => `${e}: ${t}`,
		nothing: "Niente.",
		relief: (e, t, n) => `Poi la tua Criminalità scende di ${e}; con Avvocati di livello 2 di ${t}, di livello 3 di ${n}.`,
		noRule: "Nessuna regola speciale.",
		over: "La partita finisce subito.",
		side: ({ night: e, defence: t, goods: n, sum: r }) => `${e ? "Locale notturno" : "Giorno"}: difesa ${t}, ${n} per ${r}`,
		row: ({ cubes: e, points: t }) => `Da ${R(e, ["potenziamento", "potenziamenti"])}: ${t}`,
		bonuses: (e) => `Bonus: ${e}`,
		rightHand: "Braccio destro",
		price: ({ stat: e, level: t, points: n, sum: r, crime: i }) => `${e} al livello ${t}: ${n}, ${r}${i > 0 ? `, Criminalità +${i}` : ""}`
	},
	finish: (e) => e
}, { words: de, reasons: fe, overview: pe, speaker: me } = u({
	language: "it",
	title: "Scarface 1920",
	seat: (e) => `Posto ${e}`,
	cards: {
		...m,
		...p,
		...d,
		...ie,
		...ee,
		...ae
	},
	gangs: ne,
	nouns: f,
	prompts: E,
	actions: re,
	events: v,
	refusals: k,
	reasons: O,
	table: L,
	rival: F,
	voice: ue,
	operations: le,
	help: () => import("./help5.js")
});
export { pe as overview, fe as reasons, me as speaker, de as words };
