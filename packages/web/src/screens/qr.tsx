// A link as a QR code. It is loaded as an image, so it cannot run code.
import { useEffect, useState } from 'preact/hooks';
import { qrOf } from '../seat/api.ts';

interface Props {
  readonly link: string;
  /** What it is for. */
  readonly label: string;
}

export function QrCode({ link, label }: Props) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isWanted = true;
    qrOf(link).then(
      (picture) => {
        if (!isWanted) return;
        made = URL.createObjectURL(picture);
        setUrl(made);
      },
      () => {},
    );
    return () => {
      isWanted = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [link]);
  return url === null ? <p class="soft">…</p> : <img class="qr" src={url} alt={label} width={240} height={240} />;
}
