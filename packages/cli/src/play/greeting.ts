// Before the first card: who sits where, and what a newcomer has to know.
import type { Character } from '@backroom/bots/words';
import type { Names } from '@backroom/kit';
import { HOUSE_NAMES } from './opponents.ts';
import { settingOf, type Table } from './table.ts';
import { cut, plain, wrap } from './text.ts';
import type { Wish } from './wish.ts';

const LONGEST_NAME = 14;

/** A name for every seat, each different: as given, or one of the house. */
export function seatNames(given: readonly string[], seats: number): Names {
  const names: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const asked = cut(plain(given[seat] ?? ''), LONGEST_NAME);
    const free = HOUSE_NAMES.filter((name) => !names.includes(name) && !given.includes(name));
    const name = asked === '' ? (free.find((one) => one === HOUSE_NAMES[seat]) ?? free[0] ?? `#${seat + 1}`) : asked;
    names.push(names.includes(name) ? `${cut(name, LONGEST_NAME - 2)} ${seat + 1}` : name);
  }
  return names;
}

/** Where a person is watching: a short welcome. On a screen also the names of those who have not given theirs. */
export async function welcome(table: Table, wish: Wish, isWatched: boolean): Promise<Names> {
  const { terminal, phrases, paint, sitting } = table;
  if (!terminal.live) {
    if (isWatched) terminal.print(welcomeLines(table));
    return table.names;
  }
  const given = [...wish.names];
  for (let seat = 0; seat < table.people; seat++) {
    if ((given[seat] ?? '') !== '') continue;
    terminal.frame(() => welcomeLines(table), paint.bright(` ${phrases.frame.askName(table.names[seat])}`));
    given[seat] = plain((await terminal.hear()) ?? '').slice(0, 60);
  }
  if (wish.names.some((name) => name !== '')) {
    terminal.frame(() => welcomeLines(table), paint.bright(` ${phrases.frame.start}`));
    await terminal.hear();
  }
  return seatNames(given, sitting.seats);
}

/** The house is introduced at length where there is room, else in a list. */
function welcomeLines(table: Table): string[] {
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

function welcomeWith(table: Table, house: readonly string[]): string[] {
  const { terminal, phrases, paint, words, drawing, sitting } = table;
  const howTo = drawing?.welcome(sitting.view(null), settingOf(table)) ?? [];
  return [
    '',
    paint.bright(` ${phrases.frame.welcome(words.title)}`),
    '',
    ...howTo.flatMap((line) => wrap(line, terminal.width, ' · ')),
    '',
    ...house,
    ...wrap(phrases.frame.numbers, terminal.width, ' '),
    '',
  ];
}

/** Who else sits there, and what to expect of them. */
function houseLines(
  { house, names, people, phrases, paint, terminal }: Table,
  introduce: (who: string, character: Character) => string,
  between: string,
): string[] {
  if (house === undefined || house.level === 'random') return [];
  const { level, temperaments, words } = house;
  const introduced = names.flatMap((who, seat) => {
    const temperament = temperaments[seat];
    return seat < people || temperament === undefined ? [] : [introduce(who, words.temperaments[temperament])];
  });
  if (introduced.length === 0) return [];
  const lines = introduced.join(between).split('\n');
  return [
    ...wrap(phrases.frame.house(words.levels[level].name), terminal.width, ' ').map(paint.bold),
    ...lines.flatMap((line) => wrap(line, terminal.width, ' · ')),
    '',
  ];
}
