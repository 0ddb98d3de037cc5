// The city: seven districts whose shared borders are streets and the river, with plates, police and everybody's pieces.
import { itemAt } from '@backroom/kit';
import { layDrawings } from '@backroom/kit/table/drawings';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { bribeOf } from '../../src/rules/presence.ts';
import { DISTRICTS, type District, PIECES } from '../../src/vocabulary.ts';
import { enforcerAt, pieceAt, policeAt } from '../away.ts';
import { piecePick } from '../choices.ts';
import { Icon } from '../icons/index.ts';
import { Group } from '../parts/group.tsx';
import { Gap, Pieces } from '../parts/pieces.tsx';
import { Touchable } from '../parts/touchable.tsx';
import type { Scene } from '../scene.ts';
import address from './art/sprite.ts?drawn';
import {
  boxOf,
  bridgesOf,
  isTurned,
  LAKE,
  type Lie,
  OUTLINES,
  pathOf,
  placed,
  riverOf,
  shoreOf,
  sizeOf,
  streetsOf,
} from './geometry.ts';
import { TilePlate } from './tile.tsx';

export function CityMap({ scene }: { readonly scene: Scene }): JSX.Element {
  const central = scene.now.tiles.filter(({ district }) => DISTRICTS[district] === 'central').length;
  const lie: Lie = scene.mode === 'phone' ? (central > 2 ? 2 : 1) : scene.mode === 'low' ? 'low' : 'flat';
  const size = `0 0 ${sizeOf(lie).join(' ')}`;
  useEffect(() => layDrawings(address), []);
  return (
    <Group class={`sft-map${isTurned(lie) ? ' turned' : ''}`} label={scene.speaker.texts.table.headings.city}>
      <svg class="ground" viewBox={size} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <defs>
          <pattern id="sft-waves" width="60" height="18" patternUnits="userSpaceOnUse">
            <path class="wave" d="M2 5h16M34 13h14" />
          </pattern>
          <pattern id="sft-blocks" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(4)">
            <path class="grid" d="M0 0h26M0 0v26M13 0v26" />
          </pattern>
        </defs>
        <path class="lake" d={pathOf(placed(LAKE, lie))} />
        <path class="waves" d={pathOf(placed(LAKE, lie))} />
        {lie === 'flat' && (
          <>
            <use href="#sft-a-moon" x="944" y="6" width="26" height="26" />
            <use href="#sft-a-boat" x="262" y="20" width="26" height="26" />
            <use href="#sft-a-skyline" y="12" width="1000" height="60" />
          </>
        )}
        {DISTRICTS.map((district) => (
          <path
            key={district}
            class={`land${scene.lit.has(`district:${district}`) ? ' lit' : ''}`}
            data-district={district}
            d={pathOf(placed(OUTLINES[district], lie))}
          />
        ))}
        {DISTRICTS.map((district) => (
          <path key={district} class="blocks" d={pathOf(placed(OUTLINES[district], lie))} />
        ))}
        <path class="streets" d={streetsOf(lie)} />
        <path class="river" d={riverOf(lie)} />
        <path class="river stream" d={riverOf(lie)} />
        <path class="shore" d={shoreOf(lie)} />
      </svg>
      {bridgesOf(lie).map(({ left, top, turn }) => (
        <svg
          key={`${left} ${top}`}
          class="bridge"
          viewBox="0 0 24 14"
          style={{ left: `${left}%`, top: `${top}%`, rotate: `${turn}deg` }}
          aria-hidden="true"
          focusable="false"
        >
          <use href="#sft-a-bridge" />
        </svg>
      ))}
      <span class="water" aria-hidden="true">
        {scene.say.lake}
      </span>
      {DISTRICTS.map((district, d) => (
        <DistrictArea key={district} scene={scene} district={district} d={d} lie={lie} />
      ))}
    </Group>
  );
}

interface AreaProps {
  readonly scene: Scene;
  readonly district: District;
  readonly d: number;
  readonly lie: Lie;
}

function DistrictArea({ scene, district, d, lie }: AreaProps): JSX.Element {
  const { now, view, speaker, say } = scene;
  const { left, top, width, height } = boxOf(placed(OUTLINES[district], lie), lie);
  const tiles = now.tiles.filter((tile) => tile.district === d);
  const bribe = view.seat === null || now.players.length === 0 ? 0 : bribeOf(now, view.seat, d);
  const isLit = scene.lit.has(`district:${district}`);
  const number = view.solo?.numbers[d];
  const police = itemAt(view.police, d);
  return (
    <div
      class={`sft-district ${district} tiles-${tiles.length}`}
      data-district={district}
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
    >
      {!isTurned(lie) && (
        <svg class="landmark" viewBox="0 0 160 100" aria-hidden="true" focusable="false">
          <use href={`#sft-a-${district}`} />
        </svg>
      )}
      <Touchable
        scene={scene}
        pick={`district:${district}`}
        label={districtLabel(scene, district, d)}
        class="sft-ground"
      >
        <span class="label">
          {number !== undefined && <b class="number">{number}</b>}
          {speaker.district(district)}
        </span>
        {isLit && bribe > 0 && (
          <span class="bribe">
            {!isTurned(lie) ? (
              say.bribe(speaker.sum(bribe))
            ) : (
              <>
                <Icon name="bribe" />
                {speaker.sum(bribe)}
              </>
            )}
          </span>
        )}
      </Touchable>
      <div class="plates">
        {tiles.map((tile) => (
          <TilePlate key={tile.id} scene={scene} tile={tile} />
        ))}
      </div>
      <div class="standing">
        {police === 0 && scene.away.has(policeAt(district)) && <Gap piece={policeAt(district)} />}
        {police > 0 && (
          <Touchable
            scene={scene}
            pick={`police:${district}`}
            label={`${speaker.texts.nouns.policeCars(police)} ${speaker.district(district)}`}
            class="sft-piece police"
            piece={policeAt(district)}
          >
            <Pieces name="police" count={police} />
          </Touchable>
        )}
        {now.players.map((p, seat) =>
          PIECES.map((piece) => {
            const count = itemAt(p[piece === 'thug' ? 'thugs' : piece === 'car' ? 'cars' : 'trucks'], d);
            const name = pieceAt(seat, piece, district);
            if (count === 0) return scene.away.has(name) ? <Gap key={name} piece={name} /> : null;
            const { nouns } = speaker.texts;
            const counted = piece === 'thug' ? nouns.thugs : piece === 'car' ? nouns.cars : nouns.trucks;
            return (
              <Touchable
                key={name}
                piece={name}
                scene={scene}
                pick={seat === view.seat ? piecePick(piece, district) : `rival:${seat}:${piece}:${district}`}
                label={`${speaker.texts.table.pieces(speaker.who(seat), counted(count))} ${speaker.district(district)}`}
                class="sft-piece"
                gang={p.gang}
              >
                <Pieces name={piece} count={count} />
              </Touchable>
            );
          }),
        )}
        {scene.away.has(enforcerAt(district)) ? (
          <Gap piece={enforcerAt(district)} />
        ) : (
          view.solo?.at === d && (
            <span class="enforcer" data-piece={enforcerAt(district)}>
              <Icon name="kill" />
            </span>
          )
        )}
      </div>
    </div>
  );
}

function districtLabel({ view, speaker, say, now }: Scene, district: District, d: number): string {
  const bribe = view.seat === null || now.players.length === 0 ? 0 : bribeOf(now, view.seat, d);
  return [speaker.district(district), ...(bribe > 0 ? [say.bribe(speaker.sum(bribe))] : [])].join(', ');
}
