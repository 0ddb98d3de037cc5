// The Enforcer's row: his Plan with a reading cursor, the Power of each line, his way through the numbered districts, what he will
// look at next, and the reason of his last step.
import { itemAt } from '@backroom/kit';
import './board.css';
import type { JSX } from 'preact';
import { RIVAL, trackRow } from '../../src/enforcer/board.ts';
import { enforcerCard } from '../../src/enforcer/cards/index.ts';
import type { View } from '../../src/view.ts';
import { DISTRICTS } from '../../src/vocabulary.ts';
import { rivalSection } from '../../src/words/rival/table.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import { CardBack, CardFace, stateOf } from '../cards/index.ts';
import { Counted, Icon } from '../icons/index.ts';
import type { IconWords } from '../words/icons/catalogue.ts';

const ENFORCER = 1;

interface Props {
  readonly view: View;
  readonly words: Speaker;
  readonly icons: IconWords;
  /** The reason of his last step, as a sentence; null: none yet. */
  readonly reason?: string | null;
}

export function EnforcerRow({ view, words, icons, reason = null }: Props): JSX.Element | null {
  const { solo } = view;
  if (solo === null) return null;
  const p = itemAt(view.players, ENFORCER);
  const row = trackRow(p.boss);
  const turn = view.stack.find((frame) => frame.kind === 'enforcer');
  const isReading = turn?.kind === 'enforcer' && turn.step === 'act';
  const own = itemAt(RIVAL.power, itemAt(p.stats, 0) - 1);
  const power = solo.plan.reduce((sum, id) => sum + enforcerCard(id).bonus, own);
  const shown = solo.plan.length > 0 ? solo.plan : solo.discard.slice(-row.plan);
  // The second line of his section says what comes next, in the words of the text table.
  const next = view.stack.length === 0 ? undefined : rivalSection(words, view, stateOf(view), [])[0]?.lines[1];
  return (
    <section class="scf-enforcer" data-gang={p.gang} aria-label={words.who(ENFORCER)}>
      <header>
        <b>{words.who(ENFORCER)}</b>
        <Counted name="power" n={own} title={icons.power} />
        <Counted name="card" n={row.plan} title={icons.card} />
        <Counted name="cube" n={row.actions} title={icons.cube} />
        <Counted name="deck" n={solo.deck} title={icons.deck} />
        <span class="letters">
          B <b>{solo.b}</b> C <b>{solo.c}</b>
        </span>
      </header>
      <ol class="way">
        {DISTRICTS.map((district, d) => ({ district, d, number: itemAt(solo.numbers, d) }))
          .sort((a, b) => a.number - b.number)
          .map(({ district, d, number }) => (
            <li
              key={district}
              class={d === solo.at ? 'at' : undefined}
              aria-current={d === solo.at ? 'location' : undefined}
            >
              <b>{number}</b>
              <small>{words.district(district)}</small>
              {d === solo.at && <Icon name="thug" />}
            </li>
          ))}
      </ol>
      <div class={`laid${solo.plan.length > 0 ? '' : ' last'}`}>
        {shown.map((id, i) => (
          <CardFace
            key={`${id}${i}`}
            id={id}
            words={words}
            size="hand"
            power={solo.plan.length > 0 ? power : null}
            line={isReading ? (turn.at === i ? turn.line : turn.at > i ? 4 : -1) : null}
          />
        ))}
        {shown.length === 0 && <CardBack kind="enforcer" />}
      </div>
      {next !== undefined && <p class="next">{next}</p>}
      {reason !== null && <p class="reason">{reason}</p>}
    </section>
  );
}
