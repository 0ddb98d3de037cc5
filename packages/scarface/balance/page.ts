// docs/balance.json as a page with pictures. Made from the committed figures alone, so that a test can repeat it.
import { boundOf, type Figure, type Run, type Verdict, verdictOf } from './figures.ts';
import { NOTES } from './notes.ts';
import { type Bar, barChart } from './pictures.ts';

/** What is committed: the runs, and the bounds that a run has met once. */
export interface BalanceRecord {
  readonly runs: readonly Run[];
  /** `level figure`: met in some committed run. A later run that misses it fails a test. */
  readonly met: readonly string[];
}

export const nameOf = (run: Run, id: string): string => `${run.level} ${id}`;

export function verdictIn(run: Run, id: string): Verdict | null {
  const bound = boundOf(id, run.level);
  const figure = run.figures[id];
  if (bound === null) return null;
  if (figure === undefined) throw new Error(`the run has no figure ${id}`);
  return verdictOf(figure, bound);
}

/** The committed record with this run in place of the last one of its level. Bounds that were met once stay listed. */
export function withRun(before: BalanceRecord, run: Run): BalanceRecord {
  const runs = [...before.runs.filter(({ level }) => level !== run.level), run];
  const met = new Set(before.met);
  for (const id of Object.keys(run.figures)) if (verdictIn(run, id) === 'met') met.add(nameOf(run, id));
  return { runs, met: [...met].sort() };
}

interface Chart {
  readonly name: string;
  readonly title: string;
  readonly of: (id: string) => boolean;
  readonly top: number;
}

const CHARTS: readonly Chart[] = [
  { name: 'gangs-4', title: 'Wins by gang, four players (%)', of: (id) => id.startsWith('gangs/4/'), top: 60 },
  { name: 'gangs-3', title: 'Wins by gang, three players (%)', of: (id) => id.startsWith('gangs/3/'), top: 80 },
  { name: 'gangs-2', title: 'Wins by gang, two players (%)', of: (id) => id.startsWith('gangs/2/'), top: 100 },
  { name: 'seats', title: 'Wins by seat from the starting player (%)', of: (id) => id.startsWith('seats/4/'), top: 60 },
  { name: 'actions', title: 'Actions taken (%)', of: (id) => id.startsWith('actions/'), top: 60 },
  { name: 'roads', title: 'What brought winners most (%)', of: (id) => id.startsWith('roads/'), top: 100 },
  {
    name: 'without',
    title: 'Points of winning lost by never doing it',
    of: (id) => id.startsWith('without/'),
    top: 25,
  },
  { name: 'alone', title: 'Wins against the Enforcer (%)', of: (id) => id.startsWith('alone/'), top: 100 },
];

export interface Picture {
  readonly file: string;
  readonly svg: string;
}

export function picturesOf({ runs }: BalanceRecord): Picture[] {
  return runs.flatMap((run) =>
    CHARTS.flatMap(({ name, title, of, top }) => {
      const bars = Object.entries(run.figures)
        .filter(([id]) => of(id))
        .map(([id, figure]): Bar => ({ label: id.split('/').at(-1) ?? id, figure, bound: boundOf(id, run.level) }));
      const file = `balance-${run.level}-${name}.svg`;
      return bars.length === 0 ? [] : [{ file, svg: barChart(`${title}: ${run.level}`, bars, top) }];
    }),
  );
}

const number = (n: number): string => n.toFixed(1);

function row(run: Run, id: string, figure: Figure): string {
  const bound = boundOf(id, run.level);
  const { least, most } = bound ?? {};
  const wanted =
    bound === null
      ? ''
      : least === undefined
        ? `at most ${number(most ?? 0)}`
        : most === undefined
          ? `at least ${number(least)}`
          : `${number(least)} to ${number(most)}`;
  const give = figure.give === 0 ? '' : ` ± ${number(figure.give)}`;
  return `| ${id} | ${number(figure.value)}${give} | ${figure.count} | ${wanted} | ${verdictIn(run, id) ?? ''} |`;
}

export function pageOf(record: BalanceRecord): string {
  const pictures = picturesOf(record);
  const parts = record.runs.map((run) => {
    const own = pictures.filter(({ file }) => file.startsWith(`balance-${run.level}-`));
    return [
      `## ${run.level}`,
      '',
      `\`${run.command}\`: seed "${run.seed}", at most ${run.most} playouts a decision, ${run.games} games of four.`,
      '',
      ...own.map(({ file }) => `![${file.slice(8, -4).replaceAll('-', ' ')}](pictures/${file})`),
      '',
      '| figure | measured | of | wanted | |',
      '| --- | ---: | ---: | --- | --- |',
      ...Object.entries(run.figures).map(([id, figure]) => row(run, id, figure)),
      '',
    ].join('\n');
  });
  return `# Balance of Scarface 1920

Made by \`npm run balance -- --write\` from games between equal bots; figures and intervals (95 %) are kept in [balance.json](balance.json). Shares are in per cent;
\`without/\` is what a bot loses that never does it, against three that may (25 is a fair share), in points. In the pictures the green band is where a bar should end.
*Met*: within the bound, with games enough to tell. *Open*: within, but too few games to tell. A bound that was met once and is missed later fails a test
(\`packages/scarface/test/balance.test.ts\`).

${parts.join('\n')}
${NOTES}`;
}
