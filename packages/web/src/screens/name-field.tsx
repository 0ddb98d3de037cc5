// Asks for a name once and stores it on this device.
import { settings, wish } from '../app/settings.ts';

export function NameField({ label, hint }: { readonly label: string; readonly hint?: string }) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        name="name"
        autoComplete="nickname"
        required
        maxLength={24}
        value={settings.value.name}
        onInput={({ currentTarget }) => wish({ name: currentTarget.value })}
      />
      {hint !== undefined && <small class="soft">{hint}</small>}
    </label>
  );
}
