// The rules of the table, by the kind of frame they run.
import { meanwhile } from '../enforcer/meanwhile.ts';
import { lots, soloJobs, tie } from '../enforcer/set-up.ts';
import { enforcer } from '../enforcer/turn.ts';
import { noChoice } from '../frame-rule.ts';
import { deal, supply } from './dealing.ts';
import { draft } from './draft.ts';
import { pickDealer, pickJob, tuck } from './drawing.ts';
import { kinds, spend, store } from './goods.ts';
import { hire, rightHand, welcome } from './hiring.ts';
import { raid } from './raid.ts';
import { recruit } from './recruiting.ts';
import { reorganise } from './reorganise.ts';
import { roundEnd } from './round-end.ts';
import { fence, sale, sell } from './selling.ts';
import { settle } from './set-up.ts';
import { move, send, vehicle } from './streets.ts';
import { build, marker, nightclub, oust, seize } from './territory.ts';
import { turn } from './turn.ts';
import { upgrade } from './upgrading.ts';

/** Chance answers these; nobody is asked. */
const byChance = { ...noChoice, go: (): boolean => true };

export const TABLE_RULES = {
  'set-up': byChance,
  shuffle: byChance,
  draft,
  settle,
  turn,
  kinds,
  store,
  spend,
  recruit,
  oust,
  'pick-job': pickJob,
  'pick-dealer': pickDealer,
  tuck,
  hire,
  welcome,
  sell,
  sale,
  build,
  fence,
  send,
  move,
  seize,
  marker,
  upgrade,
  'right-hand': rightHand,
  vehicle,
  nightclub,
  deal,
  supply,
  raid,
  reorganise,
  'round-end': roundEnd,
  enforcer,
  meanwhile,
  lots,
  tie,
  'solo-jobs': soloJobs,
};
