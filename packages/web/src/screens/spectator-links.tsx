// At an unlisted table: a link for spectators. The host decides who may create links, and can withdraw all of them.
import { Select } from '@backroom/kit/preact';
import { useState } from 'preact/hooks';
import { toast } from '../app/announce.ts';
import {
  changeSettings,
  type Linkers,
  type RequestError,
  spectatorLink,
  type TableFacts,
  withdrawSpectators,
} from '../seat/api.ts';
import type { BeyondWords } from '../words/beyond/index.ts';
import { ShareLink } from './share-link.tsx';

interface Props {
  readonly table: TableFacts;
  readonly say: BeyondWords['spectators'];
}

const LINKERS: readonly Linkers[] = ['host', 'players'];

export function SpectatorLinks({ table, say }: Props) {
  const { match, host } = table;
  const [link, setLink] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(table.watch);
  const [links, setLinks] = useState(table.links);
  if (!host && !(links === 'players' && isOpen)) return null;
  const attempt = async (what: () => Promise<void>): Promise<void> => {
    try {
      await what();
    } catch (error) {
      toast((error as RequestError).said === 'full' ? say.full : (error as RequestError).message);
    }
  };
  const withdraw = async (): Promise<void> => {
    await withdrawSpectators(match);
    setLink(null);
    toast(say.withdrawn);
  };
  const open = async (wanted: boolean): Promise<void> => {
    await changeSettings(match, { watch: wanted });
    setOpen(wanted);
    setLink(null);
  };
  const letMake = async (who: Linkers): Promise<void> => {
    await changeSettings(match, { links: who });
    setLinks(who);
  };
  return (
    <details class="spectators">
      <summary class="button quiet">{say.button}</summary>
      <div class="column">
        <p>{say.why}</p>
        {host && (
          <label class="tick">
            <input
              type="checkbox"
              checked={isOpen}
              onChange={({ currentTarget }) => void attempt(() => open(currentTarget.checked))}
            />
            <span>{say.open}</span>
          </label>
        )}
        {isOpen &&
          (link === null ? (
            <button
              type="button"
              class="button main"
              onClick={() => void attempt(async () => setLink(await spectatorLink(match)))}
            >
              {say.make}
            </button>
          ) : (
            <ShareLink label={say.link} path={link} />
          ))}
        {host && isOpen && (
          <>
            <Select<Linkers>
              label={say.who}
              value={links ?? 'host'}
              of={LINKERS}
              name={(one) => say.makers[one]}
              choose={(one) => void attempt(() => letMake(one))}
            />
            <button type="button" class="button quiet" onClick={() => void attempt(withdraw)}>
              {say.withdraw}
            </button>
          </>
        )}
      </div>
    </details>
  );
}
