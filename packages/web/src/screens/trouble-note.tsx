// What went wrong with the house, and the ways on from here.
import type { Trouble } from '../seat/api.ts';
import { words } from '../words/index.ts';

export function TroubleNote({ trouble }: { readonly trouble: Trouble }) {
  const { trouble: say } = words();
  return (
    <section class="panel narrow" role="alert">
      <h1>{say.title}</h1>
      <p>{trouble.message}</p>
      <div class="row">
        <button type="button" class="button main" onClick={() => location.reload()}>
          {say.tryAgain}
        </button>
        <a class="button" href="/">
          {say.home}
        </a>
      </div>
    </section>
  );
}
