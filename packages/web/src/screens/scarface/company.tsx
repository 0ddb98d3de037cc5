// With others, or alone against the Enforcer: then which gang he leads, and how hard he is. And who leads which gang.
import { type AnyGame, isRecord, type Json } from '@backroom/kit';
import { DIFFICULTY_NAMES } from '@backroom/scarface/difficulties';
import { spoken } from '../../words/index.ts';
import { useOptionNames } from '../options.ts';
import { Select } from '../select.tsx';
import { changed, type OptionValues } from '../wish.ts';
import { anyRival, DIFFICULTIES, GANG_TITLES, type Gang, RIVALS, type Solo, swapped } from './gangs.ts';
import { useScarfaceWords } from './words/index.ts';

interface Props {
  readonly game: AnyGame;
  readonly options: OptionValues;
  /** How many sit down. */
  readonly seats: number;
  readonly change: (options: OptionValues) => void;
}

export function Company(props: Props) {
  const { game, options, change } = props;
  const say = useScarfaceWords();
  const names = useOptionNames(game.id);
  const solo = isRecord(options.solo) ? (options.solo as unknown as Solo) : null;
  if (say === null) return null;
  return (
    <>
      <Select
        label={names.name('solo')}
        value={solo !== null}
        of={[false, true]}
        name={(isAlone) => names.value('solo', isAlone ? {} : null)}
        choose={(isAlone) =>
          // Gangs are chosen for other seats, and Jobs are not drafted.
          change(
            changed(
              game,
              { ...options, gangs: null },
              'solo',
              isAlone ? { rival: anyRival(), difficulty: 'associate' } : null,
            ),
          )
        }
      />
      {solo === null ? <GangsBySeat {...props} /> : <Rivalry {...props} solo={solo} />}
    </>
  );
}

/** His difficulty and gang, and one's own, which is another. */
function Rivalry({ options, change, solo }: Props & { readonly solo: Solo }) {
  const say = useScarfaceWords();
  const language = spoken.value?.language ?? 'en';
  if (say === null) return null;
  const [own = null] = gangsOf(options) ?? [];
  const choose = (chosen: Solo, gang: Gang | null): void =>
    change({ ...options, gangs: gang === null ? null : [gang], solo: chosen as unknown as Json });
  return (
    <>
      <Select
        label={say.difficulty}
        value={solo.difficulty}
        of={DIFFICULTIES}
        name={(one) => DIFFICULTY_NAMES[language][one]}
        choose={(difficulty) => choose({ ...solo, difficulty }, own)}
      />
      <Select
        label={say.rival}
        value={solo.rival}
        of={RIVALS}
        name={(one) => GANG_TITLES[one]}
        // Whoever wants the gang that the other has gets it, and the other gets his.
        choose={(rival) => choose({ ...solo, rival }, rival === own ? solo.rival : own)}
      />
      <Select<Gang | null>
        label={say.gang.own}
        value={own}
        of={[null, ...RIVALS]}
        name={(one) => (one === null ? say.gang.any : GANG_TITLES[one])}
        choose={(gang) => choose(gang === solo.rival ? { ...solo, rival: own ?? anyRival(gang) } : solo, gang)}
      />
    </>
  );
}

/** By lot, or for each seat its own: all four are named, so that anybody may still sit down. */
function GangsBySeat({ options, seats, change }: Props) {
  const say = useScarfaceWords();
  const names = useOptionNames('scarface');
  const gangs = gangsOf(options);
  if (say === null) return null;
  const choose = (chosen: readonly Gang[] | null): void => change({ ...options, gangs: chosen as Json });
  return (
    <>
      <Select
        label={names.name('gangs')}
        value={gangs !== null}
        of={[false, true]}
        name={(isChosen) => (isChosen ? say.gangs.chosen : say.gangs.dealt)}
        choose={(isChosen) => choose(isChosen ? RIVALS : null)}
      />
      {gangs?.slice(0, seats).map((gang, seat) => (
        <Select
          // A seat is its place at the table.
          key={seat}
          label={say.gang.seat(seat + 1)}
          value={gang}
          of={RIVALS}
          name={(one) => GANG_TITLES[one]}
          choose={(one) => choose(swapped(gangs, seat, one))}
        />
      ))}
    </>
  );
}

const gangsOf = ({ gangs }: OptionValues): readonly Gang[] | null =>
  Array.isArray(gangs) ? (gangs as readonly Gang[]) : null;
