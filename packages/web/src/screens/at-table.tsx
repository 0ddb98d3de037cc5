// A table on the server: the player's own seat, seats of others at this device, or a spectator's place.

import { useState } from 'preact/hooks';
import { toast } from '../app/announce.ts';
import { go, type Route } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { keyOfRules } from '../games.ts';
import { RequestError, rematch, signInAs, type TableFacts } from '../seat/api.ts';
import { companyAt } from '../seat/company.ts';
import { keepShare, newEntropy } from '../seat/entropy.ts';
import { isHandOnly, keepHandOnly } from '../seat/hand-mode.ts';
import { ownName } from '../seat/names.ts';
import { sitThere } from '../seat/remote.ts';
import type { Seated } from '../seat/seated.ts';
import { secretFor } from '../seat/spectator-link.ts';
import { Frame } from '../table/frame.tsx';
import { NotificationButton } from '../table/notifications/button.tsx';
import { useBeyond } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';
import { BigScreenButton } from './big-screen/button.tsx';
import { InvitationPanel } from './invitation.tsx';
import { SpectatorLinks } from './spectator-links.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useTable } from './use-table.ts';
import '../table/hand-only.css';

export default function AtTable({ route }: { readonly route: Route }) {
  const match = route.at === 'table' ? route.match : '';
  const { found, trouble } = useTable(match, sitDown);
  const [handOnly, setHandOnly] = useState(() => isHandOnly(match));
  const beyond = useBeyond();
  useTitle(found === null && trouble === null ? words().invitation.opening : null);
  if (trouble !== null) return <TroubleNote trouble={trouble} />;
  if (found === null) return <p class="dealing">{words().invitation.opening}</p>;
  const { outside, seated } = found;
  const moment = seated.moment.value;
  if (seated.line.value === 'ended' && moment === null) return <TroubleNote trouble={new RequestError('not-found')} />;
  const phase = moment?.table.phase ?? outside.phase;
  const sits = outside.seat !== null;
  const turnTo = (wanted: boolean): void => {
    keepHandOnly(match, wanted);
    setHandOnly(wanted);
  };
  const tools = sits && phase !== 'over' && beyond !== null && (
    <>
      <NotificationButton match={match} class="button icon" />
      <BigScreenButton match={match} beyond={beyond} handOnly={handOnly} turnTo={turnTo} />
    </>
  );
  return (
    <Frame
      seated={seated}
      chat={outside.chat ?? null}
      hints={outside.hints === true}
      more={
        sits && outside.visibility === 'unlisted' && beyond !== null ? (
          <SpectatorLinks table={outside} say={beyond.spectators} />
        ) : null
      }
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
async function sitDown({ match, game: id, rules, seat }: TableFacts): Promise<Seated> {
  const game = keyOfRules({ id, rules });
  const company = companyAt(match);
  const secret = seat === null ? secretFor(match) : null;
  // A visitor may come by a link, without a session.
  if (secret !== null) await signInAs(ownName());
  const own = await sitThere(game, match, seat === null, { secret });
  if (company.length === 0 || seat === null) return own;
  const { sitWithCompany } = await import('../seat/with-company.ts');
  return sitWithCompany(game, { seat, session: own }, company);
}

async function again(match: string): Promise<void> {
  try {
    const { share, pledge } = await newEntropy();
    const next = await rematch(match, pledge);
    keepShare(next.match, share);
    go(`/t/${next.match}`);
  } catch (error) {
    toast(error instanceof RequestError ? error.message : words().trouble.title);
  }
}
