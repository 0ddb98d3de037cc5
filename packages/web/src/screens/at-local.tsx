// A local table: alone against bots, or several people who pass the device around.
import type { Json } from '@backroom/kit';
import type { Entry } from '@backroom/match';
import { useEffect, useState } from 'preact/hooks';
import { go, type Route } from '../app/router.ts';
import { gameCalled, keyOfRules } from '../games.ts';
import { another } from '../local/another.ts';
import { sitHere } from '../local/keeper.ts';
import { loadMatch } from '../local/match-store.ts';
import { inTurns } from '../more-of-games.ts';
import { sitInCrowd } from '../seat/crowd.ts';
import { sitTogether } from '../seat/hot-seat.ts';
import type { Seated } from '../seat/seated.ts';
import { Frame } from '../table/frame.tsx';
import { words } from '../words/index.ts';
import { problems } from '../words/problems.ts';

export default function AtLocal({ route }: { readonly route: Route }) {
  const match = route.at === 'local' ? route.match : '';
  const [seated, setSeated] = useState<Seated | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let mine: Seated | null = null;
    let isWanted = true;
    sitAt(match).then((made) => {
      mine = made;
      if (isWanted) setSeated(made);
      else made.close();
    }, setFailure);
    return () => {
      isWanted = false;
      mine?.close();
    };
  }, [match]);
  if (failure !== null) throw failure;
  if (seated === null) return <p class="dealing">{words().home.loading}</p>;
  const again = (): void => void another(seated).then((next) => go(`/here/${next.match}`), setFailure);
  return <Frame seated={seated} chat={null} again={again} />;
}

const keyIn = (id: string, opening: Entry | undefined): string =>
  opening?.deed.do === 'open' ? keyOfRules({ id, rules: opening.deed.terms.rules }) : id;

async function sitAt(match: string): Promise<Seated> {
  const kept = await loadMatch(match);
  if (kept === null) throw new Error(problems()['not-found']);
  const { here } = kept.match;
  const [opening] = kept.entries;
  const game = keyIn(kept.match.game, opening);
  if (here.length < 2 || opening?.deed.do !== 'open') return sitHere(game, match, here[0] ?? null);
  const sittings = await Promise.all(here.map((seat) => sitHere(game, match, seat)));
  const { options } = opening.deed.terms;
  const takesTurns = inTurns(gameCalled(game), options as Readonly<Record<string, Json>>);
  return takesTurns ? sitTogether(here, sittings) : sitInCrowd(here, sittings);
}
