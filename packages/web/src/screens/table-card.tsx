// A table as it looks from outside: the game, how it is played, who sits there.
import type { TableOutside } from '../seat/api.ts';
import { useGame } from '../table/game-at-hand.ts';
import { words } from '../words/index.ts';
import { useOptionNames } from './options.ts';

export function TableCard({ table }: { readonly table: TableOutside }) {
  const { invitation, levels } = words();
  const game = useGame(table.game);
  const names = useOptionNames(table.game);
  const fields = game === null ? [] : Object.keys(game.rules.options.fields);
  const special = fields.filter((field) => table.options[field] !== game?.rules.options.fields[field]?.default);
  return (
    <div class="table-card">
      <h3>{game?.words.title ?? table.game}</h3>
      {special.length > 0 && (
        <ul class="tags">
          {special.map((field) => (
            <li key={field}>{names.say(field, table.options[field])}</li>
          ))}
        </ul>
      )}
      <ol class="sitters">
        {table.chairs.map(({ taken, name, bot }, i) => (
          // A chair is its place at the table.
          <li key={i} class={taken ? '' : 'free'}>
            {taken ? name : invitation.freeSeat}
            {bot !== null && <small> {levels[bot]}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
