// With others, or alone against the Enforcer: then which gang he leads, and how hard he is.
import { type AnyGame, isRecord, type Json } from '@backroom/kit';
import { DIFFICULTY_NAMES } from '@backroom/scarface/difficulties';
import { spoken } from '../../words/index.ts';
import { useOptionNames } from '../options.ts';
import { Select } from '../select.tsx';
import { changed, type OptionValues } from '../wish.ts';
import { anyRival, DIFFICULTIES, GANG_TITLES, RIVALS, type Solo } from './gangs.ts';
import { useScarfaceWords } from './words/index.ts';

interface Props {
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly change: (options: OptionValues) => void;
}

export function Company({ game, options, change }: Props) {
  const say = useScarfaceWords();
  const names = useOptionNames(game.id);
  const solo = isRecord(options.solo) ? (options.solo as unknown as Solo) : null;
  const language = spoken.value?.language ?? 'en';
  if (say === null) return null;
  const choose = (chosen: Solo | null): void => change(changed(game, options, 'solo', chosen as Json));
  return (
    <>
      <Select
        label={names.name('solo')}
        value={solo !== null}
        of={[false, true]}
        name={(isAlone) => names.value('solo', isAlone ? {} : null)}
        choose={(isAlone) => choose(isAlone ? { rival: anyRival(), difficulty: 'associate' } : null)}
      />
      {solo !== null && (
        <>
          <Select
            label={say.difficulty}
            value={solo.difficulty}
            of={DIFFICULTIES}
            name={(one) => DIFFICULTY_NAMES[language][one]}
            choose={(difficulty) => choose({ ...solo, difficulty })}
          />
          <Select
            label={say.rival}
            value={solo.rival}
            of={RIVALS}
            name={(one) => GANG_TITLES[one]}
            choose={(rival) => choose({ ...solo, rival })}
          />
        </>
      )}
    </>
  );
}
