// What the logs of a database say about clocks: who ran out of time, and what time the server granted.
import type { Postgres } from '../../support/postgres.ts';

const importing = (file: URL): string => `--import=${file.href}`;
const slow = new URL('../../support/slow-server.ts', import.meta.url);
const shortClocks = new URL('../../support/short-clocks-server.ts', import.meta.url);

/** For a node whose live clocks run out after ALLOWANCE milliseconds. */
export const SHORT_CLOCKS = { NODE_OPTIONS: importing(shortClocks) };
export const ALLOWANCE = 20_000;
/** The same, and it takes 2 s longer to open. */
export const SLOW_WITH_SHORT_CLOCKS = {
  NODE_OPTIONS: `${SHORT_CLOCKS.NODE_OPTIONS} ${importing(slow)}`,
  SLOW_BY: '2000',
};

export interface ClockLines {
  /** How many lines there are. */
  readonly length: number;
  /** Seats whose clock ran out. */
  readonly late: number;
  /** Milliseconds, one number for each grant. */
  readonly granted: readonly number[];
}

/** For each match. */
export async function clockLines(database: Postgres, url: string): Promise<ReadonlyMap<string, ClockLines>> {
  const rows = await database.run(
    'SELECT id, text FROM backroom.event JOIN backroom.match ON no = match ORDER BY no, seq',
    url,
  );
  const logs = Map.groupBy(rows, ({ id }) => String(id));
  return new Map([...logs].map(([id, lines]) => [id, read(lines.map(({ text }) => String(text)))]));
}

const read = (lines: readonly string[]): ClockLines => ({
  length: lines.length,
  late: lines.filter((line) => / clock:? hands seat \d+ to .*, late\b/.test(line)).length,
  granted: lines.flatMap((line) => {
    const found = / house:? grants (\d+) ms/.exec(line);
    return found === null ? [] : [Number(found[1])];
  }),
});
