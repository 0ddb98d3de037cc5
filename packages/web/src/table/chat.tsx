// Talk at the table: phrases that everybody reads in his own language, and free text where the host allows it.
import { loadSentences, PHRASES, type Sentences } from '@backroom/protocol';
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../app/announce.ts';
import type { Answer, Seated } from '../seat/seated.ts';
import { spoken, words } from '../words/index.ts';

interface Props {
  readonly seated: Seated;
  readonly manner: 'phrases' | 'free' | 'off';
}

export function Chat({ seated, manner }: Props) {
  const { table: say } = words();
  const sentences = useSentences();
  const [text, setText] = useState('');
  const tell = (answer: Answer): void => {
    if (answer.t === 'no') toast(say.refused);
  };
  const send = (event: Event): void => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    void seated.say({ text: line }).then(tell);
  };
  if (manner === 'off') return <p class="soft">{say.chatOff}</p>;
  return (
    <div class="chat">
      <ol class="talk" aria-live="polite">
        {seated.chat.value.length === 0 && <li class="soft">{say.chatEmpty}</li>}
        {seated.chat.value.map(({ id, name, seat, phrase, text: said }) => (
          <li key={id}>
            <b>{seat === null ? `${name} (${say.spectator})` : name}</b>{' '}
            {phrase === null ? said : (sentences?.[phrase as keyof Sentences] ?? phrase)}
          </li>
        ))}
      </ol>
      <label class="field">
        <span>{say.say}</span>
        <select
          value=""
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '') void seated.say({ phrase: currentTarget.value }).then(tell);
            currentTarget.value = '';
          }}
        >
          <option value="">…</option>
          {sentences !== null &&
            PHRASES.map((phrase) => (
              <option key={phrase} value={phrase}>
                {sentences[phrase]}
              </option>
            ))}
        </select>
      </label>
      {manner === 'free' && (
        <form class="row" onSubmit={send}>
          <input
            aria-label={say.say}
            maxLength={300}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <button type="submit" class="button">
            {say.send}
          </button>
        </form>
      )}
    </div>
  );
}

function useSentences(): Sentences | null {
  const [sentences, setSentences] = useState<Sentences | null>(null);
  const language = spoken.value?.language ?? 'en';
  useEffect(() => void loadSentences(language).then(setSentences), [language]);
  return sentences;
}
