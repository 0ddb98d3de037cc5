// The illustrated table of Scarface 1920. It draws what it is given and asks for actions; rules, words and secrets live elsewhere.
import './table.css';
import './css/layout.css';
import './css/city.css';
import './css/places.css';
import './css/gang.css';
import './css/cards.css';
import './css/wide.css';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { layIcons } from './icons/index.ts';
import { Laid } from './laid.tsx';
import type { TablePicture } from './scene.ts';
import { type Tongue, tongueOf } from './words/index.ts';

export { loadMotion } from './motion/moving.tsx';

/** Nothing is drawn until the words are loaded. That is short, because the page has most of them already. */
export function Table(picture: TablePicture): JSX.Element {
  const [tongue, setTongue] = useState<Tongue | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(layIcons, []);
  useEffect(() => {
    let wanted = true;
    tongueOf(picture.language).then((loaded) => wanted && setTongue(loaded));
    return () => {
      wanted = false;
    };
  }, [picture.language]);
  if (tongue === null) return <div ref={place} class="sft-table" aria-busy="true" />;
  return <Laid picture={picture} tongue={tongue} />;
}
