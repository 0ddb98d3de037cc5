// A neighbourhood as a plate: whose it is, what it takes to seize it, what a sale there brings, its businesses and its goods.
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import { defenceOf, goodsOfSale } from '../../src/reckoning.ts';
import { isPresent } from '../../src/rules/presence.ts';
import { saleAt } from '../../src/rules/selling.ts';
import type { Tile } from '../../src/state.ts';
import { BUSINESSES, DISTRICTS, MOST_TOKENS, NOBODY } from '../../src/vocabulary.ts';
import { goodsText } from '../../src/words/sale.ts';
import { anyCard, valuesOf } from '../cards/index.ts';
import { Icon } from '../icons/index.ts';
import { Missing } from '../parts/missing.tsx';
import { Goods } from '../parts/pieces.tsx';
import { useStill } from '../parts/still.ts';
import { Touchable } from '../parts/touchable.tsx';
import type { Scene } from '../scene.ts';

/** The seat for which a plate is drawn; for a spectator, the first player who does not hold it. */
const eyesOf = ({ view }: Scene, tile: Tile): number => view.seat ?? (tile.owner === 0 ? 1 : 0);

interface PlateProps {
  readonly scene: Scene;
  readonly tile: Tile;
}

export function TilePlate(props: PlateProps): JSX.Element | null {
  const { scene, tile } = props;
  const missing = missingFor(scene, tile);
  return useStill(scene, [`tile:${tile.id}`], () => drawPlate(props, missing), [missing]);
}

/** A word of so many letters is written smaller, so that it ends on its plate. */
const LONG = 10;
const isLong = (name: string): boolean => name.split(' ').some((word) => word.length > LONG);

/** The Muscle that the Plan as it is picked lacks to seize it. */
function missingFor(scene: Scene, tile: Tile): number {
  const { now, view, state, muscle, isPlanning } = scene;
  const eyes = eyesOf(scene, tile);
  if (!isPlanning || tile.owner === view.seat || !isPresent(state, eyes, tile.district)) return 0;
  return defenceOf(now, eyes, tile).total - muscle;
}

function drawPlate({ scene, tile }: PlateProps, missing: number): JSX.Element {
  const { now, view, speaker } = scene;
  const eyes = eyesOf(scene, tile);
  const isOwn = tile.owner === view.seat;
  const defence = defenceOf(now, eyes, tile);
  const sale = saleAt(now, tile.owner === NOBODY ? eyes : tile.owner, tile);
  const takes = goodsOfSale(sale);
  const tokens = tile.tokens.flatMap((n, b) => Array.from({ length: n }, () => BUSINESSES[b]));
  const reachers = isOwn ? reachersOf(scene, tile) : [];
  return (
    <Touchable
      scene={scene}
      pick={`tile:${tile.id}`}
      label={tileLabel(scene, tile)}
      class={`sft-tile${isOwn ? ' own' : ''}${tile.night === 1 ? ' night' : ''}${reachers.length > 0 ? ' in-reach' : ''}`}
      gang={tile.owner === NOBODY ? undefined : itemAt(now.players, tile.owner).gang}
    >
      {tile.owner !== NOBODY && (
        <span class="owner">
          <Icon name={itemAt(now.players, tile.owner).gang} />
        </span>
      )}
      <span class={isLong(speaker.tile(tile.id)) ? 'name long' : 'name'}>{speaker.tile(tile.id)}</span>
      <b class="shield">{defence.total}</b>
      <span class="worth">
        <Goods alcohol={takes.alcohol} gun={takes.gun} />
        {takes.any !== 0 && <small>{takes.any > 0 ? `+${takes.any}` : `−${-takes.any}`}</small>}
        <b class="profit">
          ${sale.profit}
          {sale.graft > 0 && <small>−{sale.graft}</small>}
        </b>
      </span>
      <span class="slots">
        {Array.from({ length: MOST_TOKENS }, (_, i) => (
          <span key={i} class={tokens[i] === undefined ? 'slot' : 'slot full'}>
            {tokens[i] !== undefined && <Icon name={tokens[i]} />}
          </span>
        ))}
        {missing > 0 && <Missing icon="muscle" by={missing} />}
        {tile.alcohol + tile.gun > 0 && (
          <span class="crates">
            <Goods alcohol={tile.alcohol} gun={tile.gun} />
          </span>
        )}
      </span>
    </Touchable>
  );
}

/**
 * Rivals who may seize a neighbourhood of mine in their next turn: they are there, and the strongest cards of their gang that
 * fill a hand have the Muscle for it.
 */
function reachersOf({ now, view }: Scene, tile: Tile): readonly number[] {
  return now.players.flatMap((_, seat) => {
    if (seat === view.seat || seat >= view.seats || !isPresent(now, seat, tile.district)) return [];
    const { owned, hand, boss, gang } = itemAt(view.players, seat);
    const strongest = owned
      .map((id) => valuesOf(anyCard(id), gang === gangOf(id) ? boss : null).muscle)
      .sort((a, b) => b - a)
      .slice(0, hand.length)
      .reduce((sum, muscle) => sum + muscle, 0);
    return strongest >= defenceOf(now, seat, tile).total ? [seat] : [];
  });
}

function gangOf(id: string): string | undefined {
  const found = anyCard(id);
  return found.kind === 'person' ? found.card.gang : undefined;
}

/** Everything the plate shows, in words. */
function tileLabel(scene: Scene, tile: Tile): string {
  const { now, view, say, speaker } = scene;
  const eyes = eyesOf(scene, tile);
  const reachers = tile.owner === view.seat ? reachersOf(scene, tile) : [];
  const n = speaker.numbers.number;
  const { total, parts } = defenceOf(now, eyes, tile);
  const sale = saleAt(now, tile.owner === NOBODY ? eyes : tile.owner, tile);
  const { nouns } = speaker.texts;
  const businesses = tile.tokens.flatMap((count, b) =>
    Array.from({ length: count }, () => nouns.businesses[itemAt(BUSINESSES, b)]),
  );
  const owner =
    tile.owner === NOBODY ? say.nobody : tile.owner === view.seat ? say.yours : say.heldBy(speaker.who(tile.owner));
  return [
    `${speaker.tile(tile.id)}, ${speaker.district(itemAt(DISTRICTS, tile.district))}`,
    owner,
    say.defence({
      total: n(total),
      parts: parts.map(({ part, by }) => `${say.defenceParts[part]} ${by > 0 ? n(by) : `−${n(-by)}`}`).join(', '),
    }),
    say.sale({ needs: goodsText(speaker, sale), sum: speaker.sum(sale.profit) }),
    ...(sale.graft > 0 ? [say.graft(speaker.sum(sale.graft))] : []),
    businesses.length > 0 ? speaker.numbers.list(businesses) : say.noBusiness,
    ...(tile.alcohol + tile.gun > 0 ? [say.stock(speaker.goods(tile.alcohol, tile.gun))] : []),
    ...(reachers.length > 0 ? [say.inReach(speaker.numbers.list(reachers.map((seat) => speaker.who(seat))))] : []),
  ].join('; ');
}
