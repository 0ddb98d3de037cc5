// The screen for an unknown address.
import { useTitle } from '../app/title.ts';
import { words } from '../words/index.ts';

export default function Nowhere() {
  const { trouble: say } = words();
  useTitle(say.nowhere);
  return (
    <section class="panel narrow">
      <h1>{say.nowhere}</h1>
      <a class="button main" href="/">
        {say.home}
      </a>
    </section>
  );
}
