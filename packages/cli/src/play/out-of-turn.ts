// Seats that may act although it is not their turn, such as with a card that may be played at any time.
import type { Seat } from '@backroom/kit';
import { plain, wrap } from '@backroom/kit/terminal';
import { isOpen, isPerson, type TerminalTable } from './table.ts';
import { ask } from './turn.ts';

/**
 * Remembers what was declined until the person's own turn, so that they are not asked about the same action repeatedly.
 */
export class OutOfTurn {
  private readonly table: TerminalTable;
  private readonly declined = new Set<string>();

  constructor(table: TerminalTable) {
    this.table = table;
  }

  /**
   * True if the person acted. Several people are not asked: the others would see that one of them could act (see
   * `seat`).
   */
  async offer(turn: readonly Seat[]): Promise<boolean> {
    const { session, people } = this.table;
    if (turn.includes(0)) this.declined.clear();
    if (people !== 1 || turn.includes(0)) return false;
    const possible = session.legal(0).map((action) => session.game.write(action));
    const isNew = possible.some((notation) => !this.declined.has(notation));
    for (const notation of possible) this.declined.add(notation);
    return isNew && actOrWait(this.table, 0);
  }
}

/** Asks somebody out of turn. True if they acted. */
async function actOrWait(table: TerminalTable, seat: Seat): Promise<boolean> {
  const action = await ask(table, seat, { races: false, mayWait: true });
  table.lastActed.set(seat, table.session.length);
  if (action === null) return false;
  table.session.act(seat, action);
  return true;
}

/** `seat 2`: hands the keyboard to somebody who may want to act. It looks the same whether they can or not. */
export async function handOver(
  table: TerminalTable,
  from: Seat,
  text: string,
): Promise<{ acted: boolean; note: string[] }> {
  const { names, people, phrases, terminal } = table;
  const typed = plain(text).toLowerCase();
  const seat = names.findIndex((name, i) => String(i + 1) === typed || name.toLowerCase() === typed);
  if (seat < 0 || seat === from || !isPerson(table, seat) || isOpen(table)) {
    const others = names.slice(0, people).flatMap((name, i) => (i === from ? [] : [`${i + 1} ${name}`]));
    return { acted: false, note: wrap(phrases.asking.noSeat(others.join(', ') || '–'), terminal.width, ' ') };
  }
  return { acted: await actOrWait(table, seat), note: [] };
}
