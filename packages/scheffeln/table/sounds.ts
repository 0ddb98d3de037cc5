// The sounds of the table, synthesised from oscillators and noise. The page plays them by name, if sound is on.
import { noise, type Sound, type Tone, tone } from '@backroom/kit/table/sound';

const tones =
  (...list: readonly Tone[]): Sound =>
  (context) => {
    for (const one of list) tone(context, one);
  };

export const sounds: Readonly<Record<string, Sound>> = {
  engine: (context) => {
    for (let i = 0; i < 9; i++)
      tone(context, { wave: 'sawtooth', from: 52 + i * 3, to: 44 + i * 3, at: i * 0.06, for: 0.07, loud: 0.07 });
  },
  horn: tones(
    { wave: 'square', from: 311, for: 0.16, loud: 0.05 },
    { wave: 'square', from: 233, at: 0.17, for: 0.24, loud: 0.05 },
  ),
  card: (context) => noise(context, 2600, 0.09, 0.5),
  shuffle: (context) => {
    for (let i = 0; i < 6; i++) noise(context, 2200 + i * 150, 0.07, 0.3, i * 0.06);
  },
  slap: (context) => noise(context, 420, 0.14, 1),
  chair: (context) => noise(context, 900, 0.16, 0.5),
  coin: tones({ wave: 'triangle', from: 1976, for: 0.09 }, { wave: 'triangle', from: 2637, at: 0.08, for: 0.32 }),
  bell: tones({ wave: 'sine', from: 1047, for: 0.9 }, { wave: 'sine', from: 2794, for: 0.5, loud: 0.07 }),
  tick: tones({ wave: 'square', from: 1400, to: 900, for: 0.05, loud: 0.12 }),
  fanfare: tones(
    { wave: 'sawtooth', from: 392, for: 0.16, loud: 0.08 },
    { wave: 'sawtooth', from: 523, at: 0.16, for: 0.16, loud: 0.08 },
    { wave: 'sawtooth', from: 659, at: 0.32, for: 0.16, loud: 0.08 },
    { wave: 'sawtooth', from: 784, at: 0.48, for: 0.6, loud: 0.09 },
  ),
};
