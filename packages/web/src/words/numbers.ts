// Times, as they are written in every language.

/** Minutes and seconds, hours or days, in the shortest form. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (x: number): string => String(x).padStart(2, '0');
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / 3600);
  return hours < 48 ? `${hours}:${two(Math.floor((seconds % 3600) / 60))} h` : `${Math.floor(hours / 24)} d`;
}
