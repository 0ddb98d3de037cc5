// The sounds of the table, made on the spot from oscillators and noise. The page plays them by name, if they are wanted.

type Sound = (context: AudioContext) => void;

interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly for: number;
  readonly loud?: number;
}

function tone(context: AudioContext, { wave, from, to = from, at = 0, for: length, loud = 0.2 }: Tone): void {
  const start = context.currentTime + at;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, length / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

/** A burst of noise through a filter: paper, cloth, a palm on the table. */
function rustle(context: AudioContext, pitch: number, length: number, loud: number, at = 0): void {
  const start = context.currentTime + at;
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(start);
}

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
  card: (context) => rustle(context, 2600, 0.09, 0.5),
  shuffle: (context) => {
    for (let i = 0; i < 6; i++) rustle(context, 2200 + i * 150, 0.07, 0.3, i * 0.06);
  },
  slap: (context) => rustle(context, 420, 0.14, 1),
  chair: (context) => rustle(context, 900, 0.16, 0.5),
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
