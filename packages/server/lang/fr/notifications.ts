import { fr } from '@backroom/kit';
import type { NotificationWords } from '../../src/notifications/words.ts';

export const notificationWords: NotificationWords = {
  turn: (title) => `C’est à toi de jouer à la table ${title}.`,
  respond: (title) => `On attend ta réponse à la table ${title}.`,
  agree: (title) => `À la table ${title}, on demande ton accord.`,
  digest: (tables, titles) => fr`${tables} tables t’attendent : ${titles}`,
  quote: (title) => fr`« ${title} »`,
};
