import { randomUUID } from 'node:crypto';
import type { OriginGuard } from '../guard/origins.ts';
import { credentialHeaders, type HeaderReader } from '../rest/credential-jar.ts';
import { requestIdIn } from './caller.ts';
import type { GraphContext } from './context.ts';

/** What every answer at /graphql carries besides its type and length. */
export interface AnswerHeaders {
  readonly headers: Readonly<Record<string, string>>;
  /** The lines of Set-Cookie. */
  readonly cookieLines: readonly string[];
}

/** Tells the headers of an answer by those of its request and, where an operation ran, by what became of its context. */
export type HeadersOf = (header: HeaderReader, context: GraphContext | undefined) => AnswerHeaders;

/**
 * Makes the rule: rotated credentials and the upstream's cookies go to the caller, allowed pages of other origins may read the
 * answer, and nobody keeps it.
 */
export function createAnswerHeaders(origins: OriginGuard, publicUrl: string): HeadersOf {
  const secure = publicUrl.startsWith('https:');
  return (header, context) => {
    const renewed = context?.session.jar.renewed;
    return {
      headers: {
        ...(renewed ? credentialHeaders(renewed) : {}),
        ...origins.corsHeaders(header('origin'), header('host')),
        'x-request-id': context?.requestId ?? requestIdIn(header) ?? randomUUID(),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
      cookieLines: context?.session.cookies.setCookieLines(secure) ?? [],
    };
  };
}
