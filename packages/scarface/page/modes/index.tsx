// The three modes of Scarface 1920, each with a picture of what is special in it.
import './modes.css';
import { type GameMode, type Json, type Language, Seeded } from '@backroom/kit';
import { DIFFICULTIES } from '../../src/enforcer/language.ts';
import { Icon, type IconName, layIcons } from '../../table/icons/index.ts';
import { anyRival, RIVALS } from '../gangs.ts';
import { loadPageWords } from '../words/index.ts';
import { type ModeId, modeWords } from './words.ts';

interface Way {
  readonly id: ModeId;
  readonly options: GameMode['options'];
  readonly signs: readonly IconName[];
}

const WAYS: readonly Way[] = [
  { id: 'standard', options: {}, signs: RIVALS },
  { id: 'draft', options: { jobDraft: true }, signs: ['job', 'job', 'job'] },
  { id: 'alone', options: {}, signs: ['thug'] },
];

export async function modesIn(language: Language): Promise<readonly GameMode[]> {
  layIcons();
  const { difficulty, difficulties } = await loadPageWords(language);
  const say = modeWords[language];
  // Drawn once, while the form is open.
  const rival = anyRival(new Seeded(crypto.randomUUID()));
  const levels: GameMode['levels'] = {
    question: difficulty,
    of: DIFFICULTIES.map((one) => ({
      id: one,
      name: say.hard[one],
      why: difficulties[one],
      options: { solo: { rival, difficulty: one } as Json },
    })),
  };
  return WAYS.map(({ id, options, signs }) => ({
    id,
    options,
    ...say[id],
    ...(id === 'alone' && { levels }),
    Art: () => (
      <span class="scf-mode" aria-hidden="true">
        {signs.map((sign, i) => (
          // The list never changes.
          <span key={i} data-gang={id === 'alone' ? rival : sign}>
            <Icon name={sign} />
          </span>
        ))}
      </span>
    ),
  }));
}
