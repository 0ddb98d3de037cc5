// The game's own part below a result, with only the props that it needs.
import type { ResultProps } from '@backroom/kit';
import type { ComponentType } from 'preact';
import { Late } from '../app/lazy.tsx';
import { usePageServices } from '../app/page-services.ts';
import type { EndingSlot } from './slots.ts';

export function OwnResult({ seated, moment, game }: EndingSlot) {
  const page = usePageServices(seated.game);
  const { terms, seat, table, result, view } = moment;
  const finished: ResultProps['finished'] = {
    match: terms.match,
    isLocal: seated.line.value === 'local',
    options: terms.options,
    hasPosition: terms.position !== null,
    isPresent: seat !== null && table.chairs[seat]?.away === false,
    ...{ seat, result, view },
  };
  const load = game.parts.result as (() => Promise<ComponentType<ResultProps>>) | undefined;
  return load === undefined ? null : <Late load={load} {...{ page, finished }} />;
}
