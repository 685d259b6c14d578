import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a call, or fails it as a broken upstream does. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json = 'application/json; charset=utf-8';

const reply =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    response.writeHead(status, { ...length, ...headers }).end(body);
  };

const jsonReply = (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  reply(status, JSON.stringify(body), { 'content-type': json, ...headers });

const html = (status: number): Answer =>
  reply(status, '<!doctype html><h1>Sorry</h1>', { 'content-type': 'text/html' });

const sendStart = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': json, 'content-length': '1000' });
  response.write('{"tips": [{"id": 1');
};

const mebibyte = Buffer.alloc(1024 * 1024, ' ');

/** Sends a body of spaces until the client closes the connection. */
function sendHuge(mebibytes: number): Answer {
  return (_, response) => {
    response.writeHead(200, { 'content-type': json });
    let left = mebibytes;
    const sendNext = (): void => {
      if (response.destroyed) return;
      left -= 1;
      if (left < 0) response.end('{}');
      else response.write(mebibyte, sendNext);
    };
    sendNext();
  };
}

/** Faults of an upstream or a proxy in front of it. A refused connection is not among them: see `FaultyOrigin.refuse`. */
export const faults = {
  reset: (request) => void request.socket.resetAndDestroy(),
  'slow headers': () => {},
  'slow body': (_, response) => sendStart(response),
  truncated: (request, response) => {
    sendStart(response);
    setImmediate(() => request.socket.destroy());
  },
  'HTML with 200': html(200),
  'HTML with 502': html(502),
  'JSON of a wrong type': reply(200, '{"tips":[]}', { 'content-type': 'text/plain' }),
  'broken JSON': reply(200, '{"tips": [{"id": 1', { 'content-type': json }),
  'JSON of another shape': jsonReply(200, { something: 'else' }),
  'an empty 200': reply(200, '', { 'content-type': json }),
  '204': (_, response) => void response.writeHead(204).end(),
  'an empty 401': reply(401, ''),
  '401': jsonReply(401, { success: false, errors: ['Sign in'] }),
  '403': jsonReply(403, { errors: ['No'] }),
  '404': jsonReply(404, { errors: ['None'] }),
  '422 by fields': jsonReply(422, { errors: { code: ['taken'], full_messages: ['Code taken'] } }),
  '422 by texts': jsonReply(422, { errors: ['has already been taken'] }),
  '423': jsonReply(423, { errors: ['Locked'] }),
  '429 with Retry-After': jsonReply(429, { errors: ['Slow down'] }, { 'retry-after': '7' }),
  '500': jsonReply(500, { errors: ['Fault'], request_id: '1' }),
  '503': jsonReply(503, { errors: ['Busy'] }),
  '503 with Retry-After': jsonReply(503, { errors: ['Busy'] }, { 'retry-after': '7' }),
  '504 in HTML': html(504),
  'a redirect': reply(302, '', { location: 'http://elsewhere.tipgraph.example/' }),
  'broken gzip': reply(200, Buffer.from([0x1f, 0x8b, 8, 0, 0, 1, 2, 3]), {
    'content-type': json,
    'content-encoding': 'gzip',
  }),
  'a body of 50 MiB': sendHuge(50),
} as const satisfies Record<string, Answer>;

export type FaultName = keyof typeof faults;
