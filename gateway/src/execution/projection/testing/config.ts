/** For how long, and with which seed, random replies are tried. */
export const seconds = Number(process.env.PROJECTION_SECONDS ?? 4);
export const seed = Number(process.env.PROJECTION_SEED ?? 20);
