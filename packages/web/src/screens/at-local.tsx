// A table of this device: alone against bots, or several people who pass the device around.
import { useEffect, useState } from 'preact/hooks';
import { go, type Place } from '../app/router.ts';
import { newEvening } from '../local/evening.ts';
import { sitHere } from '../local/keeper.ts';
import { takeDown } from '../local/shelf.ts';
import { sitTogether } from '../seat/hot-seat.ts';
import type { Seated } from '../seat/seated.ts';
import { Frame } from '../table/frame.tsx';
import { words } from '../words/index.ts';

export default function AtLocal({ place }: { readonly place: Place }) {
  const match = place.at === 'local' ? place.match : '';
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
  const again = (): void => void newEvening().then((next) => go(`/here/${next.match}`), setFailure);
  return <Frame seated={seated} chat={null} again={again} />;
}

async function sitAt(match: string): Promise<Seated> {
  const kept = await takeDown(match);
  if (kept === null) throw new Error(words().problems['not-found']);
  const { game, here } = kept.match;
  return here.length > 1 ? sitTogether(game, match, here) : sitHere(game, match, here[0] ?? null);
}
