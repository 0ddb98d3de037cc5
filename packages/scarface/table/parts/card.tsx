// A card where it lies: drawn from its data, with what this table knows of it.
import type { JSX } from 'preact';
import { bandOf } from '../../src/vocabulary.ts';
import { anyCard, CardFace, type CardProps, type CardSize, labelOf, progressOf, wordsOf } from '../cards/index.ts';
import { ownOf, type Scene } from '../scene.ts';

interface Props {
  readonly scene: Scene;
  readonly id: string;
  readonly size: CardSize;
  /** Its skills that the Plan can use are lit. */
  readonly withSkills?: boolean;
}

export const Card = ({ scene, id, size, withSkills = false }: Props): JSX.Element => (
  <CardFace
    id={id}
    words={scene.speaker}
    size={size}
    skills={withSkills ? SKILLS.filter((skill) => scene.lit.has(`skill:${id}:${skill}`)) : []}
    {...aboutCard(scene, id)}
  />
);

const SKILLS = ['standard', 'matching'] as const;

/** What the table adds to the printed card: the Boss's values, a Job's progress, the player's own band. */
export function aboutCard(scene: Scene, id: string): Partial<CardProps> {
  const { view } = scene;
  const { kind } = anyCard(id);
  const own = ownOf(scene);
  const isOwnJob = kind === 'job' && own?.jobs.includes(id) === true;
  return {
    boss: bossOf(scene, id),
    needs: isOwnJob && view.seat !== null ? progressOf(view, view.seat, id) : null,
    band: kind === 'federal' && own !== null ? bandOf(own.crime) : null,
  };
}

/** How far the Boss Track is whose card this may be. */
function bossOf({ view }: Scene, id: string): number | null {
  const found = anyCard(id);
  if (found.kind !== 'person' || found.card.role !== 'boss') return null;
  return view.players.find(({ gang }) => gang === found.card.gang)?.boss ?? null;
}

export const cardLabel = (scene: Scene, id: string): string => labelOf(scene.speaker, id, bossOf(scene, id));

/** What a card does. A person's first line is drawn on the face: rank, values and crimes. */
export function saidOf({ speaker }: Scene, id: string): string {
  const { lines } = wordsOf(speaker, id);
  return (anyCard(id).kind === 'person' ? lines.slice(1) : lines).join(' ');
}
