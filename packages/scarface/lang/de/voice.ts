// Deutsch. Bedingungen stehen nach „wenn“, das Verb also am Ende.

import type { Counted, Noun, VoiceTexts } from '../../src/words/cards/texts.ts';
import { nouns } from './nouns.ts';

const count = (n: number, [one, other]: Noun): string => `${n} ${n === 1 ? one : other}`;

/** Something that one has or controls, somewhere or anywhere. `article`: of the relative clause. */
const held = (verb: 'hast' | 'kontrollierst', noun: Noun, place = '', article = ''): Counted => ({
  each: article === '' ? `${noun[0]}${place}` : `${noun[0]}, ${article} du ${verb}`,
  least: (n) => `du mindestens ${count(n, noun)}${place} ${verb}`,
  most: (n) => (n === 0 ? `du keine ${noun[1]}${place} ${verb}` : `du höchstens ${count(n, noun)}${place} ${verb}`),
  mostOfAll: `du mehr ${noun[1]}${place} ${verb} als jeder Rivale`,
});

const dollar: Noun = ['Dollar', 'Dollar'];
const thug: Noun = ['Schläger', 'Schläger'];
const good: Noun = ['Ware', 'Waren'];
const district: Noun = ['Bezirk', 'Bezirken'];
const businesses: VoiceTexts['businesses'] = {
  speakeasy: ['Flüsterkneipe', 'Flüsterkneipen'],
  casino: ['Kasino', 'Kasinos'],
  brothel: ['Bordell', 'Bordelle'],
  nightclub: ['Nachtclub', 'Nachtclubs'],
};
const articles = { speakeasy: 'einer', casino: 'einem', brothel: 'einem', nightclub: 'einem' } as const;
const { crimes, stats } = nouns;
const planned = (crime: string): Counted =>
  held('hast', [`Karte mit ${crime}`, `Karten mit ${crime}`], ' in deinem Plan');

const more = (by: number, noun: Noun): string => `${count(Math.abs(by), noun)} ${by > 0 ? 'mehr' : 'weniger'}`;
const morePoints = (by: number): string => `${Math.abs(by)} ${by > 0 ? 'mehr' : 'weniger'}`;
const signed = (by: number, what: string): string => `${by > 0 ? '+' : '−'}${Math.abs(by)} ${what}`;
const chosen: Noun = ['Ware deiner Wahl', 'Waren deiner Wahl'];

export const voice: VoiceTexts = {
  language: 'de',
  dollar,
  goods: { alcohol: ['Alkohol', 'Alkohol'], gun: ['Waffe', 'Waffen'], any: chosen, some: good },
  points: { muscle: ['Muskelkraft', 'Muskelkraft'], influence: ['Einfluss', 'Einfluss'] },
  businesses,
  upTo: 'bis zu ',
  forEach: (what) => ` je ${what}`,
  atMost: (n) => ` (höchstens ${n})`,
  who: { rival: 'ein Rivale deiner Wahl', rivals: 'jeder Rivale', everyone: 'jeder' },
  thugs: {
    self: ['deiner Schläger', 'deiner Schläger'],
    rival: ['Schläger eines Rivalen', 'Schläger eines Rivalen'],
    rivals: ['Schläger jedes Rivalen', 'Schläger jedes Rivalen'],
    everyone: ['Schläger jedes Spielers', 'Schläger jedes Spielers'],
  },
  at: {
    anywhere: '',
    streets: ' auf den Straßen',
    underworld: ' in der Unterwelt',
    authorities: ' bei den Behörden',
    headquarters: ' im Hauptquartier',
    deals: ' auf einem Deal',
  },
  from: {
    anywhere: '',
    streets: ' von den Straßen',
    underworld: ' aus der Unterwelt',
    authorities: ' von den Behörden',
    headquarters: '',
    deals: ' von deinen Deals',
  },
  counts: {
    neighbourhoods: held('kontrollierst', ['Viertel', 'Viertel'], '', 'das'),
    nightclubs: held('kontrollierst', businesses.nightclub, '', 'den'),
    speakeasies: held('kontrollierst', businesses.speakeasy, '', 'die'),
    casinos: held('kontrollierst', businesses.casino, '', 'das'),
    brothels: held('kontrollierst', businesses.brothel, '', 'das'),
    businesses: held('kontrollierst', ['Geschäft', 'Geschäfte'], '', 'das'),
    deals: held('hast', ['Deal', 'Deals'], '', 'den'),
    dealers: held('hast', ['Händler', 'Händler'], '', 'den'),
    'fulfilled-jobs': held('hast', ['erfüllten Auftrag', 'erfüllte Aufträge']),
    'thugs-on-streets': held('hast', thug, ' auf den Straßen'),
    'thugs-in-headquarters': held('hast', thug, ' im Hauptquartier'),
    'thugs-in-prison': held('hast', thug, ' im Gefängnis'),
    'thugs-in-underworld': held('hast', thug, ' in der Unterwelt'),
    'thugs-at-authorities': held('hast', thug, ' bei den Behörden'),
    'thugs-on-deals': held('hast', thug, ' auf Deals'),
    'cars-on-streets': held('hast', ['Auto', 'Autos'], ' auf den Straßen'),
    'trucks-on-streets': held('hast', ['Lastwagen', 'Lastwagen'], ' auf den Straßen'),
    'vehicles-on-streets': held('hast', ['Fahrzeug', 'Fahrzeuge'], ' auf den Straßen'),
    alcohol: held('hast', ['Alkohol', 'Alkohol'], '', 'den'),
    guns: held('hast', ['Waffe', 'Waffen'], '', 'die'),
    goods: held('hast', good, '', 'die'),
    money: held('hast', dollar, '', 'den'),
    upgrades: held('hast', ['Ausbau', 'Ausbauten'], '', 'den'),
    'districts-present': {
      each: 'Bezirk, in dem du präsent bist',
      least: (n) => `du in mindestens ${count(n, district)} präsent bist`,
      most: (n) => `du in höchstens ${count(n, district)} präsent bist`,
      mostOfAll: 'du in mehr Bezirken präsent bist als jeder Rivale',
    },
    'districts-controlled': {
      each: 'Bezirk, in dem du ein Viertel kontrollierst',
      least: (n) => `du in mindestens ${count(n, district)} Viertel kontrollierst`,
      most: (n) => `du in höchstens ${count(n, district)} Viertel kontrollierst`,
      mostOfAll: 'du in mehr Bezirken Viertel kontrollierst als jeder Rivale',
    },
    'policed-neighbourhoods': {
      each: 'Viertel, das du in einem Bezirk mit Polizei kontrollierst',
      least: (n) => `du mindestens ${n} Viertel in einem Bezirk mit Polizei kontrollierst`,
      most: (n) => `du höchstens ${n} Viertel in einem Bezirk mit Polizei kontrollierst`,
      mostOfAll: 'du mehr Viertel in Bezirken mit Polizei kontrollierst als jeder Rivale',
    },
    associates: held('hast', ['Komplizen', 'Komplizen'], ' in deiner Gang'),
    'crime-rate': {
      each: 'Stufe deiner Verbrechensrate',
      least: (n) => `deine Verbrechensrate mindestens ${n} beträgt`,
      most: (n) => `deine Verbrechensrate höchstens ${n} beträgt`,
      mostOfAll: 'deine Verbrechensrate höher ist als die jedes Rivalen',
    },
    'plan-cards': held('hast', ['Karte', 'Karten'], ' in deinem Plan'),
    'hand-cards': held('hast', ['Karte', 'Karten'], ' auf der Hand'),
    'plan-bootlegging': planned(crimes.bootlegging),
    'plan-corruption': planned(crimes.corruption),
    'plan-gambling': planned(crimes.gambling),
    'plan-theft': planned(crimes.theft),
    'plan-vice': planned(crimes.vice),
    'plan-violence': planned(crimes.violence),
  },
  if: 'wenn',
  andIf: ' und ',
  shared: [
    ['du ', ' hast'],
    ['du ', ' kontrollierst'],
  ],
  stat: (stat, level) => `dein Wert „${stat}“ auf Stufe ${level}${level === 2 ? ' oder 3' : ''} steht`,
  controls: (name) => `du ein Viertel in ${name} kontrollierst`,
  ring: 'du den Familienring hast',
  costs: {
    money: (n) => `zahle ${count(n, dollar)}`,
    alcohol: (n) => `gib ${n} Alkohol ab`,
    gun: (n) => `gib ${count(n, ['Waffe', 'Waffen'])} ab`,
    goods: (n) => `gib ${count(n, chosen)} ab`,
    cards: (n) => `wirf ${count(n, ['Handkarte', 'Handkarten'])} ab`,
    thugs: (n) => `lege ${count(n, thug)} aus dem Hauptquartier zu den Rekruten zurück`,
    crime: (n) => `erhöhe deine Verbrechensrate um ${n}`,
  },
  quantities: {
    muscle: (by, { act }) => signed(by, `Muskelkraft${act}`),
    influence: (by, { act }) => signed(by, `Einfluss${act}`),
    'hand-size': (by) => signed(by, 'Handgröße'),
    graft: (by) => `Schmiergeld kostet je Polizeiwagen ${more(by, dollar)}`,
    bribe: (by) => `Bestechung kostet je Polizeiwagen ${more(by, dollar)}`,
    profit: (by, { business }) =>
      `Verkäufe${business ? ` in Vierteln mit ${businesses[business][0]}` : ''} bringen ${more(by, dollar)}`,
    'sale-goods': (by, { business }) =>
      `Verkäufe${business ? ` in Vierteln mit ${businesses[business][0]}` : ''} brauchen ${more(by, good)}`,
    defence: (by, { business }) =>
      `${signed(by, 'Verteidigung')} in deinen Vierteln${business ? ` mit ${articles[business]} ${businesses[business][0]}` : ''}`,
    attack: (by) => signed(by, 'Muskelkraft, wenn du ein Viertel übernimmst'),
    'deal-goods': (by) => `jeder Deal bringt ${more(by, chosen)}`,
    storage: (by) => `jeder Deal lagert ${more(by, good)}`,
    'fence-price': (by) => `die Behörden zahlen je Ware ${more(by, dollar)}`,
    'upgrade-price': (by) => `Ausbauten kosten ${more(by, dollar)}`,
    'hire-level': (by) => signed(by, `${Math.abs(by) === 1 ? 'Stufe' : 'Stufen'} beim Anheuern von Komplizen`),
    'hire-alcohol': (by) =>
      `neue Leute auf die Hand zu nehmen kostet ${Math.abs(by)} Alkohol ${by > 0 ? 'mehr' : 'weniger'}`,
    'underworld-crime': (by) => `in der Unterwelt steigt deine Verbrechensrate um ${morePoints(by)}`,
    'plan-crime': (by) => `ein großer Plan erhöht deine Verbrechensrate um ${morePoints(by)}`,
    'business-income': (by, { business }) =>
      `beim Reorganisieren ${business ? `bringt ${business === 'speakeasy' ? 'jede' : business === 'nightclub' ? 'jeder' : 'jedes'} ${businesses[business][0]}` : 'bringt jedes Geschäft'} ${more(by, dollar)}`,
    'final-business': (by, { business }) =>
      `bei Spielende ${business ? `zählt ${business === 'speakeasy' ? 'jede' : business === 'nightclub' ? 'jeder' : 'jedes'} ${businesses[business][0]}` : 'zählt jedes Geschäft'} ${more(by, dollar)}`,
    'final-associate': (by) => `bei Spielende zählt jede Stufe eines Komplizen ${more(by, dollar)}`,
    recruitment: (by) => `beim Reorganisieren hast du ${more(by, ['Rekrutierungsschritt', 'Rekrutierungsschritte'])}`,
    lawyers: (by) => `beim Reorganisieren kommt ${more(by, thug)} aus dem Gefängnis`,
    'raid-relief': (by) => `nach einer Razzia sinkt deine Verbrechensrate um ${morePoints(by)}`,
    'ring-income': (by) => `der Familienring bringt ${more(by, dollar)}`,
  },
  moments: {
    deal: 'schickst du einen Schläger zu einem Deal',
    underworld: 'schickst du einen Schläger in die Unterwelt',
    authorities: 'schickst du einen Schläger zu den Behörden',
    seize: 'übernimmst du ein Viertel',
    sale: 'machst du einen Verkauf',
    hire: 'heuerst du einen Komplizen an',
    upgrade: 'baust du deine Gang aus',
    reorganise: 'reorganisierst du',
    raid: 'kommt eine Razzia',
    'lose-control': 'verlierst du ein Viertel',
    imprisoned: 'kommt einer deiner Schläger ins Gefängnis',
  },
  acts: {
    deal: 'für Deals',
    recruit: 'beim Rekrutieren',
    job: 'beim Ziehen von Aufträgen',
    dealer: 'beim Ziehen von Händlern',
    hire: 'beim Anheuern von Komplizen',
    sales: 'beim Verkaufen',
    oust: 'beim Entfernen von Kontrollmarkern',
    'lower-crime': 'beim Senken der Verbrechensrate',
    build: 'beim Eröffnen von Geschäften',
    release: 'beim Leeren des Gefängnisses',
    fence: 'beim Verkauf an die Behörden',
    send: 'beim Schicken von Schlägern',
    move: 'beim Bewegen',
    seize: 'beim Übernehmen von Vierteln',
    upgrade: 'beim Ausbauen',
    dismiss: 'beim Entlassen von Schlägern',
  },
  specials: {
    'copy-skill': 'nutze die Standardfähigkeit eines Komplizen im Markt',
    'swap-police': 'vertausche alle Polizeiwagen zweier Bezirke',
    'double-sale': 'mache 1 Verkauf und nimm den Gewinn doppelt',
    'buy-out':
      'zahle einem Rivalen den Gewinn, der auf einem seiner Viertel aufgedruckt ist, und übernimm es, wenn du in dem Bezirk präsent bist',
    amnesty: 'hole die Schläger aller aus dem Gefängnis und nimm 2 Dollar für jeden, der nicht deiner ist',
  },
  stats,
  crimes,
  districts: {
    central: 'Central',
    'far-north': 'der Far North Side',
    north: 'der North Side',
    west: 'der West Side',
    southwest: 'der Southwest Side',
    south: 'der South Side',
    'far-south': 'der Far South Side',
  },
  labels: {
    level: (n) => `Stufe ${n}`,
    roles: { boss: 'Boss', underboss: 'Unterboss', counselor: 'Berater', member: 'Gangmitglied' },
    bossValues: 'Muskelkraft und Einfluss laut Bossleiste',
    standard: (text) => `Standard: ${text}`,
    matching: (wanted, text) => `Mit ${wanted}: ${text}`,
    keep: 'lass diesen Auftrag offen liegen',
    needs: (what) => `Braucht ${what}`,
    gives: (what) => `bringt ${what}`,
    stores: (n) => `lagert ${count(n, good)}`,
    overall: (text) => `Alle: ${text}`,
    bands: { green: 'Grün', amber: 'Gelb', red: 'Rot' },
    band: (name, text) => `${name}: ${text}`,
    nothing: 'Nichts.',
    relief: (a, b, c) =>
      `Dann sinkt deine Verbrechensrate um ${a}; mit Anwälten der Stufe 2 um ${b}, der Stufe 3 um ${c}.`,
    noRule: 'Keine besondere Regel.',
    over: 'Das Spiel ist sofort zu Ende.',
    side: ({ night, defence, goods, sum }) =>
      `${night ? 'Nachtclub' : 'Tag'}: Verteidigung ${defence}, ${goods} für ${sum}`,
    row: ({ cubes, points }) => `Ab ${count(cubes, ['Ausbau', 'Ausbauten'])}: ${points}`,
    bonuses: (list) => `Boni: ${list}`,
    rightHand: 'Rechte Hand',
    price: ({ stat, level, points, sum, crime }) =>
      `${stat} auf Stufe ${level}: ${points}, ${sum}${crime > 0 ? `, Verbrechensrate +${crime}` : ''}`,
  },
  finish: (line) => line,
};
