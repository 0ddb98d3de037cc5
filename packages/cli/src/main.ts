// `backroom`: one command, several tables.
import { parseCommand } from './command.ts';

process.exitCode = await parseCommand(process.argv.slice(2));
