// The ladder as a page: one file, no network, no script.
import type { Pairing } from './index.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A horizontal bar with its interval, on a scale from 0 to 1. */
function bar(share: number, margin: number, fair: number): string {
  const x = (value: number): string => (300 * Math.min(Math.max(value, 0), 1)).toFixed(1);
  const width = (from: number, to: number): string => (Number(x(to)) - Number(x(from))).toFixed(1);
  return (
    `<svg viewBox="0 0 300 16" width="300" height="16" aria-hidden="true"><rect width="300" height="16" fill="#2a231b"/>` +
    `<rect width="${x(share)}" height="16" fill="#c9a227"/>` +
    `<rect x="${x(share - margin)}" y="6" width="${width(share - margin, share + margin)}" height="4" fill="#f7ecd0"/>` +
    `<rect x="${x(fair)}" width="1.5" height="16" fill="#d8503f"/></svg>`
  );
}

export function reportPage(
  game: string,
  pairings: readonly Pairing[],
  rated: ReadonlyMap<string, number>,
  games: number,
  seed: string,
): string {
  const ladder = [...rated].sort((a, b) => b[1] - a[1]);
  const low = Math.min(...rated.values());
  const high = Math.max(...rated.values());
  const rungs = ladder.map(
    ([name, points]) =>
      `<tr><th>${escaped(name)}</th><td>${points.toFixed(0)}</td><td>${bar((points - low + 50) / (high - low + 50), 0, 2)}</td></tr>`,
  );
  const rows = pairings.map(
    ({ a, b, seats, share }) =>
      `<tr><th>${escaped(a)}</th><td>${seats > 2 ? `${seats - 1} × ` : ''}${escaped(b)}</td>` +
      `<td>${(100 * share.share).toFixed(1)} % ± ${(100 * share.margin).toFixed(1)}</td><td>${bar(share.share, share.margin, 1 / seats)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ladder: ${escaped(game)}</title>
<style>
body { background: #15110d; color: #e9dcc3; font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { color: #c9a227 } table { border-collapse: collapse } th, td { padding: .2rem .8rem .2rem 0; text-align: left; font-weight: normal }
th { font-weight: 600 } td:nth-child(2), td:nth-child(3) { white-space: nowrap }
</style>
<h1>Ladder: ${escaped(game)}</h1>
<p>${games} games each, seed “${escaped(seed)}”. The red line is a fair share; the pale bar is the 95 % interval.</p>
${rungs.length > 0 ? `<h2>Elo (two seats)</h2><table>${rungs.join('\n')}</table>` : ''}
<h2>Matches</h2><table>${rows.join('\n')}</table>
</html>
`;
}
