// The page's frame: header, current screen, live region and toasts.
import { useEffect, useRef } from 'preact/hooks';
import { spoken, words } from '../words/index.ts';
import { screenStands } from './afterwards.ts';
import { Boundary } from './boundary.tsx';
import { Header } from './header.tsx';
import { useLoaded } from './lazy.tsx';
import { type Route, route } from './router.ts';
import { SCREENS } from './screens.ts';
import { Toasts } from './toasts.tsx';

export function Shell() {
  if (spoken.value === null) return null;
  const here = route.value;
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

function Screen({ here }: { readonly here: Route }) {
  const load = SCREENS[here.at];
  const Found = useLoaded(load);
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => (Found === null ? undefined : screenStands()), [Found === null]);
  // Focus moves to the new screen after navigation, and only then.
  useEffect(() => {
    if (first.current) first.current = false;
    else main.current?.focus({ preventScroll: true });
  }, [here]);
  return (
    <main id="screen" class={`screen at-${here.at}`} ref={main} tabIndex={-1}>
      {Found && <Found key={keyOf(here)} route={here} />}
    </main>
  );
}

/** Another table id is another table. */
const keyOf = (here: Route): string => ('match' in here ? `${here.at} ${here.match}` : here.at);
