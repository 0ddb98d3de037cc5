// Finds the texts that a language lacks: whole files, and the keys of sentences in files that exist. English is the measure.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The one list of languages. */
export const LIST = 'packages/kit/src/languages.ts';

export interface Missing {
  readonly file: string;
  /** Null: the whole file. */
  readonly keys: readonly string[] | null;
}

/** A language is a code of two or three letters. */
export const isCode = (code: string): boolean => /^[a-z]{2,3}$/.test(code);

export async function missingIn(root: string, code: string): Promise<Missing[]> {
  const files = globSync('{packages,examples}/*/lang/en/**/*.ts', { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const found: Missing[] = [];
  for (const english of files.sort()) {
    const file = english.replace('/lang/en/', `/lang/${code}/`);
    if (!existsSync(join(root, file))) {
      found.push({ file, keys: null });
      continue;
    }
    const [wanted, there] = await Promise.all([sentencesOf(join(root, english)), sentencesOf(join(root, file))]);
    const keys = [...wanted].filter((key) => !there.has(key));
    if (keys.length > 0) found.push({ file, keys });
  }
  return found;
}

/** The last line of the report. */
export function summaryOf(code: string, isListed: boolean, files: number): string {
  if (files > 0) return `${code} lacks texts in ${files} ${files === 1 ? 'file' : 'files'}.`;
  return isListed ? `${code} is complete.` : `${code} has all texts. Add its line to ${LIST}.`;
}

/** The codes in the list of languages. */
export async function listedIn(root: string): Promise<readonly string[]> {
  const { LANGUAGES } = await import(pathToFileURL(join(root, LIST)).href);
  return LANGUAGES;
}

async function sentencesOf(path: string): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  const collect = (node: unknown, key: string): void => {
    if (typeof node !== 'object' || node === null) keys.add(key);
    else for (const [name, value] of Object.entries(node)) collect(value, key === '' ? name : `${key}.${name}`);
  };
  for (const [name, value] of Object.entries(await import(pathToFileURL(path).href))) collect(value, name);
  return keys;
}
