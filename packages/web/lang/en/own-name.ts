/** How the language calls itself: its readers may not know the others. */
export const ownName: string = 'English';
