// A thread that plays the games it is given.
import { parentPort } from 'node:worker_threads';
import { playGame, type Setting } from './play.ts';
import { playRung, type RungSetting } from './rungs.ts';
import { playSolo, type SoloSetting } from './solo.ts';

type Wish = Setting | SoloSetting | RungSetting;

parentPort?.on('message', (wish: Wish) =>
  parentPort?.postMessage('difficulty' in wish ? playSolo(wish) : 'hero' in wish ? playRung(wish) : playGame(wish)),
);
