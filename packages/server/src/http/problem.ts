// Errors of requests: a code for programs, a sentence for people, and no internals of the server.

export class Problem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, why: string) {
    super(why);
    this.status = status;
    this.code = code;
  }
}

/** The same answer whether a thing does not exist or belongs to somebody else: it must not reveal which. */
export const notFound = (): Problem => new Problem(404, 'not-found', 'There is nothing here, or nothing for you.');

export const unknownPerson = (): Problem =>
  new Problem(401, 'no-session', 'You have no session yet: send your name first (POST /api/me).');

export const notYours = (): Problem => new Problem(403, 'not-yours', 'Only the host of this table can do that.');

export const malformed = (why: string): Problem => new Problem(400, 'malformed', why);

/** The next server will be open in a moment. */
export const closing = (): Problem =>
  new Problem(503, 'restart', 'The server restarts. Nothing was changed; try again soon.');

export const notStored = (): Problem =>
  new Problem(503, 'not-stored', 'The server cannot store anything at the moment. Try again soon.');

export const otherRules = (): Problem =>
  new Problem(
    409,
    'other-rules',
    'This match was begun under other rules than this server plays now. It is stored, but it cannot be continued here.',
  );

export const tooMany = (): Problem =>
  new Problem(429, 'too-many', 'That was too often. Wait a minute, then try again.');
