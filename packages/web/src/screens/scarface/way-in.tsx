// The way to Scarface 1920 from the entrance: against the regulars at once, alone against the Enforcer, or with friends.
import type { Json } from '@backroom/kit';
import type { Daily } from '@backroom/scarface/daily';
import { DIFFICULTY_NAMES } from '@backroom/scarface/difficulties';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { type Evening, lastEvening, newEvening } from '../../local/evening.ts';
import { spoken } from '../../words/index.ts';
import { Select } from '../select.tsx';
import { challengeOfToday, challengeTable } from './challenge.ts';
import { anyRival, DIFFICULTIES, GANG_TITLES, type Solo } from './gangs.ts';
import { Records } from './records/panel.tsx';
import './way-in.css';
import { useScarfaceWords } from './words/index.ts';

const GAME = 'scarface';

const open = async (options: Json, opponents?: number): Promise<void> =>
  go(`/here/${(await newEvening(GAME, options, opponents)).match}`);

export function WayIn() {
  const say = useScarfaceWords();
  const [begun, setBegun] = useState<Evening | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => void lastEvening(GAME).then(setBegun), []);
  if (failure !== null) throw failure;
  if (say === null) return null;
  return (
    <>
      <p>{say.line}</p>
      <div class="ways-in">
        {begun !== null && (
          <a class="button main" href={`/here/${begun.match}`}>
            {say.goOn}
          </a>
        )}
        <button
          type="button"
          class={begun === null ? 'button main' : 'button'}
          onClick={() => void open({}).catch(setFailure)}
        >
          {say.play}
        </button>
        <details>
          <summary class="button">{say.alone}</summary>
          <Alone
            begin={(difficulty) => void open({ solo: { rival: anyRival(), difficulty } }, 0).catch(setFailure)}
            beginDaily={(challenge) => void challengeTable(challenge).then(go, setFailure)}
          />
        </details>
        <a class="button" href={`/new#${GAME}`}>
          {say.friends}
        </a>
        <a class="button quiet" href="/rules#SC-1">
          {say.rules}
        </a>
      </div>
    </>
  );
}

interface AloneProps {
  readonly begin: (difficulty: Solo['difficulty']) => void;
  readonly beginDaily: (challenge: Daily) => void;
}

function Alone({ begin, beginDaily }: AloneProps) {
  const say = useScarfaceWords();
  const [difficulty, setDifficulty] = useState<Solo['difficulty']>('associate');
  const language = spoken.value?.language ?? 'en';
  if (say === null) return null;
  const challenge = challengeOfToday();
  const { solo } = challenge.options;
  return (
    <div class="alone">
      <p class="soft">{say.aloneWhy}</p>
      <Select
        label={say.difficulty}
        value={difficulty}
        of={DIFFICULTIES}
        name={(one) => DIFFICULTY_NAMES[language][one]}
        choose={setDifficulty}
      />
      <button type="button" class="button main" onClick={() => begin(difficulty)}>
        {say.begin}
      </button>
      <button type="button" class="button" onClick={() => beginDaily(challenge)}>
        {say.daily}
      </button>
      {solo !== null && (
        <p class="soft">{say.dailyWhy(GANG_TITLES[solo.rival], DIFFICULTY_NAMES[language][solo.difficulty])}</p>
      )}
      <Records />
    </div>
  );
}
