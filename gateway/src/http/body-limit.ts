import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { isMultipart } from '../guard/is-multipart.ts';

const refuse = (status: number, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status } } });

const tooLarge = () => refuse(413, 'The request is too large.');

/**
 * Reads a whole body as text; throws at the first byte over the limit. The rest is left unread and not cancelled, since
 * that would cut the connection before the refusal is sent.
 */
async function readWithin(body: ReadableStream<Uint8Array>, limit: number): Promise<string> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(next.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Refuses bodies over a number of bytes with 413. A told length is believed, because Node reads no more than that; only a
 * body without one is counted, so that the usual request costs nothing extra. Requests with files have limits of their own.
 */
export function limitBody(limit: number): Plugin {
  return {
    onRequestParse({ request, requestParser, setRequestParser, fetchAPI }) {
      if (isMultipart(request)) return;
      const told = request.headers.get('content-length');
      if (told !== null) {
        if (!/^\d+$/.test(told)) throw refuse(400, 'The length of the request is no number.');
        if (Number(told) > limit) throw tooLarge();
        return;
      }
      const { body } = request;
      if (requestParser === undefined || body === null) return;
      setRequestParser(async () => {
        const text = await readWithin(body, limit);
        const { url, method, headers, signal } = request;
        return requestParser(new fetchAPI.Request(url, { method, headers, signal, body: text }));
      });
    },
  };
}
