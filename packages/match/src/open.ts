// The first entry of a log: a match is opened. And what every later entry must be like to come next.
import { type Game, isRecord, type Parsed, parsed, readOptions, refused } from '@backroom/kit';
import { freeChair } from './chair.ts';
import type { Entry } from './deeds.ts';
import { type AnyMatch, Match } from './match.ts';
import { isDeed } from './shape.ts';
import type { Terms } from './terms.ts';
import { readTerms } from './written/terms.ts';
import { isCid, isMoment } from './written/words.ts';

export function openMatch<S, A, E, V, O>(
  game: Game<S, A, E, V, O>,
  entry: Entry | undefined,
): Parsed<Match<S, A, E, V, O>> {
  if (!isRecord(entry) || !isDeed(entry.deed) || entry.deed.do !== 'open' || entry.by !== 'house') {
    return refused('a log begins with the house opening the match');
  }
  if (entry.seq !== 1 || !isMoment(entry.at) || entry.cid !== null) return refused('the first entry has number 1');
  const terms = readTerms(entry.deed.terms as never);
  if (!terms.ok) return terms;
  const state = stateOf(game, terms.value);
  if (!state.ok) return state;
  const chairs = Array.from({ length: terms.value.seats }, () => freeChair(terms.value.pace?.bank ?? 0));
  const match = new Match(game, terms.value, entry.deed.commitment, state.value, entry.at, chairs);
  match.seq = 2;
  return parsed(match);
}

/** The position that these terms begin from, if this game can be played by them. */
export function stateOf<S, A, E, V, O>(game: Game<S, A, E, V, O>, terms: Terms): Parsed<S> {
  if (terms.game !== game.id) return refused(`this match is of ${terms.game}, not of ${game.id}`);
  if (terms.rules !== game.rules) {
    return refused(`this match is played by version ${terms.rules} of the rules; here is version ${game.rules}`);
  }
  const options = readOptions(game.options, terms.options);
  if (!options.ok) return options;
  const { min, max } = game.seats(options.value);
  if (terms.seats < min || terms.seats > max) return refused(`this game is for ${min} to ${max} seats`);
  if (terms.position === null) return parsed(game.start(options.value, terms.seats));
  const state = game.load(terms.position, options.value);
  if (!state.ok) return state;
  return game.seated(state.value) === terms.seats ? state : refused('the position has another number of seats');
}

/** Why this entry cannot be the next one, whatever its deed; or null. */
export function misplaced(match: AnyMatch, entry: Entry): string | null {
  if (!isRecord(entry)) return 'not an entry';
  if (entry.seq !== match.seq) return `the next entry has number ${match.seq}`;
  if (!isMoment(entry.at) || entry.at < match.at) return 'an entry is never earlier than the one before it';
  return entry.cid === null || isCid(entry.cid) ? null : "a command's id has 1 to 100 characters, none of them a space";
}
