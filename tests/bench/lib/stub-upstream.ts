import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { firstFigure } from '../operations/placed-replies.ts';
import { credentialNames } from './recording.ts';
import { serve } from './serve.ts';

interface Reply {
  body: Buffer;
  etag: string;
  /** Position of its counter; -1 without one. */
  figureAt: number;
}

const replies = new Map<string, Reply>();
let calls = 0;
let changing = false;
let changes = 0;

function put(path: string, text: string): void {
  const body = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;
  replies.set(path, { body, etag, figureAt: body.indexOf(String(firstFigure)) });
}

const recorded = JSON.parse(readFileSync(process.env.REPLIES ?? '', 'utf8')) as Record<string, unknown>;
for (const [path, body] of Object.entries(recorded)) put(path, JSON.stringify(body));

/** The reply with a new counter value. */
function changed({ body, figureAt }: Reply): Reply {
  changes += 1;
  const other = Buffer.from(body);
  other.write(String(firstFigure + changes), figureAt, 'latin1');
  return { body: other, etag: `W/"${changes}"`, figureAt };
}

serve((request, response) => {
  calls += 1;
  const path = (request.url ?? '').replace(/^\/api/, '').replace(/\?.*$/, '');
  const known = replies.get(path);
  if (!known)
    return void response.writeHead(404, { 'content-type': 'application/json' }).end('{"errors":["none"]}');
  const reply = changing && known.figureAt !== -1 ? changed(known) : known;
  const headers: Record<string, string | number> = {
    'content-type': 'application/json; charset=utf-8',
    etag: reply.etag,
    'set-cookie': 'XSRF-TOKEN=bench; Path=/',
  };
  // There are no sessions: callers keep their credentials.
  for (const name of credentialNames) headers[name] = String(request.headers[name] ?? 'bench');
  if (request.headers['if-none-match'] === reply.etag) return void response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'content-length': reply.body.length }).end(reply.body);
}, '/api');

/** Prepends a row to a list, the only field of the reply at `path`. */
function prepend(path: string, row: unknown): void {
  const text = replies.get(path)?.body.toString() ?? '';
  const start = text.indexOf('[') + 1;
  put(path, `${text.slice(0, start)}${JSON.stringify(row)},${text.slice(start)}`);
}

/** Messages of the bench to the stub. */
interface Message {
  put?: string;
  prepend?: string;
  body?: unknown;
  /** Whether every reply differs from the previous one. */
  changing?: boolean;
  /** Requests the number of calls since the last such message. */
  calls?: true;
}

process.on('message', (message: Message) => {
  if (message.put) put(message.put, JSON.stringify(message.body));
  if (message.prepend) prepend(message.prepend, message.body);
  if (message.changing !== undefined) changing = message.changing;
  process.send?.(message.calls ? { calls } : { done: true });
  if (message.calls) calls = 0;
});
