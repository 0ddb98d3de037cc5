// The table of any game, made from its words alone: complete for keyboard, screen reader and small screens.
import type { Language, Picture } from '@backroom/kit';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { Speaker } from '../app/speaker.ts';
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

/** The most events kept here; the log has the rest. */
const MOST_LINES = 80;
/** The number that is shown at once. */
const GLANCE = 12;
/** The number that stays after the player's next move. */
const AT_LEAST = 6;

export function TextTable(picture: AnyPicture) {
  const texts = useTexts(picture.language as Language);
  return texts === null ? null : <Spoken picture={picture} texts={texts} />;
}

function Spoken({ picture, texts }: { readonly picture: AnyPicture; readonly texts: TextTableWords }) {
  const { view, seat, names, words, legal } = picture;
  const id = useId();
  const { text, speaker } = useLive();
  const say = (sentence: string): void => speaker.say(sentence);
  const news = useNews(picture, speaker);
  const prompt = words.prompt(view, names);
  const sections = useMemo(() => {
    const [first, ...rest] = words.table(view, names);
    // The question is shown above everything already.
    const lines = first?.lines.filter((line: string) => line !== prompt) ?? [];
    return first === undefined || lines.length === 0 ? rest : [{ heading: first.heading, lines }, ...rest];
  }, [view, names, words, prompt]);
  const table = useRef<HTMLDivElement>(null);
  const isPlaying = useRef(false);
  const take = (action: unknown): void => {
    isPlaying.current = true;
    news.forget();
    picture.act(action);
  };
  // A keyboard player is back at the choices when their turn comes, unless they have moved elsewhere meanwhile.
  useEffect(() => {
    const { activeElement, body } = document;
    // The list that was scrolled is gone: scroll the next question into view.
    const asked = table.current?.querySelector('.asked');
    if (isPlaying.current && legal.length > 0 && (asked?.getBoundingClientRect().top ?? 0) < 0)
      asked?.scrollIntoView({ block: 'start' });
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
            <ChoiceList picture={picture} texts={texts} take={take} say={say} />
          </>
        ) : (
          <p class="how">{seat === null ? texts.watching : picture.waitingFor.length > 0 ? texts.waiting : ''}</p>
        )}
        <RefusedList picture={picture} texts={texts} say={say} />
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
      <LiveRegion text={text} />
    </div>
  );
}

interface Told {
  readonly line: string;
  /** A link to the rule that caused it. */
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

/** The last events; earlier ones can be unfolded. */
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

/** The events since this seat's last move, each once. They are announced as they come. */
function useNews(picture: AnyPicture, speaker: Speaker) {
  const { news, newsNumber, words, names, seat, view, legal, waitingFor, beat, takenBack = 0 } = picture;
  const [events, setEvents] = useState<readonly unknown[]>([]);
  const [before, setBefore] = useState<readonly unknown[]>([]);
  const known = useRef<number | null>(null);
  // Nobody must decide: the game is over, or a replay shows single steps.
  const isStill = legal.length === 0 && waitingFor.length === 0;
  useEffect(() => {
    if (known.current === newsNumber) return;
    known.current = newsNumber;
    if (isStill) setBefore([]);
    if (news.length === 0) return isStill ? setEvents([]) : undefined;
    setEvents((earlier) => (isStill ? news : [...earlier, ...news].slice(-MOST_LINES)));
    for (const event of news) speaker.tell(words.event(event, names));
    // Questions to others are not announced.
    const isAsked = seat !== null && waitingFor.includes(seat);
    if (legal.length > 0 || (waitingFor.length === 0 && beat === undefined))
      (isAsked || legal.length === 0 ? speaker.say : speaker.tell)(words.prompt(view, names));
  }, [newsNumber]);
  const backThen = useRef(takenBack);
  useEffect(() => {
    if (backThen.current === takenBack) return;
    backThen.current = takenBack;
    setEvents([]);
    setBefore([]);
  }, [takenBack]);
  const told = (some: readonly unknown[]): Told[] =>
    some.map((event) => ({ line: words.event(event, names), rule: words.rule?.(event) ?? null }));
  const forget = (): void => {
    setBefore([...before, ...events].slice(-AT_LEAST));
    setEvents([]);
  };
  // An own move may be one of many in a turn: earlier events stay until there are new ones.
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

/** In the table's language. While a new one is loaded, the old one stays. */
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
