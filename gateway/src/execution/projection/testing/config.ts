/** How many random replies are tried, and with which seed. */
export const runs = Number(process.env.PROJECTION_RUNS ?? 3500);
export const seed = Number(process.env.PROJECTION_SEED ?? 20);
