// An invitation. Opening it does not use it up; only taking the seat does. The secret stands behind the #, which browsers do not
// send, and it is removed from the address when the seat is taken.
import { useEffect, useState } from 'preact/hooks';
import { go, type Route } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import { claim, RequestError, signInAs, type TableFacts, tableFacts } from '../seat/api.ts';
import { entropyFor } from '../seat/entropy.ts';
import { FROM_BIG_SCREEN, keepHandOnly } from '../seat/hand-mode.ts';
import { useBeyond } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';
import { NameField } from './name-field.tsx';
import { TableCard } from './table-card.tsx';
import { TroubleNote } from './trouble-note.tsx';

export default function Join({ route }: { readonly route: Route }) {
  const match = route.at === 'join' ? route.match : '';
  const { invitation: waiting } = words();
  const beyond = useBeyond();
  // A link from a big screen is marked: then the phone shows mainly the hand.
  const [[secret = '', from]] = useState(() => location.hash.slice(1).split('.'));
  const [table, setTable] = useState<TableFacts | null>(null);
  const [trouble, setTrouble] = useState<RequestError | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useTitle(table === null || beyond === null ? waiting.opening : beyond.invitation.youAreInvited(table.title));
  useEffect(() => {
    tableFacts(match).then((found) => (found.seat === null ? setTable(found) : go(`/t/${match}`, true)), setTrouble);
  }, [match]);
  const take = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      await signInAs(settings.peek().name.trim());
      await claim(match, secret, (await entropyFor(match)).pledge);
      if (from === FROM_BIG_SCREEN) keepHandOnly(match, true);
      go(`/t/${match}`, true);
    } catch (error) {
      const isGone = error instanceof RequestError && error.code === 'not-found';
      setRefusal(isGone && beyond !== null ? beyond.invitation.gone : (error as Error).message);
      setBusy(false);
    }
  };
  if (trouble !== null) return <TroubleNote trouble={trouble} />;
  if (table === null || beyond === null) return <p class="dealing">{waiting.opening}</p>;
  const { invitation: say, newTable, settings: wishes } = beyond;
  return (
    <section class="panel narrow join">
      <h1>{say.youAreInvited(table.title)}</h1>
      <TableCard table={table} />
      {secret === '' ? (
        <p class="bad">{say.noSecret}</p>
      ) : (
        <form onSubmit={(event) => void take(event)}>
          <NameField label={newTable.yourName} hint={wishes.nameWhy} />
          <button type="submit" class="button main" disabled={isBusy}>
            {say.takeSeat}
          </button>
        </form>
      )}
      {refusal !== null && (
        <p class="bad" role="alert">
          {refusal}
        </p>
      )}
    </section>
  );
}
