// Which level a bot plays, or that a player is away, at the seat.
import type { JSX } from 'preact';
import { nameOf, type Scene } from '../scene.ts';

export function Level({ scene, seat }: { scene: Scene; seat: number }): JSX.Element | null {
  const { picture } = scene;
  const note = picture.seatNotes?.[seat] ?? '';
  if (note === '') return null;
  const told = `${nameOf(picture, seat)}: ${note}.`;
  return (
    <>
      <small class="level" aria-hidden="true" title={told}>
        {note.slice(note.indexOf('·') + 1)}
      </small>
      <span class="sch-unseen">{note}.</span>
      {/* A finger cannot hover: it touches. Who hears the table has heard it above. */}
      <button type="button" class="about" tabIndex={-1} aria-hidden="true" onClick={() => scene.tell(told)} />
    </>
  );
}

export type LevelOfSeat = typeof Level;
