// What the front pages say, in Italian.
import type { NewsNames } from '../../../src/words/cards/names.ts';

export const news: NewsNames = {
  'us-is-voted-dry': {
    name: 'L’America vota il proibizionismo',
    flavour: 'Da mezzanotte si beve acqua. L’acqua non rilascia dichiarazioni.',
  },
  'police-strike': { name: 'Polizia in sciopero', flavour: 'I cittadini se ne accorgono il terzo giorno.' },
  'beer-war': { name: 'Scoppia la guerra della birra', flavour: 'Settimana da record per i fiorai.' },
  'ness-comes-to-town': {
    name: 'Ness arriva in città',
    flavour: '«Non sono in vendita.» Il municipio chiede una traduzione.',
  },
  'election-year': {
    name: 'Comincia l’anno elettorale',
    flavour: 'I due candidati promettono di voltarsi, ciascuno dalla sua parte.',
  },
  'evidence-room-empty': { name: 'Vuota la stanza dei reperti', flavour: 'La polizia è perplessa, e compra.' },
  'lake-freezes-over': {
    name: 'Il lago è ghiacciato',
    flavour: 'Fiorisce il commercio del ghiaccio col Canada, talvolta in bottiglia.',
  },
  'hottest-summer': {
    name: 'L’estate più calda del secolo',
    flavour: 'I medici consigliano di bere molto, senza precisare cosa.',
  },
  'jazz-age': {
    name: 'Il jazz conquista la città',
    flavour: '«Musica del diavolo», dice il pastore prenotando un tavolo.',
  },
  'world-series-fixed': {
    name: 'World Series truccate',
    flavour: 'La nazione è sconvolta. Gli allibratori un po’ meno.',
  },
  'income-tax-upheld': {
    name: 'Tasse anche per i furfanti',
    flavour: 'Nuovo modulo del fisco. La casella nove è per il bottino.',
  },
  'daylight-saving': { name: 'Si cambia l’ora', flavour: 'La città guadagna un’ora. È già prenotata.' },
  'mills-lay-off-thousands': {
    name: 'Le acciaierie licenziano',
    flavour: 'Uomini robusti con le sere libere trovano subito lavoro.',
  },
  'building-boom': { name: 'Febbre edilizia', flavour: 'Tutto sale tranne i prezzi, per gli amici del costruttore.' },
  'hollywood-loves-hoodlums': {
    name: 'Hollywood ama i gangster',
    flavour: 'Gli impiegati di banca provano lo sguardo torvo allo specchio.',
  },
  'prohibition-ends': {
    name: 'Fine del proibizionismo!',
    flavour: 'Tredici anni di siccità, e nessuno ricorda di aver avuto sete.',
  },
};
