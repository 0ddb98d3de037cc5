// Sends several actions one after the other, each as soon as it is legal. If a position turns out differently, the rest is dropped
// and the player decides again.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SeatAction } from '../src/actions.ts';
import type { TablePicture } from './scene.ts';

interface Intent {
  send(steps: readonly SeatAction[]): void;
  /** An action has been sent: until its answer comes, a touch would belong to an old position. */
  readonly isBusy: boolean;
  /** Everything has been sent and answered. */
  isDone(): boolean;
}

/** The longest wait for an answer. The page itself prevents a second touch from acting twice. */
const LONGEST_WAIT_MS = 8000;

export function useIntent(picture: TablePicture): Intent {
  const left = useRef<readonly SeatAction[]>([]);
  /** The position of the last action. A new list of legal actions for the same position is not an answer. */
  const [sentAt, setSentAt] = useState<number | null>(null);
  const sent = useRef<number | null>(null);
  const latest = useRef(picture);
  latest.current = picture;
  const wait = (at: number | null): void => {
    sent.current = at;
    setSentAt(at);
  };
  const next = (): void => {
    const [step, ...rest] = left.current;
    if (step === undefined) return;
    left.current = rest;
    wait(latest.current.newsNumber);
    latest.current.act(step);
  };
  // Before the browser draws the position in between, so that it cannot be touched.
  useLayoutEffect(() => {
    const { legal, beat, newsNumber } = picture;
    const [step] = left.current;
    // Nothing is legal during an animation: the answer has not come yet.
    if (step === undefined || beat || newsNumber === sent.current) return;
    const wanted = JSON.stringify(step);
    if (legal.some((action) => JSON.stringify(action) === wanted)) next();
    else if (legal.length > 0) left.current = [];
  }, [picture.legal]);
  // A refusal brings no new position, so the old one may be touched again.
  useLayoutEffect(() => {
    left.current = [];
    wait(null);
  }, [picture.refused]);
  const isBusy = sentAt !== null && sentAt === picture.newsNumber;
  const isShowing = Boolean(picture.beat);
  useEffect(() => {
    if (!isBusy || isShowing) return;
    const timer = setTimeout(() => {
      left.current = [];
      wait(null);
    }, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isBusy, sentAt, isShowing]);
  const send = (steps: readonly SeatAction[]): void => {
    left.current = steps;
    next();
  };
  const isDone = (): boolean => left.current.length === 0 && sent.current !== latest.current.newsNumber;
  return { send, isBusy, isDone };
}
