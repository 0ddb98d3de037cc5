// One name, one meaning (docs/glossary.md); and plain words in comments and documents.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const isSource = (path: string): boolean => !/[\\/](node_modules|dist|\.runtime|peers)[\\/]/.test(path);

/** Packages that know no game. A game has words of its own. */
const GENERAL = ['kit', 'bots', 'match', 'protocol', 'games', 'croupier', 'server', 'web', 'cli'];
const NOT_SHIPPED = /[\\/](test|soak|demo|corpus)[\\/]/;

const typesIn = (path: string): string[] =>
  [...read(path).matchAll(/^export (?:declare )?(?:abstract )?(?:interface|class|type) (\w+)(?=[\s<={])/gm)].map(
    ([, name = '']) => name,
  );

test('an exported type or class of a general package has a name that no other has', () => {
  const byName = new Map<string, string[]>();
  for (const path of globSync(`packages/{${GENERAL.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).filter(isSource)) {
    if (NOT_SHIPPED.test(path)) continue;
    for (const name of typesIn(path)) byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  assert.ok(byName.size > 300, 'the packages were found');
  const shared = [...byName].filter(([, paths]) => paths.length > 1);
  assert.deepEqual(shared, [], 'rename one of them: docs/glossary.md says what each noun means');
});

const termsOfGlossary = (): string[] =>
  [...read('docs/glossary.md').matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)]
    .map(([, term = '']) => term.trim())
    .filter((term) => !/^(noun|---)/.test(term));

test('the glossary explains every exported class', () => {
  const terms = new Set(termsOfGlossary());
  const classes = globSync('packages/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => isSource(path) && !NOT_SHIPPED.test(path))
    .flatMap((path) => [...read(path).matchAll(/^export (?:default )?(?:abstract )?class (\w+)/gm)])
    .map(([, name = '']) => name);
  assert.ok(classes.length > 90, `${classes.length} classes`);
  assert.deepEqual(
    classes.filter((name) => !terms.has(`\`${name}\``)),
    [],
    'add a line in plain words to docs/glossary.md',
  );
});

test('the glossary explains each noun once, and every name of code in it exists', () => {
  const terms = termsOfGlossary();
  assert.ok(terms.length > 80, `${terms.length} nouns`);
  assert.deepEqual(
    terms.filter((term, i) => terms.indexOf(term) !== i),
    [],
  );
  const code = globSync(['packages/**/*.{ts,tsx}', 'examples/**/*.ts'], { cwd: root })
    .filter(isSource)
    .map(read)
    .join('\n');
  const words = new Set(code.match(/\w+/g));
  const names = terms.flatMap((term) => [...term.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  assert.deepEqual(
    names.filter((name) => !words.has(name)),
    [],
  );
});

/** Sentences with these words need a second reading. A process is a server, the keeper of a match its host. */
const RIDDLES = /\b(whoever|whatever|wherever|whomever|anew|all the same|(?:the|this|a|our) house)\b/i;
const COMMENT = /(?<![:'"`\w])(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g;
const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
/** Texts for players may be warmer. This file plants riddles. */
const NO_SENTENCES = /[\\/](lang|golden)[\\/]|plain-words\.test\.ts$/;

/** Test titles, errors, log messages: every text of three words or more. */
const sentencesIn = (source: string): string[] =>
  (source.replace(COMMENT, '').match(TEXT) ?? []).filter((text) => text.split(/\s+/).length > 2);

const riddlesIn = (source: string, path: string): string[] => {
  const texts = [...(source.match(COMMENT) ?? []), ...(NO_SENTENCES.test(path) ? [] : sentencesIn(source))];
  return texts.filter((text) => RIDDLES.test(text));
};

test('a riddle is found in a comment, a title and an error, but not in texts for players', () => {
  const planted = {
    comment: '// Whoever is second gets false.',
    docComment: '/**\n * The record tells, whatever\n * came of it.\n */',
    title: "test('a page is asked for anew', () => {});",
    error: 'throw new Error(`it belongs to the house`);',
    refusal: "return refuse('not-yours', 'only the house can do this');",
    problem: "new Problem(403, 'not-yours', 'Only whoever opened this table can do that.');",
    log: "logger.warn({ match }, 'it is played all the same');",
  };
  for (const [kind, source] of Object.entries(planted)) assert.equal(riddlesIn(source, 'a.ts').length, 1, kind);
  assert.deepEqual(riddlesIn("entry.by === 'house' && 'house begins'", 'a.ts'), []);
  assert.deepEqual(riddlesIn("won: 'The house wins again',", 'packages/web/lang/en/first.ts'), []);
});

test('comments, test titles, errors and documents do without riddles', () => {
  const files = globSync('{packages,examples,scripts,mutation,bench,release,test,docs}/**/*.{ts,tsx,mjs,css}', {
    cwd: root,
  }).filter(isSource);
  assert.ok(files.length > 1000, 'the files were found');
  const found = files.flatMap((path) => riddlesIn(read(path), path).map((riddle) => `${path}: ${riddle}`));
  // The rule pages are made from the texts for players.
  const documents = ['*.md', 'docs/*.md', 'packages/*/README.md', 'examples/*/README.md', 'bench/**/*.md'];
  for (const path of globSync(documents, { cwd: root }).filter(isSource))
    for (const line of read(path).split('\n')) if (RIDDLES.test(line)) found.push(`${path}: ${line}`);
  assert.deepEqual(found, [], 'say who or what it is, in a short active sentence');
});
