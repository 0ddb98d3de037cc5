// The unavailable actions and their reasons. Trying one announces its reason.
import type { Picture } from '@backroom/kit';
import { useMemo } from 'preact/hooks';
import { reasonsOf } from './refused.ts';
import type { TextTableWords } from './words/index.ts';

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: as AnyGame: the text table treats a game's data as opaque.
  readonly picture: Picture<any, any, any>;
  readonly texts: TextTableWords;
  readonly say: (sentence: string) => void;
}

export function RefusedList({ picture, texts, say }: Props) {
  const { refusals, words, view, names } = picture;
  const reasons = useMemo(
    () => reasonsOf(refusals, (refusal) => words.refusal(refusal, names)),
    [refusals, words, names],
  );
  if (refusals.length === 0) return null;
  return (
    <details class="refused">
      <summary>{texts.notAllowed(refusals.length)}</summary>
      <ul>
        {reasons.map(({ before, rule, after, sentence, actions }) => (
          <li key={sentence}>
            <p>
              {before}
              <a href={`/rules#${rule}`} aria-label={texts.rule(rule)}>
                {rule}
              </a>
              {after}
            </p>
            <ul>
              {actions.map((action) => (
                <li key={JSON.stringify(action)}>
                  <button type="button" class="forbidden" aria-disabled="true" onClick={() => say(sentence)}>
                    {words.action(action, view, names)}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
