import { describe, expect, it } from 'vitest';
import { CookieForwarder, cookieRules } from './session.ts';

const now = Date.parse('2026-03-14T00:00:00Z');

const rules = cookieRules(['https://api.upstream.example/api', 'https://site.example'], ['sid']);

const headersOf = (forwarder: CookieForwarder, changes: boolean): Record<string, string> => {
  const headers: Record<string, string> = {};
  forwarder.writeHeaders(changes, (name, value) => {
    headers[name] = value;
  });
  return headers;
};

describe('the cookie forwarder', () => {
  it('rewrites the upstream’s cookies for the gateway’s own origin', () => {
    const forwarder = new CookieForwarder({ rules });
    const lines = [
      'XSRF-TOKEN=a%2Bb; Domain=upstream.example; Path=/api; SameSite=None; Secure',
      '_upstream_session=s1; Path=/api; HttpOnly; Max-Age=3600',
    ];
    forwarder.update(lines, false, now);
    expect(forwarder.setCookieLines(false)).toEqual([
      'XSRF-TOKEN=a%2Bb; Path=/; SameSite=Lax',
      '_upstream_session=s1; Path=/; HttpOnly; Max-Age=3600; SameSite=Lax',
    ]);
    expect(forwarder.setCookieLines(true)[0]).toBe('XSRF-TOKEN=a%2Bb; Path=/; SameSite=Lax; Secure');
  });

  it('sends up no cookie but those that are named', () => {
    const cookieHeader = 'analytics=1; XSRF-TOKEN=x; _upstream_session=s; sid=2; sid2=3; =4; xsrf-token=5';
    expect(headersOf(new CookieForwarder({ cookieHeader, rules }), false)).toEqual({
      cookie: 'XSRF-TOKEN=x; _upstream_session=s; sid=2',
    });
    expect(headersOf(new CookieForwarder({ cookieHeader }), false)).toEqual({
      cookie: 'XSRF-TOKEN=x; _upstream_session=s',
    });
  });

  it.each([
    ['of another name', 'internal_debug=1; Path=/'],
    ['of a foreign domain', 'sid=1; Domain=upstream.internal'],
    ['of a domain below the host', 'sid=1; Domain=deeper.api.upstream.example'],
    ['of a domain that only ends alike', 'sid=1; domain=stream.example'],
    ['of one foreign domain among others', 'sid=1; Domain=site.example; DOMAIN=elsewhere.example'],
    ['without a name', '=1'],
  ])('drops a cookie %s, and does not move it to its own site: %s', (_what, line) => {
    const forwarder = new CookieForwarder({ rules });
    forwarder.update([line], false, now);
    expect(forwarder.setCookieLines(false)).toEqual([]);
    expect(headersOf(forwarder, false)).toEqual({});
  });

  it.each(['upstream.example', '.API.upstream.example', 'site.example'])(
    'takes one whose domain %s is of the upstream or of the site',
    (domain) => {
      const forwarder = new CookieForwarder({ rules });
      forwarder.update([`sid=1; Domain=${domain}`], false, now);
      expect(forwarder.setCookieLines(false)).toEqual(['sid=1; Path=/; SameSite=Lax']);
    },
  );

  it('keeps the last of several with one name, and sends it up from then on', () => {
    const forwarder = new CookieForwarder({ cookieHeader: 'XSRF-TOKEN=old; sid=1', rules });
    forwarder.update(['XSRF-TOKEN=mid', 'XSRF-TOKEN=new'], false, now);
    expect(forwarder.setCookieLines(false)).toEqual(['XSRF-TOKEN=new; Path=/; SameSite=Lax']);
    expect(headersOf(forwarder, false)).toEqual({ cookie: 'XSRF-TOKEN=new; sid=1' });
  });

  it('never replaces a token: without acceptance the caller’s own goes up again', () => {
    const forwarder = new CookieForwarder({ cookieHeader: 'XSRF-TOKEN=x', xsrfToken: 'stale' });
    forwarder.update(['XSRF-TOKEN=fresh'], false, now);
    expect(headersOf(forwarder, true)['x-xsrf-token']).toBe('stale');
    expect(headersOf(new CookieForwarder({ cookieHeader: 'XSRF-TOKEN=x' }), true)).toEqual({
      cookie: 'XSRF-TOKEN=x',
    });
  });

  it('follows the newest cookie once the token was accepted, decoded exactly once', () => {
    const forwarder = new CookieForwarder({ cookieHeader: 'XSRF-TOKEN=x', xsrfToken: 'x' });
    forwarder.update(['XSRF-TOKEN=a%252B%3D'], true, now);
    expect(headersOf(forwarder, true)['x-xsrf-token']).toBe('a%2B=');
  });

  it('of an account of the gateway’s own echoes its cookie at once', () => {
    const forwarder = new CookieForwarder({ own: true });
    forwarder.update(['XSRF-TOKEN=a%2Bb'], false, now);
    expect(headersOf(forwarder, true)).toEqual({ cookie: 'XSRF-TOKEN=a%2Bb', 'x-xsrf-token': 'a+b' });
  });

  it.each([['sid=; Max-Age=0'], ['sid=; Expires=Thu, 01 Jan 1970 00:00:00 GMT']])(
    'stops sending a cookie that was taken away, and tells the caller: %s',
    (line) => {
      const forwarder = new CookieForwarder({ cookieHeader: 'sid=1', rules });
      forwarder.update([line], false, now);
      expect(headersOf(forwarder, false)).toEqual({});
      expect(forwarder.setCookieLines(false)).toHaveLength(1);
    },
  );
});
