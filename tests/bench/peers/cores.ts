/** The core of the servers that are measured: each is alone on it while its turn lasts. */
export const serverCore = 0;

/** The core of all others: the upstream, the load and the watchers. */
export const othersCore = 1;
