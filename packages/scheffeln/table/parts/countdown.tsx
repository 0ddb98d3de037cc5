// The fuse: the countdown, with sound and vibration.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { COUNTDOWN_MS } from '../../src/vocabulary.ts';
import type { Scene } from '../scene.ts';

export function Countdown({ scene }: { scene: Scene }): JSX.Element | null {
  const { picture, tongue } = scene;
  const { deadline, view, newsNumber, tempo, sound } = picture;
  const fuse = useRef<HTMLSpanElement>(null);
  const [left, setLeft] = useState(0);
  const urgent = view.countdownMs !== null;
  const whole = urgent ? COUNTDOWN_MS : (view.options.studyLimitMs ?? COUNTDOWN_MS);
  useEffect(() => {
    if (deadline === null) return;
    const end = performance.now() + deadline;
    const from = Math.min(1, deadline / whole);
    const burning = fuse.current?.animate([{ transform: `scaleX(${from})` }, { transform: 'scaleX(0)' }], {
      duration: deadline,
      fill: 'forwards',
    });
    let shown = Math.ceil(deadline / 1000);
    setLeft(shown);
    const ticking = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      if (seconds === shown) return;
      shown = seconds;
      setLeft(seconds);
      if (!urgent && seconds > 5) return;
      sound('tick');
      if (tempo > 0) navigator.vibrate?.(40);
    }, 100);
    return () => {
      clearInterval(ticking);
      burning?.cancel();
    };
  }, [deadline, newsNumber]);
  // Strips of several people share a phone's window: there is no room to spare.
  if (deadline === null && (picture.part === 'hand' || picture.part === 'board')) return null;
  // Its space is reserved: the faces below must not move under a finger when it starts.
  if (deadline === null)
    return (
      <div class="sch-countdown unlit" aria-hidden="true">
        <b />
        <span class="fuse" />
      </div>
    );
  return (
    <div
      class={`sch-countdown${urgent || left <= 5 ? ' urgent' : ''}`}
      role="timer"
      aria-label={tongue.say.seconds(left)}
    >
      <b key={left} aria-hidden="true">
        {left}
      </b>
      <span class="fuse" aria-hidden="true">
        <span ref={fuse} class="fire" />
      </span>
    </div>
  );
}
