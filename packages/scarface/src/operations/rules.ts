// The rules of the questions that operations ask, by kind of frame.
import { chooseRule } from './choose.ts';
import { metBy } from './deeds.ts';
import { discardRule } from './discard.ts';
import { dismissRule } from './dismiss.ts';
import { downgradeRule } from './downgrade.ts';
import { driveOffRule } from './drive-off.ts';
import { exchangeRule } from './exchange.ts';
import { fireRule } from './fire.ts';
import { harmRule } from './harm.ts';
import { mayRule } from './may.ts';
import { policeRule } from './police.ts';
import { recallRule } from './recall.ts';
import { recoverRule } from './recover.ts';
import { scriptRule } from './script.ts';
import { specialRule } from './special.ts';
import { unfulfilRule } from './unfulfil.ts';
import { whomRule } from './whom.ts';
import { wreckOwnRule, wreckRivalRule } from './wreck.ts';

export const OPERATION_RULES = {
  script: scriptRule,
  harm: harmRule,
  police: policeRule,
  'drive-off': driveOffRule,
  'wreck-rival': wreckRivalRule,
  'wreck-own': wreckOwnRule,
  discard: discardRule,
  downgrade: downgradeRule,
  recover: recoverRule,
  fire: fireRule,
  unfulfil: unfulfilRule,
  exchange: exchangeRule,
  recall: recallRule,
  choose: chooseRule,
  may: mayRule,
  whom: whomRule(metBy),
  special: specialRule,
  dismiss: dismissRule,
};
