// What the Federal cards are called, in Spanish.
import type { FederalNames } from '../../../src/words/cards/names.ts';

export const federal: FederalNames = {
  'tax-audit': { name: 'Inspección fiscal', flavour: 'Sírvase aclarar el concepto «varios».' },
  'bail-hearing': { name: 'Vista de fianza', flavour: 'Solo efectivo. El tribunal ya conoce sus cheques.' },
  'licence-renewal': {
    name: 'Renovación de licencia',
    flavour: 'Línea cuatro, uso del local. «Salón de té» ya está ocupado.',
  },
  'bank-examiners': { name: 'Inspectores de banca', flavour: 'Contaron dos veces. Con una bastaba.' },
  'vehicle-inspection': {
    name: 'Inspección de vehículos',
    flavour: 'Los agujeros de la puerta no cuentan como ventilación.',
  },
  'census-of-1920': { name: 'Censo de 1920', flavour: 'Profesión: «está en la esquina». Patrón: «un amigo».' },
  'budget-cuts': { name: 'Recortes presupuestarios', flavour: 'Se ruega a los agentes que compartan la pistola.' },
  'warehouse-inspection': { name: 'Inspección del almacén', flavour: 'Se constató que los muebles goteaban.' },
  'barrels-in-the-river': { name: 'Barriles al río', flavour: 'Los pescadores avisan de peces muy alegres.' },
  'arms-amnesty': { name: 'Amnistía de armas', flavour: 'Conserve el recibo junto con el arma.' },
  'expert-tasting': { name: 'Cata pericial', flavour: 'La comisión no llegó a conclusiones y pidió más.' },
  'truck-through-the-door': { name: 'Camión contra la puerta', flavour: 'La orden iba sujeta al parachoques.' },
  dragnet: { name: 'Gran redada', flavour: 'Se busca a toda persona con sombrero.' },
  'usual-suspects': { name: 'Los sospechosos habituales', flavour: 'Ya tienen silla propia.' },
  'deportation-order': { name: 'Orden de deportación', flavour: 'No incluye el billete de vuelta.' },
  'mistaken-identity': { name: 'Error de identidad', flavour: 'En libertad con disculpas, recurribles en diez días.' },
  'bureau-is-hiring': { name: 'La Oficina contrata', flavour: 'Buen sueldo, pensión y una clientela ya conocida.' },
  curfew: { name: 'Toque de queda', flavour: 'Después de las nueve, merodear exige el impreso 12.' },
  'padlock-order': { name: 'Orden de clausura', flavour: 'Cerrado por un año. Entregas, por la puerta de atrás.' },
  'moral-hygiene-board': {
    name: 'Junta de Higiene Moral',
    flavour: 'La inspección duró tres noches. Se elogia su rigor.',
  },
  'slot-machine-bonfire': {
    name: 'Hoguera de tragaperras',
    flavour: 'Se salvaron de las llamas dos cerezas y un limón.',
  },
  'grand-jury': { name: 'Gran jurado', flavour: 'Veintitrés ciudadanos que nunca han oído hablar de nadie.' },
  'star-witness': { name: 'Testigo estrella', flavour: 'Ahora lo recuerda todo, incluso para quién trabaja.' },
  'tapped-telephone': { name: 'Teléfono intervenido', flavour: 'Transcripción, página nueve: «Por teléfono, no».' },
  'lost-paperwork': { name: 'Expediente extraviado', flavour: 'Archivado en la letra E, de extraviado.' },
  'wanted-poster': { name: 'Cartel de «Se busca»', flavour: 'Muy parecido. La recompensa es un insulto.' },
  'trust-busting': {
    name: 'Pleito antimonopolio',
    flavour: 'La competencia es ley, también para los fuera de la ley.',
  },
  'society-column': { name: 'Ecos de sociedad', flavour: 'Todos admiraron el anillo, en especial Hacienda.' },
};
