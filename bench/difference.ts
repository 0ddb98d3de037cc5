/** Two engines that should play the same game disagree. */
export class Difference extends Error {}
