import autocannon from 'autocannon';

/** What one round of load gave: requests a second and latencies in milliseconds. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
}

/**
 * Sends the same request over 32 connections for some seconds.
 * @throws when any answer is not a 200
 */
export async function load(options: { url: string; seconds: number; query?: string }): Promise<LoadResult> {
  const credentials = {
    'access-token': 'bench-token',
    client: 'bench',
    'token-type': 'Bearer',
    uid: 'bench',
  };
  const result = await autocannon({
    url: options.url,
    connections: 32,
    duration: options.seconds,
    ...(options.query === undefined
      ? { method: 'GET', headers: credentials }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json', ...credentials },
          body: JSON.stringify({ query: options.query }),
        }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${options.url}: ${result.non2xx} answers were not 200, ${result.errors} failed`);
  }
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}
