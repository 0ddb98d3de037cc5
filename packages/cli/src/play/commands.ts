// Answers to everything a person may ask without moving: help, rules, log, table, hand.
import { type HelpRule, itemAt, type Seat } from '@backroom/kit';
import { padEnd, type Rows, width, wrap } from '@backroom/kit/terminal';
import { actionOf, type Question } from './asking.ts';
import { echo } from './flags.ts';
import { sectionLines } from './showing.ts';
import { settingOf, type TerminalTable } from './table.ts';

/** `?` alone: what one can type, and what is not allowed now. */
export function helpLines(table: TerminalTable, question: Question): string[] {
  const { phrases, paint, terminal, words, names } = table;
  const reasons = new Set(question.refusals.map((refusal) => words.refusal(refusal, names)));
  return [
    paint.bold(phrases.help.commands),
    ...rowLines(helpRows(table, question), terminal.width),
    '',
    paint.bold(phrases.help.whyNot),
    ...(reasons.size === 0 ? wrap(phrases.help.nothingRefused, terminal.width, '  ') : []),
    ...[...reasons].flatMap((reason) => wrap(reason, terminal.width, '  · ')),
  ];
}

/** The examples are this game's own: a move that is legal now, a rule and a chapter of its rules. */
function helpRows({ phrases, help, people, names }: TerminalTable, { game, legal, actions }: Question): Rows {
  const moves = (legal.length > 0 ? legal : actions).map((action) => game.write(action));
  const [move = '…'] = moves.sort((a, b) => a.length - b.length);
  const chapter = help[1] ?? help[0];
  const rows = phrases.help.rows({
    move,
    rule: chapter?.rules[0]?.id ?? '',
    word: chapter?.title.split(' ').find((word) => /^\p{L}{4,}$/u.test(word)) ?? chapter?.title ?? '',
  });
  return people > 1 ? [...rows, phrases.help.seatRow(itemAt(names, 1))] : rows;
}

/** Two columns: what to type, and what it means. */
export function rowLines(rows: Rows, columns: number): string[] {
  const left = Math.max(...rows.map(([name]) => width(name))) + 4;
  return rows.flatMap(([name, meaning]) => wrap(meaning, columns, padEnd(`  ${name}`, left)));
}

/** `? 3`, `? exchange red > blue`: what that would do, or why it is not allowed. */
export function explain(table: TerminalTable, seat: Seat, text: string, question: Question): string[] {
  const { words, names, phrases, terminal, session } = table;
  const meaning = actionOf(text, question);
  const say = (sentence: string): string[] => wrap(sentence, terminal.width, ' ');
  if (meaning.kind === 'unclear') return say(meaning.why);
  if (meaning.kind === 'command') return [];
  const name = words.action(meaning.action, session.view(seat), names);
  if (meaning.kind === 'refused') return why(table, meaning, name);
  const foreseen = session.foresee(seat, meaning.action).map((event) => words.event(event, names));
  return [
    ...say(`${name}. ${phrases.help.allowed(question.game.write(meaning.action))}`),
    ...(foreseen.length === 0 ? [] : say(`${phrases.help.wouldHappen}: ${foreseen.join(' ')}`)),
  ];
}

/** The reason in a sentence, and the rule in full. */
export function why(
  { words, help, names, phrases, terminal, paint }: TerminalTable,
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
export function ruleLines({ help, phrases, terminal, paint }: TerminalTable, wanted: string): string[] {
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

export function logLines({ session, words, names, phrases, terminal, paint }: TerminalTable, seat: Seat): string[] {
  const events = session.story(seat).flat();
  return [
    paint.bold(phrases.help.log),
    ...(events.length === 0 ? [`  ${phrases.help.emptyLog}`] : []),
    ...events.flatMap((event) => wrap(words.event(event, names), terminal.width, '  ')),
  ];
}

export const spokenTable = (table: TerminalTable, seat: Seat): string[] =>
  sectionLines(table, table.words.table(table.session.view(seat), table.names));

export function handLines(table: TerminalTable, seat: Seat): string[] {
  const view = table.session.view(seat);
  return table.drawing?.hand(view, settingOf(table)) ?? [table.words.standing(view, seat, table.names)];
}
