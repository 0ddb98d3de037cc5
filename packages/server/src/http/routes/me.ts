// The current person: name, sessions, and the link that carries a seat to another device.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { bodyOf, type Dependencies } from '../app.ts';
import { notFound, Problem, unknownPerson } from '../problem.ts';

export function meRoutes(app: FastifyInstance, { people, passes, tables, gate }: Dependencies): void {
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

  app.get('/api/me', async (request) => {
    const { person, session } = await gate.mustKnow(request);
    const seats = await tables.seating.of(person.id);
    return {
      person: person.id,
      name: person.name,
      account: person.account !== null,
      session: session.id,
      seats: seats.map(({ match, seat }) => ({ match, seat })),
    };
  });

  app.patch('/api/me', async (request) => {
    const { name } = bodyOf('name', request);
    const { person } = await gate.mustKnow(request);
    if (!(await people.rename(person, name))) throw unknownPerson();
    for await (const page of tables.seating.pagesOf(person.id)) {
      const renamed = await Promise.all(page.map((sitter) => tables.seating.rename(sitter, name)));
      for (const [index, { match }] of page.entries()) if (renamed[index] === true) await tables.showNames(match);
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
