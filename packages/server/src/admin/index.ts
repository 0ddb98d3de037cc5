// What the command line needs to look after a house, without all that it takes to open one.
export { native } from '../primitives.ts';
export { backUpDatabase } from '../store/sqlite/backup.ts';
export { restore } from '../store/sqlite/restore.ts';
export { type Order, readOrder } from './orders.ts';
export { reach } from './reach.ts';
export { verifyBackup } from './verify.ts';
