// Seats that did not move to the account, because the account has a seat at the same table already. A link leads back to them.
import type { Entered } from '../../seat/passkeys.ts';
import type { BeyondWords } from '../../words/beyond/index.ts';

export function Stayed({ say, entered }: { readonly say: BeyondWords['account']; readonly entered: Entered }) {
  if (entered.left.length === 0) return null;
  return (
    <p>
      {say.stayed(entered.left.length)} {entered.link !== undefined && <a href={entered.link}>{say.openStayed}</a>}
    </p>
  );
}
