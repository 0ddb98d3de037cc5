// Where a thug is sent: Underworld and Authorities with everybody's thugs there, the streets, and Prison.
import { itemAt } from '@backroom/kit';
import type { ComponentChildren, JSX } from 'preact';
import { reachOf } from '../../src/rules/acts.ts';
import { turnOf } from '../../src/rules/strength.ts';
import { ACTS, type Act, AUTHORITIES_ACTS, BUSINESSES, UNDERWORLD_ACTS } from '../../src/vocabulary.ts';
import { pieceAt } from '../away.ts';
import { Icon, OF_ACT } from '../icons/index.ts';
import { Group } from '../parts/group.tsx';
import { Gap } from '../parts/pieces.tsx';
import { Touchable } from '../parts/touchable.tsx';
import type { Scene } from '../scene.ts';
import { DIRECT } from '../suppose.ts';
import { Federal } from './federal.tsx';
import { DeckCount } from './piles.tsx';

const STREET_ACTS: readonly Act[] = ['send', 'move', 'seize'];

export function Spots({ scene }: { readonly scene: Scene }): JSX.Element {
  const { say } = scene;
  return (
    <Group class="sft-spots" label={`${say.areas.underworld}, ${say.areas.authorities}`}>
      <Place scene={scene} area="underworld" acts={UNDERWORLD_ACTS}>
        <DeckCount scene={scene} name="jobs" icon="job" />
        <DeckCount scene={scene} name="dealers" icon="goods" />
      </Place>
      <Place scene={scene} area="authorities" acts={AUTHORITIES_ACTS}>
        <Supply scene={scene} />
      </Place>
      <div class="sft-place streets">
        <h2>
          <Icon name="streets" /> {say.streets}
        </h2>
        <div class="acts">
          {STREET_ACTS.map((act) => (
            <Spot key={act} scene={scene} act={act} />
          ))}
        </div>
      </div>
      <Prison scene={scene} />
      <Federal scene={scene} />
    </Group>
  );
}

interface PlaceProps {
  readonly scene: Scene;
  readonly area: 'underworld' | 'authorities';
  readonly acts: readonly Act[];
  /** What these actions take from. */
  readonly children: ComponentChildren;
}

function Place({ scene, area, acts, children }: PlaceProps): JSX.Element {
  return (
    <div class={`sft-place ${area}`}>
      <h2>
        <Icon name={area} /> {scene.say.areas[area]}
        <span class="stock">{children}</span>
      </h2>
      <Figures scene={scene} area={area} />
      <div class="acts">
        {acts.map((act) => (
          <Spot key={act} scene={scene} act={act} />
        ))}
      </div>
    </div>
  );
}

/** Businesses that can still be added. */
function Supply({ scene: { view, say, speaker } }: { readonly scene: Scene }): JSX.Element {
  return (
    <>
      {BUSINESSES.map((business, b) => {
        const n = itemAt(view.tokens, b);
        const told = say.left(speaker.texts.nouns.businesses[business], speaker.numbers.number(n));
        return (
          <span key={business} class={n === 0 ? 'kind none' : 'kind'} role="img" aria-label={told} title={told}>
            <Icon name={business} />
            <b>{n}</b>
          </span>
        );
      })}
    </>
  );
}

/** Everybody's thugs in a shared place. */
function Figures({
  scene,
  area,
}: {
  readonly scene: Scene;
  readonly area: 'underworld' | 'authorities' | 'prison';
}): JSX.Element {
  const { view, speaker, say } = scene;
  return (
    <span class="figures">
      {view.players.map((p, seat) => {
        const piece = pieceAt(seat, 'thug', area);
        if (p[area] === 0) return scene.away.has(piece) ? <Gap key={seat} piece={piece} /> : null;
        const label = `${speaker.texts.table.pieces(speaker.who(seat), speaker.texts.nouns.thugs(p[area]))} ${say.areas[area]}`;
        const inside = (
          <>
            <Icon name="thug" />
            {p[area] > 1 && <b>{p[area]}</b>}
          </>
        );
        return seat === view.seat ? (
          <Touchable
            key={seat}
            scene={scene}
            pick={`area:${area}`}
            label={label}
            class="sft-piece"
            gang={p.gang}
            piece={piece}
          >
            {inside}
          </Touchable>
        ) : (
          <span
            key={seat}
            class="sft-piece"
            data-gang={p.gang}
            data-piece={piece}
            role="img"
            aria-label={label}
            title={label}
          >
            {inside}
          </span>
        );
      })}
    </span>
  );
}

function Prison({ scene }: { readonly scene: Scene }): JSX.Element {
  return (
    <div class="sft-place prison">
      <h2>
        <Icon name="prison" /> {scene.say.areas.prison}
      </h2>
      <Figures scene={scene} area="prison" />
    </div>
  );
}

/** A row of more signs than this would not fit. */
const MOST_ACTS = 7;

/**
 * Where everything does not fit at once: what can be done now, in the bar. Where that is too much, what can be touched on the
 * board is left out. Removing thugs is there only if nothing else is.
 */
export function actsOf(scene: Scene): readonly Act[] {
  const all = ACTS.filter((act) => scene.lit.has(`act:${act}`));
  const possible = all.length > MOST_ACTS && scene.mode !== 'pad' ? all.filter((act) => !DIRECT.includes(act)) : all;
  return possible.filter((act) => act !== 'dismiss' || (possible.length === 1 && !scene.isPlanning));
}

/** The width of a letter and of the edges of an action, and of a button beside them, in hundredths of a row of answers. */
const [LETTER, EDGES, BUTTON] = [1.65, 3, 20];
/** The row is so much wider on a phone than beside the table in a low window. */
const NARROWER = 1.4;

/** Do so many buttons leave room for the names of these actions? */
export function haveNames({ say, mode }: Scene, acts: readonly Act[], buttons: number): boolean {
  const names = acts.reduce((width, act) => width + say.acts[act].length * LETTER + EDGES, 0);
  return mode === 'pad' || (names + buttons * BUTTON) * (mode === 'low' ? NARROWER : 1) <= 100;
}

export function Spot({ scene, act }: { readonly scene: Scene; readonly act: Act }): JSX.Element {
  const { say, speaker, lit } = scene;
  const reach = lit.has(`act:${act}`) ? reachText(scene, act) : null;
  const name = speaker.texts.nouns.acts[act];
  return (
    <Touchable scene={scene} pick={`act:${act}`} label={reach === null ? name : `${name}: ${reach}`} class="sft-act">
      <Icon name={OF_ACT[act]} />
      <span>{say.acts[act]}</span>
      {reach !== null && <b class="reach">{reach}</b>}
    </Touchable>
  );
}

/** How far the action goes with the Plan as it is picked; null: there is nothing to count. */
function reachText({ state, view }: Scene, act: Act): string | null {
  const turn = turnOf(state);
  if (turn === null || turn.seat !== view.seat) return null;
  const reach = reachOf(state, turn, act);
  if (reach === 0) return null;
  const { crime } = itemAt(state.players, turn.seat);
  return act === 'lower-crime' ? `${crime}→${crime - reach}` : act === 'hire' ? `≤${reach}` : `${reach}`;
}
