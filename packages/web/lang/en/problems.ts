import type { Problems } from '../../src/words/catalogue.ts';

export const problems: Problems = {
  'not-found': 'There is nothing here that you can see. The link may be old: ask for a new one.',
  'no-session': 'The server does not know you yet. Enter a name and try again.',
  'not-yours': 'Only the host of this table can do that.',
  malformed: 'The server does not accept this choice. Change something and try again.',
  'too-many': 'Too many attempts. Wait a minute, then try again.',
  taken: 'This seat is taken. Ask for another one, or watch.',
  'not-over': 'The match is not over yet. You can see this when it ends.',
  'other-rules':
    'This match was started under other rules than this server uses now. It is kept, but it cannot be continued here.',
  'not-stored': 'The server cannot save anything at the moment. Try again in a minute.',
  'foreign-origin': 'This page may not use this server. Open the server at its own address.',
  unreachable:
    'The server cannot be reached. Check your connection and try again; meanwhile you can play on this device.',
  trouble: 'Something went wrong on the server. Nothing was changed; try again.',
};
