// Further links on the home screen: the cards of other games, new tables, and everything else.
import type { EntranceProps } from '@backroom/kit';
import { useThere } from '@backroom/kit/preact';
import { usePageServices } from '../app/page-services.ts';
import { gameCalled, partsOf } from '../games.ts';
import { drawn } from '../more-of-games.ts';
import { words } from '../words/index.ts';

export function WayIn({ game }: { readonly game: string }) {
  const page = usePageServices(game);
  const card = useThere(async () => {
    const { entrance } = await partsOf(gameCalled(game));
    return { Entrance: entrance === undefined ? NewTable : drawn(await entrance()), game };
  }, [game]);
  if (card === null) return null;
  return <card.Entrance page={page} {...{ game }} />;
}

const NewTable = ({ game }: EntranceProps & { readonly game?: string }) => (
  <a class="button main" href={`/new#${game}`}>
    {words().home.sitDown}
  </a>
);

export function Ways() {
  const { home: say, nav } = words();
  const ways = [
    ['/play#alone', say.alone, say.aloneWhy],
    ['/play#here', say.hotSeat, say.hotSeatWhy],
    ['/play#friends', say.invite, say.inviteWhy],
    ['/lobby', say.lobby, say.lobbyWhy],
    ['/learn', say.learn, say.learnWhy],
    ['/puzzle', say.puzzle, say.puzzleWhy],
    ['/mine', nav.mine, say.mineWhy],
  ] as const;
  return (
    <nav class="other-ways" aria-label={say.ways}>
      <ul>
        {ways.map(([to, name, why]) => (
          <li key={to}>
            <a href={to}>
              <b>{name}</b>
              <span>{why}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
