// What goes wrong in a request: a code for programs, a sentence for people, and nothing about the inside of the house.

export class Problem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, why: string) {
    super(why);
    this.status = status;
    this.code = code;
  }
}

/** One and the same whether a thing is unknown or somebody else's: an answer must not tell which. */
export const notFound = (): Problem => new Problem(404, 'not-found', 'There is nothing here, or nothing for you.');

export const unknownPerson = (): Problem =>
  new Problem(401, 'no-session', 'You are not known here yet: tell your name first (POST /api/me).');

export const notYours = (): Problem => new Problem(403, 'not-yours', 'Only whoever opened this table can do that.');

export const malformed = (why: string): Problem => new Problem(400, 'malformed', why);

/** Whoever waits a moment finds the next house open. */
export const closing = (): Problem =>
  new Problem(503, 'restart', 'The house closes for a moment. Nothing was changed; try again soon.');

export const tooMany = (): Problem =>
  new Problem(429, 'too-many', 'That was too often. Wait a minute, then try again.');
