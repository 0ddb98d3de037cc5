// A worker's side: a message in, replies out. Whatever arrives, the worker lives on.
import { isRecord } from '@backroom/kit';
import { CRAFTS } from './crafts.ts';
import { type Errand, type Failure, type Kind, parseErrand, type Reply, whyOf } from './errand.ts';
import type { AnyMind } from './mind.ts';

export interface Desk {
  /** By a game's id; undefined for a game that this worker does not play. */
  readonly mindFor: (game: string) => AnyMind | undefined;
  /** Milliseconds from some moment on. */
  readonly now: () => number;
  readonly post: (reply: Reply) => void;
}

/** Says that it is ready; gives the function that takes messages. */
export function openDesk({ mindFor, now, post }: Desk): (message: unknown) => void {
  const run = <K extends Kind>(mind: AnyMind, errand: Errand<K>): void => {
    const { id, kind } = errand;
    try {
      const note = CRAFTS[kind].note(mind, errand);
      if (note !== null) post({ id, note });
      post({ id, answer: CRAFTS[kind].work(mind, errand, now) });
    } catch (error) {
      post({ id, failed: 'broken-thought', why: whyOf(error) });
    }
  };
  post({ ready: true });
  return (message) => {
    const fail = (failed: Failure, why: string): void => post({ id: idOf(message), failed, why });
    const errand = parseErrand(message);
    if (!errand.ok) return fail('broken-errand', errand.why);
    const mind = mindFor(errand.value.game);
    if (mind === undefined) return fail('unknown-game', `no game here is called ${errand.value.game.slice(0, 60)}`);
    run(mind, errand.value);
  };
}

/** Of an errand that cannot be read, too: its sender waits for an answer to it. */
const idOf = (message: unknown): number =>
  isRecord(message) && typeof message.id === 'number' ? message.id : Number.NaN;
