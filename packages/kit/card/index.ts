// What all result cards share: size, colours and frame, as SVG text.
export const WIDTH = 1200;
export const HEIGHT = 630;
export const NIGHT = '#10131b';
export const GOLD = '#d9b45b';
export const IVORY = '#f4ecd8';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Rays from below, as over the entrance of a cinema. */
export function fan(): string {
  const rays = Array.from({ length: 25 }, (_, i) => {
    const angle = (Math.PI * (i + 0.5)) / 25;
    return `<path d="M600 700L${(600 - 1000 * Math.cos(angle)).toFixed(0)} ${(700 - 1000 * Math.sin(angle)).toFixed(0)}"/>`;
  });
  return `<g stroke="${GOLD}" stroke-width="1" opacity="0.12">${rays.join('')}</g>`;
}

export function stepped(inset: number): string {
  const step = 18;
  const [right, bottom] = [WIDTH - inset, HEIGHT - inset];
  return `M${inset + step} ${inset}H${right - step}v${step}h${step}V${bottom - step}h${-step}v${step}H${inset + step}v${-step}h${-step}V${inset + step}h${step}z`;
}
