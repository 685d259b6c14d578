import { createServer, type IncomingMessage } from 'node:http';
import { listenLocally } from '../../upstream/src/testing/listen-locally.ts';
import type { Answer } from './faults.ts';

export interface ArrivedCall {
  readonly method: string;
  /** Path below the base address, without the query. */
  readonly path: string;
  readonly requestId: string;
  /** The user; undefined for a guest. */
  readonly uid: string | undefined;
}

const maxCalls = 10_000;

/** An upstream with injected faults. */
export interface FaultyOrigin {
  /** Base address for the gateway's UPSTREAM_URL. */
  readonly url: string;
  /** The latest calls, at most 10 000. */
  readonly calls: ArrivedCall[];
  /** The fault for a call; null for a normal answer. */
  chooseFault: (call: ArrivedCall) => Answer | null;
  /** Cuts all connections and refuses new ones, until `accept`. */
  refuse(): Promise<void>;
  /** Listens again at the same address. */
  accept(): Promise<void>;
  close(): Promise<void>;
}

const base = '/api';

const callOf = ({ method = '', url = '', headers }: IncomingMessage): ArrivedCall => ({
  method,
  path: (url.split('?', 1)[0] ?? '').slice(base.length),
  requestId: String(headers['x-request-id'] ?? ''),
  uid: headers.uid?.toString(),
});

/** @param answer answers the calls without a fault */
export async function startFaultyOrigin(answer: Answer): Promise<FaultyOrigin> {
  const server = createServer((request, response) => {
    const call = callOf(request);
    origin.calls.push(call);
    if (origin.calls.length > maxCalls) origin.calls.shift();
    const fault = origin.chooseFault(call);
    if (fault !== null) request.resume();
    (fault ?? answer)(request, response);
  });
  const { url, close } = await listenLocally(server);
  const port = Number(new URL(url).port);
  const origin: FaultyOrigin = {
    url: url + base,
    calls: [],
    chooseFault: () => null,
    refuse: close,
    accept: async () => void (await listenLocally(server, port)),
    close,
  };
  return origin;
}
