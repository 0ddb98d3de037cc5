// The view box of each kind of drawing: x, y, width, height.
export const CAR_BOX = '0 0 150 56';
export const RUN_BOX = '0 0 60 60';
export const FACE_BOX = '0 0 100 100';
export const PLACE_BOX = '0 -10 160 120';
export const SIGN_BOX = '-1 -1 26 26';
