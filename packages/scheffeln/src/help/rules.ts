// The rules as a list of ids, in the order of reading. Languages add the texts and cannot add or lose a rule.

export const CHAPTERS = {
  pieces: ['SH-1', 'SH-2', 'SH-3', 'SH-4'],
  setup: ['SH-10', 'SH-11', 'SH-12'],
  turns: ['SH-20', 'SH-21', 'SH-22', 'SH-23'],
  driving: ['SH-30', 'SH-31', 'SH-32', 'SH-33', 'SH-34', 'SH-35', 'SH-36', 'SH-37'],
  scoring: ['SH-40', 'SH-41'],
  rounds: ['SH-50', 'SH-60', 'SH-61'],
  speed: ['SH-70', 'SH-71', 'SH-72', 'SH-73', 'SH-74', 'SH-75', 'SH-76', 'SH-77'],
  run: ['SH-80', 'SH-81', 'SH-82', 'SH-83', 'SH-84', 'SH-85', 'SH-86', 'SH-87'],
  mafia: ['SH-90', 'SH-91', 'SH-92', 'SH-93', 'SH-94'],
} as const;

export type ChapterId = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterId][number];

/** Our decisions where the rulebooks are silent or contradict each other, wholly or in the part that the text names. */
export const RULINGS: ReadonlySet<RuleId> = new Set<RuleId>([
  'SH-3',
  'SH-4',
  'SH-37',
  'SH-41',
  'SH-61',
  'SH-70',
  'SH-74',
  'SH-82',
  'SH-86',
  'SH-87',
  'SH-93',
  'SH-94',
]);
