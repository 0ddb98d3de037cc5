/** A letter for each car, in the order of the cars, by the colour's name. */
export const letters: string = 'RAGVBICMN';
