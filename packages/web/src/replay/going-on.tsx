// The button that starts a new match from the step shown.
import type { Seat } from '@backroom/kit';
import { useState } from 'preact/hooks';
import { goOnFrom } from './going-on.ts';
import type { Film } from './source.ts';
import type { ReplayWords } from './words/index.ts';

interface Props {
  readonly film: Film;
  readonly texts: ReplayWords;
  readonly seq: number;
  readonly seat: Seat;
  readonly goTo: (path: string) => void;
}

export function GoingOn({ film, texts, seq, seat, goTo }: Props) {
  const [failed, setFailed] = useState(false);
  return (
    <section class="panel">
      <h2>{texts.goOn.do}</h2>
      <p>{texts.goOn.why(film.names[seat] ?? '')}</p>
      <button
        type="button"
        class="button main"
        onClick={() => {
          setFailed(false);
          goOnFrom(film, seq, seat).then(goTo, () => setFailed(true));
        }}
      >
        {texts.goOn.do}
      </button>
      <p role="status">{failed ? texts.goOn.over : ''}</p>
    </section>
  );
}
