// What an attack gets, and what it reports.
import type { Visitor } from '../support/visitor.ts';

export interface Scene {
  readonly address: string;
  readonly port: number;
  /** The server's database: the admin socket is beside it. */
  readonly data: string;
  /** The number of the address that this attack comes from. */
  readonly from: number;
  /** People of one address who have many seats each. */
  readonly collectors: readonly Visitor[];
  /** From here on memory counts, if that is before `begin`. */
  readonly weigh: () => Promise<void>;
  /** From here on time and memory count: everything is prepared and warmed up. */
  readonly begin: () => Promise<void>;
  readonly isOver: () => boolean;
  /** How much of it: 1 is what the issue measured. */
  readonly part: number;
}

export interface Damage {
  /** Rights that still worked after their end. */
  readonly rightsKept: number;
  readonly note: string;
}

export type Attack = (scene: Scene) => Promise<Damage>;

export const whole = (n: number): string => Math.round(n).toLocaleString('en-GB');
