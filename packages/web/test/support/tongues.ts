// The texts of a screen in each language: none missing, none left in English.
import { LANGUAGES, type Language } from '@backroom/kit';
import { words as tongues } from '@backroom/scheffeln/words';
import type { Page } from '@playwright/test';
import { lang } from '../../../scarface/lang/index.ts';
import { lesson } from '../../../scheffeln/lesson/index.ts';
import { loadLabels } from '../../../scheffeln/options/labels.ts';
import { BUSINESS_NAMES, CHARACTER_NAMES } from '../../../scheffeln/src/words/names.ts';
import { loadReplayWords } from '../../src/replay/words/index.ts';
import { loadTeachWords } from '../../src/teach/words/index.ts';
import { loadTextTableWords } from '../../src/text-table/words/index.ts';
import { comesTrue } from './waiting.ts';

/** How long words may take to come, on a busy machine. */
const PATIENCE_MS = 30_000;

/** Every sentence of a catalogue that says the same to everybody. */
function sentences(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(sentences) : [];
}

const catalogues = async (language: Language): Promise<ReadonlySet<string>> =>
  new Set(
    sentences([
      (await import(`../../lang/${language}/first.ts`)).words,
      (await import(`../../lang/${language}/beyond.ts`)).words,
      (await import(`../../lang/${language}/menu.ts`)).menuWords,
      (await import(`../../lang/${language}/ending.ts`)).endingWords,
      ...(await Promise.all(
        [loadReplayWords, lesson.words, loadTeachWords, loadTextTableWords].map((load) => load(language)),
      )),
      await tongues[language](),
      await loadLabels(language),
      // A boss is one in Germany and in Italy too; the challenge of the day names another one each day.
      SHARED[language],
      (await lang[language].page()).page.difficulties,
    ]).map((sentence) => sentence.toLowerCase()),
  );

/** Every visible or spoken text that contains a word, except those checked before. */
const TEXTS = `(() => {
  const pieces = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest('script, style, option[lang], code, kbd, .unseen[role=status]')) pieces.push(walker.currentNode.data);
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) pieces.push(one.getAttribute(name) ?? '');
  return [...new Set(pieces.map((piece) => piece.trim()).filter((piece) => /\\p{L}{3}/u.test(piece)))];
})()`;

const BROKEN = /undefined|NaN|\[object|=>|\$\{|TODO/;

/** Names that are the same everywhere: of characters and places, of people, of the server, its games and languages. */
const NAMES: ReadonlySet<string> = new Set(
  [
    ...[...Object.values(BUSINESS_NAMES), ...Object.values(CHARACTER_NAMES)],
    ...[
      'Backroom',
      'Scheffeln',
      'Scarface',
      'English',
      'Deutsch',
      'Français',
      'Italiano',
      'Español',
      'PIN',
      'RUN',
      'Speed',
    ],
    ...[
      'Ada',
      'Bob',
      'Cy',
      'Dolores',
      'Ed',
      'Francesca',
      'Gil',
      'Hal',
      'Gus',
      'Mae',
      'Roy',
      'Ida',
      'Abe',
      'Fay',
      'Ned',
      'Zoe',
      'Sam',
    ],
    ...['Mabel', 'Vito', 'Dot', 'Lefty', 'Pearl', 'Ace', 'Birdie', 'Knuckles'],
  ].map((name) => name.toLowerCase()),
);

/** Words that are the same in English and in this language. */
const SHARED: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: ['joker', 'orange'],
  fr: ['joker', 'orange', 'total'],
  es: ['total'],
  it: ['round'],
};

/** Only of names, numbers and words that are the same in both languages. */
const isInnocent = (piece: string, own: ReadonlySet<string>): boolean =>
  own.has(piece.toLowerCase()) ||
  piece
    .toLowerCase()
    .split(/[^\p{L}\p{M}’' ]+/u)
    .every((part) => !/\p{L}{3}/u.test(part) || NAMES.has(part.trim()) || own.has(part.trim()));

/** Goes through the languages with the switch in the header, and returns what is wrong in each. Ends with English. */
export async function misspoken(page: Page, fits: () => Promise<readonly string[]>): Promise<string[]> {
  const speak = async (language: Language): Promise<void> => {
    await page.locator('.switch select').selectOption(language);
    await comesTrue(page, `document.documentElement.lang === '${language}'`);
  };
  await speak('en');
  const english = new Set(await page.evaluate<string[]>(TEXTS));
  const wrong: string[] = [];
  for (const language of LANGUAGES) {
    if (language === 'en') continue;
    await speak(language);
    const own = await catalogues(language);
    let found: string[] = [];
    // Words come when they are needed: a moment later everything is said.
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
      const texts = await page.evaluate<string[]>(TEXTS);
      found = texts.filter((text) => BROKEN.test(text) || (english.has(text) && !isInnocent(text, own)));
      if (found.length === 0) break;
      await page.waitForTimeout(50);
    }
    wrong.push(...[...found, ...(await fits())].map((one) => `${language}: ${one}`));
  }
  await speak('en');
  return wrong;
}
