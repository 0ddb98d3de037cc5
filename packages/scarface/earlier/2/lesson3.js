// Frozen by `npm run freeze`: do not edit.
var e = {
	title: "Aprender Scarface 1920",
	welcome: "Ocho pasos pequeños, unos diez minutos. Nada puede salir mal: toca lo que quieras.",
	players: ["Sam", "Gus"],
	steps: {
		plan: {
			title: "Hacer un Plan",
			story: "Tus cartas son tu banda. Cada turno empieza con un Plan: juegas algunas y sumas su Músculo y su Influencia. Dos cartas no cuestan nada. Cada carta de más sube tu Criminalidad en 1.",
			task: "Toca Contrabandistas de ron y Atracadores, y luego «Jugar el Plan».",
			praise: "El Plan está en la mesa: 2 de Músculo para este turno.",
			nudge: "Bastan esas dos cartas. Toca otra vez una carta elegida para devolverla."
		},
		deal: {
			title: "Cerrar un Trato",
			story: "Con el Plan en la mesa tienes una acción. Un Trato trae mercancías: un matón va del Cuartel general a un Proveedor tuyo. El Traficante de licor pide 1 de Músculo y da 2 licores.",
			task: "Toca el Traficante de licor entre tus Tratos.",
			praise: "¡2 licores en el almacén! El matón se queda allí hasta que la banda se reorganice.",
			nudge: "También se puede. Pero primero necesitamos licor: toca el Traficante de licor."
		},
		sell: {
			title: "Vender",
			story: "Tu turno siguiente. Se vende en los Bajos Fondos: un matón va allí, y tu Criminalidad sube tanto como matones tengas allí. Pilsen es tuyo y paga 10 dólares por 2 licores.",
			task: "Toca Pilsen en el mapa para vender allí. Después elige dos veces de dónde sale el licor.",
			praise: "¡10 dólares! Tu Criminalidad está ahora en 2.",
			nudge: "Buena idea para otro día. Ahora vende en Pilsen."
		},
		reorganise: {
			title: "Reorganizarse",
			story: "Tu mano y tu mazo están vacíos: la banda se reorganiza. Vendes sin enviar a nadie. Cada negocio da 2 dólares. Los matones vuelven de los Tratos, otros pasan al Cuartel general, y tus cartas se barajan.",
			task: "Pulsa «Reorganizarse» y vende en Pilsen. Luego toca dos veces los Refugios: dos matones van al Cuartel general.",
			praise: "Dinero en caja, matones en casa y un mazo nuevo. Cada vez avanza el marcador de tiempo.",
			nudge: "Todavía no. Primero vende en Pilsen y luego toca dos veces los Refugios."
		},
		seize: {
			title: "Tomar un barrio",
			story: "Tu coche fue al Southwest Side: ya tienes presencia allí. Little Italy no es de nadie. Su defensa es 2, y tu coche quita 1. Tu Plan tiene 3 de Músculo.",
			task: "Toca Little Italy en el mapa para tomarla.",
			praise: "¡Es tuya! Un lugar más donde vender, y su casino también te paga.",
			nudge: "Es posible, pero Little Italy espera. Tócala en el mapa."
		},
		hire: {
			title: "Contratar a un Socio",
			story: "En el mercado espera gente mejor. Puedes contratar a un Socio cuyo nivel no supere tu Influencia: tienes 3. Ocurre otra vez en los Bajos Fondos. Tu segundo matón allí sube tu Criminalidad en 2.",
			task: "Toca el Corredor de apuestas en el mercado.",
			praise: "¡Hecho! La carta llegará tras barajar. Además llevas el Anillo de la Familia: 1 dólar en cada turno.",
			nudge: "Buena elección para otro día. Hoy toca el Corredor de apuestas."
		},
		upgrade: {
			title: "Mejorar la banda",
			story: "El dinero mejora tu banda para toda la partida. Cada mejora pide Músculo, Influencia y dólares. Suministro te da una mercancía más de cada Proveedor. Cuesta 6 dólares y sube tu Criminalidad en 1.",
			task: "Toca Suministro en tu tablero de banda.",
			praise: "Hecho, y la pista del Jefe te devuelve 2 dólares. Cuanto más vacía, más fuerte tu Jefe.",
			nudge: "Cada mejora tiene su momento. Ahora toca Suministro."
		},
		raid: {
			title: "Antes de la Redada",
			story: "Tu Criminalidad es 5, en el ámbar. Gus va a reorganizarse, y la ronda acaba con una Redada. Los matones de los Bajos Fondos van a Prisión. Después una carta Federal golpea según el color: poco al verde, mucho al rojo.",
			task: "Juega un Plan de Recaderos del soborno y Corredor de apuestas, toca «Criminalidad −» y termina el turno.",
			praise: "¡Justo a tiempo! Estás en el verde y ganas 3 dólares. Gus está en el ámbar y paga 4.",
			nudge: "La Redada está cerca. Recaderos y Corredor de apuestas, luego «Criminalidad −» y luego el fin del turno."
		}
	},
	end: {
		title: "Ya conoces el oficio",
		text: "Un Plan, una acción y las habilidades de tus cartas: eso es un turno. Tras tres rondas gana quien tenga más dinero. Juega ahora una primera partida contra un rival. Las pistas están activadas, y la ayuda está a un toque."
	}
};
export { e as lesson };
