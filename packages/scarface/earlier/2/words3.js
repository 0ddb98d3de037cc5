// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./numbers.js";
import { a as t, c as n, i as r, l as i, n as a, o, r as s, s as c, t as l, u } from "./clauses.js";
import { n as ee, r as d, t as f } from "./nouns3.js";
import { n as te, t as ne } from "./gangs3.js";
var p = {
	settle: (e, t, n) => `Instalarse en ${t} (${n}) con ${e}`,
	keep: (e) => `Quedarse con ${e}`,
	giveBack: (e) => `Devolver ${e}`,
	plan: (e) => `Poner ${e} en el Plan`,
	ready: "Confirmar el Plan",
	ring: "Cobrar el dinero del Anillo de la Familia",
	reorganise: "Reorganizarse",
	skill: (e, t, n) => `${e}, ${t === "standard" ? "habilidad" : "habilidad combinada"}: ${n}`,
	fulfil: (e) => `Cumplir el Golpe ${e}`,
	endTurn: "Terminar el turno",
	stop: "Terminar",
	toDiscard: "Poner en el descarte",
	decline: "Rechazar",
	accept: (e) => `Aceptar: ${e}`,
	deal: (e) => e,
	alcohol: "Tomar un licor",
	gun: "Tomar un arma",
	spareAlcohol: "Ahorrar 1 licor",
	spareGun: "Ahorrar 1 arma",
	store: (e, t) => `Almacenar ${e}: ${t}`,
	replace: (e, t, n) => `Almacenar ${e} en lugar de ${t}: ${n}`,
	returnGood: (e) => `Devolver ${e} a la reserva`,
	spend: (e, t) => `Gastar ${e}: ${t}`,
	toSafehouses: "Pasar un recluta a los Refugios",
	toHeadquarters: "Pasar un matón de los Refugios al Cuartel general",
	card: (e) => e,
	newDeal: "Abrir un Trato nuevo",
	tuck: (e) => `Poner debajo del ${e}`,
	toHand: (e) => e === "" ? "Llevar a tu mano" : `Llevar a tu mano, por ${e}`,
	tile: (e, t) => `${e} (${t})`,
	sellAt: (e, t, n) => `Vender en ${e} por ${t}${n === null ? "" : `, menos ${n} de mordida`}`,
	build: (e, t) => `Abrir en ${t}: ${e}`,
	wreck: (e, t) => `Cerrar en ${t}: ${e}`,
	sendTo: (e) => `Enviar al distrito ${e}`,
	withBribe: (e, t) => `${e} (soborno ${t})`,
	moveFrom: (e) => `Salir de ${e}`,
	move: (e, t) => `Mover a ${t}: ${e}`,
	vehicle: (e, t) => `Colocar en ${t}: ${e}`,
	stat: (e, t) => t === "" ? e : `${e}: ${t}`,
	thug: (e) => `Elegir un matón: ${e}`,
	police: (e, t) => `Mover un coche de policía de ${e} a ${t}`,
	driveOff: (e, t, n, r) => `Expulsar ${e} de ${t}, de ${n} a ${r}`,
	option: (e, t) => t === "" ? `Opción ${e}` : t,
	setUp: "Preparar la partida",
	shuffle: "Barajar"
}, m = {
	"tax-audit": {
		name: "Inspección fiscal",
		flavour: "Sírvase aclarar el concepto «varios»."
	},
	"bail-hearing": {
		name: "Vista de fianza",
		flavour: "Solo efectivo. El tribunal ya conoce sus cheques."
	},
	"licence-renewal": {
		name: "Renovación de licencia",
		flavour: "Línea cuatro, uso del local. «Salón de té» ya está ocupado."
	},
	"bank-examiners": {
		name: "Inspectores de banca",
		flavour: "Contaron dos veces. Con una bastaba."
	},
	"vehicle-inspection": {
		name: "Inspección de vehículos",
		flavour: "Los agujeros de la puerta no cuentan como ventilación."
	},
	"census-of-1920": {
		name: "Censo de 1920",
		flavour: "Profesión: «está en la esquina». Patrón: «un amigo»."
	},
	"budget-cuts": {
		name: "Recortes presupuestarios",
		flavour: "Se ruega a los agentes que compartan la pistola."
	},
	"warehouse-inspection": {
		name: "Inspección del almacén",
		flavour: "Se constató que los muebles goteaban."
	},
	"barrels-in-the-river": {
		name: "Barriles al río",
		flavour: "Los pescadores avisan de peces muy alegres."
	},
	"arms-amnesty": {
		name: "Amnistía de armas",
		flavour: "Conserve el recibo junto con el arma."
	},
	"expert-tasting": {
		name: "Cata pericial",
		flavour: "La comisión no llegó a conclusiones y pidió más."
	},
	"truck-through-the-door": {
		name: "Camión contra la puerta",
		flavour: "La orden iba sujeta al parachoques."
	},
	dragnet: {
		name: "Gran redada",
		flavour: "Se busca a toda persona con sombrero."
	},
	"usual-suspects": {
		name: "Los sospechosos habituales",
		flavour: "Ya tienen silla propia."
	},
	"deportation-order": {
		name: "Orden de deportación",
		flavour: "No incluye el billete de vuelta."
	},
	"mistaken-identity": {
		name: "Error de identidad",
		flavour: "En libertad con disculpas, recurribles en diez días."
	},
	"bureau-is-hiring": {
		name: "La Oficina contrata",
		flavour: "Buen sueldo, pensión y una clientela ya conocida."
	},
	curfew: {
		name: "Toque de queda",
		flavour: "Después de las nueve, merodear exige el impreso 12."
	},
	"padlock-order": {
		name: "Orden de clausura",
		flavour: "Cerrado por un año. Entregas, por la puerta de atrás."
	},
	"moral-hygiene-board": {
		name: "Junta de Higiene Moral",
		flavour: "La inspección duró tres noches. Se elogia su rigor."
	},
	"slot-machine-bonfire": {
		name: "Hoguera de tragaperras",
		flavour: "Se salvaron de las llamas dos cerezas y un limón."
	},
	"grand-jury": {
		name: "Gran jurado",
		flavour: "Veintitrés ciudadanos que nunca han oído hablar de nadie."
	},
	"star-witness": {
		name: "Testigo estrella",
		flavour: "Ahora lo recuerda todo, incluso para quién trabaja."
	},
	"tapped-telephone": {
		name: "Teléfono intervenido",
		flavour: "Transcripción, página nueve: «Por teléfono, no»."
	},
	"lost-paperwork": {
		name: "Expediente extraviado",
		flavour: "Archivado en la letra E, de extraviado."
	},
	"wanted-poster": {
		name: "Cartel de «Se busca»",
		flavour: "Muy parecido. La recompensa es un insulto."
	},
	"trust-busting": {
		name: "Pleito antimonopolio",
		flavour: "La competencia es ley, también para los fuera de la ley."
	},
	"society-column": {
		name: "Ecos de sociedad",
		flavour: "Todos admiraron el anillo, en especial Hacienda."
	}
}, re = {
	"bathtub-gin": {
		name: "Ginebra de bañera",
		flavour: "En el edificio nadie se baña desde marzo."
	},
	"clearance-sale": {
		name: "Liquidación total",
		flavour: "Todo fuera, antes de que entre la policía."
	},
	"double-shift": {
		name: "Doble turno",
		flavour: "El sindicato protestaría, pero el sindicato somos nosotros."
	},
	"guns-on-the-table": {
		name: "Las armas sobre la mesa",
		flavour: "Una charla sincera entre armados y desarmados."
	},
	"whisky-row": {
		name: "La calle del whisky",
		flavour: "Tres puertas, tres contraseñas y un solo sótano."
	},
	"loaded-dice": {
		name: "Dados cargados",
		flavour: "Otro siete. El azar cumple, si se le paga."
	},
	"little-black-book": {
		name: "La libreta negra",
		flavour: "Madame olvida las caras y apunta los nombres."
	},
	"grand-opening": {
		name: "Gran inauguración",
		flavour: "El alcalde cortó la cinta y nunca estuvo aquí."
	},
	"pillar-of-the-community": {
		name: "Pilar de la comunidad",
		flavour: "Pagó el tejado de la iglesia. Nadie pregunta qué tapa."
	},
	"something-for-everyone": {
		name: "Para todos los gustos",
		flavour: "Siete pecados bajo tres techos."
	},
	"corner-to-corner": {
		name: "De punta a punta",
		flavour: "El tranvía va ahora de nuestra casa a nuestra casa."
	},
	"city-hall-steps": {
		name: "En la escalinata municipal",
		flavour: "Lo bastante cerca para ayudar a contar los votos."
	},
	"lakeside-landing": {
		name: "Desembarco en el lago",
		flavour: "Los pescadores volvieron con una captura pesada y tintineante."
	},
	"mill-gate": {
		name: "A las puertas de la acería",
		flavour: "Cuando suena la sirena, contratamos nosotros."
	},
	motorcade: {
		name: "Caravana de coches",
		flavour: "Para otros, dos coches son un paseo. Para nosotros, un aviso."
	},
	"garage-party": {
		name: "Fiesta en el garaje",
		flavour: "Se rogó a los invitados que miraran a la pared."
	},
	"king-of-the-city": {
		name: "Rey de la ciudad",
		flavour: "La corona es un sombrero, y el trono, un sillón de barbero."
	},
	"prison-escape": {
		name: "Fuga de la cárcel",
		flavour: "El pastel pesaba mucho y nadie tenía hambre."
	},
	"friends-downtown": {
		name: "Amigos en las alturas",
		flavour: "No aceptan sobornos. Aceptan almuerzos."
	},
	"society-wedding": {
		name: "Boda de alta sociedad",
		flavour: "La novia contaba los regalos y el novio, los aliados."
	},
	"ballot-stuffing": {
		name: "Pucherazo",
		flavour: "La participación alcanzó el ciento doce por ciento."
	},
	"safe-deposit": {
		name: "Caja de seguridad",
		flavour: "El banco se fiaba de la cámara, y la cámara, de nosotros."
	},
	"crime-spree": {
		name: "Racha de delitos",
		flavour: "La taquígrafa de la comisaría pide un aumento."
	},
	"most-wanted": {
		name: "El más buscado",
		flavour: "Cuánto correo, y todo del fiscal."
	},
	speedboats: {
		name: "Lanchas rápidas",
		flavour: "Los guardacostas son más veloces, al menos en su memoria anual."
	},
	"bonded-warehouse": {
		name: "Depósito aduanero",
		flavour: "Precintado por la aduana, abierto por los primos."
	},
	"coat-check": {
		name: "Guardarropa",
		flavour: "Deje aquí abrigo, pistola y un dólar."
	},
	"precinct-on-the-payroll": {
		name: "La comisaría en nómina",
		flavour: "Los viernes la cola da la vuelta a la manzana. De uniforme."
	},
	"title-deeds": {
		name: "Títulos de propiedad",
		flavour: "Firmados, sellados y el antiguo dueño, de viaje."
	},
	"fire-insurance": {
		name: "Seguro de incendios",
		flavour: "Firma el lunes, incendio el miércoles."
	},
	"boxing-gym": {
		name: "Gimnasio de boxeo",
		flavour: "Algunos socios hasta boxean."
	},
	"ward-boss": {
		name: "Cacique de distrito",
		flavour: "Conoce a cada votante por su nombre y a casi todos por su deuda."
	},
	blueprints: {
		name: "Los planos",
		flavour: "La puerta principal la dibujó el arquitecto al final."
	},
	"talent-scout": {
		name: "Cazatalentos",
		flavour: "Se buscan caras honradas. Lo demás se aprende."
	},
	"blood-oath": {
		name: "Juramento de sangre",
		flavour: "Una gota cada uno, y una silla para quien se desmaye."
	},
	"quiet-men": {
		name: "Hombres discretos",
		flavour: "No vieron nada, y no estaban allí cuando lo vieron."
	},
	"stool-pigeon": {
		name: "El soplón",
		flavour: "Canta para la policía. La letra es nuestra."
	},
	"jailhouse-lawyer": {
		name: "Abogado de celda",
		flavour: "Doce años de estudios, todos en la misma celda."
	},
	"friend-at-the-bureau": {
		name: "Un amigo en la Oficina",
		flavour: "Antes de una redada, llama por teléfono. Por educación."
	}
}, ie = {
	bodyguards: {
		name: "Guardaespaldas",
		flavour: "Por ti reciben una bala y, de vez en cuando, una cartera."
	},
	"street-muggers": {
		name: "Atracadores",
		flavour: "Solo efectivo. No se admiten devoluciones."
	},
	"rum-runners": {
		name: "Contrabandistas de ron",
		flavour: "Nadie los ha visto nunca ir a pie."
	},
	"card-sharps": {
		name: "Fulleros",
		flavour: "Cinco ases ganan a un full cualquier noche."
	},
	bagmen: {
		name: "Recaderos del soborno",
		flavour: "En un maletín elegante no es soborno, es cortesía."
	},
	"alley-scouts": {
		name: "Ojos del callejón",
		flavour: "Conocen todos los atajos, y a quien duerme en ellos."
	},
	"night-cashiers": {
		name: "Cajeros de noche",
		flavour: "Cuentan dos veces, una por cada libro de cuentas."
	},
	cellarmen: {
		name: "Bodegueros",
		flavour: "Los barriles buenos están detrás de los malos."
	},
	capone: {
		name: "Al Capone",
		flavour: "Su tarjeta de visita dice que vende muebles usados."
	},
	"st-clair": {
		name: "Stephanie St. Clair",
		flavour: "Contesta a las amenazas en el diario de la mañana."
	},
	rothstein: {
		name: "Arnold Rothstein",
		flavour: "Nunca apuesta. Él sabe."
	},
	obanion: {
		name: "Dean O’Banion",
		flavour: "Envía unas coronas preciosas, a veces por adelantado."
	},
	"outfit-underboss": {
		name: "El Reclutador",
		flavour: "Pide dos referencias, ambas entre rejas."
	},
	"outfit-counselor": {
		name: "El Hombre del ayuntamiento",
		flavour: "No tiene despacho allí: tiene los de todos los demás."
	},
	"wolves-underboss": {
		name: "La Capitana de la calle",
		flavour: "Conoce cada callejón, y cada callejón se cuadra."
	},
	"wolves-counselor": {
		name: "El Banquero de los números",
		flavour: "Tres cifras, mil sueños, una sola caja."
	},
	"gems-underboss": {
		name: "El Jefe de sala",
		flavour: "Sonríe una vez al año, al cerrar las cuentas."
	},
	"gems-counselor": {
		name: "El Amigo del senador",
		flavour: "Fueron juntos al colegio. El colegio era suyo."
	},
	"northside-underboss": {
		name: "El Jefe del convoy",
		flavour: "Salen seis camiones, llegan siete. Se cuenta en voz baja."
	},
	"northside-counselor": {
		name: "El Contable de la floristería",
		flavour: "Rosas: dos dólares. Rosas que tintinean: cuarenta."
	},
	"bathtub-chemist": {
		name: "Químico de bañera",
		flavour: "Los sábados se baña; el resto de la semana destila."
	},
	"milk-wagon-driver": {
		name: "Lechero madrugador",
		flavour: "Hay hogares que gastan una cantidad asombrosa de nata."
	},
	sacristan: {
		name: "Sacristán sediento",
		flavour: "La parroquia no crece, pero el vino de misa no alcanza."
	},
	"records-clerk": {
		name: "Archivero",
		flavour: "Lo que guarda en la Q no vuelve a aparecer."
	},
	"beat-cop": {
		name: "Guardia de barrio",
		flavour: "Anda despacio, para llegar cuando ya ha pasado todo."
	},
	"shoeshine-tipster": {
		name: "Limpiabotas enterado",
		flavour: "Un lustre, dos soplos. Uno de ellos es para ti."
	},
	"shell-game-man": {
		name: "Trilero",
		flavour: "La bolita se jubiló hace años."
	},
	pickpocket: {
		name: "Carterista",
		flavour: "Te da la mano y se queda el reloj."
	},
	"second-storey-man": {
		name: "Escalador de fachadas",
		flavour: "Solo tiene vértigo bajo juramento."
	},
	"hat-check-girl": {
		name: "Chica del guardarropa",
		flavour: "Reconoce cada bolsillo de la ciudad por el forro."
	},
	"speakeasy-pianist": {
		name: "Pianista clandestino",
		flavour: "Si suena una polca, policía. Si suena un vals, calma."
	},
	"chorus-understudy": {
		name: "Suplente del coro",
		flavour: "Se sabe todos los papeles, y quién aflojó el tacón de quién."
	},
	"retired-boxer": {
		name: "Boxeador retirado",
		flavour: "Solo perdió contra la campana."
	},
	strikebreaker: {
		name: "Esquirol",
		flavour: "Solo acude al trabajo cuando no va nadie más."
	},
	"corner-druggist": {
		name: "Boticario de la esquina",
		flavour: "Para la tos, el catarro y las noches de sábado."
	},
	cooper: {
		name: "Maestro tonelero",
		flavour: "Sus barriles aguantan hasta el agua, si alguien la pidiera."
	},
	"bail-bondsman": {
		name: "Fiador judicial",
		flavour: "Abierto toda la noche. Gracias a él, las celdas también."
	},
	"building-inspector": {
		name: "Inspector de obras",
		flavour: "Primero encuentra la grieta y después el sobre."
	},
	bookmaker: {
		name: "Corredor de apuestas",
		flavour: "Con su libreta, al final lloran todos."
	},
	"racetrack-tout": {
		name: "Profeta del hipódromo",
		flavour: "Todo caballo es una apuesta segura hasta que corre."
	},
	"night-watchman": {
		name: "Vigilante nocturno",
		flavour: "Vigiló muy bien cómo se lo llevaban todo."
	},
	locksmith: {
		name: "Cerrajero servicial",
		flavour: "Siempre hace una copia, por si pierdes la casa."
	},
	"cigarette-girl": {
		name: "Cigarrera",
		flavour: "Vende cerillas, lo oye todo y recuerda las propinas."
	},
	landlady: {
		name: "Casera discreta",
		flavour: "Diez habitaciones y una norma: se paga el viernes."
	},
	bouncer: {
		name: "Portero de club",
		flavour: "Te enseña la puerta. Abrirla a tiempo es cosa tuya."
	},
	barber: {
		name: "Barbero parlanchín",
		flavour: "Nadie discute con quien sostiene la navaja."
	},
	"wwi-veteran": {
		name: "Veterano de la Gran Guerra",
		flavour: "Volvió con una medalla y un pulso de hierro."
	},
	"moonshine-patriarch": {
		name: "Patriarca del alambique",
		flavour: "La receta es secreta, sobre todo para el médico."
	},
	"lake-skipper": {
		name: "Patrón del lago",
		flavour: "Ve más entre la niebla que los guardacostas a mediodía."
	},
	"city-treasurer": {
		name: "Tesorero municipal",
		flavour: "Mantiene las cuentas en equilibrio sobre un dedo."
	},
	"ward-heeler": {
		name: "Muñidor de votos",
		flavour: "Sus votantes son fieles hasta la muerte, y algo más allá."
	},
	"numbers-accountant": {
		name: "Contable de doble libro",
		flavour: "Un libro para Hacienda y otro para la verdad."
	},
	"fight-promoter": {
		name: "Promotor de boxeo",
		flavour: "Sabe quién gana. El viernes se lo cuenta a los púgiles."
	},
	pawnbroker: {
		name: "Prestamista",
		flavour: "No hace preguntas y paga en consecuencia."
	},
	"truck-hijacker": {
		name: "Asaltacamiones",
		flavour: "Nunca compró un camión: se paran a su paso."
	},
	"torch-singer": {
		name: "Cantante de cabaré",
		flavour: "Con la última estrofa, toda la sala pide otra copa."
	},
	"getaway-driver": {
		name: "As de la huida",
		flavour: "Mantiene el motor caliente y la matrícula fresca."
	},
	"demolition-man": {
		name: "Dinamitero",
		flavour: "Cuenta hasta diez. Nadie se ha quedado a oírlo."
	},
	brewmaster: {
		name: "Maestro cervecero exiliado",
		flavour: "Según la ley, sin alcohol. La ley no la ha probado."
	},
	"customs-officer": {
		name: "Agente de aduanas",
		flavour: "No tiene nada que declarar, y en nueve idiomas."
	},
	"circuit-judge": {
		name: "Juez de distrito",
		flavour: "La justicia es ciega. Su Señoría solo tiene sed."
	},
	"newspaper-editor": {
		name: "Director de periódico",
		flavour: "Publica la verdad en cuanto alguien la redacta."
	},
	"casino-architect": {
		name: "Arquitecto de casinos",
		flavour: "Olvidó las salidas. De momento, ni una queja."
	},
	"stable-vet": {
		name: "Veterinario de cuadra",
		flavour: "Sus pacientes corren, o no, según lo acordado."
	},
	safecracker: {
		name: "Revientacajas",
		flavour: "Nadie escucha mejor, siempre que seas de acero."
	},
	"rail-yard-dispatcher": {
		name: "Jefe de maniobras",
		flavour: "Uno de cada cien vagones se pierde. Él elige cuál."
	},
	"nightclub-impresario": {
		name: "Rey de la noche",
		flavour: "Cerrado por orden a las diez y abierto a petición a las once."
	},
	"society-photographer": {
		name: "Fotógrafo de sociedad",
		flavour: "Las copias, para el álbum; los negativos, para la vejez."
	},
	"tommy-gun-salesman": {
		name: "Vendedor de estuches",
		flavour: "Novecientos estuches vendidos y ni un solo violín."
	},
	"quiet-professional": {
		name: "El Profesional discreto",
		flavour: "Referencias excelentes. Ninguna está localizable."
	},
	"whisky-baron": {
		name: "Barón del whisky",
		flavour: "Doce años en barrica, según la etiqueta del martes."
	},
	"state-senator": {
		name: "El Senador seco",
		flavour: "Vota seco, bebe mojado y duerme a pierna suelta."
	},
	"parole-chairman": {
		name: "Presidente de los indultos",
		flavour: "Cree en segundas oportunidades a precio de primera."
	},
	"professor-of-probability": {
		name: "Profesor de probabilidad",
		flavour: "Vetado en una universidad y en once casinos."
	},
	"steamboat-host": {
		name: "Anfitrión del vapor",
		flavour: "La ley termina en la orilla. El bufé, no."
	},
	"master-forger": {
		name: "Maestro falsificador",
		flavour: "Su firma no tiene precio. La tuya tampoco, si la hace él."
	},
	"real-estate-shark": {
		name: "Tiburón inmobiliario",
		flavour: "Hace una sola oferta y luego mide las cortinas."
	},
	"grande-dame": {
		name: "Gran dama del Levee",
		flavour: "Todo el concejo la saluda, y nadie por su nombre."
	},
	"silent-film-star": {
		name: "Estrella del cine mudo",
		flavour: "Te lo contaría todo, pero no es esa clase de película."
	},
	"police-commissioner": {
		name: "Jefe superior de policía",
		flavour: "Conoce a todos los granujas y no olvida un cumpleaños."
	}
}, ae = {
	"little-italy": {
		name: "Little Italy",
		flavour: "Seis panaderías, cinco de ellas con harina."
	},
	bronzeville: {
		name: "Bronzeville",
		flavour: "La música para al alba. Nadie la ha oído parar."
	},
	"the-loop": {
		name: "The Loop",
		flavour: "Los trenes dan vueltas, y el dinero también."
	},
	"back-of-the-yards": {
		name: "Back of the Yards",
		flavour: "Nadie pregunta qué hay en las cajas. Se huele."
	},
	cicero: {
		name: "Cicero",
		flavour: "Justo al otro lado del límite, donde la ley hace transbordo."
	},
	pilsen: {
		name: "Pilsen",
		flavour: "Lleva nombre de cerveza y orden de olvidarlo."
	},
	bridgeport: {
		name: "Bridgeport",
		flavour: "Aquí viven futuros alcaldes y sus difuntos votantes."
	},
	greektown: {
		name: "Greektown",
		flavour: "El café se sirve en taza. Todo lo demás también."
	},
	chinatown: {
		name: "Chinatown",
		flavour: "Los faroles se apagan cuando un extraño dobla la esquina."
	},
	"gold-coast": {
		name: "Gold Coast",
		flavour: "El mayordomo lo encarga y el senador se lo bebe."
	},
	streeterville: {
		name: "Streeterville",
		flavour: "Lo fundó un contrabandista varado, y sigue fiel a sus orígenes."
	},
	"old-town": {
		name: "Old Town",
		flavour: "Cada sótano tiene su sótano."
	},
	uptown: {
		name: "Uptown",
		flavour: "La mejor mesa es la que está junto al túnel."
	},
	"hyde-park": {
		name: "Hyde Park",
		flavour: "Los profesores explican la teoría y los alumnos hacen las prácticas."
	},
	pullman: {
		name: "Pullman",
		flavour: "Una ciudad modelo. El modelo ha sufrido retoques."
	},
	"the-levee": {
		name: "The Levee",
		flavour: "Cerrado para siempre en 1912 y, desde entonces, cada día a las cuatro."
	},
	"little-hell": {
		name: "Little Hell",
		flavour: "Hace calor todo el año, gracias a la fábrica de gas y a los vecinos."
	},
	"wicker-park": {
		name: "Wicker Park",
		flavour: "Mansiones de barones de la cerveza, cerveza incluida."
	}
}, oe = {
	deal: "envía un matón a un Trato",
	recruit: "recluta en los Bajos Fondos",
	job: "busca un Golpe en los Bajos Fondos",
	dealer: "busca un Proveedor en los Bajos Fondos",
	hire: "contrata a alguien en los Bajos Fondos",
	sales: "vende con ayuda de los Bajos Fondos",
	oust: "hace que las Autoridades levanten un control",
	"lower-crime": "hace que las Autoridades pierdan un expediente",
	build: "consigue licencias de las Autoridades",
	release: "hace que las Autoridades abran la Prisión",
	fence: "vende a las Autoridades",
	send: "envía matones a la calle",
	move: "mueve a su gente",
	seize: "ataca un barrio",
	upgrade: "mejora la banda",
	dismiss: "retira matones del juego"
}, h = {
	ring: "Anillo de la Familia",
	sale: "venta",
	graft: "mordida",
	bribe: "soborno",
	fence: "Autoridades",
	business: "negocios",
	"boss-track": "pista del Jefe",
	upgrade: "mejora",
	card: "efecto de una carta",
	theft: "robo"
}, g = {
	jobs: "del mazo de Golpes",
	dealers: "del mazo de Proveedores",
	federal: "del mazo federal"
}, _ = {
	prison: "va a Prisión",
	hit: "recibe una paliza",
	kill: "es eliminado"
}, v = {
	setUp: ({ who: e }) => `Todo está listo. Empieza ${e}.`,
	keptJob: (e) => `${e} se queda con un Golpe.`,
	keptJobOpen: (e, t) => `${e} se queda con el Golpe ${t}.`,
	returnedJob: (e) => `${e} devuelve un Golpe.`,
	passedJobs: "Los demás Golpes pasan a la izquierda.",
	settled: ({ who: e, tile: t, piece: n }) => `${e} se instala en ${t} con ${n}.`,
	turn: (e) => `Es el turno de ${e}.`,
	noCards: (e) => `${e} no tiene cartas en la mano: termina su turno.`,
	planned: (e, t) => `${e} pone ${t} en su Plan.`,
	ready: ({ who: e, cards: t, muscle: n, influence: r }) => `El Plan de ${e} está listo: ${t}, ${n}, ${r}.`,
	crimeUp: (e, t) => `La Criminalidad de ${e} sube a ${t}.`,
	crimeDown: (e, t) => `La Criminalidad de ${e} baja a ${t}.`,
	skill: (e, t, n) => `${e} usa la habilidad${n === "standard" ? "" : " combinada"} de ${t}.`,
	acted: (e, t) => `${e} ${oe[t]}.`,
	deal: (e, t) => `${e} se abastece de ${t}.`,
	gained: ({ who: e, sum: t, reason: n }) => `${e} recibe ${t} (${h[n]}).`,
	paid: ({ who: e, sum: t, reason: n }) => `${e} paga ${t} (${h[n]}).`,
	paidHidden: (e, t) => `${e} paga tras su pantalla (${h[t]}).`,
	short: ({ who: e, reason: t, owed: n, paid: r }) => `${e} no puede pagar ${t === "graft" ? "toda la mordida" : "todo el soborno"} de ${n} y lo demuestra: solo tenía ${r}.`,
	stole: ({ who: e, from: t, sum: n }) => `${e} roba ${n} a ${t}.`,
	stoleHidden: (e, t) => `${e} roba dinero a ${t}.`,
	goods: (e, t) => `${e} recibe ${t}.`,
	stored: (e, t, n) => `${e} almacena ${t}: ${n}.`,
	goodGone: (e, t) => `${e} devuelve ${t} a la reserva.`,
	spent: (e, t, n) => `${e} gasta ${t}: ${n}.`,
	boost: (e, t) => `${e} tiene ${t} más este turno.`,
	recruited: (e, t) => t === "safehouses" ? `Un recluta de ${e} pasa a los Refugios.` : `Un matón de ${e} pasa de los Refugios al Cuartel general.`,
	looked: (e, t, n) => `${e} mira ${n} ${g[t]}.`,
	lookedOpen: (e, t) => `${e} ve ${t}.`,
	tookJob: (e) => `${e} toma un Golpe.`,
	tookJobOpen: (e, t) => `${e} toma el Golpe ${t}.`,
	tookDealer: (e, t) => `${e} tiene un nuevo Proveedor: ${t}.`,
	hired: (e, t) => `${e} contrata a ${t}.`,
	joined: ({ who: e, card: t, toHand: n }) => n ? `${e} se lleva a la mano ${t}.` : `${e} pone ${t} en el descarte.`,
	market: (e) => `En el mercado: ${e}.`,
	ring: (e) => `${e} toma el Anillo de la Familia.`,
	sold: ({ who: e, tile: t, sum: n }) => `${e} vende en ${t} por ${n}.`,
	ousted: ({ who: e, owner: t, tile: n }) => `${e} quita a ${t} el control de ${n}.`,
	boughtOut: ({ who: e, owner: t, tile: n }) => `${e} compra ${n} a ${t} y ahora controla el barrio.`,
	built: ({ who: e, business: t, tile: n }) => `${e} abre en ${n}: ${t}.`,
	wrecked: ({ business: e, tile: t }) => `Cerrado en ${t}: ${e}.`,
	released: (e, t) => `De vuelta de Prisión para ${e}: ${t}.`,
	recalled: (e, t) => `${e} devuelve un matón al Cuartel general (${t}).`,
	sent: (e, t) => `${e} envía un matón a ${t}.`,
	moved: ({ who: e, piece: t, from: n, to: r }) => `${e} mueve ${t} de ${n} a ${r}.`,
	movedBy: ({ who: e, piece: t, owner: n, from: r, to: i }) => `${e} expulsa ${t} de ${n}, de ${r} a ${i}.`,
	seized: ({ who: e, tile: t, muscle: n, defence: r }) => `${e} toma ${t}: ${n} contra defensa ${r}.`,
	seizedFrom: ({ who: e, tile: t, owner: n, muscle: r, defence: i }) => `${e} arrebata ${t} a ${n}: ${r} contra defensa ${i}.`,
	gaveUp: (e, t) => `${e} abandona ${t}.`,
	upgraded: ({ who: e, stat: t, level: n }) => `${e} mejora la banda: ${t}, nivel ${n}.`,
	downgraded: ({ who: e, stat: t, level: n }) => `${e} retrocede: ${t}, nivel ${n}.`,
	vehicle: ({ who: e, piece: t, district: n }) => `${e} coloca ${t} en ${n}.`,
	nightclub: (e, t) => `${e} abre un club nocturno en ${t}.`,
	dismissed: (e, t) => `${e} retira un matón del juego (${t}).`,
	harmed: ({ who: e, how: t, place: n }) => `Un matón de ${e} ${_[t]} (${n}).`,
	police: ({ who: e, from: t, to: n }) => `${e} mueve un coche de policía de ${t} a ${n}.`,
	drew: (e, t) => `${e} roba ${t}.`,
	drewOpen: (e, t) => `${e} roba ${t}.`,
	discarded: (e, t) => `${e} descarta ${t}.`,
	recovered: (e, t) => `${e} recupera ${t} del descarte.`,
	fired: (e, t) => `${e} despide a ${t}.`,
	fulfilled: (e, t) => `${e} cumple el Golpe ${t}.`,
	unfulfilled: (e, t) => `${e} vuelve a poner boca abajo el Golpe ${t}.`,
	trigger: (e, t) => `${t} surte efecto para ${e}.`,
	raid: (e) => `¡Redada! ${e}.`,
	band: ({ who: e, band: t }) => `A ${e} le corresponde: ${t}.`,
	reorganised: (e) => `${e} reorganiza la banda.`,
	shuffledOwn: (e) => `${e} baraja su descarte y forma un mazo nuevo.`,
	shuffledFederal: "Se vuelven a barajar las cartas federales.",
	time: (e, t) => `El marcador de tiempo está en la casilla ${e} de ${t}.`,
	extra: "¡Edición especial! El marcador de tiempo ha llegado al final.",
	roundEnd: (e) => `Ha terminado la ronda ${e}.`,
	ness: (e) => `Eliot Ness sube a ${e}.`,
	news: (e) => `En portada: ${e}.`,
	special: (e) => `${e} aplica una regla especial.`,
	over: ({ who: e, shared: t, scores: n }) => `La partida ha terminado. ¡${t ? `${e} comparten la victoria` : `Gana ${e}`}! ${n}`,
	score: ({ who: e, total: t, money: n, businesses: r, associates: i }) => `${e}: ${t} (${n} en caja, ${r} por negocios, ${i} por Socios).`
}, y = [
	"tu Criminalidad",
	"la Criminalidad de un rival",
	"la Criminalidad de cada rival",
	"la Criminalidad de todos"
], b = {
	prison: "envía a Prisión a ",
	hit: "da una paliza a ",
	kill: "elimina a "
}, x = {
	prison: ["va a Prisión", "van a Prisión"],
	hit: ["recibe una paliza", "reciben una paliza"],
	kill: ["es eliminado", "son eliminados"]
}, se = {
	any: ["matón o vehículo", "matones o vehículos"],
	thugs: ["matón", "matones"],
	vehicles: ["vehículo", "vehículos"]
}, ce = {
	jobs: "mazo de Golpes",
	dealers: "mazo de Proveedores",
	federal: "mazo federal"
}, le = {
	rivals: "cada rival",
	everyone: "cada jugador",
	chooses: " elige",
	or: "; o ",
	colon: ": "
}, ue = {
	money: (e, t) => `gana ${t.dollars(e.amount)}`,
	pay: (e, t) => `${t.to(e.who, "paga", "paga")} ${t.dollars(e.amount)}`,
	steal: (e, t) => `roba ${t.n(e.amount, "dólar", "dólares")} a ${e.from === "rival" ? "un rival" : "cada rival"}${t.per(e.amount)}`,
	goods: (e, t) => `toma ${t.goods(e.good, e.amount)}`,
	"lose-goods": (e, t) => `${t.to(e.who, "pierde", "pierde")} ${t.goods(e.good ?? "some", e.amount)}`,
	boost: (e, t) => r(e) ? `gana ${c(e, t)} este turno` : `este turno gana ${c(e, t)}`,
	crime: (e) => `${e.by < 0 ? "reduce" : "aumenta"} ${i(e.who, y)} en ${Math.abs(e.by)}`,
	recruit: ({ steps: e }, t) => `da ${t.upTo(e)}${t.n(e, "paso de reclutamiento", "pasos de reclutamiento")}${t.per(e)}`,
	release: ({ thugs: e }, t) => e === "all" ? "saca de Prisión a todos tus matones" : `saca de Prisión a ${t.n(e, "matón", "matones")}${t.per(e)}`,
	harm: (e, t) => e.whose === "self" ? `${t.n(e.thugs, ...o(e, t, "de tus matones", x))}${t.per(e.thugs)}` : `${b[e.how]}${t.thugs(e.thugs, e.whose)}${t.at(e.reach)}${t.per(e.thugs)}`,
	send: ({ thugs: e, where: t }, n) => `envía ${n.upTo(e)}${n.n(e, "matón", "matones")} del Cuartel general a ${t === "anywhere" ? "cualquier distrito" : "un distrito en el que tengas presencia"}${n.per(e)}`,
	move: (e, t) => `mueve ${t.upTo(e.pieces)}${t.n(e.pieces, ...se[e.which])} desde un distrito${t.per(e.pieces)}`,
	police: ({ cars: e }, t) => `mueve ${t.n(e, "coche de policía", "coches de policía")} a cualquier distrito`,
	"drive-off": ({ pieces: e }, t) => `expulsa ${t.n(e, "matón o vehículo rival", "matones o vehículos rivales")} a un distrito vecino`,
	build: (e, t) => `abre ${l(e, t, ["negocio de tu elección", "negocios de tu elección"])} en tus barrios${t.per(e.tokens)}`,
	wreck: (e, t) => e.whose === "self" ? t.n(e.tokens, "de tus negocios (no un club nocturno) cierra", "de tus negocios (no un club nocturno) cierran") : `cierra ${t.n(e.tokens, "negocio rival", "negocios rivales")} (no un club nocturno)`,
	draw: ({ cards: e }, t) => `roba ${t.n(e, "carta", "cartas")}${t.per(e)}`,
	discard: ({ cards: e, who: t }, n) => `${n.to(t, "descarta", "descarta")} ${n.n(e, "carta", "cartas")}`,
	sell: ({ sales: e }, t) => `haz ${t.upTo(e)}${t.n(e, "venta", "ventas")} en tus barrios${t.per(e)}`,
	fence: ({ goods: e, price: t }, n) => `vende a las Autoridades ${n.upTo(e)}${n.n(e, "mercancía", "mercancías")} por ${n.dollars(t)} cada una${n.per(e)}`,
	job: ({ draw: e }, t) => `roba ${t.n(e, "Golpe", "Golpes")}${e === 1 ? "" : `${t.per(e)}; quédate con 1`}`,
	dealer: ({ draw: e }, t) => `roba ${t.n(e, "Proveedor", "Proveedores")}${e === 1 ? "" : `${t.per(e)}; quédate con 1`}`,
	hire: (e) => `contrata a un Socio de nivel ${n(e, "o inferior")}${e.toHand ? ", directamente a tu mano" : ""}`,
	supply: () => "toma las mercancías de uno de tus Tratos sin enviar a nadie",
	ring: () => "toma el Anillo de la Familia",
	recall: ({ thugs: e, from: t }, n) => `devuelve al Cuartel general ${n.upTo(e)}${n.n(e, "matón", "matones")}${n.from(t)}${n.per(e)}`,
	oust: ({ markers: e }, t) => `retira ${t.upTo(e)}${t.n(e, "marcador de control de tu elección", "marcadores de control de tu elección")}`,
	seize: ({ muscle: e }, t) => `toma un barrio con ${t.points("muscle", e)}`,
	upgrade: ({ discount: e }, t) => `mejora tu banda${e === 0 ? "" : ` por ${t.dollars(e)} menos`} (sin necesitar Músculo ni Influencia)`,
	downgrade: ({ levels: e, who: t }, n) => `${n.to(t, "pierde", "pierde")} ${n.n(e, "mejora", "mejoras")}`,
	recover: ({ cards: e }, t) => `recupera en tu mano ${t.n(e, "carta", "cartas")} de tu descarte`,
	fire: ({ cards: e, who: t }, n) => `${n.to(t, "despide", "despide")} a ${n.n(e, "Socio", "Socios")} de la mano o del descarte`,
	unfulfil: ({ jobs: e, who: t }, n) => `${n.to(t, "vuelve", "vuelve")} a poner boca abajo ${n.n(e, "Golpe cumplido", "Golpes cumplidos")}`,
	choose: (e, n) => `elige: ${t(e, n, "; o ")}`,
	may: (e, t) => `si quieres, ${a(e, t)}`,
	if: (e, t) => `${t.when([e.when])}, ${t.and(t.clauses(e.then))}`,
	each: (e, t) => s(e, t, le),
	market: () => "renueva los dos espacios marcados del mercado",
	time: ({ by: e }, t) => `haz ${e > 0 ? "avanzar" : "retroceder"} el marcador de tiempo ${t.n(Math.abs(e), "casilla", "casillas")}`,
	peek: (e) => `mira ${e.cards === 1 ? "la primera carta" : `las ${e.cards} primeras cartas`} del ${ce[e.deck]}`,
	exchange: ({ goods: e }, t) => `cambia ${t.upTo(e)}${t.n(e, "de tus mercancías", "de tus mercancías")} por el otro tipo`,
	nightclub: () => "abre un club nocturno en uno de tus barrios",
	vehicle: () => "coloca un coche o un camión en un distrito en el que tengas presencia",
	special: (e, t) => t.specials[e.rule]
}, { count: S } = e("es"), C = ["mercancía", "mercancías"], w = ["matón", "matones"], T = (e, t, n) => `${e === 1 ? "Falta" : "Faltan"} ${S(e, t, n)}.`, E = (e, t, n) => `Como máximo, ${S(e, t, n)}.`, D = {
	settingUp: "Se prepara la partida.",
	shuffling: "Se barajan las cartas.",
	draftKeep: "Quédate con uno de estos Golpes; los demás pasan a la izquierda.",
	draftReturn: "Tienes cuatro Golpes: devuelve uno y quédate con tres.",
	draftWait: "Los demás siguen eligiendo sus Golpes.",
	settlePlace: "Elige tu primer barrio y el vehículo que colocas allí.",
	settleGood: "Elige la mercancía inicial de tu Trato.",
	plan: "Te toca: pon cartas en tu Plan. A partir de la tercera sube tu Criminalidad.",
	reorganise: "Te toca y ya no tienes cartas: revela Golpes si quieres y después reorganízate.",
	noCards: "Te toca y no tienes cartas en la mano: revela Golpes si quieres y después termina el turno.",
	planned: ({ muscle: e, influence: t }) => `Tu Plan: ${e}, ${t}. Añade una carta o confirma el Plan.`,
	act: ({ muscle: e, influence: t }) => `Tu Plan: ${e}, ${t}. Elige una acción o usa habilidades.`,
	afterAct: "Ya has hecho tu acción. Usa más habilidades o termina el turno.",
	ask: {
		kinds: (e) => `Elige qué recibes. ${T(e.left, ...C)}`,
		store: () => "¿Dónde almacenas esta mercancía?",
		spend: () => "¿Qué mercancía gastas?",
		recruit: (e) => `Recluta. ${T(e.left, "paso", "pasos")}`,
		oust: (e) => `¿Qué marcador de control retiras? ${E(e.left, "marcador", "marcadores")}`,
		dismiss: (e) => `Retira matones del juego. ${T(e.left, ...w)}`,
		"pick-job": () => "¿Con qué Golpe te quedas?",
		"pick-dealer": () => "¿Con qué Proveedor te quedas?",
		tuck: ({ card: e }) => `${e}: ¿un Trato nuevo, o debajo de uno que ya tienes?`,
		hire: () => "¿A quién contratas?",
		welcome: ({ card: e }) => `${e} entra en la banda: ¿a tu mano de inmediato o al descarte?`,
		sell: () => "¿Dónde vendes?",
		sale: () => "Tu camión te ahorra una mercancía: ¿cuál?",
		build: (e) => `¿Qué negocio abres, y dónde? ${E(e.left, "negocio", "negocios")}`,
		fence: (e) => `¿Qué vendes a las Autoridades? ${E(e.left, ...C)}`,
		send: (e) => `¿Adónde envías a tus matones? ${E(e.left, ...w)}`,
		move: (e) => `¿Qué se mueve, y adónde? ${E(e.left, "movimiento", "movimientos")}`,
		seize: () => "¿Qué barrio tomas?",
		marker: () => "Todos tus marcadores de control están en uso: ¿qué otro barrio abandonas?",
		upgrade: () => "¿Qué mejoras?",
		"right-hand": () => "¿Qué mano derecha entra en la banda?",
		vehicle: () => "¿Qué vehículo colocas, y dónde?",
		nightclub: () => "¿Dónde abres el club nocturno?",
		supply: () => "¿Qué Trato entrega?",
		deal: () => "¿A qué Trato envías a tu matón?",
		harm: (e) => `¿A qué matón afecta? ${T(e.left, ...w)}`,
		police: (e) => `¿Qué coche de policía mueves, y adónde? ${T(e.left, "coche", "coches")}`,
		"drive-off": (e) => `¿A quién expulsas, y adónde? ${T(e.left, "pieza", "piezas")}`,
		"wreck-rival": (e) => `¿Qué negocio rival cierras? ${T(e.left, "negocio", "negocios")}`,
		"wreck-own": (e) => `¿Cuál de tus negocios cierras? ${T(e.left, "negocio", "negocios")}`,
		discard: (e) => `Descarta. ${T(e.left, "carta", "cartas")}`,
		downgrade: (e) => `¿En qué atributo pierdes un nivel? ${T(e.left, "nivel", "niveles")}`,
		recover: (e) => `¿Qué recuperas del descarte? ${T(e.left, "carta", "cartas")}`,
		fire: (e) => `¿A quién despides? ${T(e.left, "Socio", "Socios")}`,
		unfulfil: (e) => `¿Qué Golpe cumplido pones boca abajo? ${T(e.left, "Golpe", "Golpes")}`,
		exchange: (e) => `¿Qué cambias por el otro tipo? ${E(e.left, ...C)}`,
		recall: (e) => `¿A quién devuelves al Cuartel general? ${E(e.left, ...w)}`,
		choose: () => "Elige una opción.",
		may: () => "¿Quieres pagar el precio?",
		whom: () => "¿A qué rival afecta?",
		special: () => "Haz tu elección."
	},
	theirPlan: (e) => `${e} prepara su Plan.`,
	theirAct: (e) => `Es el turno de ${e}.`,
	theirChoice: (e) => `${e} tiene que elegir.`,
	over: ({ who: e, sum: t, shared: n }) => n ? `La partida ha terminado: ${e} comparten la victoria con ${t} por cabeza.` : `La partida ha terminado: ${e} gana con ${t}.`
}, O = (e) => `que con la ${e === "best" ? "mejor acción" : "segunda mejor acción"}`, k = {
	fulfils: (e) => `así cumples ${e}`,
	seizes: (e) => `así tomas ${e}`,
	hires: (e) => `así ${e} entra en tu banda`,
	raises: (e, t) => `${e} sube al nivel ${t}`,
	keeps: (e) => `así proteges ${e}`,
	harms: (e, t) => `así ${e} pierde unos ${t}`,
	more: (e, t) => `hasta tu próximo turno tienes unos ${e} más ${O(t)}`,
	less: (e, t) => `hasta tu próximo turno tienes unos ${e} menos ${O(t)}`,
	earns: (e) => `hasta tu próximo turno tienes unos ${e} más`,
	costs: (e) => `hasta tu próximo turno te cuesta unos ${e}`,
	stores: (e) => `así guardas ${e === 1 ? "una mercancía" : `unas ${e} mercancías`}`,
	crimeUp: (e) => `tu Criminalidad sube a ${e} más o menos`,
	crimeDown: (e) => `tu Criminalidad baja a ${e} más o menos`
}, A = {
	"no-thug": () => "Hace falta un matón, y no queda ninguno en el Cuartel general",
	"no-muscle": () => "Tu Plan no tiene Músculo para eso",
	"no-influence": () => "Tu Plan no tiene Influencia para eso",
	"little-influence": ({ influence: e, needed: t }) => `Hacen falta ${f.influence(t)}; tu Plan tiene ${f.influence(e)}`,
	"no-open-deal": ({ muscle: e, influence: t }) => `Ningún Trato libre se conforma con ${f.muscle(e)}, ${f.influence(t)}`,
	"nobody-to-recruit": () => "No te quedan reclutas, y los Refugios están vacíos",
	"no-cards-left": () => "Ese mazo está vacío",
	"nobody-to-hire": ({ influence: e }) => `Nadie en el mercado se conforma con ${f.influence(e)}`,
	"nothing-to-sell": () => "Te faltan las mercancías que piden tus barrios",
	"no-control-to-remove": () => "Nadie controla ningún barrio",
	"crime-is-lowest": () => "Tu Criminalidad ya está justo por encima de Eliot Ness",
	"no-room-to-build": () => "En tus barrios no cabe ningún negocio más",
	"nobody-in-prison": () => "No tienes a nadie en Prisión",
	"no-goods": () => "No tienes mercancías",
	"nowhere-to-send": () => "No tienes presencia en ningún distrito donde puedas pagar el soborno",
	"nothing-to-move": () => "Ninguna de tus piezas en la calle puede moverse",
	"nothing-to-seize": ({ muscle: e }) => `Ningún barrio a tu alcance cede ante ${f.muscle(e)}`,
	"no-upgrade": ({ muscle: e, influence: t }) => `No hay mejora posible con tu dinero, ${f.muscle(e)}, ${f.influence(t)}`,
	"one-action": () => "Ya has hecho tu acción: solo una por turno",
	"plan-first": () => "Primero confirma el Plan",
	used: ({ card: e }) => `Este turno ya has usado esa habilidad de ${e}`,
	"no-match": ({ card: e }) => `Para ${e} falta en el Plan otra carta con el delito adecuado`,
	"no-effect": ({ card: e }) => `Ahora ${e} no tendría efecto`,
	"job-not-met": () => "Todavía no cumples la condición de este Golpe",
	other: "Las reglas no lo permiten ahora"
}, j = {
	"only-one": (e) => `Elige ${e}: no hay otra cosa.`,
	yours: (e) => `Elige ${e}: lo tuyo va antes que lo libre.`,
	"yours-biggest-profit": (e) => `Elige ${e}: tuyo, mayor ganancia.`,
	"biggest-profit": (e) => `Elige ${e}: mayor ganancia.`,
	"least-profit": (e) => `Elige ${e}: menor ganancia.`,
	"fewer-goods": (e) => `Elige ${e}: tanta ganancia como en otro sitio, por menos mercancías.`,
	"higher-defence": (e) => `Elige ${e}: tanta ganancia como en otro sitio, con más defensa.`,
	"lower-number": (e) => `Elige ${e}: de entre varios, el distrito de número más bajo.`,
	"your-choice": (e) => `${e}: sus reglas no decidían, así que decidiste tú.`,
	"highest-level": (e) => `Elige ${e}: el nivel más alto que le permite su Poder.`,
	leftmost: (e) => `Elige ${e}: el nivel más alto, el de más a la izquierda de ese nivel.`,
	"district-number": (e) => `Elige ${e}: tiene el número de su distrito.`,
	"next-stat": (e) => `Elige ${e}: lo primero posible subiendo desde el número de su distrito.`,
	"level-three-first": (e) => `Elige ${e}: el nivel 3 se pierde antes que el nivel 2.`,
	"next-in-order": (e) => `Elige ${e}: lo siguiente en orden ascendente.`,
	"free-deal": (e) => `Su matón va donde no hay ninguno: ${e}. Entregan todos sus Tratos.`,
	"safehouses-first": () => "Los de los Refugios van antes que los Reclutas.",
	"takes-what-he-has-less-of": (e) => `Las mercancías a su elección las toma por turnos, primero la que menos recibió: ${e}.`,
	"truck-spares-the-greater": (e) => `El vehículo le ahorra ${e}: lo que más pide la venta, licor en caso de empate.`,
	"stores-on-deals": () => "Primero almacena en sus Tratos: lo que menos hay allí y luego por turnos.",
	"stores-for-a-sale": () => "Almacena lo que pide una venta, primero donde hay mayor ganancia.",
	"stores-surplus": () => "Reparte el excedente por igual, primero donde hay mayor ganancia.",
	"spends-where-he-sells": (e) => `Lo que hay en el sitio se gasta antes que lo de sus Tratos: ${e}.`,
	"spends-from-deals-last": (e) => `Gasta de aquí: ${e}. Los Tratos van al final.`,
	"spends-surplus": (e) => `Gasta de aquí: ${e}. Primero el excedente, armas en caso de empate.`,
	"spends-least-profit": (e) => `Gasta de aquí: ${e}. De sus barrios, el de menor ganancia.`,
	"walks-first": (e) => `Desde ${e}: primero vienen los que pueden ir a pie.`,
	"rides-second": (e) => `Desde ${e}: después vienen los que necesitan un vehículo, con él.`,
	"vehicles-last": (e) => `Desde ${e}: los vehículos vienen al final.`,
	"loses-by-the-chart": (e) => `Pierde un matón de aquí: ${e}. Así lo quiere su tabla.`,
	declines: () => "No acepta los tratos que ofrecen las cartas."
}, { count: M, number: N } = e("es"), P = (e) => e === void 0 ? "" : `, con al menos ${N(e)} de Poder`, F = {
	prison: ["va a Prisión", "van a Prisión"],
	hit: ["recibe una paliza", "reciben una paliza"],
	kill: ["es eliminado", "son eliminados"]
}, I = {
	name: "El Ejecutor",
	difficulties: te,
	power: "Poder",
	cards: {
		"morning-rounds": {
			name: "Ronda de la mañana",
			flavour: "Café, huevos, tres cobros."
		},
		"back-door-delivery": {
			name: "Entrega por detrás",
			flavour: "La puerta principal es para clientes y guardias."
		},
		"broken-windows": {
			name: "Cristales rotos",
			flavour: "El cristal es barato. Los consejos, más."
		},
		"ledger-work": {
			name: "Teneduría de libros",
			flavour: "Dos columnas, una de ellas cierta."
		},
		"new-faces": {
			name: "Caras nuevas",
			flavour: "Viejas costumbres."
		},
		"friends-at-the-bar": {
			name: "Amigos en la barra",
			flavour: "Ellos no pagan nunca; los demás, siempre."
		},
		"muscle-flexed": {
			name: "Sacando músculo",
			flavour: "Una conversación sin palabras."
		},
		"quiet-word": {
			name: "Una palabra en voz baja",
			flavour: "Lo bastante alta para quien debía oírla."
		},
		"rainy-tuesday": {
			name: "Martes de lluvia",
			flavour: "La sed no entiende de tiempo."
		},
		"sealed-envelope": {
			name: "Sobre lacrado",
			flavour: "Nadie pregunta. Todos lo sopesan."
		},
		"warehouse-keys": {
			name: "Las llaves del almacén",
			flavour: "El vigilante tiene buena vista y mala memoria."
		},
		"shaken-down": {
			name: "Bolsillos del revés",
			flavour: "¿Todo eso llevabas encima?"
		},
		"night-shift": {
			name: "Turno de noche",
			flavour: "El crimen paga las horas extra."
		},
		"protection-money": {
			name: "Dinero por protección",
			flavour: "¿Protección de quién? Pues eso."
		},
		"night-drive": {
			name: "Paseo nocturno",
			flavour: "Sin faros, sin testigos, sin propina."
		},
		"paper-trail": {
			name: "Rastro de papel",
			flavour: "Lleva a tu puerta. Alguien se ocupó de ello."
		},
		"weighted-dice": {
			name: "Dados lastrados",
			flavour: "La suerte es cuestión de peso."
		},
		"red-lamp": {
			name: "Farol rojo",
			flavour: "Abierto hasta tarde, cerrado a preguntas."
		},
		"cellar-jazz": {
			name: "Jazz en el sótano",
			flavour: "Cuando tintinean las botellas, la banda toca más fuerte."
		},
		"tip-off": {
			name: "Un soplo",
			flavour: "Llamó un ciudadano preocupado. También tiene tu número."
		},
		"bail-money": {
			name: "Fianza",
			flavour: "Fuera para el desayuno."
		},
		"second-ledger": {
			name: "El segundo libro de cuentas",
			flavour: "Este es para leerlo."
		},
		"river-shipment": {
			name: "Cargamento fluvial",
			flavour: "Declarado como lastre. Muy buen lastre."
		},
		"favour-returned": {
			name: "Favor devuelto",
			flavour: "Con intereses, compuestos."
		},
		"city-in-the-pocket": {
			name: "La ciudad en el bolsillo",
			flavour: "Tintinea."
		},
		"hostile-bid": {
			name: "Oferta hostil",
			flavour: "Adjudicado al señor de la escopeta."
		},
		"ribbon-cutting": {
			name: "Corte de cinta",
			flavour: "El alcalde corta la cinta. Pasaba por allí."
		},
		"army-surplus": {
			name: "Excedentes del Ejército",
			flavour: "La guerra acabó. El papeleo, no."
		},
		"head-hunter": {
			name: "Cazador de cabezas",
			flavour: "Encontró al mejor hombre de la ciudad. El tuyo."
		},
		"night-of-knives": {
			name: "La noche de los cuchillos",
			flavour: "Mañana hará falta una segunda edición."
		},
		"twelve-good-men": {
			name: "Doce jurados",
			flavour: "Gente honrada, y toda ha oído hablar de ti."
		},
		"bonded-whiskey": {
			name: "Whisky precintado",
			flavour: "Doce años de crianza, en almacén ajeno."
		},
		"clean-hands": {
			name: "Manos limpias",
			flavour: "Los guantes ayudan."
		},
		"everything-must-go": {
			name: "Todo fuera",
			flavour: "Lo tuyo, primero."
		},
		"friendly-headlines": {
			name: "Titulares amables",
			flavour: "El director le tiene aprecio. También a sus rodillas."
		},
		convoy: {
			name: "Convoy",
			flavour: "Seis camiones, un permiso, ninguna pregunta."
		}
	},
	acts: {
		deal: () => "Envía un matón a un Trato, y entregan todos sus Tratos",
		recruit: () => "Recluta: 1 paso por punto de Poder",
		job: (e) => `Toma el primer Golpe del mazo${P(e)}`,
		dealer: (e) => `Toma el primer Proveedor del mazo${P(e)}`,
		hire: () => "Contrata al Socio de mayor nivel que le permite su Poder",
		sales: () => "Vende: 1 venta por punto de Poder",
		oust: () => "Retira tus marcadores de control: uno por cada 5 de Poder",
		"lower-crime": () => "Reduce su Criminalidad tanto como su Poder",
		build: () => "Abre negocios: 1 por punto de Poder",
		release: () => "Saca a sus matones de la Prisión, con al menos 2 de Poder",
		fence: () => "Vende mercancías a las Autoridades: 1 por punto de Poder",
		send: () => "Envía matones a su distrito: 1 por punto de Poder",
		move: () => "Mueve matones y vehículos a su distrito: 1 por punto de Poder",
		seize: () => "Toma un barrio",
		upgrade: () => "Mejora su banda"
	},
	gain: "Gana 1 dólar por punto de Poder",
	steal: "Te roba 1 dólar por punto de Poder",
	sellNext: {
		speakeasy: "Vende en su siguiente bar clandestino abastecido",
		casino: "Vende en su siguiente casino abastecido",
		brothel: "Vende en su siguiente burdel abastecido",
		nightclub: "Vende en su siguiente club nocturno abastecido"
	},
	stockNext: "Toma de la reserva lo que pide una venta en su siguiente barrio sin abastecer",
	policeNext: "Cada coche de policía pasa a su distrito siguiente",
	policeHere: "Un coche de policía llega a su distrito",
	harm: (e, t, n) => `${M(t, "de tus matones", "de tus matones")}${n ? " en su distrito" : " a tu elección"} ${F[e][t === 1 ? 0 : 1]}`,
	crime: (e) => `Tu Criminalidad sube ${N(e)}`,
	ring: "Toma el Anillo de la Familia",
	goods: (e) => `Toma ${M(e, "mercancía", "mercancías")}`,
	plan: (e, t) => `Plan del Ejecutor: ${e}. Tiene ${M(t, "acción", "acciones")}.`,
	walk: ({ from: e, to: t, steps: n }) => n === 0 ? `El Ejecutor se queda en ${t}.` : `El Ejecutor avanza ${M(n, "distrito", "distritos")}, de ${e} a ${t}.`,
	acted: ({ card: e, text: t, power: n }) => n === null ? `${e}: ${t}.` : `${e}: ${t}. Su Poder es ${N(n)}.`,
	skipped: ({ card: e, text: t }) => `${e}: ${t}. No cambiaría nada, así que sigue leyendo.`,
	tooWeak: ({ card: e, text: t, power: n, needs: r }) => `${e}: ${t}. Su Poder es ${N(n)}, pero hace falta ${N(r)}, así que sigue leyendo.`,
	because: j,
	job: (e) => `El Ejecutor añade ${e} a sus Golpes.`,
	reinforced: (e, t) => t === null ? `Una carta del mazo ${e} va boca abajo encima del mazo del Ejecutor.` : `${t} (mazo ${e}) va al descarte del Ejecutor.`,
	askTie: "Sus reglas no lo deciden. ¿Dónde vende el Ejecutor?",
	askJobs: "Quédate con uno de estos Golpes; el otro es para el Ejecutor.",
	askMeanwhile: "Es el turno del Ejecutor y puedes cumplir un Golpe: ¿ahora, o dejas que siga?",
	goOn: "Dejar que siga",
	heading: "El Ejecutor",
	place: ({ district: e, number: t }) => `Está en ${e}, número ${N(t)}.`,
	numbers: (e) => `Los distritos en su orden: ${e}.`,
	decks: ({ deck: e, discard: t, b: n, c: r }) => `Su mazo: ${M(e, "carta", "cartas")}, su descarte: ${N(t)}; quedan en el mazo B: ${N(n)}, en el mazo C: ${N(r)}.`,
	stats: ({ power: e, plan: t, actions: n, money: r, jobs: i }) => `Poder ${N(e)}; Plan: ${M(t, "carta", "cartas")}, ${M(n, "acción", "acciones")}; ${r}; ${M(i, "Golpe", "Golpes")}.`,
	reading: ({ card: e, line: t, left: n }) => `Luego lee la línea ${N(t)} de ${e}; le ${n === 1 ? "queda" : "quedan"} ${M(n, "acción", "acciones")}.`,
	nextPlan: ({ cards: e, actions: t }) => `En su próximo turno despliega ${M(e, "carta", "cartas")}, avanza lo que dicen y hace ${M(t, "acción", "acciones")}.`,
	nextReorganises: ({ sum: e, jobs: t, news: n }) => `Su mazo está vacío: en su próximo turno se reorganiza y te roba hasta ${e} (${M(t, "Golpe", "Golpes")} por ${M(n, "Noticia", "Noticias")}).`,
	cardsHeading: "Las cartas del Ejecutor",
	planPower: (e) => `Con este Plan su Poder es ${N(e)}, antes del +n de una línea.`,
	legend: "En sus cartas, P es su Poder: su atributo, las bonificaciones de todas las cartas del Plan y el +n de la línea. X no pide Poder.",
	card: ({ card: e, deck: t, moves: n, bonus: r, lines: i }) => `${e} (mazo ${t}): ${M(n, "paso", "pasos")}, ${r === 0 ? "sin bonificación" : `+${N(r)} de Poder para todo el Plan`}. ${i}`,
	lastPlan: (e) => `Sus últimas cartas: ${e}.`,
	jobs: (e) => `Sus Golpes, cada uno vale un dólar tuyo por cada Noticia publicada cuando se reorganiza: ${e}.`,
	associates: (e, t) => `Sus Socios, fuera del juego hasta el final: ${e}; ${M(t, "nivel", "niveles")} en total.`,
	levels: (e) => `Sus atributos, numerados como los distritos: ${e}.`,
	level: (e, t, n) => `${N(e)} ${t}, nivel ${N(n)}`
}, { count: L } = e("es"), R = {
	discardPile: (e) => `Tu pila de descartes, desde arriba: ${e}.`,
	discardOf: (e, t) => `Pila de descartes: encima, ${e}; contiene: ${t}.`,
	headings: {
		now: "Ahora",
		plan: "Plan",
		hand: "Tu mano",
		jobs: "Tus Golpes",
		deals: "Tus Tratos",
		gang: "Tu banda",
		city: "La ciudad",
		market: "El mercado",
		rivals: "Los rivales",
		news: "En portada"
	},
	round: ({ round: e, time: t, of: n, ness: r }) => `Ronda ${e}. Tiempo: casilla ${t} de ${n}. Eliot Ness está en ${r}.`,
	noCards: "Ninguna carta.",
	card: (e, t) => `${e}: ${t}`,
	fulfilledJob: (e, t) => `${e}, cumplido: ${t}`,
	deal: ({ deal: e, needs: t, gives: n, stock: r, storage: i, busy: a }) => `${e}: pide ${t}, da ${n}. Almacenado: ${r}, sitio para ${i}.${a ? " Ya hay un matón allí." : ""}`,
	nothing: "nada",
	money: (e) => `Dinero: ${e}.`,
	crime: (e) => `Criminalidad: ${e}.`,
	thugs: (e) => `Tu gente: ${e}.`,
	place: (e, t) => `${e} (${t})`,
	stat: ({ stat: e, level: t, price: n }) => `${e}: nivel ${t}.${n === null ? "" : ` Siguiente nivel: ${n}.`}`,
	price: ({ muscle: e, influence: t, sum: n, crime: r }) => [
		...e > 0 ? [f.muscle(e)] : [],
		...t > 0 ? [f.influence(t)] : [],
		n,
		...r > 0 ? [`Criminalidad +${r}`] : []
	].join(", "),
	boss: ({ muscle: e, influence: t, left: n }) => `Tu Jefe: ${e}, ${t}. Cubos de mejora restantes: ${n}.`,
	pile: ({ deck: e, discard: t }) => `Mazo: ${e}. Descarte: ${t}.`,
	district: ({ district: e, what: t }) => t === "" ? `${e}.` : `${e}: ${t}`,
	goodsMoreOrLess: (e, t) => `${e} (${L(Math.abs(t), "mercancía", "mercancías")} ${t < 0 ? "menos" : "más"})`,
	tile: ({ tile: e, owner: t, defence: n, needs: r, sum: i, graft: a, businesses: o, stock: s, night: c }) => `${e}${c ? " (club nocturno)" : ""}, ${t === null ? "libre" : t}: defensa ${n}, vende ${r} por ${i}${a === null ? "" : ` (menos ${a} de mordida)`}, negocios: ${o}, almacén: ${s}.`,
	pieces: (e, t) => `${e}: ${t}.`,
	emptySpace: "Un espacio vacío.",
	nextOnDeck: (e) => `Siguiente carta del mazo: ${e}.`,
	rival: ({ who: e, gang: t, crime: n, hand: r, deck: i, jobs: a, fulfilled: o, upgrades: s }) => `${e}, ${t}: Criminalidad ${n}; mano: ${r}; mazo: ${i}; Golpes ocultos: ${a}; cumplidos: ${o}; mejoras: ${s}.`,
	planOf: (e) => `Plan: ${e}.`,
	ring: "Tienes el Anillo de la Familia.",
	ringOf: (e) => `${e} tiene el Anillo de la Familia.`,
	lastRaid: (e, t) => `Última Redada: ${e}.\n${t}`,
	standing: ({ gang: e, tiles: t, businesses: n, crime: r }) => `${e}; barrios: ${t}, negocios: ${n}, Criminalidad: ${r}`,
	final: (e) => `Total: ${e}`
}, z = (e, [t, n]) => `${e} ${e === 1 ? t : n}`, B = (e, t, n = "") => ({
	each: `${t[0]}${n === "" ? ` que ${e}` : n}`,
	least: (r) => `${e} al menos ${z(r, t)}${n}`,
	most: (r) => r === 0 ? `no ${e} ${t[1]}${n}` : `${e} como mucho ${z(r, t)}${n}`,
	mostOfAll: `${e} más ${t[1]}${n} que cualquier rival`
}), V = ["dólar", "dólares"], H = ["matón", "matones"], U = ["mercancía", "mercancías"], W = ["mercancía de tu elección", "mercancías de tu elección"], G = ["distrito", "distritos"], K = ["barrio", "barrios"], q = ["licor", "licores"], J = {
	speakeasy: ["bar clandestino", "bares clandestinos"],
	casino: ["casino", "casinos"],
	brothel: ["burdel", "burdeles"],
	nightclub: ["club nocturno", "clubes nocturnos"]
}, { crimes: Y, stats: de } = f, X = (e) => B("tienes", [`carta de ${e}`, `cartas de ${e}`], " en tu Plan"), Z = (e, t) => `${z(Math.abs(e), t)} ${e > 0 ? "más" : "menos"}`, Q = (e) => `${Math.abs(e)} ${e > 0 ? "más" : "menos"}`, $ = (e, t) => `${e > 0 ? "+" : "−"}${Math.abs(e)} ${t}`, fe = {
	language: "es",
	dollar: V,
	goods: {
		alcohol: q,
		gun: ["arma", "armas"],
		any: W,
		some: U
	},
	points: {
		muscle: ["de Músculo", "de Músculo"],
		influence: ["de Influencia", "de Influencia"]
	},
	businesses: J,
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
		neighbourhoods: B("controlas", K),
		nightclubs: B("controlas", J.nightclub),
		speakeasies: B("controlas", J.speakeasy),
		casinos: B("controlas", J.casino),
		brothels: B("controlas", J.brothel),
		businesses: B("controlas", ["negocio", "negocios"]),
		deals: B("tienes", ["Trato", "Tratos"]),
		dealers: B("tienes", ["Proveedor", "Proveedores"]),
		"fulfilled-jobs": B("tienes", ["Golpe cumplido", "Golpes cumplidos"]),
		"thugs-on-streets": B("tienes", H, " en las calles"),
		"thugs-in-headquarters": B("tienes", H, " en el Cuartel general"),
		"thugs-in-prison": B("tienes", H, " en Prisión"),
		"thugs-in-underworld": B("tienes", H, " en los Bajos Fondos"),
		"thugs-at-authorities": B("tienes", H, " en las Autoridades"),
		"thugs-on-deals": B("tienes", H, " en tus Tratos"),
		"cars-on-streets": B("tienes", ["coche", "coches"], " en las calles"),
		"trucks-on-streets": B("tienes", ["camión", "camiones"], " en las calles"),
		"vehicles-on-streets": B("tienes", ["vehículo", "vehículos"], " en las calles"),
		alcohol: B("tienes", q),
		guns: B("tienes", ["arma", "armas"]),
		goods: B("tienes", U),
		money: B("tienes", V),
		upgrades: B("tienes", ["mejora", "mejoras"]),
		"districts-present": {
			each: "distrito en el que tienes presencia",
			least: (e) => `tienes presencia en al menos ${z(e, G)}`,
			most: (e) => `tienes presencia como mucho en ${z(e, G)}`,
			mostOfAll: "tienes presencia en más distritos que cualquier rival"
		},
		"districts-controlled": {
			each: "distrito en el que controlas un barrio",
			least: (e) => `controlas barrios en al menos ${z(e, G)}`,
			most: (e) => `controlas barrios como mucho en ${z(e, G)}`,
			mostOfAll: "controlas barrios en más distritos que cualquier rival"
		},
		"policed-neighbourhoods": {
			each: "barrio que controlas en un distrito con policía",
			least: (e) => `controlas al menos ${z(e, K)} en un distrito con policía`,
			most: (e) => `controlas como mucho ${z(e, K)} en un distrito con policía`,
			mostOfAll: "controlas más barrios que cualquier rival en distritos con policía"
		},
		associates: B("tienes", ["Socio", "Socios"], " en tu banda"),
		"crime-rate": {
			each: "nivel de tu Criminalidad",
			least: (e) => `tu Criminalidad es ${e} o más`,
			most: (e) => `tu Criminalidad es ${e} o menos`,
			mostOfAll: "tu Criminalidad supera la de cualquier rival"
		},
		"plan-cards": B("tienes", ["carta", "cartas"], " en tu Plan"),
		"hand-cards": B("tienes", ["carta", "cartas"], " en la mano"),
		"plan-bootlegging": X(Y.bootlegging),
		"plan-corruption": X(Y.corruption),
		"plan-gambling": X(Y.gambling),
		"plan-theft": X(Y.theft),
		"plan-vice": X(Y.vice),
		"plan-violence": X(Y.violence)
	},
	if: "si",
	andIf: " y ",
	shared: [["tienes ", ""], ["controlas ", ""]],
	stat: (e, t) => `tu atributo «${e}» está en el nivel ${t}${t === 2 ? " o 3" : ""}`,
	controls: (e) => `controlas un barrio de ${e}`,
	ring: "tienes el Anillo de la Familia",
	costs: {
		money: (e) => `paga ${z(e, V)}`,
		alcohol: (e) => `gasta ${z(e, q)}`,
		gun: (e) => `gasta ${z(e, ["arma", "armas"])}`,
		goods: (e) => `gasta ${z(e, W)}`,
		cards: (e) => `descarta ${z(e, ["carta", "cartas"])}`,
		thugs: (e) => `devuelve ${z(e, H)} del Cuartel general a los Reclutas`,
		crime: (e) => `aumenta tu Criminalidad en ${e}`
	},
	quantities: {
		muscle: (e, { act: t }) => $(e, `de Músculo${t}`),
		influence: (e, { act: t }) => $(e, `de Influencia${t}`),
		"hand-size": (e) => $(e, Math.abs(e) === 1 ? "carta en la mano" : "cartas en la mano"),
		graft: (e) => `las mordidas cuestan ${Z(e, V)} por coche de policía`,
		bribe: (e) => `los sobornos cuestan ${Z(e, V)} por coche de policía`,
		profit: (e, { business: t }) => `las ventas${t ? ` donde hay un ${J[t][0]}` : ""} dan ${Z(e, V)}`,
		"sale-goods": (e, { business: t }) => `las ventas${t ? ` donde hay un ${J[t][0]}` : ""} piden ${Z(e, U)}`,
		defence: (e, { business: t }) => `${$(e, "de defensa")} en tus barrios${t ? ` con un ${J[t][0]}` : ""}`,
		attack: (e) => $(e, "de Músculo cuando tomas un barrio"),
		"deal-goods": (e) => `cada Trato da ${Z(e, W)}`,
		storage: (e) => `cada Trato almacena ${Z(e, U)}`,
		"fence-price": (e) => `las Autoridades pagan ${Z(e, V)} por mercancía`,
		"upgrade-price": (e) => `las mejoras cuestan ${Z(e, V)}`,
		"hire-level": (e) => $(e, `${Math.abs(e) === 1 ? "nivel" : "niveles"} para contratar Socios`),
		"hire-alcohol": (e) => `llevar gente nueva a tu mano cuesta ${Z(e, q)}`,
		"underworld-crime": (e) => `en los Bajos Fondos tu Criminalidad sube ${Q(e)}`,
		"plan-crime": (e) => `un Plan grande sube tu Criminalidad ${Q(e)}`,
		"business-income": (e, { business: t }) => `al reorganizarte, cada ${t ? J[t][0] : "negocio"} da ${Z(e, V)}`,
		"final-business": (e, { business: t }) => `al final de la partida, cada ${t ? J[t][0] : "negocio"} vale ${Z(e, V)}`,
		"final-associate": (e) => `al final de la partida, cada nivel de un Socio vale ${Z(e, V)}`,
		recruitment: (e) => `al reorganizarte, da ${Z(e, ["paso de reclutamiento", "pasos de reclutamiento"])}`,
		lawyers: (e) => `al reorganizarte, ${Math.abs(e) === 1 ? "sale" : "salen"} de Prisión ${Z(e, H)}`,
		"raid-relief": (e) => `tras una Redada tu Criminalidad baja ${Q(e)}`,
		"ring-income": (e) => `el Anillo de la Familia da ${Z(e, V)}`
	},
	moments: {
		deal: "cuando envías un matón a un Trato",
		underworld: "cuando envías un matón a los Bajos Fondos",
		authorities: "cuando envías un matón a las Autoridades",
		seize: "cuando tomas un barrio",
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
		seize: "para tomar un barrio",
		upgrade: "para mejorar tu banda",
		dismiss: "para despedir matones"
	},
	specials: {
		"copy-skill": "usa la habilidad estándar de un Socio del mercado",
		"swap-police": "intercambia todos los coches de policía de dos distritos",
		"double-sale": "haz 1 venta y cobra dos veces su ganancia",
		"buy-out": "paga a un rival la ganancia que muestra uno de sus barrios, en un distrito en el que tengas presencia, y hazte con su control",
		amnesty: "saca de Prisión a los matones de todos y gana 2 dólares por cada uno que no sea tuyo"
	},
	stats: de,
	crimes: Y,
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
		stores: (e) => `almacena ${z(e, U)}`,
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
		row: ({ cubes: e, points: t }) => `Desde ${z(e, ["mejora", "mejoras"])}: ${t}`,
		bonuses: (e) => `Bonificaciones: ${e}`,
		rightHand: "Mano derecha",
		price: ({ stat: e, level: t, points: n, sum: r, crime: i }) => `${e} al nivel ${t}: ${n}, ${r}${i > 0 ? `, Criminalidad +${i}` : ""}`
	},
	finish: (e) => e
}, { words: pe, reasons: me, overview: he, speaker: ge } = u({
	language: "es",
	title: "Scarface 1920",
	seat: (e) => `Asiento ${e}`,
	cards: {
		...ie,
		...re,
		...d,
		...m,
		...ee,
		...ae
	},
	gangs: ne,
	nouns: f,
	prompts: D,
	actions: p,
	events: v,
	refusals: A,
	reasons: k,
	table: R,
	rival: I,
	voice: fe,
	operations: ue,
	help: () => import("./help3.js")
});
export { he as overview, me as reasons, ge as speaker, pe as words };
