import type { IncomingMessage } from 'node:http';
import { limits } from '../guard/limits.ts';
import { operationRequestOf, type UncheckedRequest } from './operation-request.ts';

/** The types that an answer can be of. */
export type AnswerType = 'application/json' | 'application/graphql-response+json';

/** What clients say that they accept, as the fast path takes it, and the type of the answer that it means. */
const accepted: ReadonlyMap<string, AnswerType> = new Map([
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/graphql-response+json', 'application/graphql-response+json'],
  ['application/graphql-response+json, application/json', 'application/graphql-response+json'],
]);

const plainJson = /^application\/json(?:;\s*charset=utf-8)?$/;

/** The type of the answer to a request that the fast path takes by its head; null for one that it leaves to Yoga. */
export function answerTypeOf({ method, url, headers }: IncomingMessage): AnswerType | null {
  if (method !== 'POST' || url !== '/graphql' || !plainJson.test(headers['content-type'] ?? '')) return null;
  if (headers['content-encoding'] !== undefined || headers.expect !== undefined) return null;
  const length = headers['content-length'] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(length) || Number(length) > limits.bodyBytes) return null;
  return accepted.get(headers.accept ?? '*/*') ?? null;
}

/** The whole body of a request with a content-length; null when it broke off. */
export function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let left = Number(request.headers['content-length']);
    request.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      left -= chunk.byteLength;
      if (left === 0) resolve(chunks.length === 1 ? chunk : Buffer.concat(chunks));
    });
    request.on('error', () => resolve(null));
    request.on('close', () => resolve(null));
  });
}

/** The operation in a body that is one well-formed request; null for any other. */
export function operationIn(body: Buffer): UncheckedRequest | null {
  try {
    return operationRequestOf(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}
