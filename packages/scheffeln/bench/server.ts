// The basic game at our server and at boardgame.io's. For bench:server.
import { Seeded } from '@backroom/kit';
import { scheffeln, type View } from '@backroom/scheffeln';
import type { GameBench } from '../../../bench/games.ts';
import { installPeer, peerVersion } from './peer.ts';

const random = new Seeded('bench');

/** @public Loaded by name: see bench/games.ts. */
export const server: GameBench['server'] = {
  ours: {
    id: scheffeln.id,
    turnOf: (view) => (view as View).turn,
    // What the seat cannot see is dealt again.
    randomAction(view, seat) {
      const legal = scheffeln.legal(scheffeln.redeal(view as View, random), seat);
      return legal[random.below(legal.length)];
    },
  },
  peer: {
    install: installPeer,
    version: peerVersion,
    program: new URL('peers/server.js', import.meta.url),
    // The peer must be installed before this loads.
    layOut: async (started) => (await import('./server-theirs.ts')).layOutTheirs(started),
  },
};
