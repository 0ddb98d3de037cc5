// Texts about undo. Loaded with the menu of a table.
import type { Language } from '@backroom/kit';
import type { UndoWhy } from '@backroom/match';
import { undoWords as all } from '../../lang/undo.all.ts';

export interface UndoWords {
  readonly free: string;
  readonly consent: string;
  /** A turn of several decisions, as a whole. */
  readonly turn: { readonly label: string; readonly title: string };
  readonly why: Readonly<Record<UndoWhy, string>>;
}

export const undoWords: Readonly<Record<Language, UndoWords>> = all;
