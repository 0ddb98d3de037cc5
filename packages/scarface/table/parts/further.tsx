// Below a part of a narrow table: whole boards and decks, so that what a desk shows at once is one touch away here too.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FullBoard } from '../board/index.ts';
import { type DeckName, PileInside } from '../places/piles.tsx';
import type { Scene } from '../scene.ts';

interface Props {
  readonly scene: Scene;
  /** Seats. */
  readonly boards?: readonly number[];
  readonly decks?: readonly DeckName[];
}

/** They have many cards: drawn once the part itself is on the screen. */
export function Further({ scene, boards = [], decks = [] }: Props): JSX.Element {
  const [isDrawn, draw] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => draw(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!isDrawn) return <div class="sft-further" aria-busy="true" />;
  const { view, speaker, icons } = scene;
  return (
    <div class="sft-further">
      {boards.map((seat) => (
        <FullBoard key={seat} view={view} seat={seat} words={speaker} icons={icons} />
      ))}
      {decks.map((name) => (
        <section key={name} class="deck">
          <PileInside scene={scene} name={name} />
        </section>
      ))}
    </div>
  );
}
