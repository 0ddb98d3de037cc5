// An address at which there is nothing.
import { words } from '../words/index.ts';

export default function Nowhere() {
  const { trouble: say } = words();
  return (
    <section class="panel narrow">
      <h1>{say.nowhere}</h1>
      <a class="button main" href="/">
        {say.home}
      </a>
    </section>
  );
}
