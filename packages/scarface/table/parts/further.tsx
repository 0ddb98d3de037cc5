// Below a part of a narrow table: whole boards and decks, so that what a desk shows at once is one touch away here too.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FullBoard } from '../board/index.ts';
import { type DeckName, PileInside } from '../places/piles.tsx';
import type { Scene } from '../scene.ts';
import { useStill } from './still.ts';

interface Props {
  readonly scene: Scene;
  /** Seats. */
  readonly boards?: readonly number[];
  readonly decks?: readonly DeckName[];
}

/** They have many cards: one of them is drawn in each frame, once the part itself is on the screen, so that no touch waits. */
export function Further({ scene, boards = [], decks = [] }: Props): JSX.Element | null {
  const all = boards.length + decks.length;
  const [drawn, draw] = useState(0);
  const isWhole = drawn >= all;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => draw(drawn + 1));
    return () => cancelAnimationFrame(frame);
  }, [drawn, isWhole]);
  const { view, speaker, icons } = scene;
  return useStill(
    scene,
    [],
    () => (
      <div class="sft-further" aria-busy={!isWhole}>
        {boards.slice(0, drawn).map((seat) => (
          <FullBoard key={seat} view={view} seat={seat} words={speaker} icons={icons} />
        ))}
        {decks.slice(0, Math.max(0, drawn - boards.length)).map((name) => (
          <section key={name} class="deck">
            <PileInside scene={scene} name={name} />
          </section>
        ))}
      </div>
    ),
    [drawn, all],
  );
}
