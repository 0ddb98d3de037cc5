// A select field with its label above it.
interface Props<T> {
  readonly label: string;
  readonly value: T;
  readonly of: readonly T[];
  readonly name: (one: T) => string;
  readonly choose: (one: T) => void;
}

export function Select<T>({ label, value, of, name, choose }: Props<T>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={String(of.indexOf(value))}
        onChange={({ currentTarget }) => choose(of[currentTarget.selectedIndex] as T)}
      >
        {of.map((one, i) => (
          <option key={String(one)} value={String(i)}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
