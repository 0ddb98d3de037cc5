// The figures of a page in a browser: what a game measures, and the arithmetic. For bench:page.
import type { Browser } from '@playwright/test';
import type { Scales } from '../packages/web/test/support/scales.ts';

export interface PageRow {
  readonly what: string;
  readonly unit: string;
  /** Null: it cannot be measured in this browser. */
  readonly value: number | null;
  readonly most?: number;
  readonly least?: number;
}

export interface PageBench {
  /** Its mark in docs/performance.md. */
  readonly mark: string;
  /** `runs`: how often a new visitor opens the page. */
  rows(browser: Browser, scales: Scales, runs: number): Promise<PageRow[]>;
}

export const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};
export const middle = (numbers: readonly number[]): number => quantile(numbers, 0.5);

export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
