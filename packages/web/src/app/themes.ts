// The colour themes.
export const THEMES = ['night', 'day', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
