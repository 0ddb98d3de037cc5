// A person's card that knows its own id, so that a name for it cannot be forgotten in any language.
import type { PersonCard } from '../../language.ts';

export interface Person<Id extends string = string> extends PersonCard {
  readonly id: Id;
}

/** Takes the cards as they are and keeps their ids as types. */
export const people = <const Id extends string>(...cards: readonly Person<Id>[]): readonly Person<Id>[] => cards;
