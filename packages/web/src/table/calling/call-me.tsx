// The bell at a table: opens the question whether and where to be called. All of it is loaded with the first touch.
import type { ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { useLoaded } from '../../app/lazy.tsx';
import { useBeyond } from '../../words/beyond/index.ts';
import { Bell } from './bell.tsx';

const dialog = async () => (await import('./dialog.tsx')).CallingDialog;

interface Props {
  readonly match: string;
  readonly class?: string;
}

export function CallMe({ match, class: look = 'button' }: Props) {
  const beyond = useBeyond();
  const [isOpen, setOpen] = useState(false);
  if (beyond === null) return null;
  return (
    <>
      <button type="button" class={look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bell />
        {beyond.calling.button}
      </button>
      {isOpen && <Asked match={match} say={beyond.calling} close={() => setOpen(false)} />}
    </>
  );
}

function Asked(props: ComponentProps<Awaited<ReturnType<typeof dialog>>>) {
  const Dialog = useLoaded(dialog);
  return Dialog && <Dialog {...props} />;
}
