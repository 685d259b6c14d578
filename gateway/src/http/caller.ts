import type { Caller } from '../execution/context.ts';
import { type HeaderReader, readCredentials } from '../kit/credentials.ts';
import type { TraceSpan } from '../kit/trace.ts';

const fit = /^[\w.:-]{1,64}$/;

/** A request id that a client may give: up to 64 letters, digits and `. : _ -`; anything else counts as none. */
export const requestIdIn = (header: HeaderReader): string | undefined => {
  const id = header('x-request-id') ?? '';
  return fit.test(id) ? id : undefined;
};

/**
 * Who asks, by the headers of an HTTP request: credentials, `lang` (pl unless en), `x-app-type` (Browser unless App),
 * the cookies and the XSRF token.
 * @param address where the client is
 * @param trace the step of a trace that the request is; null when nothing is traced
 */
export function callerOf(header: HeaderReader, address: string, trace: TraceSpan | null): Caller {
  return {
    address,
    trace,
    credentials: readCredentials(header),
    lang: header('lang') === 'en' ? 'en' : 'pl',
    appType: header('x-app-type') === 'App' ? 'App' : 'Browser',
    cookieHeader: header('cookie') ?? null,
    xsrfToken: header('x-xsrf-token') ?? null,
    requestId: requestIdIn(header),
  };
}
