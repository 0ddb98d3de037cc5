// How long a visitor waits for the first legal click, what a touch costs, and how smoothly cars drive. For bench:page.
import type { Animated } from '../../../bench/animations.ts';
import type { GameBench } from '../../../bench/games.ts';
import { mean, middle, type PageRow, quantile } from '../../../bench/page-figures.ts';
import { say } from '../../../bench/say.ts';
import { type Driven, drive } from './driving-visit.ts';
import { type Opened, open } from './opening-visit.ts';

const shareOf = (numbers: readonly number[], is: (n: number) => boolean): number =>
  numbers.filter(is).length / numbers.length;

const isRefused = ({ failure }: Animated): boolean => failure !== 0;

/** One and a half frames at 60 Hz. */
const LATE_MS = 25;

function rowsOf(opened: readonly Opened[], { drawn, frames, starts, touches, animations, laidIn }: Driven): PageRow[] {
  const of = (what: (one: Opened) => number): number => middle(opened.map(what));
  return [
    { what: 'JavaScript to the first legal click', unit: 'bytes', value: of(({ bytes }) => bytes), most: 60_000 },
    { what: 'cold open to the first legal click', unit: 'ms', value: of(({ litMs }) => litMs), most: 1000 },
    { what: 'cold open to the first picture', unit: 'ms', value: of(({ paintMs }) => paintMs) },
    { what: 'until then, scripts', unit: 'CPU ms', value: of(({ scriptMs }) => scriptMs) },
    { what: 'until then, styles and layout', unit: 'CPU ms', value: of(({ layoutMs }) => layoutMs) },
    { what: 'until then, the page’s thread in all', unit: 'CPU ms', value: of(({ taskMs }) => taskMs) },
    { what: 'what moved under the visitor’s eyes', unit: 'CLS', value: of(({ shift }) => shift), most: 0.1 },
    { what: 'frames in which the table is laid', unit: 'of 4', value: laidIn, least: 4 },
    { what: 'a touch until it shows, p50', unit: 'ms', value: middle(touches), most: 100 },
    { what: 'a new position until its cars drive, p50', unit: 'ms', value: middle(starts) },
    { what: 'pictures drawn while cars drive', unit: 'a second', value: 1000 / mean(drawn), least: 59 },
    { what: 'between two of them, p50', unit: 'ms', value: middle(drawn), most: 17 },
    { what: 'between two of them, p95', unit: 'ms', value: quantile(drawn, 0.95) },
    { what: 'those that came one late', unit: '%', value: 100 * shareOf(drawn, (ms) => ms > LATE_MS) },
    {
      what: 'between two frames of the page if it asks for all of them, p95',
      unit: 'ms',
      value: quantile(frames, 0.95),
    },
    {
      what: 'animations that the compositor refuses',
      unit: `of ${animations?.length ?? '?'}`,
      value: animations?.filter(isRefused).length ?? null,
      most: 0,
    },
  ];
}

/** @public Loaded by name: see bench/games.ts. */
export const page: GameBench['page'] = {
  mark: 'page',
  async rows(browser, scales, runs) {
    const opened: Opened[] = [];
    while (opened.length < runs) {
      opened.push(await open(browser, scales));
      say(`opened ${opened.length} of ${runs}: ${Math.round(opened.at(-1)?.litMs ?? 0)} ms`);
    }
    const driven = await drive(browser, scales.address);
    for (const { node, failure } of driven.animations?.filter(isRefused) ?? [])
      say(`the compositor refused ${node} (Chromium's reasons: ${failure.toString(2)})`);
    return rowsOf(opened, driven);
  },
};
