// Puts the frames of an animation side by side in one picture, or into an animated WebP.
import type { Browser } from '@playwright/test';

export interface StripFrame {
  /** Milliseconds. */
  readonly at: number;
  /** JPEG in base64. */
  readonly data: string;
}

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Sheet {
  readonly columns: number;
  /** Of one frame in the strip. */
  readonly width: number;
  /** Of the filmed window. */
  readonly window: number;
  readonly clip: Clip;
}

/** The frames side by side, each with its time since the first, as WebP. */
export async function strip(browser: Browser, frames: readonly StripFrame[], sheet: Sheet): Promise<Buffer> {
  const { columns, width, clip } = sheet;
  const zoom = width / clip.width;
  const page = await browser.newPage({ viewport: { width: columns * (width + 4), height: 200 } });
  const start = frames[0]?.at ?? 0;
  const cells = frames.map(
    ({ at, data }) =>
      `<figure><div><img src="data:image/jpeg;base64,${data}"></div>${Math.round(at - start)} ms</figure>`,
  );
  await page.setContent(`<style>
    body { margin: 0; display: flex; flex-wrap: wrap; background: #14110d; color: #cdb98a; font: 12px/18px monospace }
    figure { margin: 2px; width: ${width}px }
    div { position: relative; overflow: hidden; height: ${Math.round(clip.height * zoom)}px }
    img { position: absolute; width: ${sheet.window * zoom}px; left: ${-clip.x * zoom}px; top: ${-clip.y * zoom}px }
  </style>${cells.join('')}`);
  const cdp = await page.context().newCDPSession(page);
  const height = await page.evaluate<number>('document.body.scrollHeight');
  const area = { x: 0, y: 0, width: columns * (width + 4), height, scale: 1 };
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip: area,
    captureBeyondViewport: true,
  });
  await page.close();
  return Buffer.from(data, 'base64');
}

export interface MovingFrame {
  /** A still WebP with loss. */
  readonly webp: Buffer;
  /** How long it is shown. */
  readonly ms: number;
}

/** A chunk of a RIFF file: name, length, content, and a byte more if the length is odd. */
function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** The picture itself in a still WebP: its chunk called VP8. */
function pictureIn(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at, at + 8 + length + (length % 2));
    at += 8 + length + (length % 2);
  }
  throw new Error('this is not a lossy WebP');
}

/** One animated WebP that begins again for ever. All frames have this size. */
export function animated(frames: readonly MovingFrame[], width: number, height: number): Buffer {
  const canvas = Buffer.alloc(10);
  // It moves, and has no transparency.
  canvas.writeUInt8(0b10, 0);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const shown = frames.map(({ webp, ms }) => {
    const head = Buffer.alloc(16);
    head.writeUIntLE(width - 1, 6, 3);
    head.writeUIntLE(height - 1, 9, 3);
    head.writeUIntLE(Math.round(ms), 12, 3);
    // Drawn over the one before, without mixing.
    head.writeUInt8(0b10, 15);
    return chunk('ANMF', Buffer.concat([head, pictureIn(webp)]));
  });
  const content = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', canvas), chunk('ANIM', Buffer.alloc(6)), ...shown]);
  return chunk('RIFF', content);
}
