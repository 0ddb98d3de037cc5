// Italiano: the Enforcer.
import { numbersOf } from '../../src/words/numbers.ts';
import type { RivalTexts } from '../../src/words/rival/texts.ts';
import { difficulties } from './difficulties.ts';
import { because } from './why.ts';

const { count, number } = numbersOf('it');
const from = (least: number | undefined): string =>
  least === undefined ? '' : `, con almeno ${number(least)} di Potere`;
const HARM = {
  prison: ['finisce in Prigione', 'finiscono in Prigione'],
  hit: ['viene pestato', 'vengono pestati'],
  kill: ['viene eliminato', 'vengono eliminati'],
} as const;

export const rival: RivalTexts = {
  name: 'Esecutore',
  difficulties,
  power: 'Potere',
  cards: {
    'morning-rounds': { name: 'Giro del mattino', flavour: 'Caffè, uova, tre riscossioni.' },
    'back-door-delivery': { name: 'Consegna dal retro', flavour: 'L’ingresso è per i clienti e per gli agenti.' },
    'broken-windows': { name: 'Vetri rotti', flavour: 'Il vetro costa poco. I consigli ancora meno.' },
    'ledger-work': { name: 'Tenuta dei libri', flavour: 'Due colonne, una delle quali vera.' },
    'new-faces': { name: 'Facce nuove', flavour: 'Vecchie abitudini.' },
    'friends-at-the-bar': { name: 'Amici al banco', flavour: 'Loro non pagano mai, tutti gli altri sì.' },
    'muscle-flexed': { name: 'Muscoli in mostra', flavour: 'Una conversazione senza parole.' },
    'quiet-word': { name: 'Una parola sottovoce', flavour: 'Abbastanza forte per chi doveva sentirla.' },
    'rainy-tuesday': { name: 'Martedì di pioggia', flavour: 'La sete non guarda il tempo.' },
    'sealed-envelope': { name: 'Busta sigillata', flavour: 'Nessuno chiede. Tutti la soppesano.' },
    'warehouse-keys': { name: 'Le chiavi del magazzino', flavour: 'Il guardiano ha ottima vista e poca memoria.' },
    'shaken-down': { name: 'Tasche rovesciate', flavour: 'Avevi tutto questo addosso?' },
    'night-shift': { name: 'Turno di notte', flavour: 'Il crimine paga gli straordinari.' },
    'protection-money': { name: 'Pizzo', flavour: 'Protezione da chi? Ecco.' },
    'night-drive': { name: 'Corsa notturna', flavour: 'Niente fari, niente testimoni, niente mancia.' },
    'paper-trail': { name: 'Tracce di carta', flavour: 'Portano alla tua porta. Qualcuno ci ha pensato.' },
    'weighted-dice': { name: 'Dadi piombati', flavour: 'La fortuna è questione di peso.' },
    'red-lamp': { name: 'Lanterna rossa', flavour: 'Aperto fino a tardi, chiuso alle domande.' },
    'cellar-jazz': { name: 'Jazz in cantina', flavour: 'Quando le bottiglie tintinnano, l’orchestra suona più forte.' },
    'tip-off': { name: 'Soffiata', flavour: 'Ha chiamato un cittadino preoccupato. Ha anche il tuo numero.' },
    'bail-money': { name: 'Cauzione', flavour: 'Fuori per colazione.' },
    'second-ledger': { name: 'Il secondo registro', flavour: 'Questo è da leggere.' },
    'river-shipment': { name: 'Carico sul fiume', flavour: 'Dichiarato come zavorra. Ottima zavorra.' },
    'favour-returned': { name: 'Favore restituito', flavour: 'Con gli interessi, composti.' },
    'city-in-the-pocket': { name: 'La città in tasca', flavour: 'Tintinna.' },
    'hostile-bid': { name: 'Offerta ostile', flavour: 'Aggiudicato al signore con la doppietta.' },
    'ribbon-cutting': { name: 'Taglio del nastro', flavour: 'Il sindaco taglia il nastro. Passava di lì.' },
    'army-surplus': { name: 'Avanzi dell’esercito', flavour: 'La guerra è finita. Le scartoffie no.' },
    'head-hunter': { name: 'Cacciatore di teste', flavour: 'Ha trovato l’uomo migliore della città. Il tuo.' },
    'night-of-knives': { name: 'La notte dei coltelli', flavour: 'Domattina servirà una seconda edizione.' },
    'twelve-good-men': { name: 'Dodici giurati', flavour: 'Gente per bene, e tutti hanno sentito parlare di te.' },
    'bonded-whiskey': {
      name: 'Whisky sotto sigillo',
      flavour: 'Dodici anni d’invecchiamento, nel magazzino di un altro.',
    },
    'clean-hands': { name: 'Mani pulite', flavour: 'I guanti aiutano.' },
    'everything-must-go': { name: 'Via tutto', flavour: 'La roba tua per prima.' },
    'friendly-headlines': {
      name: 'Titoli amichevoli',
      flavour: 'Il direttore gli è affezionato. Lo è anche alle sue ginocchia.',
    },
    convoy: { name: 'Convoglio', flavour: 'Sei camion, un permesso, nessuna domanda.' },
  },
  acts: {
    deal: () => 'Manda uno scagnozzo a un Affare, e tutti i suoi Affari consegnano',
    recruit: () => 'Recluta: 1 passo per punto di Potere',
    job: (least) => `Prende il primo Colpo del mazzo${from(least)}`,
    dealer: (least) => `Prende il primo Fornitore del mazzo${from(least)}`,
    hire: () => 'Ingaggia il Complice di livello più alto che il Potere gli consente',
    sales: () => 'Vende: 1 vendita per punto di Potere',
    oust: () => 'Rimuove i tuoi segnalini controllo: uno ogni 5 di Potere',
    'lower-crime': () => 'Riduce la sua Criminalità di quanto vale il Potere',
    build: () => 'Apre attività: 1 per punto di Potere',
    release: () => 'Fa uscire i suoi di Prigione, con almeno 2 di Potere',
    fence: () => 'Vende merci alle Autorità: 1 per punto di Potere',
    send: () => 'Manda scagnozzi nel suo distretto: 1 per punto di Potere',
    move: () => 'Sposta scagnozzi e veicoli nel suo distretto: 1 per punto di Potere',
    seize: () => 'Conquista un quartiere',
    upgrade: () => 'Potenzia la sua gang',
  },
  gain: 'Guadagna 1 dollaro per punto di Potere',
  steal: 'Ti ruba 1 dollaro per punto di Potere',
  sellNext: {
    speakeasy: 'Vende nel suo prossimo bar clandestino rifornito',
    casino: 'Vende nel suo prossimo casinò rifornito',
    brothel: 'Vende nel suo prossimo bordello rifornito',
    nightclub: 'Vende nel suo prossimo locale notturno rifornito',
  },
  stockNext: 'Prende dalla riserva ciò che serve a una vendita nel suo prossimo quartiere non rifornito',
  policeNext: 'Ogni auto della polizia va nel suo distretto successivo',
  policeHere: 'Un’auto della polizia arriva nel suo distretto',
  harm: (how, thugs, here) =>
    `${count(thugs, 'dei tuoi scagnozzi', 'dei tuoi scagnozzi')}${here ? ' nel suo distretto' : ' a tua scelta'} ${HARM[how][thugs === 1 ? 0 : 1]}`,
  crime: (levels) => `La tua Criminalità aumenta di ${number(levels)}`,
  ring: 'Prende l’Anello di famiglia',
  goods: (n) => `Prende ${count(n, 'merce', 'merci')}`,
  plan: (cards, actions) => `Piano dell’Esecutore: ${cards}. Ha ${count(actions, 'azione', 'azioni')}.`,
  walk: ({ from: start, to, steps }) =>
    steps === 0
      ? `L’Esecutore resta dov’è: ${to}.`
      : `L’Esecutore avanza di ${count(steps, 'distretto', 'distretti')}, da ${start} verso ${to}.`,
  acted: ({ card, text, power }) =>
    power === null ? `${card}: ${text}.` : `${card}: ${text}. Il suo Potere è ${number(power)}.`,
  skipped: ({ card, text }) => `${card}: ${text}. Non cambierebbe nulla, quindi passa oltre.`,
  tooWeak: ({ card, text, power, needs }) =>
    `${card}: ${text}. Il suo Potere è ${number(power)}, ma serve ${number(needs)}, quindi passa oltre.`,
  because,
  job: (card) => `L’Esecutore aggiunge ${card} ai suoi Colpi.`,
  reinforced: (deck, card) =>
    card === null
      ? `Una carta del mazzo ${deck} va a faccia in giù in cima al mazzo dell’Esecutore.`
      : `${card} (mazzo ${deck}) va tra gli scarti dell’Esecutore.`,
  askTie: 'Le sue regole non decidono. Dove vende l’Esecutore?',
  askJobs: 'Tieni uno di questi Colpi; l’altro è per l’Esecutore.',
  askMeanwhile: 'È il turno dell’Esecutore, e puoi compiere un Colpo: adesso, o lo lasci continuare?',
  goOn: 'Lascialo continuare',
  heading: 'L’Esecutore',
  place: ({ district, number: n }) => `Si trova nel distretto ${district}, numero ${number(n)}.`,
  numbers: (districts) => `I distretti nel suo ordine: ${districts}.`,
  decks: ({ deck, discard, b, c }) =>
    `Il suo mazzo: ${count(deck, 'carta', 'carte')}, i suoi scarti: ${number(discard)}; restano nel mazzo B: ${number(b)}, nel mazzo C: ${number(c)}.`,
  stats: ({ power, plan, actions, money, jobs }) =>
    `Potere ${number(power)}; Piano: ${count(plan, 'carta', 'carte')}, ${count(actions, 'azione', 'azioni')}; ${money}; ${count(jobs, 'Colpo', 'Colpi')}.`,
  reading: ({ card, line, left }) =>
    `Poi legge la riga ${number(line)} di ${card}; gli ${left === 1 ? 'resta' : 'restano'} ${count(left, 'azione', 'azioni')}.`,
  nextPlan: ({ cards, actions }) =>
    `Nel suo prossimo turno dispone ${count(cards, 'carta', 'carte')}, avanza di quanto dicono e compie ${count(actions, 'azione', 'azioni')}.`,
  nextReorganises: ({ sum, jobs, news }) =>
    `Il suo mazzo è vuoto: nel suo prossimo turno si riorganizza e ti ruba fino a ${sum} (${count(jobs, 'Colpo', 'Colpi')} per ${count(news, 'notizia uscita', 'notizie uscite')}).`,
  cardsHeading: 'Le carte dell’Esecutore',
  planPower: (power) => `Con questo Piano il suo Potere è ${number(power)}, prima del +n di una riga.`,
  legend:
    'Sulle sue carte P è il suo Potere: la sua caratteristica, i bonus di tutte le carte del Piano e il +n della riga. X non richiede Potere.',
  card: ({ card, deck, moves, bonus, lines }) =>
    `${card} (mazzo ${deck}): ${count(moves, 'passo', 'passi')}, ${bonus === 0 ? 'nessun bonus' : `+${number(bonus)} al Potere per tutto il Piano`}. ${lines}`,
  lastPlan: (cards) => `Le sue ultime carte: ${cards}.`,
  jobs: (jobs) => `I suoi Colpi, ciascuno vale un tuo dollaro per ogni notizia uscita quando si riorganizza: ${jobs}.`,
  associates: (people, levels) =>
    `I suoi Complici, fuori gioco fino alla fine: ${people}; ${count(levels, 'livello', 'livelli')} in tutto.`,
  levels: (stats) => `Le sue caratteristiche, numerate come i distretti: ${stats}.`,
  level: (n, stat, level) => `${number(n)} ${stat}, livello ${number(level)}`,
};
