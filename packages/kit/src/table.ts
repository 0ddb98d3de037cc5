// What the page hands to a game's picture of the table. The picture draws what it is given and asks for actions; it knows no
// rule and keeps no secret.
import type { Refusal, Seat } from './game.ts';
import type { Language, Names, Words } from './words.ts';

/** How fast things move, by the player's wish or the system's. 0: not at all. */
export type Tempo = 0 | 1 | 2 | 4;

/** A key by its place (`KeyboardEvent.code`), and what is printed on it here. */
export interface PlacedKey {
  readonly code: string;
  readonly label: string;
}

export interface Picture<A, E, V> {
  readonly view: V;
  /** Whose eyes these are; null: a spectator's, or after the end everybody's. */
  readonly seat: Seat | null;
  readonly names: Names;
  readonly words: Words<A, E, V>;
  readonly language: Language;
  /** What may be done now; empty while others decide. */
  readonly legal: readonly A[];
  readonly refusals: readonly Refusal<A>[];
  /** What has just happened, oldest first, to be shown on the way from the last view to this one. */
  readonly news: readonly E[];
  /** Changes whenever there is news: the same number twice is the same news. */
  readonly newsNumber: number;
  readonly tempo: Tempo;
  /** Seats whose clock or thinking is under way. */
  readonly waitingFor: readonly Seat[];
  /** Milliseconds on the table's own clock when this was drawn, or null. */
  readonly deadline: number | null;
  /** Ask for a second touch before acting. */
  readonly confirm: boolean;
  /**
   * 'hand': only what this seat holds and may choose, because the table itself is elsewhere; 'board': the table without that,
   * because each seat has it elsewhere; otherwise the whole.
   */
  readonly part?: 'whole' | 'hand' | 'board' | undefined;
  /** Where several play at one keyboard: this seat's keys by their place on it, for the first choice, the second, and so on. */
  readonly keys?: readonly PlacedKey[] | undefined;
  /** An action that is being pointed out: a hint, a lesson. */
  readonly pointed: A | null;
  act(action: A): void;
  /** What an action would certainly bring about: for showing it before it is done. */
  foresee(action: A): readonly E[];
  /** Says something to whoever cannot see it. */
  announce(sentence: string): void;
  /** Plays a sound of that name, if sounds are wanted. */
  sound(name: string): void;
}
