import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { serve } from '../serve.ts';

interface Reply {
  body: Buffer;
  etag: string;
}

const replies = new Map<string, Reply>();
let calls = 0;

function put(path: string, text: string): void {
  const body = Buffer.from(text);
  replies.set(path, { body, etag: `W/"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"` });
}

const recorded = JSON.parse(readFileSync(process.env.REPLIES ?? '', 'utf8')) as Record<string, unknown>;
for (const [path, body] of Object.entries(recorded)) put(path, JSON.stringify(body));

const credentials = {
  'access-token': 'bench-token',
  client: 'bench',
  'token-type': 'Bearer',
  uid: 'bench',
  'set-cookie': 'XSRF-TOKEN=bench; Path=/',
};

serve((request, response) => {
  calls += 1;
  const path = (request.url ?? '').replace(/^\/api/, '').replace(/\?.*$/, '');
  const reply = replies.get(path);
  if (!reply)
    return void response.writeHead(404, { 'content-type': 'application/json' }).end('{"errors":["none"]}');
  const headers = { 'content-type': 'application/json; charset=utf-8', etag: reply.etag, ...credentials };
  if (request.headers['if-none-match'] === reply.etag) return void response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'content-length': reply.body.length }).end(reply.body);
}, '/api');

/** Puts a row before all others of a list, the only field of the reply at `path`. */
function prepend(path: string, row: unknown): void {
  const text = replies.get(path)?.body.toString() ?? '';
  const start = text.indexOf('[') + 1;
  put(path, `${text.slice(0, start)}${JSON.stringify(row)},${text.slice(start)}`);
}

process.on('message', (message: { put?: string; prepend?: string; body?: unknown; calls?: true }) => {
  if (message.put) {
    put(message.put, JSON.stringify(message.body));
    process.send?.({ done: true });
  }
  if (message.prepend) {
    prepend(message.prepend, message.body);
    process.send?.({ done: true });
  }
  if (message.calls) {
    process.send?.({ calls });
    calls = 0;
  }
});
