// Playing again on this device: the same game, the same people, and bots of the same strength.
import type { Holder } from '@backroom/match';
import type { Seated } from '../seat/seated.ts';
import { openTable } from './keeper.ts';
import { newQuickMatch, type QuickMatch } from './quick-match.ts';

export async function another({ moment }: Pick<Seated, 'moment'>): Promise<QuickMatch> {
  const { terms, table } = moment.peek() ?? {};
  if (terms === undefined || table === undefined) return newQuickMatch();
  const { game, options } = terms;
  const names = table.chairs.map(({ name }) => name);
  const holders = table.chairs.map(({ holder }): Holder => holder ?? { kind: 'person' });
  const isAlone = holders.filter(({ kind }) => kind === 'person').length === 1;
  const { match, here } = await openTable({ game, options, holders, names, position: null, guestBegins: isAlone });
  return { game, match, seat: here[0] ?? 0 };
}
