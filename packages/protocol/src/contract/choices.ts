// Lists of which a request picks one.

/** Who may write what at a table: set phrases, anything, or nothing. */
export const TALK = ['phrases', 'free', 'off'] as const;
/** Who makes links for spectators. */
export const LINK_MAKERS = ['host', 'players'] as const;
/** Muting or blocking a person. */
export const DISTANCES = ['mute', 'block'] as const;
export const REPORT_REASONS = ['abuse', 'spam', 'name', 'cheating', 'other'] as const;
