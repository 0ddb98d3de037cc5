// What a language says of each person: the name on the card and one line of flavour. Everything else on it is made from
// its effects.
import type { PersonId } from '../../people/index.ts';

interface PersonName {
  readonly name: string;
  readonly flavour: string;
}

export type PeopleNames = Readonly<Record<PersonId, PersonName>>;
