import { testGame } from '@backroom/kit/testing';
import { subject } from './subject.ts';

// A game has some 600 positions and each check copies a large table many times over: a sixth of them, by lot.
testGame({ ...subject, file: import.meta.filename, games: 3, oneIn: 6 });
