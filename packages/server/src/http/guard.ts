// Runs before every route: checks origin, session and rate limits, and sets the headers of every answer.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bans } from '../identity/bans.ts';
import type { Networks } from '../identity/networks.ts';
import type { People, Person, Session } from '../identity/people.ts';
import { Buckets, type Rate } from '../limits/rate.ts';
import { AddressBuckets, networkOf } from '../limits/subnets.ts';
import { isForPage } from './page-pace.ts';
import { closing, malformed, Problem, tooMany, unknownPerson } from './problem.ts';

export interface Guard {
  readonly people: People;
  readonly networks: Networks;
  readonly origins: ReadonlySet<string>;
  readonly bans: Pick<Bans, 'hasPerson' | 'hasAddress'>;
  readonly plainHttp: boolean;
  /** The changing requests that one address may send, on average. */
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

/** Limits per address for all requests and for changing requests: generous for people, low for programs. */
const ANY = { burst: 300, perSecond: 30 };
/** A burst of changing requests may use up this many seconds of the limit at once. */
const BURST_SECONDS = 30;
/**
 * After a broken connection all clients behind one address need a ticket at the same moment (P24): that is not a flood.
 */
const TICKETS = { burst: 1000, perSecond: 100 };
/** Many tickets for one session are a flood. */
const TICKETS_EACH = { burst: 30, perSecond: 1 };
const TICKET = /^\/api\/tables\/[\w-]{1,64}\/ticket$/;
/** Wrong secrets per address: thirty, then one every two seconds. */
const FAILURES = { burst: 30, perSecond: 0.5 };

/** Refusals that an address gets beyond its limits. After these it gets no answer: see floods.ts. */
const REFUSALS = { burst: 300, perSecond: 30 };

/** An address may have this many tables loaded from their logs for each changing request that it may send. */
const LOADS_PER_CHANGE = 2;
/** A log counts as one more table for each this many entries. */
const ENTRIES_PER_LOAD = 250;

const anyRate = (changesPerSecond: number): Rate => ({
  burst: Math.max(ANY.burst, changesPerSecond * BURST_SECONDS),
  perSecond: ANY.perSecond + changesPerSecond,
});

const withRefusals = ({ burst, perSecond }: Rate): Rate => ({
  burst: burst + REFUSALS.burst,
  perSecond: perSecond + REFUSALS.perSecond,
});

/** All requests that an address may send, with some refusals: those for tickets, and all others. */
export const floodRates = (changesPerSecond: number): Readonly<Record<'ticket' | 'other', Rate>> => ({
  ticket: withRefusals(TICKETS),
  other: withRefusals(anyRate(changesPerSecond)),
});

interface RequestLine {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
}

export const isForTicket = ({ method, url = '' }: RequestLine): boolean => method === 'POST' && TICKET.test(url);

export class Gate {
  private readonly guard: Guard;
  private readonly any: AddressBuckets;
  private readonly changes: AddressBuckets;
  private readonly tickets = new AddressBuckets(TICKETS);
  private readonly ticketsEach: Buckets;
  private readonly loads: Buckets;
  private readonly failures = new AddressBuckets(FAILURES);

  constructor(guard: Guard) {
    this.guard = guard;
    const { changesPerSecond: perSecond } = guard;
    this.changes = new AddressBuckets({ burst: perSecond * BURST_SECONDS, perSecond });
    const loadsPerSecond = perSecond * LOADS_PER_CHANGE;
    this.loads = new Buckets({ burst: loadsPerSecond * BURST_SECONDS, perSecond: loadsPerSecond });
    this.ticketsEach = new Buckets({
      burst: Math.max(TICKETS_EACH.burst, perSecond),
      perSecond: Math.max(TICKETS_EACH.perSecond, perSecond / 10),
    });
    this.any = new AddressBuckets(anyRate(perSecond));
  }

  install(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(HEADERS);
      if (request.url.startsWith('/api')) {
        reply.header('cache-control', 'no-store');
        // Refuse work that could not be finished before the shutdown.
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
    // Files of the page wait instead: see page-pace.ts.
    if (isForPage(request)) return;
    if (isForTicket(request)) {
      if (!this.tickets.take(request.ip, now)) throw tooMany();
      return;
    }
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    if (!this.any.take(request.ip, now) || (isChange && !this.changes.take(request.ip, now))) throw tooMany();
  }

  /**
   * A browser names the page that sent a changing request; a program names none and has no cookie. Pages of other sites
   * are refused, and so is a cookie without an origin.
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

  /** Does the request use one of this server's own names? Otherwise a foreign page could reach it by DNS rebinding. */
  isOwnHost(host: string | undefined): boolean {
    return host !== undefined && [...this.guard.origins].some((origin) => new URL(origin).host === host.toLowerCase());
  }

  /** Slows down repeated attempts. */
  mayReturn(session: Session): void {
    if (!this.ticketsEach.take(session.id, this.guard.now())) throw tooMany();
  }

  /** May this address have one more table loaded from its log? That takes main thread time which all players share. */
  mayLoad(request: FastifyRequest): void {
    if (!this.loads.take(networkOf(request.ip), this.guard.now())) throw tooMany();
  }

  /** The length of a log is known only after reading it, so it is charged afterwards. */
  hasLoaded(request: FastifyRequest, entries: number): void {
    this.loads.pay(networkOf(request.ip), this.guard.now(), Math.floor(entries / ENTRIES_PER_LOAD));
  }

  /** Counts a wrong secret: after too many the address has to wait, even with a right one. */
  failed(request: FastifyRequest): void {
    if (!this.failures.take(request.ip, this.guard.now())) throw tooMany();
  }

  async callerOf(request: FastifyRequest): Promise<Caller | null> {
    const session = await this.guard.people.session(this.tokenOf(request));
    const person = session === null ? null : await this.guard.people.person(session.person);
    if (session === null || person === null) return null;
    this.guard.networks.seen(person.id, networkOf(request.ip));
    return { session, person };
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

  /** Stored by the browser; pages cannot read it, other sites cannot send it. */
  setCookie(reply: FastifyReply, token: string): void {
    reply.header('set-cookie', this.cookie(token, SESSION_SECONDS));
  }

  clearCookie(reply: FastifyReply): void {
    reply.header('set-cookie', this.cookie('', 0));
  }

  private cookie(token: string, seconds: number): string {
    const { plainHttp } = this.guard;
    return `${this.cookieName}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${plainHttp ? '' : '; Secure'}`;
  }

  private get cookieName(): string {
    return this.guard.plainHttp ? PLAIN_COOKIE : COOKIE;
  }

  /**
   * From the header, for programs; from the cookie, for pages. Reads only the cookie name that this server sets: a
   * sibling site under the same domain can set a `sid`, but only this host can set a `__Host-sid`.
   */
  private tokenOf({ headers }: FastifyRequest): string | null {
    const [, bearer] = /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '') ?? [];
    if (bearer !== undefined) return bearer;
    if (headers.authorization !== undefined) return null;
    for (const pair of (headers.cookie ?? '').split(';')) {
      const [name = '', token = ''] = pair.trim().split('=', 2);
      if (name === this.cookieName) return token;
    }
    return null;
  }
}

const COOKIE = '__Host-sid';
const PLAIN_COOKIE = 'sid';
const SESSION_SECONDS = 180 * 86_400;

const banned = (): Problem =>
  new Problem(403, 'banned', 'You are banned from this server. Ask the person who runs it.');

const foreign = (): Problem => new Problem(403, 'foreign-origin', 'This page may not use this server.');
