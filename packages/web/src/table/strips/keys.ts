// A row of the keyboard for each person: keys go by their place, so that it is the same on every keyboard, and by what is
// printed on them where the browser tells.
import type { PlacedKey } from '@backroom/kit';

const ROWS: readonly (readonly string[])[] = [
  ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8'],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ', 'KeyK'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN', 'KeyM', 'Comma'],
];

/** More hands than this do not fit on one keyboard, nor around one tablet. */
export const MOST_AT_ONCE = ROWS.length;

interface LayoutTeller {
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

/** What stands on the keys, if the browser knows; otherwise as on an American keyboard. */
export async function keyRows(): Promise<readonly (readonly PlacedKey[])[]> {
  const { keyboard } = navigator as { keyboard?: LayoutTeller };
  const printed = await keyboard?.getLayoutMap().catch(() => undefined);
  return ROWS.map((row) =>
    row.map((code) => ({
      code,
      label: printed?.get(code)?.toUpperCase() ?? (code === 'Comma' ? ',' : code.slice(-1)),
    })),
  );
}
