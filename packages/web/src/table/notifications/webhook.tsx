// A webhook of the player, such as that of a Discord channel.
import { useState } from 'preact/hooks';
import type { BeyondWords } from '../../words/beyond/index.ts';

interface Props {
  readonly say: BeyondWords['notifications'];
  readonly send: (address: string) => Promise<void>;
}

export function Webhook({ say, send }: Props) {
  const [address, setAddress] = useState('');
  const submit = (event: Event): void => {
    event.preventDefault();
    void send(address.trim()).then(() => setAddress(''));
  };
  return (
    <form class="webhook" aria-labelledby="notifications-there" onSubmit={submit}>
      <h3 id="notifications-there">{say.webhook}</h3>
      <label class="field">
        <span>{say.address}</span>
        <input
          type="url"
          required
          maxLength={1000}
          autoComplete="off"
          placeholder="https://"
          value={address}
          onInput={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <small class="soft">{say.webhookWhy}</small>
      </label>
      <button type="submit" class="button">
        {say.notifyThere}
      </button>
    </form>
  );
}
