import type { ModesText } from '../../page/modes/words.ts';

export const modeWords: ModesText = {
  basic: { name: 'Juego básico', why: 'Para empezar: mover, cambiar, cobrar.' },
  limousine: { name: 'Edición limusina', why: '32 cartas en vez de 24: planes más largos.' },
  run: { name: 'RUN', why: 'Seis cartas especiales: Comodín, Marcha atrás y más.' },
  mafia: { name: 'Mafia-Style', why: 'Con cada cambio se mueve un coche negro.' },
  speed: { name: 'Speed', why: 'Sin turnos: todos atrapan un personaje a la vez.' },
};
