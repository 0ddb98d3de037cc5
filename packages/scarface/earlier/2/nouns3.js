// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./numbers.js";
var t = {
	"alcohol-dealer": {
		name: "Traficante de licor",
		flavour: "Dos cajas, sin preguntas y sin etiqueta."
	},
	"gun-dealer": {
		name: "Traficante de armas",
		flavour: "Garantía de por vida. No se especifica la vida de quién."
	},
	moonshiner: {
		name: "Destilador clandestino",
		flavour: "Aprendió el oficio de su abuelo, que ya no ve."
	},
	"sleeping-car-porter": {
		name: "Mozo de coche cama",
		flavour: "Su maleta, señor. Ha engordado desde Detroit."
	},
	"distillery-owner": {
		name: "Dueño de destilería",
		flavour: "Cerrada por ley en 1920, pero solo de día."
	},
	"gun-runner": {
		name: "Contrabandista de armas",
		flavour: "La caja dice máquinas de coser. El ruido es parecido."
	},
	"prescription-doctor": {
		name: "Médico de receta fácil",
		flavour: "Media Chicago tose, y él tiene el talonario."
	},
	"grape-brick-salesman": {
		name: "Vendedor de ladrillos de uva",
		flavour: "La etiqueta detalla cómo no convertirlos en vino."
	},
	"junk-dealer": {
		name: "Chatarrero",
		flavour: "Debajo de los somieres guarda un arsenal muy decente."
	},
	"irish-revolutionary": {
		name: "Revolucionario irlandés",
		flavour: "Manda fusiles a su tierra. Siempre sobra una caja."
	},
	"rum-row-captain": {
		name: "Capitán de la Rum Row",
		flavour: "Fondea un metro más allá de la ley, con las luces apagadas."
	},
	"police-captain": {
		name: "Capitán de policía",
		flavour: "Las pruebas se pierden. Él sabe dónde."
	},
	"near-beer-brewer": {
		name: "Cervecero casi sin alcohol",
		flavour: "Medio grado en la etiqueta. El resto está en el barril."
	},
	quartermaster: {
		name: "Furriel",
		flavour: "Firma por cien, cuenta noventa y duerme bien."
	},
	"canadian-exporter": {
		name: "Exportador canadiense",
		flavour: "Papeles en regla. Destino, Cuba. Medio, bote de remos."
	},
	"harbour-master": {
		name: "Capitán de puerto",
		flavour: "Lee todos los manifiestos, algunos con los ojos cerrados."
	},
	auctioneer: {
		name: "Subastador",
		flavour: "Incautado el lunes, vendido el martes, incautado el viernes."
	},
	"army-officer": {
		name: "Oficial del Ejército",
		flavour: "La guerra ha terminado. El depósito aún no lo sabe."
	}
}, n = {
	"us-is-voted-dry": {
		name: "Estados Unidos vota la ley seca",
		flavour: "Desde medianoche se beberá agua. El agua declina comentarlo."
	},
	"police-strike": {
		name: "La policía, en huelga",
		flavour: "Los ciudadanos lo notan al tercer día."
	},
	"beer-war": {
		name: "Estalla la guerra de la cerveza",
		flavour: "Semana récord para las floristerías."
	},
	"ness-comes-to-town": {
		name: "Ness llega a la ciudad",
		flavour: "«No estoy en venta». El ayuntamiento pide una traducción."
	},
	"election-year": {
		name: "Empieza el año electoral",
		flavour: "Ambos candidatos prometen mirar a otro lado, cada uno al suyo."
	},
	"evidence-room-empty": {
		name: "Depósito de pruebas, vacío",
		flavour: "La policía se declara perpleja, y compradora."
	},
	"lake-freezes-over": {
		name: "Se hiela el lago",
		flavour: "Florece el comercio de hielo con Canadá, a veces embotellado."
	},
	"hottest-summer": {
		name: "El verano más caluroso",
		flavour: "Los médicos aconsejan beber mucho, sin precisar qué."
	},
	"jazz-age": {
		name: "El jazz invade la ciudad",
		flavour: "«Música del diablo», dice el pastor mientras reserva mesa."
	},
	"world-series-fixed": {
		name: "La Serie Mundial, amañada",
		flavour: "El país, conmocionado. Los corredores de apuestas, algo menos."
	},
	"income-tax-upheld": {
		name: "También los hampones tributan",
		flavour: "Nuevo impreso de Hacienda. La casilla nueve es para el botín."
	},
	"daylight-saving": {
		name: "Cambio de hora",
		flavour: "La ciudad gana una hora. Ya está reservada."
	},
	"mills-lay-off-thousands": {
		name: "Despidos en las acerías",
		flavour: "Hombres fuertes con las noches libres encuentran trabajo enseguida."
	},
	"building-boom": {
		name: "Fiebre de la construcción",
		flavour: "Todo sube menos el precio, para los amigos del constructor."
	},
	"hollywood-loves-hoodlums": {
		name: "Hollywood ama a los gánsteres",
		flavour: "Los empleados de banca ensayan miradas torvas ante el espejo."
	},
	"prohibition-ends": {
		name: "¡Por fin acaba la ley seca!",
		flavour: "Trece años de sequía, y nadie recuerda haber tenido sed."
	}
}, { count: r } = e("es"), i = {
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
		seize: "Tomar un barrio",
		upgrade: "Mejorar la banda",
		dismiss: "Retirar matones del juego"
	},
	alcohol: (e) => r(e, "licor", "licores"),
	guns: (e) => r(e, "arma", "armas"),
	thugs: (e) => r(e, "matón", "matones"),
	cars: (e) => r(e, "coche", "coches"),
	trucks: (e) => r(e, "camión", "camiones"),
	policeCars: (e) => `${r(e, "coche de policía", "coches de policía")}.`,
	cards: (e) => r(e, "carta", "cartas"),
	muscle: (e) => r(e, "de Músculo", "de Músculo"),
	influence: (e) => r(e, "de Influencia", "de Influencia"),
	deal: (e, t) => t === "" ? `Trato ${e}` : `Trato ${e} (${t})`,
	quote: (e) => `«${e}»`
};
export { n, t as r, i as t };
