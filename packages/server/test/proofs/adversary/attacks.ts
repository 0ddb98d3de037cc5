// What one visitor from one address can do to a server. Each attack runs until it is stopped and reports what it did;
// refusals are part of the report.
import { setTimeout as pause } from 'node:timers/promises';
import { findOffer } from '@backroom/games';
import type { ClientConnection } from '@backroom/protocol';
import { reach } from '../../../src/admin/client.ts';
import { native } from '../../../src/primitives.ts';
import { until } from '../../support/server.ts';
import { wakingTime } from '../../support/waking-time.ts';
import { sayHello } from '../crowds.ts';
import { frame, type RawSocket } from '../support/raw.ts';
import { Visitor } from '../support/visitor.ts';
import { controlFrames, ownSeats, pageFiles, requests, wrongTickets } from './floods.ts';
import { type Attack, whole } from './scene.ts';

/** A socket is closed within this time after its right has ended (P22); milliseconds. */
const CLOSED_WITHIN = 5000;

/** Tickets and sockets of somebody who was removed, shut out or forgotten. New people each time, so that no rate limit applies. */
const staleRights: Attack = async ({ address, port, data, from, begin, isOver }) => {
  await begin();
  let [tried, kept] = [0, 0];
  const isIn = async (ticket: string): Promise<void> => {
    tried += 1;
    const raw = await sayHello(port, ticket);
    // It is answered: with a goodbye, or with what it should not see.
    await until(() => raw.closeCode !== null || !raw.socket.writable || isLetIn(raw), 'an answer to an old ticket');
    if (isLetIn(raw)) kept += 1;
    raw.destroy();
  };
  const isStillIn = async (raw: RawSocket): Promise<void> => {
    tried += 1;
    const isOpen = (): boolean => raw.closeCode === null && raw.socket.writable;
    for (const end = wakingTime() + CLOSED_WITHIN; isOpen() && wakingTime() < end; ) await pause(10);
    if (isOpen()) kept += 1;
    raw.destroy();
  };
  for (let round = 0; round === 0 || !isOver(); round++) {
    const [host, guest, stranger] = await Promise.all(
      [1, 2, 3].map((n) => Visitor.enter(address, from + 10 * round + n)),
    );
    const made = await host.open({ chairs: ['me', 'open'], visibility: 'public' });
    const { match } = made;
    await guest.claim(made);
    const [seat, watch] = [await guest.ticket(match), await stranger.ticket(match, null, true)];
    const sockets = [
      await letIn(port, await guest.ticket(match)),
      await letIn(port, await stranger.ticket(match, null, true)),
    ];
    await host.must('POST', `/api/tables/${match}/remove`, { seat: 1 });
    await host.must('POST', `/api/tables/${match}/customs`, { watch: false });
    for (const ticket of [seat, watch]) await isIn(ticket);
    for (const raw of sockets) await isStillIn(raw);
    const [last, hosts] = [await host.ticket(match), await letIn(port, await host.ticket(match))];
    await host.call('DELETE', '/api/me');
    await isIn(last);
    await isStillIn(hosts);
    if ((await host.call('GET', '/api/me')).status === 200) kept += 1;
    // A session that was ended: its tickets, its sockets and itself.
    const own = await stranger.open({ chairs: ['me', 'open'] });
    const [late, open] = [await stranger.ticket(own.match), await letIn(port, await stranger.ticket(own.match))];
    await stranger.endSession();
    await isIn(late);
    await isStillIn(open);
    if ((await stranger.call('GET', '/api/me')).status === 200) kept += 1;
    const outsiders = [4, 5, 6, 7].map((n) => Visitor.enter(address, from + 10 * round + n));
    const [keeper, player, viewer, banned] = await Promise.all(outsiders);
    const closed = [
      await withdrawnLink(port, keeper, viewer),
      await openHands(port, keeper, player, viewer),
      await bannedPerson(port, data, keeper, banned),
    ];
    for (const { ticket, socket, isOut } of closed) {
      await isIn(ticket);
      await isStillIn(socket);
      if (!(await isOut())) kept += 1;
    }
  }
  return { rightsKept: kept, note: `${tried} tickets and sockets tried after their right had ended` };
};

/** What a person held when their right ended. */
interface Held {
  readonly ticket: string;
  readonly socket: RawSocket;
  /** Are they refused a new ticket? */
  isOut(): Promise<boolean>;
}

const isLetIn = ({ text }: RawSocket): boolean => text.includes('"welcome"') || text.includes('"t":"hands"');

async function ticketFor(visitor: Visitor, match: string, wish: object): Promise<string> {
  return (await visitor.must<{ ticket: string }>('POST', `/api/tables/${match}/ticket`, wish)).ticket;
}

/** It answers pings: a socket that is closed for its silence would look like a right that has ended. */
async function letIn(port: number, ticket: string): Promise<RawSocket> {
  const raw = await sayHello(port, ticket);
  let answered = 0;
  const answer = (): void => {
    for (const payload of raw.frames(9).slice(answered)) {
      raw.write(frame(payload, { opcode: 10 }));
      answered += 1;
    }
  };
  answer();
  raw.socket.on('data', answer);
  await until(() => isLetIn(raw), 'a right that lasts lets somebody in');
  return raw;
}

/** A link to watch an unlisted table, which the host withdraws. */
async function withdrawnLink(port: number, host: Visitor, viewer: Visitor): Promise<Held> {
  const { match } = await host.open({ chairs: ['me', 'open'] });
  const { secret } = await host.must<{ secret: string }>('POST', `/api/tables/${match}/spectators`, {});
  const wish = { watch: true, secret };
  const held = [await ticketFor(viewer, match, wish), await ticketFor(viewer, match, wish)];
  const socket = await letIn(port, held[1]);
  await host.must('DELETE', `/api/tables/${match}/spectators`);
  const isOut = async () => (await viewer.call('POST', `/api/tables/${match}/ticket`, wish)).status === 404;
  return { ticket: held[0], socket, isOut };
}

/** Somebody who watches open hands and then takes a seat: they would see their rivals' hands. */
async function openHands(port: number, host: Visitor, guest: Visitor, viewer: Visitor): Promise<Held> {
  const made = await host.open({ chairs: ['me', 'open'], visibility: 'public' });
  const { match } = made;
  await guest.claim(made);
  const lines = [host.line(match), guest.line(match)];
  await lines[0].command({ t: 'ask', what: 'open-hands' });
  await lines[1].command({ t: 'agree' });
  for (const line of lines) line.stop();
  const wish = { watch: true, open: true };
  const held = [await ticketFor(viewer, match, wish), await ticketFor(viewer, match, wish)];
  const socket = await letIn(port, held[1]);
  await host.must('POST', `/api/tables/${match}/remove`, { seat: 1 });
  const { secret } = await host.must<{ secret: string }>('POST', `/api/tables/${match}/invitations`, { seat: 1 });
  await viewer.must('POST', `/api/tables/${match}/claim`, { secret });
  const isOut = async () => (await viewer.call('POST', `/api/tables/${match}/ticket`, wish)).status === 403;
  return { ticket: held[0], socket, isOut };
}

/** Somebody at a table whom the operator bans. */
async function bannedPerson(port: number, data: string, host: Visitor, guest: Visitor): Promise<Held> {
  const made = await host.open({ chairs: ['me', 'open'] });
  await guest.claim(made);
  const held = [await guest.ticket(made.match), await guest.ticket(made.match)];
  const socket = await letIn(port, held[1]);
  const { ask, close } = await reach(data, (id) => findOffer(id)?.game, native);
  const answer = await ask({ who: 'adversary', why: 'the test', wish: { do: 'ban', whom: guest.person } });
  await close();
  if (!answer.ok) throw new Error(answer.why);
  const isOut = async () => (await guest.call('POST', `/api/tables/${made.match}/ticket`, {})).status === 403;
  return { ticket: held[0], socket, isOut };
}

/** The most tables with bots that one person may have. A hostile visitor is several people. */
const TABLES_EACH = 12;

/**
 * 200 tables with three of the best bots at each, opened by as many people as that takes, all from one address, and all open at
 * once. Then the attacker moves at every one of them as soon as possible, so that its bots have to think all the time, and
 * opens another when one is over.
 */
const botTables: Attack = async ({ address, from, weigh, begin, isOver, part }) => {
  const tables = Math.ceil(200 * part);
  const visitors: Visitor[] = [];
  for (let n = 0; n < tables; n += TABLES_EACH) visitors.push(await Visitor.enterPatiently(address, from));
  await weigh();
  const body = { game: 'scheffeln', chairs: ['me', 'sharp', 'sharp', 'sharp'] };
  const lines: { visitor: Visitor; line: ClientConnection }[] = [];
  for (let n = 0; n < tables; n++) {
    const visitor = visitors[Math.floor(n / TABLES_EACH)];
    lines.push({ visitor, line: visitor.line((await visitor.openPatiently(body)).match) });
  }
  await until(() => lines.every(({ line }) => line.table !== null), 'the attacker sits at all tables');
  await begin();
  let [opened, refused, moves] = [tables, 0, 0];
  const play = async (line: ClientConnection): Promise<void> => {
    while (!isOver() && line.table?.phase !== 'over') {
      const [action] = line.legal ?? [];
      if (action === undefined) await pause(10);
      else if ((await line.command({ t: 'act', action })).t === 'ok') moves += 1;
    }
    line.stop();
  };
  const one = async ({ visitor, line }: { visitor: Visitor; line: ClientConnection }): Promise<void> => {
    await play(line);
    while (!isOver()) {
      const said = await visitor.attempt('POST', '/api/tables', body);
      if (said?.status === 201) {
        opened += 1;
        await play(visitor.line((JSON.parse(said.text) as { match: string }).match));
      } else {
        refused += 1;
        await pause(200);
      }
    }
  };
  // Commands that a closed line never answers are not waited for.
  await Promise.race([Promise.all(lines.map(one)), whenOver(isOver)]);
  const note = `${tables} tables with three bots open at once, ${opened} opened in all, ${refused} refused, ${moves} moves at them`;
  return { rightsKept: 0, note };
};

async function whenOver(isOver: () => boolean): Promise<void> {
  while (!isOver()) await pause(50);
  await pause(500);
}

/** People who come back to a long match again and again, each time as if they had missed its last steps. */
const resumes: Attack = async ({ address, port, from, begin, isOver, part }) => {
  const host = await Visitor.enter(address, from);
  const { match, seq } = await longMatch(host, 'scarface', 400 * part);
  const visitors: Visitor[] = [];
  for (let n = 0; n < 20; n++) visitors.push(await Visitor.enterPatiently(address, from));
  await begin();
  let [asked, resumed, steps] = [0, 0, 0];
  const one = async (visitor: Visitor): Promise<void> => {
    while (!isOver()) {
      asked += 1;
      const said = await visitor.attempt('POST', `/api/tables/${match}/ticket`, { watch: true });
      if (said?.status !== 200) {
        await pause(50);
        continue;
      }
      const raw = await sayHello(port, (JSON.parse(said.text) as { ticket: string }).ticket, {}, Math.max(0, seq - 90));
      for (let n = 0; n < 200 && raw.closeCode === null && !isLetIn(raw); n++) await pause(5);
      if (isLetIn(raw)) resumed += 1;
      if (raw.text.includes('"missed":[{')) steps += 1;
      raw.destroy();
    }
  };
  await Promise.all(visitors.map(one));
  if (resumed > 0 && steps === 0) throw new Error('no client got missed steps: this attack proves nothing');
  return {
    rightsKept: 0,
    note: `${whole(seq)} steps, ${resumed} resumed of ${asked} tries, ${steps} told of missed steps`,
  };
};

/** A public match in which the host has made `moves` moves, or that is over. */
async function longMatch(visitor: Visitor, game: string, moves: number): Promise<{ match: string; seq: number }> {
  const { match } = await visitor.open({ game, chairs: ['me', 'runner', 'runner', 'runner'], visibility: 'public' });
  const line = visitor.line(match);
  for (let made = 0; made < moves && line.table?.phase !== 'over'; ) {
    const [action] = line.legal ?? [];
    if (action === undefined) await pause(10);
    else if ((await line.command({ t: 'act', action })).t === 'ok') made += 1;
  }
  line.stop();
  return { match, seq: line.seq };
}

/** Replays over HTTP and recaps over 20 sockets, as fast as they come, of a match of this game with up to 400 moves. */
const replaysOf =
  (game: string): Attack =>
  async ({ address, port, from, begin, isOver, part }) => {
    const visitor = await Visitor.enter(address, from);
    const { match, seq } = await longMatch(visitor, game, 400 * part);
    await visitor.call('GET', `/api/tables/${match}/replay?seat=0`);
    await begin();
    let [asked, answered, recaps] = [0, 0, 0];
    const read = async (): Promise<void> => {
      while (!isOver()) {
        asked += 1;
        const said = await visitor.attempt('GET', `/api/tables/${match}/replay?seat=0`);
        if (said?.status === 200) answered += 1;
        else await pause(20);
      }
    };
    const recap = async (): Promise<void> => {
      let said = await visitor.attempt('POST', `/api/tables/${match}/ticket`, { watch: true });
      while (said?.status !== 200 && !isOver()) {
        await pause(300);
        said = await visitor.attempt('POST', `/api/tables/${match}/ticket`, { watch: true });
      }
      if (said?.status !== 200) return;
      const raw = await sayHello(port, (JSON.parse(said.text) as { ticket: string }).ticket);
      raw.keeps = false;
      while (!isOver() && raw.socket.writable) {
        raw.write(frame('{"t":"recap","since":0}'));
        recaps += 1;
        await pause(55);
      }
      raw.destroy();
    };
    await Promise.all([...Array.from({ length: 30 }, read), ...Array.from({ length: 20 }, recap)]);
    const note = `${whole(seq)} steps, ${answered} of ${asked} replays answered, ${recaps} recaps asked for`;
    return { rightsKept: 0, note };
  };

/** Everybody who has many seats asks for all their data, again and again. */
const exports: Attack = async ({ begin, isOver, collectors }) => {
  await begin();
  let [asked, answered] = [0, 0];
  const one = async (collector: Visitor): Promise<void> => {
    do {
      asked += 1;
      const said = await collector.attempt('GET', '/api/me/export');
      if (said?.status === 200) answered += 1;
      else await pause(20);
    } while (!isOver());
  };
  await Promise.all(collectors.map(one));
  return { rightsKept: 0, note: `${answered} of ${asked} exports answered` };
};

/** Everybody who has many seats deletes all their data at the same moment. */
const deletions: Attack = async ({ begin, isOver, collectors }) => {
  await begin();
  let [asked, forgotten, kept] = [0, 0, 0];
  const one = async (collector: Visitor): Promise<void> => {
    for (let status = 429; status === 429; await pause(20)) {
      asked += 1;
      status = (await collector.attempt('DELETE', '/api/me'))?.status ?? 429;
      if (status < 300) forgotten += 1;
    }
    if ((await collector.patiently('GET', '/api/me/export')).status === 200) kept += 1;
  };
  await Promise.all(collectors.map(one));
  while (!isOver()) await pause(20);
  return { rightsKept: kept, note: `${forgotten} of ${collectors.length} people forgotten, ${asked} requests` };
};

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'a flood of pings': controlFrames(9),
  'a flood of pongs': controlFrames(10),
  'wrong tickets': wrongTickets,
  'a flood of requests': requests,
  'files of the page': pageFiles,
  'stale rights': staleRights,
  'bot tables': botTables,
  'replays of Scheffeln': replaysOf('scheffeln'),
  'replays of Scarface 1920': replaysOf('scarface'),
  resumes,
  'own seats': ownSeats,
  exports,
  deletions,
};
