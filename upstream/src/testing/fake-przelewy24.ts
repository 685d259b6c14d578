import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { P24Settings } from '../payment/przelewy24/p24-client.ts';
import { listenLocally } from './listen-locally.ts';

type Fields = Record<string, unknown>;

interface FakeCall {
  method: string;
  path: string;
  body: Fields;
}

interface FakeMethod {
  id: number;
  name: string;
  group: string;
  status: boolean;
}

export type FakePrzelewy24 = Awaited<ReturnType<typeof startFakePrzelewy24>>;

const account = { merchantId: 12_345, posId: 54_321, apiKey: 'the api key', crc: '0123456789abcdef' };
/** Longest texts of a registration. */
const maxLengths: Readonly<Record<string, number>> = { email: 50, client: 40 };
const sign = (fields: Fields) =>
  createHash('sha384')
    .update(JSON.stringify({ ...fields, crc: account.crc }))
    .digest('hex');

/** The expected sign of a call, over its fields in the order that Przelewy24 specifies. */
const signOf: Record<string, (body: Fields) => string> = {
  '/api/v1/transaction/register': ({ sessionId, merchantId, amount, currency }) =>
    sign({ sessionId, merchantId, amount, currency }),
  '/api/v1/transaction/verify': ({ sessionId, orderId, amount, currency }) =>
    sign({ sessionId, orderId, amount, currency }),
};

/** Starts a fake of the API of Przelewy24, which rejects invalid keys and signs, and long texts, like the real one. */
export async function startFakePrzelewy24() {
  const calls: FakeCall[] = [];
  /** Paths that respond with an error. */
  const broken = new Set<string>();
  /** Paths whose next call is redirected to the same path. */
  const moved = new Set<string>();
  /** Amounts of collected payments by session. */
  const collected = new Map<string, number>();
  /** Offered payment methods. */
  const methods: FakeMethod[] = [];
  const answer = (call: FakeCall, authorization: string | undefined): [number, unknown] => {
    const expected = `Basic ${Buffer.from(`${account.posId}:${account.apiKey}`).toString('base64')}`;
    if (authorization !== expected) return [401, { error: 'Incorrect authentication', code: 401 }];
    if (broken.has(call.path)) return [500, { error: 'Undefined error', code: 500 }];
    const expectedSign = signOf[call.path]?.(call.body);
    const isTooLong = Object.entries(maxLengths).some(
      ([name, max]) => [...String(call.body[name] ?? '')].length > max,
    );
    if ((expectedSign !== undefined && call.body.sign !== expectedSign) || isTooLong) {
      return [400, { error: 'Invalid input data', code: 400 }];
    }
    if (call.path === '/api/v1/transaction/register')
      return [200, { data: { token: 'TOKEN-1' }, responseCode: 0 }];
    if (call.path === '/api/v1/transaction/verify') {
      return [200, { data: { status: 'success' }, responseCode: 0 }];
    }
    const [, session] = /^\/api\/v1\/transaction\/by\/sessionId\/(.+)$/.exec(call.path) ?? [];
    if (session !== undefined) {
      const amount = collected.get(session);
      return [200, { data: { status: amount === undefined ? 1 : 2, amount: amount ?? 0 } }];
    }
    return call.path.startsWith('/api/v1/payment/methods/') ? [200, { data: methods }] : [404, {}];
  };
  const server = createServer((request, response) => void serve(request, response));
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const [path = ''] = (request.url ?? '').split('?', 1);
    const call = { method: request.method ?? '', path, body: text === '' ? {} : JSON.parse(text) };
    calls.push(call);
    if (moved.delete(path)) return void response.writeHead(302, { location: path }).end();
    const [status, body] = answer(call, request.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const { url, close } = await listenLocally(server);
  return {
    settings: { ...account, url, siteEmail: 'help@tipgraph.example' } satisfies P24Settings,
    calls,
    methods,
    broken,
    moved,
    collected,
    /** A signed notification of a payment; `changes` are made before it is signed, `after` afterwards. */
    notification({ sessionId, amount, currency }: Fields, changes: Fields = {}, after: Fields = {}): Fields {
      const fields = {
        merchantId: account.merchantId,
        posId: account.posId,
        sessionId,
        amount,
        originAmount: amount,
        currency,
        orderId: 3_000_000_001,
        methodId: 154,
        statement: 'p24-A1B-C2D',
        ...changes,
      };
      return { ...fields, sign: sign(fields), ...after };
    },
    close,
  };
}
