import type { NotificationWords } from '../../src/notifications/words.ts';

export const notificationWords: NotificationWords = {
  turn: (title) => `Te toca jugar en la mesa ${title}.`,
  respond: (title) => `En la mesa ${title} esperan tu respuesta.`,
  agree: (title) => `En la mesa ${title} alguien pide tu acuerdo.`,
  digest: (tables, titles) => `${tables} mesas te esperan: ${titles}`,
  quote: (title) => `«${title}»`,
};
