// Paces the live region so that a screen reader can keep up: sentences that come together are said together, none is said twice,
// and news waits until the last text has been read. If there is too much, the oldest sentences are dropped; the log has them all.

/** Long enough to collect a step and its consequences. */
const MOMENT_MS = 350;
/** A practised listener's speed: 240 words a minute. */
const MS_PER_WORD = 250;
/** The most words at once: a quarter of a minute. */
const MOST_WORDS = 60;
/** The most words of news between two questions to the listener: a quarter of a minute too. */
const MOST_NEWS = 38;
/** After this long without a question there is time for more news. This helps spectators; players hardly ever wait that long. */
const QUIET_MS = 30_000;
const PLAYER_QUIET_MS = 300_000;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

export interface Speaker {
  /** An answer or a question to the listener: it does not wait behind news. */
  say(sentence: string): void;
  /** What happened at the table. */
  tell(sentence: string): void;
  /** Drops what was not said yet, and says this at once. */
  only(sentence: string): void;
  stop(): void;
}

interface Waiting {
  readonly sentence: string;
  readonly isNews: boolean;
}

export function speakerOf(show: (text: string) => void): Speaker {
  let waiting: Waiting[] = [];
  /** Words of news since the last question or the last long silence. */
  let told = 0;
  let isQuietUntil = 0;
  let wasAsked = false;
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReadAt = 0;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
  };
  const textOf = (some: readonly Waiting[]): string => some.map(({ sentence }) => sentence).join(' ');
  const newsIn = (some: readonly Waiting[]): number => wordsIn(textOf(some.filter(({ isNews }) => isNews)));
  const flush = (): void => {
    const isOnlyNews = waiting.every(({ isNews }) => isNews);
    const now = Date.now();
    if (isOnlyNews && told + newsIn(waiting) > MOST_NEWS && now < isQuietUntil) {
      timer = setTimeout(flush, isQuietUntil - now);
      return;
    }
    const said = waiting;
    stop();
    if (now >= isQuietUntil) told = 0;
    told = isOnlyNews ? told + newsIn(said) : 0;
    wasAsked ||= !isOnlyNews;
    isQuietUntil = now + (wasAsked ? PLAYER_QUIET_MS : QUIET_MS);
    const text = textOf(said);
    last = said.at(-1)?.sentence ?? '';
    isReadAt = now + wordsIn(text) * MS_PER_WORD;
    show(text);
  };
  const add = (sentence: string, isNews: boolean, ms: number): void => {
    if (sentence === '' || waiting.some((one) => one.sentence === sentence) || (isNews && sentence === last)) return;
    waiting.push({ sentence, isNews });
    while (waiting.length > 1 && wordsIn(textOf(waiting)) > MOST_WORDS) waiting.shift();
    // With a question, the news before it counts too. One long sentence may stand alone; of several, the oldest are dropped.
    const room = waiting.every((one) => one.isNews) ? MOST_NEWS : MOST_NEWS - told;
    while (waiting.length > 1 && newsIn(waiting) > Math.max(0, room))
      waiting.splice(
        waiting.findIndex((one) => one.isNews),
        1,
      );
    if (timer !== undefined && ms > MOMENT_MS) return;
    clearTimeout(timer);
    timer = setTimeout(flush, ms);
  };
  return {
    stop,
    say: (sentence) => add(sentence, false, MOMENT_MS),
    tell: (sentence) => {
      if (timer === undefined) add(sentence, true, Math.max(MOMENT_MS, isReadAt - Date.now()));
      else add(sentence, true, 1e9);
    },
    only: (sentence) => {
      stop();
      waiting.push({ sentence, isNews: false });
      flush();
    },
  };
}
