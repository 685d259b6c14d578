import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Dispatcher } from 'undici';
import { addressGroup } from '../kit/address-group.ts';
import { Bulkhead, type BulkheadSlot } from '../kit/bulkhead.ts';
import { KeyedCounter } from '../kit/keyed-counter.ts';

/** A download slot; `address` when the address has too many, `all` when the gateway has. */
type DownloadSlot = { readonly free: () => void } | 'address' | 'all';

type TakeSlot = (address: string) => Promise<DownloadSlot>;

/** `query` is the required form of the query, which is forwarded; null to ignore the query. */
const allowedFiles = [
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

const forwardedHeaders = [
  'content-length',
  'content-disposition',
  'cache-control',
  'etag',
  'last-modified',
] as const;

/** Streams a file of an allowed type; browsers must not sniff or execute it. */
async function streamFile(
  pool: Dispatcher,
  request: IncomingMessage,
  response: ServerResponse,
  {
    path,
    types,
    maxMs,
  }: { readonly path: string; readonly types: ReadonlySet<string>; readonly maxMs: number },
): Promise<void> {
  let answer: Dispatcher.ResponseData;
  try {
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    answer = await pool.request({ method, path, headers: headersFor(request) });
  } catch {
    return refuse(response, 502);
  }
  const type = headerOf(answer, 'content-type');
  const hasAllowedType = answer.statusCode === 200 && type !== null && types.has(type);
  if (!hasAllowedType && answer.statusCode !== 304) {
    await answer.body.dump();
    return refuse(response, answer.statusCode >= 500 ? 502 : 404);
  }
  response.statusCode = answer.statusCode;
  for (const name of forwardedHeaders) {
    const value = headerOf(answer, name);
    if (value !== null) response.setHeader(name, value);
  }
  if (type !== null) response.setHeader('content-type', type);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('content-security-policy', "default-src 'none'; sandbox");
  // The client may disconnect, or read so slowly that it would keep its slot.
  const signal = AbortSignal.timeout(maxMs);
  await pipeline(answer.body, response, { signal }).catch(() => response.destroy());
}

/**
 * Proxies `/media/…` to the upstream, without credentials and cookies. Responds with 404 for a file that is missing or not
 * allowed, 502 when the upstream is unavailable, 429 when the address has too many downloads, and 503 when the gateway has. Ends
 * a download that takes longer than `maxMs`.
 */
export const createMediaProxy =
  (pool: Dispatcher, takeSlot: (request: IncomingMessage) => Promise<DownloadSlot>, maxMs = 5 * 60_000) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '', ...rest] = (request.url ?? '').split('?');
    const query = rest.join('?');
    const { method } = request;
    const file = allowedFiles.find((one) => one.path.test(path));
    if (!file || file.query?.test(query) === false) return refuse(response, 404);
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(response, 405);
    }
    const slot = await takeSlot(request);
    if (slot === 'address') return refuse(response, 429);
    if (slot === 'all') return refuse(response, 503);
    try {
      const upstreamPath = file.query === null ? path : `${path}?${query}`;
      await streamFile(pool, request, response, { path: upstreamPath, types: file.types, maxMs });
    } finally {
      slot.free();
    }
  };

const messages = {
  404: 'Not found',
  405: 'Not found',
  429: 'Too many at once',
  502: 'The upstream does not answer',
  503: 'Too many at once',
} as const;

function refuse(response: ServerResponse, status: keyof typeof messages): void {
  if (status === 429 || status === 503) response.setHeader('retry-after', 5);
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${messages[status]}\n`);
}

function headerOf({ headers }: Dispatcher.ResponseData, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

/** Without compression, because content-encoding is not forwarded. */
const headersFor = ({ headers }: IncomingMessage): Record<string, string> => {
  const tag = headers['if-none-match'];
  return { 'accept-encoding': 'identity', ...(tag !== undefined && { 'if-none-match': tag }) };
};

const defaultLimits = { maxRunning: 256, maxPerAddress: 32, maxWaiting: 256, timeoutMs: 5000 };

/** Limits concurrent downloads in total and per address. Further downloads wait, and addresses take turns. */
export function createDownloadSlots(limits = defaultLimits): TakeSlot {
  const { maxRunning, maxPerAddress, maxWaiting, timeoutMs } = limits;
  const perAddress = new KeyedCounter(maxPerAddress);
  const shares = { maxRunningPerCaller: maxPerAddress, maxWaitingPerAddress: maxPerAddress };
  const all = new Bulkhead({ maxRunning, maxWaiting, ...shares });
  return async (address) => {
    const group = addressGroup(address);
    if (!perAddress.take(group)) return 'address';
    const slot = all.enter(group, group);
    if (slot === null || !(await startsInTime(slot, timeoutMs))) {
      perAddress.free(group);
      return 'all';
    }
    const free = () => {
      perAddress.free(group);
      slot.release();
    };
    return { free };
  };
}

/** Releases a slot whose turn does not come in time. */
async function startsInTime({ turn, release }: BulkheadSlot, timeoutMs: number): Promise<boolean> {
  if (turn === null) return true;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    release();
  }, timeoutMs);
  await turn;
  clearTimeout(timer);
  return !isLate;
}
