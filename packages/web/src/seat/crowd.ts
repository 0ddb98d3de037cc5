// Several people at one device in a game where all act at once: nothing is hidden from them, so they do not pass the device
// around. The page shows a spectator's view, and each seat acts through its own session.
import type { Seat } from '@backroom/kit';
import { computed } from '@preact/signals';
import type { SeatSession } from './seat-session.ts';
import type { Crowd } from './seated.ts';

export function sitInCrowd(here: readonly Seat[], sittings: readonly SeatSession[]): Crowd {
  const [first] = sittings;
  if (first === undefined) throw new RangeError('nobody sits at this device');
  const { match, game, story, line, chat } = first;
  return {
    ...{ match, game, story, line, chat },
    moment: computed(() => {
      const seen = first.moment.value;
      return seen === null ? null : { ...seen, seat: null, legal: [], refusals: [] };
    }),
    strips: here.map((seat, i) => ({ seat, seated: sittings[i] as SeatSession })),
    act: first.act,
    undoOffer: first.undoOffer,
    undo: first.undo,
    ask: first.ask,
    agree: async () =>
      (await Promise.all(sittings.map((session) => session.agree())))[0] as Awaited<ReturnType<Crowd['agree']>>,
    decline: first.decline,
    leave: first.leave,
    comeBack: first.comeBack,
    say: (what) => first.say(what),
    recap: first.recap,
    record: first.record,
    skip: () => {
      for (const session of sittings) session.skip();
    },
    showAgain: first.showAgain,
    showRecap: first.showRecap,
    close: () => {
      for (const session of sittings) session.close();
    },
  };
}
