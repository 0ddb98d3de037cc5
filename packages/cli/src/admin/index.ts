// `backroom admin`: looking after a house from the machine it runs on, whether it is open or closed.
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { findOffer } from '@backroom/games';
import { backUpDatabase, native, type Order, reach, readOrder, restore, verifyBackup } from '@backroom/server/admin';
import { plain } from '../play/text.ts';
import { wishOf } from './wish.ts';

export const ADMIN_USAGE = `backroom admin ACTION [--data FILE] [--why TEXT]    looks after a house, open or closed (docs/running.md)
  list matches|people|reports [PAGE]    list bans             200 a page, the newest first
  audit                                                       what was done here, by whom and why
  show MATCH                            end MATCH             public facts only: nobody's hand
  ban PERSON|RANGE                      unban PERSON|RANGE|BAN
  clear-title MATCH                     clear-name PERSON     clear-line MATCH LINE
  backup FILE                           verify FILE           restore FILE (the house must be closed)
  What changes something needs --why. Answers are JSON.`;

/** Status 1: it was refused; 2: it was asked wrongly. */
export async function admin(args: readonly string[]): Promise<number> {
  // One id in sixty-four begins with a dash, and is no option all the same.
  const { values, positionals } = parseArgs({
    args: args.map((word) => (/^-[\w-]{21}$/.test(word) ? `=${word}` : word)),
    allowPositionals: true,
    options: { data: { type: 'string' }, why: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [action = '', ...rest] = positionals.map((word) => word.replace(/^=-/, '-'));
  if (values.help || action === '') {
    console.log(ADMIN_USAGE);
    return values.help ? 0 : 2;
  }
  const data = values.data ?? process.env.BACKROOM_DATA ?? 'backroom.db';
  try {
    return await perform(action, rest, data, values.why ?? '');
  } catch (error) {
    console.error(`backroom admin: ${plain(error instanceof Error ? error.message : String(error))}`);
    return 1;
  }
}

async function perform(action: string, rest: readonly string[], data: string, why: string): Promise<number> {
  const [file] = rest;
  if (file !== undefined && rest.length === 1) {
    if (action === 'verify') return verify(file);
    if (action === 'restore' || action === 'backup') return copy(action, file, data, why);
  }
  const wish = wishOf(action, rest);
  if (wish === null) {
    console.error(ADMIN_USAGE);
    return 2;
  }
  const asked = readOrder({ who: whoAsks(), why, wish });
  if (!asked.ok) return wronglyAsked(asked.why);
  mustExist(data);
  show(await order(data, asked.value));
  return 0;
}

function verify(file: string): number {
  mustExist(file);
  const verdict = verifyBackup(file, native);
  show(verdict);
  return verdict.broken.length === 0 ? 0 : 1;
}

/** Noted afterwards: what is noted before is not in the database that is put in place. */
async function copy(action: 'backup' | 'restore', file: string, data: string, why: string): Promise<number> {
  const reason = why === '' && action === 'backup' ? 'backup' : why;
  const asked = readOrder({ who: whoAsks(), why: reason, wish: { do: 'note', what: `${action} ${file}` } });
  if (!asked.ok) return wronglyAsked(asked.why);
  if (reason === '') throw new Error('Say why, for those who ask later: --why TEXT');
  mustExist(action === 'backup' ? data : file);
  if (action === 'restore' && verifyBackup(file, native).broken.length > 0)
    throw new Error(`${file} holds a match that was changed: see backroom admin verify ${file}`);
  show(action === 'backup' ? backUpDatabase(data, file) : restore(file, data));
  await order(data, asked.value);
  return 0;
}

async function order(data: string, asked: Order): Promise<unknown> {
  const house = await reach(data, (id) => findOffer(id)?.game, native);
  try {
    const answer = await house.ask(asked);
    if (!answer.ok) throw new Error(answer.why);
    return answer.value;
  } finally {
    await house.close();
  }
}

function mustExist(file: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}. The house's database is named with --data FILE.`);
}

function wronglyAsked(why: string): number {
  console.error(`backroom admin: ${plain(why)} (see backroom admin --help)`);
  return 2;
}

/** In a container a user may have a number and no name. */
function whoAsks(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** As JSON escapes: what strangers wrote must not steer a terminal. */
function show(what: unknown): void {
  const text = JSON.stringify(what, null, 2);
  console.log(text.replace(/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g, escaped));
}

const escaped = (c: string): string => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;
