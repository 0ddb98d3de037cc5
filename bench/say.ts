/** Progress goes to standard error: standard output is for the figures. */
export const say = (line: string): void => console.error(`bench: ${line}`);
