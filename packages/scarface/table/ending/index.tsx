// The result screen: a podium with the Bosses, the final sums row by row, and the sources of everybody's money.
import './ending.css';
import { type EndPicture, itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gangBoard } from '../../src/cards/index.ts';
import type { Event } from '../../src/events.ts';
import type { View } from '../../src/view.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import { finalOf } from '../../src/words/standing.ts';
import { Portrait } from '../cards/index.ts';
import { Icon, layIcons } from '../icons/index.ts';
import { tongueOf } from '../words/index.ts';
import { MOTION_WORDS } from '../words/motion/index.ts';
import { MoneyChart } from './chart.tsx';
import { incomeOf, SOURCES } from './income.ts';
import { moneyByRound } from './money.ts';
import { type Place, placesOf } from './places.ts';
import { SourceChart } from './sources.tsx';
import { Sums } from './sums.tsx';
import { ENDING_WORDS } from './words.ts';

type Props = EndPicture<Event, View>;

export function GameEnd(props: Props): JSX.Element | null {
  const { language, names, view, part, history, result } = props;
  const [words, setWords] = useState<Speaker | null>(null);
  useEffect(layIcons, []);
  useEffect(() => {
    let isWanted = true;
    void tongueOf(language).then(({ speaker }) => isWanted && setWords(speaker(names)));
    return () => {
      isWanted = false;
    };
  }, [language, names]);
  const places = useMemo(() => {
    const { totals, money, winners } = finalOf(view);
    // In a solo game the list of winners is empty if the Enforcer won.
    return placesOf(totals, money, result.winners.length > 0 ? result.winners : winners);
  }, [view, result]);
  if (words === null) return null;
  const order = places.map(({ seat }) => seat);
  if (part === 'places') return <Places {...{ view, words, order, language, places }} />;
  return history === null || history.length === 0 ? null : <Income {...{ view, words, order, language, history }} />;
}

interface Shown extends Pick<Props, 'view' | 'language'> {
  readonly words: Speaker;
  /** Seats, best first. */
  readonly order: readonly number[];
}

function Places({ view, words, order, language, places }: Shown & { readonly places: readonly Place[] }): JSX.Element {
  const say = MOTION_WORDS[language];
  const { money, businesses, associates, totals } = useMemo(() => finalOf(view), [view]);
  const most = Math.max(1, ...totals);
  const rows = [
    [say.money, money],
    [say.businesses, businesses],
    [say.associates, associates],
    [say.total, totals],
  ] as const;
  return (
    <div class="scf-end">
      <div class="podium" aria-hidden="true">
        {places.map(({ seat, place, isWinner }) => (
          <span key={seat} data-gang={itemAt(view.players, seat).gang}>
            <span class="boss">
              {isWinner && <Icon name="boss" class="crown" />}
              <Portrait id={gangBoard(itemAt(view.players, seat).gang).boss} />
            </span>
            <i style={{ '--share': Math.max(0, itemAt(totals, seat)) / most }}>{place}</i>
          </span>
        ))}
      </div>
      <Sums {...{ view, words, order, rows }} label={say.final} hasTotal />
    </div>
  );
}

function Income({
  view,
  words,
  order,
  language,
  history,
}: Shown & { readonly history: readonly Event[] }): JSX.Element {
  const say = ENDING_WORDS[language];
  const sums = useMemo(() => incomeOf(history, view.players.length), [history, view]);
  const { money } = useMemo(() => finalOf(view), [view]);
  const points = useMemo(() => moneyByRound(history, money), [history, money]);
  const labels = points?.map((_, i) => (i === 0 ? say.start : say.round(i))) ?? [];
  const rows = SOURCES.filter((source) => sums[source].some((sum) => sum > 0)).map(
    (source) => [say.sources[source], sums[source]] as const,
  );
  return (
    <div class="scf-end">
      {points !== null && (
        <>
          <h3>{say.overTime}</h3>
          <MoneyChart {...{ view, points, labels }} />
          <Sums
            {...{ view, words, order }}
            rows={points.map((sums, i) => [itemAt(labels, i), sums] as const)}
            label={say.overTime}
          />
        </>
      )}
      <h3>{say.income}</h3>
      <SourceChart {...{ view, words, order, sums }} names={say.sources} />
      <Sums {...{ view, words, order, rows }} label={say.income} />
    </div>
  );
}
