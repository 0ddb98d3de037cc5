// What may go wrong in a worker: a piece of knowledge that fails while thinking, or before the worker has left a note.

const hang = (): never => {
  for (;;);
};

/** More states than a worker may hold. */
const burst = (state: readonly number[]): never => {
  const kept: unknown[] = [];
  for (;;) kept.push(state.slice());
};

const exit = (): never => process.exit(3);

const throwUp = (): never => {
  throw new Error('planted');
};

export const PLANTED: Readonly<Record<string, object>> = {
  hangs: { chances: hang },
  'hangs at once': { habit: hang },
  bursts: { chances: burst },
  exits: { chances: exit },
  throws: { chances: throwUp },
};
