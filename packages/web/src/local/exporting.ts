// Writing a match down as text, in a piece of its own: it is wanted at the end, if at all.
export { exportMatch } from '@backroom/match';
