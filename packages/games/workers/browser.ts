// The program of a page's worker that thinks about any game of the house.
import { servePage } from '@backroom/bots/browser';
import { mindFor } from '../src/index.ts';

servePage(mindFor);
