// A game in a file: what it was started with, and every step so far. Resuming replays the steps from the same seed, so a file
// that was changed by hand, or made by other rules, is refused and nothing starts.
import { existsSync, writeFileSync } from 'node:fs';
import type { Offer } from '@backroom/games';
import { type Actor, type AnyGame, isRecord, itemAt, type Parsed, parsed, refused, type Step } from '@backroom/kit';
import type { GameSession } from './game-session.ts';

const FORMAT = 'backroom saved game';
const VERSION = 1;
/** More than any game takes. */
const MOST_STEPS = 100_000;

export interface SavedGame {
  readonly offer: Offer;
  /** The flags of `play` that started it, without the game. */
  readonly args: readonly string[];
  /** By whom, and the action in the game's notation; chance and the clock too. */
  readonly steps: readonly (readonly [by: Actor, action: string])[];
}

const notations = (game: AnyGame, log: readonly Step<unknown>[]): SavedGame['steps'] =>
  log.map(({ by, action }) => [by, game.write(action)]);

/** Writes to `path`, or to a new file named after the game and its seed. Gives the path. */
export function saveGame(
  session: GameSession,
  args: readonly string[],
  path: string | null,
  seed: string,
): Parsed<string> {
  const { game } = session;
  const text = JSON.stringify(
    { format: FORMAT, version: VERSION, game: game.id, rules: game.rules, args, steps: notations(game, session.log) },
    null,
    1,
  );
  const target = path ?? freePath(`backroom-${game.id}-${seed.replaceAll(/[^\w-]/g, '_')}`);
  try {
    // Never overwrite a file of another game.
    writeFileSync(target, `${text}\n`, { flag: path === null ? 'wx' : 'w' });
    return parsed(target);
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

function freePath(name: string): string {
  for (let number = 1; ; number++) {
    const path = `${name}${number === 1 ? '' : `-${number}`}.json`;
    if (!existsSync(path)) return path;
  }
}

export function readSavedGame(text: string, offers: readonly Offer[]): Parsed<SavedGame> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return refused('it is not JSON');
  }
  if (!isRecord(file) || file.format !== FORMAT) return refused('it is not a saved game');
  if (file.version !== VERSION) return refused(`its version is ${JSON.stringify(file.version)}, not ${VERSION}`);
  const offer = offers.find(({ game }) => game.id === file.game);
  if (offer === undefined) return refused(`there is no game ${JSON.stringify(file.game)}`);
  if (file.rules !== offer.game.rules)
    return refused(`it was played by rules ${JSON.stringify(file.rules)}, and these are rules ${offer.game.rules}`);
  const { args, steps } = file;
  if (!Array.isArray(args) || !args.every((arg) => typeof arg === 'string')) return refused('its flags cannot be read');
  if (!Array.isArray(steps) || steps.length > MOST_STEPS || !steps.every(isStep))
    return refused('its steps cannot be read');
  return parsed({ offer, args, steps });
}

const isStep = (step: unknown): step is SavedGame['steps'][number] =>
  Array.isArray(step) &&
  step.length === 2 &&
  (step[0] === 'chance' || step[0] === 'clock' || Number.isInteger(step[0])) &&
  typeof step[1] === 'string';

/** Plays the steps of a file. Chance is drawn from the seed again, and must draw what the file says. */
export function replaySteps(session: GameSession, steps: SavedGame['steps']): Parsed<null> {
  const { game } = session;
  while (session.log.length < steps.length) {
    const at = session.log.length;
    const [by, notation] = itemAt(steps, at);
    const read = by === 'chance' ? refused('chance draws by itself') : game.read(notation);
    const admission = read.ok ? session.admits(by, read.value) : read;
    if (!admission.ok) return refused(`step ${at + 1} is not possible: ${admission.why}`);
    session.act(by, admission.action);
  }
  const different = notations(game, session.log).findIndex(
    ([by, action], i) => by !== steps[i]?.[0] || action !== steps[i]?.[1],
  );
  return different < 0 ? parsed(null) : refused(`step ${different + 1} is not what this seed deals`);
}
