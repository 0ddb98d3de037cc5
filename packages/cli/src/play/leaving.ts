// Leaving a running game: asked first, with an offer to save it. Through a pipe nobody can be asked: the game is left at once.

import { plain, wrap } from '@backroom/kit/terminal';
import { ownCommand, quoted } from '../own-command.ts';
import type { TerminalTable } from './table.ts';
import { Leaving } from './terminal.ts';

/** Returns if the person plays on. */
export async function leaveTable(table: TerminalTable): Promise<void> {
  const { terminal, phrases, paint } = table;
  if (table.save === undefined || !terminal.interactive) throw new Leaving(0);
  for (let note: readonly string[] = []; ; ) {
    const below = note;
    if (terminal.live) terminal.frame(() => ['', ...below], paint.bright(` ${phrases.leaving.question}`));
    else {
      terminal.print(below);
      terminal.printPrompt(phrases.leaving.question);
    }
    const answer = plain((await terminal.hear()) ?? '').toLowerCase();
    if (['q', 'quit', 'exit'].includes(answer)) throw new Leaving(0);
    if (!['s', 'save'].includes(answer)) return;
    const { ok, lines } = saveLines(table);
    if (ok) throw new Leaving(0, lines);
    note = lines;
  }
}

/** Saves the game; the lines say where it is and how to go on, or why it could not be saved. */
export function saveLines({ save, names, phrases, terminal }: TerminalTable): {
  readonly ok: boolean;
  readonly lines: string[];
} {
  const saved = save?.(names);
  if (saved === undefined) return { ok: false, lines: wrap(phrases.leaving.noSave, terminal.width, ' ') };
  if (!saved.ok) return { ok: false, lines: wrap(phrases.leaving.cannotSave(saved.why), terminal.width, ' ') };
  const command = `${ownCommand()} play --resume ${quoted(saved.value)}`;
  return {
    ok: true,
    lines: [
      ...wrap(phrases.leaving.saved(saved.value), terminal.width, ' '),
      ...wrap(phrases.leaving.goOn, terminal.width, ' '),
      ...wrap(command, terminal.width, '   '),
    ],
  };
}
