// Several people at one device where all act at once: nothing is hidden from them, so nobody passes anything around. The page
// looks on as a spectator does, and each seat acts through a sitting of its own.
import type { Seat } from '@backroom/kit';
import { computed } from '@preact/signals';
import type { Crowd } from './seated.ts';
import type { Sitting } from './sitting.ts';

export function sitInCrowd(here: readonly Seat[], sittings: readonly Sitting[]): Crowd {
  const [first] = sittings;
  if (first === undefined) throw new RangeError('nobody sits at this device');
  const { match, game, story, line, chat } = first;
  return {
    ...{ match, game, story, line, chat },
    moment: computed(() => {
      const seen = first.moment.value;
      return seen === null ? null : { ...seen, seat: null, legal: [], refusals: [] };
    }),
    strips: here.map((seat, i) => ({ seat, seated: sittings[i] as Sitting })),
    act: first.act,
    undoOffer: first.undoOffer,
    undo: first.undo,
    ask: first.ask,
    agree: async () =>
      (await Promise.all(sittings.map((sitting) => sitting.agree())))[0] as Awaited<ReturnType<Crowd['agree']>>,
    decline: first.decline,
    leave: first.leave,
    comeBack: first.comeBack,
    say: (what) => first.say(what),
    recap: first.recap,
    record: first.record,
    close: () => {
      for (const sitting of sittings) sitting.close();
    },
  };
}
