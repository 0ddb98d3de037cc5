// A thread that plays the games it is given.
import { parentPort } from 'node:worker_threads';
import { playGame, type Setting } from './play.ts';
import { playSolo, type SoloSetting } from './solo.ts';

parentPort?.on('message', (setting: Setting | SoloSetting) =>
  parentPort?.postMessage('difficulty' in setting ? playSolo(setting) : playGame(setting)),
);
