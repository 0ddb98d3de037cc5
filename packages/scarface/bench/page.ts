// How long a visitor waits for the picture, what a touch costs, how smoothly pieces fly, and the memory. For bench:page.
import type { GameBench } from '../../../bench/games.ts';
import { mean, middle, quantile } from '../../../bench/page-figures.ts';
import { say } from '../../../bench/say.ts';
import { heapAfterGame, type Opened, openPicture, playPicture } from './picture-visit.ts';

/** @public Loaded by name: see bench/games.ts. */
export const page: GameBench['page'] = {
  mark: 'picture',
  async rows(browser, scales, runs) {
    const opened: Opened[] = [];
    while (opened.length < runs) {
      opened.push(await openPicture(browser, scales));
      say(`opened ${opened.length} of ${runs}: ${Math.round(opened.at(-1)?.litMs ?? 0)} ms`);
    }
    const { bytes: asText } = await openPicture(browser, scales, true);
    const { drawn, touches } = await playPicture(browser, scales.address);
    say('played for a while; now a whole game for its memory');
    const heap = await heapAfterGame(browser, scales.address);
    const bytes = middle(opened.map((one) => one.bytes));
    return [
      { what: 'programs and styles until it can be played', unit: 'bytes', value: bytes },
      { what: 'of these, more than the text table needs', unit: 'bytes', value: bytes - asText, most: 110_000 },
      {
        what: 'cold open to the first legal click',
        unit: 'ms',
        value: middle(opened.map((one) => one.litMs)),
        most: 2500,
      },
      { what: 'a touch until it shows, p50', unit: 'ms', value: middle(touches) },
      { what: 'a touch until it shows, p95', unit: 'ms', value: quantile(touches, 0.95), most: 100 },
      { what: 'pictures drawn while pieces fly', unit: 'a second', value: 1000 / mean(drawn), least: 59 },
      { what: 'between two of them, p95', unit: 'ms', value: quantile(drawn, 0.95) },
      { what: 'JavaScript heap after a whole game', unit: 'MB', value: heap, most: 120 },
    ];
  },
};
