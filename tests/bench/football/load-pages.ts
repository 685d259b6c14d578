import autocannon from 'autocannon';
import type { LoadResult } from '../load-result.ts';
import type { Credentials } from '../sign-in.ts';

/** What loading a page gave, and how many answers came. */
export interface PageLoad extends LoadResult {
  answers: number;
}

/**
 * Sends a page's request over as many connections as there are people, each with the credentials of one.
 * @throws when any answer is not a 200, or none comes in that time
 */
export async function loadPage(options: {
  url: string;
  seconds: number;
  people: readonly Credentials[];
  query: string;
  variables: object;
}): Promise<PageLoad> {
  const people = [...options.people];
  const body = JSON.stringify({ query: options.query, variables: options.variables });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const result = await autocannon({
    url: options.url,
    connections: people.length,
    duration: options.seconds,
    method: 'POST',
    headers,
    body,
    setupClient: (client) => client.setHeaders({ ...headers, ...people.pop() }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${options.url}: ${result.non2xx} answers were not 200, ${result.errors} failed`);
  }
  if (result.requests.total === 0) throw new Error(`${options.url}: no answer within ${options.seconds} s`);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answers: result.requests.total,
  };
}
