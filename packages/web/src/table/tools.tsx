// The tools at the table: hint, undo, pause, leave, text or picture.
import type { ComponentChildren, ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { Late, useLoaded } from '../app/lazy.tsx';
import { settings, wish } from '../app/settings.ts';
import type { Moment, Seated } from '../seat/seated.ts';
import { words } from '../words/index.ts';
import { isAgainstPeople } from './fairness.ts';
import { type GameAtHand, hintPanel, menu } from './slots.ts';

interface Props {
  readonly seated: Seated;
  readonly moment: Moment;
  readonly game: GameAtHand;
  /** Allowed by the host although other people play. */
  readonly hints: boolean;
  readonly pointed: unknown;
  readonly point: (action: unknown) => void;
  readonly children?: ComponentChildren;
  /** For the menu. */
  readonly more?: ComponentChildren;
}

export function Tools({ seated, moment, game, hints, pointed, point, children, more }: Props) {
  const { table: say } = words();
  // A first game after the lesson begins with hints.
  const [wantsHint, setWantsHint] = useState(location.hash === '#hints');
  const { phase, chairs } = moment.table;
  const isUnderWay = phase === 'playing' || phase === 'paused';
  const mayAsk = moment.seat !== null && phase === 'playing' && (hints || !isAgainstPeople(seated, moment));
  return (
    <>
      <div class="tools">
        {mayAsk && (
          <button
            type="button"
            class="button"
            aria-keyshortcuts="h"
            aria-pressed={wantsHint}
            onClick={() => setWantsHint(!wantsHint)}
          >
            {say.hint}
          </button>
        )}
        {game.parts.picture && (
          <button
            type="button"
            class="button as-text icon"
            data-icon="¶"
            onClick={() => wish({ textTable: !settings.value.textTable })}
          >
            {settings.value.textTable ? say.picture : say.text}
          </button>
        )}
        {children}
        {isUnderWay && <Late load={menu} {...{ seated, moment, hints, more }} />}
      </div>
      {mayAsk && wantsHint && (
        <Hint
          {...{ seated, pointed, point }}
          names={chairs.map(({ name }) => name)}
          close={() => setWantsHint(false)}
        />
      )}
    </>
  );
}

/** The bots are large: they are loaded with the first hint. */
function Hint(props: ComponentProps<Awaited<ReturnType<typeof hintPanel>>>) {
  const Panel = useLoaded(hintPanel);
  return Panel === null ? <p class="soft">{words().table.hintThinking}</p> : <Panel {...props} />;
}
