// Inserts a file of drawings into the page, once and hidden. They are an SVG file and not code, so the browser draws them without
// running anything, and caches them.
const laid = new Set<string>();

/** Fetched as a document, because a page with a strict policy makes no elements from text. */
const fetched = (address: string): Promise<Element> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.onload = () => {
      const drawn = request.responseXML?.documentElement;
      if (drawn?.localName === 'svg') resolve(drawn);
      else reject(new Error('the file of drawings is not SVG'));
    };
    request.onerror = () => reject(new Error('the drawings could not be fetched'));
    request.send();
  });

/** A table can be played without its drawings, because every piece has a letter or label. The next table tries again. */
export function layDrawings(address: string): void {
  if (laid.has(address)) return;
  laid.add(address);
  fetched(address).then(
    (drawn) => document.body.append(document.adoptNode(drawn)),
    (error: unknown) => {
      laid.delete(address);
      console.warn(error);
    },
  );
}
