// A table to look at or to try things on, outside a match: the game's picture, or the text table.
import type { Manifest } from '@backroom/games/manifests';
import {
  type AnyGame,
  type AnyPicture,
  type AnyWords,
  foresee,
  type Language,
  type Names,
  type Refusal,
  type Seat,
} from '@backroom/kit';
import { useThere } from '@backroom/kit/preact';
import type { ComponentType } from 'preact';
import { announce } from '../app/announce.ts';
import { settings, wish } from '../app/settings.ts';
import { partsOf, wordsOf } from '../games.ts';
import { drawn } from '../more-of-games.ts';
import { useBeats } from '../presentation/use-beats.ts';
import { TextTable } from '../text-table/index.tsx';
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
  /** All events up to this view, where they are known. */
  readonly past?: readonly unknown[];
  readonly pointed?: unknown;
  readonly pointedNext?: readonly unknown[];
  /** The number of refused tries. */
  readonly refused?: number;
  readonly act?: (action: unknown) => void;
  /** All of the news has been shown; with its number. */
  readonly arrived?: (newsNumber: number) => void;
}

interface Props extends Laid {
  readonly game: Manifest;
  readonly rules: AnyGame;
  readonly language: Language;
  readonly texts: BoardWords;
}

export function Board({ game, rules, language, texts, ...laid }: Props) {
  const { textTable, tempo, confirm } = settings.value;
  const Drawn = useThere<{ readonly table: ComponentType<AnyPicture>; readonly hasPicture: boolean }>(async () => {
    const { picture } = await partsOf(game);
    const table = textTable || picture === undefined ? TextTable : drawn(await picture());
    return { table, hasPicture: picture !== undefined };
  }, [textTable, game]);
  const words = useThere<AnyWords>(() => wordsOf(game, language), [game, language]);
  const { view, beat, skip } = useBeats(
    game,
    { view: laid.view, news: laid.news ?? [], newsNumber: laid.newsNumber ?? 0 },
    laid.arrived,
  );
  if (Drawn === null || words === null) return <div class="board" aria-busy="true" />;
  const { seat } = laid;
  const picture: AnyPicture = {
    view,
    beat,
    skip,
    seat,
    names: laid.names,
    words,
    language,
    legal: beat === null ? (laid.legal ?? []) : [],
    refusals: laid.refusals ?? [],
    news: laid.news ?? [],
    newsNumber: laid.newsNumber ?? 0,
    past: laid.past,
    tempo,
    waitingFor: [],
    deadline: null,
    confirm: confirm && (laid.legal?.length ?? 0) > 0,
    pointed: laid.pointed ?? null,
    pointedNext: laid.pointedNext,
    refused: laid.refused,
    act: laid.act ?? (() => {}),
    foresee: (action) => (seat === null ? [] : foresee(rules, view, seat, action)),
    announce,
    sound: () => {},
  };
  return (
    <div class="board">
      <Drawn.table {...picture} />
      {Drawn.hasPicture && (
        <button type="button" class="button quiet as" onClick={() => wish({ textTable: !textTable })}>
          {textTable ? texts.asPicture : texts.asText}
        </button>
      )}
    </div>
  );
}
