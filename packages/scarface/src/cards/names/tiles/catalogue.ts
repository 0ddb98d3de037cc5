// What the neighbourhoods are called, in any language.
import type { TileId } from '../../tiles.ts';
import type { CardWords } from '../card-words.ts';

export type TileNames = Readonly<Record<TileId, CardWords>>;
