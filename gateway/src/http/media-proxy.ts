import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Dispatcher } from 'undici';
import { addressGroup } from '../kit/address-group.ts';
import { KeyedCounter } from '../kit/keyed-counter.ts';

/** Hands files of the upstream on to browsers: public ones, and those whose address is the proof. */
export type MediaProxy = ReturnType<typeof createMediaProxy>;

/** What came of asking for a place to download: it, or who has too many. */
export type MediaPlace = { readonly free: () => void } | 'address' | 'all';

interface Allowed {
  readonly path: RegExp;
  /** What the query must be, which then goes along; null where there is no use for one. */
  readonly query: RegExp | null;
  /** What the answer may be. */
  readonly types: ReadonlySet<string>;
}

/** What may be asked for, and nothing else that the upstream serves. */
const allowed: readonly Allowed[] = [
  {
    path: /^\/media\/tips\/[\w-]{1,100}\.(?:png|jpe?g|webp)$/,
    query: null,
    types: new Set(['image/png', 'image/jpeg', 'image/webp']),
  },
  {
    path: /^\/media\/files\/[a-z][a-z0-9-]{0,79}\.(?:csv|xlsx)$/,
    query: /^expires=\d{1,12}&signature=[\w-]{1,100}$/,
    types: new Set([
      'text/csv; charset=utf-8',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]),
  },
];

const passedHeaders = [
  'content-length',
  'content-disposition',
  'cache-control',
  'etag',
  'last-modified',
] as const;

/** Hands a file on that the upstream gives; only one of its kind comes back, never to be read as anything else. */
async function handOn(
  pool: Dispatcher,
  request: IncomingMessage,
  response: ServerResponse,
  { path, types }: { readonly path: string; readonly types: ReadonlySet<string> },
): Promise<void> {
  let answer: Dispatcher.ResponseData;
  try {
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    answer = await pool.request({ method, path, headers: conditionOf(request) });
  } catch {
    return refuse(response, 502);
  }
  const type = headerOf(answer, 'content-type');
  const isOfItsKind = answer.statusCode === 200 && type !== null && types.has(type);
  if (!isOfItsKind && answer.statusCode !== 304) {
    await answer.body.dump();
    return refuse(response, answer.statusCode >= 500 ? 502 : 404);
  }
  response.statusCode = answer.statusCode;
  for (const name of passedHeaders) {
    const value = headerOf(answer, name);
    if (value !== null) response.setHeader(name, value);
  }
  if (type !== null) response.setHeader('content-type', type);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('content-security-policy', "default-src 'none'; sandbox");
  // A reader who goes away in the middle is no fault.
  await pipeline(answer.body, response).catch(() => response.destroy());
}

/**
 * Makes the proxy of `/media/…` at the upstream's host, to which the pool's connections go. No credentials or cookies go
 * along; files come whole, whatever their size. What is not allowed or not there is 404, an upstream that does not answer
 * 502; one file too many at once is 429 for its address, and 503 where all places are taken.
 */
export function createMediaProxy(
  pool: Dispatcher,
  takePlace: (request: IncomingMessage) => Promise<MediaPlace>,
) {
  return {
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const [path = '', ...rest] = (request.url ?? '').split('?');
      const query = rest.join('?');
      const { method } = request;
      const file = allowed.find((one) => one.path.test(path));
      if (!file || file.query?.test(query) === false) return refuse(response, 404);
      if (method !== 'GET' && method !== 'HEAD') {
        response.setHeader('allow', 'GET, HEAD');
        return refuse(response, 405);
      }
      const place = await takePlace(request);
      if (place === 'address') return refuse(response, 429);
      if (place === 'all') return refuse(response, 503);
      try {
        const whole = file.query === null ? path : `${path}?${query}`;
        await handOn(pool, request, response, { path: whole, types: file.types });
      } finally {
        place.free();
      }
    },
    close: (): Promise<void> => pool.destroy(),
  };
}

const words = {
  404: 'Not found',
  405: 'Not found',
  429: 'Too many at once',
  502: 'The upstream does not answer',
  503: 'Too many at once',
} as const;

function refuse(response: ServerResponse, status: keyof typeof words): void {
  if (status === 429 || status === 503) response.setHeader('retry-after', 5);
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${words[status]}\n`);
}

function headerOf({ headers }: Dispatcher.ResponseData, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

const conditionOf = ({ headers }: IncomingMessage): Record<string, string> =>
  headers['if-none-match'] === undefined ? {} : { 'if-none-match': headers['if-none-match'] };

interface MediaLimits {
  readonly atOnce: number;
  readonly ofAddress: number;
  readonly waiting: number;
  readonly timeoutMs: number;
}

const defaultMediaLimits: MediaLimits = { atOnce: 256, ofAddress: 32, waiting: 256, timeoutMs: 5000 };

/** The places of downloads. Whoever finds none free waits, in turn. */
export class MediaPlaces {
  readonly #limits: MediaLimits;
  readonly #ofAddress: KeyedCounter;
  readonly #waiting = new Set<() => void>();
  #taken = 0;

  constructor(limits: MediaLimits = defaultMediaLimits) {
    this.#limits = limits;
    this.#ofAddress = new KeyedCounter(limits.ofAddress);
  }

  async take(address: string): Promise<MediaPlace> {
    const line = addressGroup(address);
    if (!this.#ofAddress.take(line)) return 'address';
    if (!(await this.#place())) {
      this.#ofAddress.free(line);
      return 'all';
    }
    const free = () => {
      this.#ofAddress.free(line);
      const [next] = this.#waiting;
      if (next === undefined) this.#taken -= 1;
      else next();
    };
    return { free };
  }

  #place(): Promise<boolean> {
    const { atOnce, waiting, timeoutMs } = this.#limits;
    if (this.#taken < atOnce) {
      this.#taken += 1;
      return Promise.resolve(true);
    }
    if (this.#waiting.size >= waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const settle = (isFree: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(enter);
        resolve(isFree);
      };
      const enter = () => settle(true);
      const timer = setTimeout(() => settle(false), timeoutMs);
      this.#waiting.add(enter);
    });
  }
}
