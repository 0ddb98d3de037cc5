// Two files for the two modes: they run side by side.
import { testGame } from '@backroom/kit/testing';
import { subject } from './subject.ts';

testGame({ ...subject, file: import.meta.filename, games: 30, only: (options) => options.mode === 'speed' });
