// The steps that still count: an undo removes the last decision of the player who asked, and all steps after it.
import type { StepFace } from '@backroom/protocol';

export function standing(story: readonly StepFace[]): readonly StepFace[] {
  const kept: StepFace[] = [];
  let asker: StepFace['by'];
  for (const step of story) {
    const { by, deed } = step;
    // Deeds that all agreed to are done by the host, for the last asker.
    if (deed === 'ask' || (deed === 'undo' && typeof by === 'number')) asker = by;
    const at = deed === 'undo' ? kept.findLastIndex((one) => one.deed === 'act' && one.by === asker) : -1;
    if (at >= 0) kept.length = at;
    else if (deed !== 'undo') kept.push(step);
  }
  return kept;
}
