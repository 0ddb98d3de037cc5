import { type HelpTexts, tokensInWords } from '../../src/help/texts.ts';

const tokens = tokensInWords('es');

export const help: HelpTexts = {
  chapters: {
    pieces: 'Qué hay en la mesa',
    setup: 'Preparación (de 2 a 4 jugadores)',
    turns: 'Cuando te toca',
    driving: 'Cómo se mueven los coches',
    scoring: 'La fase Scheffeln: día de paga',
    rounds: 'Ronda siguiente y fin de la partida',
    speed: 'Speed Scheffeln (de 3 a 8 jugadores, todos a la vez)',
    run: 'RUN: seis cartas especiales',
    mafia: 'Mafia-Style: el coche negro',
  },
  rules: {
    'SH-1':
      'Ocho negocios forman un circuito, de la A a la H en el sentido del reloj. Cuanto más avanza el abecedario, más dinero hay: Dinero Docks (A) es el que peor paga y Splendid Boulevard (H) el que mejor.',
    'SH-2': 'Hay ocho colores. Cada uno tiene un coche, un personaje y tres cartas de movimiento: 24 cartas en total.',
    'SH-3': `Hay 32 fichas de dinero, cuatro por letra, y valen más cuanto más avanza el abecedario. Los reglamentos solo indican entre qué valores está cada letra. Nuestra decisión sobre los valores exactos: las cuatro fichas de la A valen ${tokens.first}, y cada letra siguiente suma ${tokens.step}.`,
    'SH-4':
      'Una edición trae cuatro cartas de movimiento de cada color en vez de tres. Se puede jugar con 24 cartas, como es habitual aquí, o con 32.',
    'SH-10':
      'Se mezclan los coches y se pone uno en cada negocio. Se mezclan las cuatro fichas de cada letra y se apilan en su negocio: la de arriba a la vista, las demás ocultas.',
    'SH-11':
      'Quién empieza se decide por sorteo. Todos reciben cuatro cartas de movimiento y las miran antes de elegir personaje.',
    'SH-12':
      'Quien empieza toma un personaje libre, y después los demás en el sentido del reloj. Desde ese momento, el coche de ese color gana dinero para ti.',
    'SH-20': 'Se juega en el sentido del reloj, una carta por turno, hasta que a nadie le queden cartas.',
    'SH-21': 'Mover: pon una carta boca arriba. El coche de su color se mueve, sea de quien sea.',
    'SH-22':
      'Cambiar: pon una carta boca abajo, de modo que solo tú la conozcas. Devuelve tu personaje al centro y toma de allí uno distinto. Los de los demás jugadores no se tocan.',
    'SH-23': 'Tu última carta de la ronda se juega boca arriba. No sirve para cambiar.',
    'SH-30': 'Un coche avanza una casilla en el sentido del reloj.',
    'SH-31': 'Un coche que está solo, o encima de otro, se mueve sin llevarse a nadie.',
    'SH-32': '¿El siguiente negocio está vacío? El coche se para allí.',
    'SH-33': '¿Hay un solo coche? El nuevo se para en su techo.',
    'SH-34': '¿Ya hay dos? No cabe: sigue hasta el primer negocio que tenga un coche o ninguno.',
    'SH-35':
      'Un coche que lleva otro en el techo se lo lleva consigo. Los dos mantienen su orden y pasan de largo por los negocios con coches, hasta el siguiente que esté vacío del todo.',
    'SH-36': 'En un negocio nunca hay más de dos coches. El último en llegar queda arriba.',
    'SH-37':
      'El negocio que un coche o una pareja acaba de dejar cuenta como libre. Por eso, una pareja que no encuentra nada vacío en toda la vuelta acaba donde estaba. Solo puede pasar con nueve coches, en Mafia-Style.',
    'SH-40':
      'Tras la última carta de la ronda, busca el coche de tu personaje. ¿Está solo o encima? Toma la ficha de arriba de ese negocio. ¿Está debajo de otro? No te llevas nada.',
    'SH-41': 'Todos vieron cómo se tomaba cada ficha, así que el dinero de cada cual queda a la vista.',
    'SH-50':
      'Personajes y coches se quedan como están. Empieza quien sigue en el sentido del reloj. Se mezclan todas las cartas de movimiento, cada cual recibe cuatro y se destapa la nueva ficha de arriba de cada pila.',
    'SH-60':
      'Si una fase Scheffeln deja al menos un negocio sin fichas, se acaba la partida. Gana quien tenga más dinero; si hay empate, se comparte la victoria.',
    'SH-61':
      'El reglamento italiano cambia tres cosas: se juega hasta que el último negocio está vacío, un coche que salta negocios llenos solo se para en uno vacío, y retroceder se hace en el sentido del reloj. Creemos que son errores de traducción y seguimos el texto inglés.',
    'SH-70':
      'Los negocios pueden ir en cualquier orden; nuestra decisión: de la A a la H. En cada uno hay un coche. Las 32 fichas se mezclan todas juntas en ocho pilas de cuatro, con la de arriba a la vista. Nadie elige personaje todavía.',
    'SH-71':
      'En cada ronda hay siete cartas de movimiento boca abajo en fila. Quien empieza las destapa una a una, de derecha a izquierda.',
    'SH-72':
      'Destapada la última carta, todos piensan a la vez qué coche acabará mejor. Quien toque primero un personaje libre lo tiene toda la ronda y no puede devolverlo.',
    'SH-73':
      'Cuando solo queda una persona sin personaje, empieza una cuenta atrás de cinco segundos. Si se acaba antes de que elija, juega esa ronda sin personaje.',
    'SH-74':
      'Si queréis, hay además un tiempo para pensar: 30, 60 o 90 segundos desde que se destapa la última carta. También cierra la elección, para que nadie que se haya ido bloquee la mesa.',
    'SH-75':
      'Después los coches se mueven según la fila, esta vez de izquierda a derecha. Luego, la fase Scheffeln paga como siempre.',
    'SH-76':
      'Los personajes vuelven al centro y los coches se quedan. Empieza quien sigue en el sentido del reloj, se mezclan todas las cartas de movimiento, se ponen siete y se destapan las nuevas fichas de arriba. La partida acaba como en el juego básico.',
    'SH-77':
      'En línea cuenta el toque que llega antes al servidor. Si dos llegan en el mismo instante, decide una regla justa que todos pueden leer.',
    'SH-80': 'Escapada (una carta): un coche que está encima de otro va a cualquier negocio sin coches.',
    'SH-81':
      'Marcha atrás (dos cartas): un coche a tu elección retrocede una casilla, contra el sentido del reloj. Valen todas las reglas de movimiento, al revés, también para las parejas.',
    'SH-82':
      'Cambiazo (una carta): cambia tu personaje por otro, del centro o de otro jugador. Nuestra decisión: ese jugador recibe el tuyo.',
    'SH-83': 'Comodín (dos cartas): un coche a tu elección avanza una casilla.',
    'SH-84': 'Una carta RUN puede ser tu última carta, jugada boca arriba.',
    'SH-85':
      'También puedes descartar una carta RUN boca abajo para cambiar, como cualquier otra, pero no si es la última.',
    'SH-86':
      'Si ningún coche está encima de otro, o ningún negocio está vacío, la Escapada se puede jugar boca arriba igualmente. Entonces no hace nada.',
    'SH-87': 'RUN solo se juega con el juego básico, no con Speed.',
    'SH-90': 'Antes de empezar se pone un noveno coche debajo del que está en la A: el negro, que es de la Mafia.',
    'SH-91':
      'Cada vez que alguien descarta una carta boca abajo, primero se cambia el personaje; luego el coche negro avanza una casilla con las reglas de siempre, con el coche que lleve en el techo, si lo hay.',
    'SH-92':
      'En la fase Scheffeln, si el coche negro no está debajo de otro, la Mafia toma allí la ficha de arriba. De quienes hayan tomado ficha en esta ronda, se la lleva quien esté en el negocio más pobre (la A es el más pobre), además de la suya.',
    'SH-93': 'Si ningún jugador ha tomado ficha en esta ronda, la de la Mafia sale del juego.',
    'SH-94':
      'Cuando una carta RUN dice «un coche a tu elección», puede ser el negro. Mafia-Style se juega con el juego básico, con o sin RUN, pero no con Speed.',
  },
  page: {
    title: 'Scheffeln: las reglas',
    notice:
      'Esta es una versión no oficial del juego de Reiner Stockhausen. Las reglas se cuentan con nuestras propias palabras; los personajes y cinco de los negocios llevan nombres inventados por nosotros.',
    rulings: 'Donde los reglamentos callan o se contradicen, hemos tenido que decidir. Esas reglas llevan esta marca:',
    ruling: 'Decisión',
    businesses: 'Los negocios y sus fichas',
    characters: 'Los personajes',
    letter: 'Letra',
    business: 'Negocio',
    tokens: 'Fichas (en Speed: mezcladas entre todas las pilas)',
    colour: 'Color',
    character: 'Personaje',
    trade: 'Oficio',
  },
};
