// An error from the server, and links to go on.
import { useTitle } from '../app/title.ts';
import type { RequestError } from '../seat/api.ts';
import { words } from '../words/index.ts';

export function TroubleNote({ trouble }: { readonly trouble: RequestError }) {
  const { trouble: say } = words();
  useTitle(say.title);
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
