import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import { errorCode } from '../../error-code.ts';
import { readLimited } from '../../http/read-limited.ts';
import {
  ProviderError,
  type ProviderErrorCode,
  type ProviderSource,
  parseDocument,
} from './provider-source.ts';

export interface HttpSourceOptions {
  /** Without a trailing slash. */
  baseUrl: string;
  timeoutMs?: number;
  maxBodyBytes?: number;
  wait?: (ms: number) => Promise<void>;
  clock?: Clock;
}

/** No other paths are requested. */
const allowedPaths = [
  /^sport\/football\/categories$/,
  /^category\/\d+\/unique-tournaments$/,
  /^unique-tournament\/\d+\/seasons$/,
  /^unique-tournament\/\d+\/season\/\d+\/events\/(last|next)\/\d+$/,
  /^event\/\d+\/(lineups|statistics|incidents)$/,
];

const maxConcurrent = 3;
const minIntervalMs = 150;
const maxRetries: Partial<Record<ProviderErrorCode, number>> = {
  provider_rate_limited: 3,
  provider_unreachable: 1,
};
const maxRetryDelayMs = 60_000;
const defaultRetryDelayMs = 2_000;

/** Documents over HTTP, with limited concurrency and retries. */
export function createHttpSource({
  baseUrl,
  timeoutMs = 15_000,
  maxBodyBytes = 8_000_000,
  wait = (ms) => setTimeout(ms),
  clock = () => new Date(),
}: HttpSourceOptions): ProviderSource {
  const enqueue = createRequestQueue(wait);

  const send = async (path: string): Promise<unknown> => {
    const response = await fetch(`${baseUrl}/${path}`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      if (response.status === 404) return null;
      throw statusError(response, path, clock());
    }
    const bytes = await readLimited(response, maxBodyBytes);
    if (bytes !== null) return parseDocument(bytes.toString(), path);
    const message = `The provider's ${path} is larger than ${maxBodyBytes} bytes`;
    throw new ProviderError('provider_unreadable', message);
  };

  return {
    eventLists: [
      { path: 'events/last', paged: true },
      { path: 'events/next', paged: true },
    ],
    get: async (path) => {
      if (!allowedPaths.some((allowed) => allowed.test(path))) {
        throw new RangeError(`${path} is not a path of the provider`);
      }
      return enqueue(async () => {
        const failures = new Map<ProviderErrorCode, number>();
        for (;;) {
          const result = await send(path).catch((error: unknown) => asProviderError(error, path));
          if (!(result instanceof ProviderError)) return result;
          const { code, retryDelayMs } = result;
          const count = (failures.get(code) ?? 0) + 1;
          failures.set(code, count);
          const delay = retryDelayMs ?? defaultRetryDelayMs;
          if (count > (maxRetries[code] ?? 0) || delay > maxRetryDelayMs) throw result;
          await wait(delay);
        }
      });
    },
  };
}

function statusError({ status, headers }: Response, path: string, now: Date): ProviderError {
  if (status === 429) {
    const delay = parseRetryAfter(headers.get('retry-after'), now);
    return new ProviderError('provider_rate_limited', 'The provider asks for fewer requests', delay);
  }
  return status >= 500
    ? new ProviderError('provider_unreachable', `The provider answered ${path} with ${status}`)
    : new ProviderError('provider_refused', `The provider refused ${path} with ${status}`);
}

/** The delay of a `Retry-After` header, which has seconds or a date, in milliseconds; null when it has neither. */
function parseRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const isSeconds = /^\d+$/.test(header.trim());
  const delay = isSeconds ? Number(header) * 1_000 : Date.parse(header) - now.getTime();
  return Number.isNaN(delay) ? null : Math.max(0, delay);
}

function asProviderError(error: unknown, path: string): ProviderError {
  if (error instanceof ProviderError) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = errorCode(cause) ?? (cause instanceof Error ? cause.name : 'unknown');
  return new ProviderError('provider_unreachable', `The provider's ${path} cannot be reached: ${reason}`);
}

/** Starts requests in order, at most `maxConcurrent` at a time and at least `minIntervalMs` apart. */
function createRequestQueue(wait: (ms: number) => Promise<void>) {
  const waiting: (() => void)[] = [];
  let running = 0;
  let nextStart: Promise<void> = Promise.resolve();

  return async <T>(request: () => Promise<T>): Promise<T> => {
    if (running < maxConcurrent) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      const start = nextStart;
      nextStart = start.then(() => wait(minIntervalMs));
      await start;
      return await request();
    } finally {
      // A waiting request takes over the place of this one.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
