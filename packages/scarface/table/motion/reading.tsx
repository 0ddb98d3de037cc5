// Dialogs over the table, until they are dismissed: a Raid and its effects, the News, the final result.
import { itemAt } from '@backroom/kit';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Event } from '../../src/events.ts';
import { BANDS, bandOf } from '../../src/vocabulary.ts';
import { CardFace, wordsOf } from '../cards/index.ts';
import { incomeOf, SOURCES } from '../ending/income.ts';
import { placesOf } from '../ending/places.ts';
import { Sums } from '../ending/sums.tsx';
import { ENDING_WORDS } from '../ending/words.ts';
import { Icon } from '../icons/index.ts';
import { MOTION_WORDS } from '../words/motion/index.ts';
import type { Shown } from './show.tsx';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

function Paper({
  picture,
  label,
  kind,
  children,
}: Shown & { readonly label: string; readonly kind: string; readonly children: ComponentChildren }): JSX.Element {
  const { skip, language } = picture;
  // The usual keys continue, even without the focus.
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (!['Enter', 'Escape', ' '].includes(event.key)) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      event.stopPropagation();
      skip?.();
    };
    document.addEventListener('keydown', key, true);
    return () => document.removeEventListener('keydown', key, true);
  }, []);
  return (
    <section class={`scf-reading ${kind}`} aria-label={label}>
      <div class="sheet">
        {children}
        <button type="button" class="go-on" onClick={() => skip?.()}>
          {MOTION_WORDS[language].goOn}
        </button>
      </div>
    </section>
  );
}

/** The card flips, the bands sweep, and everybody's sign stands in theirs. */
export function Raid(shown: Shown & { readonly event: Of<'raid'> }): JSX.Element {
  const { picture, words, event } = shown;
  const { view } = picture;
  const say = MOTION_WORDS[picture.language];
  const own = view.seat === null ? undefined : view.players[view.seat];
  const { title, lines } = wordsOf(words, event.card);
  return (
    <Paper {...shown} label={say.raid} kind="raid">
      <h2>{say.raid}</h2>
      <div class="both">
        <div class="flip">
          <CardFace id={event.card} words={words} band={own === undefined ? null : bandOf(own.crime)} />
        </div>
        <div class="text">
          <h3>{title}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ul class="standing">
            {BANDS.map((band, i) => (
              <li key={band} data-band={band}>
                <span>{['0–4', '5–7', '8–11'][i]}</span>
                {view.players.map((p, seat) =>
                  bandOf(p.crime) === i ? (
                    <b key={seat} data-gang={p.gang} class={seat === view.seat ? 'own' : undefined}>
                      <Icon name={p.gang} /> {words.who(seat)} {p.crime}
                    </b>
                  ) : null,
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Paper>
  );
}

/** The results by player. */
export function Account(shown: Shown): JSX.Element {
  const { picture, words, beat } = shown;
  const { view, names } = picture;
  const say = MOTION_WORDS[picture.language];
  const linesOf = (seat: number): string[] =>
    beat.events
      .filter((event) => 'seat' in event && event.seat === seat && event.type !== 'raid' && event.type !== 'turn')
      .map((event) => picture.words.event(event, names))
      .filter((text) => text !== null && text !== '');
  return (
    <Paper {...shown} label={say.account} kind="account">
      <h2>{say.account}</h2>
      <ul class="met">
        {view.players.map((p, seat) => {
          const lines = linesOf(seat);
          return (
            <li key={seat} data-gang={p.gang}>
              <h3>
                <Icon name={p.gang} /> {words.who(seat)}
              </h3>
              {lines.length === 0 ? <p>{say.nothing}</p> : lines.map((line, i) => <p key={i}>{line}</p>)}
            </li>
          );
        })}
      </ul>
    </Paper>
  );
}

/** Everybody's income of the round: each kind that this page has seen, and the number of sales. */
export function RoundOver(shown: Shown & { readonly event: Of<'round-end'> }): JSX.Element {
  const { picture, words, event } = shown;
  const { view } = picture;
  const say = MOTION_WORDS[picture.language];
  const seats = view.players.map((_, seat) => seat);
  const past = picture.past ?? picture.news;
  const round = past.slice(past.findLastIndex(({ type }) => type === 'news') + 1);
  const sums = incomeOf(round, seats.length);
  const names = ENDING_WORDS[picture.language].sources;
  const rows = SOURCES.filter((source) => sums[source].some((sum) => sum > 0)).map(
    (source) => [names[source], sums[source]] as const,
  );
  const all = seats.map((seat) => rows.reduce((sum, [, of]) => sum + itemAt(of, seat), 0));
  const sales = round.filter((one) => one.type === 'sold');
  return (
    <Paper {...shown} label={say.roundOver(event.round)} kind="round">
      <h2>{say.roundOver(event.round)}</h2>
      <Sums
        {...{ view, words, rows: [...rows, [say.total, all] as const] }}
        order={seats}
        label={say.brought}
        hasTotal
      />
      {sales.length > 0 && (
        <ul class="sales">
          {sales.map((sale, i) => (
            <li key={i} data-gang={view.players[sale.seat]?.gang} style={{ '--row': i }}>
              {picture.words.event(sale, picture.names)}
            </li>
          ))}
        </ul>
      )}
    </Paper>
  );
}

/** Extra, extra: the front page spins in. */
export function FrontPage(shown: Shown & { readonly event: Of<'news'> }): JSX.Element {
  const { words, event, picture } = shown;
  const { title, lines, flavour } = wordsOf(words, event.card);
  const say = MOTION_WORDS[picture.language];
  return (
    <Paper {...shown} label={title} kind="news">
      <header>{say.paper}</header>
      <h2>{title}</h2>
      <p class="lead">{flavour}</p>
      <div class="columns" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      {lines.map((line) => (
        <p key={line} class="rule">
          {line}
        </p>
      ))}
    </Paper>
  );
}

/** Row by row: money, businesses, Associates, total; the winner on top of the podium. */
export function Reckoning(shown: Shown & { readonly event: Of<'over'> }): JSX.Element {
  const { picture, words, event } = shown;
  const { view } = picture;
  const say = MOTION_WORDS[picture.language];
  const order = placesOf(event.totals, event.money, event.winners).map(({ seat }) => seat);
  const most = Math.max(1, ...event.totals);
  const rows = [
    [say.money, event.money],
    [say.businesses, event.businesses],
    [say.associates, event.associates],
    [say.total, event.totals],
  ] as const;
  return (
    <Paper {...shown} label={say.final} kind="final">
      <h2>{say.final}</h2>
      <div class="podium" aria-hidden="true">
        {order.map((seat) => (
          <span
            key={seat}
            data-gang={itemAt(view.players, seat).gang}
            class={event.winners.includes(seat) ? 'winner' : undefined}
          >
            <Icon name={event.winners.includes(seat) ? 'boss' : itemAt(view.players, seat).gang} />
            <i style={{ '--share': Math.max(0, itemAt(event.totals, seat)) / most }} />
          </span>
        ))}
      </div>
      <Sums {...{ view, words, order, rows }} label={say.final} hasTotal />
    </Paper>
  );
}
