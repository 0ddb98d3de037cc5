// The parts from which games build their sounds: a gliding tone, and filtered noise.

export type Sound = (context: AudioContext) => void;

export interface Tone {
  readonly wave: OscillatorType;
  /** Hertz; it glides to `to`. */
  readonly from: number;
  readonly to?: number;
  /** Start in seconds from now, and length. */
  readonly at?: number;
  readonly for: number;
  readonly loud?: number;
}

export function tone(context: AudioContext, { wave, from, to = from, at = 0, for: length, loud = 0.2 }: Tone): void {
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

/** A burst of noise around a pitch: paper, cloth, wood, iron, a palm on the table. */
export function noise(context: AudioContext, pitch: number, length: number, loud: number, at = 0): void {
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
  source.start(context.currentTime + at);
}
