// Invitations: a link for every free seat, or one big screen for everybody in the room.
import { useBeyond } from '../words/beyond/index.ts';
import { ShareLink } from './share-link.tsx';
import { useInvitations } from './use-invitations.ts';

interface Props {
  readonly match: string;
  /** Whether each chair is taken. */
  readonly chairs: readonly boolean[] | undefined;
}

export function InvitationPanel({ match, chairs = [] }: Props) {
  const beyond = useBeyond();
  const { free, invitations, renew } = useInvitations(match, chairs);
  if (beyond === null) return null;
  const { invitation: say } = beyond;
  return (
    <section class="panel invitation">
      <h2>{say.title}</h2>
      <p>{say.explain}</p>
      <p role="status">{say.waiting(free.length)}</p>
      {invitations.map(({ seat, link }) => (
        <ShareLink key={link} label={say.forSeat((seat ?? 0) + 1)} path={link} />
      ))}
      <button type="button" class="button quiet" onClick={() => void renew()}>
        {say.newLink}
      </button>
      <div class="or">
        <p class="soft">{beyond.bigScreen.why}</p>
        <a class="button" href={`/tv/${match}`}>
          {beyond.bigScreen.button}
        </a>
      </div>
    </section>
  );
}
