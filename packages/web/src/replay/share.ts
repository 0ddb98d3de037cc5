// Handing something over: to another program of this device, or as a file.

/** A drawing as a PNG: what every program takes. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('this browser draws no pictures')) : resolve(blob))),
  );
}

export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** By the device's own way of sharing, where it takes pictures; otherwise as a file. */
export async function share(name: string, content: Blob): Promise<void> {
  const files = [new File([content], name, { type: content.type })];
  if (navigator.canShare?.({ files }) !== true) return download(name, content);
  try {
    await navigator.share({ files });
  } catch (error) {
    // Whoever closes the sheet has decided so.
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(name, content);
  }
}

/** A text by the device's own way of sharing; otherwise to the clipboard. Tells what became of it. */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'neither'> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Without leave to use the clipboard, or without a clipboard: plain http has none.
    return 'neither';
  }
}
