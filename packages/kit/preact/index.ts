// What the page shares with the parts that games bring to it.
export * from './arriving.ts';
export * from './select.tsx';
