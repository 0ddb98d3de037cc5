// What a viewer may see of an entry: the log that a player reads is a projection, not the log.
import type { AnyGame, Seat } from '@backroom/kit';
import type { Deed, Doer, Entry } from './deeds.ts';

/** The viewer: a seat, a spectator (null), or anybody after the end, when everything is open. */
export type Viewer = Seat | null | 'open';

type GameDeed = Extract<Deed, { readonly action: unknown }>;

/** A deed as a viewer may see it. Only the seat that chose an action sees it; others see the events. */
export type Shown =
  | Exclude<Deed, GameDeed>
  | { readonly do: 'draw' | 'wait'; readonly action: unknown }
  | {
      readonly do: 'act';
      readonly action: unknown;
      readonly race: Extract<Deed, { readonly do: 'act' }>['race'];
      /** Only the seat itself sees that an order decided. */
      readonly ordered: boolean;
    };

export interface Face<E = unknown> {
  readonly seq: number;
  readonly at: number;
  readonly by: Doer;
  /** Only to its sender. */
  readonly cid: string | null;
  readonly deed: Shown;
  readonly events: readonly E[];
}

/** Null: this viewer sees nothing of it (another seat's standing order). `events`: the result of applying the entry. */
export function faceOf<E>(game: AnyGame, entry: Entry, events: readonly E[], viewer: Viewer): Face<E> | null {
  const { seq, at, by, cid } = entry;
  const deed = shown(entry, viewer);
  if (deed === null) return null;
  if (viewer === 'open') return { seq, at, by, cid, deed, events };
  const faces = events.map((event) => game.face(event, viewer)).filter((face) => face !== null);
  return { seq, at, by, cid: by === viewer ? cid : null, deed, events: faces };
}

function shown({ by, deed }: Entry, viewer: Viewer): Shown | null {
  if (viewer === 'open') return deed;
  const own = by === viewer;
  switch (deed.do) {
    case 'order':
      return own ? deed : null;
    case 'act':
      return own ? deed : { ...deed, action: null, ordered: false };
    case 'draw':
    case 'wait':
      return { do: deed.do, action: null };
    case 'open':
      // The start position contains hidden hands.
      return { ...deed, terms: { ...deed.terms, position: null } };
    default:
      return deed;
  }
}
