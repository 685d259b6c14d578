import { randomUUID } from 'node:crypto';
import type { OperationContext } from '../execution/context.ts';
import type { OriginGuard } from '../guard/origins.ts';
import { type HeaderReader, type HeaderWriter, writeCredentials } from '../kit/credentials.ts';
import { requestIdIn } from './caller.ts';

/**
 * Writes what every answer at /graphql carries besides its type and length, by the headers of its request and, where an
 * operation ran, by what became of its context.
 */
export type WriteHeaders = (
  header: HeaderReader,
  context: OperationContext | undefined,
  write: HeaderWriter,
) => void;

/**
 * Makes the rule: rotated credentials and the upstream's cookies go to the caller, allowed pages of other origins may read the
 * answer, and nobody keeps it.
 */
export function createAnswerHeaders(origins: OriginGuard, publicUrl: string): WriteHeaders {
  const secure = publicUrl.startsWith('https:');
  return (header, context, write) => {
    const renewed = context?.session.jar.renewed ?? null;
    if (renewed !== null) writeCredentials(renewed, write);
    const cors = origins.corsHeaders(header('origin'), header('host'));
    if (cors !== null) for (const [name, value] of Object.entries(cors)) write(name, value);
    write('x-request-id', context?.requestId ?? requestIdIn(header) ?? randomUUID());
    write('cache-control', 'no-store');
    for (const line of context?.session.cookies.setCookieLines(secure) ?? []) write('set-cookie', line);
  };
}
