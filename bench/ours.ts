// The process in which our engine plays.
import { engineWorks } from './engine.ts';
import { answer } from './player.ts';

answer(engineWorks());
