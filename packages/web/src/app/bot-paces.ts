/** How long the bots of this device think: not at all, briefly, or as long as people. */
export const BOT_PACES = ['calm', 'quick', 'none'] as const;
export type BotPace = (typeof BOT_PACES)[number];
