// A bureau whose workers and whose time are in the test's hands.
import {
  type AnyMind,
  type Bureau,
  type Errand,
  type Limits,
  noKnowledge,
  openBureau,
  type Reply,
  type Trouble,
} from '@backroom/bots';
import { type AnyGame, Seeded, settle } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';

export const mind: AnyMind = { game: lastCall as AnyGame, knowledge: noKnowledge(lastCall as AnyGame) };
export const mindFor = (game: string): AnyMind | undefined => (game === lastCall.id ? mind : undefined);

/** A position of Last Call in which the seat has more than one card to choose from. */
export function choice(seed: string): { state: unknown; seat: number; legal: readonly unknown[] } {
  const random = new Seeded(seed);
  const state = lastCall.start({ cards: 12 }, 3);
  settle(lastCall, state, random);
  const turn = lastCall.toAct(state);
  if (typeof turn === 'string') throw new Error('Last Call begins with a choice');
  return { state, seat: turn[0], legal: lastCall.legal(state, turn[0]) };
}

export function request(seed: string): Omit<Errand<'decide'>, 'id'> {
  const { state, seat } = choice(seed);
  return { game: lastCall.id, kind: 'decide', view: lastCall.view(state as never, seat), seat, level: 'sharp', seed };
}

/** A worker, as its bureau sees it: the test speaks for it. */
interface Puppet {
  readonly posted: Errand[];
  ended: boolean;
  say(reply: Reply): void;
  die(why: string): void;
}

export interface Office {
  readonly bureau: Bureau;
  readonly puppets: Puppet[];
  readonly troubles: Trouble[];
  /** Lets time pass; whatever is due happens, in its order. */
  pass(ms: number): void;
  /** How many clocks are running. */
  clocks(): number;
}

export function office(size: number, limits: Partial<Limits> = {}): Office {
  const puppets: Puppet[] = [];
  const troubles: Trouble[] = [];
  let now = 0;
  let timers: { at: number; then: () => void }[] = [];
  const bureau = openBureau({
    size,
    limits,
    mindFor,
    onTrouble: (trouble) => troubles.push(trouble),
    after(ms, then) {
      const timer = { at: now + ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    hire(heard, lost) {
      const puppet: Puppet = { posted: [], ended: false, say: heard, die: lost };
      puppets.push(puppet);
      return {
        post: (errand) => puppet.posted.push(structuredClone(errand)),
        end: () => {
          puppet.ended = true;
        },
      };
    },
  });
  const pass = (ms: number): void => {
    const until = now + ms;
    for (;;) {
      const due = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      now = due.at;
      timers = timers.filter((one) => one !== due);
      due.then();
    }
    now = until;
  };
  return { bureau, puppets, troubles, pass, clocks: () => timers.length };
}
