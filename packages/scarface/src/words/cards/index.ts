// What stands on a card, made from what it does: the text of skills, Jobs, News, costs and options, in every language.
import type { Language } from '@backroom/kit';
import { LAST_NEWS } from '../../box.ts';
import { jobCard, newsCard } from '../../cards/index.ts';
import { scriptOf } from '../../cards/scripts.ts';
import type { Cost, Power } from '../../language.ts';
import { capital, voiceOf } from './speaking.ts';
import type { VoiceTexts } from './texts.ts';
import type { Voice } from './voice.ts';
import { de } from './voices/de.ts';
import { en } from './voices/en.ts';
import { es } from './voices/es.ts';
import { fr } from './voices/fr.ts';
import { it } from './voices/it.ts';

export interface Speech {
  readonly texts: VoiceTexts;
  readonly voice: Voice;
}

const speech = (texts: VoiceTexts): Speech => ({ texts, voice: voiceOf(texts) });

const SPEECH: Readonly<Record<Language, Speech>> = {
  en: speech(en),
  de: speech(de),
  fr: speech(fr),
  it: speech(it),
  es: speech(es),
};

export const speechOf = (language: Language): Speech => SPEECH[language];

/** The effects of a script (`bagmen/matching`) as sentences. */
export const skillText = (language: Language, script: string): string =>
  SPEECH[language].voice.sentences(scriptOf(script));

/** A cost as a clause: "pay 2 dollars and discard 1 card". */
export function costText(language: Language, cost: Cost): string {
  const { voice, texts } = SPEECH[language];
  return texts.finish(voice.and(voice.cost(cost)));
}

/** One of the options of a choice, as a sentence. */
export function optionText(language: Language, of: string, at: number, option: number): string {
  const { voice, texts } = SPEECH[language];
  const effect = scriptOf(of)[at];
  if (effect.do !== 'choose') return '';
  return texts.finish(`${capital(voice.and(voice.clauses(effect.options[option])))}.`);
}

const powersText = (voice: Voice, powers: readonly Power[]): string =>
  powers.map((power) => voice.power(power)).join(' ');

/** What a Job needs and costs, and what it brings. */
export function jobText(language: Language, id: string): string {
  const { voice, texts } = SPEECH[language];
  const { cost, needs, powers, reward } = jobCard(id);
  const deeds = [...(cost ? voice.cost(cost) : []), ...(reward ? voice.clauses(reward) : [texts.labels.keep])];
  const first = texts.finish(capital(`${voice.when(needs)}, ${voice.and(deeds)}.`));
  return powers ? `${first} ${powersText(voice, powers)}` : first;
}

/** What holds for everybody while the News is the latest. */
export function newsText(language: Language, id: string): string {
  const { voice, texts } = SPEECH[language];
  const { powers } = newsCard(id);
  if (id === LAST_NEWS) return texts.labels.over;
  return powers.length === 0 ? texts.labels.noRule : powersText(voice, powers);
}
