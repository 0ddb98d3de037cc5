// Requests from outside, parsed into types once. Every mistake becomes an EngineRequestError.
import { isRecord, type Seat } from '@backroom/kit';

export type EngineErrorCode =
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

/** Why a request is refused. It is thrown before anything has changed. */
export class EngineRequestError extends Error {
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export type EngineRequest = Readonly<Record<string, unknown>>;
export type Id = string | number | null;

/** Long texts from outside come back shortened. */
export const quote = (x: unknown): string => {
  const text = typeof x === 'string' ? JSON.stringify(x) : String(x);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

export function parseRequest(line: string | null): EngineRequest {
  if (line === null) throw new EngineRequestError('bad-json', 'the line is longer than 1 MiB');
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    throw new EngineRequestError('bad-json', 'the line is not JSON: send one JSON object a line');
  }
  if (!isRecord(request)) throw new EngineRequestError('bad-request', 'a request must be a JSON object');
  return request;
}

/** The id to answer with: the request's own, if it is a plain value. */
export function idOf(request: EngineRequest): Id {
  const { id } = request;
  if (id === undefined || id === null) return null;
  if (typeof id === 'string' || typeof id === 'number') return id;
  throw new EngineRequestError('bad-request', 'id must be a string or a number');
}

export function textOf(request: EngineRequest, name: string): string {
  const value = request[name];
  if (typeof value !== 'string') throw new EngineRequestError('bad-request', `${name} must be a string`);
  return value;
}

export function wholeOf(request: EngineRequest, name: string, least: number, most: number): number {
  const value = request[name];
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
    throw new EngineRequestError('bad-request', `${name} must be a whole number from ${least} to ${most}`);
  }
  return value as number;
}

export const seatOf = (request: EngineRequest, seats: number): Seat => wholeOf(request, 'seat', 0, seats - 1);

/** A seat, or null for a spectator. */
export const observerOf = (request: EngineRequest, seats: number): Seat | null =>
  request.seat === null ? null : seatOf(request, seats);
