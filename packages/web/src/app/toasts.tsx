// Toasts: short messages at the edge of the page.
import { words } from '../words/index.ts';
import { dismiss, spokenAloud, toasts } from './announce.ts';

export function Toasts() {
  const { close } = words().table;
  return (
    <>
      <p class="unseen" role="status" aria-live="polite" data-number={spokenAloud.value.number}>
        {spokenAloud.value.text}
      </p>
      <ul class="toasts">
        {toasts.value.map(({ id, text, remedy }) => (
          <li key={id} class="toast">
            <span>{text}</span>
            {remedy && (
              <button type="button" class="button quiet" onClick={remedy.do}>
                {remedy.label}
              </button>
            )}
            <button type="button" class="button quiet close" aria-label={close} onClick={() => dismiss(id)}>
              ×
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
