// The icon for notifications: a desk bell.
export function Bell() {
  return (
    <svg class="bell" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M3 19h18v2H3zM4 17.5a8 8 0 0 1 16 0zM11 6.5h2v3h-2zM9.5 4.5h5v2h-5z" fill="currentColor" />
    </svg>
  );
}
