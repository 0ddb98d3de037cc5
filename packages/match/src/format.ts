// The name and version of the written form. It is hashed into every chain, and is the first line of every file.
export const FORMAT = 'Backroom match, format 1';
