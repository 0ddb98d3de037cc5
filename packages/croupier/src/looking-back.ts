// Requests to a local table that need its past: undo, and what happened since a step. A module of its own, loaded on demand,
// because most moves do not need it.
import type { AnyGame, Seat } from '@backroom/kit';
import { type AnyMatch, type Command, type Entry, recap, undoOffer } from '@backroom/match';
import type { FromServer, ToServer } from '@backroom/protocol';

interface Asked {
  readonly game: AnyGame;
  readonly match: AnyMatch;
  readonly log: readonly Entry[];
}

export const undoCommand = ({ game, log }: Asked, seat: Seat): Command => ({
  do: 'undo',
  offer: undoOffer(game, log, seat),
});

export function answerTo(
  { game, match, log }: Asked,
  seat: Seat | null,
  question: Extract<ToServer, { t: 'undo-offer' | 'refusals' | 'recap' | 'head' }>,
): FromServer {
  switch (question.t) {
    case 'undo-offer': {
      if (seat === null) return { t: 'undo-offer', kind: 'blocked', to: null, of: [], why: 'nothing' };
      const { kind, to, of, why } = undoOffer(game, log, seat);
      return { t: 'undo-offer', kind, to, of, why };
    }
    case 'refusals':
      return { t: 'refusals', refusals: seat === null ? [] : game.refusals(match.state, seat) };
    case 'recap': {
      const told = recap(game, log, seat, question.since);
      return { t: 'recap', recap: told.ok ? told.value : null };
    }
    case 'head':
      return { t: 'head', seq: match.seq - 1, hash: '' };
  }
}
