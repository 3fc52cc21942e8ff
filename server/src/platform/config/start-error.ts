/** Why the shop cannot open, as one sentence its operator can act on. It is printed without a stack. */
export class StartError extends Error {}
