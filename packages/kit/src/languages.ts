// The one list of languages. All else is in the folders lang/<code>: see docs/adding-a-language.md.

interface Conventions {
  /** For the platform's formatters of lists, plurals and dates. */
  readonly locale: string;
  /** Stands between thousands. */
  readonly thousands: string;
  /** Numbers with fewer digits have nothing between their thousands. */
  readonly from: number;
  /** Left out: a comma. */
  readonly decimal?: string;
  /** Whether the dollar sign comes before the sum. Left out: after it. */
  readonly dollarFirst?: true;
  /** Whether a noun after zero is singular. Left out: plural. */
  readonly zeroIsOne?: true;
}

const CONVENTIONS = {
  en: { locale: 'en-GB', thousands: ',', from: 4, decimal: '.', dollarFirst: true },
  de: { locale: 'de-DE', thousands: '.', from: 4 },
  fr: { locale: 'fr-FR', thousands: '\u202f', from: 4, zeroIsOne: true },
  it: { locale: 'it-IT', thousands: '.', from: 5 },
  es: { locale: 'es-ES', thousands: '.', from: 5 },
} as const satisfies Readonly<Record<string, Conventions>>;

export type Language = keyof typeof CONVENTIONS;

export const LANGUAGES = Object.keys(CONVENTIONS) as readonly Language[];

/** How a language writes numbers and sums. */
export const conventionsOf = (language: Language): Conventions => CONVENTIONS[language];

/** How numbers, lists and plurals are written in each. */
export const LOCALES = Object.fromEntries(
  LANGUAGES.map((language) => [language, CONVENTIONS[language].locale]),
) as Readonly<Record<Language, string>>;
