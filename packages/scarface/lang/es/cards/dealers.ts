// What the Dealers are called, in Spanish.
import type { DealerNames } from '../../../src/words/cards/names.ts';

export const dealers: DealerNames = {
  'alcohol-dealer': { name: 'Traficante de licor', flavour: 'Dos cajas, sin preguntas y sin etiqueta.' },
  'gun-dealer': { name: 'Traficante de armas', flavour: 'Garantía de por vida. No se especifica la vida de quién.' },
  moonshiner: { name: 'Destilador clandestino', flavour: 'Aprendió el oficio de su abuelo, que ya no ve.' },
  'sleeping-car-porter': { name: 'Mozo de coche cama', flavour: 'Su maleta, señor. Ha engordado desde Detroit.' },
  'distillery-owner': { name: 'Dueño de destilería', flavour: 'Cerrada por ley en 1920, pero solo de día.' },
  'gun-runner': { name: 'Contrabandista de armas', flavour: 'La caja dice máquinas de coser. El ruido es parecido.' },
  'prescription-doctor': { name: 'Médico de receta fácil', flavour: 'Media Chicago tose, y él tiene el talonario.' },
  'grape-brick-salesman': {
    name: 'Vendedor de ladrillos de uva',
    flavour: 'La etiqueta detalla cómo no convertirlos en vino.',
  },
  'junk-dealer': { name: 'Chatarrero', flavour: 'Debajo de los somieres guarda un arsenal muy decente.' },
  'irish-revolutionary': {
    name: 'Revolucionario irlandés',
    flavour: 'Manda fusiles a su tierra. Siempre sobra una caja.',
  },
  'rum-row-captain': {
    name: 'Capitán de la Rum Row',
    flavour: 'Fondea un metro más allá de la ley, con las luces apagadas.',
  },
  'police-captain': { name: 'Capitán de policía', flavour: 'Las pruebas se pierden. Él sabe dónde.' },
  'near-beer-brewer': {
    name: 'Cervecero casi sin alcohol',
    flavour: 'Medio grado en la etiqueta. El resto está en el barril.',
  },
  quartermaster: { name: 'Furriel', flavour: 'Firma por cien, cuenta noventa y duerme bien.' },
  'canadian-exporter': {
    name: 'Exportador canadiense',
    flavour: 'Papeles en regla. Destino, Cuba. Medio, bote de remos.',
  },
  'harbour-master': { name: 'Capitán de puerto', flavour: 'Lee todos los manifiestos, algunos con los ojos cerrados.' },
  auctioneer: { name: 'Subastador', flavour: 'Incautado el lunes, vendido el martes, incautado el viernes.' },
  'army-officer': { name: 'Oficial del Ejército', flavour: 'La guerra ha terminado. El depósito aún no lo sabe.' },
};
