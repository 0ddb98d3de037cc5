// A sign for each gang, recognisable by its shape alone.
import { type Drawing, solid } from './strokes.ts';

export const GANG_SIGNS = {
  outfit: solid('M2 1.5h20v12q0 7-10 10-10-3-10-10zM6 5.5v7.5q0 4 6 6.2 6-2.2 6-6.2V5.5zM12 7l4 5-4 5-4-5z'),
  wolves: solid('M1.5 1.5L8 6.5h8l6.5-5-1.5 11-9 11-9-11zM7.5 11l3.3 2.5-2.8.8zM16.5 11l-3.3 2.5 2.8.8z'),
  gems: solid('M6 2h12l5 6.5L12 22.5 1 8.5zM7.5 5L5 8.2h4L10.3 5zM13.7 5L15 8.2h4L16.5 5zM9.5 10.5L12 18l2.5-7.5z'),
  northside: solid(
    'M12 .8l2.6 7.3 6.7-3.8-3.8 6.7 6 1-6 1.5 3.8 6.2-6.7-3.8L12 23.2l-2.6-7.3-6.7 3.8 3.8-6.2-6-1.5 6-1-3.8-6.7 6.7 3.8zM12 9a3 3 0 1 0 .01 0z',
  ),
} as const satisfies Record<string, Drawing>;
