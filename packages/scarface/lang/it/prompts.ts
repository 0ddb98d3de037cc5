// Italiano: what is asked of whom.
import type { Catalogue } from '../../src/words/catalogue.ts';
import { numbersOf } from '../../src/words/numbers.ts';

const { count } = numbersOf('it');

const goods = (n: number): string => count(n, 'merce', 'merci');
const thugs = (n: number): string => count(n, 'scagnozzo', 'scagnozzi');

export const prompts: Catalogue['prompts'] = {
  settingUp: 'Si prepara la partita.',
  shuffling: 'Si mescolano le carte.',
  draftKeep: 'Tieni uno di questi Colpi; gli altri passano a sinistra.',
  draftReturn: 'Hai quattro Colpi: restituiscine uno e tieni gli altri tre.',
  draftWait: 'Gli altri stanno ancora scegliendo i loro Colpi.',
  settlePlace: 'Scegli il tuo primo quartiere e il veicolo da metterci.',
  settleGood: 'Scegli la merce iniziale per il tuo Affare.',
  plan: 'Tocca a te: metti carte nel Piano. Dalla terza in poi la tua Criminalità sale.',
  reorganise: 'Tocca a te e non hai più carte: riorganizzati. Prima, tutti possono rivelare dei Colpi.',
  noCards: 'Tocca a te e non hai carte in mano: termina il turno. Prima, tutti possono rivelare dei Colpi.',
  planned: ({ muscle, influence }) => `Il tuo Piano: ${muscle}, ${influence}. Aggiungi una carta o conferma il Piano.`,
  act: ({ muscle, influence }) => `Il tuo Piano: ${muscle}, ${influence}. Scegli un’azione o usa delle abilità.`,
  afterAct: 'La tua azione è fatta. Usa altre abilità o termina il turno.',
  ask: {
    kinds: ({ left }) => `Scegli che cosa ricevi: ancora ${goods(left)}.`,
    store: () => 'Dove depositi questa merce?',
    spend: () => 'Quale merce spendi?',
    recruit: ({ left }) => `Recluta: ancora ${count(left, 'passo', 'passi')}.`,
    oust: ({ left }) =>
      `Quale segnalino controllo rimuovi? Al massimo ancora ${count(left, 'segnalino', 'segnalini')}.`,
    dismiss: ({ left }) => `Togli dal gioco ancora ${thugs(left)}.`,
    'pick-job': () => 'Quale Colpo tieni?',
    'pick-dealer': () => 'Quale Fornitore tieni?',
    tuck: ({ card }) => `${card}: un nuovo Affare, o sotto uno che hai già?`,
    hire: () => 'Chi ingaggi?',
    welcome: ({ card }) => `${card} entra nella gang: subito in mano, o tra gli scarti?`,
    sell: () => 'Dove vendi?',
    sale: () => 'Il tuo camion ti fa risparmiare una merce: quale?',
    build: ({ left }) => `Quale attività apri, e dove? Al massimo ancora ${count(left, 'attività', 'attività')}.`,
    fence: ({ left }) => `Che cosa vendi alle Autorità? Al massimo ancora ${goods(left)}.`,
    send: ({ left }) => `Dove mandi i tuoi scagnozzi? Al massimo ancora ${thugs(left)}.`,
    move: ({ left }) => `Che cosa sposti, e dove? Al massimo ancora ${count(left, 'spostamento', 'spostamenti')}.`,
    seize: () => 'Quale quartiere conquisti?',
    marker: () => 'Tutti i tuoi segnalini controllo sono in gioco: quale altro quartiere abbandoni?',
    upgrade: () => 'Che cosa potenzi?',
    'right-hand': () => 'Quale braccio destro entra nella gang?',
    vehicle: () => 'Quale veicolo metti, e dove?',
    nightclub: () => 'Dove apri il locale notturno?',
    supply: () => 'Quale Affare consegna?',
    deal: () => 'A quale Affare mandi il tuo scagnozzo?',
    harm: ({ left }) => `Quale scagnozzo viene colpito? Ancora ${thugs(left)}.`,
    police: ({ left }) => `Quale auto della polizia sposti, e dove? Ancora ${count(left, 'auto', 'auto')}.`,
    'drive-off': ({ left }) => `Chi scacci, e dove? Ancora ${count(left, 'pezzo', 'pezzi')}.`,
    'wreck-rival': ({ left }) => `Quale attività rivale chiudi? Ancora ${count(left, 'attività', 'attività')}.`,
    'wreck-own': ({ left }) => `Quale delle tue attività chiudi? Ancora ${count(left, 'attività', 'attività')}.`,
    discard: ({ left }) => `Scarta ancora ${count(left, 'carta', 'carte')}.`,
    downgrade: ({ left }) => `In quale caratteristica perdi un livello? Ancora ${count(left, 'livello', 'livelli')}.`,
    recover: ({ left }) => `Riprendi dagli scarti ancora ${count(left, 'carta', 'carte')}.`,
    fire: ({ left }) => `Chi licenzi? Ancora ${count(left, 'Complice', 'Complici')}.`,
    unfulfil: ({ left }) => `Quale Colpo compiuto rigiri a faccia in giù? Ancora ${count(left, 'Colpo', 'Colpi')}.`,
    exchange: ({ left }) => `Quali merci scambi con l’altro tipo? Al massimo ancora ${goods(left)}.`,
    recall: ({ left }) => `Chi richiami al Quartier generale? Al massimo ancora ${thugs(left)}.`,
    choose: () => 'Scegli un’opzione.',
    may: () => 'Vuoi pagarne il prezzo?',
    whom: () => 'Quale rivale colpisci?',
    special: () => 'Fai la tua scelta.',
  },
  theirPlan: (who) => `${who} prepara il suo Piano.`,
  theirAct: (who) => `È il turno di ${who}.`,
  theirChoice: (who) => `${who} deve scegliere.`,
  over: ({ who, sum, shared }) =>
    shared
      ? `La partita è finita: ${who} si dividono la vittoria con ${sum} per parte.`
      : `La partita è finita: ${who} vince con ${sum}.`,
};
