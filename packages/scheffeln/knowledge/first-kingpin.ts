// The former kingpin: its habit looked only at what the own car would earn at once, with a plan for the last two cards. Playouts of
// different actions had the same deals, but slips of their own.
import { firstHabit } from './first-habit.ts';
import { knowledge } from './index.ts';

export const FIRST_KINGPIN = { ...knowledge, habit: firstHabit, separateLuck: true };
