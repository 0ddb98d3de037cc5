// What the command line needs to administer a server, without loading the server itself.
export { native } from '../primitives.ts';
export { isPostgres } from '../store/open.ts';
export { backUpDatabase } from '../store/sqlite/backup.ts';
export { restore } from '../store/sqlite/restore.ts';
export { reach } from './client.ts';
export { type AdminRequest, readAdminRequest } from './requests.ts';
export { verifyBackup } from './verify.ts';
