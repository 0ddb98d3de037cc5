// One panel to start any game: alone, together on this device, or with friends by link. At most four choices; all others are
// one click away. The last choice is the default.
import { isPossible, type Json, type OptionValues, standardOptions } from '@backroom/kit';
import { useThere } from '@backroom/kit/preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go, type Route } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import { GAMES, gameCalled, partsOf } from '../games.ts';
import { drawn, inTurns } from '../more-of-games.ts';
import { useGame } from '../table/game-at-hand.ts';
import type { GameAtHand } from '../table/slots.ts';
import { MOST_AT_ONCE } from '../table/strips/keys.ts';
import { type BeyondWords, type Door, useBeyond } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';
import { layOutTable } from './lay-out.ts';
import './play.css';
import { type ChairChoice, chairFor, type NewTableWish } from './wish.ts';

const DOORS: readonly Door[] = ['alone', 'here', 'friends'];
type Level = keyof BeyondWords['play']['levels'];
const LEVELS: readonly Level[] = ['lookout', 'sharp', 'underboss', 'kingpin'];

interface Choice {
  readonly door: Door;
  readonly game: string;
  readonly mode: string;
  readonly level: Level;
  /** The difficulty of a solo mode, in which the game itself is the opponent. */
  readonly hard: string;
  readonly seats: number;
}

const KEY = 'backroom.play';

/** The way to play that the address names, if any. */
const wantedDoor = (): Door | undefined => DOORS.find((one) => one === location.hash.slice(1));

/** Stored choices may come from an older page: only known values are used. */
function lastChoice(): Choice {
  let kept: Partial<Record<keyof Choice, unknown>> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    // The page works in a browser that stores nothing.
  }
  return {
    door: wantedDoor() ?? DOORS.find((one) => one === kept.door) ?? 'alone',
    game: (gameCalled(String(kept.game)) ?? GAMES[0])?.id ?? '',
    mode: typeof kept.mode === 'string' ? kept.mode : '',
    level: LEVELS.find((one) => one === kept.level) ?? 'lookout',
    hard: typeof kept.hard === 'string' ? kept.hard : '',
    seats: typeof kept.seats === 'number' ? kept.seats : 4,
  };
}

function keep(choice: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // As above.
  }
}

export default function Play({ route }: { readonly route: Route }) {
  const [choice, setChoice] = useState(lastChoice);
  // The address may change while this screen is shown.
  useEffect(() => setChoice((now) => ({ ...now, door: wantedDoor() ?? now.door })), [route]);
  const game = useGame(choice.game);
  const beyond = useBeyond();
  useTitle(beyond?.play.title ?? words().home.loading);
  if (game === null || beyond === null) return <p class="dealing">{words().home.loading}</p>;
  const change = (part: Partial<Choice>): void => {
    const next = { ...choice, ...part };
    setChoice(next);
    keep(next);
  };
  return <Panel key={choice.game} {...{ choice, change, game, beyond }} />;
}

interface PanelProps {
  readonly choice: Choice;
  readonly change: (part: Partial<Choice>) => void;
  readonly game: GameAtHand;
  readonly beyond: BeyondWords;
}

function Panel({ choice, change, game, beyond }: PanelProps) {
  const { play: say, newTable } = beyond;
  const { language } = settings.value;
  const { door } = choice;
  const all = useThere(
    async () => (await (await partsOf(game.manifest)).modes?.())?.modesIn(language) ?? [],
    [game.manifest, language],
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (all === null) return null;
  // With other people the solo difficulty is not asked for.
  const modes = all.filter(({ levels }) => levels === undefined || door === 'alone');
  const mode = modes.find(({ id }) => id === choice.mode) ?? modes[0];
  const levels = mode?.levels?.of ?? [];
  const level = levels.find(({ id }) => id === choice.hard) ?? levels[0];
  const options = optionsOf(game, { ...mode?.options, ...level?.options });
  const counts = countsFor(game, options, door);
  const seats = counts.find((count) => count === choice.seats) ?? counts[counts.length - 1] ?? 2;
  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      go(await layOutTable(game.rules.id, wishOf(choice, options, seats), newTable.seat));
    } catch (error) {
      setRefusal((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <form class="panel play" onSubmit={(event) => void start(event)}>
      <h1>{say.title}</h1>
      <Cards
        legend={say.title}
        isLegendUnseen
        name="door"
        of={DOORS}
        value={door}
        choose={(one) => change({ door: one })}
        show={(one) => (
          <>
            <b>{say.doors[one].name}</b>
            <small>{say.doors[one].why}</small>
          </>
        )}
      />
      {GAMES.length > 1 && (
        <Cards
          legend={say.game}
          name="game"
          of={GAMES.map(({ id }) => id)}
          value={choice.game}
          choose={(id) => change({ game: id })}
          show={(id) => <b>{gameCalled(id)?.title ?? id}</b>}
        />
      )}
      {modes.length > 1 && (
        <Cards
          legend={say.mode}
          name="mode"
          of={modes.map(({ id }) => id)}
          value={mode?.id ?? ''}
          choose={(id) => change({ mode: id })}
          show={(id) => {
            const one = modes.find((other) => other.id === id);
            if (one === undefined) return null;
            const Art = drawn(one.Art);
            return (
              <>
                <Art />
                <b>{one.name}</b>
                <small>{one.why}</small>
              </>
            );
          }}
        />
      )}
      {mode?.levels !== undefined && (
        <Cards
          legend={mode.levels.question}
          name="hard"
          of={levels.map(({ id }) => id)}
          value={level?.id ?? ''}
          choose={(id) => change({ hard: id })}
          show={(id) => {
            const one = levels.find((other) => other.id === id);
            return (
              <>
                <b>{one?.name}</b>
                <small>{one?.why}</small>
              </>
            );
          }}
        />
      )}
      {door === 'alone' && seats > 1 && (
        <Cards
          legend={say.level}
          name="level"
          of={LEVELS}
          value={choice.level}
          choose={(level) => change({ level })}
          show={(level) => <b>{say.levels[level]}</b>}
        />
      )}
      {counts.length > 1 && (
        <Cards
          legend={say.seats}
          name="seats"
          of={counts}
          value={seats}
          choose={(count) => change({ seats: count })}
          show={(count) => <b>{count}</b>}
        />
      )}
      {refusal !== null && (
        <p class="bad" role="alert">
          {refusal}
        </p>
      )}
      <div class="row">
        <button type="submit" class="button main" disabled={isBusy}>
          {say.start[door]}
        </button>
        <details class="further">
          <summary class="button quiet">{say.more}</summary>
          <a href={door === 'here' ? '/new#here' : `/new#${choice.game}`}>{say.all}</a>
        </details>
      </div>
    </form>
  );
}

function optionsOf({ rules }: GameAtHand, chosen: OptionValues): OptionValues {
  const options: Record<string, Json> = { ...standardOptions(rules), ...chosen };
  return isPossible(rules, options) ? options : standardOptions(rules);
}

/** The most people who can act at once on one device. */
function countsFor({ rules, manifest }: GameAtHand, options: OptionValues, door: Door): readonly number[] {
  const { min, max } = rules.seats(options);
  const most = door === 'here' && !inTurns(manifest, options) ? Math.min(max, MOST_AT_ONCE) : max;
  const least = door === 'alone' ? min : Math.max(min, 2);
  return Array.from({ length: Math.max(1, most - least + 1) }, (_, i) => least + i);
}

function wishOf({ door, level }: Choice, options: OptionValues, seats: number): NewTableWish {
  const where = door === 'friends' ? 'online' : 'device';
  const chairs = Array.from({ length: seats }, (_, seat): ChairChoice => {
    const chair = chairFor(where, seat, door !== 'alone');
    return seat > 0 && door === 'alone' ? { ...chair, who: level } : chair;
  });
  return { where, options, chairs, pace: 'none', undo: true, visibility: 'unlisted', hints: false };
}

interface CardsProps<T extends string | number> {
  readonly legend: string;
  readonly isLegendUnseen?: boolean;
  readonly name: string;
  readonly of: readonly T[];
  readonly value: T;
  readonly choose: (one: T) => void;
  readonly show: (one: T) => ComponentChildren;
}

/** A choice among several cards. */
function Cards<T extends string | number>({ legend, isLegendUnseen, name, of, value, choose, show }: CardsProps<T>) {
  return (
    <fieldset class={`choice-cards ${name}`}>
      <legend class={isLegendUnseen ? 'unseen' : undefined}>{legend}</legend>
      {of.map((one) => (
        <label key={one} class="choice-card">
          <input type="radio" name={name} checked={one === value} onChange={() => choose(one)} />
          {show(one)}
        </label>
      ))}
    </fieldset>
  );
}
