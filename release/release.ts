// `npm run release`: checks that this clone can be released, and makes everything that is published. It publishes nothing itself.
//
//   npm run release -- --set 0.2.0     gives every package this version
//   npm run release                    the dry run: checks, packages twice, bill of materials, and the commands that publish
import { parseArgs } from 'node:util';
import { dryRun } from './dry-run.ts';
import { setVersion } from './version.ts';

const { values } = parseArgs({ options: { set: { type: 'string' } } });
if (values.set !== undefined) setVersion(values.set);
else process.exitCode = (await dryRun()) ? 0 : 1;
