import { type Child, startChild } from './child.ts';
import { othersCore } from './settings.ts';

/** A request; with a null body a GET. */
export interface LoadRequest {
  readonly url: string;
  readonly body: string | null;
}

/** The result of a load; latencies in milliseconds. */
export interface Load {
  readonly answers: number;
  readonly p50: number;
  readonly p99: number;
}

/** A load: one connection per user, which sends its requests in turn, each after the previous response. */
export interface Order {
  readonly url: string;
  /** The serialized requests of each user. */
  readonly requests: readonly (readonly string[])[];
  readonly seconds: number;
}

const jsonHeaders = { 'content-type': 'application/json', accept: 'application/json' };

/** Starts a process that loads servers. */
export const startLoader = (): Promise<Child> =>
  startChild('tests/bench/lib/loader.ts', {}, { core: othersCore });

/**
 * Loads a server.
 * @throws when an answer is not a 200
 */
export async function load(loader: Child, order: Order): Promise<Load> {
  const received = (await loader.ask(order)) as Load | { fault: string };
  if ('fault' in received) throw new Error(`${order.url}: ${received.fault}`);
  return received;
}

/** Serializes a request. */
export function requestText({ url, body }: LoadRequest, own: Readonly<Record<string, string>>): string {
  const { host, pathname, search } = new URL(url);
  const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
  const headers = Object.entries({ host, ...jsonHeaders, ...own, ...length });
  return [
    `${body === null ? 'GET' : 'POST'} ${pathname}${search} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    '',
    body ?? '',
  ].join('\r\n');
}

/**
 * Sends one request and returns the response's text.
 * @throws when it is not a 200
 */
export async function sendOnce(
  { url, body }: LoadRequest,
  own: Readonly<Record<string, string>>,
): Promise<string> {
  const method = body === null ? 'GET' : 'POST';
  const reply = await fetch(url, { method, headers: { ...jsonHeaders, ...own }, body });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${url} answered with ${reply.status}: ${text}`);
  return text;
}
