// A table of the house: one's own seat there, those of others at this device, or a place to look on from.
import { useState } from 'preact/hooks';
import { toast } from '../app/announce.ts';
import { go, type Place } from '../app/router.ts';
import { rematch, type TableFromHere, Trouble } from '../seat/api.ts';
import { companyAt } from '../seat/company.ts';
import { keepShare, newEntropy } from '../seat/entropy.ts';
import { isHandOnly, keepHandOnly } from '../seat/hand-mode.ts';
import { sitThere } from '../seat/remote.ts';
import type { Seated } from '../seat/seated.ts';
import { CallMe } from '../table/calling/call-me.tsx';
import { Frame } from '../table/frame.tsx';
import { useBeyond } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';
import { BigScreenButton } from './big-screen/button.tsx';
import { InvitationPanel } from './invitation.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useTable } from './use-table.ts';
import '../table/hand-only.css';

export default function AtTable({ place }: { readonly place: Place }) {
  const match = place.at === 'table' ? place.match : '';
  const { found, trouble } = useTable(match, sitDown);
  const [handOnly, setHandOnly] = useState(() => isHandOnly(match));
  const beyond = useBeyond();
  if (trouble !== null) return <TroubleNote trouble={trouble} />;
  if (found === null) return <p class="dealing">{words().invitation.opening}</p>;
  const { outside, seated } = found;
  const moment = seated.moment.value;
  if (seated.line.value === 'ended' && moment === null) return <TroubleNote trouble={new Trouble('not-found')} />;
  const phase = moment?.table.phase ?? outside.phase;
  const sits = outside.seat !== null;
  const turnTo = (wanted: boolean): void => {
    keepHandOnly(match, wanted);
    setHandOnly(wanted);
  };
  const tools = sits && phase !== 'over' && beyond !== null && (
    <>
      <CallMe match={match} />
      <BigScreenButton match={match} say={beyond.bigScreen} handOnly={handOnly} turnTo={turnTo} />
    </>
  );
  return (
    <Frame
      seated={seated}
      chat={outside.chat}
      again={sits ? () => void again(match) : null}
      tools={tools}
      handOnly={handOnly && sits}
    >
      {phase === 'gathering' && outside.host && (
        <InvitationPanel match={match} chairs={moment?.table.chairs.map(({ holder }) => holder !== null)} />
      )}
    </Frame>
  );
}

/** Alone, with others at this device, or as a spectator. */
async function sitDown({ match, game, seat }: TableFromHere): Promise<Seated> {
  const company = companyAt(match);
  const own = await sitThere(game, match, seat === null);
  if (company.length === 0 || seat === null) return own;
  const { sitWithCompany } = await import('../seat/with-company.ts');
  return sitWithCompany(game, { seat, sitting: own }, company);
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
