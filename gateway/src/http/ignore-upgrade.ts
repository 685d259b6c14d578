import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Whether a request asks for the one other protocol that is spoken here. */
export const asksForWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.trim().toLowerCase() === 'websocket';

/**
 * Whether a request that asks for another protocol goes to `upgrade` listeners; Node consults this from 24.9 on. It keeps the body of
 * such a request to itself there, so `ignoreUpgrade` could not put it back: a request with a body is answered as a usual one.
 * Node loses what came in the same packet behind it, so its connection must be closed after the answer.
 */
export const shouldUpgrade = (request: IncomingMessage): boolean =>
  asksForWebSocket(request) ||
  !('content-length' in request.headers || 'transfer-encoding' in request.headers);

/** Headers that belong to the asking alone. */
const asking = new Set(['upgrade', 'http2-settings']);

/** The options of a connection but those of the asking. */
const keptOptions = (value: string): string =>
  value
    .split(',')
    .filter((option) => !asking.has(option.trim().toLowerCase()))
    .join(',');

/** The head of a request as it came, without its asking for another protocol. */
function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]];
    if (asking.has(name.toLowerCase())) continue;
    const kept = name.toLowerCase() === 'connection' ? keptOptions(value) : value;
    if (kept.trim() !== '') lines.push(`${name}: ${kept}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

interface IgnoredUpgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** What came behind the request's head. */
  readonly rest: Buffer;
  /** The answer to the request before it on the connection; undefined without one. */
  readonly before: ServerResponse | undefined;
}

/**
 * Answers a request that asks for another protocol, such as h2c, as if it had not, which RFC 9110 leaves to a server. Node has
 * let go of its connection by then, so the request is put back onto it without the asking, and the connection given in anew:
 * after the answer before it, which belongs to what was let go.
 */
export function ignoreUpgrade(server: Server, { request, socket, rest, before }: IgnoredUpgrade): void {
  const giveIn = () => {
    socket.unshift(Buffer.concat([Buffer.from(headOf(request), 'latin1'), rest]));
    server.emit('connection', socket);
  };
  if (before === undefined || before.closed) giveIn();
  else before.once('close', giveIn);
}
