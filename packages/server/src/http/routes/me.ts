// The current person: name, sessions, and the link that carries a seat to another device.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { changePage, PAGE } from '../../store/pages.ts';
import type { SeatHolder } from '../../tables/seating.ts';
import { bodyOf, type Dependencies } from '../app.ts';
import { notFound, Problem, tooMany, unknownPerson } from '../problem.ts';
import { UnreadAnswers } from '../unread-answers.ts';

/** Answers to people who hold more than a page of seats. */
const LONG_LISTS_AT_ONCE = { ofOneNetwork: 6, ofAll: 24 };

export function meRoutes(app: FastifyInstance, { people, passes, tables, gate, services }: Dependencies): void {
  const unread = new UnreadAnswers(LONG_LISTS_AT_ONCE, (ms, what) => services.later(ms, what));
  const renaming = new Set<string>();

  /** Programs get a token; a browser gets a cookie that pages cannot read. */
  const openSession = async (person: string, isProgram: boolean, reply: FastifyReply) => {
    const { token } = await people.open(person, isProgram ? 'program' : 'browser');
    if (!isProgram) gate.setCookie(reply, token);
    return isProgram ? { token } : {};
  };

  app.post('/api/me', async (request, reply) => {
    const { name, program } = bodyOf('me', request);
    const known = await gate.callerOf(request);
    if (known !== null) throw new Problem(409, 'known', 'You are known here already: change your name with PATCH.');
    const person = await people.newcomer(name);
    reply.status(201);
    return { person: person.id, name, ...(await openSession(person.id, program, reply)) };
  });

  app.get('/api/me', async (request, reply) => {
    const { person, session } = await gate.mustKnow(request);
    const { id, name, account } = person;
    const about = { person: id, name, account: account !== null, session: session.id };
    const pages = tables.seating.pagesOf(id);
    const { value: first = [] } = await pages.next();
    if (first.length < PAGE) return { ...about, seats: first.map(placeOf) };
    // A long list is sent while it is read: thousands of seats are never all in memory.
    unread.admit(request, reply);
    return reply.type('application/json; charset=utf-8').send(Readable.from(longList(about, first, pages)));
  });

  app.patch('/api/me', async (request) => {
    const { name } = bodyOf('name', request);
    const { person } = await gate.mustKnow(request);
    if (renaming.has(person.id)) throw tooMany();
    renaming.add(person.id);
    try {
      if (!(await people.rename(person, name))) throw unknownPerson();
      for await (const page of tables.seating.pagesOf(person.id)) {
        const renamed = await changePage(page, (sitter) => tables.seating.rename(sitter, name));
        for (const [index, { match }] of page.entries()) if (renamed[index] === true) await tables.showNames(match);
      }
    } finally {
      renaming.delete(person.id);
    }
    return { person: person.id, name };
  });

  app.get('/api/me/sessions', async (request) => {
    const { person, session } = await gate.mustKnow(request);
    const sessions = await people.sessions(person.id);
    return { sessions: sessions.map((one) => ({ ...one, person: undefined, this: one.id === session.id })) };
  });

  app.delete<{ Params: { id: string } }>('/api/me/sessions/:id', async (request, reply) => {
    const { person, session } = await gate.mustKnow(request);
    const { id } = request.params;
    if (!(await people.sessions(person.id)).some((one) => one.id === id)) throw notFound();
    await people.end(id);
    if (id === session.id) gate.clearCookie(reply);
    // A person who ends a session elsewhere may not trust its user: a link made there would open a new session.
    else await passes.revokeAll('return', person.id);
    return { ended: id };
  });

  app.post('/api/me/link', async (request) => {
    const { person } = await gate.mustKnow(request);
    await passes.revokeAll('return', person.id);
    const secret = await passes.issue('return', person.id, { person: person.id });
    return { secret, link: `/r#${secret}` };
  });

  /** Signs in another device of the same person. The link is spent; both devices can make a new one. */
  app.post('/api/return', async (request, reply) => {
    const pass = await passes.use('return', bodyOf('return', request).secret);
    const person = pass === null ? null : await people.person(pass.person);
    if (person === null) {
      gate.failed(request);
      throw notFound();
    }
    gate.mustBeWelcome(person.id);
    return { person: person.id, name: person.name, ...(await openSession(person.id, false, reply)) };
  });
}

const placeOf = ({ match, seat }: SeatHolder) => ({ match, seat });

/** The same JSON as for a short list, one page of seats per piece. */
async function* longList(
  about: object,
  first: readonly SeatHolder[],
  pages: AsyncGenerator<readonly SeatHolder[]>,
): AsyncGenerator<string> {
  const textOf = (page: readonly SeatHolder[]): string => page.map((one) => JSON.stringify(placeOf(one))).join();
  yield `${JSON.stringify(about).slice(0, -1)},"seats":[${textOf(first)}`;
  for await (const page of pages) yield `,${textOf(page)}`;
  yield ']}';
}
