/** How many sockets are opened that never say who they are. */
export const silentSockets = Number(process.env.HOSTILE_SOCKETS ?? 1000);

/** How long the gateway under attack waits for a request, in milliseconds. */
export const requestTimeoutMs = 1500;
