// The log of the picture table: one line for each move, with chips in the colours of the pieces; rounds are headings. The full
// sentences are behind the chips, for screen readers.
import './log.css';
import type { Language, Names } from '@backroom/kit';
import type { ComponentChildren, JSX } from 'preact';
import type { Event } from '../../src/events.ts';
import type { Card } from '../../src/vocabulary.ts';
import { Draw } from '../art/draw.tsx';
import { RUN_BOX } from '../art/frames.ts';
import { Sign } from '../parts/pieces.tsx';
import { isCar } from '../signs.ts';
import { type Tongue, tongueOf } from '../words/index.ts';
import { movesOf } from './moves.ts';
import { logWords } from './words.ts';

interface LogLine {
  readonly isHeading: boolean;
  readonly body: ComponentChildren;
}

type ToLog = (events: readonly Event[], names: Names) => readonly LogLine[];

/** Turns the events of one step into lines. */
export async function logIn(language: Language): Promise<ToLog> {
  const tongue = await tongueOf(language);
  return (events, names) =>
    movesOf(events).flatMap((move): LogLine[] => {
      const [first] = move;
      const context = { tongue, language, names, move };
      if (first.type === 'laid-out') return [];
      if (first.type === 'dealt') return [{ isHeading: true, body: tongue.say.round(`${first.round}`) }];
      const sentence = move.map((event) => tongue.words.event(event, names)).join(' ');
      return [
        {
          isHeading: false,
          body: (
            <span class="sch-paints sch-line">
              <span class="sch-unseen">{sentence}</span>
              <span class="drawn" aria-hidden="true">
                <Drawn {...context} />
              </span>
            </span>
          ),
        },
      ];
    });
}

interface Props {
  readonly tongue: Tongue;
  readonly language: Language;
  readonly names: Names;
  readonly move: readonly Event[];
}

function Drawn({ tongue, language, names, move }: Props): JSX.Element {
  const { pieces, words } = tongue;
  const say = logWords[language];
  const who = (seat: number): JSX.Element => <b>{names[seat] || seat + 1}</b>;
  const parts = move.map((event): ComponentChildren => {
    switch (event.type) {
      case 'chose':
      case 'grabbed':
        return (
          <>
            {who(event.seat)} <Sign of={event.character} /> {pieces.character(event.character)}
          </>
        );
      case 'played':
        return (
          <>
            {who(event.seat)} <Chip card={event.card} name={pieces.card(event.card)} />{' '}
          </>
        );
      case 'discarded':
        return (
          <>
            {who(event.seat)} {event.card === null ? <i class="down" /> : <Chip card={event.card} name={null} />}{' '}
          </>
        );
      case 'exchanged':
        return (
          <>
            <Sign of={event.from} /> ⇄ <Sign of={event.to} />
            {event.partner !== null && <> {who(event.partner)}</>}
          </>
        );
      case 'drove':
      case 'evaded':
        return <Route event={event} shows={!move.some((one) => one.type === 'played' && one.card === event.car)} />;
      case 'turned':
        return <Sign of={event.card} />;
      case 'took':
      case 'mafia-took':
        return (
          <span class="pay">
            {event.type === 'mafia-took' && <Sign of="black" />} {event.seat === null ? '–' : who(event.seat)} +
            {pieces.money(event.value)} <small>{event.business}</small>
          </span>
        );
      case 'blocked':
        return (
          <span class="pay">
            {who(event.seat)} – <Sign of={event.by} />
          </span>
        );
      case 'no-evasion':
        return '–';
      case 'revealed':
        return null;
      default:
        return words.event(event, names);
    }
  });
  const isPayday = move.some(({ type }) => type === 'took' || type === 'blocked' || type === 'mafia-took');
  return (
    <>
      {isPayday && <em>{say.payday}</em>}
      {parts}
    </>
  );
}

const Chip = ({ card, name }: { readonly card: Card; readonly name: string | null }): JSX.Element =>
  isCar(card) ? (
    <Sign of={card} />
  ) : (
    <>
      <Draw id={`run-${card}`} box={RUN_BOX} class="run" /> {name}
    </>
  );

interface RouteProps {
  readonly event: Extract<Event, { type: 'drove' | 'evaded' }>;
  /** Whether to name the car: not after a card of its own colour. */
  readonly shows: boolean;
}

function Route({ event, shows }: RouteProps): JSX.Element {
  const { rider, onto } = event.type === 'drove' ? event : { rider: null, onto: null };
  return (
    <span class="route">
      {shows && <Sign of={event.car} />} {event.from}
      {event.from !== event.to && `\u00a0→\u00a0${event.to}`}
      {rider !== null && (
        <>
          {' '}
          + <Sign of={rider} />
        </>
      )}
      {onto !== null && (
        <>
          {' '}
          / <Sign of={onto} />
        </>
      )}
    </span>
  );
}
