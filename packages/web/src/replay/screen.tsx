// A match looked at again: from this device, from the house, or from a file.
import type { Seat } from '@backroom/kit';
import { useState } from 'preact/hooks';
import { go, type Place } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { gameCalled } from '../games.ts';
import { useArriving, useThere } from '../teach/arriving.ts';
import { loadSpeech } from '../teach/speech.ts';
import { loadTeachWords } from '../teach/words/index.ts';
import { Projector } from './projector.tsx';
import './replay.css';
import { type Film, filmHere, filmOfHouse, filmOfText, type Where } from './source.ts';
import { loadReplayWords, type ReplayWords } from './words/index.ts';

interface Props {
  readonly place?: Place;
  readonly match?: string;
  /** Where the match is kept; without it, this device is asked first, then the house. */
  readonly where?: Where;
  /** One's own seat, for a match of the house that still goes on. */
  readonly seat?: Seat | null;
}

/** The address of a file that is yet to be chosen. */
const FILE = 'file';

async function filmOf(match: string, where: Where | undefined, seat: Seat | null): Promise<Film> {
  if (where === 'here') return filmHere(match);
  if (where === 'house') return filmOfHouse(match, seat);
  return filmHere(match).catch(() => filmOfHouse(match, seat));
}

export default function ReplayScreen({ place, match = '', where, seat = null }: Props) {
  const { language } = settings.value;
  const id = place?.at === 'replay' ? place.match : match;
  const isFile = where === 'file' || id === FILE || id === '';
  const [chosen, setChosen] = useState<Film | null>(null);
  const found = useArriving(async () => (isFile ? null : filmOf(id, where, seat)), [id, where, seat]);
  const texts = useThere(() => loadReplayWords(language), [language]);
  if (texts === null) return null;
  const film = chosen ?? (found.is === 'there' ? found.value : null);
  return (
    <article class="replay">
      <h1>{texts.title}</h1>
      {film !== null ? (
        <Shown key={film.match} film={film} texts={texts} />
      ) : (
        <>
          {!isFile && <p role="status">{found.is === 'missing' ? texts.notThere : texts.loading}</p>}
          {(isFile || found.is === 'missing') && <FromFile texts={texts} onFilm={setChosen} />}
        </>
      )}
    </article>
  );
}

function Shown({ film, texts }: { readonly film: Film; readonly texts: ReplayWords }) {
  const { language } = settings.value;
  const game = gameCalled(film.game.id);
  const speech = useThere(async () => (game === undefined ? null : loadSpeech(game, language)), [game, language]);
  const board = useThere(async () => (await loadTeachWords(language)).board, [language]);
  if (game === undefined || speech === null || board === null) return null;
  const names = film.names.map((name, seat) => name || texts.seat(seat + 1));
  return <Projector {...{ film: { ...film, names }, game, speech, texts, board, language }} goTo={go} />;
}

interface FileProps {
  readonly texts: ReplayWords;
  readonly onFilm: (film: Film) => void;
}

function FromFile({ texts, onFilm }: FileProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      onFilm(filmOfText(await file.text()));
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section class="panel file">
      <h2>{texts.file.title}</h2>
      <p>{texts.file.why}</p>
      <label class="field">
        <span>{texts.file.choose}</span>
        <input
          type="file"
          accept=".txt,.backroom,text/plain"
          onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
        />
      </label>
      {wrong !== null && (
        <p role="alert" class="wrong">
          {texts.file.wrong}: {wrong}
        </p>
      )}
    </section>
  );
}
