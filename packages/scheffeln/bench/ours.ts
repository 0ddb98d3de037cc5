// The process in which our engine plays.
import { answer } from '../../../bench/player.ts';
import { engineWorks } from './engine.ts';

answer(engineWorks());
