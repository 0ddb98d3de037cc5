// Who sits here: money, character, cards, whose turn it is, who leads, and what each would take if the round ended now.
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import { leaders, mafiaHeir, prospectOf } from '../../src/words/prospects.ts';
import { nameOf, type Scene } from '../scene.ts';
import type { Earning } from '../standing.ts';
import type { LevelOfSeat } from './level.tsx';
import { FittedName, Medal, Sign } from './pieces.tsx';

interface Props {
  readonly scene: Scene;
  /** Comes once the table stands. */
  readonly Level: LevelOfSeat | undefined;
}

export function Seats({ scene, Level }: Props): JSX.Element {
  const { picture, tongue } = scene;
  const { view } = picture;
  const first = leaders(view);
  const anyMoney = view.seats.some(({ money }) => money > 0);
  return (
    <section class="sch-seats" aria-label={tongue.say.seats} data-count={view.seats.length}>
      <ul>
        {view.seats.map((_, seat) => (
          <OneSeat key={seat} scene={scene} Level={Level} seat={seat} leads={anyMoney && first.includes(seat)} />
        ))}
        {view.options.mafia && <Mafia scene={scene} />}
      </ul>
    </section>
  );
}

function OneSeat({ scene, Level, seat, leads }: Props & { seat: number; leads: boolean }): JSX.Element {
  const { picture, tongue, after, shown } = scene;
  const { say, pieces } = tongue;
  const { view } = picture;
  const { money, cards } = itemAt(view.seats, seat);
  const earning = itemAt(scene.now, seat);
  const character = itemAt(after.seats, seat).character;
  const over = view.phase === 'over';
  const acts = view.turn === seat || (view.turn === null && picture.waitingFor.includes(seat));
  return (
    <li
      class={`sch-seat${acts && !over ? ' acts' : ''}${seat === picture.seat ? ' own' : ''}${leads ? ' leads' : ''}`}
      data-seat={seat}
      aria-current={acts && !over ? 'true' : undefined}
    >
      {character === null ? <span class="sch-medal vacant" aria-hidden="true" /> : <Medal of={character} />}
      <span class="who">
        <FittedName name={nameOf(picture, seat)} />
        {seat === picture.seat && <small class="you"> {say.you}</small>}
        {acts && !over && <span class="sch-unseen">, {say.toAct}</span>}
        {view.start === seat && !over && (
          <span class="starts" title={say.starts}>
            ①<span class="sch-unseen"> {say.starts}</span>
          </span>
        )}
      </span>
      {Level && <Level scene={scene} seat={seat} />}
      <span class="money">
        {leads && (
          <span class="crown" title={over ? say.wins : say.leads}>
            ♛<span class="sch-unseen">{over ? say.wins : say.leads} </span>
          </span>
        )}
        {pieces.money(money)}
      </span>
      <span class="now">
        {character !== null && (
          <span class="sch-unseen">
            {pieces.character(character)}, {pieces.colour(character)}.{' '}
          </span>
        )}
        <Now scene={scene} before={earning} then={shown === null ? earning : itemAt(scene.later, seat)} />
      </span>
      {view.options.mode === 'basic' && (
        <span class="cards">
          <span class="sch-unseen">{say.cards(cards)}</span>
          {Array.from({ length: cards }, (_, i) => (
            <i key={i} aria-hidden="true" />
          ))}
        </span>
      )}
    </li>
  );
}

/** What a seat would earn now, and after the previewed action. */
function Now({
  scene,
  before,
  then,
}: {
  scene: Scene;
  before: Earning | null;
  then: Earning | null;
}): JSX.Element | null {
  const { say, pieces } = scene.tongue;
  if (then === null) return null;
  const rise = then.sum - (before?.sum ?? then.sum);
  const tone = rise === 0 ? '' : rise > 0 ? ' up' : ' down';
  return (
    <span class={`earning${tone}`} title={say.ifNow}>
      <span class="sch-unseen">{say.ifNow}: </span>
      {rise !== 0 && <span aria-hidden="true">{rise > 0 ? '▲' : '▼'} </span>}
      {then.by === null ? (
        <>
          <b aria-hidden="true">{then.at} </b>+{pieces.money(then.sum)}
        </>
      ) : (
        <span class="under" title={say.beneath(pieces.carAfterPreposition(then.by))}>
          <span class="sch-unseen">
            {say.nothing}, {say.beneath(pieces.carAfterPreposition(then.by))}
          </span>
          <Sign of={then.by} />
          <span aria-hidden="true">+{pieces.money(then.sum)}</span>
        </span>
      )}
    </span>
  );
}

function Mafia({ scene }: { scene: Scene }): JSX.Element | null {
  const { picture, tongue, after } = scene;
  const { say, pieces } = tongue;
  const prospect = prospectOf(after, 'black');
  if (prospect === null) return null;
  const heir = mafiaHeir(after);
  const text =
    prospect.value === null
      ? say.mafiaNothing
      : say.mafia(pieces.money(prospect.value), heir === null ? null : nameOf(picture, heir));
  return (
    <li class="sch-seat mafia">
      <Medal of="black" />
      <span class="now">{text}</span>
    </li>
  );
}
