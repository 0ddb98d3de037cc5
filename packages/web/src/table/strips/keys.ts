// A row of the keyboard for each person. Keys are identified by position, so that the rows are the same on every keyboard, and
// labelled with what is printed on them if the browser knows it.
import type { PlacedKey } from '@backroom/kit';

const ROWS: readonly (readonly string[])[] = [
  ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8'],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ', 'KeyK'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN', 'KeyM', 'Comma'],
];

/** The most people at one keyboard or around one tablet. */
export const MOST_AT_ONCE = ROWS.length;

interface LayoutTeller {
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

/** The labels of the keys, if the browser knows them; otherwise those of an American keyboard. */
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
