// What test files need besides Node: Chromium and PostgreSQL. Finds or installs both before the first test; files whose need
// cannot be met are left out, by name, with the command that installs it.
import { ensureChromium, installCommand } from '../browser.mjs';
import { ensurePostgres, postgresCommand } from '../postgres.mjs';
import { reachedFrom } from './imports.ts';

const OPENS_BROWSER = 'scripts/browser.mjs';
const STARTS_POSTGRES = 'packages/server/test/support/postgres.ts';

export interface Missing {
  readonly what: string;
  readonly files: readonly string[];
  readonly command: string;
}

export interface Provided {
  /** The files that can run. */
  readonly able: readonly string[];
  readonly missing: readonly Missing[];
  /** Null: no file needs it, or there is none. */
  readonly chromium: string | null;
}

export async function provide(files: readonly string[], root: string): Promise<Provided> {
  const reaching = (module: string): string[] => files.filter((file) => reachedFrom(file, root).files.has(module));
  const inBrowser = reaching(OPENS_BROWSER);
  const onPostgres = reaching(STARTS_POSTGRES);
  const chromium = inBrowser.length > 0 ? await ensureChromium() : null;
  const postgres = onPostgres.length > 0 ? await ensurePostgres() : null;
  const missing = [
    ...(chromium === null ? [{ what: 'Chromium', files: inBrowser, command: installCommand }] : []),
    ...(postgres === null ? [{ what: 'PostgreSQL', files: onPostgres, command: postgresCommand }] : []),
  ].filter((one) => one.files.length > 0);
  const isWithout = (file: string): boolean => missing.some((one) => one.files.includes(file));
  return { able: files.filter((file) => !isWithout(file)), missing, chromium };
}
