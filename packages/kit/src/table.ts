// What the page passes to a game's picture of the table. The picture draws what it is given and asks for actions. It contains no
// rules and no secrets.
import type { Refusal, Result, Seat } from './game.ts';
import type { Language } from './languages.ts';
import type { Names, Words } from './words.ts';

/** Animation speed, from the player's or the system's settings. 0: no animation. */
export type Tempo = 0 | 1 | 2 | 4;

/** A key by its position (`KeyboardEvent.code`), and what is printed on it on this keyboard. */
export interface PlacedKey {
  readonly code: string;
  readonly label: string;
}

/** One thing to watch on the way from one view to the next. */
export interface Beat<E, V> {
  /** What kind of thing, for the picture. */
  readonly kind: string;
  readonly events: readonly E[];
  /** How long it takes at normal speed, in milliseconds. 0: at once. */
  readonly ms: number;
  /** The view shown while it lasts, and the view after it. */
  readonly during: V;
  readonly after: V;
  /** How many of the events have happened when this beat ends. */
  readonly told: number;
  /** The player should read it: skipping stops here, and the next touch continues. */
  readonly isPause?: boolean;
  /** The index in a row of cards, where one card after the other is resolved. */
  readonly index?: number | undefined;
}

/** Cuts what happened between two views into beats. */
export type ToBeats<E, V> = (before: V, events: readonly E[], after: V) => readonly Beat<E, V>[];

/** A beat as the picture is given it. */
export interface ShownBeat<E> extends Pick<Beat<E, unknown>, 'kind' | 'events' | 'index'> {
  readonly number: number;
  /** Its time, adjusted to the player's speed and the length of the queue. */
  readonly ms: number;
}

export interface Picture<A, E, V> {
  readonly view: V;
  /** The viewer's seat; null: a spectator, or anybody after the end. */
  readonly seat: Seat | null;
  readonly names: Names;
  /** By seat: the level of a bot (its name and, after a dot, how strong that is), or that a person is away. Mostly empty. */
  readonly seatNotes?: readonly string[] | undefined;
  readonly words: Words<A, E, V>;
  readonly language: Language;
  /** The legal actions; empty while others decide. */
  readonly legal: readonly A[];
  readonly refusals: readonly Refusal<A>[];
  /** The latest events, oldest first. All of them have been shown. */
  readonly news: readonly E[];
  /** All events shown since this page joined, oldest first. Earlier events of the match are not here. */
  readonly past?: readonly E[] | undefined;
  /** The number of undos so far: after one, events told before may no longer hold. */
  readonly takenBack?: number | undefined;
  /** Changes with every new step: the same number means the same step. */
  readonly newsNumber: number;
  readonly tempo: Tempo;
  /** The beat to show now, starting from this view. Nothing is legal until it is over. */
  readonly beat?: ShownBeat<E> | null | undefined;
  /** Called when the viewer wants to continue. */
  skip?(): void;
  /** Seats that are deciding now. */
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
  /** Where several play at one keyboard: this seat's keys, for its first choice, its second, and so on. */
  readonly keys?: readonly PlacedKey[] | undefined;
  /** The number of refused actions of this seat so far, because a refusal changes no view. */
  readonly refused?: number | undefined;
  /** An action that is being pointed out: a hint, a lesson. */
  readonly pointed: A | null;
  /** The actions that follow the one pointed out, in order: a picture may join several actions into one touch. */
  readonly pointedNext?: readonly A[] | undefined;
  act(action: A): void;
  /** The guaranteed result of an action, to show it before it is taken. */
  foresee(action: A): readonly E[];
  /** Announces a text to screen readers. `isNews`: it may wait, and may be dropped when too much happens. */
  announce(sentence: string, isNews?: boolean): void;
  /** Plays a sound of that name, if sounds are wanted. */
  sound(name: string): void;
}

/** What the page passes to a game's own result screen. */
export interface EndPicture<E, V> {
  /** 'places': the ranking; 'account': how the scores came about, from the history. */
  readonly part: 'places' | 'account';
  readonly view: V;
  readonly names: Names;
  readonly language: Language;
  readonly result: Result;
  /** All events, oldest first, without those that were undone; null while they are being loaded. */
  readonly history: readonly E[] | null;
}
