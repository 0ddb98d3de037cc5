// `backroom`: one command, several tables.
import { enableCompileCache } from 'node:module';

// The second start is quicker: what was compiled once is kept (in the system's folder for temporary files).
enableCompileCache();
const { parseCommand } = await import('./command.ts');

process.exitCode = await parseCommand(process.argv.slice(2));
