// Names of places, and those that a piece leaves or reaches in the current beat: a gap is kept there, so that the flying piece
// starts and ends at the right spot.
import { itemAt } from '@backroom/kit';
import type { Event } from '../src/events.ts';
import type { View } from '../src/view.ts';
import { AUTHORITIES_ACTS, DISTRICTS, UNDERWORLD_ACTS } from '../src/vocabulary.ts';
import type { TablePicture } from './scene.ts';

/** A piece of a player in a district, or a thug in a shared area. */
export const pieceAt = (seat: number, piece: string, spot: string): string => `${seat}:${piece}:${spot}`;
export const policeAt = (district: string): string => `police:${district}`;
export const enforcerAt = (district: string): string => `enforcer:${district}`;
/** A marker on the Crime Track: a player's, or that of Eliot Ness. */
export const markerAt = (whose: number | 'ness', level: number): string => `crime:${whose}:${level}`;

const NONE: ReadonlySet<string> = new Set();

export function awayIn({ beat, view }: TablePicture): ReadonlySet<string> {
  // What a Raid did has been shown: the account only tells it.
  return beat && beat.kind !== 'account' ? new Set(beat.events.flatMap((event) => placesOf(event, view))) : NONE;
}

function placesOf(event: Event, view: View): readonly string[] {
  switch (event.type) {
    case 'moved':
      return [pieceAt(event.seat, event.piece, event.from), pieceAt(event.seat, event.piece, event.to)];
    case 'sent':
      return [pieceAt(event.seat, 'thug', event.district)];
    case 'vehicle':
      return [pieceAt(event.seat, event.piece, event.district)];
    case 'settled': {
      const tile = view.tiles.find(({ id }) => id === event.tile);
      return tile === undefined ? [] : [pieceAt(event.seat, event.piece, itemAt(DISTRICTS, tile.district))];
    }
    case 'recalled':
    case 'dismissed':
      return [pieceAt(event.seat, 'thug', event.from)];
    case 'harmed':
      return [
        pieceAt(event.seat, 'thug', event.from),
        ...(event.how === 'prison' ? [pieceAt(event.seat, 'thug', 'prison')] : []),
      ];
    case 'released':
      return [pieceAt(event.seat, 'thug', 'prison')];
    case 'acted':
      return UNDERWORLD_ACTS.includes(event.act)
        ? [pieceAt(event.seat, 'thug', 'underworld')]
        : AUTHORITIES_ACTS.includes(event.act)
          ? [pieceAt(event.seat, 'thug', 'authorities')]
          : [];
    case 'police':
      return [policeAt(event.from), policeAt(event.to)];
    case 'rival-walk':
      return [enforcerAt(event.from), enforcerAt(event.to)];
    case 'crime':
      return event.from === event.to ? [] : [markerAt(event.seat, event.from), markerAt(event.seat, event.to)];
    case 'ness':
      return [markerAt('ness', view.ness), markerAt('ness', event.at)];
    default:
      return [];
  }
}
