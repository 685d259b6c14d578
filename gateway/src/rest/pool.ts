import { Pool } from 'undici';

export interface PoolLimits {
  /** The most at once. */
  readonly connections: number;
  readonly connectTimeoutMs: number;
  /** How long a sent call may stay unanswered before even its remains are given up. */
  readonly abandonAfterMs: number;
  readonly maxResponseBytes: number;
}

/**
 * More connections than the groups of calls may use together, so that the groups' own bounds are the ones that hold: a call
 * that waited here would be counted as one that the upstream does not answer.
 */
export const defaultPoolLimits: PoolLimits = {
  connections: 1024,
  connectTimeoutMs: 3000,
  abandonAfterMs: 60_000,
  maxResponseBytes: 16 * 1024 * 1024,
};

/** Opens the pool of connections to the origin of a base address. */
export function createPool(baseUrl: string, limits: PoolLimits = defaultPoolLimits): Pool {
  return new Pool(new URL(baseUrl).origin, {
    connections: limits.connections,
    pipelining: 1,
    connect: { timeout: limits.connectTimeoutMs },
    headersTimeout: limits.abandonAfterMs,
    bodyTimeout: limits.abandonAfterMs,
    maxResponseSize: limits.maxResponseBytes,
  });
}

/** As `createPool`, for files: they stream through, so their size fills no memory. */
export const createFilePool = (baseUrl: string): Pool =>
  createPool(baseUrl, { ...defaultPoolLimits, maxResponseBytes: -1 });
