// The notification button at a table. Its dialog is loaded with the first touch.
import type { ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { useLoaded } from '../../app/lazy.tsx';
import { useBeyond } from '../../words/beyond/index.ts';
import { Bell } from './bell.tsx';

const dialog = async () => (await import('./dialog.tsx')).NotificationDialog;

interface Props {
  readonly match: string;
  readonly class?: string;
}

export function NotificationButton({ match, class: look = 'button' }: Props) {
  const beyond = useBeyond();
  const [isOpen, setOpen] = useState(false);
  if (beyond === null) return null;
  return (
    <>
      <button type="button" class={look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bell />
        {beyond.notifications.button}
      </button>
      {isOpen && <Asked match={match} say={beyond.notifications} close={() => setOpen(false)} />}
    </>
  );
}

function Asked(props: ComponentProps<Awaited<ReturnType<typeof dialog>>>) {
  const Dialog = useLoaded(dialog);
  return Dialog && <Dialog {...props} />;
}
