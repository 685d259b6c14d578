import { describe, expect, it } from 'vitest';
import { CookiePass } from './cookie-pass.ts';

const now = Date.parse('2026-03-14T00:00:00Z');

const headersOf = (pass: CookiePass, changes: boolean): Record<string, string> => {
  const headers: Record<string, string> = {};
  pass.writeHeaders(changes, (name, value) => {
    headers[name] = value;
  });
  return headers;
};

describe('the cookie pass', () => {
  it('rewrites the upstream’s cookies for the gateway’s own origin', () => {
    const pass = new CookiePass();
    const lines = [
      'XSRF-TOKEN=a%2Bb; Domain=upstream.example; Path=/api; SameSite=None; Secure',
      '_session=s1; Path=/api; HttpOnly; Max-Age=3600',
    ];
    pass.absorb(lines, false, now);
    expect(pass.setCookieLines(false)).toEqual([
      'XSRF-TOKEN=a%2Bb; Path=/; SameSite=Lax',
      '_session=s1; Path=/; HttpOnly; Max-Age=3600; SameSite=Lax',
    ]);
    expect(pass.setCookieLines(true)[0]).toBe('XSRF-TOKEN=a%2Bb; Path=/; SameSite=Lax; Secure');
  });

  it('keeps the last of several with one name, and sends it up from then on', () => {
    const pass = new CookiePass({ cookieHeader: 'XSRF-TOKEN=old; sid=1' });
    pass.absorb(['XSRF-TOKEN=mid', 'XSRF-TOKEN=new'], false, now);
    expect(pass.setCookieLines(false)).toEqual(['XSRF-TOKEN=new; Path=/; SameSite=Lax']);
    expect(headersOf(pass, false)).toEqual({ cookie: 'XSRF-TOKEN=new; sid=1' });
  });

  it('never mends a token: without acceptance the caller’s own goes up again', () => {
    const pass = new CookiePass({ cookieHeader: 'XSRF-TOKEN=x', xsrfToken: 'stale' });
    pass.absorb(['XSRF-TOKEN=fresh'], false, now);
    expect(headersOf(pass, true)['x-xsrf-token']).toBe('stale');
    expect(headersOf(new CookiePass({ cookieHeader: 'XSRF-TOKEN=x' }), true)).toEqual({
      cookie: 'XSRF-TOKEN=x',
    });
  });

  it('follows the newest cookie once the token was accepted, decoded exactly once', () => {
    const pass = new CookiePass({ cookieHeader: 'XSRF-TOKEN=x', xsrfToken: 'x' });
    pass.absorb(['XSRF-TOKEN=a%252B%3D'], true, now);
    expect(headersOf(pass, true)['x-xsrf-token']).toBe('a%2B=');
  });

  it('of an account of the gateway’s own echoes its cookie at once', () => {
    const pass = new CookiePass({ own: true });
    pass.absorb(['XSRF-TOKEN=a%2Bb'], false, now);
    expect(headersOf(pass, true)).toEqual({ cookie: 'XSRF-TOKEN=a%2Bb', 'x-xsrf-token': 'a+b' });
  });

  it.each([['sid=; Max-Age=0'], ['sid=; Expires=Thu, 01 Jan 1970 00:00:00 GMT']])(
    'stops sending a cookie that was taken away, and tells the caller: %s',
    (line) => {
      const pass = new CookiePass({ cookieHeader: 'sid=1' });
      pass.absorb([line], false, now);
      expect(headersOf(pass, false)).toEqual({});
      expect(pass.setCookieLines(false)).toHaveLength(1);
    },
  );
});
