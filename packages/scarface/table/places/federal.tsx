// The Federal deck: how many cards are left, and the last one, with its effect on the player's own band.
import type { JSX } from 'preact';
import { federalCard } from '../../src/cards/index.ts';
import { BANDS, bandOf } from '../../src/vocabulary.ts';
import { Chips, effectChips } from '../cards/index.ts';
import { Icon } from '../icons/index.ts';
import { cardLabel } from '../parts/card.tsx';
import { Touchable } from '../parts/touchable.tsx';
import { ownOf, type Scene } from '../scene.ts';

export function Federal({ scene }: { readonly scene: Scene }): JSX.Element {
  const { view, speaker, say } = scene;
  const last = view.federalUsed.at(-1);
  const told = `${say.piles.federal}: ${speaker.texts.nouns.cards(view.federal.length)}`;
  return (
    <div class="sft-place federal">
      <h2 title={told}>
        <Icon name="federal" />
        <span class="heading">{say.piles.federal}</span>
        <b class="left">
          <Icon name="deck" />
          {view.federal.length}
        </b>
      </h2>
      <Touchable
        scene={scene}
        pick="pile:federal"
        live
        label={last === undefined ? `${told}. ${say.noRaidYet}` : cardLabel(scene, last)}
        class="sft-federal"
      >
        <b class="name">{last === undefined ? say.noRaidYet : speaker.tile(last)}</b>
        {last !== undefined && <Bands scene={scene} card={last} />}
      </Touchable>
    </div>
  );
}

/** Its effect by Crime Rate; the player's own band is ringed. */
function Bands({ scene, card }: { readonly scene: Scene; readonly card: string }): JSX.Element {
  const own = ownOf(scene);
  return (
    <span class="bands">
      {federalCard(card).bands.map((effects, i) => (
        <span key={BANDS[i]} class={`${BANDS[i]}${own !== null && bandOf(own.crime) === i ? ' yours' : ''}`}>
          {effects.length > 0 ? <Chips of={effectChips(effects).slice(0, 2)} /> : '–'}
        </span>
      ))}
    </span>
  );
}
