// A table of this device: alone against bots, or several people who pass the device around.
import type { Json } from '@backroom/kit';
import { useEffect, useState } from 'preact/hooks';
import { go, type Place } from '../app/router.ts';
import { gameCalled } from '../games.ts';
import { type Evening, newEvening } from '../local/evening.ts';
import { sitHere } from '../local/keeper.ts';
import { takeDown } from '../local/shelf.ts';
import { sitInCrowd } from '../seat/crowd.ts';
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
  const again = (): void => void anotherLike(seated).then((next) => go(`/here/${next.match}`), setFailure);
  return <Frame seated={seated} chat={null} again={again} />;
}

/** The same game, played the same way, with as many regulars as seats are left. */
async function anotherLike({ moment }: Seated): Promise<Evening> {
  const terms = moment.peek()?.terms;
  return terms === undefined ? newEvening() : newEvening(terms.game, terms.options, terms.seats - 1);
}

async function sitAt(match: string): Promise<Seated> {
  const kept = await takeDown(match);
  if (kept === null) throw new Error(words().problems['not-found']);
  const { game, here } = kept.match;
  const [opening] = kept.entries;
  if (here.length < 2 || opening?.deed.do !== 'open') return sitHere(game, match, here[0] ?? null);
  const sittings = await Promise.all(here.map((seat) => sitHere(game, match, seat)));
  const { options } = opening.deed.terms;
  const inTurns = gameCalled(game)?.inTurns(options as Readonly<Record<string, Json>>) ?? true;
  return inTurns ? sitTogether(here, sittings) : sitInCrowd(here, sittings);
}
