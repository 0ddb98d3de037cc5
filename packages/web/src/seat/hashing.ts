// What hashing the page needs, in a piece of its own: most visitors never do.
export { pledgeOf, portable } from '@backroom/match';
