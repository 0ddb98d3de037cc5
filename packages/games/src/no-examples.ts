import type { Manifest } from './manifest.ts';

export const examples: readonly Manifest[] = [];
