// Inserts this table's drawings into the page.
import { layDrawings as lay } from '@backroom/kit/table/drawings';
import address from './sprite.ts?drawn';

export const layDrawings = (): void => lay(address);
