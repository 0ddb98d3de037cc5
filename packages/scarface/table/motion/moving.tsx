// Animations are loaded after the table; until then changes are shown at once.
//   <Moving root={ref of the table} picture={…} words={speaker} />   once, as the last child of the table's root
import type { JSX } from 'preact';
import type { ShowProps } from './show.tsx';

let motion: typeof import('./index.ts') | null = null;

export async function loadMotion(): Promise<void> {
  motion ??= await import('./index.ts');
}

export function Moving(props: ShowProps): JSX.Element | null {
  return motion === null ? null : <motion.Show {...props} />;
}
