import type { Clock } from '../../clock.ts';
import { errorCode } from '../../error-code.ts';
import { readLimited } from '../../http/read-limited.ts';
import { ProviderFault, type ProviderSource, parseDocument } from './provider-source.ts';

/** How an HTTP source behaves; tests set the waits. */
export interface HttpSourceOptions {
  /** Address that paths are put behind, without a trailing slash. */
  baseUrl: string;
  /** How long one answer may take, in milliseconds. */
  timeout?: number;
  /** Largest answer taken, in bytes. */
  maxBodyBytes?: number;
  /** Waits so many milliseconds. */
  wait?: (milliseconds: number) => Promise<void>;
  clock?: Clock;
}

/** Nothing but these paths is ever asked for. */
const allowedPaths = [
  /^sport\/football\/categories$/,
  /^category\/\d+\/unique-tournaments$/,
  /^unique-tournament\/\d+\/seasons$/,
  /^unique-tournament\/\d+\/season\/\d+\/events\/(last|next)\/\d+$/,
  /^event\/\d+\/(lineups|statistics|incidents)$/,
];

/** At once and apart in time, so that the provider is not pressed. */
const throttle = { atOnce: 3, apart: 150 };
/** How often a request is sent again after it was told to slow down, and after a fault of the provider. */
const maxRetries = { slowDowns: 3, faults: 1 };
/** Waits that a provider may ask for, in milliseconds. */
const maxWait = 60_000;
const usualWait = 2_000;

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Documents over HTTP: a few requests at once, patient when told to slow down. */
export function createHttpSource({
  baseUrl,
  timeout = 15_000,
  maxBodyBytes = 8_000_000,
  wait = sleep,
  clock = () => new Date(),
}: HttpSourceOptions): ProviderSource {
  const inTurn = createRequestQueue({ ...throttle, wait });

  /** Sends one request; answers the body, null for nothing there, or how long to wait before the next try. */
  const send = async (path: string): Promise<Answer> => {
    try {
      const response = await fetch(`${baseUrl}/${path}`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      if (response.ok) return { text: await textOf(response, maxBodyBytes, path) };
      await response.body?.cancel();
      return refusalOf(response, path, clock());
    } catch (error) {
      if (error instanceof ProviderFault) throw error;
      return { again: 'fault', after: usualWait, fault: unreachable(path, error) };
    }
  };

  return {
    eventLists: [
      { path: 'events/last', paged: true },
      { path: 'events/next', paged: true },
    ],
    get: async (path) => {
      if (!allowedPaths.some((allowed) => allowed.test(path))) {
        throw new RangeError(`${path} is no path of the provider`);
      }
      return inTurn(async () => {
        let slowDowns = 0;
        let faults = 0;
        for (;;) {
          const answer = await send(path);
          if ('text' in answer) return answer.text === null ? null : parseDocument(answer.text, path);
          const tries = answer.again === 'slow down' ? ++slowDowns : ++faults;
          const limit = answer.again === 'slow down' ? maxRetries.slowDowns : maxRetries.faults;
          if (tries > limit || answer.after > maxWait) throw answer.fault;
          await wait(answer.after);
        }
      });
    },
  };
}

type Answer = { text: string | null } | { again: 'slow down' | 'fault'; after: number; fault: ProviderFault };

function refusalOf(response: Response, path: string, now: Date): Answer {
  const { status } = response;
  if (status === 404) return { text: null };
  if (status === 429) {
    const fault = new ProviderFault('provider_rate_limited', 'The provider asks for fewer requests');
    return { again: 'slow down', after: retryAfter(response.headers.get('retry-after'), now), fault };
  }
  if (status >= 500) {
    const fault = new ProviderFault('provider_unreachable', `The provider answered ${path} with ${status}`);
    return { again: 'fault', after: usualWait, fault };
  }
  throw new ProviderFault('provider_refused', `The provider refused ${path} with ${status}`);
}

/** How long a `Retry-After` asks to wait, in milliseconds: it holds seconds or a date. */
function retryAfter(header: string | null, now: Date): number {
  if (header === null) return usualWait;
  const isSeconds = /^\d+$/.test(header.trim());
  const asked = isSeconds ? Number(header) * 1_000 : Date.parse(header) - now.getTime();
  return Number.isNaN(asked) ? usualWait : Math.max(0, asked);
}

function unreachable(path: string, error: unknown): ProviderFault {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = errorCode(cause) ?? (cause instanceof Error ? cause.name : 'unknown');
  return new ProviderFault('provider_unreachable', `The provider's ${path} cannot be reached: ${reason}`);
}

/** @throws ProviderFault for an answer that is larger than allowed */
async function textOf(response: Response, maxBytes: number, path: string): Promise<string> {
  const bytes = await readLimited(response, maxBytes);
  if (bytes !== null) return bytes.toString();
  throw new ProviderFault('provider_unreadable', `The provider's ${path} is larger than ${maxBytes} bytes`);
}

/** How requests follow one another. */
interface Throttle {
  /** So many may be under way. */
  atOnce: number;
  /** So many milliseconds at least lie between two beginnings. */
  apart: number;
  /** Waits so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

/** Makes a queue: what it is given begins in order, a few at once and some time apart. */
function createRequestQueue({ atOnce, apart, wait }: Throttle) {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  let beginnings: Promise<void> = Promise.resolve();

  const enter = async (): Promise<void> => {
    if (underWay < atOnce) underWay += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  };

  return async <T>(request: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      const turn = beginnings;
      beginnings = turn.then(() => wait(apart));
      await turn;
      return await request();
    } finally {
      leave();
    }
  };
}
