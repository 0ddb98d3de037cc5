// Plays a game's sounds by name, if sound is on. They are loaded when the first one is needed.
import type { GamePage } from '@backroom/kit';
import { settings } from '../app/settings.ts';

let device: AudioContext | null = null;

/** The kit does not know browser types: each sound plays on an AudioContext. */
type Sounds = Readonly<Record<string, (device: AudioContext) => void>>;

export function sound({ sounds }: GamePage, name: string): void {
  if (!settings.peek().sounds) return;
  device ??= new AudioContext();
  const on = device;
  if (on.state === 'suspended') void on.resume();
  void sounds?.().then((loaded) => (loaded.sounds as Sounds)[name]?.(on));
}
