// Before the first card: who sits where, and what a newcomer has to know.
import type { Character } from '@backroom/bots/words';
import { itemAt, type Names } from '@backroom/kit';
import { cut, plain, wrap } from '@backroom/kit/terminal';
import { BOT_NAMES } from './opponents.ts';
import { settingOf, type TerminalTable } from './table.ts';
import type { PlayArgs } from './wish.ts';

const LONGEST_NAME = 14;

/** A name for every seat, each different: as given, or the name of a regular bot. */
export function seatNames(given: readonly string[], seats: number): Names {
  const names: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const asked = cut(plain(given[seat] ?? ''), LONGEST_NAME);
    const free = BOT_NAMES.filter((name) => !names.includes(name) && !given.includes(name));
    const name = asked === '' ? (free.find((one) => one === BOT_NAMES[seat]) ?? free[0] ?? `#${seat + 1}`) : asked;
    names.push(names.includes(name) ? `${cut(name, LONGEST_NAME - 2)} ${seat + 1}` : name);
  }
  return names;
}

/** Where a person is watching: a short welcome. On a screen also the names of those who have not given theirs. */
export async function welcome(table: TerminalTable, wish: PlayArgs, isWatched: boolean): Promise<Names> {
  const { terminal, phrases, paint, session } = table;
  if (!terminal.live) {
    if (isWatched) terminal.print(welcomeLines(table));
    if (table.isPaged === true) {
      terminal.printPrompt(phrases.frame.start);
      await terminal.hear();
    }
    return table.names;
  }
  const given = [...wish.names];
  for (let seat = 0; seat < table.people; seat++) {
    if ((given[seat] ?? '') !== '') continue;
    terminal.frame(() => welcomeLines(table), paint.bright(` ${phrases.frame.askName(itemAt(table.names, seat))}`));
    given[seat] = plain((await terminal.hear()) ?? '').slice(0, 60);
  }
  if (wish.names.some((name) => name !== '')) {
    terminal.frame(() => welcomeLines(table), paint.bright(` ${phrases.frame.start}`));
    await terminal.hear();
  }
  return seatNames(given, session.seats);
}

/** The bots are introduced at length where there is room, else in a list. */
function welcomeLines(table: TerminalTable): string[] {
  const { opponent } = table.phrases.frame;
  const full = welcomeWith(
    table,
    houseLines(table, (who, { name, line }) => opponent(who, name, line), '\n'),
  );
  if (full.length <= table.terminal.height) return full;
  return welcomeWith(
    table,
    houseLines(table, (who, { name }) => `${who} (${name})`, ', '),
  );
}

function welcomeWith(table: TerminalTable, opponents: readonly string[]): string[] {
  const { terminal, phrases, paint, words, drawing, session } = table;
  const howTo = drawing?.welcome(session.view(null), settingOf(table)) ?? table.introduction ?? [];
  return [
    '',
    paint.bright(` ${phrases.frame.welcome(words.title)}`),
    '',
    ...howTo.flatMap((line) => wrap(line, terminal.width, ' · ')),
    '',
    ...opponents,
    ...wrap(phrases.frame.numbers, terminal.width, ' '),
    '',
  ];
}

/** Who else sits there, and what to expect of them. */
function houseLines(
  { opponents, names, people, phrases, paint, terminal }: TerminalTable,
  introduce: (who: string, character: Character) => string,
  between: string,
): string[] {
  if (opponents === undefined || opponents.level === 'random') return [];
  const { level, temperaments, words } = opponents;
  const introduced = names.flatMap((who, seat) => {
    const temperament = temperaments[seat];
    return seat < people || temperament === undefined ? [] : [introduce(who, words.temperaments[temperament])];
  });
  if (introduced.length === 0) return [];
  const lines = introduced.join(between).split('\n');
  return [
    ...wrap(phrases.frame.opponents(words.levels[level].name), terminal.width, ' ').map(paint.bold),
    ...lines.flatMap((line) => wrap(line, terminal.width, ' · ')),
    '',
  ];
}
