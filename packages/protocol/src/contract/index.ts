export * from './choices.ts';
export * from './http.ts';
export * from './socket.ts';
export * from './speech.ts';
