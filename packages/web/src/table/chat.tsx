// The chat: phrases that everybody reads in their own language, and free text where the host allows it.
import { type Answer, loadSentences, PHRASES, type Sentences } from '@backroom/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { toast } from '../app/announce.ts';
import { settings } from '../app/settings.ts';
import type { Seated } from '../seat/seated.ts';
import { spoken, words } from '../words/index.ts';
import { askedWords } from './asked-words.ts';

interface Props {
  readonly seated: Seated;
  readonly manner: 'phrases' | 'free' | 'off';
}

export function Chat({ seated, manner }: Props) {
  const { table: say } = words();
  const empty = askedWords[settings.value.language];
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
  useHeard(seated, sentences);
  if (manner === 'off') return <p class="soft">{empty.chatOff}</p>;
  return (
    <div class="chat">
      <ol class="talk" aria-live="polite">
        {seated.chat.value.length === 0 && <li class="soft">{empty.chatEmpty}</li>}
        {seated.chat.value.map(({ id, name, seat, phrase, text: said }) => (
          <li key={id}>
            <b>{seat === null ? `${name} (${say.spectator})` : name}</b>{' '}
            {phrase === null ? said : (sentences?.[phrase as keyof Sentences] ?? phrase)}
          </li>
        ))}
      </ol>
      <fieldset class="emotes">
        <legend class="unseen">{say.say}</legend>
        {sentences !== null &&
          PHRASES.map((phrase) => (
            <button
              key={phrase}
              type="button"
              class="button emote"
              onClick={() => void seated.say({ phrase }).then(tell)}
            >
              {sentences[phrase]}
            </button>
          ))}
      </fieldset>
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

/** Shows new chat lines as toasts where the chat is out of view: on a phone it is far below the board. */
function useHeard({ chat, moment }: Seated, sentences: Sentences | null): void {
  const lines = chat.value;
  const known = useRef(lines.length);
  useEffect(() => {
    const fresh = lines.slice(known.current);
    known.current = lines.length;
    const own = moment.peek()?.seat ?? null;
    if (sentences === null || window.matchMedia('(width >= 75rem)').matches) return;
    for (const { name, seat, phrase, text } of fresh)
      if (seat === null || seat !== own)
        toast(`${name}: ${phrase === null ? text : (sentences[phrase as keyof Sentences] ?? phrase)}`);
  }, [lines]);
}

function useSentences(): Sentences | null {
  const [sentences, setSentences] = useState<Sentences | null>(null);
  const language = spoken.value?.language ?? 'en';
  useEffect(() => void loadSentences(language).then(setSentences), [language]);
  return sentences;
}
