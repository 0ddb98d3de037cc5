// Faults of a worker: knowledge that fails during the search, or before the provisional answer.

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
