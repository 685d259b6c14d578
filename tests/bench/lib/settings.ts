/** Length of a round in seconds. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 1.5);

/** Number of rounds. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 6);

/** Length of a screen measurement in seconds. */
export const screenSeconds = Number(process.env.BENCH_SCREEN_SECONDS ?? 30);

/** The core of the measured server. */
export const serverCore = 0;

/** The core of the upstream, the load and the watchers. */
export const othersCore = 1;
