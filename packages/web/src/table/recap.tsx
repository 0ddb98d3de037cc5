// Since you last looked: what the others did while this page was away.
import type { Recap } from '@backroom/match';
import { useEffect, useState } from 'preact/hooks';
import type { Moment, Seated } from '../seat/seated.ts';
import { words } from '../words/index.ts';
import type { GameAtHand } from './slots.ts';

const keyOf = (match: string): string => `backroom.seen.${match}`;

interface Props {
  readonly seated: Seated;
  readonly moment: Moment;
  readonly game: GameAtHand;
}

export function RecapPanel({ seated, moment, game }: Props) {
  const [recap, setRecap] = useState<Recap | null>(null);
  const { table: say } = words();
  // Asked once, on coming back.
  useEffect(() => {
    const seen = Number(localStorage.getItem(keyOf(seated.match)) ?? moment.seq);
    if (seen < moment.seq) void seated.recap(seen).then(setRecap);
  }, []);
  useEffect(() => localStorage.setItem(keyOf(seated.match), String(moment.seq)), [seated, moment.seq]);
  const names = moment.table.chairs.map(({ name }) => name);
  const lines = (recap?.turns ?? []).flatMap(({ events }) => events.map((event) => game.words.event(event, names)));
  const takenBack = recap?.takenBack ?? 0;
  if (lines.length === 0 && takenBack === 0) return null;
  return (
    <section class="recap panel" aria-label={say.recap}>
      <h2>{say.recap}</h2>
      <ol>
        {lines.map((line, i) => (
          // The list never changes.
          <li key={i}>{line}</li>
        ))}
        {takenBack > 0 && <li>{say.takenBackSteps(takenBack)}</li>}
      </ol>
      <button type="button" class="button" onClick={() => setRecap(null)}>
        {say.close}
      </button>
    </section>
  );
}
