// What is asked of the past of a match: taking back, and what happened since. A piece of its own: most moves need none of it.
export { recap, undoOffer } from '@backroom/match';
