// Optional accounts: a passkey creates one, signs in on another device, and takes over a guest's seats.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adopt } from '../../accounts/merging.ts';
import { Passkeys } from '../../accounts/passkeys.ts';
import { type RelyingParty, relyingParty } from '../../accounts/relying-party.ts';
import type { Subscriptions } from '../../notifications/subscriptions.ts';
import { bodyOf, type Dependencies } from '../app.ts';
import { notFound, Problem } from '../problem.ts';

export function accountRoutes(app: FastifyInstance, dependencies: Dependencies, subscriptions: Subscriptions): void {
  const { services, store, people, passes, gate } = dependencies;
  const passkeys = new Passkeys(store, () => services.now());

  const fairnessKeyOf = (request: FastifyRequest): RelyingParty => {
    const party = relyingParty(request.headers.origin);
    if (!party.ok) throw new Problem(409, 'no-passkeys-here', party.why);
    return party.value;
  };

  app.post('/api/account/register/options', async (request) => {
    bodyOf('nothing', request);
    const party = fairnessKeyOf(request);
    const { person } = await gate.mustKnow(request);
    return passkeys.registerOptions(person, party);
  });

  app.post('/api/account/register', async (request, reply) => {
    const { response } = bodyOf('passkey', request);
    const party = fairnessKeyOf(request);
    const { person, session } = await gate.mustKnow(request);
    const made = await passkeys.register(person, response as unknown as RegistrationResponseJSON, party);
    if (!made.ok) {
      gate.failed(request);
      throw new Problem(400, 'not-accepted', made.why);
    }
    if (person.account === null) await people.keep({ ...person, account: person.id });
    const next = await people.rotate(session);
    if (session.kind === 'browser') gate.setCookie(reply, next.token);
    reply.status(201);
    return { passkey: made.value.id, ...(session.kind === 'program' ? { token: next.token } : {}) };
  });

  app.post('/api/account/login/options', async (request) => {
    bodyOf('nothing', request);
    return passkeys.loginOptions(fairnessKeyOf(request));
  });

  app.post('/api/account/login', async (request, reply) => {
    const { response, program } = bodyOf('passkey', request);
    const party = fairnessKeyOf(request);
    const whose = await passkeys.login(response as unknown as AuthenticationResponseJSON, party);
    const account = whose.ok ? await people.person(whose.value) : null;
    if (account === null) {
      gate.failed(request);
      throw new Problem(400, 'not-accepted', whose.ok ? 'This account does not exist any more.' : whose.why);
    }
    gate.mustBeWelcome(account.id);
    const before = await gate.callerOf(request);
    const guest = before !== null && before.person.account === null ? before.person : null;
    const { moved, left } =
      guest === null ? { moved: [], left: [] } : await adopt({ ...dependencies, subscriptions }, guest, account);
    if (before !== null) await people.end(before.session.id);
    const { token } = await people.open(account.id, program ? 'program' : 'browser');
    if (!program) gate.setCookie(reply, token);
    // If both sit at one table, this link keeps the guest's seat reachable.
    const back =
      guest !== null && left.length > 0 ? await passes.issue('return', guest.id, { person: guest.id }) : null;
    return {
      person: account.id,
      name: account.name,
      moved: moved.map(({ match, seat }) => ({ match, seat })),
      left: left.map(({ match, seat }) => ({ match, seat })),
      ...(back === null ? {} : { link: `/r#${back}` }),
      ...(program ? { token } : {}),
    };
  });

  app.get('/api/account/passkeys', async (request) => {
    const { person } = await gate.mustKnow(request);
    const mine = await passkeys.of(person.id);
    return { passkeys: mine.map(({ id, party, createdAt, usedAt }) => ({ id, party, createdAt, usedAt })) };
  });

  app.post('/api/account/passkeys/remove', async (request) => {
    const { id } = bodyOf('passkeyId', request);
    const { person } = await gate.mustKnow(request);
    const outcome = await passkeys.remove(person.id, id);
    if (outcome === 'unknown') throw notFound();
    if (outcome === 'last')
      throw new Problem(409, 'last-passkey', 'This is your only passkey: add another first, or delete the account.');
    return { removed: id };
  });
}
