import { bordersInWords, type HelpTexts } from '../../src/help/texts.ts';
import { dealers } from './cards/dealers.ts';
import { news } from './cards/news.ts';
import { nouns } from './nouns.ts';

const borders = bordersInWords('es', nouns.districts);
const FIRST = nouns.quote(news['us-is-voted-dry'].name);
const LAST = nouns.quote(news['prohibition-ends'].name);
const ALCOHOL = nouns.quote(dealers['alcohol-dealer'].name);
const GUNS = nouns.quote(dealers['gun-dealer'].name);
const RUNNER = nouns.quote(dealers['gun-runner'].name);
const DISTILLERY = nouns.quote(dealers['distillery-owner'].name);

export const help: HelpTexts = {
  chapters: {
    table: 'Lo que hay en la mesa',
    setup: 'Preparación (de 2 a 4 jugadores)',
    turn: 'Tu turno',
    deals: 'Acción: enviar un matón a un Trato',
    underworld: 'Acción: enviar un matón a los Bajos Fondos',
    authorities: 'Acción: enviar un matón a las Autoridades',
    streets: 'Acciones en la calle',
    gang: 'Tu banda: mejoras y atributos',
    jobs: 'Los Golpes',
    police: 'Los coches de policía, y lo que puede pasarles a los matones',
    raid: 'Las Redadas',
    reorganising: 'Reorganizarse',
    ending: 'Fin de ronda y fin de partida',
    draft: 'Variante: la elección de Golpes',
    solo: 'En solitario contra el Ejecutor',
  },
  rules: {
    'SC-1': `Chicago tiene siete distritos con sus barrios. Así lindan entre sí: ${borders}. Junto al plano están los espacios de los Bajos Fondos, las Autoridades y la Prisión; la pista de Criminalidad de 0 a 11, en la que Eliot Ness empieza en 0 y nunca pasa de 6; la pista de tiempo, que acaba en «¡Edición especial!»; el mercado de Socios; las noticias de portada; los mazos de cartas federales, de Golpes y de Proveedores; y el Anillo de la Familia. El dinero, el licor y las armas no se agotan nunca. Todo lo demás se limita a lo que hay en la caja.`,
    'SC-2': `Se barajan las cartas federales, los Golpes y los Proveedores, cada cual en su mazo; solo ${ALCOHOL} y ${GUNS} se quedan aparte, uno de cada por banda. En el mercado hay tres Socios de nivel 1 a 3 y, a la derecha del todo, uno de nivel 4 o 5. La primera carta de los dos mazos de Socios está a la vista: todos ven quién viene después.`,
    'SC-3': `La primera noticia, ${FIRST}, rige desde el principio. Dos noticias al azar esperan boca abajo sobre la última, ${LAST}.`,
    'SC-4':
      'Central recibe dos barrios al azar; cada uno de los demás distritos, uno. Con tres jugadores Central recibe otro; con cuatro, reciben otro Far South Side y Far North Side. Todos se ponen por su lado normal y reciben al azar un bar clandestino, un casino o un burdel. En Central, Far South Side y Far North Side hay un coche de policía en cada uno.',
    'SC-5':
      'La pista de tiempo tiene 4 casillas con dos jugadores, 5 con tres y 6 con cuatro. Nuestra decisión: las casillas son pasos del marcador; la cuarta, quinta o sexta reorganización acaba, pues, la ronda. La salida no cuenta, porque allí el marcador solo espera, y «¡Edición especial!» es la última casilla.',
    'SC-6': `Cada cual dirige una de cuatro bandas, con sus precios y su Jefe. Empiezas con 4 matones en el Cuartel general, 2 en los Refugios y 6 Reclutas; con 3 coches, 2 camiones, 7 marcadores de control y 12 cubos de mejora en la pista del Jefe; con dos Proveedores, ${ALCOHOL} y ${GUNS}, es decir, dos Tratos; con Criminalidad 1 y 10 dólares. Tus dos manos derechas esperan aparte. Los otros seis miembros de la banda son tu mazo, del que robas tres. También tienes tres Golpes que solo tú puedes mirar.`,
    'SC-7':
      'Después todos se instalan, empezando por quien está a la derecha del jugador inicial y en sentido contrario a las agujas del reloj. Elige un distrito sin coche de policía, coloca allí un coche o un camión y pon un marcador de control en un barrio libre. Por último, toma dos mercancías cualesquiera y pon una en cada uno de tus dos Tratos.',
    'SC-10':
      '¿Tienes cartas en la mano? Haz una acción. ¿Ninguna en la mano, pero quedan en tu mazo? Tu turno acaba ahí. ¿Ni una cosa ni otra? Entonces te reorganizas.',
    'SC-11':
      'Quien tiene el Anillo de la Familia recibe dinero en cada turno suyo: 1 dólar con dos jugadores, 2 con tres, 3 con cuatro. Nuestra decisión: llega solo al principio del turno, porque nadie lo rechazaría. Quien toma el Anillo en su propio turno lo cobra al momento. Una opción recupera el reglamento: cada cual cobra en cualquier momento de su turno, o se olvida de hacerlo.',
    'SC-12':
      'Primero va tu Plan: pon tantas cartas de la mano como quieras, incluso ninguna. Cada carta a partir de la tercera aumenta tu Criminalidad en 1.',
    'SC-13':
      'Suma el Músculo y la Influencia del Plan, con todas las bonificaciones. Tu Jefe tiene los valores de la fila que su figura ha alcanzado en su pista.',
    'SC-14':
      'Luego haces exactamente una acción. Antes y después puedes usar habilidades de las cartas del Plan, cada una una vez. Nada interrumpe una acción o habilidad ya empezada.',
    'SC-15':
      'Una habilidad estándar funciona siempre. Una habilidad combinada necesita uno de los delitos que nombra en otra carta del Plan: Contrabando, Corrupción, Juego, Robo, Vicio o Violencia. Ninguna de las dos pide Músculo ni Influencia.',
    'SC-16':
      'Si una carta contradice las reglas, manda la carta. Lo que no se puede hacer entero se hace hasta donde se pueda. El dinero es secreto: si una carta ofrece a todos algo por dinero, se te pregunta aunque no puedas pagar.',
    'SC-17':
      'Al final del turno el Plan va boca arriba a tu descarte y robas hasta tener tantas cartas como diga el Tamaño de la mano. Si se acaba el mazo, aquí no se baraja. Puedes mirar tu descarte; del de los demás solo ves la carta de encima. Nuestra decisión: la mesa enumera también las cartas que han ido al descarte de un rival desde que barajó por última vez, porque todos las han visto.',
    'SC-18':
      'Cuando una Criminalidad llega a 11 hay una Redada en cuanto termina el efecto que la causó. Luego el turno sigue.',
    'SC-30':
      'Envía un matón del Cuartel general a uno de tus Tratos; según nuestra decisión, no puede haber otro allí. Tu Plan debe tener el Músculo y la Influencia que piden juntos todos los Proveedores del Trato. Recibes las mercancías de todos y, por cada carta de Proveedor, tantas mercancías de tu elección como diga tu Suministro.',
    'SC-31':
      'Las mercancías se almacenan en tus Tratos, hasta el límite de la carta de encima, o sin límite en tus barrios. Si no controlas ningún barrio, puedes tirar mercancías anteriores para hacer sitio. Lo que no se almacena vuelve a la reserva.',
    'SC-32':
      'Envía un matón del Cuartel general a los Bajos Fondos. Tu Criminalidad sube tanto como matones tengas allí, contando el nuevo. Luego haz una de las cinco cosas siguientes. Si eso causa una Redada, espera a que termines.',
    'SC-33':
      'Reclutar: tantos pasos como Influencia. Un paso lleva un matón de los Reclutas a los Refugios, o de los Refugios al Cuartel general.',
    'SC-34': 'Golpe: roba tantos Golpes como Influencia y quédate con uno. Los demás van boca abajo al fondo del mazo.',
    'SC-35':
      'Proveedor: roba tantos Proveedores como Influencia y quédate con uno. Se convierte en un Trato nuevo, o lo metes debajo de uno tuyo: entonces se suma lo que pide y lo que da, pero se pierde su almacén. Un Proveedor nuevo nunca va encima.',
    'SC-36':
      'Socio: contrata en el mercado a alguien cuyo nivel no supere tu Influencia. La carta va a tu descarte, o directamente a tu mano por 1 licor (niveles 1 a 3) o 2 licores (niveles 4 y 5), estén donde estén. El mercado avanza y se repone, y tomas el Anillo de la Familia.',
    'SC-37':
      'Vender: hasta tantas ventas como Influencia, como mucho una en cada barrio tuyo. Gasta las mercancías indicadas, de ese barrio y de tus Tratos; cada camión tuyo en el distrito te ahorra una, la que elijas. Recibes la ganancia indicada. Luego pagas la mordida: 2 dólares por coche de policía en el distrito, o todo lo que tengas si es menos.',
    'SC-38': 'Envía un matón del Cuartel general a las Autoridades. Luego haz una de las cinco cosas siguientes.',
    'SC-39': 'Retirar control: por cada 5 de Influencia, un marcador de control de cualquiera vuelve a su dueño.',
    'SC-40': 'Reducir tu Criminalidad: tanto como tu Influencia. Siempre queda al menos uno por encima de Eliot Ness.',
    'SC-41':
      'Abrir negocios: hasta tantos como Influencia, en tus barrios. Bares clandestinos, casinos o burdeles; en un barrio caben tres, y además un club nocturno.',
    'SC-42': 'Prisión: con al menos 2 de Influencia, todos tus matones presos vuelven al Cuartel general.',
    'SC-43': 'Vender a las Autoridades: hasta tantas mercancías como Influencia, de donde sea, a 6 dólares cada una.',
    'SC-44':
      'Enviar matones: hasta tantos como Músculo, del Cuartel general a un solo distrito en el que tengas presencia, con un matón, un vehículo o un marcador de control. Por cada uno pagas el soborno, 2 dólares por coche de policía que haya allí. A quien no puedas pagar no lo puedes enviar.',
    'SC-45':
      'Mover: hasta tantos matones y vehículos como Músculo, desde un distrito a cualesquiera otros. Los vehículos van a cualquier parte; un matón va a un distrito vecino, o más lejos si va con él un vehículo. Nuestra decisión: un vehículo lleva a cuantos matones vayan con él al mismo destino, pero cada uno cuenta. Se paga soborno por todo lo que llega.',
    'SC-46':
      'Tomar un barrio que no controlas, en un distrito en el que tengas presencia. Necesitas tanto Músculo como su defensa: el número indicado, 2 más si lo controla un rival, 1 más por coche de policía que haya allí, 1 más por matón y coche de ese rival allí, 1 menos por matón y coche tuyo allí. El marcador rival se va y llega el tuyo. Nuestras decisiones: si tus siete marcadores están en la mesa, uno tiene que dejar otro barrio tuyo, o no tomas nada; y las mercancías que haya allí pasan al nuevo dueño.',
    'SC-47':
      'Mejorar la banda: tu Plan tiene el Músculo y la Influencia que pide la mejora, y pagas su precio. El siguiente cubo de la pista del Jefe va al siguiente nivel del atributo, el 2 antes que el 3. Recibes lo que había debajo: dinero, o una de tus manos derechas, al descarte o a tu mano por 2 licores. Tu Criminalidad sube lo indicado y la figura del Jefe avanza.',
    'SC-48':
      'Retirar matones: si no puedes o no quieres hacer otra cosa, por cada carta de tu Plan un matón sale de la partida, de donde quieras.',
    'SC-49':
      'Seis atributos tienen niveles del 1 al 3. Tamaño de la mano: hasta cuántas cartas robas. Abogados: cuántos matones salen de Prisión al reorganizarte, y cuánto baja tu Criminalidad tras una Redada. Reclutamiento: tus pasos al reorganizarte. Suministro: mercancías de más por cada carta de Proveedor. Vehículos: con la mejora entra un coche o un camión en un distrito en el que tengas presencia, con el soborno de costumbre. Clubes nocturnos: con la mejora, un barrio tuyo se voltea a su lado de club nocturno y recibe uno; si lo pierdes ante un rival, el cubo se queda. Quien pierde un nivel pierde el más alto.',
    'SC-50':
      'Tus Golpes están boca abajo, tantos como quieras, y solo tú los conoces. Cuando se cumple lo que pide un Golpe, puedes revelarlo en cualquier momento, también en el turno de otro. Nuestra decisión: siempre que no haya en curso una acción, una habilidad o un efecto y nadie esté desplegando su Plan. Mientras alguien tenga Golpes, el turno de quien no tiene cartas en la mano espera antes de acabar o de pasar a la reorganización, se pueda cumplir un Golpe o no: entonces todos pueden revelar los suyos. En solitario, es entre dos líneas del Ejecutor, una vez desplegado su Plan, y antes de que se reorganice; se detiene cuando puedes cumplir un Golpe justo entonces.',
    'SC-51':
      'Unos Golpes pagan una vez y van luego al fondo del mazo. Otros se quedan boca arriba y siguen surtiendo efecto. Si un efecto deja uno sin cumplir, se vuelve a poner boca abajo.',
    'SC-60':
      'Hay una Redada al final de cada ronda y cuando una Criminalidad llega a 11. Todos los matones de los Bajos Fondos van a Prisión. Se revela una carta federal. Primero ocurre su efecto para todos; después, a cada cual le toca el del color de su Criminalidad: verde hasta 4, ámbar hasta 7, rojo por encima. Por último, todas las Criminalidades bajan lo que diga la carta, más con mejores Abogados.',
    'SC-70':
      'Por orden: vende en los barrios tuyos que quieras, con mordidas, pero sin matón y sin límite. Toma 2 dólares por cada negocio que controles. Tus matones de las Autoridades y de los Tratos vuelven al Cuartel general, y después tantos de la Prisión como digan tus Abogados. Da tantos pasos de reclutamiento como diga tu Reclutamiento. Baraja tu descarte y forma un mazo nuevo. Avanza una casilla el marcador de tiempo. Si está en «¡Edición especial!», acaba la ronda. Por último, roba tu mano. Los matones de los Bajos Fondos y de la calle se quedan allí.',
    'SC-80': `Al final de una ronda hay una Redada. Eliot Ness sube uno, como máximo hasta 6; quien no esté por encima de él pasa a estar uno más arriba. Dos Socios van al fondo de sus mazos: según nuestra decisión, el del espacio más a la derecha de los niveles 1 a 3 y el del espacio de los niveles 4 y 5. El mercado se repone, la noticia siguiente sustituye a la anterior y el marcador de tiempo vuelve al principio. Si la noticia es ${LAST}, la partida acaba en el acto; así que dura tres rondas.`,
    'SC-90':
      'A tu dinero se suman 5 dólares por cada negocio en tus barrios y 1 dólar por cada nivel de los Socios de tu mano, tu mazo y tu descarte. Gana quien más tenga. En caso de empate, quien tuviera más dinero antes de esas sumas; si también ahí hay empate, se comparte la victoria.',
    'SC-95':
      'Un coche de policía hace tres cosas. Soborno: cuando un matón o vehículo tuyo entra en su distrito pagas 2 dólares; si lo puso allí otro y tienes menos, pagas todo lo que tengas. Mordida: 2 dólares por cada venta en su distrito. Quien no puede pagar todo un soborno o una mordida lo demuestra ante la mesa. Protección: 1 más de defensa para cada barrio de allí. Un coche de policía que se mueve puede ir a cualquier distrito.',
    'SC-97':
      'Un matón enviado a Prisión se queda allí. Un matón apaleado vuelve, según nuestra decisión, a los Reclutas de su banda. Un matón eliminado sale de la partida. Los de los Refugios y los Reclutas están a salvo de todo eso.',
    'SC-100':
      'Cada cual recibe cuatro Golpes, se queda con uno y pasa el resto a la izquierda, hasta que no queden. Luego cada cual devuelve uno de sus cuatro al fondo del mazo y empieza con los otros tres.',
    'SC-110': `En solitario juegas contra el Ejecutor de otra banda, como si fuerais dos pero con estos cambios. Las cartas pensadas para varios jugadores se quedan en la caja. Los distritos reciben por sorteo los números del 1 al 7. El Ejecutor tiene dos Tratos, ${RUNNER} y ${DISTILLERY}; mazos propios A, B y C, de los cuales A para empezar; y, en un distrito al azar sin policía, su ficha, un coche, un marcador de control y, en sus Tratos, mercancías que convienen al barrio. Tres veces robas dos Golpes, te quedas con uno y le das el otro. Empieza él. Añadido nuestro: dificultades, que dicen con qué empieza. Una es la del reglamento: 10 dólares, 4 matones en el Cuartel general y ninguna mejora. Las mejoras de las más duras traen un vehículo, un club nocturno y cartas de los mazos B y C, como todas las demás. Nada de lo suyo es secreto.`,
    'SC-110.1': `En su turno pone tantas cartas de su mazo como diga su pista del Jefe, de izquierda a derecha. Su ficha avanza la suma de sus pasos, en números ascendentes y del 7 al 1. Luego lee las primeras líneas de las cartas de izquierda a derecha, después las segundas, y así sucesivamente. Una línea que puede ejecutar gasta una de sus acciones; una que no cambiaría nada no gasta ninguna. Su Poder es el de su atributo, más las bonificaciones de todas las cartas puestas, más la de la línea; vale como Músculo y como Influencia. Una línea con X no lo necesita. Si al empezar el turno su mazo está vacío, se reorganiza.`,
    'SC-110.2': `Actúa como tú, con estas diferencias. Un matón en un Trato libre trae las mercancías de todos sus Tratos. Golpes y Proveedores salen de encima del mazo; sus Golpes cuentan como cumplidos, y cada Proveedor es un Trato aparte. Contrata el nivel más alto que puede, el de más a la izquierda si hay varios, y aparta la carta; se le une una carta del mazo B (niveles 1 a 3) o C (4 y 5), encima de su mazo por 1 o 2 mercancías, y si no, en su descarte. Vende, abre y retira tus marcadores donde la ganancia es mayor; si una venta queda sin decidir, eliges tú. Trae matones y vehículos de todas partes a su distrito. Toma primero lo que es tuyo, luego donde hay mayor ganancia y luego donde hay mayor defensa. Mejora el atributo con el número de su distrito, o el siguiente posible, con 2 de Poder para el nivel 2 y 4 para el nivel 3, sin pagar. Nunca retira a sus propios matones.`,
    'SC-110.3': `Sus vehículos son a la vez coches y camiones. Las mercancías nuevas van primero a sus Tratos, alternándolas y empezando por el tipo del que tiene menos, y luego a sus barrios, de mayor a menor ganancia. En una venta gasta primero las mercancías del barrio. Si no, renuncia a lo que no necesita ninguna venta, luego a las mercancías donde la ganancia es menor y por último a las de sus Tratos.`,
    'SC-110.4': `Cuando se reorganiza, te roba además tantos dólares como sus Golpes multiplicados por las noticias publicadas. Pierde a sus matones por este orden: Bajos Fondos, Prisión (salvo que vayan allí), Autoridades, Tratos, distritos, Cuartel general. De sus mejoras pierde el nivel 3 antes que el 2. Al final sus Socios cuentan como los tuyos, y gana quien tenga más dinero.`,
    'SC-110.5': `Si aún le queda elegir: el distrito con el número más bajo. «Siguiente» es el siguiente en orden ascendente desde donde está, con el 1 después del 7; un barrio está abastecido cuando tiene todo lo que cuesta allí una venta, contando sus vehículos. De varias ventas va primero la mayor ganancia, luego la que pide menos mercancías, luego el número más bajo; después eliges tú. Al reclutar, los matones de los Refugios van antes que los Reclutas. Al mover, primero los que pueden ir a pie, luego los que necesitan un vehículo, con él, y por último los vehículos. De las mercancías a elegir toma el tipo del que recibió menos, licor si hay empate, y luego alternando; un vehículo le ahorra el tipo del que la venta pide más, licor si hay empate; lo que no necesita ninguna venta se reparte por igual.`,
    'SC-110.6': `Nuestras decisiones: rechaza todo trato que ofrezca una carta, y lo que una carta le hace perder en un barrio lo pierde donde la ganancia es menor. Sus Golpes cuentan como cumplidos, pero sus efectos duraderos no le sirven: están escritos para quien elige, y lo que le dan son los dólares robados. El Suministro le da sus mercancías una sola vez, no por cada Proveedor, porque todos sus Tratos entregan a la vez. Un Plan de tres cartas no sube su Criminalidad: lo despliega su pista, no él. En el distrito 7, al que no corresponde ningún atributo, empieza por el primero, porque para él después del 7 siempre viene el 1. Sus marcadores de control valen como presencia, igual que los tuyos, porque toma los barrios según las reglas normales.`,
  },
  page: {
    title: 'Scarface 1920: las reglas',
    notice:
      'Esta es una versión no oficial del juego de Toni Serradesanferm y Daniel Simón. Las reglas se cuentan aquí con nuestras propias palabras y siguen un borrador publicado del reglamento. Las cartas, el plano y las cifras son nuestros.',
    rulings: 'Donde el reglamento calla o no es claro, hemos tenido que decidir. Esas reglas llevan esta marca:',
    ruling: 'Decisión',
    aid: {
      title: 'Ayuda de juego',
      turn: 'Tu turno',
      turnSteps: [
        'Plan: juega cartas. Desde la tercera, cada una sube tu Criminalidad en 1.',
        'Una acción. Antes y después, cada habilidad de tu Plan una vez.',
        'Un Golpe cuya condición se cumple puede revelarse en cualquier momento.',
        'El Plan va a tu descarte. Roba hasta el tamaño de tu mano.',
        'Sin cartas en la mano: tu turno termina. Tampoco en el mazo: reorganízate.',
      ],
      actions: 'Una acción por turno',
      action: 'Acción',
      effect: 'Lo que da',
      cost: 'Coste',
      costs: {
        deal: 'Un matón del Cuartel general, al Trato',
        underworld: 'Un matón del Cuartel general; tu Criminalidad sube tanto como matones tengas en los Bajos Fondos',
        authorities: 'Un matón del Cuartel general',
        streets: 'Ningún matón; sobornos donde haya policía',
        upgrade: 'El precio en dólares y la Criminalidad indicada',
        dismiss: 'Nada',
      },
      acts: {
        deal: 'Las mercancías de todos sus Proveedores, más el Suministro; hacen falta su Músculo y su Influencia',
        recruit: '1 paso por punto de Influencia: de Reclutas a Refugios, o de Refugios a Cuartel general',
        job: 'Robar 1 Golpe por punto de Influencia, quedarte con uno',
        dealer: 'Robar 1 Proveedor por punto de Influencia, quedarte con uno: Trato nuevo, o debajo de otro',
        hire: 'Un Socio de nivel hasta tu Influencia, y el Anillo de la Familia; 1 o 2 licores: a la mano',
        sales:
          'Hasta 1 venta por punto de Influencia, una por barrio; un camión ahorra una mercancía; mordida de 2 dólares por coche de policía',
        oust: 'Por cada 5 de Influencia, un marcador de control de cualquiera',
        'lower-crime': 'Tanto como tu Influencia, como mínimo uno por encima de Ness',
        build: 'Hasta 1 bar clandestino, casino o burdel por punto de Influencia; tres por barrio',
        release: '2 de Influencia: todos tus matones salen de Prisión',
        fence: 'Hasta 1 mercancía por punto de Influencia, a 6 dólares cada una',
        send: 'Hasta 1 matón por punto de Músculo a un distrito en el que tengas presencia; soborno de 2 dólares por coche de policía por cada uno',
        move: 'Hasta 1 matón o vehículo por punto de Músculo, desde un distrito; sobornos como arriba',
        seize:
          'Músculo contra defensa: número indicado, +2 rival, +1 por coche de policía, +1 por matón y coche del rival, −1 por los tuyos',
        upgrade: 'Músculo, Influencia y dinero; un cubo al atributo, su bonificación para ti, la Criminalidad sube',
        dismiss: 'Por cada carta del Plan un matón sale de la partida',
      },
      stats: 'Atributos',
      stat: 'Atributo',
      level: 'Nivel',
      statEffects: {
        hand: 'Cartas hasta las que robas',
        lawyers: 'Matones que salen de Prisión al reorganizarte; mayor bajada tras una Redada',
        recruitment: 'Pasos de reclutamiento al reorganizarte',
        supply: 'Mercancías de más por cada carta de Proveedor',
        vehicles: 'Vehículos que entraron con mejoras',
        nightclubs: 'Clubes nocturnos abiertos con mejoras',
      },
      raid: 'Una Redada',
      raidSteps: [
        'Todos los matones de los Bajos Fondos van a Prisión.',
        'Revelar una carta federal.',
        'Su efecto para todos.',
        'Para cada cual: el color de su Criminalidad (verde hasta 4, ámbar hasta 7, rojo hasta 11).',
        'Todas las Criminalidades bajan, según los Abogados.',
      ],
      reorganising: 'Reorganizarse',
      reorganisingSteps: [
        'Vender donde puedas y quieras.',
        '2 dólares por cada negocio.',
        'Vuelven los matones de Autoridades y Tratos, y luego de Prisión según los Abogados.',
        'Pasos de reclutamiento.',
        'Barajar el descarte en un mazo nuevo.',
        'Marcador de tiempo una casilla adelante.',
        'En «¡Edición especial!» acaba la ronda.',
      ],
      end: 'Fin de la partida',
      endSteps: [
        'Tres rondas. Cada una acaba con una Redada y una Noticia nueva.',
        'Después: tu dinero, 5 dólares por negocio, 1 dólar por nivel de tus Socios.',
        'Gana quien tenga más dinero.',
      ],
      lesson: 'Aprender en ocho pasos',
    },
  },
};
