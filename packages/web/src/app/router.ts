// Addresses of the page. They are ordinary links: they can be opened in a tab, shared, and reached with the back button.
import { signal } from '@preact/signals';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'lobby' }
  | { readonly at: 'join'; readonly match: string }
  | { readonly at: 'return' }
  | { readonly at: 'table'; readonly match: string }
  | { readonly at: 'tv'; readonly match: string }
  | { readonly at: 'local'; readonly match: string }
  | { readonly at: 'replay'; readonly match: string }
  | { readonly at: 'play' }
  | { readonly at: 'new' }
  | { readonly at: 'mine' }
  | { readonly at: 'learn' }
  | { readonly at: 'puzzle' }
  | { readonly at: 'rules' }
  | { readonly at: 'settings' }
  | { readonly at: 'nowhere' };

const ROUTES: readonly (readonly [RegExp, (match: string) => Route])[] = [
  [/^\/$/, () => ({ at: 'home' })],
  [/^\/lobby$/, () => ({ at: 'lobby' })],
  [/^\/j\/([\w-]{22})$/, (match) => ({ at: 'join', match })],
  [/^\/r$/, () => ({ at: 'return' })],
  [/^\/t\/([\w-]{22})$/, (match) => ({ at: 'table', match })],
  [/^\/tv\/([\w-]{22})$/, (match) => ({ at: 'tv', match })],
  [/^\/here\/([\w-]{1,40})$/, (match) => ({ at: 'local', match })],
  [/^\/replay\/([\w-]{1,40})$/, (match) => ({ at: 'replay', match })],
  [/^\/play$/, () => ({ at: 'play' })],
  [/^\/new$/, () => ({ at: 'new' })],
  [/^\/mine$/, () => ({ at: 'mine' })],
  [/^\/learn$/, () => ({ at: 'learn' })],
  [/^\/puzzle$/, () => ({ at: 'puzzle' })],
  [/^\/rules$/, () => ({ at: 'rules' })],
  [/^\/settings$/, () => ({ at: 'settings' })],
];

export const route = signal<Route>(routeOf(location.pathname));

function routeOf(path: string): Route {
  for (const [form, make] of ROUTES) {
    const found = form.exec(path);
    if (found !== null) return make(found[1] ?? '');
  }
  return { at: 'nowhere' };
}

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  route.value = routeOf(location.pathname);
  window.scrollTo(0, 0);
}

/** Links to this page are followed without loading the page again. */
export function followLinks(): void {
  window.addEventListener('popstate', () => {
    route.value = routeOf(location.pathname);
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target !== '' || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || routeOf(link.pathname).at === 'nowhere') return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}
