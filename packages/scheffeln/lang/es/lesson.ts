// Spanish.
import type { Catalogue } from '../../lesson/words/catalogue.ts';

export const words: Catalogue = {
  title: 'Aprende Scheffeln',
  welcome: 'Seis tareas pequeñas, unos cinco minutos. Nada puede salir mal: prueba lo que quieras.',
  players: ['Sam', 'Gus'],
  steps: {
    ring: {
      title: 'El circuito',
      story:
        'Ocho negocios forman un circuito, de la A a la H. La A paga poco, la H paga más que ninguno. En cada uno hay un coche. Ningún coche es tuyo para siempre: eliges un personaje, y el coche de su color gana dinero para ti.',
      task: 'El coche amarillo de Goldie Fontaine está en H. Elígela.',
      praise: '¡Buena elección! Ahora el coche amarillo trabaja para ti.',
      nudge: 'En una partida de verdad puedes hacerlo. Pero busca el coche del negocio más rico, H: es amarillo.',
    },
    drive: {
      title: 'Mover un coche',
      story:
        'Cuando te toca, juegas una carta. El coche de ese color avanza una casilla, hacia H. Puedes mover cualquier coche, no solo el tuyo.',
      task: 'Tu coche amarillo está en E, y F está vacío. Juega la carta amarilla.',
      praise: '¡En marcha! F paga más que E.',
      nudge: 'Esa carta mueve otro coche. Busca la carta de tu color.',
    },
    cover: {
      title: 'Subirse al techo',
      story:
        'Si en el siguiente negocio ya hay un coche, el nuevo se para en su techo. El de arriba gana. ¡El de abajo se queda sin nada!',
      task: 'Gus tiene el coche azul en G. Súbete a su techo con tu coche amarillo.',
      praise: '¡Lo tienes! Gus está debajo de ti y no ganaría nada.',
      nudge: 'Cuidado: cuenta una casilla desde ese coche. ¿Dónde se para, y encima de quién?',
    },
    payday: {
      title: 'Día de paga',
      story:
        'Cuando se han jugado todas las cartas de la ronda, es día de paga. Si tu coche está solo o arriba, te llevas la ficha descubierta. Ahora el azul está en tu techo, y esta es la última carta de la ronda.',
      task: 'Juega la carta azul para que el coche azul se vaya de tu techo.',
      praise: '¡Día de paga! Tu coche estaba solo en G: la ficha es tuya.',
      nudge: 'Solo queda una carta: la azul.',
    },
    exchange: {
      title: 'Cambiar de bando',
      story:
        'Hoy tu coche es verde, y en A está debajo del rojo: nada que ganar. ¡Puedes cambiar! Descarta una carta boca abajo y toma un personaje libre del centro. El de Gus no se puede tocar.',
      task: 'El coche amarillo está solo en H, y Goldie está libre. Descarta la carta naranja boca abajo y toma a Goldie.',
      praise: '¡Qué astucia! Nadie ha visto tu carta, y desde ahora el amarillo gana para ti.',
      nudge: 'Se puede, pero el amarillo está donde hay más dinero. Toma a Goldie.',
    },
    winning: {
      title: 'Ganar',
      story:
        'La partida acaba cuando un negocio se queda sin fichas. En H espera la última: después de esta paga se acabó. Gana quien tiene más dinero. Gus va por delante, y su coche azul está en H.',
      task: 'Súbete a su techo con la carta amarilla.',
      praise: '¡Has ganado! Te llevaste la última ficha de H, y Gus se quedó sin nada.',
      nudge: 'Así gana Gus en H. ¿Qué carta lleva tu coche a su techo?',
    },
  },
  end: {
    title: 'No necesitas más',
    text: 'Conoces el circuito, los movimientos, los techos, la paga, el cambio y la victoria. Lo demás se aprende en la mesa.',
  },
};
