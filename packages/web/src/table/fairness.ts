// Whether hints would be unfair.
import type { Moment, Seated } from '../seat/seated.ts';

/** True if other people play from other devices: they cannot see who asks for hints. */
export const isAgainstPeople = ({ line }: Seated, { table }: Moment): boolean =>
  line.value !== 'local' && table.chairs.filter(({ holder }) => holder?.kind === 'person').length > 1;
