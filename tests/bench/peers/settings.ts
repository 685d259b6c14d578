/** The upstream's address, from the environment of a server of the bench. */
export const upstreamUrl = process.env.UPSTREAM_URL ?? '';
