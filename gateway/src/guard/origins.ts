type Header = string | null | undefined;

const exposed = 'access-token, client, token-type, uid, expiry, x-request-id, retry-after';
const accepted =
  'content-type, access-token, client, token-type, uid, expiry, lang, x-app-type, x-xsrf-token, x-request-id, apollographql-client-name, apollographql-client-version';

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** Whether a Host header is a host with or without a port; in HTTP/1.0 it may be absent. */
export const isValidHost = (host: string | undefined): boolean =>
  !host || (/^[^/\\?#@]+$/.test(host) && URL.canParse(`http://${host}`));

export type OriginGuard = ReturnType<typeof createOriginGuard>;

/** Decides by Origin and Host which pages may call, over HTTP and WebSocket. */
export function createOriginGuard(publicUrl: string, origins: readonly string[]) {
  const site = new URL(publicUrl);
  const allowed = new Set([site.origin, ...origins]);
  /** The scheme of a host is only known for that of `publicUrl`. */
  const isOwn = (origin: string, host: Header): boolean =>
    host === site.host ? origin === site.origin : host != null && hostOf(origin) === host;
  return {
    /** A request without an Origin is not from a page and passes. */
    allows: (origin: Header, host: Header): boolean =>
      origin == null || allowed.has(origin) || isOwn(origin, host),
    /** The Access-Control headers for an allowed page of another origin; else null. */
    corsHeaders(origin: Header, host: Header): Record<string, string> | null {
      if (origin == null || !allowed.has(origin) || isOwn(origin, host)) return null;
      return {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': accepted,
        'access-control-expose-headers': exposed,
        'access-control-max-age': '600',
        vary: 'Origin',
      };
    },
  };
}
