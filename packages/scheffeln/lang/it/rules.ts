import { type HelpTexts, tokensInWords } from '../../src/help/texts.ts';

const tokens = tokensInWords('it');

export const help: HelpTexts = {
  chapters: {
    pieces: 'Che cosa c’è sul tavolo',
    setup: 'Preparazione (da 2 a 4 giocatori)',
    turns: 'Quando tocca a te',
    driving: 'Come si muovono le auto',
    scoring: 'La fase Scheffeln: giorno di paga',
    rounds: 'Round successivo e fine della partita',
    speed: 'Speed Scheffeln (da 3 a 8 giocatori, tutti insieme)',
    run: 'RUN: sei carte speciali',
    mafia: 'Mafia-Style: l’auto nera',
  },
  rules: {
    'SH-1':
      'Otto attività formano un anello, in senso orario dalla A alla H. Più si va avanti nell’alfabeto, più si guadagna: Dinero Docks (A) paga meno di tutte, Splendid Boulevard (H) più di tutte.',
    'SH-2': 'I colori sono otto. Ognuno ha un’auto, un personaggio e tre carte movimento: in tutto fanno 24 carte.',
    'SH-3': `I gettoni di denaro sono 32, quattro per lettera, e valgono di più andando avanti nell’alfabeto. I regolamenti indicano solo l’intervallo di ogni lettera. La nostra decisione sui valori esatti: i quattro gettoni della A valgono ${tokens.first}, e ogni lettera successiva aggiunge ${tokens.step}.`,
    'SH-4':
      'Un’edizione ha quattro carte movimento per colore invece di tre. Si può giocare con 24 carte, come si fa di solito qui, oppure con 32.',
    'SH-10':
      'Le auto si mescolano e se ne mette una su ogni attività. I quattro gettoni di ogni lettera si mescolano e si impilano sulla loro attività: il primo scoperto, gli altri coperti.',
    'SH-11':
      'Chi comincia si estrae a sorte. Tutti ricevono quattro carte movimento e le guardano prima di scegliere il personaggio.',
    'SH-12':
      'Chi comincia prende uno dei personaggi liberi, poi tocca agli altri in senso orario. Da quel momento l’auto di quel colore guadagna per te.',
    'SH-20': 'Si gioca in senso orario, una carta per turno, finché nessuno ha più carte.',
    'SH-21': 'Muovere: metti giù una carta scoperta. L’auto di quel colore si muove, di chiunque sia.',
    'SH-22':
      'Scambiare: metti giù una carta coperta, così la conosci solo tu. Rimetti il tuo personaggio al centro e prendine da lì uno diverso. Quelli degli altri giocatori non si toccano.',
    'SH-23': 'L’ultima carta del round va giocata scoperta. Non può servire per uno scambio.',
    'SH-30': 'Un’auto avanza di uno spazio in senso orario.',
    'SH-31': 'Un’auto da sola, o sopra un’altra, si muove senza portarsi dietro nessuno.',
    'SH-32': 'La prossima attività è vuota? L’auto si ferma lì.',
    'SH-33': 'C’è una sola auto? La nuova arrivata si ferma sul suo tetto.',
    'SH-34':
      'Ce ne sono già due? Non c’è posto: l’auto va avanti fino alla prima attività con una sola auto o nessuna.',
    'SH-35':
      'Un’auto che ne ha un’altra sul tetto se la porta dietro. Restano nello stesso ordine e passano oltre ogni attività con auto, fino alla prossima del tutto vuota.',
    'SH-36': 'Su un’attività non stanno mai più di due auto. Chi arriva dopo sta sopra.',
    'SH-37':
      'L’attività che un’auto o una coppia ha appena lasciato conta come libera. Perciò una coppia che in tutto il giro non trova nulla di vuoto torna da dove era partita. Può succedere solo con nove auto, in Mafia-Style.',
    'SH-40':
      'Dopo l’ultima carta del round, cerca l’auto del tuo personaggio. È da sola o sopra? Prendi il primo gettone di quell’attività. È sotto un’altra? Non prendi niente.',
    'SH-41': 'Tutti hanno visto prendere ogni gettone: perciò il denaro di ciascuno resta in vista.',
    'SH-50':
      'Personaggi e auto restano come sono. Comincia chi siede accanto, in senso orario. Si mescolano tutte le carte movimento, ognuno ne riceve quattro e si scopre il nuovo primo gettone di ogni pila.',
    'SH-60':
      'Se dopo una fase Scheffeln almeno un’attività è rimasta senza gettoni, la partita è finita. Vince chi ha più denaro; in caso di parità la vittoria si divide.',
    'SH-61':
      'Il regolamento italiano è diverso in tre punti: si gioca finché l’ultima attività è vuota, un’auto che salta le attività piene si ferma solo su una vuota, e andare indietro vuol dire in senso orario. Per noi sono errori di traduzione: vale il testo inglese.',
    'SH-70':
      'Le attività possono stare in qualsiasi ordine; la nostra decisione: dalla A alla H. Su ognuna c’è un’auto. I 32 gettoni si mescolano tutti insieme in otto pile da quattro, con il primo scoperto. Per ora nessuno sceglie un personaggio.',
    'SH-71':
      'In ogni round sette carte movimento stanno coperte in fila. Chi comincia le scopre una alla volta, da destra a sinistra.',
    'SH-72':
      'Scoperta l’ultima carta, tutti insieme cercano di capire quale auto finirà meglio. Chi tocca per primo un personaggio libero lo ha per questo round e non può restituirlo.',
    'SH-73':
      'Quando una sola persona è senza personaggio, parte un conto alla rovescia di cinque secondi. Se finisce prima della sua scelta, gioca il round senza personaggio.',
    'SH-74':
      'Se volete, c’è anche un tempo per pensare: 30, 60 o 90 secondi da quando è scoperta l’ultima carta. Anche questo chiude la scelta, così chi si è allontanato non blocca il tavolo.',
    'SH-75':
      'Poi le auto si muovono come dice la fila, stavolta da sinistra a destra. Dopo, la fase Scheffeln paga come sempre.',
    'SH-76':
      'I personaggi tornano al centro, le auto restano. Comincia chi segue in senso orario, si mescolano tutte le carte movimento, se ne dispongono sette e si scoprono i nuovi primi gettoni. La partita finisce come nel gioco base.',
    'SH-77':
      'Online conta il tocco che arriva per primo al server. Se due arrivano nello stesso istante, decide una regola equa che tutti possono leggere.',
    'SH-80':
      'Fuga («Evasione» nella scatola, una carta): un’auto che sta sopra un’altra va su un’attività qualsiasi senza auto.',
    'SH-81':
      'Retromarcia («Arretramento» nella scatola, due carte): un’auto a tua scelta va indietro di uno spazio, in senso antiorario. Tutte le regole di movimento valgono al contrario, anche per le coppie.',
    'SH-82':
      'Scambio sleale («Scambio Indecente» nella scatola, una carta): scambia il tuo personaggio con un altro, preso dal centro o da un altro giocatore. La nostra decisione: quel giocatore riceve il tuo.',
    'SH-83': 'Jolly (due carte): un’auto a tua scelta va avanti di uno spazio.',
    'SH-84': 'Una carta RUN può essere la tua ultima carta, giocata scoperta.',
    'SH-85': 'Puoi anche scartare una carta RUN coperta per uno scambio, come ogni altra carta, ma non se è l’ultima.',
    'SH-86':
      'Se nessuna auto sta sopra un’altra, o nessuna attività è vuota, la Fuga si può giocare scoperta lo stesso. In quel caso non fa nulla.',
    'SH-87': 'RUN si gioca solo con il gioco base, non con Speed.',
    'SH-90': 'Prima di cominciare, sotto l’auto sulla A si mette una nona auto: quella nera, della Mafia.',
    'SH-91':
      'Ogni volta che qualcuno scarta una carta coperta, prima si scambia il personaggio; poi l’auto nera avanza di uno spazio con le solite regole, insieme all’auto che ha sul tetto, se c’è.',
    'SH-92':
      'Nella fase Scheffeln, se l’auto nera non è sotto un’altra, la Mafia prende lì il primo gettone. Fra chi ha preso un gettone in questo round, va a chi sta sull’attività più povera (la A è la più povera), oltre al proprio.',
    'SH-93': 'Se nessun giocatore ha preso gettoni in questo round, quello della Mafia esce dal gioco.',
    'SH-94':
      'Quando una carta RUN dice «un’auto a tua scelta», può essere anche quella nera. Mafia-Style si gioca con il gioco base, con o senza RUN, ma non con Speed.',
  },
  page: {
    title: 'Scheffeln: le regole',
    notice:
      'Questa è una versione non ufficiale del gioco di Reiner Stockhausen. Le regole sono raccontate con parole nostre; i personaggi e cinque delle attività hanno nomi inventati da noi.',
    rulings:
      'Dove i regolamenti tacciono o si contraddicono, abbiamo dovuto decidere. Queste regole portano questo segno:',
    ruling: 'Decisione',
    businesses: 'Le attività e i loro gettoni',
    characters: 'I personaggi',
    letter: 'Lettera',
    business: 'Attività',
    tokens: 'Gettoni (in Speed: mescolati fra tutte le pile)',
    colour: 'Colore',
    character: 'Personaggio',
    trade: 'Mestiere',
  },
};
