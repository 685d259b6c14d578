import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { isMultipart } from '../../guard/is-multipart.ts';
import { type MultipartRequest, readMultipart, type UploadLimits } from './read-multipart.ts';

/**
 * Takes multipart requests: their operation runs while the files still come. What is left of them after the answer is
 * dropped. A request that is told to be too large is refused before anything is read.
 */
export function takeUploads(limits: UploadLimits): Plugin {
  const running = new WeakMap<Request, MultipartRequest>();
  return {
    onRequestParse({ request, setRequestParser }) {
      if (request.method !== 'POST' || !isMultipart(request)) return;
      if (Number(request.headers.get('content-length') ?? 0) > limits.bytes) {
        throw new GraphQLError('The request is too large.', {
          extensions: { code: 'BAD_USER_INPUT', http: { status: 413 } },
        });
      }
      const { body } = request;
      if (body === null) return;
      setRequestParser(async () => {
        const multipart = await readMultipart(body, request.headers.get('content-type') ?? '', limits);
        running.set(request, multipart);
        return multipart.params;
      });
    },
    onResponse({ request }) {
      running.get(request)?.release();
    },
  };
}
