// Today's challenge of Scarface 1920 as a device keeps it shortly before its end: hundreds of decisions are played here, and the
// last of them in the browser.
import { Dealer, openSmallTable } from '@backroom/croupier';
import { type Entry, Match, portable, type Terms } from '@backroom/match';
import { scarface } from '@backroom/scarface';
import { daily } from '@backroom/scarface/daily';
import type { Kept } from './shelf.ts';

/** The first choice each time, as the browser test goes on. */
export function challengeNearItsEnd(date: string, decisionsLeft = 3): Kept {
  const { options, seed } = daily(date);
  const secret = portable.sha256(seed);
  const now = Date.now();
  const terms: Terms = {
    match: `scarface-${date}`,
    game: 'scarface',
    rules: scarface.rules,
    options: options as never,
    seats: 1,
    pace: null,
    undo: 'allowed',
    window: 0,
    standIn: { level: 'sharp', temperament: null },
    position: null,
    after: null,
  };
  const opened = openSmallTable(scarface, terms, [{ kind: 'person' }], secret, now);
  const match = opened.ok ? Match.fold(scarface, opened.value) : opened;
  if (!opened.ok || !match.ok) throw new Error('the challenge cannot be opened');
  const dealer = new Dealer(match.value, secret);
  const entries: Entry[] = [...opened.value];
  const lengths: number[] = [];
  const write = (): void => void entries.push(...dealer.takeHappenings().map(({ entry }) => entry));
  for (;;) {
    dealer.doChores(now);
    write();
    if (dealer.match.phase === 'over') break;
    lengths.push(entries.length);
    const [action] = scarface.legal(dealer.match.state, 0);
    const verdict = dealer.match.admit(0, { do: 'act', action, as: 'person', race: null }, now);
    if (!verdict.ok) throw new Error(verdict.why);
    dealer.enact(verdict.deeds, null, now);
    write();
  }
  const kept = entries.slice(0, lengths.at(-decisionsLeft));
  return { id: terms.match, game: 'scarface', secret, here: [0], names: ['Ada'], entries: kept, over: false };
}
