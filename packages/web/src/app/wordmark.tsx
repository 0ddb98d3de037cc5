// The wordmark: a fan of rays and the name Backroom.
const RAYS = [-72, -54, -36, -18, 0, 18, 36, 54, 72];

export function Wordmark({ name }: { readonly name: string }) {
  return (
    <span class="wordmark">
      <Fan />
      <span class="letters">{name}</span>
    </span>
  );
}

/** A half sun of nine rays in two rings, as over many doors of the 1920s. */
export function Fan() {
  return (
    <svg class="fan" viewBox="-26 -26 52 30" aria-hidden="true" focusable="false">
      {RAYS.map((turn) => (
        <path key={turn} d="M0 0 L-1.6 -15 L0 -24 L1.6 -15 Z" transform={`rotate(${turn})`} />
      ))}
      <path class="arc" d="M-25 2 H25 M-7 2 A7 7 0 0 1 7 2" />
    </svg>
  );
}
