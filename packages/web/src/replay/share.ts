// Shares something with another app, or saves it as a file.

const asDataUrl = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });

/** The page's fonts as a self-contained style sheet, because an SVG image cannot load fonts. */
async function fontsInside(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
  const rules = await Promise.all(
    faces.map(async ({ style, parentStyleSheet }) => {
      const path = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1];
      if (path === undefined) return '';
      const from = new URL(path, parentStyleSheet?.href ?? document.baseURI);
      const font = await asDataUrl(await (await fetch(from)).blob());
      return `@font-face{font-family:${style.getPropertyValue('font-family')};font-weight:${style.getPropertyValue('font-weight') || 400};src:url(${font})}`;
    }),
  );
  return `<style>${rules.join('')}</style>`;
}

/** An SVG as an image address with the page's fonts inside. If they cannot be loaded, the browser uses others. */
export async function addressOf(svg: string): Promise<string> {
  const fonts = await fontsInside().catch(() => '');
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/>/, `>${fonts}`))}`;
}

/** An SVG as a PNG, which every app accepts. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = await addressOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('this browser cannot make a PNG')) : resolve(blob))),
  );
}

export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // By then the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Shares the picture with the device's share sheet if it accepts pictures; otherwise saves it as a file. */
export async function share(name: string, content: Blob): Promise<void> {
  const files = [new File([content], name, { type: content.type })];
  if (navigator.canShare?.({ files }) !== true) return download(name, content);
  try {
    await navigator.share({ files });
  } catch (error) {
    // Closing the share sheet is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(name, content);
  }
}

/** Shares a text with the device's share sheet, or copies it to the clipboard. Returns which. */
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
    // The clipboard is not allowed, or missing, as on plain http.
    return 'neither';
  }
}
