import type { Problems } from '../../src/words/catalogue.ts';

export const problems: Problems = {
  'not-found': 'Aquí no hay nada que puedas ver. Quizá el enlace sea antiguo: pide otro.',
  'no-session': 'El servidor todavía no te conoce. Escribe un nombre e inténtalo otra vez.',
  'not-yours': 'Eso solo puede hacerlo quien abrió esta mesa.',
  malformed: 'El servidor no acepta esa elección. Cambia algo e inténtalo otra vez.',
  'too-many': 'Demasiados intentos. Espera un minuto e inténtalo otra vez.',
  taken: 'Este asiento está ocupado. Pide otro, o mira.',
  'not-over': 'La partida sigue en marcha. Podrás verlo cuando acabe.',
  'other-rules':
    'Esta partida empezó con unas reglas distintas de las que usa ahora este servidor. Se conserva, pero aquí no se puede continuar.',
  'not-stored': 'El servidor no puede guardar nada en este momento. Inténtalo de nuevo dentro de un minuto.',
  'foreign-origin': 'Esta página no puede usar este servidor. Ábrelo en su propia dirección.',
  unreachable:
    'No hay conexión con el servidor. Comprueba tu conexión; mientras tanto, puedes jugar en este dispositivo.',
  trouble: 'Algo ha fallado en el servidor. No ha cambiado nada; inténtalo otra vez.',
};
