// Every card of the game in one language, as text that a reviewer can read.
import type { Language } from '@backroom/kit';
import { DEALERS, FEDERAL, JOBS, NEWS, PEOPLE, TILES } from '../../src/cards/index.ts';
import { GANGS } from '../../src/vocabulary.ts';
import { cardText } from '../../src/words/cards/card.ts';
import type { CardWords } from '../../src/words/cards/names.ts';
import { SPEECH } from '../speech.ts';

type Names = Readonly<Record<string, CardWords>>;

/** Kinds of cards, the folder of their names, and their ids. */
const KINDS: readonly (readonly [folder: string, ids: readonly string[]])[] = [
  ['people', PEOPLE.map((card) => card.id)],
  ['jobs', JOBS.map((card) => card.id)],
  ['dealers', DEALERS.map((card) => card.id)],
  ['federal', FEDERAL.map((card) => card.id)],
  ['news', NEWS.map((card) => card.id)],
  ['tiles', TILES.map((card) => card.id)],
  ['gangs', GANGS],
];

async function section(language: Language, folder: string, ids: readonly string[]): Promise<string> {
  const module: Readonly<Record<string, Names>> = await import(`../../lang/${language}/cards/${folder}.ts`);
  const names = module[folder];
  const cards = ids.map((id) => {
    const { flavour, lines, title } = cardText(SPEECH[language], id, names[id]);
    return [title, ...lines.map((line) => `  ${line}`), `  ~ ${flavour}`].join('\n');
  });
  return `# ${folder}\n\n${cards.join('\n\n')}\n`;
}

export async function cardsIn(language: Language): Promise<string> {
  const sections = await Promise.all(KINDS.map(([folder, ids]) => section(language, folder, ids)));
  return sections.join('\n');
}
