// Frozen by `npm run freeze`: do not edit.
import type { EarlierRules } from '@backroom/kit';

export declare const game: EarlierRules['game'];
export declare const words: EarlierRules['words'];
export declare const knowledge: unknown;
