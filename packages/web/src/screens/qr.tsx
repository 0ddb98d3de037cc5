// A link as a picture for the camera of another device. It comes as an image, so nothing in it can do anything.
import { useEffect, useState } from 'preact/hooks';
import { qrOf } from '../seat/api.ts';
import { words } from '../words/index.ts';

interface Props {
  readonly link: string;
  /** What it is for, where there are several. */
  readonly label?: string;
}

export function QrCode({ link, label = words().invitation.qr }: Props) {
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
