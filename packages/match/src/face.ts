// What somebody may see of an entry: the log that a player reads is a projection, not the log.
import type { AnyGame, Seat } from '@backroom/kit';
import type { Deed, Doer, Entry } from './deeds.ts';

/** Who looks: a seat, a spectator (null), or anybody after the end, when everything is open. */
export type Onlooker = Seat | null | 'open';

type GameDeed = Extract<Deed, { readonly action: unknown }>;

/** A deed as it may be shown. Of the game: the action only to whoever chose it; what happened is in the events. */
export type Shown =
  | Exclude<Deed, GameDeed>
  | { readonly do: 'draw' | 'wait'; readonly action: unknown }
  | {
      readonly do: 'act';
      readonly action: unknown;
      readonly race: Extract<Deed, { readonly do: 'act' }>['race'];
      /** Whether an order decided, nobody else is told. */
      readonly ordered: boolean;
    };

export interface Face<E = unknown> {
  readonly seq: number;
  readonly at: number;
  readonly by: Doer;
  /** Only to whoever sent it. */
  readonly cid: string | null;
  readonly deed: Shown;
  readonly events: readonly E[];
}

/** Null: this onlooker sees nothing of it (another seat's standing order). `events`: what applying the entry gave. */
export function faceOf<E>(game: AnyGame, entry: Entry, events: readonly E[], onlooker: Onlooker): Face<E> | null {
  const { seq, at, by, cid } = entry;
  const deed = shown(entry, onlooker);
  if (deed === null) return null;
  if (onlooker === 'open') return { seq, at, by, cid, deed, events };
  const faces = events.map((event) => game.face(event, onlooker)).filter((face) => face !== null);
  return { seq, at, by, cid: by === onlooker ? cid : null, deed, events: faces };
}

function shown({ by, deed }: Entry, onlooker: Onlooker): Shown | null {
  if (onlooker === 'open') return deed;
  const own = by === onlooker;
  switch (deed.do) {
    case 'order':
      return own ? deed : null;
    case 'act':
      return own ? deed : { ...deed, action: null, ordered: false };
    case 'draw':
    case 'wait':
      return { do: deed.do, action: null };
    case 'open':
      // The position that a match goes on from holds hands that are nobody's business yet.
      return { ...deed, terms: { ...deed.terms, position: null } };
    default:
      return deed;
  }
}
