import type { NotificationWords } from '../../src/notifications/words.ts';

export const notificationWords: NotificationWords = {
  turn: (title) => `Tocca a te al tavolo ${title}.`,
  respond: (title) => `Al tavolo ${title} si aspetta la tua risposta.`,
  agree: (title) => `Al tavolo ${title} qualcuno chiede il tuo consenso.`,
  digest: (tables, titles) => `${tables} tavoli ti aspettano: ${titles}`,
  quote: (title) => `«${title}»`,
};
