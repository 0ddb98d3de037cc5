// A game whose only move does nothing: the cost of boardgame.io without any rules. No game in it can be faster.
const AS_LONG_AS_SCHEFFELN = 100;

export const Nothing = {
  name: 'nothing',
  disableUndo: true,
  setup: () => ({}),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { nothing: () => {} },
  endIf: ({ ctx }) => (ctx.turn > AS_LONG_AS_SCHEFFELN ? true : undefined),
  ai: { enumerate: () => [{ move: 'nothing', args: [] }] },
};
