// The screen for each address. Each is its own chunk, loaded on navigation.
import type { ComponentType } from 'preact';
import type { Route } from './router.ts';

type Screen = () => Promise<ComponentType<{ readonly route: Route }>>;
type Module = { readonly default: ComponentType<{ readonly route: Route }> };

const from =
  (load: () => Promise<unknown>): Screen =>
  async () =>
    ((await load()) as Module).default;

export const SCREENS: Readonly<Record<Route['at'], Screen>> = {
  home: from(() => import('../screens/home.tsx')),
  lobby: from(() => import('../screens/lobby.tsx')),
  join: from(() => import('../screens/join.tsx')),
  return: from(() => import('../screens/return.tsx')),
  table: from(() => import('../screens/at-table.tsx')),
  tv: from(() => import('../screens/big-screen/screen.tsx')),
  local: from(() => import('../screens/at-local.tsx')),
  replay: from(() => import('../replay/screen.tsx')),
  play: from(() => import('../screens/play.tsx')),
  new: from(() => import('../screens/new-table.tsx')),
  mine: from(() => import('../screens/mine.tsx')),
  learn: from(() => import('../teach/learn.tsx')),
  puzzle: from(() => import('../teach/puzzle.tsx')),
  rules: from(() => import('../teach/rules.tsx')),
  settings: from(() => import('../screens/settings.tsx')),
  nowhere: from(() => import('../screens/nowhere.tsx')),
};
