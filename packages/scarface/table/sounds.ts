// The sounds of this table, synthesised from oscillators and noise: coins, crates, gates, a siren, a printing press. The page plays
// them by name, if sound is on.
import { noise, type Sound, tone } from '@backroom/kit/table/sound';

/** One voice that glides from a pitch to another. */
const voice = (
  context: AudioContext,
  wave: OscillatorType,
  from: number,
  to: number,
  length: number,
  loud: number,
  at = 0,
): void => tone(context, { wave, from, to, for: length, loud, at });

const times = (count: number, what: (i: number) => void): void => {
  for (let i = 0; i < count; i++) what(i);
};

export const sounds: Readonly<Record<string, Sound>> = {
  card: (c) => noise(c, 2500, 0.08, 0.45),
  step: (c) => {
    noise(c, 260, 0.07, 0.7);
    noise(c, 220, 0.07, 0.6, 0.11);
  },
  crate: (c) => {
    noise(c, 380, 0.1, 0.8);
    voice(c, 'triangle', 1850, 1800, 0.12, 0.05, 0.04);
  },
  coin: (c) => {
    voice(c, 'triangle', 2093, 2093, 0.08, 0.16);
    voice(c, 'triangle', 2794, 2794, 0.28, 0.14, 0.07);
  },
  till: (c) => {
    noise(c, 1800, 0.05, 0.5);
    voice(c, 'sine', 1568, 1568, 0.7, 0.14, 0.06);
    voice(c, 'sine', 3136, 3136, 0.4, 0.05, 0.06);
  },
  bell: (c) => voice(c, 'sine', 880, 880, 0.6, 0.1),
  gate: (c) => {
    noise(c, 900, 0.18, 0.7);
    voice(c, 'square', 196, 185, 0.3, 0.05, 0.05);
  },
  engine: (c) => times(8, (i) => voice(c, 'sawtooth', 56 + i * 4, 48 + i * 4, 0.07, 0.06, i * 0.055)),
  flag: (c) => {
    noise(c, 700, 0.22, 0.5);
    voice(c, 'triangle', 523, 784, 0.25, 0.1, 0.08);
  },
  hammer: (c) => times(3, (i) => noise(c, 1100, 0.05, 0.7, i * 0.12)),
  smash: (c) => {
    noise(c, 3200, 0.3, 0.6);
    noise(c, 500, 0.2, 0.8, 0.03);
  },
  jazz: (c) => {
    for (const [i, pitch] of [349, 440, 523, 659].entries()) voice(c, 'triangle', pitch, pitch, 0.5, 0.07, i * 0.07);
  },
  siren: (c) =>
    times(3, (i) => {
      voice(c, 'sawtooth', 440, 880, 0.3, 0.04, i * 0.6);
      voice(c, 'sawtooth', 880, 440, 0.3, 0.04, i * 0.6 + 0.3);
    }),
  tick: (c) => voice(c, 'square', 1300, 900, 0.05, 0.1),
  press: (c) => times(6, (i) => noise(c, i % 2 === 0 ? 600 : 1500, 0.07, 0.5, i * 0.1)),
  fanfare: (c) => {
    for (const [i, pitch] of [392, 523, 659, 784].entries())
      voice(c, 'sawtooth', pitch, pitch, i === 3 ? 0.6 : 0.16, 0.07, i * 0.16);
  },
};
