// The player's passkeys, with the dates of creation and last use. The last one cannot be deleted: it is the only way to sign in.
import type { Passkey } from '../../seat/passkeys.ts';
import type { BeyondWords } from '../../words/beyond/index.ts';
import { spoken } from '../../words/index.ts';

interface Props {
  readonly say: BeyondWords['account'];
  readonly passkeys: readonly Passkey[];
  readonly remove: (id: string) => void;
}

export function PasskeyList({ say, passkeys, remove }: Props) {
  const format = new Intl.DateTimeFormat(spoken.value?.language, { dateStyle: 'medium', timeStyle: 'short' });
  const isOnly = passkeys.length === 1;
  return (
    <>
      <h3 id="passkeys">{say.list}</h3>
      <ul class="passkeys" aria-labelledby="passkeys">
        {passkeys.map(({ id, createdAt, usedAt }) => (
          <li key={id}>
            <KeySign />
            <span>
              {say.made(format.format(createdAt))}
              <small class="soft">{usedAt === null ? say.unused : say.used(format.format(usedAt))}</small>
            </span>
            {!isOnly && (
              <button
                type="button"
                class="button quiet"
                aria-label={`${say.remove}: ${say.made(format.format(createdAt))}`}
                onClick={() => remove(id)}
              >
                {say.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isOnly && <p class="soft">{say.only}</p>}
    </>
  );
}

function KeySign() {
  return (
    <svg viewBox="0 0 32 16" width="32" height="16" aria-hidden="true">
      <path
        d="M8 1a7 7 0 1 0 6.3 10H20v3h3v-3h2v4h3v-4h3V6H14.3A7 7 0 0 0 8 1zm0 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
        fill="currentColor"
      />
    </svg>
  );
}
