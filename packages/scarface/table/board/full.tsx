// A player's whole board, as everybody at the table may see it: opened from a rival's panel, or for the player's own gang.
import { itemAt } from '@backroom/kit';
import './board.css';
import type { JSX } from 'preact';
import { gangBoard } from '../../src/cards/index.ts';
import type { PlayerView, SoloView, View } from '../../src/view.ts';
import { AREAS, BANDS, bandOf, DISTRICTS } from '../../src/vocabulary.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import { CardBack, CardFace } from '../cards/index.ts';
import { Counted, Icon, OF_ITSELF } from '../icons/index.ts';
import type { IconWords } from '../words/icons/catalogue.ts';
import { MOTION_WORDS } from '../words/motion/index.ts';
import { DealPlates } from './deals.tsx';
import { BossTrack, StatTable } from './stats.tsx';

export interface BoardProps {
  readonly view: View;
  readonly seat: number;
  readonly words: Speaker;
  /** Names of icons: see ../words/icons. */
  readonly icons: IconWords;
}

export function FullBoard(props: BoardProps): JSX.Element | null {
  const { view, seat, words, icons } = props;
  const p = view.players[seat];
  if (p === undefined) return null;
  const isEnforcer = seat >= view.seats;
  return (
    <article class="scf-board" data-gang={p.gang} aria-label={words.who(seat)}>
      <header>
        <span class="sign">
          <Icon name={p.gang} />
        </span>
        <h2>
          {words.who(seat)}
          <small>{words.texts.gangs[p.gang].name}</small>
        </h2>
        <ul class="facts">
          <li>
            {p.money === null ? (
              <Counted name="dollar" n="?" title={icons.dollar} />
            ) : (
              <Counted name="dollar" n={p.money} title={icons.dollar} />
            )}
          </li>
          <li class="crime" data-band={BANDS[bandOf(p.crime)]}>
            <Counted name="crime" n={p.crime} title={icons.crime} />
          </li>
          {!isEnforcer && (
            <>
              <li>
                <Counted name="hand" n={p.hand.length} title={icons.hand} />
              </li>
              <li>
                <Counted name="deck" n={p.deck} title={icons.deck} />
              </li>
            </>
          )}
          {view.ring === seat && (
            <li>
              <Icon name="ring" title={icons.ring} />
            </li>
          )}
        </ul>
      </header>
      {!isEnforcer && (
        <>
          <BossTrack gang={p.gang} boss={p.boss} icons={icons} />
          <StatTable gang={p.gang} levels={p.stats} words={words} icons={icons} />
        </>
      )}
      <Thugs p={p} words={words} icons={icons} />
      <DealPlates {...props} />
      <Cards p={p} words={words} icons={icons} solo={isEnforcer ? view.solo : null} />
    </article>
  );
}

/** Where the thugs and vehicles are. */
function Thugs({
  p,
  words,
  icons,
}: {
  readonly p: PlayerView;
  readonly words: Speaker;
  readonly icons: IconWords;
}): JSX.Element {
  const say = MOTION_WORDS[words.language];
  return (
    <div class="where">
      {AREAS.map((area) => (
        <span key={area} class={`area${p[area] === 0 ? ' none' : ''}`} data-area={area}>
          <Icon name={OF_ITSELF[area]} title={icons[OF_ITSELF[area]]} />
          <b>{p[area]}</b>
          <small>{icons[OF_ITSELF[area]]}</small>
        </span>
      ))}
      {DISTRICTS.map((district, d) =>
        itemAt(p.thugs, d) + itemAt(p.cars, d) + itemAt(p.trucks, d) === 0 ? null : (
          <span key={district} class="area" data-area={district}>
            <Icon name="district" title={icons.streets} />
            <b class="pieces">
              {itemAt(p.thugs, d) > 0 && <Counted name="thug" n={itemAt(p.thugs, d)} title={icons.thug} />}
              {itemAt(p.cars, d) > 0 && <Counted name="car" n={itemAt(p.cars, d)} title={icons.car} />}
              {itemAt(p.trucks, d) > 0 && <Counted name="truck" n={itemAt(p.trucks, d)} title={icons.truck} />}
            </b>
            <small>{words.district(district)}</small>
          </span>
        ),
      )}
      <span class="area" data-area="beside">
        <Icon name="storage" title={say.beside} />
        <b class="pieces">
          <Counted name="car" n={p.carsLeft} title={icons.car} />
          <Counted name="truck" n={p.trucksLeft} title={icons.truck} />
          <Counted name="control" n={p.markers} title={icons.control} />
        </b>
        <small>{say.beside}</small>
      </span>
    </div>
  );
}

function Cards({
  p,
  words,
  icons,
  solo,
}: {
  readonly p: PlayerView;
  readonly words: Speaker;
  readonly icons: IconWords;
  /** The Enforcer's own cards; null: of another player. */
  readonly solo: SoloView | null;
}): JSX.Element {
  const { headings } = words.texts.table;
  const say = MOTION_WORDS[words.language];
  const pile = solo?.discard.toReversed() ?? p.discard?.toReversed() ?? p.remembered;
  const face = (id: string, i: number): JSX.Element => (
    <CardFace key={`${id}${i}`} id={id} words={words} size="hand" boss={bossIs(p, id)} />
  );
  const isRemembered = solo === null && p.discard === null;
  // The owner's hand is on the table.
  const knownInHand = p.discard === null ? p.hand.filter((id) => id !== null) : [];
  const row = (heading: string, ids: readonly string[], kind = ''): JSX.Element | null =>
    ids.length === 0 ? null : (
      <div>
        <h3>{heading}</h3>
        <div class={`row ${kind}`}>{ids.map(face)}</div>
      </div>
    );
  return (
    <section class="cards">
      {row(headings.plan, p.plan)}
      {row(say.knownInHand, knownInHand)}
      {p.jobs.length + p.fulfilled.length > 0 && (
        <div>
          <h3>
            <Icon name="job" /> {say.jobs}
          </h3>
          <div class="row">
            {p.fulfilled.map(face)}
            {p.jobs.map((id, i) => (id === null ? <CardBack key={i} kind="job" label={icons.job} /> : face(id, i)))}
          </div>
        </div>
      )}
      {pile.length > 0 && (
        <div>
          <h3>
            <Icon name="discard" /> {say.discardPile}
          </h3>
          <div class="row pile">
            {isRemembered && p.discardTop !== null && face(p.discardTop, -1)}
            {pile.filter((id) => !isRemembered || id !== p.discardTop).map(face)}
          </div>
        </div>
      )}
      {solo !== null && row(icons.people, solo.associates)}
      {row(say.aside, p.aside)}
      {row(say.allCards, p.owned, 'all')}
    </section>
  );
}

const bossIs = (p: PlayerView, id: string): number | null => (gangBoard(p.gang).boss === id ? p.boss : null);
