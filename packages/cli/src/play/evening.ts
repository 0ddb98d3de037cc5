// A game from its first decision to its last.
import { pick, type Seat } from '@backroom/kit';
import { letOpponentAct } from './opponents.ts';
import { watch } from './showing.ts';
import { isOpen, isPerson, type Table, watcher } from './table.ts';
import { Race, run } from './together.ts';
import { ask } from './turn.ts';

export async function playOut(table: Table): Promise<void> {
  const { sitting } = table;
  const race = new Race(table);
  const order = sitting.randomFor('order');
  await watch(table, sitting.view(watcher(table)), 0);
  for (;;) {
    const { turn } = sitting;
    if (turn === 'over') return;
    const since = sitting.length;
    const before = sitting.view(watcher(table));
    const races = turn.length > 1 || sitting.deadline !== null;
    if (races && table.timed && (table.people === 1 || isOpen(table))) await run(table, turn, race);
    else await decide(table, turn.length === 1 ? turn[0] : pick(peopleFirst(table, turn), order), races);
    // A race does not stop to be looked at.
    const next = sitting.turn;
    const goesOn = races && next !== 'over' && next.length < turn.length;
    if (!goesOn) await watch(table, before, since);
  }
}

/** Where no time passes, people grab before the house does. */
function peopleFirst(table: Table, turn: readonly Seat[]): readonly Seat[] {
  const people = turn.filter((seat) => isPerson(table, seat));
  return people.length > 0 ? people : turn;
}

async function decide(table: Table, seat: Seat, races: boolean): Promise<void> {
  if (!isPerson(table, seat)) return letOpponentAct(table, seat);
  const action = await ask(table, seat, races);
  table.lastActed.set(seat, table.sitting.length);
  table.sitting.act(seat, action);
}
