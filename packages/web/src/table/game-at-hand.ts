// Rules and words of a game, loaded for the table; the words change with the language, and until then the old ones stay.
import { useEffect, useState } from 'preact/hooks';
import { gameCalled, wordsOf } from '../games.ts';
import { spoken } from '../words/index.ts';
import type { GameAtHand } from './slots.ts';

export function useGame(id: string): GameAtHand | null {
  const [game, setGame] = useState<GameAtHand | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const language = spoken.value?.language ?? 'en';
  useEffect(() => {
    let isWanted = true;
    const page = gameCalled(id);
    if (page === undefined) return setFailure(new Error(`no game here is called ${id}`));
    Promise.all([page.rules(), wordsOf(page, language)]).then(
      ([rules, words]) => isWanted && setGame({ page, rules, words }),
      (error: Error) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [id, language]);
  if (failure !== null) throw failure;
  return game;
}
