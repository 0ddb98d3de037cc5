// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./rolldown-runtime.js";
import { t } from "./numbers.js";
import { n, r, t as i } from "./speak.js";
var a = {
	"alcohol-dealer": {
		name: "Trafficante d’alcol",
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
}, o = {
	"us-is-voted-dry": {
		name: "L’America vota l’asciutto",
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
}, s = {
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
		name: "Retata",
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
}, c = {
	outfit: {
		name: "Chicago Outfit",
		flavour: "Il municipio apre loro le porte e chiude gli occhi."
	},
	wolves: {
		name: "Black Wolves",
		flavour: "Bussano una volta. Alla seconda non c’è più la porta."
	},
	gems: {
		name: "Seven Gems",
		flavour: "Tutto ha un prezzo, e lo fissano loro."
	},
	northside: {
		name: "North Side Mob",
		flavour: "Fiori per ogni funerale, whisky per ogni veglia."
	}
}, l = {
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
}, u = {
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
}, d = {
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
}, f = {
	settle: (e, t, n) => `Prendere ${t} (${n}) con ${e}`,
	keep: (e) => `Tenere ${e}`,
	giveBack: (e) => `Restituire ${e}`,
	plan: (e) => `Mettere ${e} nel Piano`,
	ready: "Il Piano è pronto",
	skill: (e, t, n) => `${e}, ${t === "standard" ? "abilità" : "abilità combinata"}: ${n}`,
	fulfil: (e) => `Compiere il Colpo ${e}`,
	endTurn: "Terminare il turno",
	stop: "Basta così",
	toDiscard: "Tra gli scarti",
	decline: "No, grazie",
	accept: (e) => `Sì: ${e}`,
	deal: (e) => e,
	alcohol: "Prendere liquore",
	gun: "Prendere un’arma",
	spareAlcohol: "Risparmiare 1 liquore",
	spareGun: "Risparmiare 1 arma",
	store: (e, t) => `Mettere ${e}: ${t}`,
	replace: (e, t, n) => `Mettere ${e} al posto di ${t}: ${n}`,
	returnGood: (e) => `Rimettere ${e} nella riserva`,
	spend: (e, t) => `Spendere ${e}: ${t}`,
	toSafehouses: "Una recluta passa nei Covi",
	toHeadquarters: "Uno dei Covi passa al Quartier generale",
	card: (e) => e,
	hire: (e, t, n, r) => `Ingaggiare ${e}, livello ${t}: ${n}, ${r}`,
	newDeal: "Aprire un nuovo Affare",
	tuck: (e) => `Sotto l’${e}`,
	toHand: (e) => `In mano, per ${e}`,
	tile: (e, t) => `${e} (${t})`,
	sellAt: (e, t) => `Vendere per ${t}: ${e}`,
	build: (e, t) => `Aprire in ${t}: ${e}`,
	wreck: (e, t) => `Chiudere in ${t}: ${e}`,
	sendTo: (e) => `Distretto ${e}`,
	moveFrom: (e) => `Via da ${e}`,
	move: (e, t) => `Verso ${t}: ${e}`,
	vehicle: (e, t) => `In ${t}: ${e}`,
	stat: (e, t) => t === "" ? e : `${e}: ${t}`,
	thug: (e) => `Uno scagnozzo: ${e}`,
	police: (e, t) => `Auto della polizia da ${e} verso ${t}`,
	driveOff: (e, t, n, r) => `${t}, da ${n} verso ${r}: scacciare ${e}`,
	option: (e, t) => t === "" ? `Possibilità ${e}` : t,
	setUp: "Preparare il tavolo",
	shuffle: "Mescolare"
}, p = {
	deal: "manda uno scagnozzo a un Affare",
	recruit: "recluta nella Malavita",
	job: "cerca un Colpo nella Malavita",
	dealer: "cerca un Fornitore nella Malavita",
	hire: "ingaggia nella Malavita",
	sales: "vende con l’aiuto della Malavita",
	oust: "fa revocare un controllo dalle Autorità",
	"lower-crime": "fa smarrire un fascicolo alle Autorità",
	build: "ottiene licenze dalle Autorità",
	release: "fa aprire la Prigione dalle Autorità",
	fence: "vende alle Autorità",
	send: "manda scagnozzi in strada",
	move: "sposta la sua gente",
	seize: "punta a un quartiere",
	upgrade: "potenzia la gang",
	dismiss: "toglie scagnozzi dal gioco"
}, m = {
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
}, h = {
	jobs: "dal mazzo dei Colpi",
	dealers: "dal mazzo dei Fornitori",
	federal: "dal mazzo federale"
}, g = {
	prison: "finisce in Prigione",
	hit: "viene pestato",
	kill: "viene eliminato"
}, _ = {
	setUp: ({ who: e }) => `Il tavolo è pronto. Comincia ${e}.`,
	keptJob: (e) => `${e} tiene un Colpo.`,
	keptJobOpen: (e, t) => `${e} tiene il Colpo ${t}.`,
	returnedJob: (e) => `${e} restituisce un Colpo.`,
	passedJobs: "Gli altri Colpi passano a sinistra.",
	settled: ({ who: e, tile: t, piece: n }) => `${e} prende il quartiere ${t} con ${n}.`,
	turn: (e) => `È il turno di ${e}.`,
	noCards: (e) => `${e} non ha carte in mano: passa.`,
	planned: (e, t) => `${e} mette ${t} nel Piano.`,
	ready: ({ who: e, cards: t, muscle: n, influence: r }) => `Il Piano di ${e} è pronto: ${t}, ${n}, ${r}.`,
	crimeUp: (e, t) => `La Criminalità di ${e} sale: ${t}.`,
	crimeDown: (e, t) => `La Criminalità di ${e} scende: ${t}.`,
	skill: (e, t, n) => `${e} usa l’abilità${n === "standard" ? "" : " combinata"} di ${t}.`,
	acted: (e, t) => `${e} ${p[t]}.`,
	deal: (e, t) => `${e} si rifornisce da ${t}.`,
	gained: ({ who: e, sum: t, reason: n }) => `${e} incassa ${t} (${m[n]}).`,
	paid: ({ who: e, sum: t, reason: n }) => `${e} paga ${t} (${m[n]}).`,
	paidHidden: (e, t) => `${e} paga dietro lo schermo (${m[t]}).`,
	stole: ({ who: e, from: t, sum: n }) => `${e} deruba ${t} di ${n}.`,
	stoleHidden: (e, t) => `${e} deruba ${t}.`,
	goods: (e, t) => `${e} riceve ${t}.`,
	stored: (e, t, n) => `${e} mette ${t} in deposito: ${n}.`,
	goodGone: (e, t) => `${e} rimette ${t} nella riserva.`,
	spent: (e, t, n) => `${e} spende ${t}: ${n}.`,
	boost: (e, t) => `${e} ha in più in questo turno: ${t}.`,
	recruited: (e, t) => t === "safehouses" ? `Una recluta di ${e} passa nei Covi.` : `Uno scagnozzo di ${e} passa dai Covi al Quartier generale.`,
	looked: (e, t, n) => `${e} guarda ${n} ${h[t]}.`,
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
	built: ({ who: e, business: t, tile: n }) => `${e} apre nel quartiere ${n}: ${t}.`,
	wrecked: ({ business: e, tile: t }) => `Chiuso nel quartiere ${t}: ${e}.`,
	released: (e, t) => `Fuori di Prigione per ${e}: ${t}.`,
	recalled: (e, t) => `${e} richiama uno scagnozzo al Quartier generale (${t}).`,
	sent: (e, t) => `${e} manda uno scagnozzo in ${t}.`,
	moved: ({ who: e, piece: t, from: n, to: r }) => `${e} sposta ${t} da ${n} verso ${r}.`,
	movedBy: ({ who: e, piece: t, owner: n, from: r, to: i }) => `${e} scaccia ${t} di ${n} da ${r} verso ${i}.`,
	seized: ({ who: e, tile: t, muscle: n, defence: r }) => `${e} conquista il quartiere ${t}: ${n} contro difesa ${r}.`,
	seizedFrom: ({ who: e, tile: t, owner: n, muscle: r, defence: i }) => `${e} conquista il quartiere ${t}, che era di ${n}: ${r} contro difesa ${i}.`,
	gaveUp: (e, t) => `${e} abbandona il quartiere ${t}.`,
	upgraded: ({ who: e, stat: t, level: n }) => `${e} potenzia la gang: ${t}, livello ${n}.`,
	downgraded: ({ who: e, stat: t, level: n }) => `${e} arretra: ${t}, livello ${n}.`,
	vehicle: ({ who: e, piece: t, district: n }) => `${e} mette ${t} in ${n}.`,
	nightclub: (e, t) => `${e} apre un locale notturno nel quartiere ${t}.`,
	dismissed: (e, t) => `${e} toglie uno scagnozzo dal gioco (${t}).`,
	harmed: ({ who: e, how: t, place: n }) => `Uno scagnozzo di ${e} ${g[t]} (${n}).`,
	police: ({ who: e, from: t, to: n }) => `${e} sposta un’auto della polizia da ${t} verso ${n}.`,
	drew: (e, t) => `${e} pesca ${t}.`,
	drewOpen: (e, t) => `${e} pesca ${t}.`,
	discarded: (e, t) => `${e} scarta ${t}.`,
	recovered: (e, t) => `${e} riprende ${t} dagli scarti.`,
	fired: (e, t) => `${e} licenzia ${t}.`,
	fulfilled: (e, t) => `${e} compie il Colpo ${t}.`,
	unfulfilled: (e, t) => `${e} rigira il Colpo ${t}.`,
	trigger: (e, t) => `${t} ha effetto per ${e}.`,
	raid: (e) => `Retata: ${e}!`,
	band: ({ who: e, band: t }) => `${e}, per la sua Criminalità: ${t}.`,
	reorganised: (e) => `${e} riorganizza la gang.`,
	shuffledOwn: (e) => `${e} rimescola gli scarti in un nuovo mazzo.`,
	shuffledFederal: "Si rimescolano le carte federali.",
	time: (e, t) => `Il segnalino del tempo è sullo spazio ${e} di ${t}.`,
	extra: "Edizione straordinaria! Il segnalino del tempo è in fondo al tracciato.",
	roundEnd: (e) => `Il round ${e} è finito.`,
	ness: (e) => `Eliot Ness sale: ${e}.`,
	news: (e) => `In prima pagina: ${e}.`,
	special: (e) => `${e} sfrutta una regola speciale.`,
	over: ({ who: e, shared: t, scores: n }) => `La partita è finita. ${t ? `${e} si dividono la vittoria` : `Vince ${e}`}! ${n}`,
	score: ({ who: e, total: t, money: n, businesses: r, associates: i }) => `${e}: ${t} (${n} in cassa, ${r} per le attività, ${i} per i Complici).`
}, { count: v } = t("it"), y = (e) => v(e, "merce", "merci"), b = (e) => v(e, "scagnozzo", "scagnozzi"), x = {
	settingUp: "Si prepara il tavolo.",
	shuffling: "Si mescolano le carte.",
	draftKeep: "Tieni uno di questi Colpi; gli altri passano a sinistra.",
	draftReturn: "Hai quattro Colpi: restituiscine uno e tieni gli altri tre.",
	draftWait: "Gli altri stanno ancora scegliendo i loro Colpi.",
	settlePlace: "Scegli il tuo primo quartiere e il veicolo da metterci.",
	settleGood: "Scegli la merce che ti aspetta sul tuo Affare.",
	plan: "Tocca a te: metti carte nel Piano. Dalla terza in poi la tua Criminalità sale.",
	planned: ({ muscle: e, influence: t }) => `Il tuo Piano: ${e}, ${t}. Un’altra carta, o è pronto?`,
	act: ({ muscle: e, influence: t }) => `Il tuo Piano: ${e}, ${t}. Scegli un’azione o usa delle abilità.`,
	afterAct: "La tua azione è fatta. Usa altre abilità o termina il turno.",
	ask: {
		kinds: ({ left: e }) => `Scegli che cosa ricevi: ancora ${y(e)}.`,
		store: () => "Dove metti questa merce?",
		spend: () => "Quale merce spendi?",
		recruit: ({ left: e }) => `Recluta: ancora ${v(e, "passo", "passi")}.`,
		oust: ({ left: e }) => `Quale segnalino controllo rimuovi? Ancora ${v(e, "segnalino", "segnalini")}.`,
		dismiss: ({ left: e }) => `Togli dal gioco ancora ${b(e)}.`,
		"pick-job": () => "Quale Colpo tieni?",
		"pick-dealer": () => "Quale Fornitore tieni?",
		tuck: ({ card: e }) => `${e}: un nuovo Affare, o sotto uno che hai già?`,
		hire: () => "Chi ingaggi?",
		welcome: ({ card: e }) => `${e} entra nella gang: in mano in cambio di liquori, o tra gli scarti?`,
		sell: () => "Dove vendi?",
		sale: () => "Il tuo camion ti fa risparmiare una merce: quale?",
		build: ({ left: e }) => `Quale attività apri, e dove? Ancora ${v(e, "attività", "attività")}.`,
		fence: ({ left: e }) => `Che cosa vendi alle Autorità? Al massimo ancora ${y(e)}.`,
		send: ({ left: e }) => `Dove mandi i tuoi? Al massimo ancora ${b(e)}.`,
		move: ({ left: e }) => `Chi si sposta, e dove? Al massimo ancora ${v(e, "spostamento", "spostamenti")}.`,
		seize: () => "Quale quartiere conquisti?",
		marker: () => "Tutti i tuoi segnalini controllo sono in gioco: quale altro quartiere abbandoni?",
		upgrade: () => "Che cosa potenzi?",
		"right-hand": () => "Quale braccio destro entra nella gang?",
		vehicle: () => "Quale veicolo metti, e dove?",
		nightclub: () => "Dove apri il locale notturno?",
		supply: () => "Quale Affare consegna?",
		deal: () => "A quale Affare mandi il tuo scagnozzo?",
		harm: ({ left: e }) => `Quale scagnozzo viene colpito? Ancora ${b(e)}.`,
		police: ({ left: e }) => `Quale auto della polizia sposti, e dove? Ancora ${v(e, "auto", "auto")}.`,
		"drive-off": ({ left: e }) => `Chi scacci, e dove? Ancora ${v(e, "pezzo", "pezzi")}.`,
		"wreck-rival": ({ left: e }) => `Quale attività rivale chiudi? Ancora ${v(e, "attività", "attività")}.`,
		"wreck-own": ({ left: e }) => `Quale delle tue attività chiudi? Ancora ${v(e, "attività", "attività")}.`,
		discard: ({ left: e }) => `Scarta ancora ${v(e, "carta", "carte")}.`,
		downgrade: ({ left: e }) => `Dove perdi un livello? Ancora ${v(e, "livello", "livelli")}.`,
		recover: ({ left: e }) => `Riprendi dagli scarti ancora ${v(e, "carta", "carte")}.`,
		fire: ({ left: e }) => `Chi licenzi? Ancora ${v(e, "Complice", "Complici")}.`,
		unfulfil: ({ left: e }) => `Quale Colpo compiuto rigiri? Ancora ${v(e, "Colpo", "Colpi")}.`,
		exchange: ({ left: e }) => `Che cosa cambi con l’altro tipo? Al massimo ancora ${y(e)}.`,
		recall: ({ left: e }) => `Chi richiami al Quartier generale? Al massimo ancora ${b(e)}.`,
		choose: () => "Scegli una possibilità.",
		may: () => "Vuoi pagarne il prezzo?",
		whom: () => "Quale rivale colpisci?",
		special: () => "Fai la tua scelta."
	},
	theirPlan: (e) => `${e} prepara il suo Piano.`,
	theirAct: (e) => `È il turno di ${e}.`,
	theirChoice: (e) => `${e} deve scegliere.`,
	over: ({ who: e, sum: t, shared: n }) => n ? `La partita è finita: ${e} si dividono la vittoria con ${t} per parte.` : `La partita è finita: ${e} vince con ${t}.`
}, S = {
	fulfils: (e) => `così compi ${e}`,
	seizes: (e) => `così ottieni ${e}`,
	hires: (e) => `così ${e} entra nella tua gang`,
	raises: (e, t) => `${e} sale al livello ${t}`,
	earns: (e) => `alla fine del turno hai circa ${e} in più`,
	costs: (e) => `entro la fine del turno ti costa circa ${e}`,
	stores: (e) => `così metti da parte ${e === 1 ? "una merce" : `circa ${e} merci`}`,
	crimeUp: (e) => `la tua Criminalità sale a circa ${e}`,
	crimeDown: (e) => `la tua Criminalità scende a circa ${e}`
}, C = {
	"no-thug": () => "Serve uno scagnozzo, ma nel Quartier generale non ce n’è nessuno",
	"no-muscle": () => "Il tuo Piano non ha Forza per questo",
	"no-influence": () => "Il tuo Piano non ha Influenza per questo",
	"little-influence": ({ influence: e, needed: t }) => `Ci vogliono almeno ${r.influence(t)}; il tuo Piano ha ${r.influence(e)}`,
	"no-open-deal": ({ muscle: e, influence: t }) => `Nessun Affare libero si accontenta di ${r.muscle(e)}, ${r.influence(t)}`,
	"nobody-to-recruit": () => "Non hai più reclute, e anche i Covi sono vuoti",
	"no-cards-left": () => "Quel mazzo è vuoto",
	"nobody-to-hire": ({ influence: e }) => `Nessuno al mercato si accontenta di ${r.influence(e)}`,
	"nothing-to-sell": () => "Nei tuoi quartieri mancano le merci richieste",
	"no-control-to-remove": () => "Nessuno controlla un quartiere",
	"crime-is-lowest": () => "La tua Criminalità è già appena sopra Eliot Ness",
	"no-room-to-build": () => "Nei tuoi quartieri non c’è posto per un’altra attività",
	"nobody-in-prison": () => "Non hai nessuno in Prigione",
	"no-goods": () => "Non hai merci",
	"nowhere-to-send": () => "Non sei presente in nessun distretto in cui tu possa pagare la mazzetta",
	"nothing-to-move": () => "Nessuno dei tuoi pezzi in strada può muoversi",
	"nothing-to-seize": ({ muscle: e }) => `Nessun quartiere alla tua portata cede davanti a ${r.muscle(e)}`,
	"no-upgrade": ({ muscle: e, influence: t }) => `Nessun potenziamento è possibile con il tuo denaro, ${r.muscle(e)}, ${r.influence(t)}`,
	"one-action": () => "Hai già fatto la tua azione: una sola per turno",
	"plan-first": () => "Prima il Piano deve essere pronto",
	used: ({ card: e }) => `In questo turno hai già usato questa abilità di ${e}`,
	"no-match": ({ card: e }) => `Per ${e} manca nel Piano un’altra carta con il crimine giusto`,
	"no-effect": ({ card: e }) => `Adesso ${e} non avrebbe effetto`,
	"job-not-met": () => "La condizione di questo Colpo non è ancora soddisfatta",
	other: "Adesso le regole non lo permettono"
}, w = {
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
	"truck-spares-the-greater": (e) => `Il veicolo gli risparmia ${e}: ciò che la vendita richiede di più, a parità l’alcol.`,
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
}, { count: T, number: E } = t("it"), D = (e) => e === void 0 ? "" : `, con almeno ${E(e)} di Potere`, O = {
	prison: "Manda in Prigione",
	hit: "Pesta",
	kill: "Elimina"
}, k = {
	name: "Esecutore",
	difficulties: n.it,
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
			name: "Doppio turno",
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
			name: "Dadi truccati",
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
			name: "Grande inaugurazione",
			flavour: "Il sindaco taglia il nastro. Passava di lì."
		},
		"army-surplus": {
			name: "Avanzi dell’esercito",
			flavour: "La guerra è finita. Le scartoffie no."
		},
		"head-hunter": {
			name: "Cercatore di talenti",
			flavour: "Ha trovato l’uomo migliore della città. Il tuo."
		},
		"night-of-knives": {
			name: "La notte dei coltelli",
			flavour: "Domattina servirà una seconda edizione."
		},
		"twelve-good-men": {
			name: "Gran giurì",
			flavour: "Dodici galantuomini, e tutti hanno sentito parlare di te."
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
		recruit: () => "Recluta: tanti passi quanto il Potere",
		job: (e) => `Prende il primo Colpo del mazzo${D(e)}`,
		dealer: (e) => `Prende il primo Fornitore del mazzo${D(e)}`,
		hire: () => "Ingaggia il Complice di livello più alto che il Potere gli consente",
		sales: () => "Vende: tante vendite quanto il Potere",
		oust: () => "Rimuove i tuoi segnalini controllo: uno ogni 5 di Potere",
		"lower-crime": () => "Riduce la sua Criminalità di quanto vale il Potere",
		build: () => "Apre attività: tante quanto il Potere",
		release: () => "Fa uscire i suoi di Prigione, con almeno 2 di Potere",
		fence: () => "Vende merci alle Autorità: tante quanto il Potere",
		send: () => "Manda scagnozzi nel suo distretto: tanti quanto il Potere",
		move: () => "Sposta scagnozzi e veicoli nel suo distretto: tanti quanto il Potere",
		seize: () => "Conquista un quartiere",
		upgrade: () => "Potenzia la sua gang"
	},
	gain: "Guadagna dollari: tanti quanto il Potere",
	steal: "Ti ruba dollari: tanti quanto il Potere",
	sellNext: {
		speakeasy: "Vende nel suo prossimo bar clandestino rifornito",
		casino: "Vende nel suo prossimo casinò rifornito",
		brothel: "Vende nel suo prossimo bordello rifornito",
		nightclub: "Vende nel suo prossimo locale notturno rifornito"
	},
	stockNext: "Prende dalla riserva ciò che serve a una vendita nel suo prossimo quartiere non rifornito",
	policeNext: "Ogni auto della polizia va nel suo distretto successivo",
	policeHere: "Un’auto della polizia arriva nel suo distretto",
	harm: (e, t, n) => `${O[e]} ${T(t, "dei tuoi scagnozzi", "dei tuoi scagnozzi")}${n ? " nel suo distretto" : ", a tua scelta"}`,
	crime: (e) => `La tua Criminalità aumenta di ${E(e)}`,
	ring: "Prende l’Anello di famiglia",
	goods: (e) => `Prende ${T(e, "merce", "merci")}`,
	plan: (e, t) => `Piano dell’Esecutore: ${e}. Ha ${T(t, "azione", "azioni")}.`,
	walk: ({ from: e, to: t, steps: n }) => n === 0 ? `L’Esecutore resta dov’è: ${t}.` : `L’Esecutore avanza di ${T(n, "distretto", "distretti")}, da ${e} verso ${t}.`,
	acted: ({ card: e, text: t, power: n }) => n === null ? `${e}: ${t}.` : `${e}: ${t}. Il suo Potere è ${E(n)}.`,
	skipped: ({ card: e, text: t }) => `${e}: ${t}. Non cambierebbe nulla, quindi passa oltre.`,
	because: w,
	job: (e) => `L’Esecutore aggiunge ${e} ai suoi Colpi.`,
	reinforced: (e, t) => t === null ? `Una carta del mazzo ${e} va a faccia in giù in cima al mazzo dell’Esecutore.` : `${t} (mazzo ${e}) va tra gli scarti dell’Esecutore.`,
	askTie: "Le sue regole non decidono. Dove vende l’Esecutore?",
	askJobs: "Tieni uno di questi Colpi; l’altro è per l’Esecutore.",
	askMeanwhile: "È il turno dell’Esecutore, e puoi compiere un Colpo: adesso, o lo lasci continuare?",
	goOn: "Lascialo continuare",
	heading: "L’Esecutore",
	place: ({ district: e, number: t }) => `Si trova in ${e}, numero ${E(t)}.`,
	numbers: (e) => `I distretti nel suo ordine: ${e}.`,
	decks: ({ deck: e, discard: t, b: n, c: r }) => `Il suo mazzo: ${T(e, "carta", "carte")}, i suoi scarti: ${E(t)}; restano nel mazzo B: ${E(n)}, nel mazzo C: ${E(r)}.`,
	stats: ({ power: e, plan: t, actions: n, money: r, jobs: i }) => `Potere ${E(e)}; Piano: ${T(t, "carta", "carte")}, ${T(n, "azione", "azioni")}; ${r}; ${T(i, "Colpo", "Colpi")}.`,
	reading: ({ card: e, line: t, left: n }) => `Poi legge la riga ${E(t)} di ${e}; gli ${n === 1 ? "resta" : "restano"} ${T(n, "azione", "azioni")}.`,
	nextPlan: ({ cards: e, actions: t }) => `Nel suo prossimo turno dispone ${T(e, "carta", "carte")}, avanza di quanto dicono e compie ${T(t, "azione", "azioni")}.`,
	nextReorganises: ({ sum: e, jobs: t, news: n }) => `Il suo mazzo è vuoto: nel suo prossimo turno si riorganizza e ti ruba fino a ${e} (${T(t, "Colpo", "Colpi")} per ${T(n, "Notizia", "Notizie")}).`,
	cardsHeading: "Le carte dell’Esecutore",
	planPower: (e) => `Con questo Piano il suo Potere è ${E(e)}, prima del +n di una riga.`,
	legend: "Sulle sue carte P è il suo Potere: il suo valore, i bonus di tutte le carte del Piano e il +n della riga. X non richiede Potere.",
	card: ({ card: e, deck: t, moves: n, bonus: r, lines: i }) => `${e} (mazzo ${t}): ${T(n, "passo", "passi")}, ${r === 0 ? "nessun bonus" : `+${E(r)} al Potere per tutto il Piano`}. ${i}`,
	lastPlan: (e) => `Le sue ultime carte: ${e}.`,
	jobs: (e) => `I suoi Colpi, ciascuno vale un tuo dollaro per ogni Notizia uscita quando si riorganizza: ${e}.`,
	associates: (e, t) => `I suoi Complici, fuori gioco fino alla fine: ${e}; ${T(t, "livello", "livelli")} in tutto.`,
	levels: (e) => `I suoi valori, numerati come i distretti: ${e}.`,
	level: (e, t, n) => `${E(e)} ${t}, livello ${E(n)}`
}, A = {
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
	person: ({ name: e, level: t, muscle: n, influence: r, crimes: i }) => `${e}${t === null ? "" : `, livello ${t}`}: ${[
		n,
		r,
		...i === "" ? [] : [i]
	].join(", ")}.`,
	standard: (e) => `Abilità: ${e}`,
	matching: (e, t) => `Con ${e}: ${t}`,
	noCards: "Nessuna carta.",
	hiddenCards: (e) => `${e} a faccia in giù.`,
	job: (e, t) => `${e}: ${t}`,
	fulfilledJob: (e, t) => `${e}, compiuto: ${t}`,
	deal: ({ deal: e, needs: t, gives: n, stock: r, storage: i, busy: a }) => `${e}: chiede ${t}, fornisce ${n}. In deposito: ${r}, posto per ${i}.${a ? " C’è già uno scagnozzo." : ""}`,
	dealer: ({ needs: e, gives: t, storage: n }) => `chiede ${e}, dà ${t}, conserva ${n}`,
	nothing: "niente",
	money: (e) => `Denaro: ${e}.`,
	crime: (e) => `Criminalità: ${e}.`,
	thugs: (e) => `I tuoi uomini: ${e}.`,
	place: (e, t) => `${e} (${t})`,
	stat: ({ stat: e, level: t, price: n }) => `${e}: livello ${t}.${n === null ? "" : ` Livello successivo: ${n}.`}`,
	price: ({ muscle: e, influence: t, sum: n, crime: i }) => [
		...e > 0 ? [r.muscle(e)] : [],
		...t > 0 ? [r.influence(t)] : [],
		n,
		...i > 0 ? [`Criminalità +${i}`] : []
	].join(", "),
	boss: ({ muscle: e, influence: t, left: n }) => `Il tuo Boss: ${e}, ${t}. Cubi potenziamento rimasti: ${n}.`,
	pile: ({ deck: e, discard: t }) => `Mazzo: ${e}. Scarti: ${t}.`,
	district: ({ district: e, what: t }) => t === "" ? `${e}.` : `${e}: ${t}`,
	tile: ({ tile: e, owner: t, defence: n, needs: r, sum: i, businesses: a, stock: o, night: s }) => `${e}${s ? " (locale notturno)" : ""}, ${t === null ? "libero" : t}: difesa ${n}, vende ${r} per ${i}, attività: ${a}, deposito: ${o}.`,
	pieces: (e, t) => `${e}: ${t}.`,
	emptySpace: "Uno spazio vuoto.",
	nextOnDeck: (e) => `Prossima carta del mazzo: ${e}.`,
	rival: ({ who: e, gang: t, crime: n, hand: r, deck: i, jobs: a, fulfilled: o, upgrades: s }) => `${e}, ${t}: Criminalità ${n}; mano: ${r}; mazzo: ${i}; Colpi nascosti: ${a}; compiuti: ${o}; potenziamenti: ${s}.`,
	planOf: (e) => `Piano: ${e}.`,
	ring: "Hai l’Anello di famiglia.",
	ringOf: (e) => `${e} ha l’Anello di famiglia.`,
	news: (e, t) => t === "" ? `${e}.` : `${e}: ${t}`,
	standing: ({ gang: e, tiles: t, businesses: n, crime: r }) => `${e}; quartieri: ${t}, attività: ${n}, Criminalità: ${r}`,
	final: (e) => `Totale: ${e}`
}, j = /* @__PURE__ */ e({
	reasons: () => N,
	words: () => M
}), { words: M, reasons: N } = i({
	language: "it",
	title: "Scarface 1920",
	seat: (e) => `Posto ${e}`,
	cards: {
		...u,
		...l,
		...a,
		...s,
		...o,
		...d
	},
	gangs: c,
	nouns: r,
	prompts: x,
	actions: f,
	events: _,
	refusals: C,
	reasons: S,
	table: A,
	rival: k,
	help: () => import("./it.js")
});
export { o as n, a as r, N as reasons, j as t, M as words };
