// What can be seen of parts of the table, as text that two positions can be compared by. Labels and titles are not seen.

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whether the middle of an element is in the window, and not cut off by what scrolls or clips around it. */
function sight(): (one: Element) => boolean {
  const frames = new Map<Element, Frame>();
  const frameOf = (one: Element | null): Frame => {
    if (one === null) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    // What is opened above the table may scroll.
    if (one.tagName === 'DIALOG') return { left: 0, top: 0, right: innerWidth, bottom: Number.POSITIVE_INFINITY };
    const known = frames.get(one);
    if (known !== undefined) return known;
    const around = frameOf(one.parentElement);
    const box = one.getBoundingClientRect();
    const cuts = getComputedStyle(one).overflowX !== 'visible' && one !== document.body && one.parentElement !== null;
    const frame = cuts
      ? {
          left: Math.max(around.left, box.left),
          top: Math.max(around.top, box.top),
          right: Math.min(around.right, box.right),
          bottom: Math.min(around.bottom, box.bottom),
        }
      : around;
    frames.set(one, frame);
    return frame;
  };
  return (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const frame = frameOf(one);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isInside = x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
    return isInside && right > left && bottom > top && one.checkVisibility({ visibilityProperty: true });
  };
}

/** Drawn somewhere, even if one must scroll to it. */
const isDrawn = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });

function lookOf(box: Element, isSeen: (one: Element) => boolean): string {
  const found: string[] = [];
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = box; node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      const { parentElement } = node;
      const isTitle = parentElement === null || parentElement.closest('title') !== null;
      if (/\S/.test(node.data) && !isTitle && isSeen(parentElement)) found.push(node.data);
    } else if (node instanceof HTMLElement || node instanceof SVGElement) {
      const { icon, gang, card } = node.dataset;
      if (isSeen(node)) found.push([node.getAttribute('class'), icon, gang, card].join(' '));
    }
  }
  return found.join('|');
}

/** One text for each selector, of all that match it. With `@title`: what is shown on hover. `scrolls`: what must be scrolled to counts. */
export function looksOf(parts: readonly string[], scrolls: boolean): string[] {
  const isSeen = scrolls ? isDrawn : sight();
  return parts.map((part) => {
    const [selector = '', title] = part.split('@');
    const boxes = [...document.querySelectorAll<HTMLElement>(selector)];
    return boxes.map((box) => (title === undefined ? lookOf(box, isSeen) : box.title)).join('#');
  });
}
