// The room: head, the screen of the address, the live region and notices.
import { useEffect, useRef } from 'preact/hooks';
import { spoken, words } from '../words/index.ts';
import { screenStands } from './afterwards.ts';
import { Boundary } from './boundary.tsx';
import { Header } from './header.tsx';
import { useLoaded } from './lazy.tsx';
import { type Place, place } from './router.ts';
import { SCREENS } from './screens.ts';
import { Toasts } from './toasts.tsx';

export function Shell() {
  if (spoken.value === null) return null;
  const here = place.value;
  const { nav } = words();
  return (
    <>
      <button type="button" class="skip" onClick={skip}>
        {nav.skip}
      </button>
      <Header />
      <Boundary at={JSON.stringify(here)}>
        <Screen here={here} />
      </Boundary>
      <Toasts />
    </>
  );
}

function skip(): void {
  document.getElementById('screen')?.focus();
}

function Screen({ here }: { readonly here: Place }) {
  const load = SCREENS[here.at];
  const Found = useLoaded(load);
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => (Found === null ? undefined : screenStands()), [Found === null]);
  // Whoever goes to another place begins to read there, and only then.
  useEffect(() => {
    if (first.current) first.current = false;
    else main.current?.focus({ preventScroll: true });
  }, [here]);
  return (
    <main id="screen" class={`screen at-${here.at}`} ref={main} tabIndex={-1}>
      {Found && <Found key={keyOf(here)} place={here} />}
    </main>
  );
}

/** A table is another table if it has another name. */
const keyOf = (here: Place): string => ('match' in here ? `${here.at} ${here.match}` : here.at);
