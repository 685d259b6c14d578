import type { RedisOptions } from 'ioredis';

/** Of every connection to Redis. While disconnected, commands fail immediately instead of queuing. */
export const redisOptions = {
  connectTimeout: 2000,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  // Otherwise the connection would use database 0 in place of one that does not exist.
  reconnectOnError: ({ message }) => message.includes('DB index'),
} satisfies RedisOptions;
