// One link to give away: to copy, to share, to show as a code.
import { useState } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { words } from '../words/index.ts';
import { QrCode } from './qr.tsx';

export function ShareLink({ label, path }: { readonly label: string; readonly path: string }) {
  const { invitation: say, name } = words();
  const [isCopied, setCopied] = useState(false);
  const [showsCode, setShowsCode] = useState(false);
  const link = new URL(path, location.origin).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      announce(say.copied);
    } catch {
      // Without leave to use the clipboard the link still stands there, selected by a touch.
    }
  };
  return (
    <div class="share">
      <label class="field">
        <span>{label}</span>
        <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div class="row">
        <button type="button" class="button" onClick={() => void copy()}>
          {isCopied ? say.copied : say.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ title: name, url: link }).catch(() => {})}
          >
            {say.share}
          </button>
        )}
        <button type="button" class="button" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          {say.qr}
        </button>
      </div>
      {showsCode && <QrCode link={link} />}
    </div>
  );
}
