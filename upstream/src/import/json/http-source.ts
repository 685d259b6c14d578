import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import { errorCode } from '../../error-code.ts';
import { readLimited } from '../../http/read-limited.ts';
import { ProviderError, type ProviderSource, parseDocument } from './provider-source.ts';

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
/** By status 429, and by an error of the provider. */
const maxRetries = { rateLimited: 3, error: 1 };
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

  const send = async (path: string): Promise<Result> => {
    try {
      const response = await fetch(`${baseUrl}/${path}`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return { text: await textOf(response, maxBodyBytes, path) };
      await response.body?.cancel();
      return failureOf(response, path, clock());
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      return { reason: 'error', retryDelayMs: defaultRetryDelayMs, error: unreachable(path, error) };
    }
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
        const failures = { rateLimited: 0, error: 0 };
        for (;;) {
          const result = await send(path);
          if ('text' in result) return result.text === null ? null : parseDocument(result.text, path);
          const { reason, retryDelayMs, error } = result;
          failures[reason] += 1;
          if (failures[reason] > maxRetries[reason] || retryDelayMs > maxRetryDelayMs) throw error;
          await wait(retryDelayMs);
        }
      });
    },
  };
}

/** A body, null for status 404, or a failure that can be retried. */
type Result =
  | { text: string | null }
  | { reason: keyof typeof maxRetries; retryDelayMs: number; error: ProviderError };

/** @throws ProviderError for a status that is not retried */
function failureOf(response: Response, path: string, now: Date): Result {
  const { status } = response;
  if (status === 404) return { text: null };
  if (status === 429) {
    const error = new ProviderError('provider_rate_limited', 'The provider asks for fewer requests');
    const retryDelayMs = parseRetryAfter(response.headers.get('retry-after'), now);
    return { reason: 'rateLimited', retryDelayMs, error };
  }
  if (status >= 500) {
    const error = new ProviderError('provider_unreachable', `The provider answered ${path} with ${status}`);
    return { reason: 'error', retryDelayMs: defaultRetryDelayMs, error };
  }
  throw new ProviderError('provider_refused', `The provider refused ${path} with ${status}`);
}

/** The delay of a `Retry-After` header, which has seconds or a date, in milliseconds. */
function parseRetryAfter(header: string | null, now: Date): number {
  if (header === null) return defaultRetryDelayMs;
  const isSeconds = /^\d+$/.test(header.trim());
  const delay = isSeconds ? Number(header) * 1_000 : Date.parse(header) - now.getTime();
  return Number.isNaN(delay) ? defaultRetryDelayMs : Math.max(0, delay);
}

function unreachable(path: string, error: unknown): ProviderError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = errorCode(cause) ?? (cause instanceof Error ? cause.name : 'unknown');
  return new ProviderError('provider_unreachable', `The provider's ${path} cannot be reached: ${reason}`);
}

/** @throws ProviderError for a body larger than `maxBytes` */
async function textOf(response: Response, maxBytes: number, path: string): Promise<string> {
  const bytes = await readLimited(response, maxBytes);
  if (bytes !== null) return bytes.toString();
  throw new ProviderError('provider_unreadable', `The provider's ${path} is larger than ${maxBytes} bytes`);
}

/** Starts requests in order, at most `maxConcurrent` at a time and at least `minIntervalMs` apart. */
function createRequestQueue(wait: (ms: number) => Promise<void>) {
  const waiting: (() => void)[] = [];
  let running = 0;
  let nextStart: Promise<void> = Promise.resolve();

  const acquire = async (): Promise<void> => {
    if (running < maxConcurrent) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const release = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <T>(request: () => Promise<T>): Promise<T> => {
    await acquire();
    try {
      const start = nextStart;
      nextStart = start.then(() => wait(minIntervalMs));
      await start;
      return await request();
    } finally {
      release();
    }
  };
}
