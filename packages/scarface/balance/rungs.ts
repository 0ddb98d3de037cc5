// The ladder: one bot against three of another, in every seat of the same deal in turn.
import { itemAt, Seeded } from '@backroom/kit';
import { scarface } from '../src/index.ts';
import { finalCount } from '../src/rules/final.ts';
import { type BotName, choose } from './bots.ts';
import type { Restriction } from './restricted.ts';
import { type Share, shareOf } from './share.ts';

export interface RungSetting {
  readonly hero: BotName;
  readonly rival: BotName;
  readonly most: number;
  readonly seed: string;
  /** What the hero may not do. */
  readonly without?: Restriction;
}

export interface RungPlayed {
  /** In how many of the four seats it won. */
  readonly won: number;
  /** Its mean total, and that of its rivals. */
  readonly hero: number;
  readonly rivals: number;
}

const SEATS = 4;

export function playRung({ hero, rival, most, seed, without }: RungSetting): RungPlayed {
  let [won, own, others] = [0, 0, 0];
  for (let seat = 0; seat < SEATS; seat++) {
    const random = new Seeded(seed);
    const s = scarface.start({ jobDraft: false, ringByHand: false, gangs: null, solo: null }, SEATS);
    for (let turn = scarface.toAct(s); turn !== 'over'; turn = scarface.toAct(s)) {
      if (turn === 'chance') scarface.apply(s, 'chance', scarface.chance(s, random), null);
      else {
        const who = itemAt(turn, 0);
        const action =
          who === seat ? choose(hero, most, s, who, random, without ?? null) : choose(rival, most, s, who, random);
        scarface.apply(s, who, action, null);
      }
    }
    const { totals, winners } = finalCount(s);
    const sum = totals.reduce((a, b) => a + b, 0);
    if (winners.includes(seat)) won += 1 / winners.length;
    own += itemAt(totals, seat) / SEATS;
    others += (sum - itemAt(totals, seat)) / (SEATS - 1) / SEATS;
  }
  return { won, hero: own, rivals: others };
}

export interface Rung {
  readonly hero: BotName;
  readonly rival: BotName;
  readonly won: Share;
  readonly totals: readonly [hero: number, rivals: number];
}

export function rungOf(hero: BotName, rival: BotName, played: readonly RungPlayed[]): Rung {
  const sum = (of: (one: RungPlayed) => number): number => played.reduce((total, one) => total + of(one), 0);
  return {
    hero,
    rival,
    won: shareOf(
      sum((one) => one.won),
      SEATS * played.length,
    ),
    totals: [sum((one) => one.hero) / played.length, sum((one) => one.rivals) / played.length],
  };
}
