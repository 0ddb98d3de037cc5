// Answers to everything a person may ask without moving: help, rules, log, table, hand.
import type { HelpRule, Seat } from '@backroom/kit';
import { actionOf, type Question } from './asking.ts';
import { echo } from './flags.ts';
import type { Phrases } from './phrases.ts';
import { sectionLines } from './showing.ts';
import { settingOf, type Table } from './table.ts';
import { padEnd, width, wrap } from './text.ts';

/** `?` alone: what one can type, and what is not allowed now. */
export function helpLines(table: Table, question: Question): string[] {
  const { phrases, paint, terminal, words, names } = table;
  const reasons = new Set(question.refusals.map((refusal) => words.refusal(refusal, names)));
  return [
    paint.bold(phrases.help.commands),
    ...rowLines(phrases.help.rows, terminal.width),
    '',
    paint.bold(phrases.help.whyNot),
    ...(reasons.size === 0 ? wrap(phrases.help.nothingRefused, terminal.width, '  ') : []),
    ...[...reasons].flatMap((reason) => wrap(reason, terminal.width, '  · ')),
  ];
}

/** Two columns: what to type, and what it means. */
export function rowLines(rows: Phrases['help']['rows'], columns: number): string[] {
  const left = Math.max(...rows.map(([name]) => width(name))) + 4;
  return rows.flatMap(([name, meaning]) => wrap(meaning, columns, padEnd(`  ${name}`, left)));
}

/** `? 3`, `? exchange red > blue`: what that would do, or why it is not allowed. */
export function explain(table: Table, seat: Seat, text: string, question: Question): string[] {
  const { words, names, phrases, terminal, sitting } = table;
  const meaning = actionOf(text, question);
  const say = (sentence: string): string[] => wrap(sentence, terminal.width, ' ');
  if (meaning.kind === 'unclear') return say(meaning.why);
  if (meaning.kind === 'command') return [];
  const name = words.action(meaning.action, sitting.view(seat), names);
  if (meaning.kind === 'refused') return why(table, meaning, name);
  const foreseen = sitting.foresee(seat, meaning.action).map((event) => words.event(event, names));
  return [
    ...say(`${name}. ${phrases.help.allowed(question.game.write(meaning.action))}`),
    ...(foreseen.length === 0 ? [] : say(`${phrases.help.wouldHappen}: ${foreseen.join(' ')}`)),
  ];
}

/** The reason in a sentence, and the rule in full. */
export function why(
  { words, help, names, phrases, terminal, paint }: Table,
  { refusal }: { readonly refusal: Question['refusals'][number] | null },
  name: string,
): string[] {
  if (refusal === null) return wrap(phrases.asking.notNow(name), terminal.width, ' ');
  const rule = help.flatMap(({ rules }) => rules).find(({ id }) => id === refusal.rule);
  return [
    ...wrap(words.refusal(refusal, names), terminal.width, ' '),
    ...(rule === undefined ? [] : wrap(rule.text, terminal.width, `  ${paint.dim(rule.id)} `)),
  ];
}

/** All chapters; or one rule by its id; or every rule that has the text in it or in its chapter's title. */
export function ruleLines({ help, phrases, terminal, paint }: Table, wanted: string): string[] {
  const text = wanted.toLowerCase();
  const speaksOfIt = (part: string): boolean => part.toLowerCase().includes(text);
  const isId = help.some(({ rules }) => rules.some(({ id }) => id.toLowerCase() === text));
  const chapters = help
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(({ id, text: rule }) =>
        isId ? id.toLowerCase() === text : speaksOfIt(rule) || speaksOfIt(title),
      ),
    }))
    .filter(({ rules }) => rules.length > 0);
  if (chapters.length === 0) return wrap(phrases.help.noSuchRule(echo(wanted)), terminal.width, ' ');
  const ruleText = ({ id, text: rule, ruling }: HelpRule): string[] =>
    wrap(ruling ? `${rule} [${phrases.help.ruling}]` : rule, terminal.width, `  ${paint.dim(padEnd(id, 6))} `);
  const chapterLines = chapters.map(({ title, rules }) => [paint.bold(title), ...rules.flatMap(ruleText)]);
  return chapterLines.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]));
}

export function logLines({ sitting, words, names, phrases, terminal, paint }: Table, seat: Seat): string[] {
  const events = sitting.story(seat).flat();
  return [
    paint.bold(phrases.help.log),
    ...(events.length === 0 ? [`  ${phrases.help.emptyLog}`] : []),
    ...events.flatMap((event) => wrap(words.event(event, names), terminal.width, '  ')),
  ];
}

export const spokenTable = (table: Table, seat: Seat): string[] =>
  sectionLines(table, table.words.table(table.sitting.view(seat), table.names));

export function handLines(table: Table, seat: Seat): string[] {
  const view = table.sitting.view(seat);
  return table.drawing?.hand(view, settingOf(table)) ?? [table.words.standing(view, seat, table.names)];
}
