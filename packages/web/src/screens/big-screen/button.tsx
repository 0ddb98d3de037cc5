// The button at a table that shows it on the big screen, or only the hand because the table is on one already.
import { useState } from 'preact/hooks';
import { linkForOtherDevice } from '../../seat/api.ts';
import type { BeyondWords } from '../../words/beyond/index.ts';
import { ShareLink } from '../share-link.tsx';

interface Props {
  readonly match: string;
  readonly beyond: BeyondWords;
  readonly handOnly: boolean;
  readonly turnTo: (handOnly: boolean) => void;
}

export function BigScreenButton({ match, beyond, handOnly, turnTo }: Props) {
  const { bigScreen: say, invitation } = beyond;
  const [link, setLink] = useState<string | null>(null);
  const elsewhere = (): void =>
    void linkForOtherDevice().then(
      (made) => setLink(`${made}.tv.${match}`),
      () => {},
    );
  if (handOnly)
    return (
      <button type="button" class="button icon" data-icon="▦" onClick={() => turnTo(false)}>
        {say.wholeTable}
      </button>
    );
  return (
    <details class="more">
      <summary class="button icon" data-icon="▣">
        {say.button}
      </summary>
      <div class="panel">
        <p>{say.why}</p>
        <a class="button" href={`/tv/${match}`} target="_blank" rel="noreferrer">
          {say.showHere}
        </a>
        {link === null ? (
          <button type="button" class="button" onClick={elsewhere}>
            {invitation.otherDevice}
          </button>
        ) : (
          <ShareLink label={say.link} path={link} />
        )}
        <button type="button" class="button" onClick={() => turnTo(true)}>
          {say.handOnly}
        </button>
      </div>
    </details>
  );
}
