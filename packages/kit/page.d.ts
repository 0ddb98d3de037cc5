// What programs without a browser's types see of a game's `page` module: see `paths` in the root's tsconfig.json.
import type { GamePage } from './src/manifest.ts';

export declare const page: GamePage;
