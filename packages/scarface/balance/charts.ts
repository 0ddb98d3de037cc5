// The findings as one page of charts: plain HTML and SVG, nothing loaded from anywhere.

import { gangs } from '../src/cards/names/gangs/en.ts';
import { jobs } from '../src/cards/names/jobs/en.ts';
import { people } from '../src/cards/names/people/en.ts';
import type { CardFinding } from './findings.ts';
import { ROADS } from './play.ts';
import type { Share } from './share.ts';
import { CARD_GIVE, GANG_GIVE, meanWon, percent, type Report, SEAT_GIVE, withGive } from './summary.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface Bar {
  readonly label: string;
  readonly share: Share;
}

const WIDTH = 640;
const LABEL = 190;
const ROW = 26;

/** Bars with whiskers, and the band they should end in. */
function barChart(title: string, bars: readonly Bar[], target: readonly [number, number] | null, top: number): string {
  const x = (share: number): number => LABEL + (Math.min(share, top) / top) * (WIDTH - LABEL - 90);
  const height = bars.length * ROW + 8;
  const band =
    target === null
      ? ''
      : `<rect class="target" x="${x(target[0])}" y="0" width="${x(target[1]) - x(target[0])}" height="${height}"/>`;
  const rows = bars.map(({ label, share }, i) => {
    const y = i * ROW + 6;
    const [low, high] = [x(Math.max(0, share.share - share.give)), x(share.share + share.give)];
    return `<text x="${LABEL - 8}" y="${y + 13}" text-anchor="end">${escaped(label)}</text>
<rect class="bar" x="${LABEL}" y="${y}" width="${x(share.share) - LABEL}" height="16"/>
<path class="whisker" d="M${low} ${y + 8}H${high}M${low} ${y + 4}V${y + 12}M${high} ${y + 4}V${y + 12}"/>
<text x="${high + 6}" y="${y + 13}">${percent(share.share)}</text>`;
  });
  const words = bars.map(({ label, share }) => `${label} ${withGive(share)}`).join('; ');
  return `<section><h2>${escaped(title)}</h2><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(`${title}: ${words}`)}">${band}${rows.join('')}</svg></section>`;
}

const byUse = (cards: readonly CardFinding[], name: (id: string) => string): Bar[] =>
  cards.toSorted((a, b) => b.used.share - a.used.share).map(({ card, used }) => ({ label: name(card), share: used }));

const byWins = (cards: readonly CardFinding[], name: (id: string) => string): Bar[] =>
  cards
    .filter(({ won }) => won.count >= 10)
    .toSorted((a, b) => b.won.share - a.won.share)
    .map(({ card, won }) => ({ label: name(card), share: won }));

const STYLE = `:root{color-scheme:light dark;--ink:#241c10;--paper:#faf5e9;--gold:#a87b1f;--band:#cfe3cf}
@media (prefers-color-scheme:dark){:root{--ink:#f3e9d2;--paper:#12100c;--gold:#d9a941;--band:#24402a}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);margin:0 auto;max-width:46rem;padding:1rem}
h1,h2{font-weight:600;letter-spacing:.02em}svg{width:100%;height:auto}text{font-size:13px;fill:var(--ink)}
.bar{fill:var(--gold)}.whisker{stroke:var(--ink);fill:none}.target{fill:var(--band)}td,th{padding:.2rem .8rem .2rem 0;text-align:left}`;

export function chartsPage(f: Report): string {
  const fair = 1 / f.seats;
  const around = (give: number): [number, number] => [fair - give, fair + give];
  const won = meanWon(f);
  const name = (id: string): string =>
    (people as Record<string, { name: string }>)[id]?.name ??
    (jobs as Record<string, { name: string }>)[id]?.name ??
    id;
  const facts: readonly (readonly [string, string])[] = [
    ['Games', `${f.games}, ${f.seats} players each, seed “${f.seed}”`],
    [
      'Players',
      f.level === 'habit'
        ? 'equal bots playing by habit'
        : `equal bots (${f.level}), at most ${f.most} imagined continuations a decision`,
    ],
    ['Totals at 5, 25, 50, 75, 95 %', f.totals.map((total) => `$${total}`).join(', ')],
    ['Totals within $120 to $400', withGive(f.within)],
    ['Decisions a game; turns a player', `${f.decisions.toFixed(0)}; ${f.turns.toFixed(1)}`],
    ['Raids and seizures a game', `${f.raids.toFixed(1)}; ${f.seizedPerGame.toFixed(1)}`],
    ['Whoever led before the last round won', withGive(f.settledEarly)],
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Scarface 1920: balance</title><style>${STYLE}</style></head><body>
<h1>Scarface 1920: balance</h1>
<p>Made by <code>npm run balance</code>. Whiskers are 95 % intervals; the shaded band is where a bar should end; on the ladder,
where it should not: a quarter is what equals win.</p>
<table>${facts.map(([what, value]) => `<tr><th scope="row">${escaped(what)}</th><td>${escaped(value)}</td></tr>`).join('')}</table>
${barChart(
  'Wins by gang',
  Object.entries(f.gangs).map(([gang, share]) => ({ label: gangs[gang as keyof typeof gangs].name, share })),
  around(GANG_GIVE),
  0.5,
)}
${barChart(
  'Wins by seat, from the starting player',
  f.places.map((share, i) => ({ label: `Seat ${i + 1}`, share })),
  around(SEAT_GIVE),
  0.5,
)}
${barChart(
  'What brought winners most',
  ROADS.map((road) => ({ label: road, share: f.mainRoads[road] })),
  null,
  1,
)}
<section><h2>Dollars by road</h2><table><tr><th>Road</th><th>Everybody</th><th>Winners</th></tr>${ROADS.map((road) => `<tr><th scope="row">${road}</th><td>${f.roads[road].all.toFixed(1)}</td><td>${f.roads[road].winners.toFixed(1)}</td></tr>`).join('')}</table></section>
${
  f.rungs.length === 0
    ? ''
    : barChart(
        'The ladder: wins of one against three of another',
        f.rungs.map(({ hero, rival, won }) => ({ label: `${hero} against ${rival}`, share: won })),
        [0, fair],
        1,
      )
}
${f.solo
  .map(({ level, shares }) =>
    barChart(
      `Alone against the Enforcer: wins of ${level}`,
      shares.map(({ difficulty, won }) => ({ label: difficulty, share: won })),
      null,
      1,
    ),
  )
  .join('')}
${barChart('Associates: hired, of the games in which they lay in the market', byUse(f.associates, name), null, 1)}
${barChart('Associates: wins of those who hired them', byWins(f.associates, name), [won - CARD_GIVE, won + CARD_GIVE], 0.8)}
${barChart('Jobs: fulfilled, of the players who held them', byUse(f.jobs, name), null, 1)}
${barChart('Jobs: wins of those who fulfilled them', byWins(f.jobs, name), null, 0.8)}
</body></html>
`;
}
