// A gallery of the table: any kind of game at any moment, by the address. ?mode=basic&run&mafia&seats=4&moves=9&seed=a&seat=0
// &theme=night&language=en&confirm&tempo=1
import '@fontsource/limelight';
import '@fontsource-variable/josefin-sans';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import type { Tempo } from '@backroom/kit';
import { LANGUAGES, type Language } from '@backroom/kit';
import type { Action } from '@backroom/scheffeln';
import { sounds } from '@backroom/scheffeln/sounds';
import { Table } from '@backroom/scheffeln/table';
import { words } from '@backroom/scheffeln/words';
import { render } from 'preact';
import { Game } from './position.ts';

const asked = new URLSearchParams(location.search);
const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise);
const language = LANGUAGES.find((one) => one === asked.get('language')) ?? ('en' satisfies Language);
document.documentElement.dataset.theme = asked.get('theme') ?? 'night';
document.documentElement.lang = language;

const NAMES = ['Josephine', 'Max', 'Lucrezia', 'Tom', 'Zelda', 'Humphrey', 'Mae', 'Buster'];
const game = new Game({
  mode: asked.get('mode') === 'speed' ? 'speed' : 'basic',
  run: asked.has('run'),
  mafia: asked.has('mafia'),
  seats: number('seats', 4),
  moves: number('moves', 9),
  seed: asked.get('seed') ?? 'gallery',
  seat: asked.get('seat') === 'none' ? null : number('seat', 0),
});
const spoken = await words[language]();
const gallery = document.getElementById('gallery');
const audio = new AudioContext();

function draw(): void {
  if (gallery === null) return;
  render(
    <Table
      view={game.view}
      seat={game.view.seat}
      names={NAMES}
      words={spoken.words}
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
      sound={(name) => asked.has('sound') && sounds[name]?.(audio)}
    />,
    gallery,
  );
}

function act(action: Action): void {
  game.move(game.view.seat ?? 0, action);
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
