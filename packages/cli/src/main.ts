// `backroom`: one command, several tables.
import { enableCompileCache } from 'node:module';

// A compile cache in the system's temporary folder makes the second start faster.
enableCompileCache();
const { parseCommand } = await import('./command.ts');

process.exitCode = await parseCommand(process.argv.slice(2));
