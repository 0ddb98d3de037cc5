// The description of a route in the contract.

/** By method and path, as Fastify writes it: 'GET /api/tables/:id'. */
export interface Described {
  /** The operationId, for generated clients. */
  readonly id: string;
  /** What the request is for. */
  readonly what: string;
  /** Does it need a session? Left out: yes. */
  readonly known?: boolean;
  /** The schema of the body, by its name. */
  readonly body?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** If left out: 200. */
  readonly status?: readonly number[];
  /** The schema of the answer by its name, or the type of a text. */
  readonly answer: string;
  /** What the answer holds. */
  readonly says: string;
  /** Where a status has a meaning of its own. */
  readonly byStatus?: Readonly<Record<number, string>>;
  /** Codes of refusals beyond those that every route may give. */
  readonly refusals?: readonly string[];
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

type TextType = 'text/plain' | 'image/svg+xml' | 'application/json';

/** Routes that use only these bodies and answers. */
export type RoutesOf<Bodies, Answers> = Readonly<
  Record<`${Method} /${string}`, Described & { body?: keyof Bodies; answer: keyof Answers | TextType }>
>;

export const CREATED = [201] as const;
