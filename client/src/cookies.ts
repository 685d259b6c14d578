import type { HeadersLike } from './platform.ts';

/** Where the gateway's cookies are: a change must send them, and repeat one of them as its XSRF token. */
export interface Cookies {
  /** What to send as `Cookie`; null where the platform sends it by itself. */
  header(): string | null;
  /** Takes the cookies of an answer. */
  update(headers: HeadersLike): void;
  /** The value of the cookie `XSRF-TOKEN`, decoded once; null when there is none. */
  xsrfToken(): string | null;
}

declare const document: { readonly cookie: string } | undefined;
declare const navigator: { readonly product?: string } | undefined;

const xsrfCookie = 'XSRF-TOKEN';

/** As this platform keeps cookies: in the page, by itself as React Native does, or not at all, as Node. */
export function platformCookies(): Cookies {
  if (typeof document !== 'undefined') return documentCookies(() => document.cookie);
  const platformSends = typeof navigator !== 'undefined' && navigator.product === 'ReactNative';
  return createCookieJar({ platformSends });
}

export const documentCookies = (read: () => string): Cookies => ({
  header: () => null,
  update: () => undefined,
  xsrfToken() {
    const cookie = read()
      .split('; ')
      .find((part) => part.startsWith(`${xsrfCookie}=`));
    return cookie === undefined ? null : decoded(cookie.slice(xsrfCookie.length + 1));
  },
});

/**
 * Keeps cookies where the platform does not, as in Node; with `platformSends` it only reads the token, where the
 * platform sends cookies by itself and shows those of an answer, as in React Native.
 */
export function createCookieJar({ platformSends = false } = {}): Cookies {
  const values = new Map<string, string>();
  return {
    header: () =>
      platformSends || values.size === 0 ? null : [...values].map((pair) => pair.join('=')).join('; '),
    update(headers) {
      for (const line of setCookies(headers)) {
        const [, name = '', value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /;\s*max-age=0/i.test(line)) values.delete(name);
        else values.set(name, value);
      }
    },
    xsrfToken() {
      const value = values.get(xsrfCookie);
      return value === undefined ? null : decoded(value);
    },
  };
}

/** Each cookie of an answer; platforms without `getSetCookie` join them by commas, which dates have too. */
const setCookies = (headers: HeadersLike): readonly string[] =>
  headers.getSetCookie?.() ?? headers.get('set-cookie')?.split(/,(?=\s*[^;,=\s]+=)/) ?? [];

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
