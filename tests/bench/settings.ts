/** Length of a round of load, in seconds. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 4);

/** Length of a round of load on one of the peers, of which there are many. */
export const peerSeconds = Number(process.env.BENCH_SECONDS ?? 1.2);

/** How often each measurement is made; medians are printed. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** How long rows come to a screen, in seconds. */
export const screenSeconds = Number(process.env.BENCH_SCREEN_SECONDS ?? 30);
