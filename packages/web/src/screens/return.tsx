// The link that carries one's seats to another device. It works once; opening it is not enough, a touch is.
import { useState } from 'preact/hooks';
import { go } from '../app/router.ts';
import { wish } from '../app/settings.ts';
import { comeAgain } from '../seat/api.ts';
import { words } from '../words/index.ts';

export default function Return() {
  const { invitation: say } = words();
  const [[secret = '', to, match]] = useState(() => {
    const found = location.hash.slice(1).split('.');
    history.replaceState(null, '', '/r');
    return found;
  });
  const [refusal, setRefusal] = useState<string | null>(secret === '' ? say.noSecret : null);
  const enter = async (): Promise<void> => {
    try {
      const { name } = await comeAgain(secret);
      wish({ name });
      // A television wants its table, and no list.
      go(to === 'tv' ? `/tv/${match}` : '/mine', true);
    } catch (error) {
      setRefusal((error as Error).message);
    }
  };
  return (
    <section class="panel narrow">
      <h1>{say.welcomeBack}</h1>
      {secret !== '' && (
        <button type="button" class="button main" onClick={() => void enter()}>
          {say.goOnHere}
        </button>
      )}
      {refusal !== null && (
        <p class="bad" role="alert">
          {refusal}
        </p>
      )}
    </section>
  );
}
