export * from './drawing.ts';
export * from './text.ts';
