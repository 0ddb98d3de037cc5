// A sheet with every drawing, for development and for browser tests. Never shipped.
// ?theme=night&language=en&size=hand&kind=person, or ?show=board&seats=3&moves=200&seed=a&solo, or
// ?show=reading&what=raid|account|news|final|strip, or ?show=table&seats=3&moves=200&seed=a&solo
import '../../../web/src/styles/fonts.css';
import '../../../web/src/styles/tokens.css';
import '../../../web/src/styles/base.css';
import { LANGUAGES, type Language } from '@backroom/kit';
import { render } from 'preact';
import type { View } from '../../src/view.ts';
import { words } from '../../src/words/index.ts';
import { EnforcerRow, FullBoard } from '../board/index.ts';
import { CardFace, type CardSize } from '../cards/index.ts';
import { ALL_CARDS, anyCard } from '../cards/kinds.ts';
import { layIcons } from '../icons/index.ts';
import { Table } from '../index.tsx';
import { loadMotion, Moving } from '../motion/moving.tsx';
import { iconWords } from '../words/icons/index.ts';
import { looksOf } from './looks.ts';
import { pictureOf } from './picture.ts';
import { positionOf } from './position.ts';

interface Wish {
  readonly language: Language;
  readonly size: CardSize;
  readonly kind: string | null;
}

async function draw({ language, size, kind }: Wish): Promise<void> {
  document.documentElement.lang = language;
  const { speaker } = await words[language]();
  const spoken = speaker(NAMES);
  const ids = ALL_CARDS.filter((id) => kind === null || anyCard(id).kind === kind);
  const sheet = document.getElementById('sheet');
  if (sheet === null) return;
  render(
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '10px', padding: '10px' }}>
      {ids.map((id, i) => (
        <CardFace
          key={id}
          id={id}
          words={spoken}
          size={size}
          lit={i % 17 === 3}
          band={i % 3}
          line={i % 5}
          power={2}
          boss={3}
        />
      ))}
    </div>,
    sheet,
  );
}

const NAMES = ['Ada', 'Max', 'Zelda', 'Tom'];

/** The position that the address asks for. */
function positionAsked(): View {
  const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise);
  const isSolo = asked.has('solo');
  return positionOf(isSolo ? 1 : number('seats', 3), number('moves', 200), asked.get('seed') ?? 'a', isSolo);
}

/** The whole table at a view, where the page would put it. Nothing is legal. */
async function layTable(view: View): Promise<void> {
  const spoken = await words[language]();
  const sheet = document.getElementById('sheet');
  if (sheet === null) return;
  const names = NAMES.slice(0, view.seats);
  render(
    <div style={{ padding: innerWidth < 700 ? '78px 9px 0' : '128px 26px 0' }}>
      <Table {...pictureOf(view, language, names, spoken.words, 'none')} view={view} beat={null} waitingFor={[]} />
    </div>,
    sheet,
  );
}

const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));

const dialogNow = (): HTMLDialogElement | null => document.querySelector('dialog');

/** Lays the table, opens what is to be opened by one click, and tells how parts of it look. */
async function looksAt(
  view: View,
  opens: string | null,
  parts: readonly string[],
  scrolls: boolean,
): Promise<string[]> {
  for (let dialog = dialogNow(); dialog !== null; dialog = dialogNow()) {
    dialog.close();
    await frame();
  }
  await layTable(view);
  await frame();
  if (opens !== null) document.querySelector<HTMLElement>(opens)?.click();
  do await frame();
  while (document.querySelector('[aria-busy=true], dialog:not([open])') !== null);
  return looksOf(parts, scrolls);
}

async function drawBoards(language: Language): Promise<void> {
  const { speaker } = await words[language]();
  const icons = await iconWords(language);
  const view = positionAsked();
  const spoken = speaker(NAMES.slice(0, view.seats));
  const sheet = document.getElementById('sheet');
  if (sheet === null) return;
  render(
    <div style={{ display: 'grid', gap: '16px', padding: '12px', maxWidth: '820px' }}>
      <EnforcerRow view={view} words={spoken} icons={icons} />
      {view.players.map((_, seat) => (
        <FullBoard key={seat} view={view} seat={seat} words={spoken} icons={icons} />
      ))}
    </div>,
    sheet,
  );
}

/** A beat as the table shows it, over an empty table. */
async function drawBeat(language: Language): Promise<void> {
  await loadMotion();
  const spoken = await words[language]();
  const names = ['Ada', 'Max', 'Zelda'];
  const view = positionOf(3, 200, asked.get('seed') ?? 'a', false);
  const root: { current: HTMLElement | null } = { current: null };
  const sheet = document.getElementById('sheet');
  if (sheet === null) return;
  render(
    <div
      style={{ position: 'relative', height: '100vh' }}
      ref={(element) => {
        root.current = element;
      }}
    >
      <Moving
        root={root}
        picture={pictureOf(view, language, names, spoken.words, asked.get('what') ?? 'raid')}
        words={spoken.speaker(names)}
      />
    </div>,
    sheet,
  );
}

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'night';
layIcons();
Object.assign(globalThis, { draw, looksAt });
const language: Language = LANGUAGES.find((one) => one === asked.get('language')) ?? 'en';
document.documentElement.lang = language;
if (asked.get('show') === 'board') await drawBoards(language);
else if (asked.get('show') === 'reading') await drawBeat(language);
else if (asked.get('show') === 'table') await layTable(positionAsked());
else await draw({ language, size: (asked.get('size') ?? 'hand') as CardSize, kind: asked.get('kind') });
