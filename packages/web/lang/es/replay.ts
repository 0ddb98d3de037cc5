// Spanish.
import type { ReplayWords } from '../../src/replay/words/catalogue.ts';

export const words: ReplayWords = {
  title: 'Repetición',
  loading: 'Cargando la partida…',
  notThere: 'Esta partida no se puede mostrar: no está en este dispositivo, o el servidor no la conoce.',
  file: {
    title: 'Abrir una partida desde un archivo',
    why: 'Una partida guardada en un archivo se puede ver aquí, paso a paso.',
    choose: 'Elegir un archivo',
    wrong: 'Este archivo no contiene una partida legible',
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
  open: 'todos, con las cartas a la vista',
  seat: (number) => `Asiento ${number}`,
  log: 'Qué pasó',
  start: 'La mesa antes del primer paso',
  takenBack: 'Se deshace una jugada.',
  undone: 'deshecha después',
  ended: 'Se termina la partida.',
  hands: (name) => `Lo que solo veía ${name}`,
  goOn: {
    do: 'Seguir jugando desde aquí',
    why: (name) => `Una partida nueva contra bots, en el asiento de ${name}. Las cartas ocultas se reparten de nuevo.`,
    over: 'Aquí la partida ya ha acabado: retrocede al menos un paso.',
  },
  review: {
    title: 'Análisis',
    why: 'Cada decisión se juzga por lo que se podía saber en ese momento. El gráfico muestra la partida con las cartas a la vista.',
    begin: 'Analizar la partida',
    progress: (percent) => `Analizando la partida: ${percent}`,
    cancel: 'Detener',
    whose: 'Decisiones de',
    look: 'Ver',
    inWords: 'El gráfico en palabras',
  },
  verify: {
    title: 'Comprobar el barajado',
    why: '¿Se barajó con honradez? Todo se vuelve a calcular en este dispositivo, solo a partir del registro de la partida.',
    begin: 'Comprobar',
    working: 'Calculando…',
    fair: 'Todo cuadra: el barajado sale del secreto fijado antes de la primera carta.',
    unfair: 'Algo no cuadra. Guarda el archivo y pregunta a quien gestiona el servidor.',
    outcomes: { ok: 'cuadra', failed: 'no cuadra', unknown: 'no se sabe' },
    checks: {
      text: {
        ok: 'El registro está completo: no falta ni sobra ninguna línea.',
        failed: 'El registro no se puede leer.',
        unknown: 'El registro no se ha comprobado.',
      },
      rules: {
        ok: 'Cada jugada estaba permitida cuando se hizo.',
        failed: 'Se hizo una jugada que no estaba permitida.',
        unknown: 'Las jugadas no se han comprobado.',
      },
      commitment: {
        ok: 'El secreto es el que se fijó antes de que nadie se sentara.',
        failed: 'El secreto no es el que se fijó.',
        unknown: 'El secreto aún no se ha revelado.',
      },
      shares: {
        ok: 'Cada contribución al barajado es la prometida.',
        failed: 'Una contribución no es la prometida.',
        unknown: 'Las contribuciones no se han comprobado.',
      },
      draws: {
        ok: 'Cada carta sale del secreto y de las contribuciones.',
        failed: 'Las cartas no se repartieron como dicen el secreto y las contribuciones.',
        unknown: 'El reparto aún no se puede repetir.',
      },
      lots: {
        ok: 'Cuando varios atraparon a la vez, cada sorteo sale del secreto y de las contribuciones.',
        failed: 'Los sorteos no coinciden con el secreto y las contribuciones.',
        unknown:
          'Los sorteos de esta partida no se pueden comprobar, o todavía no: solo el servidor sabe quién atrapó primero.',
      },
      chain: {
        ok: 'La cadena de huellas aguanta de la primera línea a la última.',
        failed: 'La cadena está rota: una línea se cambió después.',
        unknown: 'El archivo no da ninguna huella con la que comparar.',
      },
      result: {
        ok: 'El resultado coincide con las jugadas.',
        failed: 'El resultado no coincide con las jugadas.',
        unknown: 'La partida no se jugó hasta el final.',
      },
    },
    shares: (count, of) =>
      count === 0
        ? 'Ningún asiento añadió una contribución: el barajado depende solo del secreto del servidor.'
        : `Contribuciones de los asientos al barajado: ${count} de ${of}.`,
    head: 'Última huella de la cadena, para comparar con las anotadas al jugar:',
    limits: 'Lo que esto no puede demostrar',
    limit: [
      'El servidor conoce las cartas: guarda el secreto y podría contárselo a alguien. Esto demuestra cómo se repartieron las cartas, no quién las vio.',
      'Sin la contribución de un asiento, eligió solo el servidor. Pudo probar secretos hasta dar con uno que le gustara.',
      'Un servidor al que no le gusta un reparto puede abandonar la partida y abrir otra. Aquí nadie cuenta las partidas abandonadas; tú puedes.',
      'Alguien compinchado con el servidor puede mirar el reparto y luego mostrar su contribución o callársela.',
      'Descubre las trampas, no las impide. Un secreto que nunca se revela no se puede comprobar: tómalo como un no.',
      'No dice nada del tiempo, de los acuerdos fuera del juego ni de la ayuda de programas.',
      'Que el código del juego baraje como piden las reglas lo demuestran sus pruebas, no esto.',
    ],
  },
  money: {
    title: 'El dinero a lo largo de la partida',
    step: 'Paso',
    player: 'Nombre',
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
