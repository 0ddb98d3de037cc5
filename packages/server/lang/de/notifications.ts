import type { NotificationWords } from '../../src/notifications/words.ts';

export const notificationWords: NotificationWords = {
  turn: (title) => `Du bist am Zug: ${title}.`,
  respond: (title) => `Deine Antwort ist gefragt: ${title}.`,
  agree: (title) => `Am Tisch ${title} bittet jemand um dein Einverständnis.`,
  digest: (tables, titles) => `${tables} Tische warten auf dich: ${titles}`,
  quote: (title) => `„${title}“`,
};
