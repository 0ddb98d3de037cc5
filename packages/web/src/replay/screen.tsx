// The replay screen of a match from this device, from the server, or from a file.
import type { Seat } from '@backroom/kit';
import { useArriving, useThere } from '@backroom/kit/preact';
import { useState } from 'preact/hooks';
import { go, type Route } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import { gameCalled, keyOfRules } from '../games.ts';
import { loadSpeech } from '../teach/speech.ts';
import { loadTeachWords } from '../teach/words/index.ts';
import { Projector } from './projector.tsx';
import './replay.css';
import { type Film, filmHere, filmOfServer, filmOfText, type Where } from './source.ts';
import { entryIn } from './stepping.ts';
import { loadReplayWords, type ReplayWords } from './words/index.ts';

interface Props {
  readonly route?: Route;
  readonly match?: string;
  /** Where the match is stored. Left out: this device first, then the server. */
  readonly where?: Where;
  /** The player's seat, for an unfinished match on the server. */
  readonly seat?: Seat | null;
}

/** The address while no file has been chosen yet. */
const FILE = 'file';

async function filmOf(match: string, where: Where | undefined, seat: Seat | null): Promise<Film> {
  if (where === 'here') return filmHere(match);
  if (where === 'house') return filmOfServer(match, seat);
  return filmHere(match).catch(() => filmOfServer(match, seat));
}

export default function ReplayScreen({ route, match = '', where, seat = null }: Props) {
  const { language } = settings.value;
  const id = route?.at === 'replay' ? route.match : match;
  const isFile = where === 'file' || id === FILE || id === '';
  const [chosen, setChosen] = useState<Film | null>(null);
  const found = useArriving(async () => (isFile ? null : filmOf(id, where, seat)), [id, where, seat]);
  const texts = useThere(() => loadReplayWords(language), [language]);
  useTitle(texts?.title ?? null);
  if (texts === null) return null;
  const film = chosen ?? (found.is === 'there' ? found.value : null);
  return (
    <article class="replay">
      <h1>{texts.title}</h1>
      {film !== null ? (
        <Shown key={film.match} film={film} texts={texts} from={entryIn(location.hash)} />
      ) : (
        <>
          {!isFile && <p role="status">{found.is === 'missing' ? texts.notThere : texts.loading}</p>}
          {(isFile || found.is === 'missing') && <FromFile texts={texts} onFilm={setChosen} />}
        </>
      )}
    </article>
  );
}

interface ShownProps {
  readonly film: Film;
  readonly texts: ReplayWords;
  /** The log entry to open at; null: before the first move. */
  readonly from: number | null;
}

function Shown({ film, texts, from }: ShownProps) {
  const { language } = settings.value;
  const game = gameCalled(keyOfRules(film.game));
  const speech = useThere(async () => (game === undefined ? null : loadSpeech(game, language)), [game, language]);
  const board = useThere(async () => (await loadTeachWords(language)).board, [language]);
  if (game === undefined || speech === null || board === null) return null;
  const names = film.names.map((name, seat) => name || texts.seat(seat + 1));
  return <Projector {...{ film: { ...film, names }, game, speech, texts, board, language, from }} goTo={go} />;
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
      onFilm(await filmOfText(await file.text()));
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
