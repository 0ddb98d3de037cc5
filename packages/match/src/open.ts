// Opens a match from the first entry of its log, and checks the number, time and id of every later entry.
import { type Game, type GameTypes, isRecord, type Parsed, parsed, readOptions, refused } from '@backroom/kit';
import { freeChair } from './chair.ts';
import type { Entry } from './deeds.ts';
import { type AnyMatch, Match } from './match.ts';
import { isDeed } from './shape.ts';
import type { Terms } from './terms.ts';
import { readTerms } from './written/terms.ts';
import { isCid, isMoment } from './written/words.ts';

export function openMatch<T extends GameTypes>(game: Game<T>, entry: Entry | undefined): Parsed<Match<T>> {
  if (!isRecord(entry) || !isDeed(entry.deed) || entry.deed.do !== 'open' || entry.by !== 'house') {
    return refused('a log begins with the host opening the match');
  }
  if (entry.seq !== 1 || !isMoment(entry.at) || entry.cid !== null) return refused('the first entry has number 1');
  const terms = readTerms(entry.deed.terms as never);
  if (!terms.ok) return terms;
  const state = stateOf(game, terms.value);
  if (!state.ok) return state;
  const chairs = Array.from({ length: terms.value.seats }, () => freeChair(terms.value.pace?.bank ?? 0));
  const match = new Match(game, { ...entry.deed, terms: terms.value }, state.value, entry.at, chairs);
  match.seq = 2;
  return parsed(match);
}

/** The start position of these terms, if this game allows them. */
export function stateOf<T extends GameTypes>(game: Game<T>, terms: Terms): Parsed<T['state']> {
  if (terms.game !== game.id) return refused(`this match is of ${terms.game}, not of ${game.id}`);
  if (terms.rules !== game.rules) {
    return refused(`this match needs version ${terms.rules} of the rules; this is version ${game.rules}`);
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

/** Why this entry cannot be the next one, apart from its deed; or null. */
export function misplaced(match: AnyMatch, entry: Entry): string | null {
  if (!isRecord(entry)) return 'not an entry';
  if (entry.seq !== match.seq) return `the next entry has number ${match.seq}`;
  if (!isMoment(entry.at) || entry.at < match.at) return 'an entry is never earlier than the one before it';
  return entry.cid === null || isCid(entry.cid) ? null : "a command's id has 1 to 100 characters, none of them a space";
}
