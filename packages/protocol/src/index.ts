export * from './client-connection.ts';
export * from './lexicon.ts';
export * from './messages.ts';
export * from './packed.ts';
export * from './patch.ts';
export * from './phrases/index.ts';
