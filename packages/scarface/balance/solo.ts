// Games against the Enforcer by one of our bots: how often it wins at a difficulty, and with what totals.
import { itemAt, Seeded } from '@backroom/kit';
import type { Difficulty } from '../src/enforcer/language.ts';
import { scarface } from '../src/index.ts';
import { finalCount } from '../src/rules/final.ts';
import type { State } from '../src/state.ts';
import { GANGS } from '../src/vocabulary.ts';
import { type BotName, choose } from './bots.ts';

export interface SoloSetting {
  readonly difficulty: Difficulty;
  readonly level: BotName;
  readonly most: number;
  readonly games: number;
  readonly seed: string;
}

export interface SoloFindings {
  readonly games: number;
  readonly wins: number;
  /** By game: the bot's total and the Enforcer's. */
  readonly totals: readonly (readonly [bot: number, enforcer: number])[];
}

/** Game after game from one seed; the rival gangs take turns. */
export function playSolo(setting: SoloSetting): SoloFindings {
  const totals: (readonly [number, number])[] = [];
  let wins = 0;
  for (let i = 0; i < setting.games; i++) {
    const state = playOne(setting, i);
    const { totals: sums, winners } = finalCount(state);
    totals.push([itemAt(sums, 0), itemAt(sums, 1)]);
    if (winners.includes(0)) wins++;
  }
  return { games: setting.games, wins, totals };
}

function playOne(setting: SoloSetting, game: number): State {
  const random = new Seeded(`${setting.seed} ${game}`);
  const solo = { rival: itemAt(GANGS, game % GANGS.length), difficulty: setting.difficulty };
  const state = scarface.start({ jobDraft: false, ringByHand: false, gangs: null, solo }, 1);
  for (let turn = scarface.toAct(state); turn !== 'over'; turn = scarface.toAct(state)) {
    if (turn === 'chance') scarface.apply(state, 'chance', scarface.chance(state, random), null);
    else scarface.apply(state, 0, choose(setting.level, setting.most, state, 0, random), null);
  }
  return state;
}
