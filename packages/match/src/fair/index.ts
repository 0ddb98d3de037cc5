export * from './lots.ts';
export { isHex32, type Primitives, portable } from './primitives.ts';
export * from './promise.ts';
export * from './stream.ts';
