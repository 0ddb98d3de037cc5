// A bot for a Backroom server: takes a seat, plays random legal moves to the end, reconnects when the connection breaks.
// Plain Node 22 or later, nothing to install. docs/api.md explains its messages.
// It stores its token in a file (bot-….token) until the match is over, so that a second run continues in the same seat.
//
//   node bot.mjs http://localhost:3000/j/MATCH#SECRET     by invitation
//   node bot.mjs http://localhost:3000/j/MATCH            at a public table

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

// Check this first: an invitation can be used only once.
if (typeof WebSocket === 'undefined')
  fail(`This bot needs Node 22 or later: Node ${process.versions.node} has no WebSocket. The seat was not claimed.`);

const address = new URL(process.argv[2] ?? fail('say where: node bot.mjs LINK'));
const match = /^\/j\/([\w-]+)$/.exec(address.pathname)?.[1] ?? fail('that is not a link to a table');
const name = process.argv[3] ?? 'Random Rosie';
/** One file for each invitation and name, so that several bots can play at one table. */
const kept = `bot-${createHash('sha256').update(`${address} ${name}`).digest('hex').slice(0, 16)}.token`;
/** Different for every run, so that no two make the same id for a command. */
const run = Math.random().toString(36).slice(2, 10);
let token = existsSync(kept) ? readFileSync(kept, 'utf8') : null;
let seq = null;
let [sent, failures] = [0, 0];
/** The move that has not been answered yet: sent again after a cut, with the same id, it counts once. */
let pending = null;
let legal = null;

async function post(path, body) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(new URL(path, address), { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (answer.error?.code === 'no-session' && token) {
    // The server no longer knows this token: the next run starts without it.
    rmSync(kept, { force: true });
    fail('The session of the last run has ended. Run it again with a new invitation.');
  }
  if (!response.ok) throw new Error(`${path}: ${answer.error.code}: ${answer.error.why}`);
  return answer;
}

async function connect() {
  const { ticket } = await post(`/api/tables/${match}/ticket`, {});
  const socket = new WebSocket(new URL('/ws', address.origin.replace('http', 'ws')), 'backroom.json');
  const say = (message) => socket.send(JSON.stringify(message));
  const decide = () => {
    if (!legal?.length || pending) return;
    pending = { t: 'act', cid: `${run}-${++sent}`, action: legal[Math.floor(Math.random() * legal.length)] };
    legal = null;
    say(pending);
  };
  socket.onopen = () => say({ t: 'hello', protocol: 1, ticket, since: seq });
  socket.onmessage = ({ data }) => {
    const news = JSON.parse(data);
    if (news.t === 'ok' || news.t === 'no') {
      pending = null;
      // The steps of this move come next, unless a welcome has included them already.
      if (news.t === 'no' || news.seq <= seq) decide();
    }
    if (news.t === 'no') console.error(`refused: ${news.code}: ${news.why}`);
    if (news.t === 'bye' && !news.retry) fail(news.why);
    if (news.t !== 'welcome' && news.t !== 'steps') return;
    failures = 0;
    seq = news.t === 'welcome' ? news.seq : news.steps.at(-1).seq;
    if (news.result) return finish(socket, news.result);
    legal = news.legal ?? null;
    if (news.t === 'welcome' && pending) say(pending);
    decide();
  };
  socket.onclose = () => setTimeout(again, 200 * 2 ** Math.min(failures++, 6));
}

const again = () =>
  connect().catch((error) => (failures < 20 ? setTimeout(again, 500 * ++failures) : fail(error.message)));

function finish(socket, result) {
  socket.onclose = null;
  socket.close();
  rmSync(kept, { force: true });
  console.log(JSON.stringify(result));
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

if (token === null) {
  ({ token } = await post('/api/me', { name, program: true }));
  writeFileSync(kept, token, { mode: 0o600 });
}
// With the same token the answer is the same seat, also if an earlier run has claimed it.
const { seat } = await post(`/api/tables/${match}/claim`, { secret: address.hash.slice(1) || null });
console.error(`${name} has seat ${seat}`);
await connect();
