/** Length of a round of load, in seconds. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 4);

/** How often each measurement is made; medians are printed. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
