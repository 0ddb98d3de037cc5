// From what a client says to what a table does. The seat comes from the connection, never from the message.
import { commandOf } from '@backroom/croupier';
import type { Seat } from '@backroom/kit';
import { recap } from '@backroom/match';
import type { Command, FromServer, ToServer } from '@backroom/protocol';
import type { Reply } from '../tables/answers.ts';
import type { Table } from '../tables/table.ts';

type Question = Extract<ToServer, { t: 'undo-offer' | 'refusals' | 'recap' | 'head' }>;

export function carryOut(table: Table, seat: Seat | null, message: Command, reply: Reply): void {
  const { cid } = message;
  if (seat === null)
    return reply({ t: 'no', cid, code: 'spectator', why: 'You are watching: only those who sit here can do that.' });
  if (message.t === 'act') return table.act(seat, actionIn(table, message.action), cid, reply);
  const command = commandOf(message, seat);
  if (command === null) return table.undo(seat, cid, reply);
  table.submit(seat, command, cid, reply);
}

/** It may be written as people read it. What cannot be read stays as it is: the rules refuse it like any other nonsense. */
function actionIn({ game }: Table, action: unknown): unknown {
  const read = typeof action === 'string' ? game.read(action) : null;
  return read?.ok ? read.value : action;
}

export async function answerQuestion(table: Table, seat: Seat | null, question: Question): Promise<FromServer> {
  switch (question.t) {
    case 'undo-offer': {
      if (seat === null) return { t: 'undo-offer', kind: 'blocked', to: null, of: [], why: 'nothing' };
      const { kind, to, of, why } = await table.offerUndo(seat);
      return { t: 'undo-offer', kind, to, of, why };
    }
    case 'refusals': {
      const isAsked = seat !== null && table.match.phase === 'playing';
      return { t: 'refusals', refusals: isAsked ? table.game.refusals(table.match.state, seat) : [] };
    }
    case 'recap': {
      const entries = await table.entries();
      const told = recap(table.game, entries, seat, question.since);
      return told.ok ? { t: 'recap', recap: told.value } : { t: 'recap', recap: null };
    }
    case 'head':
      return { t: 'head', ...(await table.head()) };
  }
}
