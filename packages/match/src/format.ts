// The name and version of the text format. It is hashed into every chain and is the first line of every file.
export const FORMAT = 'Backroom match, format 1';
