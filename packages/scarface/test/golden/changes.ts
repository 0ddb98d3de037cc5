// The difference between two tables in short words: "money 30>33", "rival 1 prison 1>2".
import { type State, tokensOn } from '../../src/state.ts';
import { DISTRICTS } from '../../src/vocabulary.ts';

type Facts = Readonly<Record<string, string | number>>;

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

function factsOf(s: State): Facts {
  const facts: Record<string, string | number> = {};
  for (const [seat, p] of s.players.entries()) {
    const own = seat === 0 ? '' : `rival ${seat} `;
    for (const name of [
      'money',
      'crime',
      'recruits',
      'safehouses',
      'headquarters',
      'underworld',
      'authorities',
      'prison',
      'boss',
    ] as const)
      facts[own + name] = p[name];
    facts[`${own}thugs`] = places(p.thugs);
    facts[`${own}vehicles`] = places(p.cars.map((n, d) => n + p.trucks[d]));
    facts[`${own}working`] = sum(p.deals.map((deal) => deal.thug));
    const tiles = s.tiles.filter((tile) => tile.owner === seat);
    for (const good of ['alcohol', 'gun'] as const)
      facts[own + good] = sum(p.deals.map((deal) => deal[good])) + sum(tiles.map((tile) => tile[good]));
    facts[`${own}neighbourhoods`] = tiles.length;
    facts[`${own}businesses`] = sum(tiles.map(tokensOn));
    facts[`${own}nightclubs`] = sum(tiles.map((tile) => tile.night));
    facts[`${own}stats`] = p.stats.join('');
    for (const pile of ['hand', 'deck', 'discard', 'jobs', 'fulfilled', 'deals'] as const)
      facts[own + pile] = p[pile].length;
  }
  const turn = s.stack.find((frame) => frame.kind === 'turn');
  facts.muscle = turn?.kind === 'turn' ? turn.muscle : 0;
  facts.influence = turn?.kind === 'turn' ? turn.influence : 0;
  facts.police = places(s.police);
  facts.ring = s.ring;
  facts.time = s.time;
  facts.market = s.market.join('+');
  facts.known = sum(
    [s.jobs, s.dealers, s.federal].map((deck) => deck.seen.filter((seats) => (seats & 1) === 1).length),
  );
  facts.gone = s.gone.length;
  return facts;
}

const places = (counts: readonly number[]): string =>
  counts.flatMap((n, d) => (n > 0 ? [`${n}@${DISTRICTS[d]}`] : [])).join('+') || '0';

export function changesBetween(before: State, after: State): string {
  const [old, now] = [factsOf(before), factsOf(after)];
  const changed = Object.keys(now).filter((name) => old[name] !== now[name]);
  return changed.length === 0 ? 'nothing' : changed.map((name) => `${name} ${old[name]}>${now[name]}`).join(', ');
}
