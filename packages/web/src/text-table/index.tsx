// The table of any game, made from its words alone: complete for keyboard, screen reader and small screens.
import type { Language, Picture } from '@backroom/kit';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { RuleLink } from '../table/rule-link.tsx';
import { timeLeft } from '../words/numbers.ts';
import { ChoiceList } from './choice-list.tsx';
import { LiveRegion, useLive } from './live.tsx';
import { RefusedList } from './refused-list.tsx';
import { Sections } from './sections.tsx';
import './text-table.css';
import { loadTextTableWords, type TextTableWords } from './words/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame: the text table treats a game's data as opaque.
type AnyPicture = Picture<any, any, any>;

/** So much of what happened stays in sight; the log has the rest. */
const MOST_LINES = 80;
/** So much of it is shown unasked. */
const GLANCE = 12;
/** So much of it stays when one goes on. */
const AT_LEAST = 6;

export function TextTable(picture: AnyPicture) {
  const texts = useTexts(picture.language as Language);
  return texts === null ? null : <Spoken picture={picture} texts={texts} />;
}

function Spoken({ picture, texts }: { readonly picture: AnyPicture; readonly texts: TextTableWords }) {
  const { view, seat, names, words, legal } = picture;
  const id = useId();
  const live = useLive();
  const news = useNews(picture, live.say);
  const prompt = words.prompt(view, names);
  const sections = useMemo(() => {
    const [first, ...rest] = words.table(view, names);
    // What is asked stands above everything already.
    const lines = first?.lines.filter((line: string) => line !== prompt) ?? [];
    return lines.length === 0 ? rest : [{ heading: first.heading, lines }, ...rest];
  }, [view, names, words, prompt]);
  const table = useRef<HTMLDivElement>(null);
  const isPlaying = useRef(false);
  const take = (action: unknown): void => {
    isPlaying.current = true;
    news.forget();
    picture.act(action);
  };
  // Whoever plays by keyboard is back at the choices when the turn comes, unless he has gone elsewhere meanwhile.
  useEffect(() => {
    const { activeElement, body } = document;
    if (!isPlaying.current || legal.length === 0 || (activeElement !== null && activeElement !== body)) return;
    table.current?.querySelector<HTMLElement>('.choice[tabindex="0"]')?.focus({ preventScroll: true });
  }, [legal]);
  return (
    <div class="text-table" ref={table}>
      <section class="asked" aria-labelledby={`${id}-asked`}>
        <h2 id={`${id}-asked`}>{prompt}</h2>
        {picture.deadline !== null && <Clock ms={picture.deadline} texts={texts} />}
        {legal.length > 0 ? (
          <>
            <p class="how" id={`${id}-how`}>
              <b>{texts.choices(legal.length)}.</b> <span class="keys">{texts.keys}</span>
            </p>
            <ChoiceList picture={picture} texts={texts} take={take} say={live.say} />
          </>
        ) : (
          <p class="how">{seat === null ? texts.watching : picture.waitingFor.length > 0 ? texts.waiting : ''}</p>
        )}
        <RefusedList picture={picture} texts={texts} say={live.say} />
      </section>
      {news.led.length + news.lines.length > 0 && (
        <section class="news" aria-labelledby={`${id}-news`}>
          <h3 id={`${id}-news`}>{news.isStill || seat === null || news.led.length > 0 ? texts.latest : texts.news}</h3>
          {news.led.length > 0 && <ol class="led">{items(news.led)}</ol>}
          <NewsLines lines={news.lines} texts={texts} />
        </section>
      )}
      <section class="whole" aria-labelledby={`${id}-whole`}>
        <h2 class="unseen" id={`${id}-whole`}>
          {texts.table}
        </h2>
        <Sections sections={sections} />
      </section>
      <LiveRegion live={live} />
    </div>
  );
}

interface Told {
  readonly line: string;
  /** The rule that made it happen, where there is more to read. */
  readonly rule: string | null;
}

// Lines are only ever added at the end.
const items = (lines: readonly Told[]) =>
  lines.map(({ line, rule }, i) => (
    <li key={i}>
      {line}
      {rule !== null && <RuleLink rule={rule} />}
    </li>
  ));

/** The last of it at a glance; what came before can be opened. */
function NewsLines({ lines, texts }: { readonly lines: readonly Told[]; readonly texts: TextTableWords }) {
  const before = lines.length > GLANCE ? lines.slice(0, -GLANCE) : [];
  return (
    <>
      {before.length > 0 && (
        <details>
          <summary>{texts.earlier(before.length)}</summary>
          <ol>{items(before)}</ol>
        </details>
      )}
      <ol>{items(lines.slice(before.length))}</ol>
    </>
  );
}

/** What happened since this seat's last move, each piece of news once; and it is said aloud as it comes. */
function useNews(
  { news, newsNumber, words, names, view, legal, waitingFor }: AnyPicture,
  say: (sentence: string) => void,
) {
  const [events, setEvents] = useState<readonly unknown[]>([]);
  const [before, setBefore] = useState<readonly unknown[]>([]);
  const known = useRef<number | null>(null);
  // Nobody is to decide: the game is over, or somebody looks back step by step and wants the step, not what led there.
  const isStill = legal.length === 0 && waitingFor.length === 0;
  useEffect(() => {
    if (known.current === newsNumber) return;
    known.current = newsNumber;
    if (isStill) setBefore([]);
    if (news.length === 0) return isStill ? setEvents([]) : undefined;
    setEvents((earlier) => (isStill ? news : [...earlier, ...news].slice(-MOST_LINES)));
    for (const event of news) say(words.event(event, names));
    say(words.prompt(view, names));
  }, [newsNumber]);
  const told = (some: readonly unknown[]): Told[] =>
    some.map((event) => ({ line: words.event(event, names), rule: words.rule?.(event) ?? null }));
  const forget = (): void => {
    setBefore([...before, ...events].slice(-AT_LEAST));
    setEvents([]);
  };
  // A move of one's own may be one of many in a turn: what led to it stays until there is more to tell.
  const led = before.slice(before.length - Math.max(0, AT_LEAST - events.length));
  return { isStill, led: told(led), lines: told(events), forget };
}

function Clock({ ms, texts }: { readonly ms: number; readonly texts: TextTableWords }) {
  const [left, setLeft] = useState(ms);
  useEffect(() => {
    const begun = performance.now();
    setLeft(ms);
    const ticking = setInterval(() => setLeft(Math.max(0, ms - (performance.now() - begun))), 250);
    return () => clearInterval(ticking);
  }, [ms]);
  return (
    <p class="clock" role="timer">
      {texts.timeLeft(timeLeft(left))}
    </p>
  );
}

/** In the table's language; while another one is being fetched, the old one stays. */
function useTexts(language: Language): TextTableWords | null {
  const [texts, setTexts] = useState<TextTableWords | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadTextTableWords(language).then((loaded) => wanted && setTexts(loaded));
    return () => {
      wanted = false;
    };
  }, [language]);
  return texts;
}
