// A demo page of the tables: any game at any moment, by its address.
// ?game=its-id&options={"mode":"speed"}&seats=4&moves=9&seed=a &seat=0&theme=night&language=en&confirm&tempo=1
import '@fontsource/limelight';
import '@fontsource-variable/josefin-sans';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import type { Tempo } from '@backroom/kit';
import { LANGUAGES, type Language } from '@backroom/kit';
import { render } from 'preact';
import { GAMES, gameCalled, partsOf, wordsOf } from '../src/games.ts';
import { drawn, rulesOf } from '../src/more-of-games.ts';
import { sound } from '../src/table/sound.ts';
import { TextTable } from '../src/text-table/index.tsx';
import { Game } from './position.ts';

const asked = new URLSearchParams(location.search);
const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise);
const language = LANGUAGES.find((one) => one === asked.get('language')) ?? ('en' satisfies Language);
document.documentElement.dataset.theme = asked.get('theme') ?? 'night';
document.documentElement.lang = language;

const NAMES = ['Josephine', 'Max', 'Lucrezia', 'Tom', 'Zelda', 'Humphrey', 'Mae', 'Buster'];
const manifest = gameCalled(asked.get('game')) ?? GAMES[0];
const parts = await partsOf(manifest);
const Table = parts.picture === undefined ? TextTable : drawn(await parts.picture());
const game = new Game(await rulesOf(manifest), {
  options: JSON.parse(asked.get('options') ?? '{}') as unknown,
  seats: number('seats', 4),
  moves: number('moves', 9),
  seed: asked.get('seed') ?? 'gallery',
  seat: asked.get('seat') === 'none' ? null : number('seat', 0),
});
const words = await wordsOf(manifest, language);
const gallery = document.getElementById('gallery');

function draw(): void {
  if (gallery === null) return;
  render(
    <Table
      view={game.view}
      seat={game.seat}
      names={NAMES}
      words={words}
      language={language}
      legal={game.legal}
      refusals={game.refusals}
      news={game.news}
      newsNumber={game.newsNumber}
      tempo={number('tempo', 1) as Tempo}
      waitingFor={game.acting}
      deadline={game.deadline}
      confirm={asked.has('confirm')}
      pointed={asked.has('pointed') ? (game.legal[0] ?? null) : null}
      act={act}
      foresee={(action) => game.foresee(action)}
      announce={(sentence) => console.info(sentence)}
      sound={(name) => asked.has('sound') && sound(parts, name)}
    />,
    gallery,
  );
}

function act(action: unknown): void {
  game.move(game.seat ?? 0, action);
  draw();
  goOn();
}

function goOn(): void {
  setTimeout(() => {
    if (!game.step()) return;
    draw();
    goOn();
  }, 1600);
}

draw();
