import type { NotificationWords } from '../../src/notifications/words.ts';

export const notificationWords: NotificationWords = {
  turn: (title) => `It is your turn at ${title}.`,
  respond: (title) => `You have to respond at ${title}.`,
  agree: (title) => `Somebody at ${title} asks for your agreement.`,
  digest: (tables, titles) => `${tables} tables are waiting for you: ${titles}`,
  quote: (title) => `“${title}”`,
};
