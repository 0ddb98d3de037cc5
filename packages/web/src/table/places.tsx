// The ranking, as the game draws it or as a plain list.
import type { Result } from '@backroom/kit';
import { useThere } from '@backroom/kit/preact';
import { settings } from '../app/settings.ts';
import { drawn } from '../more-of-games.ts';
import type { Moment } from '../seat/seated.ts';
import { Ranking } from './ending.tsx';
import type { GameAtHand } from './slots.ts';

interface Props {
  readonly moment: Moment;
  readonly game: GameAtHand;
  readonly result: Result;
}

export function Places({ moment, game, result }: Props) {
  const { language } = settings.value;
  const names = moment.table.chairs.map(({ name }) => name);
  const picture = useThere(async () => {
    const loaded = await game.parts.ending?.();
    return { GameEnd: loaded ? drawn(loaded.GameEnd) : null };
  }, [game.parts]);
  if (picture === null) return null;
  const { GameEnd } = picture;
  if (GameEnd === null) return <Ranking scores={result.scores} names={names} />;
  return <GameEnd part="places" {...{ view: moment.view, result, names, language }} history={null} />;
}
