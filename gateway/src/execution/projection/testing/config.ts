/** How many random replies are tried, and with which seed. */
export const runs = Number(process.env.PROJECTION_RUNS ?? 1000);
export const seed = Number(process.env.PROJECTION_SEED ?? 20);
