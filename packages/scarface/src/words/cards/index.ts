// What stands on a card, made from what it does: the text of skills, Jobs, News, costs and options, in the language of the speech.
import { itemAt } from '@backroom/kit';
import { LAST_NEWS } from '../../box.ts';
import { federalCard, jobCard, newsCard } from '../../cards/index.ts';
import { scriptOf } from '../../cards/scripts.ts';
import type { Cost, Power } from '../../language.ts';
import { BANDS } from '../../vocabulary.ts';
import { capital, voiceOf } from './speaking.ts';
import type { VoiceTexts } from './texts.ts';
import type { OperationTexts, Voice } from './voice.ts';

export interface Speech {
  readonly texts: VoiceTexts;
  readonly voice: Voice;
}

/** Once for each language: it takes longer to make than a sentence. */
export const speechOf = (texts: VoiceTexts, operations: OperationTexts): Speech => ({
  texts,
  voice: voiceOf(texts, operations),
});

/** The effects of a script (`bagmen/matching`) as sentences. */
export const skillText = ({ voice }: Speech, script: string): string => voice.sentences(scriptOf(script));

/** A cost as a clause: "pay 2 dollars and discard 1 card". */
export function costText({ voice, texts }: Speech, cost: Cost): string {
  return texts.finish(voice.and(voice.cost(cost)));
}

/** One of the options of a choice, as a sentence. */
export function optionText({ voice, texts }: Speech, of: string, at: number, option: number): string {
  const effect = itemAt(scriptOf(of), at);
  if (effect.do !== 'choose') return '';
  return texts.finish(`${capital(voice.and(voice.clauses(itemAt(effect.options, option))))}.`);
}

const powersText = (voice: Voice, powers: readonly Power[]): string =>
  powers.map((power) => voice.power(power)).join(' ');

/** What a Job needs and costs, and what it brings. */
export function jobText({ voice, texts }: Speech, id: string): string {
  const { cost, needs, powers, reward } = jobCard(id);
  const deeds = [...(cost ? voice.cost(cost) : []), ...(reward ? voice.clauses(reward) : [texts.labels.keep])];
  const first = texts.finish(capital(`${voice.when(needs)}, ${voice.and(deeds)}.`));
  return powers ? `${first} ${powersText(voice, powers)}` : first;
}

/** What holds for everybody while the News is the latest. */
export function newsText({ voice, texts }: Speech, id: string): string {
  const { powers } = newsCard(id);
  if (id === LAST_NEWS) return texts.labels.over;
  return powers.length === 0 ? texts.labels.noRule : powersText(voice, powers);
}

/** What a Federal card does, line by line: to all, by colour, and how far the Crime Rate falls. */
export function federalText({ voice, texts }: Speech, id: string): string {
  const { labels } = texts;
  const { overall, bands, relief } = federalCard(id);
  return [
    ...(overall.length > 0 ? [labels.overall(voice.sentences(overall))] : []),
    ...bands.map((band, i) =>
      labels.band(labels.bands[itemAt(BANDS, i)], band.length > 0 ? voice.sentences(band) : labels.nothing),
    ),
    labels.relief(...relief),
  ]
    .map(texts.finish)
    .join('\n');
}
