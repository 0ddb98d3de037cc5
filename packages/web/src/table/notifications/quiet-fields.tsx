// Fields for the quiet hours.
import type { BeyondWords } from '../../words/beyond/index.ts';
import { type Hours, keepHours } from './quiet.ts';

interface Props {
  readonly say: BeyondWords['notifications'];
  readonly hours: Hours;
  readonly change: (hours: Hours) => void;
}

export function QuietFields({ say, hours, change }: Props) {
  const set = (part: Partial<Hours>): void => {
    const next = { ...hours, ...part };
    keepHours(next);
    change(next);
  };
  return (
    <fieldset class="quiet-hours">
      <legend>{say.quiet}</legend>
      <label class="tick">
        <input
          type="checkbox"
          checked={hours.isWanted}
          onChange={({ currentTarget }) => set({ isWanted: currentTarget.checked })}
        />
        <span>{say.quietWhy}</span>
      </label>
      {hours.isWanted && (
        <div class="row">
          {(['from', 'to'] as const).map((end) => (
            <label key={end} class="field">
              <span>{say[end]}</span>
              <input
                type="time"
                required
                value={hours[end]}
                onChange={({ currentTarget }) => set({ [end]: currentTarget.value })}
              />
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
