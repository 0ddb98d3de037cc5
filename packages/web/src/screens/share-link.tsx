// A link to copy, to share, or to show as a QR code.
import { useState } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { useBeyond } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';
import { QrCode } from './qr.tsx';

export function ShareLink({ label, path }: { readonly label: string; readonly path: string }) {
  const { name } = words();
  const say = useBeyond()?.invitation;
  const [isCopied, setCopied] = useState(false);
  const [showsCode, setShowsCode] = useState(false);
  const link = new URL(path, location.origin).href;
  if (say === undefined) return null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      announce(say.copied);
    } catch {
      // If the clipboard is not allowed, the link is still visible, and a touch selects it.
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
      {showsCode && <QrCode link={link} label={say.qr} />}
    </div>
  );
}
