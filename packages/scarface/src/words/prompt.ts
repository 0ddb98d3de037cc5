// What is asked of whom now.
import { itemAt } from '@backroom/kit';
import type { View } from '../view.ts';
import type { Asking } from './catalogue.ts';
import type { Speaker } from './speaker.ts';
import { finalOf, strengthOf } from './standing.ts';

export function promptOf(speaker: Speaker, view: View): string {
  const { texts, numbers, who, sum } = speaker;
  const { prompts } = texts;
  const frame = view.stack[view.stack.length - 1];
  if (frame === undefined) {
    const { winners, totals } = finalOf(view);
    return prompts.over({
      who: numbers.list(winners.map(who)),
      sum: sum(itemAt(totals, itemAt(winners, 0))),
      shared: winners.length > 1,
    });
  }
  switch (frame.kind) {
    case 'set-up':
      return prompts.settingUp;
    case 'shuffle':
    case 'lots':
      return prompts.shuffling;
    case 'draft':
      if (view.seat === null || frame.chosen[view.seat] === 1) return prompts.draftWait;
      return frame.packs.every((pack) => pack.length === 0) ? prompts.draftReturn : prompts.draftKeep;
    case 'turn':
      return turnPrompt(speaker, view, frame.seat, frame.step, frame.acted);
    case 'settle':
      if (frame.seat !== view.seat) return prompts.theirChoice(who(frame.seat));
      return frame.step === 0 ? prompts.settlePlace : prompts.settleGood;
    case 'script':
    case 'raid':
    case 'reorganise':
    case 'round-end':
    case 'enforcer':
      return prompts.theirChoice(who(frame.seat));
    case 'meanwhile':
      return frame.seat === view.seat ? texts.rival.askMeanwhile : prompts.theirChoice(who(frame.seat));
    case 'tie':
      return texts.rival.askTie;
    case 'solo-jobs':
      return texts.rival.askJobs;
    default: {
      if (frame.seat !== view.seat) return prompts.theirChoice(who(frame.seat));
      const card = 'card' in frame ? speaker.card(frame.card) : '';
      return prompts.ask[frame.kind as Asking]({ left: 'left' in frame ? frame.left : 1, card });
    }
  }
}

function turnPrompt({ texts, who }: Speaker, view: View, seat: number, step: string, acted: number): string {
  const { prompts, nouns } = texts;
  if (seat !== view.seat) return step === 'plan' ? prompts.theirPlan(who(seat)) : prompts.theirAct(who(seat));
  const { muscle, influence } = strengthOf(view);
  const strength = { muscle: nouns.muscle(muscle), influence: nouns.influence(influence) };
  const { hand, plan, deck } = itemAt(view.players, seat);
  if (step === 'plan' && hand.length + plan.length === 0) return deck === 0 ? prompts.reorganise : prompts.noCards;
  if (step === 'plan') return plan.length === 0 ? prompts.plan : prompts.planned(strength);
  return acted === 1 ? prompts.afterAct : prompts.act(strength);
}
