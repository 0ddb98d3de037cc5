// `npm run soak`: the long proofs. Each prints its seed and its figure.
//
//   npm run soak                          all of them, some hours
//   npm run soak -- kills retries         only these
//   npm run soak -- --quick               all of them, about ten minutes
//   npm run soak -- kills --part 0.1      a tenth of the long one
//   npm run soak -- kills --seed 12345    the same again
//   npm run soak -- kills --write         and puts the figure into docs/trust.md
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Seeded } from '@backroom/kit';
import { inSoakFolder, PROOFS } from './proofs.ts';
import { keepFigure } from './trust.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    part: { type: 'string' },
    seed: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const part = values.part === undefined ? null : Number(values.part);
if (part !== null && !(part > 0 && part <= 1)) {
  console.error('--part is more than 0 and at most 1.');
  process.exit(2);
}
const unknown = positionals.find((name) => !Object.hasOwn(PROOFS, name));
if (unknown !== undefined) {
  console.error(`There is no proof ${unknown}. There are: ${Object.keys(PROOFS).join(', ')}`);
  process.exit(2);
}

let failed = false;
for (const name of positionals.length > 0 ? positionals : Object.keys(PROOFS)) {
  const proof = PROOFS[name];
  const seed = values.seed ?? String(randomInt(2 ** 31));
  const amount = part !== null ? Math.ceil(proof.long * part) : values.quick ? proof.quick : proof.long;
  console.log(`${proof.promise} ${name}: seed ${seed} …`);
  const begun = performance.now();
  try {
    const figure = await inSoakFolder((folder) => proof.run(amount, new Seeded(seed), folder));
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`  ${figure} (${seconds} s)`);
    const length = part !== null ? ` --part ${part}` : values.quick ? ' --quick' : '';
    const command = `npm run soak -- ${name}${length} --seed ${seed}`;
    if (values.write) keepFigure({ promise: proof.promise, name, what: proof.what, figure, seed, command });
  } catch (error) {
    failed = true;
    console.error(`  FAILED with seed ${seed}`, error);
  }
}
process.exit(failed ? 1 : 0);
