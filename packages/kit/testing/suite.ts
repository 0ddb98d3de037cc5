// The suite that any game gets for free: seeded random games for every option and seat count, with every promise of the
// contract checked on the way. A failure prints the command that repeats it.
import assert from 'node:assert/strict';
import { relative } from 'node:path';
import { test } from 'node:test';
import type { Game, GameTypes, Seat } from '../src/game.ts';
import type { Json } from '../src/json.ts';
import { LANGUAGES, type Language } from '../src/languages.ts';
import { describeOptions, everyOptions, readOptions } from '../src/options.ts';
import type { Tongues, Words } from '../src/words.ts';
import { checkNames } from './checks.ts';
import { playTrial, type Tally, type Trial } from './trial.ts';

export interface GameUnderTest<T extends GameTypes> {
  readonly game: Game<T>;
  /** The test file, for the command that repeats a failure: `import.meta.filename`. */
  readonly file: string;
  readonly words: Tongues<T['action'], T['event'], T['view']>;
  /** Every piece in the game, as names in any order. The same all game long, from the first decision on. */
  pieces(state: T['state']): readonly string[];
  /** What a seat may not know, by name. The suite redeals to check that a view reveals none of it. */
  secrets(state: T['state'], seat: Seat | null): Readonly<Record<string, Json>>;
  /** A second, independent list of what a seat may do, in any order: proves that `legal` is complete. */
  oracle?(state: T['state'], seat: Seat): readonly T['action'][];
  /** Random games for each combination of options and seats; `BACKROOM_GAMES` asks for another number of them. */
  readonly games: number;
  /** Long games are checked at one random position in `oneIn`; 1 or left out: at every position. */
  readonly oneIn?: number;
  /** Leaves out other options, so that several files can share the work. */
  only?(options: T['options']): boolean;
}

/** The words of a game in every language. */
export type SpokenGame<A, E, V> = Readonly<Record<Language, Words<A, E, V>>>;

export function testGame<T extends GameTypes>(subject: GameUnderTest<T>): void {
  const { game } = subject;
  const repeated = process.env.BACKROOM_CASE;
  if (repeated !== undefined) return repeatCase(subject, repeated);

  test(`${game.id}: options have defaults, a schema, and refuse what is not in it`, () => {
    const read = readOptions(game.options, {});
    assert.ok(read.ok);
    const { properties } = JSON.parse(JSON.stringify(describeOptions(game.options)));
    assert.deepEqual(
      Object.entries(properties).map(([name, field]) => [name, (field as { default: unknown }).default]),
      Object.entries(read.value as object),
      'the schema names every option with its default',
    );
    assert.equal(readOptions(game.options, { noSuchOption: 1 }).ok, false);
    assert.equal(readOptions(game.options, 'text').ok, false);
    for (const name of Object.keys(game.options.fields)) {
      assert.equal(readOptions(game.options, { [name]: { nonsense: true } }).ok, false, name);
    }
  });

  const games = Number(process.env.BACKROOM_GAMES ?? subject.games);
  const totals = new Map<string, number>();
  for (const options of everyOptions(game.options).filter((o) => subject.only?.(o) ?? true)) {
    const { min, max } = game.seats(options);
    for (let seats = min; seats <= max; seats++) {
      const label = `${JSON.stringify(options)}, ${seats} seats`;
      test(`${game.id}: ${games} random games of ${label} keep the contract`, async () => {
        const spoken = await loadWords(subject);
        const tally: Tally = { checks: totals, varied: new Set(), secret: new Set() };
        for (let i = 0; i < games; i++) {
          runTrial(subject, spoken, { options, seats, seed: `${game.id} ${i}` }, tally);
        }
        const settled = [...tally.secret].filter((name) => !tally.varied.has(name));
        assert.deepEqual(settled, [], 'secrets that no redeal ever changed: does a view give them away?');
      });
    }
  }

  test(`${game.id}: every check of the suite ran`, () => {
    for (const name of checkNames(subject.oracle !== undefined))
      assert.ok((totals.get(name) ?? 0) > 0, `${name} never ran`);
  });
}

async function loadWords<T extends GameTypes>(
  subject: GameUnderTest<T>,
): Promise<SpokenGame<T['action'], T['event'], T['view']>> {
  const pairs = await Promise.all(
    LANGUAGES.map(async (language) => [language, (await subject.words[language]()).words] as const),
  );
  return Object.fromEntries(pairs) as SpokenGame<T['action'], T['event'], T['view']>;
}

function runTrial<T extends GameTypes>(
  subject: GameUnderTest<T>,
  spoken: SpokenGame<T['action'], T['event'], T['view']>,
  trial: Trial<T['options']>,
  tally: Tally,
): void {
  try {
    playTrial(subject, spoken, trial, tally);
  } catch (error) {
    const file = relative(process.cwd(), subject.file);
    const repeat = `npm test -- ${file} --case '${JSON.stringify(trial)}'`;
    throw new Error(`${(error as Error).message}\nrepeat it with: ${repeat}`, { cause: error });
  }
}

function repeatCase<T extends GameTypes>(subject: GameUnderTest<T>, text: string): void {
  test(`${subject.game.id}: the case ${text}`, async () => {
    const trial = JSON.parse(text) as Trial<T['options']>;
    runTrial(subject, await loadWords(subject), trial, { checks: new Map(), varied: new Set(), secret: new Set() });
  });
}
