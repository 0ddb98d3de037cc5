// How beats are shown.
export { Show } from './show.tsx';
