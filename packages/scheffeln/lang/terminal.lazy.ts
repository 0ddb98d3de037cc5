// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/terminal.ts'),
  de: () => import('./de/terminal.ts'),
  fr: () => import('./fr/terminal.ts'),
  it: () => import('./it/terminal.ts'),
  es: () => import('./es/terminal.ts'),
};
