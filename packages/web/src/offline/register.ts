// Registers the service worker, so that the page opens without a network.
import { afterwards } from '../app/afterwards.ts';
import { toast } from '../app/announce.ts';
import { trusted } from '../local/trusted.ts';
import { words } from '../words/index.ts';

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const hadOne = navigator.serviceWorker.controller !== null;
  // Only offline use depends on it, so a failure is not shown.
  afterwards('kept', () => navigator.serviceWorker.register(trusted('/sw.js'))).catch(() => {});
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const { renewed, reload } = words().trouble;
    if (hadOne) toast(renewed, { label: reload, do: () => location.reload() });
  });
}
