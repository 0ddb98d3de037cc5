// Loads the rules and words of a game. When the language changes, the old words stay until the new ones are loaded.
import type { AnyGame } from '@backroom/kit';
import { useEffect, useState } from 'preact/hooks';
import { gameCalled, partsOf, rulesFrom, wordsOf } from '../games.ts';
import { spoken } from '../words/index.ts';
import type { GameAtHand } from './slots.ts';

export function useGame(id: string): GameAtHand | null {
  const [game, setGame] = useState<GameAtHand | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const language = spoken.value?.language ?? 'en';
  useEffect(() => {
    let isWanted = true;
    const manifest = gameCalled(id);
    if (manifest === undefined) return setFailure(new Error(`unknown game: ${id}`));
    Promise.all([rulesFrom(id) as Promise<AnyGame>, wordsOf(manifest, language), partsOf(manifest)]).then(
      ([rules, words, parts]) => isWanted && setGame({ manifest, rules, words, parts }),
      (error: Error) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [id, language]);
  if (failure !== null) throw failure;
  return game;
}
