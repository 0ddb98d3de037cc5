// A table of the house: one's own seat there, or a place to look on from.
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../app/announce.ts';
import { go, type Place } from '../app/router.ts';
import { lookAt, rematch, type TableFromHere, Trouble } from '../seat/api.ts';
import { keepShare, newEntropy } from '../seat/entropy.ts';
import { sitThere } from '../seat/remote.ts';
import type { Sitting } from '../seat/sitting.ts';
import { Frame } from '../table/frame.tsx';
import { words } from '../words/index.ts';
import { InvitationPanel } from './invitation.tsx';
import { TroubleNote } from './trouble-note.tsx';

export default function AtTable({ place }: { readonly place: Place }) {
  const match = place.at === 'table' ? place.match : '';
  const [outside, setOutside] = useState<TableFromHere | null>(null);
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let mine: Sitting | null = null;
    let isWanted = true;
    const sit = async (): Promise<void> => {
      const table = await lookAt(match);
      const made = await sitThere(table.game, match, table.seat === null);
      if (!isWanted) return made.close();
      mine = made;
      setOutside(table);
      setSitting(made);
    };
    sit().catch(setTrouble);
    return () => {
      isWanted = false;
      mine?.close();
    };
  }, [match]);
  if (trouble !== null) return <TroubleNote trouble={trouble} />;
  if (sitting?.line.value === 'ended' && sitting.moment.value === null)
    return <TroubleNote trouble={new Trouble('not-found')} />;
  if (outside === null || sitting === null) return <p class="dealing">{words().invitation.opening}</p>;
  const isGathering = (sitting.moment.value?.table.phase ?? outside.phase) === 'gathering';
  return (
    <Frame seated={sitting} chat={outside.chat} again={outside.seat === null ? null : () => void again(match)}>
      {isGathering && outside.host && (
        <InvitationPanel
          match={match}
          chairs={sitting.moment.value?.table.chairs.map(({ holder }) => holder !== null)}
        />
      )}
    </Frame>
  );
}

async function again(match: string): Promise<void> {
  try {
    const { share, pledge } = await newEntropy();
    const next = await rematch(match, pledge);
    keepShare(next.match, share);
    go(`/t/${next.match}`);
  } catch (error) {
    toast(error instanceof Trouble ? error.message : words().trouble.title);
  }
}
