// An invitation: looking at it spends nothing; only taking the seat does. The secret is behind the #, which browsers keep to
// themselves, and is taken out of the address as soon as it has been read.
import { useEffect, useState } from 'preact/hooks';
import { go, type Place } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { beKnownAs, claim, lookAt, type TableFromHere, Trouble } from '../seat/api.ts';
import { entropyFor } from '../seat/entropy.ts';
import { FROM_BIG_SCREEN, keepHandOnly } from '../seat/hand-mode.ts';
import { words } from '../words/index.ts';
import { NameField } from './name-field.tsx';
import { TableCard } from './table-card.tsx';
import { TroubleNote } from './trouble-note.tsx';

export default function Join({ place }: { readonly place: Place }) {
  const match = place.at === 'join' ? place.match : '';
  const { invitation: say, newTable, settings: wishes } = words();
  // A link from a big screen says so: then the phone shows mainly the hand.
  const [[secret = '', from]] = useState(() => location.hash.slice(1).split('.'));
  const [table, setTable] = useState<TableFromHere | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    lookAt(match).then((found) => (found.seat === null ? setTable(found) : go(`/t/${match}`, true)), setTrouble);
  }, [match]);
  const take = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      await beKnownAs(settings.peek().name.trim());
      await claim(match, secret, (await entropyFor(match)).pledge);
      if (from === FROM_BIG_SCREEN) keepHandOnly(match, true);
      go(`/t/${match}`, true);
    } catch (error) {
      const isGone = error instanceof Trouble && error.code === 'not-found';
      setRefusal(isGone ? say.gone : (error as Error).message);
    }
  };
  if (trouble !== null) return <TroubleNote trouble={trouble} />;
  if (table === null) return <p class="dealing">{say.opening}</p>;
  return (
    <section class="panel narrow join">
      <h1>{say.youAreInvited(table.title)}</h1>
      <TableCard table={table} />
      {secret === '' ? (
        <p class="bad">{say.noSecret}</p>
      ) : (
        <form onSubmit={(event) => void take(event)}>
          <NameField label={newTable.yourName} hint={wishes.nameWhy} />
          <button type="submit" class="button main">
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
