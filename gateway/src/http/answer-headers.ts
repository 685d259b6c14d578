import { randomUUID } from 'node:crypto';
import type { ExecutionResult } from 'graphql';
import type { OperationContext } from '../execution/context.ts';
import type { Engine } from '../execution/engine.ts';
import type { PreparedOperation } from '../execution/operation.ts';
import type { OriginGuard } from '../guard/origins.ts';
import { toolsKeyHeader } from '../guard/tools-key.ts';
import { type HeaderReader, type HeaderWriter, writeCredentials } from '../kit/credentials.ts';
import { requestIdIn } from './operation-request.ts';

interface Ran {
  readonly context: OperationContext;
  /** Whether its answer is everybody's. */
  readonly isPublic: boolean;
}

/**
 * Writes what every answer at /graphql carries besides its type, length and encoding, by the headers of its request and, where
 * an operation ran, by what became of it. A name may come twice.
 */
export type WriteHeaders = (header: HeaderReader, ran: Ran | undefined, write: HeaderWriter) => void;

export interface AnswerHeaderSettings {
  readonly publicUrl: string;
  /** Seconds for which caches may keep answers that are everybody's; 0 for none. */
  readonly publicMaxAge: number;
}

/**
 * Makes the rule: allowed pages of other origins may read an answer. One that is everybody's carries nothing of who asked, and
 * caches may keep it for a while; with any other, rotated credentials and the upstream's cookies go to the caller, and
 * nobody keeps it.
 */
export function createAnswerHeaders(
  origins: OriginGuard,
  { publicUrl, publicMaxAge }: AnswerHeaderSettings,
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

/** Headers that say who asks: with any of them an answer is for its caller alone. */
const personal = ['access-token', 'authorization', 'client', 'cookie', 'token-type', 'uid', toolsKeyHeader];

/** The headers that its answer may depend on. nginx keeps nothing where they are longer than 128 characters in all. */
const publicVary = ['accept', 'lang', 'origin', 'x-app-type', ...personal].join(', ');

interface Answered {
  readonly method: string;
  readonly header: HeaderReader;
  readonly operation: PreparedOperation;
  readonly context: OperationContext;
}

/**
 * Whether a result is everybody's, so that a cache between gateway and clients may keep it: a guest asked for a released
 * document by GET, and it was made of nothing but good replies to calls whose data are everybody's.
 */
export const isPublicAnswer = (
  engine: Engine,
  { method, header, operation, context }: Answered,
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
