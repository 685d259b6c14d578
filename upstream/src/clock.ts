/** Lengths of time in milliseconds. */
export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The time now; tests give their own. */
export type Clock = () => Date;

/** A number from 0 inclusive to 1 exclusive; tests give their own. */
export type Random = () => number;
