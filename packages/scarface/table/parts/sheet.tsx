// Something in full, above the table: a card with its whole text, a pile, a rival's board.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { FullBoard } from '../board/index.ts';
import { WholeLog } from '../gang/lately.tsx';
import { type DeckName, PileInside } from '../places/piles.tsx';
import { ownOf, type Scene } from '../scene.ts';
import { Aid } from './aid.tsx';
import { Card } from './card.tsx';

export function Sheet({ scene, what }: { readonly scene: Scene; readonly what: string }): JSX.Element {
  const { say } = scene;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The button that closes it has the focus, and stands at the end: what is shown is read from its beginning.
    dialog.current?.scrollTo(0, 0);
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too.
    <dialog
      ref={dialog}
      class="sft-sheet"
      onClose={() => scene.open(null)}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="inside">
        <Inside scene={scene} what={what} />
        <button type="button" class="sft-button close" onClick={() => dialog.current?.close()}>
          {say.close}
        </button>
      </div>
    </dialog>
  );
}

function Inside({ scene, what }: { readonly scene: Scene; readonly what: string }): JSX.Element {
  const [kind, id = ''] = what.split(':');
  const { say } = scene;
  if (kind === 'pile' && id !== 'own') return <PileInside scene={scene} name={id as DeckName} />;
  if (kind === 'pile') {
    const pile = ownOf(scene)?.discard ?? [];
    return (
      <>
        <h2>{say.discard}</h2>
        {pile.length === 0 && <p>{scene.speaker.texts.table.noCards}</p>}
        <div class="cards">
          {pile.toReversed().map((card) => (
            <Card key={card} scene={scene} id={card} size="hand" />
          ))}
        </div>
      </>
    );
  }
  if (kind === 'aid') return <Aid scene={scene} />;
  if (kind === 'log') return <WholeLog scene={scene} />;
  if (kind === 'seat')
    return <FullBoard view={scene.view} seat={Number(id)} words={scene.speaker} icons={scene.icons} />;
  return <Card scene={scene} id={id} size="zoom" />;
}
