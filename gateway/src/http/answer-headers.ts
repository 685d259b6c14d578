import { randomUUID } from 'node:crypto';
import type { ExecutionResult } from 'graphql';
import type { GatewayConfig } from '../config.ts';
import type { OperationContext } from '../execution/context.ts';
import type { Engine } from '../execution/engine.ts';
import type { PreparedOperation } from '../execution/operation.ts';
import type { OriginGuard } from '../guard/origins.ts';
import { toolsKeyHeader } from '../guard/tools-key.ts';
import { type HeaderReader, type HeaderWriter, writeCredentials } from '../kit/credentials.ts';
import { requestIdIn } from './operation-request.ts';

interface Ran {
  readonly context: OperationContext;
  readonly isPublic: boolean;
}

/**
 * Writes the headers of every response at /graphql, except type, length and encoding. A name may be written several times.
 * @param ran undefined when no operation has run
 */
export type WriteHeaders = (header: HeaderReader, ran: Ran | undefined, write: HeaderWriter) => void;

/**
 * A public answer is cacheable and has no headers of its caller. Any other answer is not cacheable and returns rotated
 * credentials and the upstream's cookies.
 */
export function createAnswerHeaders(
  origins: OriginGuard,
  { publicUrl, publicMaxAge }: Pick<GatewayConfig, 'publicUrl' | 'publicMaxAge'>,
): WriteHeaders {
  const secure = publicUrl.startsWith('https:');
  const publicControl = `public, max-age=${publicMaxAge}, stale-while-revalidate=${publicMaxAge}`;
  return (header, ran, write) => {
    const cors = Object.entries(origins.corsHeaders(header('origin'), header('host')) ?? {});
    if (ran?.isPublic === true) {
      for (const [name, value] of cors) if (name !== 'vary') write(name, value);
      write('cache-control', publicControl);
      write('vary', publicVary);
      return;
    }
    for (const [name, value] of cors) write(name, value);
    const { requestId, session } = ran?.context ?? {};
    const renewed = session?.jar.renewed ?? null;
    if (renewed !== null) writeCredentials(renewed, write);
    write('x-request-id', requestId ?? requestIdIn(header) ?? randomUUID());
    write('cache-control', 'no-store');
    for (const line of session?.cookies.setCookieLines(secure) ?? []) write('set-cookie', line);
  };
}

/** Headers that identify the caller. An answer to a request with any of them is not public. */
const personal = ['access-token', 'authorization', 'client', 'cookie', 'token-type', 'uid', toolsKeyHeader];

/** nginx does not cache a response whose Vary header is longer than 128 characters. */
const publicVary = ['accept', 'lang', 'origin', 'x-app-type', ...personal].join(', ');

/**
 * Whether shared caches may store a result: a guest has requested a released document by GET, and the result depends on
 * nothing but good replies to public calls.
 */
export const isPublicAnswer = (
  engine: Engine,
  { method, header }: { readonly method: string; readonly header: HeaderReader },
  operation: PreparedOperation,
  context: OperationContext,
  { errors, extensions }: ExecutionResult,
): boolean =>
  method === 'GET' &&
  operation.release !== null &&
  personal.every((name) => header(name) == null) &&
  errors === undefined &&
  extensions === undefined &&
  !context.signedIn &&
  context.calls.recorded() !== null &&
  engine.isPublic(operation);
