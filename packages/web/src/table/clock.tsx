// How much time a seat has left, ticking while its clock runs.
import type { ClockFace } from '@backroom/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { timeLeft } from '../words/numbers.ts';

export function Clock({ face }: { readonly face: ClockFace }) {
  const drawn = useRef({ face, at: Date.now() });
  if (drawn.current.face !== face) drawn.current = { face, at: Date.now() };
  const [, tick] = useState(0);
  useEffect(() => {
    if (!face.running) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [face.running]);
  const passed = face.running ? Date.now() - drawn.current.at : 0;
  return <span class={face.running ? 'clock running' : 'clock'}>{timeLeft(face.free + face.bank - passed)}</span>;
}
