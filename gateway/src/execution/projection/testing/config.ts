/** Number and seed of the random replies. */
export const runs = Number(process.env.PROJECTION_RUNS ?? 3500);
export const seed = Number(process.env.PROJECTION_SEED ?? 20);
