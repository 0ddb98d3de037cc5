// The result screen: a podium with everybody's portrait, and the earnings of each round.
import './ending.css';
import { type EndPicture, itemAt, type Language } from '@backroom/kit';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Event } from '../../src/events.ts';
import type { View } from '../../src/view.ts';
import { layDrawings } from '../art/laid.ts';
import { Medal, Sign } from '../parts/pieces.tsx';
import { inThousands } from '../scene.ts';
import { type Tongue, tongueOf } from '../words/index.ts';
import { decisive, type Payday, paydaysOf } from './rounds.ts';
import { endingWords } from './words.ts';

type Props = EndPicture<Event, View>;

export function GameEnd(props: Props): JSX.Element | null {
  const { language, history, result, names, part } = props;
  const [tongue, setTongue] = useState<Tongue | null>(null);
  useEffect(layDrawings, []);
  useEffect(() => {
    let isWanted = true;
    void tongueOf(language).then((loaded) => isWanted && setTongue(loaded));
    return () => {
      isWanted = false;
    };
  }, [language]);
  const paydays = useMemo(() => (history === null ? [] : paydaysOf(history, names.length)), [history, names.length]);
  if (tongue === null) return null;
  const order = result.scores
    .map((_, seat) => seat)
    .sort((a, b) => itemAt(result.scores, b) - itemAt(result.scores, a) || a - b);
  if (part === 'account' && paydays.length === 0) return null;
  return (
    <div class={`sch-paints sch-end ${part}`}>
      {part === 'places' ? (
        <Podium {...props} tongue={tongue} order={order} />
      ) : (
        <PerRound {...props} {...{ tongue, order, paydays }} />
      )}
    </div>
  );
}

interface PartProps extends Props {
  readonly tongue: Tongue;
  /** Seats, best first. */
  readonly order: readonly number[];
}

const Portrait = ({ view, seat }: { readonly view: View; readonly seat: number }): JSX.Element => {
  const { character } = itemAt(view.seats, seat);
  return character === null ? <span class="sch-medal vacant" aria-hidden="true" /> : <Medal of={character} />;
};

function Podium({ view, names, language, result, tongue, order }: PartProps): JSX.Element {
  const say = endingWords[language];
  const placeOf = (seat: number): number => 1 + result.scores.filter((one) => one > itemAt(result.scores, seat)).length;
  return (
    <ol class="sch-podium" aria-label={say.places}>
      {order.map((seat) => (
        <li key={seat} data-place={placeOf(seat)} class={placeOf(seat) > 3 ? 'below' : undefined}>
          <Portrait view={view} seat={seat} />
          <b class="name">{names[seat]}</b>
          <span class="sum">{tongue.pieces.money(itemAt(result.scores, seat))}</span>
          <span class="step">
            <span aria-hidden="true">{placeOf(seat)}</span>
            <span class="sch-unseen">{say.place(placeOf(seat))}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

interface HeadingProps {
  readonly view: View;
  readonly seat: number;
  readonly name: string | undefined;
  /** Many columns: where there is no room for the name, the sign of the character stands for it. */
  readonly areMany: boolean;
}

function Heading({ view, seat, name, areMany }: HeadingProps): JSX.Element {
  const { character } = itemAt(view.seats, seat);
  return (
    <span class={areMany ? 'who many' : 'who'}>
      <Portrait view={view} seat={seat} />
      {character !== null && <Sign of={character} class="mark" />}
      <span class="name">{name}</span>
    </span>
  );
}

interface CellProps {
  readonly sum: number;
  readonly largest: number;
  readonly language: Language;
}

/** A sum, and where there is room a bar behind it. */
const Cell = ({ sum, largest, language }: CellProps): JSX.Element => (
  <td style={{ '--share': sum / largest }}>{sum === 0 ? '–' : inThousands(language, sum)}</td>
);

function PerRound(props: PartProps & { readonly paydays: readonly Payday[] }): JSX.Element {
  const { view, names, language, result, tongue, order, paydays } = props;
  const say = endingWords[language];
  const decided = decisive(paydays, result.winners);
  const gain = decided === null ? null : itemAt(decided.payday.gains, decided.seat);
  /** The largest of all: its bar is as high as a cell. */
  const largest = Math.max(1, ...paydays.flatMap(({ gains }) => gains.map(({ sum }) => sum)));
  return (
    <>
      {decided !== null && gain !== null && (
        <p class="sch-decisive">
          {say.decisive({
            who: itemAt(names, decided.seat),
            round: decided.payday.round,
            sum: tongue.pieces.money(gain.sum),
            at: tongue.pieces.business(gain.at ?? 'A'),
          })}
        </p>
      )}
      <table class="sch-rounds" style={{ '--seats': order.length, '--rounds': paydays.length }}>
        <caption>{say.perRound}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="sch-unseen">{say.round}</span>
            </th>
            {order.map((seat) => (
              <th key={seat} scope="col">
                <Heading view={view} seat={seat} name={names[seat]} areMany={order.length > 4} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paydays.map((payday) => (
            <tr key={payday.round} class={payday === decided?.payday ? 'decisive' : undefined}>
              <th scope="row">{payday.round}</th>
              {order.map((seat) => (
                <Cell key={seat} sum={itemAt(payday.gains, seat).sum} {...{ language, largest }} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span aria-hidden="true">Σ</span>
              <span class="sch-unseen">{say.total}</span>
            </th>
            {order.map((seat) => (
              <td key={seat}>{inThousands(language, itemAt(result.scores, seat))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  );
}
