// npm run languages            writes the lists of languages in the packages
// npm run languages -- pt      does that too, and prints which texts Portuguese lacks
//
// Exits with 1 if a text is missing, with 2 if the argument is not a language code.
import { join } from 'node:path';
import { listReport, writeLists } from './lists.ts';
import { isCode, LIST, listedIn, missingIn, summaryOf } from './missing.ts';

const root = join(import.meta.dirname, '../../..');
const [code] = process.argv.slice(2);

if (code !== undefined && !isCode(code)) {
  console.error(`“${code}” is not a language code. Say for example: npm run languages -- pt`);
  process.exitCode = 2;
} else {
  const codes = await listedIn(root);
  console.log(listReport(writeLists(root, codes), codes));
  if (code !== undefined) await report(code, codes.includes(code));
}

async function report(code: string, isListed: boolean): Promise<void> {
  const missing = await missingIn(root, code);
  if (!isListed) console.log(`${LIST}: ${code} is not in the list`);
  for (const { file, keys } of missing) {
    if (keys === null) console.log(`${file}: missing`);
    else for (const key of keys) console.log(`${file}: ${key}`);
  }
  console.log(summaryOf(code, isListed, missing.length));
  process.exitCode = isListed && missing.length === 0 ? 0 : 1;
}
