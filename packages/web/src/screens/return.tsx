// The link that moves a player's seats to another device. It works once, and only after a touch: opening it does not use it up.
import { useState } from 'preact/hooks';
import { go } from '../app/router.ts';
import { wish } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import { signInByLink } from '../seat/api.ts';
import { useBeyond } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';

export default function Return() {
  const beyond = useBeyond();
  useTitle(beyond?.invitation.welcomeBack ?? words().home.loading);
  const [[secret = '', to, match]] = useState(() => {
    const found = location.hash.slice(1).split('.');
    history.replaceState(null, '', '/r');
    return found;
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const enter = async (): Promise<void> => {
    try {
      const { name } = await signInByLink(secret);
      wish({ name });
      // A television goes to its table, not to the list.
      go(to === 'tv' ? `/tv/${match}` : '/mine', true);
    } catch (error) {
      setRefusal((error as Error).message);
    }
  };
  if (beyond === null) return null;
  const { invitation: say } = beyond;
  const told = secret === '' ? say.noSecret : refusal;
  return (
    <section class="panel narrow">
      <h1>{say.welcomeBack}</h1>
      {secret !== '' && (
        <button type="button" class="button main" onClick={() => void enter()}>
          {say.goOnHere}
        </button>
      )}
      {told !== null && (
        <p class="bad" role="alert">
          {told}
        </p>
      )}
    </section>
  );
}
