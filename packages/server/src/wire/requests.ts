// Turns a client's message into a call of its table. The seat comes from the connection, never from the message.

import { commandOf } from '@backroom/croupier';
import { rulesKey } from '@backroom/games/manifests';
import type { Recap, UndoOffer } from '@backroom/match';
import type { ClientCommand, FromServer, ToServer } from '@backroom/protocol';
import type { Answered, History, NoAnswer } from '../history/history.ts';
import type { HistoryJob } from '../history/job.ts';
import type { Networks } from '../identity/networks.ts';
import type { Reply } from '../tables/answers.ts';
import type { Subscriber } from '../tables/subscribers.ts';
import type { Table } from '../tables/table.ts';

type Question = Extract<ToServer, { t: 'undo-offer' | 'refusals' | 'recap' | 'head' }>;

/** What questions about the whole log need. */
export interface PastReader {
  readonly history: History;
  readonly networks: Networks;
}

/** The sender: their seat and person. */
type Heard = Pick<Subscriber, 'seat' | 'person'>;

export function carryOut(table: Table, { seat, person }: Heard, message: ClientCommand, answer: Reply): void {
  const { cid } = message;
  const reply: Reply = (said) => {
    // Before the bots' jobs that this has started.
    if (said.t === 'ok') table.payer = person;
    answer(said);
  };
  if (seat === null)
    return reply({ t: 'no', cid, code: 'spectator', why: 'You are watching: only those who sit here can do that.' });
  if (message.t === 'act') return table.act(seat, actionIn(table, message.action), cid, reply);
  const command = commandOf(message, seat);
  if (command === null) return table.undo(seat, cid, reply);
  table.submit(seat, command, cid, reply);
}

/** Accepts an action in text form too. Unreadable text stays as it is: the rules refuse it. */
function actionIn({ game }: Table, action: unknown): unknown {
  const read = typeof action === 'string' ? game.read(action) : null;
  return read?.ok ? read.value : action;
}

export async function answerQuestion(
  table: Table,
  { seat, person }: Heard,
  question: Question,
  past: PastReader,
): Promise<FromServer> {
  const ask = (job: HistoryJob): Promise<Answered> =>
    past.history.ask({
      game: rulesKey(table.game),
      match: table.id,
      seq: table.match.seq - 1,
      job,
      fairnessKey: past.networks.fairnessKeyOf(person),
    });
  switch (question.t) {
    case 'undo-offer': {
      if (seat === null) return { t: 'undo-offer', kind: 'blocked', to: null, of: [], why: 'nothing' };
      const answered = await ask({ kind: 'undo-offer', seat });
      if (!answered.ok) return noAnswer(answered);
      const { kind, to, of, why } = read(answered.bytes) as UndoOffer;
      return { t: 'undo-offer', kind, to, of, why };
    }
    case 'refusals': {
      const isAsked = seat !== null && table.match.phase === 'playing';
      return { t: 'refusals', refusals: isAsked ? table.game.refusals(table.match.state, seat) : [] };
    }
    case 'recap': {
      const answered = await ask({ kind: 'recap', seat, since: question.since });
      if (answered.ok) return { t: 'recap', recap: read(answered.bytes) as Recap };
      return answered.code === 'impossible' ? { t: 'recap', recap: null } : noAnswer(answered);
    }
    case 'head':
      return { t: 'head', ...(await table.head()) };
  }
}

const read = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString()) as unknown;

const noAnswer = ({ code, why }: NoAnswer): FromServer => ({
  t: 'no',
  cid: null,
  code: code === 'busy' ? 'too-many' : 'trouble',
  why,
});
