// The Boss Track with what lies under its cubes, and the six stats: what each level gives, and what the next one costs.
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import { gangBoard } from '../../src/cards/index.ts';
import type { Price } from '../../src/language.ts';
import { type Gang, STATS } from '../../src/vocabulary.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import { Counted, Icon, OF_STAT } from '../icons/index.ts';
import type { IconWords } from '../words/icons/catalogue.ts';

/** From left to right in the order the cubes leave. Where the Boss gets stronger, the new values stand above. */
export function BossTrack({
  gang,
  boss,
  icons,
}: {
  readonly gang: Gang;
  readonly boss: number;
  readonly icons: IconWords;
}): JSX.Element {
  const { bonuses, rows } = gangBoard(gang);
  return (
    <ol class="scf-track" aria-label={icons.boss}>
      {bonuses.map((bonus, i) => {
        const row = rows.find(({ from }) => from === i + 1 || (i === 0 && from === 0));
        return (
          <li key={i} class={i < boss ? 'gone' : i === boss ? 'next' : undefined}>
            <span class="values">
              {row && (
                <>
                  <Counted name="muscle" n={row.muscle} title={icons.muscle} />
                  <Counted name="influence" n={row.influence} title={icons.influence} />
                </>
              )}
            </span>
            <span class="place">
              {i >= boss && <Icon name="cube" title={icons.cube} />}
              {bonus === null ? (
                <b>·</b>
              ) : bonus === 'right-hand' ? (
                <Icon name="hire" title={icons.people} />
              ) : (
                <Counted name="dollar" n={bonus} title={icons.dollar} />
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface StatProps {
  readonly gang: Gang;
  readonly levels: readonly number[];
  readonly words: Speaker;
  readonly icons: IconWords;
}

export function StatTable({ gang, levels, words, icons }: StatProps): JSX.Element {
  const { prices, values } = gangBoard(gang);
  return (
    <table class="scf-stats">
      <tbody>
        {STATS.map((stat, s) => (
          <tr key={stat}>
            <th scope="row">
              <Icon name={OF_STAT[stat]} /> {words.texts.nouns.stats[stat]}
            </th>
            {[1, 2, 3].map((level) => (
              <td
                key={level}
                class={
                  level < itemAt(levels, s)
                    ? 'past'
                    : level === levels[s]
                      ? 'now'
                      : level === itemAt(levels, s) + 1
                        ? 'next'
                        : undefined
                }
              >
                <b>{values[stat][level - 1]}</b>
                {level > itemAt(levels, s) && <Cost price={itemAt(prices[stat], level - 2)} icons={icons} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cost({ price, icons }: { readonly price: Price; readonly icons: IconWords }): JSX.Element {
  return (
    <span class="cost">
      {price.muscle > 0 && <Counted name="muscle" n={price.muscle} title={icons.muscle} />}
      {price.influence > 0 && <Counted name="influence" n={price.influence} title={icons.influence} />}
      <Counted name="dollar" n={price.money} title={icons.dollar} />
      {price.crime > 0 && <Counted name="crime" n={`+${price.crime}`} title={icons.crime} />}
    </span>
  );
}
