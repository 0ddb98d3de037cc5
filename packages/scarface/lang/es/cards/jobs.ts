// What the Jobs are called, in Spanish.
import type { JobNames } from '../../../src/words/cards/names.ts';

export const jobs: JobNames = {
  'bathtub-gin': { name: 'Ginebra de bañera', flavour: 'En el edificio nadie se baña desde marzo.' },
  'clearance-sale': { name: 'Liquidación total', flavour: 'Todo fuera, antes de que entre la policía.' },
  'double-shift': { name: 'Doble turno', flavour: 'El sindicato protestaría, pero el sindicato somos nosotros.' },
  'guns-on-the-table': { name: 'Las armas sobre la mesa', flavour: 'Una charla sincera entre armados y desarmados.' },
  'whisky-row': { name: 'La calle del whisky', flavour: 'Tres puertas, tres contraseñas y un solo sótano.' },
  'loaded-dice': { name: 'Dados cargados', flavour: 'Otro siete. El azar cumple, si se le paga.' },
  'little-black-book': { name: 'La libreta negra', flavour: 'Madame olvida las caras y apunta los nombres.' },
  'grand-opening': { name: 'Gran inauguración', flavour: 'El alcalde cortó la cinta y nunca estuvo aquí.' },
  'pillar-of-the-community': {
    name: 'Pilar de la comunidad',
    flavour: 'Pagó el tejado de la iglesia. Nadie pregunta qué tapa.',
  },
  'something-for-everyone': { name: 'Para todos los gustos', flavour: 'Siete pecados bajo tres techos.' },
  'corner-to-corner': { name: 'De punta a punta', flavour: 'El tranvía va ahora de nuestra casa a nuestra casa.' },
  'city-hall-steps': {
    name: 'En la escalinata municipal',
    flavour: 'Lo bastante cerca para ayudar a contar los votos.',
  },
  'lakeside-landing': {
    name: 'Desembarco en el lago',
    flavour: 'Los pescadores volvieron con una captura pesada y tintineante.',
  },
  'mill-gate': { name: 'A las puertas de la acería', flavour: 'Cuando suena la sirena, contratamos nosotros.' },
  motorcade: { name: 'Caravana de coches', flavour: 'Para otros, dos coches son un paseo. Para nosotros, un aviso.' },
  'garage-party': { name: 'Fiesta en el garaje', flavour: 'Se rogó a los invitados que miraran a la pared.' },
  'king-of-the-city': {
    name: 'Rey de la ciudad',
    flavour: 'La corona es un sombrero, y el trono, un sillón de barbero.',
  },
  'prison-escape': { name: 'Fuga de la cárcel', flavour: 'El pastel pesaba mucho y nadie tenía hambre.' },
  'friends-downtown': { name: 'Amigos en las alturas', flavour: 'No aceptan sobornos. Aceptan almuerzos.' },
  'society-wedding': {
    name: 'Boda de alta sociedad',
    flavour: 'La novia contaba los regalos y el novio, los aliados.',
  },
  'ballot-stuffing': { name: 'Pucherazo', flavour: 'La participación alcanzó el ciento doce por ciento.' },
  'safe-deposit': { name: 'Caja de seguridad', flavour: 'El banco se fiaba de la cámara, y la cámara, de nosotros.' },
  'crime-spree': { name: 'Racha de delitos', flavour: 'La taquígrafa de la comisaría pide un aumento.' },
  'most-wanted': { name: 'El más buscado', flavour: 'Cuánto correo, y todo del fiscal.' },
  speedboats: { name: 'Lanchas rápidas', flavour: 'Los guardacostas son más veloces, al menos en su memoria anual.' },
  'bonded-warehouse': { name: 'Depósito aduanero', flavour: 'Precintado por la aduana, abierto por los primos.' },
  'coat-check': { name: 'Guardarropa', flavour: 'Deje aquí abrigo, pistola y un dólar.' },
  'precinct-on-the-payroll': {
    name: 'La comisaría en nómina',
    flavour: 'Los viernes la cola da la vuelta a la manzana. De uniforme.',
  },
  'title-deeds': { name: 'Títulos de propiedad', flavour: 'Firmados, sellados y el antiguo dueño, de viaje.' },
  'fire-insurance': { name: 'Seguro de incendios', flavour: 'Firma el lunes, incendio el miércoles.' },
  'boxing-gym': { name: 'Gimnasio de boxeo', flavour: 'Algunos socios hasta boxean.' },
  'ward-boss': {
    name: 'Cacique de distrito',
    flavour: 'Conoce a cada votante por su nombre y a casi todos por su deuda.',
  },
  blueprints: { name: 'Los planos', flavour: 'La puerta principal la dibujó el arquitecto al final.' },
  'talent-scout': { name: 'Cazatalentos', flavour: 'Se buscan caras honradas. Lo demás se aprende.' },
  'blood-oath': { name: 'Juramento de sangre', flavour: 'Una gota cada uno, y una silla para quien se desmaye.' },
  'quiet-men': { name: 'Hombres discretos', flavour: 'No vieron nada, y no estaban allí cuando lo vieron.' },
  'stool-pigeon': { name: 'El soplón', flavour: 'Canta para la policía. La letra es nuestra.' },
  'jailhouse-lawyer': { name: 'Abogado de celda', flavour: 'Doce años de estudios, todos en la misma celda.' },
  'friend-at-the-bureau': {
    name: 'Un amigo en la Oficina',
    flavour: 'Antes de una redada, llama por teléfono. Por educación.',
  },
};
