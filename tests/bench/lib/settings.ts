/** Length of a round of load, in seconds. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 1.5);

/** How often each measurement is made. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 6);

/** How long rows come to a screen, in seconds. */
export const screenSeconds = Number(process.env.BENCH_SCREEN_SECONDS ?? 30);

/** The core of the servers that are measured: each is alone on it while its turn lasts. */
export const serverCore = 0;

/** The core of all others: the upstream, the load and the watchers. */
export const othersCore = 1;
