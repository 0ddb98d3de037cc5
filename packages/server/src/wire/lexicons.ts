// The most frequent words of each game's messages, found by playing a few games: the packed form uses one byte for
// each.

import { createHash } from 'node:crypto';
import { mindOf } from '@backroom/games';
import { rulesKey } from '@backroom/games/manifests';
import { type AnyGame, everyOptions, itemAt, Seeded, settle } from '@backroom/kit';
import { difference, type Lexicon, lexiconOf, Packer } from '@backroom/protocol';

export interface GameLexicon {
  readonly lexicon: Lexicon;
  readonly packer: Packer;
}

/** Enough to meet every word of a game; few enough to be fast. */
const GAMES_PLAYED = 12;
const LONGEST = 80;

export class Lexicons {
  private readonly byGame = new Map<string, GameLexicon>();

  of(game: AnyGame): GameLexicon {
    const known = this.byGame.get(rulesKey(game));
    if (known !== undefined) return known;
    const made = lexiconOf('', examplesOf(game));
    const id = createHash('sha256').update(JSON.stringify(made)).digest('base64url').slice(0, 12);
    const lexicon = { ...made, id };
    const spoken = { lexicon, packer: new Packer(lexicon) };
    this.byGame.set(rulesKey(game), spoken);
    return spoken;
  }
}

/** Messages as a table sends them, from games with all kinds of options. */
function* examplesOf(game: AnyGame): Generator<unknown> {
  const { knowledge } = mindOf(game);
  const kinds = everyOptions<unknown>(game.options);
  for (let n = 0; n < GAMES_PLAYED; n++) {
    const random = new Seeded(`lexicon ${game.id} ${n}`);
    const options = kinds[Math.floor((n * kinds.length) / GAMES_PLAYED)];
    const state = game.start(options, game.seats(options).max);
    settle(game, state, random);
    let before = game.view(state, 0);
    yield before;
    for (let step = 0; step < LONGEST; step++) {
      const turn = game.toAct(state);
      if (typeof turn === 'string') break;
      const events: unknown[] = [];
      const seat = itemAt(turn, 0);
      game.apply(state, seat, knowledge.habit(state, seat, random), events);
      settle(game, state, random, { events, steps: null });
      const after = game.view(state, 0);
      const faces = events.map((event) => game.face(event, 0)).filter((event) => event !== null);
      yield {
        t: 'steps',
        steps: [{ seq: step, at: 1, by: seat, deed: 'act', events: faces, race: null }],
        patch: difference(before, after),
      };
      yield { t: 'ok', cid: '', seq: step };
      before = after;
    }
  }
}
