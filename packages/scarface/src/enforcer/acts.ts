// The players' actions as the Enforcer takes them (SC-110, points 1 to 12): whether one would change anything, and what it does.

import { dealPlace } from '../actions.ts';
import type { Out } from '../events.ts';
import { release } from '../rules/acts.ts';
import { changeCrime } from '../rules/crime.ts';
import { sumOf } from '../rules/dealing.ts';
import { takeTop } from '../rules/drawing.ts';
import { allGoods } from '../rules/goods.ts';
import { gain } from '../rules/money.ts';
import { fire, modified } from '../rules/powers.ts';
import { bribeOf, payBribe } from '../rules/presence.ts';
import { recruitSteps } from '../rules/recruiting.ts';
import { canSell, fencePrice } from '../rules/selling.ts';
import { canBuild } from '../rules/territory.ts';
import { push, type State } from '../state.ts';
import { type Act, AUTHORITIES_ACTS, DISTRICTS, NOBODY, UNDERWORLD_ACTS } from '../vocabulary.ts';
import { RIVAL } from './board.ts';
import { canGather, gather } from './gathering.ts';
import { takeGoods } from './goods.ts';
import { hireBest, hireLevel, inMarket } from './hiring.ts';
import type { EnforcerAct } from './language.ts';
import { ownTiles } from './order.ts';
import { oustBest, prey, seizeBest } from './seizing.ts';
import { PLAYER, soloOf } from './solo.ts';
import { upgradable, upgrade } from './upgrading.ts';

interface Way {
  can(s: State, seat: number, power: number): boolean;
  run(s: State, seat: number, power: number, out: Out): void;
}

const MARKER_POWER = 5;
const RELEASE_POWER = 2;

const WAYS: Readonly<Record<EnforcerAct, Way>> = {
  // 1: any Deal without a thug; all Deals deliver, and his Supply once on top.
  deal: {
    can: (s, seat) => s.players[seat].deals.some((deal) => deal.thug === 0),
    run: deal,
  },
  // 2: Safehouses first, which his answers see to.
  recruit: {
    can: (s, seat, power) => power > 0 && s.players[seat].safehouses + s.players[seat].recruits > 0,
    run: (s, seat, power) => recruitSteps(s, seat, power),
  },
  // 3: the top card, and it counts as fulfilled.
  job: {
    can: (s) => s.jobs.cards.length > 0,
    run(s, seat, _power, out) {
      const [card] = takeTop(s.jobs, 1);
      s.players[seat].jobs.push(card);
      out?.push({ type: 'rival-job', seat, card });
    },
  },
  // 4: the top card, always a Deal of its own.
  dealer: {
    can: (s) => s.dealers.cards.length > 0,
    run(s, seat, _power, out) {
      const [card] = takeTop(s.dealers, 1);
      const { deals } = s.players[seat];
      deals.push({ cards: [card], thug: 0, alcohol: 0, gun: 0 });
      out?.push({ type: 'took-dealer', seat, card, deal: deals.length - 1 });
    },
  },
  // 5
  hire: {
    can: (s, seat, power) => inMarket(s, hireLevel(s, seat, power)).order.length > 0,
    run: (s, seat, power, out) => hireBest(s, seat, hireLevel(s, seat, power), out),
  },
  // 6
  sales: {
    can: (s, seat, power) => power > 0 && canSell(s, seat),
    run: (s, seat, power) => push(s, { kind: 'sell', seat, left: power, sold: [] }),
  },
  // 7
  oust: {
    can: (s, _seat, power) => power >= MARKER_POWER && ownTiles(s, PLAYER).length > 0,
    run: (s, seat, power, out) => oustBest(s, seat, Math.floor(power / MARKER_POWER), out),
  },
  'lower-crime': {
    can: (s, seat, power) => power > 0 && s.players[seat].crime > s.ness + 1,
    run: (s, seat, power, out) => changeCrime(s, seat, -power, out),
  },
  // 8: the token is drawn by chance.
  build: {
    can: (s, seat, power) => power > 0 && canBuild(s, seat, NOBODY),
    run: (s, seat, power) => push(s, { kind: 'lots', seat, left: power }),
  },
  release: {
    can: (s, seat, power) => power >= RELEASE_POWER && s.players[seat].prison > 0,
    run: (s, seat, _power, out) => release(s, seat, s.players[seat].prison, out),
  },
  // 9: by the order of his spending.
  fence: {
    can: (s, seat, power) => power > 0 && allGoods(s, seat) > 0,
    run(s, seat, power, out) {
      const count = Math.min(power, allGoods(s, seat));
      push(s, { kind: 'spend', seat, alcohol: 0, gun: 0, any: count, tile: NOBODY });
      gain(s, seat, count * fencePrice(s, seat), 'fence', out);
    },
  },
  send: {
    can: (s, seat, power) => power > 0 && canPay(s, seat),
    run: send,
  },
  // 10
  move: { can: canGather, run: gather },
  // 11
  seize: {
    can: (s, seat, power) => prey(s, seat, power).order.length > 0,
    run: seizeBest,
  },
  // 12
  upgrade: {
    can: (s, seat, power) => upgradable(s, seat, power) >= 0,
    run: (s, seat, power, out) => upgrade(s, seat, upgradable(s, seat, power), out),
  },
};

/** Takes an action, if it would change anything and he has the thug for it. */
export function takeAct(s: State, seat: number, act: EnforcerAct, power: number, out: Out): boolean {
  if (needsThug(act) && s.players[seat].headquarters === 0) return false;
  if (!WAYS[act].can(s, seat, power)) return false;
  out?.push({ type: 'acted', seat, act });
  sendThug(s, seat, act, out);
  WAYS[act].run(s, seat, power, out);
  return true;
}

const underworld = (act: Act): boolean => UNDERWORLD_ACTS.includes(act);
const authorities = (act: Act): boolean => AUTHORITIES_ACTS.includes(act);
const needsThug = (act: EnforcerAct): boolean =>
  act === 'deal' || act === 'send' || underworld(act) || authorities(act);

/** A thug leaves Headquarters for where the action is taken, as a player's would. */
function sendThug(s: State, seat: number, act: EnforcerAct, out: Out): void {
  const p = s.players[seat];
  if (underworld(act)) {
    p.headquarters--;
    p.underworld++;
    changeCrime(s, seat, modified(s, seat, 'underworld-crime', p.underworld), out);
    fire(s, seat, 'underworld', out);
  } else if (authorities(act)) {
    p.headquarters--;
    p.authorities++;
    fire(s, seat, 'authorities', out);
  }
}

function deal(s: State, seat: number, _power: number, out: Out): void {
  const p = s.players[seat];
  const index = p.deals.findIndex((one) => one.thug === 0);
  p.headquarters--;
  p.deals[index].thug = 1;
  out?.push({ type: 'because', seat, why: 'free-deal', place: dealPlace(index) });
  out?.push({ type: 'deal', seat, deal: index, cards: p.deals.flatMap(({ cards }) => cards) });
  fire(s, seat, 'deal', out);
  const sum = (good: 'alcohol' | 'gun'): number => p.deals.reduce((all, one) => all + sumOf(one, good), 0);
  takeGoods(s, seat, sum('alcohol'), sum('gun'), modified(s, seat, 'deal-goods', RIVAL.supply[p.stats[3] - 1]), out);
}

const canPay = (s: State, seat: number): boolean => s.players[seat].money >= bribeOf(s, seat, soloOf(s).at);

/** To his own district, while he can pay the bribes. */
function send(s: State, seat: number, power: number, out: Out): void {
  const { at } = soloOf(s);
  const p = s.players[seat];
  for (let i = 0; i < power && p.headquarters > 0 && canPay(s, seat); i++) {
    p.headquarters--;
    payBribe(s, seat, at, out);
    p.thugs[at]++;
    out?.push({ type: 'sent', seat, district: DISTRICTS[at] });
  }
}
