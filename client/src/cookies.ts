import type { HeadersLike } from './platform.ts';

/** Access to the gateway's cookies: a mutation must send them, and repeat one as its XSRF token. */
export interface Cookies {
  /** The `Cookie` header; null when the platform sends it. */
  header(): string | null;
  /** Stores the cookies of a response. */
  update(headers: HeadersLike): void;
  /** The decoded cookie `XSRF-TOKEN`; null without one. */
  xsrfToken(): string | null;
}

declare const document: { readonly cookie: string } | undefined;
declare const navigator: { readonly product?: string } | undefined;

const xsrfCookie = 'XSRF-TOKEN';

/** Uses the page's cookies, those of React Native, or a jar as in Node. */
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
    return cookie === undefined ? null : decode(cookie.slice(xsrfCookie.length + 1));
  },
});

/**
 * Stores cookies where the platform does not, as in Node. With `platformSends` it only reads the token: React Native
 * sends cookies itself and exposes those of a response.
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
      return value === undefined ? null : decode(value);
    },
  };
}

/** Splits `set-cookie`; without `getSetCookie` they are joined by commas, which also occur in dates. */
const setCookies = (headers: HeadersLike): readonly string[] =>
  headers.getSetCookie?.() ?? headers.get('set-cookie')?.split(/,(?=\s*[^;,=\s]+=)/) ?? [];

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
