// Every operation of the card language by its name.
import type { Effect, Operation } from '../language.ts';
import { boost } from './boost.ts';
import { build } from './build.ts';
import { choose } from './choose.ts';
import { crime } from './crime.ts';
import { dealer } from './dealer.ts';
import { discard } from './discard.ts';
import { downgrade } from './downgrade.ts';
import { draw } from './draw.ts';
import { driveOff } from './drive-off.ts';
import { each } from './each.ts';
import { exchange } from './exchange.ts';
import { fence } from './fence.ts';
import { fire } from './fire.ts';
import { goods } from './goods.ts';
import { harm } from './harm.ts';
import { hire } from './hire.ts';
import { whenever } from './if.ts';
import { job } from './job.ts';
import { loseGoods } from './lose-goods.ts';
import { market } from './market.ts';
import { may } from './may.ts';
import { money } from './money.ts';
import { move } from './move.ts';
import { nightclub } from './nightclub.ts';
import type { OperationHandler } from './operation.ts';
import { oust } from './oust.ts';
import { pay } from './pay.ts';
import { peek } from './peek.ts';
import { police } from './police.ts';
import { recall } from './recall.ts';
import { recover } from './recover.ts';
import { recruit } from './recruit.ts';
import { release } from './release.ts';
import { ring } from './ring.ts';
import { seize } from './seize.ts';
import { sell } from './sell.ts';
import { send } from './send.ts';
import { special } from './special.ts';
import { steal } from './steal.ts';
import { supply } from './supply.ts';
import { time } from './time.ts';
import { unfulfil } from './unfulfil.ts';
import { upgrade } from './upgrade.ts';
import { vehicle } from './vehicle.ts';
import type { Met } from './whom.ts';
import { wreck } from './wreck.ts';

type Deeds = { readonly [D in Operation]: OperationHandler<D> };

const all = (): Deeds => ({
  money,
  pay,
  steal,
  goods,
  'lose-goods': loseGoods,
  boost,
  crime,
  recruit,
  release,
  harm,
  send,
  move,
  police,
  'drive-off': driveOff,
  build,
  wreck,
  draw,
  discard,
  sell,
  fence,
  job,
  dealer,
  hire,
  supply,
  ring,
  recall,
  oust,
  seize,
  upgrade,
  downgrade,
  recover,
  fire,
  unfulfil,
  choose,
  may,
  if: whenever,
  each,
  market,
  time,
  peek,
  exchange,
  nightclub,
  vehicle,
  special,
});

// Built on first use: operations that contain others import this file, which makes a cycle.
let deeds: Deeds | undefined;

/** The handler of an effect. The cast is safe: the handler under a key takes effects of that name. */
export function deedOf(effect: Effect): OperationHandler<Operation> {
  deeds ??= all();
  return deeds[effect.do] as unknown as OperationHandler<Operation>;
}

/** The same for an effect that names the players it concerns. */
export const metBy = (effect: Effect): Met<Operation> => deedOf(effect) as Met<Operation>;
