// Español: the Enforcer.
import { numbersOf } from '../../src/words/numbers.ts';
import type { RivalTexts } from '../../src/words/rival/texts.ts';
import { difficulties } from './difficulties.ts';
import { because } from './why.ts';

const { count, number } = numbersOf('es');
const from = (least: number | undefined): string =>
  least === undefined ? '' : `, con al menos ${number(least)} de Poder`;
const HARM = {
  prison: ['va a Prisión', 'van a Prisión'],
  hit: ['recibe una paliza', 'reciben una paliza'],
  kill: ['es eliminado', 'son eliminados'],
} as const;

export const rival: RivalTexts = {
  name: 'El Ejecutor',
  difficulties,
  power: 'Poder',
  cards: {
    'morning-rounds': { name: 'Ronda de la mañana', flavour: 'Café, huevos, tres cobros.' },
    'back-door-delivery': { name: 'Entrega por detrás', flavour: 'La puerta principal es para clientes y guardias.' },
    'broken-windows': { name: 'Cristales rotos', flavour: 'El cristal es barato. Los consejos, más.' },
    'ledger-work': { name: 'Teneduría de libros', flavour: 'Dos columnas, una de ellas cierta.' },
    'new-faces': { name: 'Caras nuevas', flavour: 'Viejas costumbres.' },
    'friends-at-the-bar': { name: 'Amigos en la barra', flavour: 'Ellos no pagan nunca; los demás, siempre.' },
    'muscle-flexed': { name: 'Sacando músculo', flavour: 'Una conversación sin palabras.' },
    'quiet-word': { name: 'Una palabra en voz baja', flavour: 'Lo bastante alta para quien debía oírla.' },
    'rainy-tuesday': { name: 'Martes de lluvia', flavour: 'La sed no entiende de tiempo.' },
    'sealed-envelope': { name: 'Sobre lacrado', flavour: 'Nadie pregunta. Todos lo sopesan.' },
    'warehouse-keys': { name: 'Las llaves del almacén', flavour: 'El vigilante tiene buena vista y mala memoria.' },
    'shaken-down': { name: 'Bolsillos del revés', flavour: '¿Todo eso llevabas encima?' },
    'night-shift': { name: 'Turno de noche', flavour: 'El crimen paga las horas extra.' },
    'protection-money': { name: 'Dinero por protección', flavour: '¿Protección de quién? Pues eso.' },
    'night-drive': { name: 'Paseo nocturno', flavour: 'Sin faros, sin testigos, sin propina.' },
    'paper-trail': { name: 'Rastro de papel', flavour: 'Lleva a tu puerta. Alguien se ocupó de ello.' },
    'weighted-dice': { name: 'Dados lastrados', flavour: 'La suerte es cuestión de peso.' },
    'red-lamp': { name: 'Farol rojo', flavour: 'Abierto hasta tarde, cerrado a preguntas.' },
    'cellar-jazz': { name: 'Jazz en el sótano', flavour: 'Cuando tintinean las botellas, la banda toca más fuerte.' },
    'tip-off': { name: 'Un soplo', flavour: 'Llamó un ciudadano preocupado. También tiene tu número.' },
    'bail-money': { name: 'Fianza', flavour: 'Fuera para el desayuno.' },
    'second-ledger': { name: 'El segundo libro de cuentas', flavour: 'Este es para leerlo.' },
    'river-shipment': { name: 'Cargamento fluvial', flavour: 'Declarado como lastre. Muy buen lastre.' },
    'favour-returned': { name: 'Favor devuelto', flavour: 'Con intereses, compuestos.' },
    'city-in-the-pocket': { name: 'La ciudad en el bolsillo', flavour: 'Tintinea.' },
    'hostile-bid': { name: 'Oferta hostil', flavour: 'Adjudicado al señor de la escopeta.' },
    'ribbon-cutting': { name: 'Corte de cinta', flavour: 'El alcalde corta la cinta. Pasaba por allí.' },
    'army-surplus': { name: 'Excedentes del Ejército', flavour: 'La guerra acabó. El papeleo, no.' },
    'head-hunter': { name: 'Cazador de cabezas', flavour: 'Encontró al mejor hombre de la ciudad. El tuyo.' },
    'night-of-knives': { name: 'La noche de los cuchillos', flavour: 'Mañana hará falta una segunda edición.' },
    'twelve-good-men': { name: 'Doce jurados', flavour: 'Gente honrada, y toda ha oído hablar de ti.' },
    'bonded-whiskey': { name: 'Whisky precintado', flavour: 'Doce años de crianza, en almacén ajeno.' },
    'clean-hands': { name: 'Manos limpias', flavour: 'Los guantes ayudan.' },
    'everything-must-go': { name: 'Todo fuera', flavour: 'Lo tuyo, primero.' },
    'friendly-headlines': {
      name: 'Titulares amables',
      flavour: 'El director le tiene aprecio. También a sus rodillas.',
    },
    convoy: { name: 'Convoy', flavour: 'Seis camiones, un permiso, ninguna pregunta.' },
  },
  acts: {
    deal: () => 'Envía un matón a un Trato, y entregan todos sus Tratos',
    recruit: () => 'Recluta: 1 paso por punto de Poder',
    job: (least) => `Toma el primer Golpe del mazo${from(least)}`,
    dealer: (least) => `Toma el primer Proveedor del mazo${from(least)}`,
    hire: () => 'Contrata al Socio de mayor nivel que le permite su Poder',
    sales: () => 'Vende: 1 venta por punto de Poder',
    oust: () => 'Retira tus marcadores de control: uno por cada 5 de Poder',
    'lower-crime': () => 'Reduce su Criminalidad tanto como su Poder',
    build: () => 'Abre negocios: 1 por punto de Poder',
    release: () => 'Saca a sus matones de la Prisión, con al menos 2 de Poder',
    fence: () => 'Vende mercancías a las Autoridades: 1 por punto de Poder',
    send: () => 'Envía matones a su distrito: 1 por punto de Poder',
    move: () => 'Mueve matones y vehículos a su distrito: 1 por punto de Poder',
    seize: () => 'Toma un barrio',
    upgrade: () => 'Mejora su banda',
  },
  gain: 'Gana 1 dólar por punto de Poder',
  steal: 'Te roba 1 dólar por punto de Poder',
  sellNext: {
    speakeasy: 'Vende en su siguiente bar clandestino abastecido',
    casino: 'Vende en su siguiente casino abastecido',
    brothel: 'Vende en su siguiente burdel abastecido',
    nightclub: 'Vende en su siguiente club nocturno abastecido',
  },
  stockNext: 'Toma de la reserva lo que pide una venta en su siguiente barrio sin abastecer',
  policeNext: 'Cada coche de policía pasa a su distrito siguiente',
  policeHere: 'Un coche de policía llega a su distrito',
  harm: (how, thugs, here) =>
    `${count(thugs, 'de tus matones', 'de tus matones')}${here ? ' en su distrito' : ' a tu elección'} ${HARM[how][thugs === 1 ? 0 : 1]}`,
  crime: (levels) => `Tu Criminalidad sube ${number(levels)}`,
  ring: 'Toma el Anillo de la Familia',
  goods: (n) => `Toma ${count(n, 'mercancía', 'mercancías')}`,
  plan: (cards, actions) => `Plan del Ejecutor: ${cards}. Tiene ${count(actions, 'acción', 'acciones')}.`,
  walk: ({ from: start, to, steps }) =>
    steps === 0
      ? `El Ejecutor se queda en ${to}.`
      : `El Ejecutor avanza ${count(steps, 'distrito', 'distritos')}, de ${start} a ${to}.`,
  acted: ({ card, text, power }) =>
    power === null ? `${card}: ${text}.` : `${card}: ${text}. Su Poder es ${number(power)}.`,
  skipped: ({ card, text }) => `${card}: ${text}. No cambiaría nada, así que sigue leyendo.`,
  tooWeak: ({ card, text, power, needs }) =>
    `${card}: ${text}. Su Poder es ${number(power)}, pero hace falta ${number(needs)}, así que sigue leyendo.`,
  because,
  job: (card) => `El Ejecutor añade ${card} a sus Golpes.`,
  reinforced: (deck, card) =>
    card === null
      ? `Una carta del mazo ${deck} va boca abajo encima del mazo del Ejecutor.`
      : `${card} (mazo ${deck}) va al descarte del Ejecutor.`,
  askTie: 'Sus reglas no lo deciden. ¿Dónde vende el Ejecutor?',
  askJobs: 'Quédate con uno de estos Golpes; el otro es para el Ejecutor.',
  askMeanwhile: 'Es el turno del Ejecutor y puedes cumplir un Golpe: ¿ahora, o dejas que siga?',
  goOn: 'Dejar que siga',
  heading: 'El Ejecutor',
  place: ({ district, number: n }) => `Está en ${district}, número ${number(n)}.`,
  numbers: (districts) => `Los distritos en su orden: ${districts}.`,
  decks: ({ deck, discard, b, c }) =>
    `Su mazo: ${count(deck, 'carta', 'cartas')}, su descarte: ${number(discard)}; quedan en el mazo B: ${number(b)}, en el mazo C: ${number(c)}.`,
  stats: ({ power, plan, actions, money, jobs }) =>
    `Poder ${number(power)}; Plan: ${count(plan, 'carta', 'cartas')}, ${count(actions, 'acción', 'acciones')}; ${money}; ${count(jobs, 'Golpe', 'Golpes')}.`,
  reading: ({ card, line, left }) =>
    `Luego lee la línea ${number(line)} de ${card}; le ${left === 1 ? 'queda' : 'quedan'} ${count(left, 'acción', 'acciones')}.`,
  nextPlan: ({ cards, actions }) =>
    `En su próximo turno despliega ${count(cards, 'carta', 'cartas')}, avanza lo que dicen y hace ${count(actions, 'acción', 'acciones')}.`,
  nextReorganises: ({ sum, jobs, news }) =>
    `Su mazo está vacío: en su próximo turno se reorganiza y te roba hasta ${sum} (${count(jobs, 'Golpe', 'Golpes')} por ${count(news, 'Noticia', 'Noticias')}).`,
  cardsHeading: 'Las cartas del Ejecutor',
  planPower: (power) => `Con este Plan su Poder es ${number(power)}, antes del +n de una línea.`,
  legend:
    'En sus cartas, P es su Poder: su atributo, las bonificaciones de todas las cartas del Plan y el +n de la línea. X no pide Poder.',
  card: ({ card, deck, moves, bonus, lines }) =>
    `${card} (mazo ${deck}): ${count(moves, 'paso', 'pasos')}, ${bonus === 0 ? 'sin bonificación' : `+${number(bonus)} de Poder para todo el Plan`}. ${lines}`,
  lastPlan: (cards) => `Sus últimas cartas: ${cards}.`,
  jobs: (jobs) => `Sus Golpes, cada uno vale un dólar tuyo por cada Noticia publicada cuando se reorganiza: ${jobs}.`,
  associates: (people, levels) =>
    `Sus Socios, fuera del juego hasta el final: ${people}; ${count(levels, 'nivel', 'niveles')} en total.`,
  levels: (stats) => `Sus atributos, numerados como los distritos: ${stats}.`,
  level: (n, stat, level) => `${number(n)} ${stat}, nivel ${number(level)}`,
};
