import { Pool } from 'undici';

export interface PoolLimits {
  readonly connections: number;
  readonly connectTimeoutMs: number;
  /** Timeout of a connection without data, long after the call itself has timed out. */
  readonly idleTimeoutMs: number;
  readonly maxResponseBytes: number;
}

/**
 * More connections than all call groups may use together: a call that waited for a connection would count as one that the
 * upstream does not answer.
 */
export const defaultPoolLimits: PoolLimits = {
  connections: 1024,
  connectTimeoutMs: 3000,
  idleTimeoutMs: 60_000,
  maxResponseBytes: 16 * 1024 * 1024,
};

export function createPool(baseUrl: string, limits: PoolLimits): Pool {
  return new Pool(new URL(baseUrl).origin, {
    connections: limits.connections,
    pipelining: 1,
    connect: { timeout: limits.connectTimeoutMs },
    headersTimeout: limits.idleTimeoutMs,
    bodyTimeout: limits.idleTimeoutMs,
    maxResponseSize: limits.maxResponseBytes,
  });
}

/** A pool without a response limit, for files that are streamed. */
export const createFilePool = (baseUrl: string): Pool =>
  createPool(baseUrl, { ...defaultPoolLimits, maxResponseBytes: -1 });
