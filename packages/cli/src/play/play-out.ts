// A game from its first decision to its last.
import { itemAt, pick, type Random, type Seat } from '@backroom/kit';
import { letOpponentAct } from './opponents.ts';
import { OutOfTurn } from './out-of-turn.ts';
import { watch } from './showing.ts';
import { isOpen, isPerson, type TerminalTable, watcher } from './table.ts';
import { KeyboardRace, run } from './together.ts';
import { ask } from './turn.ts';

export async function playOut(table: TerminalTable): Promise<void> {
  const { session } = table;
  const race = new KeyboardRace(table);
  const outOfTurn = new OutOfTurn(table);
  await watch(table, session.view(watcher(table)), 0);
  for (;;) {
    const { turn } = session;
    if (turn === 'over') return;
    const since = session.length;
    const before = session.view(watcher(table));
    const isTogether = turn.length > 1 || session.deadline !== null;
    if (!isTogether && (await outOfTurn.offer(turn))) {
      await watch(table, before, since);
      continue;
    }
    if (session.isRace && table.timed && (table.people === 1 || isOpen(table))) await run(table, turn, race);
    else
      await decide(
        table,
        turn.length === 1 ? itemAt(turn, 0) : pick(peopleFirst(table, turn), orderNow(table)),
        isTogether,
      );
    // Simultaneous decisions do not stop to be looked at.
    const next = session.turn;
    const goesOn = isTogether && next !== 'over' && next.length < turn.length;
    if (!goesOn) await watch(table, before, since);
  }
}

/** A stream for each step: a resumed game draws what the whole game would have drawn. */
const orderNow = ({ session }: TerminalTable): Random => session.randomFor(`order, step ${session.length}`);

/** If no time passes, people grab before the bots do. */
function peopleFirst(table: TerminalTable, turn: readonly Seat[]): readonly Seat[] {
  const people = turn.filter((seat) => isPerson(table, seat));
  return people.length > 0 ? people : turn;
}

async function decide(table: TerminalTable, seat: Seat, races: boolean): Promise<void> {
  if (!isPerson(table, seat)) return letOpponentAct(table, seat);
  const action = await ask(table, seat, { races });
  if (action === null) return;
  table.lastActed.set(seat, table.session.length);
  table.session.act(seat, action);
}
