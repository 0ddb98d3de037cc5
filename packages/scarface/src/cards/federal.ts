// The 28 Federal cards. Each has an effect for everybody, then one by Crime Rate: a small one in the green band, a thug or a few
// dollars in the amber one, about twelve dollars' worth in the red one. A harder card also lowers the Crime Rate further.
import type { Amount, Condition, Effect, FederalCard, Harm, Reach } from '../language.ts';
import type { Good } from '../vocabulary.ts';

const pay = (amount: Amount): Effect => ({ do: 'pay', amount });
const gain = (amount: number): Effect => ({ do: 'money', amount });
const seized = (amount: number, good?: Good): Effect => ({ do: 'lose-goods', amount, ...(good && { good }) });
const taken = (how: Harm, thugs: number, reach: Reach = 'anywhere'): Effect => ({
  do: 'harm',
  how,
  thugs,
  whose: 'self',
  reach,
});
const discard = (cards: number): Effect => ({ do: 'discard', cards });
const wreck: Effect = { do: 'wreck', tokens: 1, whose: 'self' };
const free: Effect = { do: 'release', thugs: 1 };
const enlist: Effect = { do: 'recruit', steps: 1 };
const back: Effect = { do: 'recall', thugs: 1, from: 'streets' };
const look = (deck: 'jobs' | 'dealers' | 'federal', cards: number): Effect => ({ do: 'peek', deck, cards });
/** The player's choice. */
const either = (...options: readonly Effect[]): Effect => ({ do: 'choose', options: options.map((one) => [one]) });
const patrol: Effect = { do: 'police', cars: 1 };
const crime = (by: number): Effect => ({ do: 'crime', by });
const when = (condition: Condition, effect: Effect): Effect => ({ do: 'if', when: condition, then: [effect] });

type Bands = FederalCard['bands'];
type Relief = FederalCard['relief'];
const MILD: Relief = [2, 3, 4];
const FAIR: Relief = [3, 4, 5];
const FULL: Relief = [4, 5, 6];

const card = <const Id extends string>(id: Id, overall: readonly Effect[], bands: Bands, relief: Relief) => ({
  id,
  overall,
  bands,
  relief,
});

/** Cards against the player who is ahead of the others: not for a solo game. */
const atTable = <Card extends FederalCard>(of: Card) => ({ ...of, multiplayerOnly: true as const });

const MONEY = [
  card('tax-audit', [pay(1)], [[], [pay(5)], [pay(12)]], FAIR),
  card(
    'bail-hearing',
    [{ do: 'may', cost: { money: 3 }, then: [free] }],
    [[enlist], [either(taken('prison', 1), pay(5))], [pay(10)]],
    FAIR,
  ),
  card(
    'licence-renewal',
    [pay({ each: 'speakeasies', most: 3 })],
    [
      [{ do: 'exchange', goods: 1 }],
      [pay({ each: 'businesses', most: 5 })],
      [pay({ each: 'businesses', times: 2, most: 12 }), pay(2)],
    ],
    MILD,
  ),
  card(
    'bank-examiners',
    [when({ count: 'money', least: 30 }, pay(3))],
    [[gain(2)], [pay({ each: 'upgrades', times: 2, most: 6 })], [{ do: 'downgrade', levels: 1 }]],
    FULL,
  ),
  card(
    'vehicle-inspection',
    [pay({ each: 'vehicles-on-streets', most: 3 })],
    [[gain(1)], [pay({ each: 'vehicles-on-streets', times: 3, most: 6 })], [taken('prison', 1), pay(5)]],
    FAIR,
  ),
  card(
    'census-of-1920',
    [pay({ each: 'thugs-on-streets', most: 3 })],
    [[enlist], [pay({ each: 'associates', times: 2, most: 6 })], [pay(11)]],
    FAIR,
  ),
  card('budget-cuts', [], [[gain(3)], [pay(4)], [pay(10)]], MILD),
];

const GOODS = [
  card('warehouse-inspection', [seized(1)], [[look('dealers', 2)], [seized(1)], [seized(3)]], FAIR),
  card(
    'barrels-in-the-river',
    [seized(1, 'alcohol')],
    [[], [seized(1, 'alcohol')], [seized(2, 'alcohol'), pay(3)]],
    FAIR,
  ),
  card(
    'arms-amnesty',
    [{ do: 'may', cost: { gun: 1 }, then: [crime(-3)] }],
    [[crime(-1)], [seized(1, 'gun')], [seized(1, 'gun'), pay(6)]],
    MILD,
  ),
  card(
    'expert-tasting',
    [{ do: 'exchange', goods: 1 }],
    [[{ do: 'goods', good: 'alcohol', amount: 1 }], [seized(1)], [seized(2), discard(1)]],
    FAIR,
  ),
  card('truck-through-the-door', [patrol], [[], [either(seized(1), pay(5))], [wreck, seized(1)]], FULL),
];

const THUGS = [
  card('dragnet', [patrol], [[back], [taken('prison', 1)], [taken('prison', 2)]], FAIR),
  card(
    'usual-suspects',
    [taken('prison', 1, 'authorities')],
    [[free], [taken('prison', 1, 'headquarters')], [taken('prison', 2, 'headquarters')]],
    FULL,
  ),
  card(
    'deportation-order',
    [],
    [[], [pay({ each: 'thugs-in-headquarters', times: 2, most: 6 })], [taken('kill', 1)]],
    FAIR,
  ),
  card('mistaken-identity', [free], [[free], [taken('prison', 1)], [taken('prison', 1), pay(6)]], FAIR),
  card('bureau-is-hiring', [], [[enlist], [crime(2)], [taken('hit', 1), pay(4)]], FULL),
  card(
    'curfew',
    [back],
    [
      [],
      [pay({ each: 'thugs-on-streets', times: 2, most: 6 })],
      [pay({ each: 'thugs-on-streets', times: 2, most: 6 }), taken('prison', 1)],
    ],
    FAIR,
  ),
];

const BUSINESSES = [
  card('padlock-order', [], [[look('federal', 1)], [either(wreck, pay(6))], [wreck, pay(3)]], FAIR),
  card(
    'moral-hygiene-board',
    [pay({ each: 'brothels', most: 3 })],
    [[crime(-1)], [pay({ each: 'brothels', times: 4, most: 6 })], [wreck, discard(1)]],
    FULL,
  ),
  card(
    'slot-machine-bonfire',
    [pay({ each: 'casinos', most: 3 })],
    [[{ do: 'draw', cards: 1 }], [discard(1)], [discard(1), pay(7)]],
    FAIR,
  ),
];

const PAPERS = [
  card(
    'grand-jury',
    [{ do: 'may', cost: { money: 3 }, then: [crime(-2)] }],
    [[{ do: 'draw', cards: 1 }], [discard(1)], [discard(2), pay(4)]],
    MILD,
  ),
  card(
    'star-witness',
    [],
    [[{ do: 'recover', cards: 1 }], [either(discard(1), pay(6))], [{ do: 'fire', cards: 1 }]],
    FAIR,
  ),
  card(
    'tapped-telephone',
    [look('jobs', 2)],
    [[{ do: 'job', draw: 1 }], [crime(2)], [{ do: 'unfulfil', jobs: 1 }, pay(4)]],
    FULL,
  ),
  card('lost-paperwork', [crime(-1)], [[gain(2)], [pay(4)], [pay(10)]], FULL),
];

const STICKING_OUT = [
  card(
    'wanted-poster',
    [when({ count: 'crime-rate', mostOfAll: true }, pay(4))],
    [[], [pay({ each: 'crime-rate', most: 6 })], [pay(11)]],
    FULL,
  ),
  card(
    'trust-busting',
    [when({ count: 'businesses', mostOfAll: true }, pay(5))],
    [[gain(2)], [pay({ each: 'neighbourhoods', times: 2, most: 6 })], [wreck, pay(2)]],
    FAIR,
  ),
  card(
    'society-column',
    [when({ ring: true }, pay(3))],
    [[look('jobs', 1)], [discard(1)], [taken('hit', 1, 'headquarters'), pay(3)]],
    FAIR,
  ),
].map(atTable);

const federal = [...MONEY, ...GOODS, ...THUGS, ...BUSINESSES, ...PAPERS, ...STICKING_OUT];

export type FederalId = (typeof federal)[number]['id'];
export const FEDERAL: readonly (FederalCard & { readonly id: FederalId })[] = federal;
