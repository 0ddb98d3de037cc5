// Requests from outside, parsed into types once. Whatever is wrong with one becomes a Complaint.
import { isRecord, type Seat } from '@backroom/kit';

export type Code =
  | 'bad-json'
  | 'bad-request'
  | 'unknown-command'
  | 'unknown-game'
  | 'unknown-match'
  | 'bad-options'
  | 'bad-state'
  | 'not-your-turn'
  | 'illegal-action'
  | 'over';

/** Why a request is not carried out. Nothing has been changed when one is thrown. */
export class Complaint extends Error {
  readonly code: Code;

  constructor(code: Code, message: string) {
    super(message);
    this.code = code;
  }
}

export type Request = Readonly<Record<string, unknown>>;
export type Id = string | number | null;

/** Long texts from outside come back shortened. */
export const quote = (x: unknown): string => {
  const text = typeof x === 'string' ? JSON.stringify(x) : String(x);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

export function parseRequest(line: string | null): Request {
  if (line === null) throw new Complaint('bad-json', 'the line is longer than 1 MiB');
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    throw new Complaint('bad-json', 'the line is not JSON: send one JSON object a line');
  }
  if (!isRecord(request)) throw new Complaint('bad-request', 'a request must be a JSON object');
  return request;
}

/** The id to answer with: whatever the request gave, if it is a plain value. */
export function idOf(request: Request): Id {
  const { id } = request;
  if (id === undefined || id === null) return null;
  if (typeof id === 'string' || typeof id === 'number') return id;
  throw new Complaint('bad-request', 'id must be a string or a number');
}

export function textOf(request: Request, name: string): string {
  const value = request[name];
  if (typeof value !== 'string') throw new Complaint('bad-request', `${name} must be a string`);
  return value;
}

export function wholeOf(request: Request, name: string, least: number, most: number): number {
  const value = request[name];
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
    throw new Complaint('bad-request', `${name} must be a whole number from ${least} to ${most}`);
  }
  return value as number;
}

export const seatOf = (request: Request, seats: number): Seat => wholeOf(request, 'seat', 0, seats - 1);

/** A seat, or null for a spectator. */
export const observerOf = (request: Request, seats: number): Seat | null =>
  request.seat === null ? null : seatOf(request, seats);
