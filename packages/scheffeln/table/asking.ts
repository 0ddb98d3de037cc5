// The question of a choice that has begun, and what has just happened.
import { itemAt } from '@backroom/kit';
import type { Event } from '../src/events.ts';
import type { Car, Colour } from '../src/vocabulary.ts';
import type { Scene, TablePicture } from './scene.ts';

const MOVES: readonly Event['type'][] = ['played', 'discarded', 'exchanged', 'drove', 'evaded', 'chose', 'grabbed'];
const SCORING: readonly Event['type'][] = ['took', 'blocked', 'mafia-took', 'time-up'];

/** The latest events in a sentence or two: the scoring if there was one, otherwise the move. */
export function justTold({ news, words, names }: TablePicture): string {
  const scored = news.filter(({ type }) => SCORING.includes(type));
  const told = scored.length > 0 ? scored : news.filter(({ type }) => MOVES.includes(type));
  return told.map((event) => words.event(event, names)).join(' ');
}

/** The question that the next touch answers. */
export function question({ hold, tongue }: Scene): string | null {
  const { say, pieces } = tongue;
  const first = hold.picks[0];
  if (first === undefined || hold.armed !== null) return null;
  const last = itemAt(hold.picks, hold.picks.length - 1);
  const named = last.slice(last.indexOf(':') + 1);
  if (last.startsWith('face:')) return say.discardFor(pieces.character(named as Colour));
  if (last.startsWith('car:')) return say.whereTo(pieces.carAfterPreposition(named as Car));
  return last === 'card:nasty' ? say.whom : say.whichCar;
}
