// The Enforcer's 36 cards and every reason he can give, in one language, as text that a reviewer can read.
import type { Language } from '@backroom/kit';
import { ENFORCER_CARDS } from '../../src/enforcer/cards/index.ts';
import { WHYS } from '../../src/events.ts';
import { deedText, powerText } from '../../src/words/rival/line.ts';
import type { EnforcerId, RivalTexts } from '../../src/words/rival/texts.ts';

export async function enforcerIn(language: Language): Promise<string> {
  const { rival }: { rival: RivalTexts } = await import(`../../lang/${language}/rival.ts`);
  const cards = ENFORCER_CARDS.map(({ id, deck, moves, bonus, lines }) => {
    const { name, flavour } = rival.cards[id as EnforcerId];
    const read = lines.map(({ power, deed }) => `  ${powerText(power)} ${deedText(rival, deed)}`);
    return [`${name} [${deck}, ${moves}, +${bonus}]`, ...read, `  ~ ${flavour}`].join('\n');
  });
  const reasons = WHYS.map((why) => rival.because[why]('…'));
  return `# ${rival.name}\n\n${rival.legend}\n\n${cards.join('\n\n')}\n\n# …\n\n${reasons.join('\n')}\n`;
}
