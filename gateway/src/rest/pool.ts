import { Pool } from 'undici';

type PoolOptions = typeof defaultPoolOptions;

/**
 * More connections than all call groups may use together: a call that waited for a connection would count as one that the
 * upstream does not answer. The timeouts of a connection without data are long after those of the calls.
 */
export const defaultPoolOptions = {
  connections: 1024,
  pipelining: 1,
  connect: { timeout: 3000 },
  headersTimeout: 60_000,
  bodyTimeout: 60_000,
  maxResponseSize: 16 * 1024 * 1024,
};

export const createPool = (baseUrl: string, options: Partial<PoolOptions>): Pool =>
  new Pool(new URL(baseUrl).origin, { ...defaultPoolOptions, ...options });

/** A pool without a response limit, for files that are streamed. */
export const createFilePool = (baseUrl: string): Pool => createPool(baseUrl, { maxResponseSize: -1 });
