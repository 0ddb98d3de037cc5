// Before the game: a card for every seat, with a QR code while it is free and a name once it is taken.
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
  readonly beyond: BeyondWords;
}

export function Codes({ match, chairs, mayInvite, beyond }: Props) {
  const taken = chairs.map(({ holder }) => holder !== null);
  const { invitations } = useInvitations(match, taken, mayInvite);
  const { table } = words();
  const linkOf = (seat: number): string | undefined => invitations.find((one) => one.seat === seat)?.link;
  return (
    <ol class="codes">
      {chairs.map((chair, seat) => {
        const link = linkOf(seat);
        const isFree = chair.holder === null;
        return (
          // The key of a chair is its index at the table.
          <li key={seat} class={isFree ? 'free' : 'taken'}>
            <small>{beyond.newTable.seat(seat + 1)}</small>
            {isFree && link !== undefined && (
              <QrCode
                link={`${new URL(link, location.origin).href}.${FROM_BIG_SCREEN}`}
                label={beyond.bigScreen.seatHere(seat + 1)}
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
