// What one can do at the table beside playing: a hint, taking back, pause, leaving, text or picture.
import type { ComponentChildren, ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { toast } from '../app/announce.ts';
import { useLoaded } from '../app/lazy.tsx';
import { settings, wish } from '../app/settings.ts';
import { gameCalled } from '../games.ts';
import type { Answer, Moment, Seated } from '../seat/seated.ts';
import { words } from '../words/index.ts';
import { hintPanel } from './slots.ts';
import { Undo } from './undo.tsx';

interface Props {
  readonly seated: Seated;
  readonly moment: Moment;
  readonly pointed: unknown;
  readonly point: (action: unknown) => void;
  readonly children?: ComponentChildren;
}

export function Tools({ seated, moment, pointed, point, children }: Props) {
  const { table: say } = words();
  const [wantsHint, setWantsHint] = useState(false);
  const { phase, chairs } = moment.table;
  const sits = moment.seat !== null && phase !== 'over';
  const isPlaying = sits && phase === 'playing';
  return (
    <>
      <div class="tools">
        {isPlaying && (
          <button type="button" class="button" aria-pressed={wantsHint} onClick={() => setWantsHint(!wantsHint)}>
            {say.hint}
          </button>
        )}
        {isPlaying && <Undo seated={seated} moment={moment} />}
        {gameCalled(seated.game)?.picture && (
          <button type="button" class="button" onClick={() => wish({ textTable: !settings.value.textTable })}>
            {settings.value.textTable ? say.picture : say.text}
          </button>
        )}
        {children}
        {sits && (isPlaying || phase === 'paused') && <Menu seated={seated} moment={moment} />}
      </div>
      {isPlaying && wantsHint && <Hint {...{ seated, pointed, point }} names={chairs.map(({ name }) => name)} />}
    </>
  );
}

/** Thinking is much to load: it comes with the first hint. */
function Hint(props: ComponentProps<Awaited<ReturnType<typeof hintPanel>>>) {
  const Panel = useLoaded(hintPanel);
  return Panel === null ? <p class="soft">{words().table.hintThinking}</p> : <Panel {...props} />;
}

function Menu({ seated, moment }: { readonly seated: Seated; readonly moment: Moment }) {
  const { table: say } = words();
  const tell = async (asked: Promise<Answer>): Promise<void> => {
    if ((await asked).t === 'no') toast(say.refused);
  };
  const isAway = moment.seat !== null && moment.table.chairs[moment.seat]?.away === true;
  const isPaused = moment.table.phase === 'paused';
  return (
    <details class="more">
      <summary class="button">{say.more}</summary>
      <div class="panel">
        <button type="button" class="button quiet" onClick={() => void tell(seated.ask(isPaused ? 'resume' : 'pause'))}>
          {isPaused ? say.resume : say.pause}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => void tell(isAway ? seated.comeBack() : seated.leave())}
        >
          {isAway ? say.comeBack : say.leave}
        </button>
        <button type="button" class="button quiet" onClick={() => void tell(seated.ask('end'))}>
          {say.end}
        </button>
      </div>
    </details>
  );
}
