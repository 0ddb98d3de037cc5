// Our server as the bench starts it: as for players, with durable writes, but without rate limits.
import { serve } from '@backroom/server';
import { answerFor } from './server-answers.ts';

const server = await serve({
  host: '127.0.0.1',
  port: 0,
  data: process.argv[2],
  origins: [],
  plainHttp: false,
  botWorkers: 1,
  humanePace: true,
  changesPerSecond: 10_000,
  messagesPerSecond: 10_000,
  tablesPerPerson: 10_000,
  socketsPerPerson: 10_000,
  logLevel: 'warn',
  openHandsDelay: 180_000,
  noticeDelay: 20_000,
  noticesAnywhere: false,
});
answerFor(server.port, async () => void (await server.close()));
