// A card by its id, drawn from its data.
import './cards.css';
import './papers.css';
import { Component, type JSX } from 'preact';
import type { Speaker } from '../../src/words/speaker.ts';
import { anyCard, type CardKind } from './kinds.ts';
import { EnforcerFace, FederalFace, JobFace, NewsFace } from './papers.tsx';
import { DealerFace, PersonFace } from './people.tsx';
import type { Need } from './progress.ts';
import { labelOf, valuesOf, wordsOf } from './text.ts';

export type CardSize = 'hand' | 'market' | 'zoom';

export interface CardProps {
  readonly id: string;
  readonly words: Speaker;
  readonly size?: CardSize;
  readonly lit?: boolean;
  /** Skills that can be used now: their lines are lit. */
  readonly skills?: readonly ('standard' | 'matching')[];
  /** How many cubes have left the Boss Track of this Boss's player. */
  readonly boss?: number | null;
  /** A Job's progress: see progressOf. */
  readonly needs?: readonly Need[] | null;
  /** The viewer's band of a Federal card, which is ringed: bandOf(crime). */
  readonly band?: number | null;
  /** The line of an Enforcer's card that is being read, and the Power of the Plan. */
  readonly line?: number | null;
  readonly power?: number | null;
}

/** Drawn again only when it changes: a table shows some thirty cards, and a touch changes one or two. */
export class CardFace extends Component<CardProps> {
  override shouldComponentUpdate(next: CardProps): boolean {
    return next.words !== this.props.words || lookOf(next) !== lookOf(this.props);
  }

  override render(props: CardProps): JSX.Element {
    return <Face {...props} />;
  }
}

const lookOf = ({ words: _, ...shown }: CardProps): string => JSON.stringify(shown);

function Face(props: CardProps): JSX.Element {
  const { id, words, size = 'hand', lit = false, boss = null } = props;
  const found = anyCard(id);
  const isZoomed = size === 'zoom';
  const { title, lines, flavour } = wordsOf(words, id, boss);
  const level = found.kind === 'person' ? found.card.level : undefined;
  const gang = found.kind === 'person' ? found.card.gang : undefined;
  // On a small card icons stand for the sentences; a zoomed one holds them as text, which needs no label.
  const told = isZoomed ? {} : { role: 'img' as const, 'aria-label': labelOf(words, id, boss) };
  return (
    <div
      class={`scf-card${lit ? ' lit' : ''}`}
      data-card={id}
      data-kind={found.kind}
      data-size={size}
      data-level={level}
      data-gang={gang}
      {...told}
    >
      <div class="scf-inner" aria-hidden={isZoomed ? 'true' : undefined}>
        <Inside {...props} name={title} />
      </div>
      {isZoomed && (
        <div class="scf-text">
          <h2>{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {flavour !== '' && <p class="scf-flavour">{flavour}</p>}
        </div>
      )}
    </div>
  );
}

function Inside({
  id,
  words,
  name,
  boss = null,
  skills,
  needs = null,
  band = null,
  line = null,
  power = null,
}: CardProps & { name: string }): JSX.Element {
  const found = anyCard(id);
  const named = { name };
  switch (found.kind) {
    case 'person':
      return <PersonFace card={found.card} values={valuesOf(found, boss)} skills={skills} {...named} />;
    case 'dealer':
      return <DealerFace card={found.card} {...named} />;
    case 'job':
      return <JobFace card={found.card} needs={needs} {...named} />;
    case 'federal':
      return <FederalFace card={found.card} band={band} {...named} />;
    case 'news':
      return <NewsFace card={found.card} title={words.texts.table.headings.news} {...named} />;
    case 'enforcer':
      return <EnforcerFace card={found.card} line={line} power={power} {...named} />;
  }
}

/** A card face down. `label`: for screen readers; left out: decoration. */
export function CardBack({
  kind,
  size = 'hand',
  label,
}: {
  kind: CardKind;
  size?: CardSize;
  label?: string;
}): JSX.Element {
  const told = label === undefined ? { 'aria-hidden': 'true' as const } : { role: 'img' as const, 'aria-label': label };
  return <div class="scf-card scf-back" data-kind={kind} data-size={size} {...told} />;
}
