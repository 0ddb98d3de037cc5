// What the page does for a game's own parts.
import { type PageServices, Seeded } from '@backroom/kit';
import { openHere } from '../local/keeper.ts';
import { loadMatch } from '../local/match-store.ts';
import { lastQuickMatch, newQuickMatch } from '../local/quick-match.ts';
import { pngOf, share, shareText } from '../replay/share.ts';
import { fresh } from '../seat/fresh.ts';
import { ownName } from '../seat/names.ts';
import { spoken } from '../words/index.ts';
import { announce } from './announce.ts';
import { go } from './router.ts';

const addressOf = (match: string): string => `/here/${match}`;

/** In the current language. */
export const usePageServices = (game: string): PageServices => ({
  language: spoken.value?.language ?? 'en',
  go,
  announce,
  random: () => new Seeded(fresh()),
  unfinished: async () => {
    const begun = await lastQuickMatch(game);
    return begun && addressOf(begun.match);
  },
  open: async (options, opponents) => addressOf((await newQuickMatch(game, options, opponents)).match),
  openSeeded: async (match, seed, options) => {
    if ((await loadMatch(match)) !== null) return addressOf(match);
    const { portable } = await import('../seat/hashing.ts');
    const given = { match, secret: portable.sha256(seed) };
    const holders = [{ kind: 'person' }] as const;
    await openHere({ game, options, holders, names: [ownName()], given, position: null });
    return addressOf(match);
  },
  shareText,
  sharePicture: async (name, svg) => share(name, await pngOf(svg)),
});
