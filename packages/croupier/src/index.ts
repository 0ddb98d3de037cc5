export * from './bots.ts';
export * from './dealer.ts';
export * from './faces.ts';
export * from './host.ts';
export * from './small-table.ts';
