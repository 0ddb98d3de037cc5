// An account keeps a player's seats on every device. Create it, sign in and sign out with a passkey.
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { wish } from '../../app/settings.ts';
import { type Me, me, signInAs } from '../../seat/api.ts';
import { ownName } from '../../seat/names.ts';
import {
  addPasskey,
  type Entered,
  enterByPasskey,
  hasPasskeys,
  type Passkey,
  passkeysOfMine,
  reasonOf,
  removePasskey,
  signOut,
} from '../../seat/passkeys.ts';
import { type BeyondWords, useBeyond } from '../../words/beyond/index.ts';
import { problems } from '../../words/problems.ts';
import { PasskeyList } from './passkey-list.tsx';
import { Stayed } from './stayed.tsx';
import './account.css';

type Say = BeyondWords['account'];

export function Account() {
  const beyond = useBeyond();
  return beyond && <Spoken say={beyond.account} />;
}

function Spoken({ say }: { readonly say: Say }) {
  const { myself, passkeys, look } = useMyself();
  const [told, setTold] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(() => firstRefusal(say));
  const [entered, setEntered] = useState<Entered | null>(null);
  const section = useRef<HTMLElement>(null);
  // A link to the account opens it.
  useEffect(() => {
    if (location.hash === '#account') section.current?.scrollIntoView();
  }, []);
  const attempt = async (what: () => Promise<string>): Promise<void> => {
    setRefusal(null);
    try {
      const sentence = await what();
      setTold(sentence);
      announce(sentence);
    } catch (error) {
      const reason = reasonOf(error);
      setTold(null);
      setRefusal(reason === null ? ((error as Error).message ?? problems().trouble) : say.cannot[reason]);
    }
    look();
  };
  const add = (): Promise<void> =>
    attempt(async () => {
      if (myself === null) await signInAs(ownName());
      await addPasskey();
      return say.added;
    });
  const enter = (): Promise<void> =>
    attempt(async () => {
      const came = await enterByPasskey();
      wish({ name: came.name });
      setEntered(came);
      return [say.welcome(came.name), came.moved.length > 0 ? say.came(came.moved.length) : ''].join(' ').trim();
    });
  const leave = (session: string): Promise<void> =>
    attempt(async () => {
      await signOut(session);
      setEntered(null);
      return say.signedOut;
    });
  const remove = (id: string): Promise<void> =>
    attempt(async () => {
      await removePasskey(id);
      return say.removed;
    });
  const isIn = myself?.account === true;
  const isPossible = hasPasskeys();
  return (
    <section ref={section} class="account" aria-labelledby="account">
      <h2 id="account">{say.title}</h2>
      <p class="soft">{isIn ? say.signedIn(myself.name) : say.why}</p>
      {told !== null && (
        <p class="good" role="status">
          {told}
        </p>
      )}
      {entered !== null && <Stayed say={say} entered={entered} />}
      {refusal !== null && (
        <p class="bad" role="alert">
          {refusal}
        </p>
      )}
      {isIn ? (
        <>
          <PasskeyList say={say} passkeys={passkeys} remove={(id) => void remove(id)} />
          <div class="row">
            <button type="button" class="button" onClick={() => void add()}>
              {say.add}
            </button>
            <button type="button" class="button quiet" onClick={() => void leave(myself.session)}>
              {say.signOut}
            </button>
          </div>
        </>
      ) : (
        isPossible && (
          <>
            <div class="row">
              <button type="button" class="button main" onClick={() => void add()}>
                {say.create}
              </button>
              <button type="button" class="button" onClick={() => void enter()}>
                {say.signIn}
              </button>
            </div>
            <p class="soft">{say.signInWhy}</p>
          </>
        )
      )}
    </section>
  );
}

/** What is known without a request. */
function firstRefusal({ cannot }: Say): string | null {
  if (hasPasskeys()) return null;
  return window.isSecureContext ? cannot.unsupported : cannot.address;
}

/** Null: there is no session, or no connection. */
function useMyself() {
  const [myself, setMyself] = useState<Me | null>(null);
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const look = (): void => {
    me().then(setMyself, () => setMyself(null));
    passkeysOfMine().then(setPasskeys, () => setPasskeys([]));
  };
  useEffect(look, []);
  return { myself, passkeys, look };
}
