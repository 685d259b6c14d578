/** Durations in milliseconds. */
export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Returns the current time. */
export type Clock = () => Date;

/** Returns a number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;
