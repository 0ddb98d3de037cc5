// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./src.js";
import { n as t } from "./gangs5.js";
import { result as n } from "./result-card5.js";
var r = e("it"), i = (e) => r(e, {
	one: "un giorno",
	other: (e) => `${e} giorni`
}), a = {
	result: n,
	difficulties: t,
	line: "Chicago negli anni del Proibizionismo: metti su una gang, fai affari, prenditi la città. Da due a quattro boss, un’ora circa.",
	play: "Contro gli habitué",
	goOn: "Riprendi la tua partita",
	alone: "In solitaria contro l’Esecutore",
	aloneWhy: "Un rivale che non nasconde nulla: di tutto ciò che fa ti dice il perché.",
	friends: "Con gli amici",
	rules: "Regole",
	learn: "Impara in otto passi",
	difficulty: "Difficoltà",
	rival: "La sua gang",
	begin: "Affrontalo",
	daily: "Sfida del giorno",
	dailyWhy: (e, t) => `Le stesse carte per tutti. Oggi: ${e}, ${t}.`,
	options: {
		ringByHand: {
			name: "Anello di famiglia",
			values: {
				false: "Paga automaticamente",
				true: "Soldi da prendere nel proprio turno, o da scordare"
			}
		},
		jobDraft: {
			name: "Colpi",
			values: {
				false: "Distribuiti a tutti",
				true: "A scelta: se ne tiene uno, il resto passa"
			}
		},
		gangs: {
			name: "Gang",
			values: { null: "Estratte a sorte" }
		},
		solo: {
			name: "Modalità",
			values: {
				null: "Da due a quattro giocatori",
				alone: "In solitaria contro l’Esecutore"
			}
		}
	},
	gang: {
		own: "La tua gang",
		seat: (e) => `Gang del posto ${e}`,
		any: "Estratta a sorte"
	},
	gangs: {
		dealt: "Estratte a sorte",
		chosen: "Scelte posto per posto"
	},
	card: {
		title: "Il tuo risultato",
		share: "Condividi",
		picture: "Condividi come immagine",
		copied: "Copiato. Incollalo dove vuoi.",
		byHand: "Questo browser non permette di copiare: seleziona le righe qui sopra e copiale.",
		trouble: "Impossibile creare l’immagine qui.",
		against: "contro"
	},
	records: {
		title: "I tuoi record",
		games: "Giocate",
		wins: "Vinte",
		best: "Miglior totale",
		margin: "Vittoria più ampia",
		bestYet: "Il tuo miglior risultato finora a questo livello.",
		played: (e, t) => `Sfide del giorno: ${i(e)} di fila; la serie più lunga: ${t}.`,
		won: (e, t) => `Sfide vinte: ${i(e)} di fila; la serie più lunga: ${t}.`,
		last: (e, t, n, r) => `La tua ultima sfida, ${e}: ${{
			won: "vinta",
			drawn: "pari",
			lost: "persa"
		}[t]}, ${n} contro ${r}.`,
		kept: "Sono salvati in questo browser e da nessun’altra parte.",
		forget: "Cancella i miei record",
		sure: "Sì, cancellali tutti",
		keep: "Tienili",
		forgotten: "I tuoi record sono cancellati."
	}
};
export { a as page };
