// The menu of a table: sound, replay of the last moves, speed; for players also pause, leave and end.

import type { Tempo } from '@backroom/kit';
import { Select } from '@backroom/kit/preact';
import type { Answer } from '@backroom/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { toast } from '../app/announce.ts';
import { BOT_PACES, type BotPace, settings, TEMPOS, wish } from '../app/settings.ts';
import { tellBotPace } from '../local/keeper.ts';
import type { Moment, Seated } from '../seat/seated.ts';
import { useBeyond } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';
import { isAgainstPeople } from './fairness.ts';
import { Keys } from './keys.tsx';
import { menuWords } from './menu-words.ts';
import { Undo } from './undo.tsx';

interface Props {
  readonly seated: Seated;
  readonly moment: Moment;
  /** Allowed by the host although other people play. */
  readonly hints: boolean;
  readonly more?: ComponentChildren;
}

export function Menu({ seated, moment, hints, more: further }: Props) {
  const { table: say } = words();
  const names = useBeyond()?.settings;
  const { sounds, language, tempo, botPace } = settings.value;
  const texts = menuWords[language];
  const more = useRef<HTMLDetailsElement>(null);
  // It covers the choices, so it closes when the player goes on.
  useEffect(() => {
    const close = (event: Event): void => {
      if (more.current?.open && !more.current.contains(event.target as Node)) more.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  const isLocal = seated.line.value === 'local';
  const sits = moment.seat !== null;
  const isAway = moment.seat !== null && moment.table.chairs[moment.seat]?.away === true;
  const isPaused = moment.table.phase === 'paused';
  return (
    <>
      {sits && !isPaused && <Undo seated={seated} moment={moment} />}
      <button
        type="button"
        class="button icon"
        data-icon={sounds ? '♪' : '✕'}
        aria-pressed={sounds}
        onClick={() => wish({ sounds: !sounds })}
      >
        {sounds ? texts.soundOn : texts.soundOff}
      </button>
      <button type="button" class="button icon" data-icon="↻" onClick={() => seated.showAgain()}>
        {texts.showAgain}
      </button>
      {sits && <Keys />}
      <details class="more" ref={more}>
        <summary class="button">{say.more}</summary>
        <div class="panel">
          {sits && isAgainstPeople(seated, moment) && <p class="soft">{hints ? texts.hints : texts.noHints}</p>}
          {names && (
            <Select<Tempo>
              label={names.tempo}
              value={tempo}
              of={TEMPOS}
              name={(one) => names.tempos[one]}
              choose={(one) => wish({ tempo: one })}
            />
          )}
          {isLocal && (
            <Select<BotPace>
              label={texts.bots}
              value={botPace}
              of={BOT_PACES}
              name={(one) => texts.paces[one]}
              choose={(one) => {
                wish({ botPace: one });
                tellBotPace();
              }}
            />
          )}
          {further}
          {sits && (
            <>
              <button
                type="button"
                class="button quiet"
                onClick={() => void tell(seated.ask(isPaused ? 'resume' : 'pause'))}
              >
                {isPaused ? texts.resume : texts.pause}
              </button>
              <button
                type="button"
                class="button quiet"
                onClick={() => void tell(isAway ? seated.comeBack() : seated.leave())}
              >
                {isAway ? texts.comeBack : texts.leave}
              </button>
              <End seated={seated} isAsked={isLocal} />
            </>
          )}
        </div>
      </details>
    </>
  );
}

async function tell(asked: Promise<Answer>): Promise<void> {
  if ((await asked).t === 'no') toast(words().table.refused);
}

/** At a local table no other player is asked, so the player must confirm. */
function End({ seated, isAsked }: { readonly seated: Seated; readonly isAsked: boolean }) {
  const [isSure, ask] = useState(false);
  const texts = menuWords[settings.value.language];
  if (!isSure)
    return (
      <button type="button" class="button quiet" onClick={() => (isAsked ? ask(true) : void tell(seated.ask('end')))}>
        {texts.end}
      </button>
    );
  return (
    <div role="alertdialog" aria-label={texts.endSure}>
      <p>{texts.endSure}</p>
      <button type="button" class="button" onClick={() => void tell(seated.ask('end'))}>
        {texts.endYes}
      </button>
      <button type="button" class="button main" onClick={() => ask(false)}>
        {texts.endNo}
      </button>
    </div>
  );
}
