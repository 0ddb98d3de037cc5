// Inviting: a link for every seat that is still free. The links live in this tab only; new ones can be made at any time.
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../app/announce.ts';
import { type Invitation, invite, type Trouble } from '../seat/api.ts';
import { words } from '../words/index.ts';
import { ShareLink } from './share-link.tsx';

const keyOf = (match: string): string => `backroom.invitations.${match}`;

/** From the answer that laid out the table to the screen that shows it. */
export const keepInvitations = (match: string, invitations: readonly Invitation[]): void =>
  sessionStorage.setItem(keyOf(match), JSON.stringify(invitations));

const kept = (match: string): readonly Invitation[] => JSON.parse(sessionStorage.getItem(keyOf(match)) ?? '[]');

interface Props {
  readonly match: string;
  /** Which chairs are taken. */
  readonly chairs: readonly boolean[] | undefined;
}

export function InvitationPanel({ match, chairs = [] }: Props) {
  const { invitation: say } = words();
  const [invitations, setInvitations] = useState(() => kept(match));
  const free = chairs.flatMap((isTaken, seat) => (isTaken ? [] : [seat]));
  const renew = async (): Promise<void> => {
    try {
      const made = await Promise.all(free.map((seat) => invite(match, seat)));
      keepInvitations(match, made);
      setInvitations(made);
    } catch (error) {
      toast((error as Trouble).message);
    }
  };
  // Another tab has none of the links: make new ones, once.
  useEffect(() => {
    if (invitations.length === 0 && free.length > 0) void renew();
  }, [free.length > 0]);
  return (
    <section class="panel invitation">
      <h2>{say.title}</h2>
      <p>{say.explain}</p>
      <p role="status">{say.waiting(free.length)}</p>
      {invitations
        .filter(({ seat }) => seat === null || free.includes(seat))
        .map(({ seat, link }) => (
          <ShareLink key={link} label={say.forSeat((seat ?? 0) + 1)} path={link} />
        ))}
      <button type="button" class="button quiet" onClick={() => void renew()}>
        {say.newLink}
      </button>
    </section>
  );
}
