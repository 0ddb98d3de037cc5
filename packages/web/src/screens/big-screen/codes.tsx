// Before the game: a card for every seat, with a code for the camera as long as it is free, and a name once it is not.
import type { ChairFace } from '@backroom/protocol';
import { FROM_BIG_SCREEN } from '../../seat/hand-mode.ts';
import { describe } from '../../table/bar.tsx';
import type { BeyondWords } from '../../words/beyond/index.ts';
import { words } from '../../words/index.ts';
import { QrCode } from '../qr.tsx';
import { useInvitations } from '../use-invitations.ts';

interface Props {
  readonly match: string;
  readonly chairs: readonly ChairFace[];
  readonly mayInvite: boolean;
  readonly say: BeyondWords['bigScreen'];
}

export function Codes({ match, chairs, mayInvite, say }: Props) {
  const taken = chairs.map(({ holder }) => holder !== null);
  const { invitations } = useInvitations(match, taken, mayInvite);
  const { table, newTable } = words();
  const linkOf = (seat: number): string | undefined => invitations.find((one) => one.seat === seat)?.link;
  return (
    <ol class="codes">
      {chairs.map((chair, seat) => {
        const link = linkOf(seat);
        const isFree = chair.holder === null;
        return (
          // A chair is its place at the table.
          <li key={seat} class={isFree ? 'free' : 'taken'}>
            <small>{newTable.seat(seat + 1)}</small>
            {isFree && link !== undefined && (
              <QrCode
                link={`${new URL(link, location.origin).href}.${FROM_BIG_SCREEN}`}
                label={say.seatHere(seat + 1)}
              />
            )}
            <b>{isFree ? words().invitation.freeSeat : chair.name}</b>
            {!isFree && <span class="soft">{describe(chair, table)}</span>}
          </li>
        );
      })}
    </ol>
  );
}
