// A table in a list: the game, its options, who sits there.
import type { LevelName } from '@backroom/bots';
import type { TableFacts } from '../seat/api.ts';
import { useGame } from '../table/game-at-hand.ts';
import { useBeyond } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';
import { useOptionNames } from './options.ts';

/** The fields that the lobby and the table's own screen share. */
type Outside = Pick<TableFacts, 'game' | 'options' | 'hints' | 'chairs'>;

export function TableCard({ table }: { readonly table: Outside }) {
  const { invitation, levels } = words();
  const beyond = useBeyond();
  const game = useGame(table.game);
  const names = useOptionNames(table.game);
  const fields = game === null ? [] : Object.keys(game.rules.options.fields);
  const special = fields.filter((field) => table.options[field] !== game?.rules.options.fields[field]?.default);
  return (
    <div class="table-card">
      <h3>{game?.words.title ?? table.game}</h3>
      {(special.length > 0 || table.hints) && (
        <ul class="tags">
          {special.map((field) => (
            <li key={field}>{names.say(field, table.options[field])}</li>
          ))}
          {table.hints && <li>{beyond?.newTable.hints}</li>}
        </ul>
      )}
      <ol class="sitters">
        {table.chairs.map(({ taken, name, bot }, i) => (
          // The key of a chair is its index at the table.
          <li key={i} class={taken ? '' : 'free'}>
            {taken ? name : invitation.freeSeat}
            {bot !== null && <small> {levels[bot as LevelName]}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
