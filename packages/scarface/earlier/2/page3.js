// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./src.js";
import { n as t } from "./gangs3.js";
import { result as n } from "./result-card3.js";
var r = e("es"), i = (e) => r(e, {
	one: "un día",
	other: (e) => `${e} días`
}), a = {
	result: n,
	difficulties: t,
	line: "Chicago durante la Ley Seca: levanta una banda, cierra tratos, quédate con la ciudad. De dos a cuatro jefes, una hora más o menos.",
	play: "Contra los habituales",
	goOn: "Seguir con tu partida",
	alone: "En solitario contra el Ejecutor",
	aloneWhy: "Un rival que no oculta nada: de todo lo que hace te dice por qué.",
	friends: "Con amigos",
	rules: "Reglas",
	learn: "Aprender en ocho pasos",
	difficulty: "Dificultad",
	rival: "Su banda",
	begin: "Enfrentarse a él",
	daily: "Reto del día",
	dailyWhy: (e, t) => `Las mismas cartas para todos. Hoy: ${e}, ${t}.`,
	options: {
		ringByHand: {
			name: "Anillo de la Familia",
			values: {
				false: "Paga automáticamente",
				true: "Cobrarlo en tu turno u olvidarlo"
			}
		},
		jobDraft: {
			name: "Golpes",
			values: {
				false: "Repartidos a todos",
				true: "A elegir: se guarda uno y se pasa el resto"
			}
		},
		gangs: {
			name: "Bandas",
			values: { null: "Repartidas al azar" }
		},
		solo: {
			name: "Modalidad",
			values: {
				null: "De dos a cuatro jugadores",
				alone: "En solitario contra el Ejecutor"
			}
		}
	},
	gang: {
		own: "Tu banda",
		seat: (e) => `Banda del asiento ${e}`,
		any: "Por sorteo"
	},
	gangs: {
		dealt: "Por sorteo",
		chosen: "Elegidas asiento por asiento"
	},
	card: {
		title: "Tu resultado",
		share: "Compartir",
		picture: "Compartir como imagen",
		copied: "Copiado. Pégalo donde quieras.",
		byHand: "Este navegador no permite copiar: selecciona las líneas de arriba y cópialas.",
		trouble: "Aquí no se ha podido crear la imagen.",
		against: "contra"
	},
	records: {
		title: "Tus récords",
		games: "Jugadas",
		wins: "Ganadas",
		best: "Mejor total",
		margin: "Mayor ventaja",
		bestYet: "Tu mejor resultado hasta ahora en este nivel.",
		played: (e, t) => `Retos del día: racha de ${i(e)}; la más larga, ${t}.`,
		won: (e, t) => `Retos ganados: racha de ${i(e)}; la más larga, ${t}.`,
		last: (e, t, n, r) => `Tu último reto, ${e}: ${{
			won: "ganado",
			drawn: "empatado",
			lost: "perdido"
		}[t]}, ${n} a ${r}.`,
		kept: "Se guardan en este navegador y en ningún otro sitio.",
		forget: "Borrar mis récords",
		sure: "Sí, borrarlos todos",
		keep: "Conservarlos",
		forgotten: "Tus récords se han borrado."
	}
};
export { a as page };
