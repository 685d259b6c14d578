/** The number of sockets that never send connection_init. */
export const silentSockets = Number(process.env.HOSTILE_SOCKETS ?? 1000);

/** REQUEST_TIMEOUT_MS of the attacked gateway. */
export const requestTimeoutMs = 1500;
