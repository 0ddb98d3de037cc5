// A bot for a house of Backroom: takes a seat, plays random legal moves to the end, comes back when the line is cut.
// Plain Node 22 or later, nothing to install. What it says and hears is told in docs/api.md.
//
//   node bot.mjs http://localhost:3000/j/MATCH#SECRET     by invitation
//   node bot.mjs http://localhost:3000/j/MATCH            at a public table

const address = new URL(process.argv[2] ?? fail('say where: node bot.mjs LINK'));
const match = address.pathname.split('/')[2] ?? fail('that is no link to a table');
const name = process.argv[3] ?? 'Random Rosie';
/** Different for every run, so that no two make the same id for a command. */
const run = Math.random().toString(36).slice(2, 10);
let token = null;
let seq = null;
let [sent, failures] = [0, 0];
/** The move that has not been answered yet: sent again after a cut, with the same id, it counts once. */
let pending = null;
let legal = null;

async function post(path, body) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(new URL(path, address), { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
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
      // What the move led to is told next, unless a welcome has told it already.
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
  console.log(JSON.stringify(result));
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

({ token } = await post('/api/me', { name, program: true }));
const { seat } = await post(`/api/tables/${match}/claim`, { secret: address.hash.slice(1) || null });
console.error(`${name} has seat ${seat}`);
await connect();
