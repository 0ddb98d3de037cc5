// Was the deal fair? Shows what was checked, the results, and what no check can prove.
import { useEffect, useRef, useState } from 'preact/hooks';
import { type StudyVerdict, study } from './study.ts';
import type { ReplayWords } from './words/index.ts';

export function VerifyPanel({ text, texts }: { readonly text: string; readonly texts: ReplayWords }) {
  const { verify } = texts;
  const [verdict, setVerdict] = useState<StudyVerdict | 'working' | 'failed' | null>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  const begin = (): void => {
    setVerdict('working');
    stop.current = study({ ask: 'verify', text }, (message) =>
      setVerdict(message.is === 'verified' ? message.verdict : 'failed'),
    );
  };
  return (
    <section class="panel verify" aria-labelledby="verify">
      <h2 id="verify">{verify.title}</h2>
      <p>{verify.why}</p>
      {(verdict === null || verdict === 'failed') && (
        <button type="button" class="button" onClick={begin}>
          {verify.begin}
        </button>
      )}
      <div role="status">
        {verdict === 'working' && <p>{verify.working}</p>}
        {verdict === 'failed' && <p>{texts.trouble}</p>}
        {verdict !== null && typeof verdict === 'object' && (
          <p class={verdict.ok ? 'fair' : 'wrong'}>{verdict.ok ? verify.fair : verify.unfair}</p>
        )}
      </div>
      {verdict !== null && typeof verdict === 'object' && <Checks verdict={verdict} texts={verify} />}
      <details>
        <summary>{verify.limits}</summary>
        <ul>
          {verify.limit.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const SIGN = { ok: '✓', failed: '✗', unknown: '?' } as const;

function Checks({ verdict, texts }: { readonly verdict: StudyVerdict; readonly texts: ReplayWords['verify'] }) {
  const { checks, shares, seats, head } = verdict;
  return (
    <>
      <ul class="checks">
        {checks.map(({ name, outcome }) => (
          <li key={name} class={outcome}>
            <span class="sign" aria-hidden="true">
              {SIGN[outcome]}
            </span>
            <span>
              <b>{texts.outcomes[outcome]}:</b> {texts.checks[name][outcome]}
            </span>
          </li>
        ))}
      </ul>
      {seats > 0 && <p>{texts.shares(shares, seats)}</p>}
      {head !== null && (
        <p>
          {texts.head} <code>{head}</code>
        </p>
      )}
    </>
  );
}
