// Languages: every language is one folder with the same files, and only its own loader imports it.
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@backroom/kit';
import { lang } from '../lang/index.ts';

const root = join(import.meta.dirname, '..');

/** Modules that are loaded with this one: types and what is imported later do not count. */
function loadedWith(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, target] of text.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?'(\.[^']+)';/gms)) {
    const path = join(file, '..', target);
    assert.ok(existsSync(join(root, path)), `${file}: ${target}`);
    loadedWith(path, found);
  }
  return found;
}

test('every language has the same files', () => {
  const filesOf = (language: string): string[] => globSync('**/*.ts', { cwd: join(root, 'lang', language) }).sort();
  const english = filesOf('en');
  assert.ok(english.length > 15);
  for (const language of LANGUAGES) assert.deepEqual(filesOf(language), english, language);
});

for (const entry of ['src/game.ts', 'knowledge/index.ts'])
  test(`${entry} loads no language: a bot's worker and the server need none`, () => {
    const loaded = [...loadedWith(entry)];
    assert.ok(loaded.length > 50, 'the imports were followed');
    assert.deepEqual(
      loaded.filter((path) => /^lang[\\/]|^src[\\/]words[\\/]/.test(path)),
      [],
    );
  });

/** Every text of a language: functions are given words and numbers, as far as they take them. */
function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node === 'object' && node !== null) return Object.values(node).flatMap(textsIn);
  if (typeof node !== 'function') return [];
  return [['x', 'y', 'z', 'w'], [3, 2, 2, 1], [{ who: 'x', left: 2, card: 'y', sum: 'z' }]].flatMap((given) => {
    try {
      const told: unknown = node(...given);
      return typeof told === 'string' ? [told] : [];
    } catch {
      return [];
    }
  });
}

async function allTexts(language: Language): Promise<readonly string[]> {
  const { words, help, page, result, lesson, terminal, picture, icons } = lang[language];
  const { texts } = (await words()).speaker([]);
  // The parts of a card's text are finished together: see card-text.test.ts.
  const { voice: _voice, operations: _operations, help: _help, ...catalogue } = texts;
  const parts = await Promise.all([
    ...[help(), page(), result(), lesson(), terminal(), picture(), icons()],
    import(`../lang/${language}/shows.ts`),
  ]);
  const all = [catalogue, ...parts].flatMap(textsIn);
  assert.ok(all.length > 1000, String(all.length));
  return all;
}

test('French: no-break spaces before ; : ! ? » and after «, in every text', async () => {
  for (const text of await allTexts('fr')) assert.doesNotMatch(text, / [;:!?»]|« |[\p{L}\d][;!?»]|«[\p{L}\d]/u, text);
});

test('French, Italian, Spanish: no space before an ellipsis', async () => {
  for (const language of ['fr', 'it', 'es'] as const)
    for (const text of await allTexts(language)) assert.doesNotMatch(text, /\s…/, text);
});

test('no language has a straight apostrophe or quotation mark', async () => {
  for (const language of LANGUAGES)
    for (const text of await allTexts(language)) assert.doesNotMatch(text, /['"]/, `${language}: ${text}`);
});

/** Words that a native player would take for slips. Each was found once; a new language may add its own. */
const SLIPS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\b(?:whoever|whatever|wherever|anew)\b|How hard he is/i,
  de: /umorganisier|Bandenmitglied|entschiedst|Das genügt/,
  fr: /abandép|[Pp]arrain|Sous-chef|homme de confiance|[Ss]eul contre|talents? de|\bpas de recrutement/,
  it: /\balcol\b|Da solo contro|Potenza|Bentornat/,
  es: /(?<!sin )\balcohol\b|[Aa]paliza|Ya basta|quéda(?:te|rte) un[oa]?\b|beneficio/,
};

for (const language of LANGUAGES)
  test(`${language}: settled terms stay settled`, async () => {
    assert.ok(Object.keys(SLIPS).length >= 5, 'a language has lost its slips');
    for (const text of await allTexts(language)) assert.doesNotMatch(text, SLIPS[language] ?? /(?!)/, text);
  });
