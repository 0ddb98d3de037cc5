// Whole boards, as pure functions of the view.
//   <FullBoard view seat words={speaker} icons={await iconWords(language)} />   a player's board in full, for a dialog: gang, purse,
//       Crime, Boss Track with bonuses, six stats × three levels, thugs by place, Deals with stock, Jobs, discard pile
//   <EnforcerRow view words icons reason={…} />                                 solo: numbered districts, Plan with cursor and Power
export { EnforcerRow } from './enforcer.tsx';
export { FullBoard } from './full.tsx';
