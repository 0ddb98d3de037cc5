// The terminal's texts for Scheffeln. A language that lacks a phrase does not compile.
// Names, sums and lists are passed in as finished text. Sentences avoid verbs that would have to agree with a list.
import type { Language } from '@backroom/kit';
import type { TerminalTexts } from '@backroom/kit/terminal';
import { load } from '../../lang/terminal.lazy.ts';

export interface Phrases extends Pick<TerminalTexts, 'flagRows' | 'welcome'> {
  readonly welcomeSpeed: readonly string[];
  round(round: number): string;
  starts(who: string): string;
  leads(who: string): string;
  readonly nobodyLeads: string;
  /** In capitals: it marks the own car. */
  readonly you: string;
  readonly mafia: string;
  readonly noTokens: string;
  readonly centre: string;
  readonly played: string;
  readonly row: string;
  secondsLeft(seconds: number): string;
  readonly hand: string;
  readonly noCards: string;
  readonly faceUp: string;
  readonly faceDown: string;
  readonly lastCard: string;
  readonly chooseOne: string;
  readonly grabOne: string;
  /** `values`: what each of them is worth. */
  tokens(count: number, values: string): string;
  readonly noTokensTaken: string;
}

export const loadPhrases = async (language: Language): Promise<Phrases> => (await load[language]()).phrases;
