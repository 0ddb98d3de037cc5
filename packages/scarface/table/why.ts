// Explains why a touch does nothing: the game's refusal if there is one, otherwise what is missing.
import { itemAt } from '@backroom/kit';
import { defenceOf } from '../src/reckoning.ts';
import { sumOf } from '../src/rules/dealing.ts';
import { isPresent } from '../src/rules/presence.ts';
import { canSellAt, saleAt } from '../src/rules/selling.ts';
import { type Act, DISTRICTS, STATS } from '../src/vocabulary.ts';
import { priceText } from '../src/words/act.ts';
import { goodsText } from '../src/words/sale.ts';
import { type Pick, whyNot } from './choices.ts';
import { ownOf, type Scene } from './scene.ts';

export function why(scene: Scene, pick: Pick): string {
  const { picture, view, say, refusals, hold } = scene;
  const own = whyNot(view, refusals, pick);
  if (own !== null) return picture.words.refusal(own, picture.names);
  const frame = view.stack.at(-1);
  // Somebody else's turn, or a question that waits for its answer: that is said.
  if (view.seat === null || frame?.kind !== 'turn' || frame.seat !== view.seat || frame.step === 'done')
    return say.asked(picture.words.prompt(view, picture.names));
  if (hold.picks.length > 0) return say.held;
  const [kind = '', id = ''] = pick.split(':');
  return (
    actRefused(scene, kind, id) ?? missing(scene, kind, id) ?? say.asked(picture.words.prompt(view, picture.names))
  );
}

/** The actions that something on the table is for. */
function actsFor({ view }: Scene, kind: string, id: string): readonly Act[] {
  switch (kind) {
    case 'tile':
      return view.tiles.find((tile) => tile.id === id)?.owner === view.seat ? ['sales'] : ['seize'];
    case 'district':
      return ['send', 'move'];
    case 'piece':
      return ['move'];
    case 'deal':
      return ['deal'];
    case 'stat':
      return ['upgrade'];
    case 'area':
      return AREA_ACTS[id] ?? [];
    default:
      return [];
  }
}

const AREA_ACTS: Readonly<Record<string, readonly Act[]>> = {
  headquarters: ['send'],
  safehouses: ['recruit'],
  recruits: ['recruit'],
  prison: ['release'],
};

/** All its actions are refused: the first refusal says why. */
function actRefused(scene: Scene, kind: string, id: string): string | null {
  const { picture, refusals } = scene;
  const acts = actsFor(scene, kind, id);
  const found = acts.map((act) => refusals.find(({ action }) => action.type === 'act' && action.act === act));
  const [first] = found;
  // A neighbourhood can say more than that nothing can be seized.
  if (first === undefined || found.includes(undefined)) return null;
  const more = first.code === 'one-action' || first.code === 'plan-first' ? null : missing(scene, kind, id);
  return kind === 'tile' && more !== null ? more : picture.words.refusal(first, picture.names);
}

/** The action is possible, but not here. */
function missing(scene: Scene, kind: string, id: string): string | null {
  const { say } = scene;
  switch (kind) {
    case 'tile':
      return ofTile(scene, id);
    case 'deal':
      return ofDeal(scene, Number(id));
    case 'stat':
      return ofStat(scene, id);
    case 'district':
      return say.pickFirst;
    case 'piece':
      return say.stays;
    case 'police':
      return say.policeMove;
    case 'rival':
      return say.rivalMoves;
    case 'area':
      return AREA_SENTENCES[id] === undefined ? null : say[AREA_SENTENCES[id]];
    default:
      return null;
  }
}

const AREA_SENTENCES: Readonly<Record<string, 'workers' | 'recruitFirst' | 'releaseFirst' | 'homeFirst'>> = {
  underworld: 'workers',
  authorities: 'workers',
  safehouses: 'recruitFirst',
  recruits: 'recruitFirst',
  prison: 'releaseFirst',
  headquarters: 'homeFirst',
};

function ofTile({ view, state, say, speaker, muscle }: Scene, id: string): string | null {
  const tile = state.tiles.find((one) => one.id === id);
  if (tile === undefined || view.seat === null) return null;
  if (tile.owner === view.seat) {
    return canSellAt(state, view.seat, state.tiles.indexOf(tile))
      ? null
      : say.saleNeeds(goodsText(speaker, saleAt(state, view.seat, tile)));
  }
  if (!isPresent(state, view.seat, tile.district))
    return say.notThere(speaker.district(itemAt(DISTRICTS, tile.district)));
  const { total } = defenceOf(state, view.seat, tile);
  return total > muscle ? say.needMuscle(speaker.numbers.number(total), speaker.numbers.number(muscle)) : null;
}

function ofDeal({ view, now, say, speaker }: Scene, index: number): string | null {
  const deal = view.seat === null ? undefined : itemAt(now.players, view.seat).deals[index];
  if (deal === undefined) return null;
  if (deal.thug === 1) return say.dealBusy;
  const { nouns } = speaker.texts;
  const [muscle, influence] = [sumOf(deal, 'muscle'), sumOf(deal, 'influence')];
  const need = [...(muscle > 0 ? [nouns.muscle(muscle)] : []), ...(influence > 0 ? [nouns.influence(influence)] : [])];
  return say.dealNeeds(speaker.numbers.list(need));
}

function ofStat(scene: Scene, stat: string): string | null {
  const { now, view, say, speaker } = scene;
  const own = ownOf(scene);
  const index = STATS.indexOf(stat as (typeof STATS)[number]);
  if (own === null || view.seat === null || index < 0) return null;
  return itemAt(own.stats, index) >= 3
    ? say.topLevel
    : say.levelCosts(priceText(speaker, now, view.seat, itemAt(STATS, index)));
}
