// Lays the drawings into the page, once, out of sight. They are a file and no program: they come beside the program, and the
// browser draws them without running anything.
import address from './sprite.ts?drawn';

let areLaid = false;

/** Fetched as a document, because a page with a strict policy makes no elements from text. */
const fetched = (): Promise<Element> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.onload = () => {
      const drawn = request.responseXML?.documentElement;
      if (drawn?.localName === 'svg') resolve(drawn);
      else reject(new Error('the drawings are not what they should be'));
    };
    request.onerror = () => reject(new Error('the drawings could not be fetched'));
    request.send();
  });

/** Without them the table can still be played: everything on it has its letter. The next table tries again. */
export function layDrawings(): void {
  if (areLaid) return;
  areLaid = true;
  fetched().then(
    (drawn) => document.body.append(document.adoptNode(drawn)),
    (error: unknown) => {
      areLaid = false;
      console.warn(error);
    },
  );
}
