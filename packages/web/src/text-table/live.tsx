// Announces the text table to screen readers, at a pace that they can keep up with.
import { useEffect, useState } from 'preact/hooks';
import { type Speaker, speakerOf } from '../app/speaker.ts';

export function useLive(): { readonly text: string; readonly speaker: Speaker } {
  const [text, show] = useState('');
  const [speaker] = useState(() => speakerOf(show));
  useEffect(() => () => speaker.stop(), []);
  return { text, speaker };
}

export const LiveRegion = ({ text }: { readonly text: string }) => (
  <p class="unseen" role="status" aria-live="polite">
    {text}
  </p>
);
