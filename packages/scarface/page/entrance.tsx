// The card of Scarface 1920 on the home screen: against bots at once, alone against the Enforcer, or with friends.
import type { EntranceProps, Json, PageServices } from '@backroom/kit';
import { Select } from '@backroom/kit/preact';
import { useEffect, useState } from 'preact/hooks';
import type { Daily } from '../src/enforcer/daily.ts';
import { DIFFICULTIES } from '../src/enforcer/language.ts';
import { challengeOfToday, challengeTable } from './challenge.ts';
import './entrance.css';
import { anyRival, GANG_TITLES, type Solo } from './gangs.ts';
import { Records } from './records/panel.tsx';
import { usePageWords } from './words/index.ts';

export function Entrance({ page }: EntranceProps) {
  const say = usePageWords(page.language);
  const [begun, setBegun] = useState<string | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => void page.unfinished().then(setBegun), []);
  if (failure !== null) throw failure;
  const open = (options: Json, opponents?: number): void =>
    void page.open(options, opponents).then(page.go, setFailure);
  if (say === null) return null;
  return (
    <>
      <p>{say.line}</p>
      <div class="ways-in">
        {begun !== null && (
          <a class="button main" href={begun}>
            {say.goOn}
          </a>
        )}
        <button type="button" class={begun === null ? 'button main' : 'button'} onClick={() => open({})}>
          {say.play}
        </button>
        <details>
          <summary class="button">{say.alone}</summary>
          <Alone
            page={page}
            begin={(difficulty) => open({ solo: { rival: anyRival(page.random()), difficulty } }, 0)}
            beginDaily={(challenge) => void challengeTable(page, challenge).then(page.go, setFailure)}
          />
        </details>
        <a class="button" href="/new#scarface">
          {say.friends}
        </a>
        <a class="button quiet" href="/learn#scarface">
          {say.learn}
        </a>
        <a class="button quiet" href="/rules#SC-1">
          {say.rules}
        </a>
      </div>
    </>
  );
}

interface AloneProps {
  readonly page: PageServices;
  readonly begin: (difficulty: Solo['difficulty']) => void;
  readonly beginDaily: (challenge: Daily) => void;
}

function Alone({ page, begin, beginDaily }: AloneProps) {
  const { language } = page;
  const say = usePageWords(language);
  const [difficulty, setDifficulty] = useState<Solo['difficulty']>('associate');
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
        name={(one) => say.difficulties[one]}
        choose={setDifficulty}
      />
      <button type="button" class="button main" onClick={() => begin(difficulty)}>
        {say.begin}
      </button>
      <button type="button" class="button" onClick={() => beginDaily(challenge)}>
        {say.daily}
      </button>
      {solo !== null && <p class="soft">{say.dailyWhy(GANG_TITLES[solo.rival], say.difficulties[solo.difficulty])}</p>}
      <Records page={page} />
    </div>
  );
}
