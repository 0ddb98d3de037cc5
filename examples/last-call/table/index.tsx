// The bar of Last Call: everybody's bottles, the cards on the counter, and the player's hand. It draws what it is given.
import type { Picture } from '@backroom/kit';
import type { JSX } from 'preact';
import type { Action, Event, View } from '../src/game.ts';
import './table.css';

const BOTTLES = 3;

type Props = Picture<Action, Event, View>;

export function Table({ view, seat, names, words, legal, refusals, pointed, act }: Props): JSX.Element {
  const cardOf = (action: Action | null): number => (action?.type === 'play' ? action.card : 0);
  const allowed = new Map(legal.map((action) => [cardOf(action), action]));
  return (
    <section class="last-call" aria-label={words.title}>
      <p class="prompt">{words.prompt(view, names)}</p>
      <ol class="guests">
        {view.bottles.map((bottles, guest) => (
          // A guest is their seat at the bar.
          <li key={guest} class={guest === view.turn && view.phase === 'play' ? 'turn' : undefined}>
            <b>{names[guest]}</b>
            <span role="img" aria-label={words.standing(view, guest, names)}>
              {'🍾'.repeat(bottles)}
              {'·'.repeat(BOTTLES - bottles)}
            </span>
            <span class="card">{view.played[guest] || ''}</span>
          </li>
        ))}
      </ol>
      {seat !== null && (
        <div class="hand">
          {view.hand?.map((card) => {
            const action = allowed.get(card);
            const refusal = refusals.find((one) => cardOf(one.action) === card);
            return (
              <button
                type="button"
                key={card}
                class={cardOf(pointed) === card ? 'card pointed' : 'card'}
                disabled={action === undefined}
                title={refusal && words.refusal(refusal, names)}
                aria-label={words.action({ type: 'play', card }, view, names)}
                onClick={() => action && act(action)}
              >
                {card}
              </button>
            );
          })}
        </div>
      )}
    </section>
  );
}
