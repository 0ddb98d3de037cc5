// A state is plain data, so saving it is copying it. Loading trusts nothing: every field is validated, and every card
// and piece must exist as often as in the box.
import { isRecord, itemAt, type Json, type Parsed, parsed, readOptions, refused } from '@backroom/kit';
import { type Form, frameForm, whole } from './forms.ts';
import { inventory, missing } from './inventory.ts';
import { legal, toAct } from './machine.ts';
import { options as optionSchema, seats as seatRange } from './options.ts';
import { clone, type State } from './state.ts';
import { STATE_FORM } from './state-form.ts';

export function save(s: State): Json {
  return clone(s) as unknown as Json;
}

export function load(saved: unknown, given?: unknown): Parsed<State> {
  if (!isRecord(saved)) return refused('a state must be an object');
  const read = readOptions(optionSchema, saved.options ?? given);
  if (!read.ok) return read;
  if (given !== undefined && saved.options !== undefined) {
    const other = readOptions(optionSchema, given);
    if (!other.ok) return other;
    if (JSON.stringify(other.value) !== JSON.stringify(read.value))
      return refused('the options are not those of the state');
  }
  const fault = faultIn({ ...saved, options: null }, STATE_FORM, 'state');
  if (fault !== null) return refused(fault);
  const s = clone({ ...(saved as unknown as State), options: read.value });
  const { min, max } = seatRange(read.value);
  if (s.seats < min || s.seats > max) return refused(`seats must be ${min} to ${max}`);
  return agrees(s);
}

function faultIn(x: unknown, form: Form, where: string): string | null {
  return form(x, where);
}

/** Checks across several fields. */
function agrees(s: State): Parsed<State> {
  for (const frame of s.stack) {
    const fault = frameForm(frame, s);
    if (fault !== null) return refused(fault);
  }
  if (s.players.length > 0 && (s.solo === null) !== (s.options.solo === null))
    return refused('a state for one needs the Enforcer, and no other');
  if (s.players.length === 0) {
    const empty = s.stack.length === 1 && itemAt(s.stack, 0).kind === 'set-up';
    return empty ? parsed(s) : refused('without players, only the set-up can be under way');
  }
  const lost = missing(s, inventory(s));
  if (lost !== null) return refused(lost);
  try {
    const turn = toAct(s);
    if (typeof turn !== 'string' && !turn.every((seat) => whole(seat, 0, s.seats - 1) && legal(s, seat).length > 0))
      return refused('the seat to act has no legal action');
  } catch (error) {
    return refused(`what is under way does not fit the table: ${(error as Error).message}`);
  }
  return parsed(s);
}
