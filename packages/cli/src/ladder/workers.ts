// Bouts on all cores. Each worker takes the next piece when it is done with the last.

import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { findOffer } from '@backroom/games';
import { itemAt } from '@backroom/kit';
import { type Bout, playBout } from './match.ts';

/** The size of a piece of work: small enough that no core waits long for another at the end. */
const GAMES_A_PIECE = 8;

interface Piece {
  readonly game: string;
  readonly bout: Bout;
}

if (!isMainThread) {
  parentPort?.on('message', ({ game, bout }: Piece) => {
    const offer = findOffer(game);
    parentPort?.postMessage(offer === undefined ? [] : playBout(offer.game, bout));
  });
}

/** Plays all bouts; returns the hero's shares for each, the same on any number of cores. `onPiece` gets the shares so far. */
export async function playBouts(
  game: string,
  bouts: readonly Bout[],
  cores: number,
  onPiece: (bout: number, shares: readonly number[]) => void,
): Promise<number[][]> {
  const shares: number[][] = bouts.map(() => []);
  const pieces = bouts.flatMap((bout, index) =>
    Array.from({ length: Math.ceil((bout.to - bout.from) / GAMES_A_PIECE) }, (_, i) => {
      const from = bout.from + i * GAMES_A_PIECE;
      return { index, from, bout: { ...bout, from, to: Math.min(bout.to, from + GAMES_A_PIECE) } };
    }),
  );
  let next = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url));
    try {
      while (next < pieces.length) {
        const { index, from, bout } = itemAt(pieces, next++);
        const part = await ask(worker, { game, bout });
        const known = itemAt(shares, index);
        for (const [i, share] of part.entries()) known[from - itemAt(bouts, index).from + i] = share;
        onPiece(
          index,
          known.filter((share) => share !== undefined),
        );
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(cores, pieces.length) }, work));
  return shares;
}

function ask(worker: Worker, piece: Piece): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => reject(error);
    worker.once('error', fail);
    worker.once('message', (shares: number[]) => {
      worker.off('error', fail);
      resolve(shares);
    });
    worker.postMessage(piece);
  });
}
