// Hashing, as a chunk of its own, because most visitors never need it.
export { pledgeOf, portable } from '@backroom/match';
