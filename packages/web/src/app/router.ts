// Addresses of the page. A link is a link: it can be opened in a tab, sent to somebody, gone back to.
import { signal } from '@preact/signals';

export type Place =
  | { readonly at: 'home' }
  | { readonly at: 'lobby' }
  | { readonly at: 'join'; readonly match: string }
  | { readonly at: 'return' }
  | { readonly at: 'table'; readonly match: string }
  | { readonly at: 'tv'; readonly match: string }
  | { readonly at: 'local'; readonly match: string }
  | { readonly at: 'replay'; readonly match: string }
  | { readonly at: 'new' }
  | { readonly at: 'mine' }
  | { readonly at: 'learn' }
  | { readonly at: 'puzzle' }
  | { readonly at: 'rules' }
  | { readonly at: 'settings' }
  | { readonly at: 'nowhere' };

const PLACES: readonly (readonly [RegExp, (match: string) => Place])[] = [
  [/^\/$/, () => ({ at: 'home' })],
  [/^\/lobby$/, () => ({ at: 'lobby' })],
  [/^\/j\/([\w-]{22})$/, (match) => ({ at: 'join', match })],
  [/^\/r$/, () => ({ at: 'return' })],
  [/^\/t\/([\w-]{22})$/, (match) => ({ at: 'table', match })],
  [/^\/tv\/([\w-]{22})$/, (match) => ({ at: 'tv', match })],
  [/^\/here\/([\w-]{1,40})$/, (match) => ({ at: 'local', match })],
  [/^\/replay\/([\w-]{1,40})$/, (match) => ({ at: 'replay', match })],
  [/^\/new$/, () => ({ at: 'new' })],
  [/^\/mine$/, () => ({ at: 'mine' })],
  [/^\/learn$/, () => ({ at: 'learn' })],
  [/^\/puzzle$/, () => ({ at: 'puzzle' })],
  [/^\/rules$/, () => ({ at: 'rules' })],
  [/^\/settings$/, () => ({ at: 'settings' })],
];

export const place = signal<Place>(placeOf(location.pathname));

function placeOf(path: string): Place {
  for (const [form, make] of PLACES) {
    const found = form.exec(path);
    if (found !== null) return make(found[1] ?? '');
  }
  return { at: 'nowhere' };
}

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  place.value = placeOf(location.pathname);
  window.scrollTo(0, 0);
}

/** Links of this house are followed without loading the page again. */
export function followLinks(): void {
  window.addEventListener('popstate', () => {
    place.value = placeOf(location.pathname);
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target !== '' || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || placeOf(link.pathname).at === 'nowhere') return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}
