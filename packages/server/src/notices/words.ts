// What a notice says, in five languages: which table waits, and for what. Nothing of the game is in it.
import type { Language } from '@backroom/kit';

/** `turn`: his decision alone; `respond`: one that others have to make as well; `agree`: somebody asks for something. */
export type Call = 'turn' | 'respond' | 'agree';

interface NoticeWords {
  readonly turn: (title: string) => string;
  readonly respond: (title: string) => string;
  readonly agree: (title: string) => string;
  /** After quiet hours: at least two tables, the first few of them by name. */
  readonly digest: (tables: number, titles: string) => string;
  /** Between names. */
  readonly quote: (title: string) => string;
}

const WORDS: { readonly [L in Language]: NoticeWords } = {
  en: {
    turn: (title) => `It is your turn at ${title}.`,
    respond: (title) => `You have to respond at ${title}.`,
    agree: (title) => `Somebody at ${title} asks for your agreement.`,
    digest: (tables, titles) => `${tables} tables are waiting for you: ${titles}`,
    quote: (title) => `“${title}”`,
  },
  de: {
    turn: (title) => `Du bist am Zug: ${title}.`,
    respond: (title) => `Deine Antwort ist gefragt: ${title}.`,
    agree: (title) => `Am Tisch ${title} bittet jemand um dein Einverständnis.`,
    digest: (tables, titles) => `${tables} Tische warten auf dich: ${titles}`,
    quote: (title) => `„${title}“`,
  },
  fr: {
    turn: (title) => `C’est à toi de jouer à la table ${title}.`,
    respond: (title) => `On attend ta réponse à la table ${title}.`,
    agree: (title) => `À la table ${title}, on demande ton accord.`,
    digest: (tables, titles) => `${tables} tables t’attendent : ${titles}`,
    quote: (title) => `« ${title} »`,
  },
  it: {
    turn: (title) => `Tocca a te al tavolo ${title}.`,
    respond: (title) => `Al tavolo ${title} si aspetta la tua risposta.`,
    agree: (title) => `Al tavolo ${title} qualcuno chiede il tuo consenso.`,
    digest: (tables, titles) => `${tables} tavoli ti aspettano: ${titles}`,
    quote: (title) => `«${title}»`,
  },
  es: {
    turn: (title) => `Te toca jugar en la mesa ${title}.`,
    respond: (title) => `En la mesa ${title} esperan tu respuesta.`,
    agree: (title) => `En la mesa ${title} alguien pide tu acuerdo.`,
    digest: (tables, titles) => `${tables} mesas te esperan: ${titles}`,
    quote: (title) => `«${title}»`,
  },
};

export interface Waiting {
  readonly call: Call;
  readonly title: string;
}

/** So many are named; the rest is counted. */
const NAMED = 5;

/** One sentence for all that waits. */
export function sentenceFor(language: Language, waiting: readonly Waiting[]): string {
  const words = WORDS[language];
  const [first] = waiting;
  if (first === undefined) return '';
  if (waiting.length === 1) return words[first.call](words.quote(first.title));
  const titles = waiting.slice(0, NAMED).map(({ title }) => words.quote(title));
  return words.digest(waiting.length, titles.join(', ') + (waiting.length > NAMED ? ' …' : '.'));
}
