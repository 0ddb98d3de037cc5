// Two files for the two modes: they run side by side. `npm run soak:rules` plays many more.
import { testGame } from '@backroom/kit/testing';
import { subject } from './subject.ts';

testGame({ ...subject, file: import.meta.filename, games: 4, only: (options) => options.mode === 'speed' });
