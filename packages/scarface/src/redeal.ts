// From a view alone: a full table that is consistent with it.
import { type Random, shuffle } from '@backroom/kit';
import { boxFor } from './box.ts';
import { RIVAL_DEALERS } from './enforcer/board.ts';
import { ENFORCER_CARDS } from './enforcer/cards/index.ts';
import type { Solo } from './enforcer/solo.ts';
import type { Frame } from './frames.ts';
import { legal } from './machine.ts';
import { clonePlayer, type Player } from './player.ts';
import { ALL_SEATS } from './rules/market.ts';
import { cloneFrame, type Deck, type State, start, top } from './state.ts';
import type { FrameView, Known, PlayerView, SoloView, View } from './view.ts';

export function redeal(v: View, random: Random): State {
  const s = start(v.options, v.seats);
  if (v.players.length === 0) return s;
  const bit = v.seat === null ? ALL_SEATS : 1 << v.seat;
  const frames = v.stack;
  const box = boxFor(v.options);
  const drawn = (kind: FrameView['kind']): Known[] =>
    frames.flatMap((f) =>
      f.kind === kind && (f.kind === 'pick-job' || f.kind === 'pick-dealer' || f.kind === 'solo-jobs')
        ? [...f.cards]
        : [],
    );
  const drafted = frames.flatMap((f) => (f.kind === 'draft' ? [...f.packs.flat(), ...f.kept.flat()] : []));
  const inRaid = frames.flatMap((f) => (f.kind === 'raid' && f.card !== '' ? [f.card] : []));
  const tucking = frames.flatMap((f) => (f.kind === 'tuck' ? [f.card] : []));
  const people = [
    ...v.players.flatMap((p) => p.owned),
    ...v.market,
    ...v.gone,
    ...(v.solo?.associates ?? []),
    ...frames.flatMap((f) => (f.kind === 'welcome' ? [f.card] : [])),
  ];

  const low = unseen(box.low, [...v.low, ...people], random);
  const high = unseen(box.high, [...v.high, ...people], random);
  const jobs = unseen(
    box.jobs,
    [
      ...v.jobs,
      ...v.players.flatMap((p) => [...p.jobs, ...p.fulfilled]),
      ...drawn('pick-job'),
      ...drawn('solo-jobs'),
      ...drafted,
    ],
    random,
  );
  const dealers = unseen(
    v.solo === null ? box.dealers : [...box.dealers, ...RIVAL_DEALERS],
    [
      ...v.dealers,
      ...v.players.flatMap((p) => p.deals.flatMap((deal) => deal.cards)),
      ...drawn('pick-dealer'),
      ...tucking,
    ],
    random,
  );
  const federal = unseen(box.federal, [...v.federal, ...v.federalUsed, ...inRaid], random);
  const news = unseen(box.news, [...v.news, ...v.headlines], random);

  s.players = v.players.map((p) => redealPlayer(p, jobs, guessMoney(p, random), random));
  s.tiles = v.tiles.map((tile) => ({ ...tile, tokens: tile.tokens.slice() }));
  s.police = v.police.slice();
  s.tokens = v.tokens.slice();
  s.market = v.market.slice();
  s.low = fill(v.low, low, ALL_SEATS);
  s.high = fill(v.high, high, ALL_SEATS);
  s.stack = frames.map((frame) => redealFrame(frame, jobs, dealers));
  s.jobs = fill(v.jobs, jobs, bit);
  s.dealers = fill(v.dealers, dealers, bit);
  s.federal = fill(v.federal, federal, bit);
  s.news = fill(v.news, news, ALL_SEATS);
  s.federalUsed = v.federalUsed.slice();
  s.gone = v.gone.slice();
  s.headlines = v.headlines.slice();
  s.ring = v.ring;
  s.ness = v.ness;
  s.time = v.time;
  s.round = v.round;
  s.first = v.first;
  s.solo = v.solo === null ? null : redealSolo(v.solo, random);
  affordWhatIsAsked(s);
  return s;
}

/** Cards of the box that lie nowhere in sight, in a random order. */
function unseen(box: readonly string[], seen: readonly Known[], random: Random): string[] {
  const count = new Map<Known, number>();
  for (const card of seen) count.set(card, (count.get(card) ?? 0) + 1);
  const left = box.filter((card) => {
    const there = count.get(card) ?? 0;
    count.set(card, there - 1);
    return there <= 0;
  });
  return shuffle(left, random);
}

const take = (pool: string[]): string => pool.pop() as string;

const fill = (cards: readonly Known[], pool: string[], seen: number): Deck => ({
  cards: cards.map((card) => card ?? take(pool)),
  seen: cards.map((card) => (card === null ? 0 : seen)),
});

/** What a payment takes on average, and how far a guess may be out. */
const USUAL_LOSS = 4;
const DOUBT = 8;

/** Money is hidden, but everybody has seen it come and go. */
function guessMoney(p: PlayerView, random: Random): number {
  // The purse was seen empty (SC-95), and nothing has come in since.
  if (p.earned === 0) return 0;
  return Math.max(0, p.earned - USUAL_LOSS * p.losses + random.below(2 * DOUBT + 1) - DOUBT);
}

function redealPlayer(p: PlayerView, jobs: string[], money: number, random: Random): Player {
  const { discard, discardTop } = p;
  const below = without(p.remembered, discardTop === null ? [] : [discardTop]);
  const pile = discard === null ? [...below, ...(discardTop === null ? [] : [discardTop])] : discard.slice();
  const held = p.hand.filter((card) => card !== null);
  const hidden = shuffle(without(p.owned, [...p.plan, ...pile, ...held]), random);
  const { remembered: _r, owned: _o, discardTop: _t, ...open } = p;
  return clonePlayer({
    ...open,
    money: p.money ?? money,
    hand: p.hand.map((card) => card ?? take(hidden)),
    deck: hidden,
    discard: pile,
    jobs: p.jobs.map((job) => job ?? take(jobs)),
  });
}

/** A list less some of its cards, each as often as it is named. */
function without(cards: readonly string[], taken: readonly Known[]): string[] {
  const left = cards.slice();
  for (const card of taken) {
    const at = left.indexOf(card as string);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function redealFrame(frame: FrameView, jobs: string[], dealers: string[]): Frame {
  const dealt = (cards: readonly Known[], pool: string[]): string[] => cards.map((card) => card ?? take(pool));
  switch (frame.kind) {
    case 'pick-job':
      return { kind: 'pick-job', seat: frame.seat, cards: dealt(frame.cards, jobs) };
    case 'solo-jobs':
      return { ...frame, cards: dealt(frame.cards, jobs) };
    case 'pick-dealer':
      return { kind: 'pick-dealer', seat: frame.seat, cards: dealt(frame.cards, dealers) };
    case 'draft':
      return {
        kind: 'draft',
        packs: frame.packs.map((pack) => dealt(pack, jobs)),
        kept: frame.kept.map((kept) => dealt(kept, jobs)),
        chosen: frame.chosen.slice(),
      };
    default:
      return cloneFrame(frame as Frame);
  }
}

/** What has not been turned up: all of deck A is in his deck, and as many of the others as are not left in theirs. */
function redealSolo(v: SoloView, random: Random): Solo {
  const seen = new Set([...v.plan, ...v.discard]);
  const unturned = (deck: string): string[] =>
    shuffle(
      ENFORCER_CARDS.flatMap((card) => (card.deck === deck && !seen.has(card.id) ? [card.id] : [])),
      random,
    );
  const [a, b, c] = ['A', 'B', 'C'].map(unturned);
  const deck = shuffle([...a, ...b.splice(v.b), ...c.splice(v.c)], random);
  return {
    ...v,
    numbers: v.numbers.slice(),
    deck,
    plan: v.plan.slice(),
    discard: v.discard.slice(),
    b,
    c,
    associates: v.associates.slice(),
  };
}

/** A rival who is being asked has a choice: with too little money they would not have been asked. */
function affordWhatIsAsked(s: State): void {
  const frame = top(s);
  if (frame === undefined || !('seat' in frame) || frame.seat < 0 || frame.seat >= s.seats || frame.kind === 'shuffle')
    return;
  for (let more = 0; more < 40 && legal(s, frame.seat).length === 0; more++) s.players[frame.seat].money += 2;
}
