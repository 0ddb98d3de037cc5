// Plays a game's sounds by name, if the player wants any. They are fetched when the first one is due.
import { settings } from '../app/settings.ts';
import type { GameOfThePage } from '../games.ts';

let device: AudioContext | null = null;

export function sound({ sounds }: GameOfThePage, name: string): void {
  if (!settings.peek().sounds) return;
  device ??= new AudioContext();
  const on = device;
  void sounds().then((known) => known[name]?.(on));
}
