// Which screen belongs to which address. Each is a piece of its own, loaded when somebody goes there.
import type { ComponentType } from 'preact';
import type { Place } from './router.ts';

type Screen = () => Promise<ComponentType<{ readonly place: Place }>>;
type Module = { readonly default: ComponentType<{ readonly place: Place }> };

const from =
  (load: () => Promise<unknown>): Screen =>
  async () =>
    ((await load()) as Module).default;

export const SCREENS: Readonly<Record<Place['at'], Screen>> = {
  home: from(() => import('../screens/home.tsx')),
  lobby: from(() => import('../screens/lobby.tsx')),
  join: from(() => import('../screens/join.tsx')),
  return: from(() => import('../screens/return.tsx')),
  table: from(() => import('../screens/at-table.tsx')),
  tv: from(() => import('../screens/big-screen/screen.tsx')),
  local: from(() => import('../screens/at-local.tsx')),
  replay: from(() => import('../replay/screen.tsx')),
  new: from(() => import('../screens/new-table.tsx')),
  mine: from(() => import('../screens/mine.tsx')),
  learn: from(() => import('../teach/learn.tsx')),
  puzzle: from(() => import('../teach/puzzle.tsx')),
  rules: from(() => import('../teach/rules.tsx')),
  settings: from(() => import('../screens/settings.tsx')),
  nowhere: from(() => import('../screens/nowhere.tsx')),
};
