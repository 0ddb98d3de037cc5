// The peer, boardgame.io: where it is, and its types as far as the check needs them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from '../../../scripts/ready.mjs';

const peersFolder = fileURLToPath(new URL('peers/', import.meta.url));

export interface PeerState {
  readonly _stateID: number;
  readonly G: {
    readonly round: number;
    readonly start: number;
    readonly ring: readonly (string | null)[];
    readonly stacks: readonly (readonly number[])[];
    readonly hands: readonly (readonly string[])[];
    readonly characters: readonly (string | null)[];
    readonly money: readonly number[];
  };
  readonly ctx: {
    readonly phase: string | null;
    readonly playOrderPos: number;
    readonly currentPlayer: string;
    readonly gameover?: { readonly scores: readonly number[]; readonly winners: readonly number[] };
  };
}

export interface PeerMove {
  readonly move: string;
  readonly args: readonly string[];
}

export interface PeerTable {
  getState(): PeerState;
  readonly moves: Readonly<Record<string, (...args: readonly string[]) => void>>;
  stop(): void;
}

interface PeerGame {
  readonly ai: {
    enumerate(G: PeerState['G'], ctx: PeerState['ctx'], playerID: string): readonly PeerMove[];
  };
}

export interface Peer {
  readonly game: PeerGame;
  openTable(game: PeerGame, seed: string): PeerTable;
}

/** Only the bench needs the peer, so `npm start` and `npm test` never wait for it. */
export const installPeer = (): Promise<void> => ensureDependencies(peersFolder);

export function peerVersion(): string {
  const { dependencies } = JSON.parse(readFileSync(`${peersFolder}package.json`, 'utf8'));
  return dependencies['boardgame.io'];
}

/**
 * The peer in this process, for the check. By computed addresses, because `npm test` checks types where the peer is not
 * installed.
 */
export async function loadPeer(): Promise<Peer> {
  process.env.NODE_ENV = 'production'; // before it loads: development would check and print more
  const module = (name: string) => import(new URL(`peers/${name}`, import.meta.url).href);
  const { openTable } = await module('table.js');
  const { Scheffeln } = await module('scheffeln-boardgameio.js');
  return { game: Scheffeln, openTable };
}
