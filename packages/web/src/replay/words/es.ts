// Spanish.
import type { ReplayWords } from './catalogue.ts';

export const words: ReplayWords = {
  title: 'Repetición',
  loading: 'Se carga la película …',
  notThere: 'Esta partida no se puede mostrar: no está en este dispositivo, o la casa no la conoce.',
  file: {
    title: 'Abrir una partida desde un archivo',
    why: 'Una partida guardada en un archivo se puede ver aquí, paso a paso.',
    choose: 'Elegir un archivo',
    wrong: 'Este archivo no se puede leer como partida',
  },
  controls: 'Pasos',
  keys: 'Las flechas van de paso en paso, Inicio y Fin llevan a los extremos, P reproduce y detiene.',
  step: (step, of) => `Paso ${step} de ${of}`,
  first: 'Al principio',
  previous: 'Un paso atrás',
  next: 'Un paso adelante',
  last: 'Al final',
  play: 'Reproducir',
  stop: 'Detener',
  through: 'Vista por',
  spectator: 'un espectador',
  open: 'todos: cartas abiertas',
  seat: (number) => `Asiento ${number}`,
  log: 'Qué pasó',
  start: 'La mesa antes del primer paso',
  takenBack: 'Se retira una jugada.',
  undone: 'retirada después',
  ended: 'Se da por terminada la partida.',
  hands: (name) => `Lo que solo veía ${name}`,
  goOn: {
    do: 'Seguir jugando desde aquí',
    why: (name) =>
      `Una partida nueva contra bots, en el asiento de ${name}. Lo que desde allí no se veía se reparte de nuevo.`,
    over: 'Aquí la partida ya ha acabado: retrocede un paso o más.',
  },
  review: {
    title: 'Análisis',
    why: 'Cada decisión se juzga por lo que entonces se podía saber; el curso de la partida, con las cartas abiertas.',
    begin: 'Analizar la partida',
    progress: (percent) => `Analizando la partida: ${percent}`,
    cancel: 'Detener',
    whose: 'Decisiones de',
    look: 'Verla',
    inWords: 'El gráfico en palabras',
  },
  verify: {
    title: 'Comprobar la baraja',
    why: '¿Se barajó con honradez? Todo se vuelve a calcular en este dispositivo, solo a partir de la partida escrita.',
    begin: 'Comprobar',
    working: 'Calculando …',
    fair: 'Todo cuadra: la baraja se sigue de lo prometido antes de la primera carta.',
    unfair: 'Algo no cuadra. Guarda el archivo y pregunta a la casa.',
    outcomes: { ok: 'cuadra', failed: 'no cuadra', unknown: 'no se sabe' },
    checks: {
      text: {
        ok: 'El registro está completo: no falta ni sobra ninguna línea.',
        failed: 'El registro no se puede leer.',
        unknown: 'El registro no se ha examinado.',
      },
      rules: {
        ok: 'Cada jugada estaba permitida donde se hizo.',
        failed: 'Una jugada está donde no se permitía.',
        unknown: 'Las jugadas no se han examinado.',
      },
      commitment: {
        ok: 'El secreto es el prometido antes de que nadie se sentara.',
        failed: 'El secreto no es el prometido.',
        unknown: 'El secreto aún no se ha revelado.',
      },
      shares: {
        ok: 'Quien contribuyó a barajar mostró exactamente lo que había prometido.',
        failed: 'Una contribución no es la prometida.',
        unknown: 'Las contribuciones no se han examinado.',
      },
      draws: {
        ok: 'Cada carta se sigue del secreto y de las contribuciones.',
        failed: 'Se repartieron cartas distintas de las que dicen el secreto y las contribuciones.',
        unknown: 'El reparto aún no se puede repetir.',
      },
      chain: {
        ok: 'La cadena de huellas aguanta de la primera línea a la última.',
        failed: 'La cadena está rota: una línea se cambió después.',
        unknown: 'El archivo no da ninguna huella con la que comparar.',
      },
      result: {
        ok: 'El resultado es al que llevan las jugadas.',
        failed: 'El resultado no es al que llevan las jugadas.',
        unknown: 'La partida no se jugó hasta el final.',
      },
    },
    shares: (count, of) =>
      count === 0
        ? 'Ningún asiento añadió una contribución: la baraja se apoya solo en el secreto de la casa.'
        : `Contribuciones de los asientos a la baraja: ${count} de ${of}.`,
    head: 'Última huella de la cadena, para comparar con las anotadas al jugar:',
    limits: 'Lo que esto no puede demostrar',
    limit: [
      'La casa conoce las cartas: guarda el secreto y podría contárselo a alguien. Esto demuestra cómo se repartió, no quién miró.',
      'Sin la contribución de un asiento, eligió solo la casa. Pudo probar secretos hasta dar con uno que le gustara.',
      'Una casa a la que no le gusta un reparto puede abandonar la partida y abrir otra. Aquí nadie las cuenta; tú puedes.',
      'Un asiento compinchado con la casa puede mirar el reparto y luego mostrar su contribución o callársela.',
      'Descubre, no impide. Un secreto que nunca se revela no se puede comprobar: tómalo como un no.',
      'No dice nada del tiempo, de los acuerdos fuera del juego ni de la ayuda de programas.',
      'Que el código del juego baraje como piden las reglas lo demuestran sus pruebas, no esto.',
    ],
  },
  money: {
    title: 'El dinero a lo largo de la partida',
    step: 'Paso',
    player: 'Quién',
    inNumbers: 'El gráfico en números',
  },
  keep: {
    title: 'Guardar y compartir',
    download: 'Guardar la partida como archivo',
    picture: 'Compartir una imagen del resultado',
    caption: 'Jugada en el Backroom',
  },
  trouble: 'Eso no ha funcionado',
};
