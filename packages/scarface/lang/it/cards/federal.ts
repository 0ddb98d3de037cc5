// What the Federal cards are called, in Italian.
import type { FederalNames } from '../../../src/words/cards/names.ts';

export const federal: FederalNames = {
  'tax-audit': { name: 'Verifica fiscale', flavour: 'Si prega di chiarire la voce «varie».' },
  'bail-hearing': { name: 'Udienza per la cauzione', flavour: 'Solo contanti. I vostri assegni sono noti alla corte.' },
  'licence-renewal': {
    name: 'Rinnovo della licenza',
    flavour: 'Rigo quattro, uso dei locali. «Sala da tè» è già preso.',
  },
  'bank-examiners': { name: 'Ispettori bancari', flavour: 'Hanno contato due volte. Ne bastava una.' },
  'vehicle-inspection': { name: 'Controllo dei veicoli', flavour: 'I fori nella portiera non contano come aerazione.' },
  'census-of-1920': {
    name: 'Censimento del 1920',
    flavour: 'Professione: «sta all’angolo». Datore di lavoro: «un amico».',
  },
  'budget-cuts': { name: 'Tagli al bilancio', flavour: 'Gli agenti sono pregati di dividersi la pistola.' },
  'warehouse-inspection': {
    name: 'Ispezione al magazzino',
    flavour: 'Si è constatato che i mobili perdevano liquido.',
  },
  'barrels-in-the-river': { name: 'Botti nel fiume', flavour: 'I pescatori segnalano pesci insolitamente allegri.' },
  'arms-amnesty': { name: 'Amnistia per le armi', flavour: 'Si prega di conservare la ricevuta insieme all’arma.' },
  'expert-tasting': { name: 'Assaggio peritale', flavour: 'La commissione non ha concluso, e ne ha chiesto ancora.' },
  'truck-through-the-door': { name: 'Camion nel portone', flavour: 'Il mandato era fissato al paraurti.' },
  dragnet: { name: 'Rastrellamento', flavour: 'Si ricercano tutte le persone con il cappello.' },
  'usual-suspects': { name: 'I soliti sospetti', flavour: 'Ormai hanno la loro sedia.' },
  'deportation-order': { name: 'Decreto di espulsione', flavour: 'Il biglietto di ritorno non è compreso.' },
  'mistaken-identity': { name: 'Scambio di persona', flavour: 'Rilasciato con le nostre scuse, soggette a ricorso.' },
  'bureau-is-hiring': { name: 'Il Bureau assume', flavour: 'Buona paga, pensione, e la clientela la si conosce già.' },
  curfew: { name: 'Coprifuoco', flavour: 'Dopo le nove, per bighellonare serve il modulo 12.' },
  'padlock-order': { name: 'Apposizione dei sigilli', flavour: 'Chiuso per un anno. Consegne dalla porta sul retro.' },
  'moral-hygiene-board': {
    name: 'Comitato d’igiene morale',
    flavour: 'L’ispezione è durata tre notti. Se ne loda lo scrupolo.',
  },
  'slot-machine-bonfire': { name: 'Rogo di slot machine', flavour: 'Salvati dalle fiamme due ciliegie e un limone.' },
  'grand-jury': { name: 'Gran giurì', flavour: 'Ventitré cittadini che non hanno mai sentito nominare nessuno.' },
  'star-witness': { name: 'Testimone chiave', flavour: 'Ora ricorda tutto, perfino per chi lavora.' },
  'tapped-telephone': { name: 'Telefono sotto controllo', flavour: 'Verbale, pagina nove: «Non al telefono.»' },
  'lost-paperwork': { name: 'Pratica smarrita', flavour: 'Archiviata alla lettera S, come smarrita.' },
  'wanted-poster': { name: 'Avviso di taglia', flavour: 'Molto somigliante. La taglia è un insulto.' },
  'trust-busting': { name: 'Causa antitrust', flavour: 'La concorrenza è legge, anche per i fuorilegge.' },
  'society-column': {
    name: 'Cronaca mondana',
    flavour: 'L’anello è stato ammirato da tutti, dal fisco in particolare.',
  },
};
