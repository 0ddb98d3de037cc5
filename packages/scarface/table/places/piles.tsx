// Decks that belong to nobody: how many cards are left, and, opened, which of their cards can be seen or are known.
import type { JSX } from 'preact';
import type { Known, View } from '../../src/view.ts';
import { Icon, type IconName } from '../icons/index.ts';
import { Card } from '../parts/card.tsx';
import { Touchable } from '../parts/touchable.tsx';
import type { Scene } from '../scene.ts';
import type { PileName } from '../words/sentences.ts';

export type DeckName = Exclude<PileName, 'gone'>;
export const DECKS: readonly DeckName[] = ['low', 'high', 'jobs', 'dealers', 'federal', 'news'];

/** Cards that have left the deck and lie face up, the last one last. */
function usedOf({ federalUsed, headlines }: View, name: DeckName): readonly string[] {
  return name === 'federal' ? federalUsed : name === 'news' ? headlines : [];
}

const toldOf = ({ view, say, speaker }: Scene, name: DeckName): string =>
  `${say.piles[name]}: ${speaker.texts.nouns.cards(view[name].length)}`;

/** The number of cards; a touch opens the deck. */
export function DeckCount(props: {
  readonly scene: Scene;
  readonly name: DeckName;
  readonly icon: IconName;
}): JSX.Element {
  const { scene, name, icon } = props;
  return (
    <Touchable scene={scene} pick={`pile:${name}`} live label={toldOf(scene, name)} class="sft-deck">
      <Icon name={icon} />
      <b>{scene.view[name].length}</b>
    </Touchable>
  );
}

/** A deck, opened: its last or next card in full, then the others that lie face up or are known. */
export function PileInside({ scene, name }: { readonly scene: Scene; readonly name: DeckName }): JSX.Element {
  const { view, say, speaker } = scene;
  const used = usedOf(view, name).toReversed();
  const deck: readonly Known[] = view[name];
  const known = deck.flatMap((id, i) => (id === null ? [] : [{ id, from: i + 1 }]));
  const first = used[0] ?? (deck[0] || null);
  const isOfPeople = name === 'low' || name === 'high';
  return (
    <>
      <h2>{say.piles[name]}</h2>
      <p class="count">{`${say.deck}: ${speaker.texts.nouns.cards(deck.length)}`}</p>
      {first !== null && <Card scene={scene} id={first} size="zoom" />}
      <Row scene={scene} heading={say.used} cards={used.slice(1)} />
      {known.length > 0 && (
        <div class="pile">
          <h3>{say.known}</h3>
          <div class="cards">
            {known.map(({ id, from }) => (
              <figure key={from}>
                <Card scene={scene} id={id} size="hand" />
                <figcaption>{say.fromTop(speaker.numbers.number(from))}</figcaption>
              </figure>
            ))}
          </div>
        </div>
      )}
      {isOfPeople && <Row scene={scene} heading={say.piles.gone} cards={view.gone} />}
    </>
  );
}

function Row(props: {
  readonly scene: Scene;
  readonly heading: string;
  readonly cards: readonly string[];
}): JSX.Element | null {
  const { scene, heading, cards } = props;
  if (cards.length === 0) return null;
  return (
    <div class="pile">
      <h3>{heading}</h3>
      <div class="cards">
        {cards.map((id) => (
          <Card key={id} scene={scene} id={id} size="hand" />
        ))}
      </div>
    </div>
  );
}
