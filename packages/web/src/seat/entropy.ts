// This device's part in the shuffle: it pledges a share when the player sits down and reveals it when all have sat down, so that
// neither the server nor any player can choose the deal.
const keyOf = (match: string): string => `backroom.share.${match}`;

export interface Entropy {
  readonly share: string;
  readonly pledge: string;
}

export async function newEntropy(): Promise<Entropy> {
  const { pledgeOf } = await import('./hashing.ts');
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const share = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { share, pledge: pledgeOf(share) };
}

/** For a known table: the second call gives the same pledge. */
export async function entropyFor(match: string): Promise<Entropy> {
  const kept = shareFor(match);
  if (kept === null) {
    const made = await newEntropy();
    keepShare(match, made.share);
    return made;
  }
  const { pledgeOf } = await import('./hashing.ts');
  return { share: kept, pledge: pledgeOf(kept) };
}

export function keepShare(match: string, share: string): void {
  try {
    localStorage.setItem(keyOf(match), share);
  } catch {
    // A browser that stores nothing reveals no share; the table goes on without it after a while.
  }
}

export function shareFor(match: string): string | null {
  try {
    return localStorage.getItem(keyOf(match));
  } catch {
    return null;
  }
}
