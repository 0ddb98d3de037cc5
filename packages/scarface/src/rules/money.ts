// Money, which lies behind the screens (SC-16).
import type { Out, Reason } from '../events.ts';
import type { State } from '../state.ts';

export function gain(s: State, seat: number, amount: number, reason: Reason, out: Out): void {
  if (amount <= 0) return;
  s.players[seat].money += amount;
  s.players[seat].earned += amount;
  out?.push({ type: 'money', seat, amount, reason });
}

/** Pays as far as there is money, and returns how much. */
export function pay(s: State, seat: number, amount: number, reason: Reason, out: Out): number {
  const player = s.players[seat];
  if (amount <= 0) return 0;
  const paid = Math.min(amount, player.money);
  player.money -= paid;
  player.losses++;
  // Published even if the purse was empty: its content is hidden.
  out?.push({ type: 'money', seat, amount: 0 - paid, reason });
  if (paid < amount && (reason === 'bribe' || reason === 'graft')) proveShort(s, seat, reason, amount, paid, out);
  return paid;
}

/**
 * SC-95: a player who cannot pay a bribe or graft in full proves it. The table has seen an empty purse, and counts from
 * there.
 */
function proveShort(s: State, seat: number, reason: 'bribe' | 'graft', owed: number, paid: number, out: Out): void {
  s.players[seat].earned = 0;
  s.players[seat].losses = 0;
  out?.push({ type: 'short', seat, reason, owed, paid });
}

export function steal(s: State, by: number, from: number, amount: number, out: Out): void {
  const taken = Math.min(amount, s.players[from].money);
  s.players[from].money -= taken;
  s.players[from].losses++;
  s.players[by].money += taken;
  out?.push({ type: 'stolen', seat: by, from, amount: taken });
}
