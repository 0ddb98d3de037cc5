// Keys at the picture table: digits choose a card, a button that names a key in `aria-keyshortcuts` is pressed by it, and ? lists
// them all. In a race every key belongs to the row of faces.
import { useLayoutEffect, useState } from 'preact/hooks';
import { settings, wish } from '../app/settings.ts';
import { words } from '../words/index.ts';
import { keyWords } from './key-words.ts';

const PICTURE = '.stage :is(.sch-table:not(.speed), .sft-table)';
/** Events that a key sends to the picture. */
const OF_PICTURE = '.stage [aria-keyshortcuts]';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

function press(key: string): void {
  const button = /^[1-9]$/.test(key)
    ? document.querySelectorAll<HTMLElement>(`${PICTURE} :is(.sch-hand .sch-card, .sft-hand .in-hand)`)[Number(key) - 1]
    : document.querySelector<HTMLElement>(`:is(.tools, .stage) [aria-keyshortcuts="${CSS.escape(key)}"]`);
  button?.click();
}

export function Keys() {
  const [isOpen, open] = useState(false);
  // Before the first painting: a key that is pressed as soon as the table is seen must not be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event)) return;
      if (document.querySelector(PICTURE) === null || !settings.peek().letterKeys) return;
      // An open dialog gets the keys first.
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key === '?') open((was) => !was);
      else if (event.key === 'Escape') open(false);
      else press(event.key.toLowerCase());
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const { table: say } = words();
  const texts = keyWords[settings.value.language];
  const all = [
    ['1–4', texts.card],
    ['H', say.hint],
    ['U', say.undo],
    ...[...document.querySelectorAll(OF_PICTURE)].map((one) => [
      one.getAttribute('aria-keyshortcuts')?.toUpperCase() ?? '',
      one.getAttribute('aria-label') ?? '',
    ]),
    ...(document.querySelector('.stage .sft-table') === null ? [] : [['Z', texts.zoom]]),
    ['?', texts.list],
  ];
  return (
    <div class="keys">
      <button type="button" class="button quiet" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {texts.title}
      </button>
      {isOpen && (
        <section class="popover panel" aria-label={texts.title}>
          <ul>
            {all.map(([key, does]) => (
              <li key={key}>
                <kbd>{key}</kbd> {does}
              </li>
            ))}
          </ul>
          {/* Players who dictate or whose hands tremble can switch them off (WCAG 2.1.4). */}
          <label class="tick">
            <input
              type="checkbox"
              checked={settings.value.letterKeys}
              onChange={({ currentTarget }) => wish({ letterKeys: currentTarget.checked })}
            />
            <span>{texts.off}</span>
          </label>
        </section>
      )}
    </div>
  );
}
