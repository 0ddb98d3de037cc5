// Our server as the bench starts it: everything as for players, durable, except that nobody is told to slow down.
import { serve } from '@backroom/server';
import { answerFor } from './server-answers.ts';

const house = await serve({
  host: '127.0.0.1',
  port: 0,
  data: process.argv[2],
  origins: [],
  plainHttp: false,
  botWorkers: 1,
  humanePace: true,
  changesPerSecond: 10_000,
  messagesPerSecond: 10_000,
  logLevel: 'warn',
  openHandsDelay: 180_000,
  noticeDelay: 20_000,
  noticesAnywhere: false,
});
answerFor(house.port, () => house.close());
