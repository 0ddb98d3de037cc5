// Between two people at one device: nothing of the table is on the page while this is shown.
import { useLayoutEffect, useState } from 'preact/hooks';
import { sayOnly } from '../app/announce.ts';
import { Fan } from '../app/wordmark.tsx';
import type { HotSeat } from '../seat/seated.ts';
import { words } from '../words/index.ts';
import { fits, hasPin, setPin } from './pin.ts';

export function Curtain({ seated, name }: { readonly seated: HotSeat; readonly name: string }) {
  const { table: say } = words();
  const seat = seated.curtain.value as number;
  const isLocked = hasPin(seated.match, seat);
  const [pin, typePin] = useState('');
  const [isWrong, setWrong] = useState(false);
  useLayoutEffect(() => sayOnly(say.curtain(name)), [say, name]);
  const lift = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isLocked && !(await fits(seated.match, seat, pin))) return setWrong(true);
    if (!isLocked && pin !== '') await setPin(seated.match, seat, pin);
    seated.lift();
  };
  return (
    <form class="curtain" onSubmit={(event) => void lift(event)}>
      <Fan />
      <h1>{say.curtain(name)}</h1>
      <button type="submit" class="button main">
        {say.curtainLift}
      </button>
      <label class="field">
        <span>{isLocked ? say.pin : say.pinSet}</span>
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
          {say.pinWrong}
        </p>
      )}
      <p class="soft">{say.pinWhy}</p>
    </form>
  );
}
