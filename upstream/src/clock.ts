/** The time now; tests give their own. */
export type Clock = () => Date;

/** A number from 0 inclusive to 1 exclusive; tests give their own. */
export type Random = () => number;
