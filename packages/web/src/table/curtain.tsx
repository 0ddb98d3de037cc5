// Between two people at one device: nothing of the table is on the page while this is shown.
import { useLayoutEffect, useState } from 'preact/hooks';
import { sayOnly } from '../app/announce.ts';
import { useTitle } from '../app/title.ts';
import { Fan } from '../app/wordmark.tsx';
import type { HotSeat } from '../seat/seated.ts';
import { useBeyond } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';
import { fits, hasPin, setPin } from './pin.ts';

interface Props {
  readonly seated: HotSeat;
  /** The name of the person who should look next. */
  readonly name: string;
  /** Its title. */
  readonly game: string;
}

export function Curtain({ seated, name, game }: Props) {
  const { table: say } = words();
  const pinWords = useBeyond()?.together;
  const seat = seated.curtain.value as number;
  const isLocked = hasPin(seated.match, seat);
  const [pin, typePin] = useState('');
  const [isWrong, setWrong] = useState(false);
  useTitle(say.curtain(name), game);
  useLayoutEffect(() => sayOnly(say.curtain(name)), [say, name]);
  // A seat with a PIN is shown only with a field to type it.
  if (isLocked && pinWords === undefined) return null;
  const lift = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isLocked && !(await fits(seated.match, seat, pin))) return setWrong(true);
    if (!isLocked && pin !== '') await setPin(seated.match, seat, pin);
    seated.lift();
  };
  return (
    <form class="curtain" onSubmit={(event) => void lift(event)}>
      <div class="call">
        <Fan />
        <h1>{say.curtain(name)}</h1>
        <button type="submit" class="button main">
          {say.curtainLift}
        </button>
        {pinWords && (
          <>
            <label class="field">
              <span>{isLocked ? pinWords.pin : pinWords.pinSet}</span>
              <input
                type="password"
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                value={pin}
                required={isLocked}
                aria-invalid={isWrong}
                onInput={({ currentTarget }) => typePin(currentTarget.value)}
              />
            </label>
            {isWrong && (
              <p class="bad" role="alert">
                {pinWords.pinWrong}
              </p>
            )}
            <p class="soft">{pinWords.pinWhy}</p>
          </>
        )}
      </div>
    </form>
  );
}
