import { Redis } from 'ioredis';

const maxRetryMs = 500;

/** How a connection is made. */
export interface ConnectOptions {
  /** How long a command may take; null for a connection whose commands wait, which must say something within `silentMs`. */
  readonly timeoutMs: number | null;
  readonly silentMs?: number;
  readonly onFault: (error: unknown) => void;
}

/**
 * Connects to Redis, again and again while it is away. Nothing queues up meanwhile: a command then fails at once, and
 * one whose answer was lost is not sent again.
 */
export function connect(url: string, { timeoutMs, silentMs, onFault }: ConnectOptions): Redis {
  const redis = new Redis(url, {
    ...(timeoutMs !== null && { commandTimeout: timeoutMs }),
    ...(silentMs !== undefined && { socketTimeout: silentMs }),
    connectTimeout: 2000,
    disconnectTimeout: 500,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 50, maxRetryMs),
  });
  redis.on('error', onFault);
  return redis;
}
