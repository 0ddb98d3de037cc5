// A person at the picture table of Scarface 1920 who only touches what is lit and lies open: inside the page, because thousands
// of small steps are too many to take from afar.
import type { Page } from '@playwright/test';

export interface Played {
  readonly touches: number;
  /** Touches of each turn of one's own, in order. */
  readonly turns: readonly number[];
  /** Messages that something was not possible. */
  readonly refused: readonly string[];
  /** Lit parts of the table that could not be touched, and why: covered, cut off, outside the window. */
  readonly hidden: readonly string[];
}

/**
 * Where a finger hits this and nothing else: its middle, or another point of it inside the window. Null: nothing of it lies
 * open. Also used by the bench.
 */
export const OPEN_POINT = `(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  for (const [x, y] of [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85], [0.35, 0.9], [0.65, 0.9], [0.07, 0.1], [0.93, 0.93]]) {
    const at = [left + width * x, top + height * y];
    if (document.elementFromPoint(...at)?.closest('button') === one) return at;
  }
  return null;
}`;

/**
 * Picks two cards for a Plan, touches something that lights up, does as it is asked, and mostly ends the turn when that is
 * possible: by a row of numbers that is the same every time. Where nothing lit lies open, it looks behind the tabs that say
 * that something is there.
 */
const touching = (most: number): string => `new Promise((resolve, reject) => {
  let seed = 7;
  const below = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  const some = (list) => list[below(list.length)];
  const openPoint = ${OPEN_POINT};
  const turns = [];
  const refused = [];
  const hidden = new Map();
  let touches = 0;
  const last = [];
  let before = -1;
  let since = performance.now();
  let lookedAt = since;
  let wasPlanning = false;
  const table = () => document.querySelector('.sft-table');
  const question = () => document.querySelector('.sft-bar')?.innerText;
  let changes = 0;
  const watch = new MutationObserver(() => changes++);
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const touch = (one) => {
    touches++;
    if (turns.length > 0) turns[turns.length - 1]++;
    last.push((one.dataset.pick ?? one.textContent) + ' at "' + question() + '"');
    if (last.length > 4) last.shift();
    const at = openPoint(one);
    // What a finger would hit there, and not what was meant.
    document.elementFromPoint(...at).closest('button').click();
  };
  const isOpen = (one) => {
    if (openPoint(one) !== null) return true;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const name = one.dataset.pick ?? one.className;
    if (!hidden.has(name))
      hidden.set(name, name + ' at ' + [left, top, right, bottom].map(Math.round).join() + ' under ' + (above?.className || above?.tagName || 'nothing') + ': ' + question());
    return false;
  };
  const look = () => {
    for (const toast of document.querySelectorAll('.toast')) {
      refused.push(toast.textContent + ' after ' + last.join(', '));
      toast.querySelector('button')?.click();
    }
    // The last touch counts when it is answered: nothing is lit before.
    const isAnswered = changes !== before && document.querySelector('.sft-touch.lit, .toast') !== null;
    if (document.querySelector('.ending') !== null || (touches >= ${most} && (isAnswered || performance.now() - since > 3_000))) { watch.disconnect(); return resolve({ touches, turns, refused, hidden: [...hidden.values()] }); }
    const now = performance.now();
    if (now - since > 60_000) return reject(new Error('nothing happens any more: ' + table()?.innerText + ' after ' + last.join(', ')));
    // In a rival's turn only Jobs are lit, and the rival may be quicker: then a touch is refused, rightly. The Enforcer waits for an
    // answer, which is in the bar.
    const isRivals = () => document.querySelector('.sft-bar .sft-touch.lit') === null && /^(It is .+[’']s turn|.+ lays out a Plan)\\./.test(question() ?? '');
    const at = changes;
    if (touches < ${most} && (at !== before || now - lookedAt > 3_000) && !isRivals()) {
      lookedAt = now;
      const lit = [...document.querySelectorAll('.sft-touch.lit')].filter((one) => one.checkVisibility() && isOpen(one));
      const tabs = [...document.querySelectorAll('.sft-tabs .asked:not([aria-selected=true])')];
      const isPlanning = document.querySelector('.sft-hand .in-hand.lit') !== null && lit.some(({ dataset }) => dataset.pick === 'do:ready');
      if (isPlanning && !wasPlanning) turns.push(0);
      if (lit.length > 0) wasPlanning = isPlanning;
      const armed = [...document.querySelectorAll('.sft-bar .armed')].find(isOpen);
      const hand = lit.filter((one) => one.matches('.in-hand:not(.picked)'));
      const picked = document.querySelectorAll('.in-hand.picked').length;
      const others = lit.filter((one) => !one.matches('.in-hand') || !isPlanning);
      const going = others.filter(({ dataset }) => !['do:ready', 'do:end-turn', 'do:stop', 'act:dismiss'].includes(dataset.pick));
      const end = others.find(({ dataset }) => dataset.pick === 'do:end-turn');
      const chosen = armed !== undefined ? armed
        : isPlanning && hand.length > 0 && picked < 2 ? some(hand)
        : end !== undefined && below(3) < 2 ? end
        : going.length > 0 && below(10) < 9 ? some(going)
        : others.length === 0 && tabs.length > 0 ? some(tabs)
        : lit.length > 0 ? some(others.length > 0 ? others : lit)
        : null;
      if (chosen !== null) {
        since = now;
        touch(chosen);
      }
      before = changes;
    }
    setTimeout(look, 2);
  };
  look();
})`;

/** Plays to the end, or for `most` touches. */
export const touchOn = (page: Page, most = 1e9): Promise<Played> => page.evaluate<Played>(touching(most));

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
