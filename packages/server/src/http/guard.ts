// Before any route: where a request comes from, who sends it, how often. And the headers that go with every answer.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bans } from '../admin/bans.ts';
import { Buckets } from '../border/rate.ts';
import type { People, Person, Session } from '../identity/people.ts';
import { closing, malformed, Problem, tooMany, unknownPerson } from './problem.ts';

export interface Guard {
  readonly people: People;
  readonly origins: ReadonlySet<string>;
  readonly bans: Pick<Bans, 'hasPerson' | 'hasAddress'>;
  readonly plainHttp: boolean;
  /** How many requests that change something one address may send, in the long run. */
  readonly changesPerSecond: number;
  now(): number;
  isClosing(): boolean;
}

export interface Caller {
  readonly session: Session;
  readonly person: Person;
}

export const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/** Requests of one address, and those that change something: generous for people, tiring for machines. */
const ANY = { burst: 300, perSecond: 30 };
/** What changes something may come in a burst of so many seconds' worth. */
const BURST_SECONDS = 30;
/** When a line breaks, all behind one address want a ticket at the same moment (P24): that is no flood. */
const TICKETS = { burst: 1000, perSecond: 100 };
/** But of one session it is. */
const TICKETS_EACH = { burst: 30, perSecond: 1 };
const TICKET = /^\/api\/tables\/[\w-]{1,64}\/ticket$/;
/** Wrong secrets of one address: thirty, then one every two seconds. */
const FAILURES = { burst: 30, perSecond: 0.5 };

export class Gate {
  private readonly guard: Guard;
  private readonly any: Buckets;
  private readonly changes: Buckets;
  private readonly tickets = new Buckets(TICKETS);
  private readonly ticketsEach: Buckets;
  private readonly failures = new Buckets(FAILURES);

  constructor(guard: Guard) {
    this.guard = guard;
    const { changesPerSecond: perSecond } = guard;
    this.changes = new Buckets({ burst: perSecond * BURST_SECONDS, perSecond });
    this.ticketsEach = new Buckets({
      burst: Math.max(TICKETS_EACH.burst, perSecond),
      perSecond: Math.max(TICKETS_EACH.perSecond, perSecond / 10),
    });
    this.any = new Buckets({
      burst: Math.max(ANY.burst, perSecond * BURST_SECONDS),
      perSecond: ANY.perSecond + perSecond,
    });
  }

  install(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(HEADERS);
      if (request.url.startsWith('/api')) {
        reply.header('cache-control', 'no-store');
        // Nothing new is begun that could not be finished any more.
        if (this.guard.isClosing()) {
          reply.header('retry-after', '2');
          throw closing();
        }
      }
      this.checkRate(request);
      if (this.guard.bans.hasAddress(request.ip)) throw banned();
      this.checkOrigin(request);
    });
  }

  private checkRate(request: FastifyRequest): void {
    const now = this.guard.now();
    if (request.method === 'POST' && TICKET.test(request.url)) {
      if (!this.tickets.take(request.ip, now)) throw tooMany();
      return;
    }
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    if (!this.any.take(request.ip, now) || (isChange && !this.changes.take(request.ip, now))) throw tooMany();
  }

  /**
   * A browser says which page sent a request that may change something; a program says nothing and has no cookie. A page of
   * somebody else's is turned away whatever it sends, and so is a cookie that comes from nowhere.
   */
  private checkOrigin({ method, headers }: FastifyRequest): void {
    const { origin } = headers;
    if (origin !== undefined && !this.guard.origins.has(origin)) throw foreign();
    if (method === 'GET' || method === 'HEAD') return;
    if (origin === undefined && headers.authorization === undefined && headers.cookie !== undefined) throw foreign();
    const type = headers['content-type'];
    if (type !== undefined && !/^application\/json(;|$)/.test(type)) throw malformed('The body must be JSON.');
  }

  isOwnOrigin(origin: string | undefined): boolean {
    return origin !== undefined && this.guard.origins.has(origin);
  }

  /** Whoever comes back again and again has to wait a little. */
  mayReturn(session: Session): void {
    if (!this.ticketsEach.take(session.id, this.guard.now())) throw tooMany();
  }

  /** A wrong secret was shown: after too many of them the address has to wait, whatever it shows. */
  failed(request: FastifyRequest): void {
    if (!this.failures.take(request.ip, this.guard.now())) throw tooMany();
  }

  async callerOf(request: FastifyRequest): Promise<Caller | null> {
    const session = await this.guard.people.session(tokenOf(request));
    const person = session === null ? null : await this.guard.people.person(session.person);
    return session === null || person === null ? null : { session, person };
  }

  async mustKnow(request: FastifyRequest): Promise<Caller> {
    const caller = await this.callerOf(request);
    if (caller === null) throw unknownPerson();
    this.mustBeWelcome(caller.person.id);
    return caller;
  }

  mustBeWelcome(person: string): void {
    if (this.guard.bans.hasPerson(person)) throw banned();
  }

  /** The browser keeps it; pages cannot read it, other sites cannot send it. */
  setCookie(reply: FastifyReply, token: string): void {
    reply.header('set-cookie', this.cookie(token, SESSION_SECONDS));
  }

  clearCookie(reply: FastifyReply): void {
    reply.header('set-cookie', this.cookie('', 0));
  }

  private cookie(token: string, seconds: number): string {
    const { plainHttp } = this.guard;
    const name = plainHttp ? PLAIN_COOKIE : COOKIE;
    return `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${plainHttp ? '' : '; Secure'}`;
  }
}

const COOKIE = '__Host-sid';
const PLAIN_COOKIE = 'sid';
const SESSION_SECONDS = 180 * 86_400;

const banned = (): Problem =>
  new Problem(403, 'banned', 'You are not welcome in this house any more. Ask whoever runs it.');

const foreign = (): Problem => new Problem(403, 'foreign-origin', 'This page may not talk to this house.');

/** From the header, for programs; from the cookie, for pages. */
function tokenOf({ headers }: FastifyRequest): string | null {
  const bearer = /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '');
  if (bearer !== null) return bearer[1];
  if (headers.authorization !== undefined) return null;
  const cookie = /(?:^|; )(?:__Host-)?sid=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '');
  return cookie?.[1] ?? null;
}
