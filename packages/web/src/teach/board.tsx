// A table to look at or to try things on, outside a match: the game's picture, or the text table.
import { type AnyGame, foresee, type Language, type Names, type Picture, type Refusal, type Seat } from '@backroom/kit';
import type { ComponentType } from 'preact';
import { announce } from '../app/announce.ts';
import { settings, wish } from '../app/settings.ts';
import { type GameOfThePage, type GameWords, wordsOf } from '../games.ts';
import { TextTable } from '../text-table/index.tsx';
import { useThere } from './arriving.ts';
import './board.css';
import type { BoardWords } from './words/catalogue.ts';

interface Laid {
  readonly view: unknown;
  readonly seat: Seat | null;
  readonly names: Names;
  readonly legal?: readonly unknown[];
  readonly refusals?: readonly Refusal<unknown>[];
  readonly news?: readonly unknown[];
  readonly newsNumber?: number;
  readonly pointed?: unknown;
  readonly act?: (action: unknown) => void;
}

interface Props extends Laid {
  readonly game: GameOfThePage;
  readonly rules: AnyGame;
  readonly language: Language;
  readonly texts: BoardWords;
}

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
type AnyPicture = Picture<any, any, any>;

export function Board({ game, rules, language, texts, ...laid }: Props) {
  const { textTable, tempo, confirm } = settings.value;
  const wantsPicture = !textTable && game.picture !== null;
  const Drawn = useThere<{ readonly table: ComponentType<AnyPicture> }>(
    async () => ({ table: wantsPicture && game.picture !== null ? await game.picture() : TextTable }),
    [wantsPicture, game],
  );
  const words = useThere<GameWords>(() => wordsOf(game, language), [game, language]);
  if (Drawn === null || words === null) return <div class="board" aria-busy="true" />;
  const { seat } = laid;
  const picture: AnyPicture = {
    view: laid.view,
    seat,
    names: laid.names,
    words,
    language,
    legal: laid.legal ?? [],
    refusals: laid.refusals ?? [],
    news: laid.news ?? [],
    newsNumber: laid.newsNumber ?? 0,
    tempo,
    waitingFor: [],
    deadline: null,
    confirm: confirm && (laid.legal?.length ?? 0) > 0,
    pointed: laid.pointed ?? null,
    act: laid.act ?? (() => {}),
    foresee: (action) => (seat === null ? [] : foresee(rules, laid.view, seat, action)),
    announce,
    sound: () => {},
  };
  return (
    <div class="board">
      {game.picture !== null && (
        <button type="button" class="button quiet as" onClick={() => wish({ textTable: !textTable })}>
          {textTable ? texts.asPicture : texts.asText}
        </button>
      )}
      <Drawn.table {...picture} />
    </div>
  );
}
