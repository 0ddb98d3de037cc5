// Option fields: with others, or alone against the Enforcer, with his gang and difficulty; and the gang of each seat.
import { isRecord, type Json, type OptionFieldsProps, type OptionValues, withOption } from '@backroom/kit';
import { Select } from '@backroom/kit/preact';
import { DIFFICULTIES } from '../src/enforcer/language.ts';
import { anyRival, GANG_TITLES, type Gang, RIVALS, type Solo, swapped } from './gangs.ts';
import { usePageWords } from './words/index.ts';

export function OptionFields(props: OptionFieldsProps) {
  const { page, game, names, options, change } = props;
  const say = usePageWords(page.language);
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
            withOption(
              game,
              { ...options, gangs: null },
              'solo',
              isAlone ? { rival: anyRival(page.random()), difficulty: 'associate' } : null,
            ),
          )
        }
      />
      {solo === null ? <GangsBySeat {...props} /> : <Rivalry {...props} solo={solo} />}
    </>
  );
}

/** His difficulty and gang, and the player's gang, which must be another. */
function Rivalry({ page, options, change, solo }: OptionFieldsProps & { readonly solo: Solo }) {
  const { language } = page;
  const say = usePageWords(language);
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
        name={(one) => say.difficulties[one]}
        choose={(difficulty) => choose({ ...solo, difficulty }, own)}
      />
      <Select
        label={say.rival}
        value={solo.rival}
        of={RIVALS}
        name={(one) => GANG_TITLES[one]}
        // If the other side has that gang, both swap.
        choose={(rival) => choose({ ...solo, rival }, rival === own ? solo.rival : own)}
      />
      <Select<Gang | null>
        label={say.gang.own}
        value={own}
        of={[null, ...RIVALS]}
        name={(one) => (one === null ? say.gang.any : GANG_TITLES[one])}
        choose={(gang) =>
          choose(gang === solo.rival ? { ...solo, rival: own ?? anyRival(page.random(), gang) } : solo, gang)
        }
      />
    </>
  );
}

/** Random, or one for each seat: all four are named, because seats may still be taken. */
function GangsBySeat({ page, names, options, seats, change }: OptionFieldsProps) {
  const say = usePageWords(page.language);
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
