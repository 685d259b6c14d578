import { describe, expect, it } from 'vitest';
import { CookieForwarder, cookieRules } from './cookie-forwarder.ts';

const now = Date.parse('2026-03-14T00:00:00Z');

const rules = cookieRules(['https://api.upstream.example/api', 'https://site.example'], ['sid']);

const headersOf = (pass: CookieForwarder, changes: boolean): Record<string, string> => {
  const headers: Record<string, string> = {};
  pass.writeHeaders(changes, (name, value) => {
    headers[name] = value;
  });
  return headers;
};

describe('the cookie pass', () => {
  it('rewrites the upstream’s cookies for the gateway’s own origin', () => {
    const pass = new CookieForwarder({ rules });
    const lines = [
      'XSRF-TOKEN=a%2Bb; Domain=upstream.example; Path=/api; SameSite=None; Secure',
      '_upstream_session=s1; Path=/api; HttpOnly; Max-Age=3600',
    ];
    pass.update(lines, false, now);
    expect(pass.setCookieLines(false)).toEqual([
      'XSRF-TOKEN=a%2Bb; Path=/; SameSite=Lax',
      '_upstream_session=s1; Path=/; HttpOnly; Max-Age=3600; SameSite=Lax',
    ]);
    expect(pass.setCookieLines(true)[0]).toBe('XSRF-TOKEN=a%2Bb; Path=/; SameSite=Lax; Secure');
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
    const pass = new CookieForwarder({ rules });
    pass.update([line], false, now);
    expect(pass.setCookieLines(false)).toEqual([]);
    expect(headersOf(pass, false)).toEqual({});
  });

  it.each(['upstream.example', '.API.upstream.example', 'site.example'])(
    'takes one whose domain %s is of the upstream or of the site',
    (domain) => {
      const pass = new CookieForwarder({ rules });
      pass.update([`sid=1; Domain=${domain}`], false, now);
      expect(pass.setCookieLines(false)).toEqual(['sid=1; Path=/; SameSite=Lax']);
    },
  );

  it('keeps the last of several with one name, and sends it up from then on', () => {
    const pass = new CookieForwarder({ cookieHeader: 'XSRF-TOKEN=old; sid=1', rules });
    pass.update(['XSRF-TOKEN=mid', 'XSRF-TOKEN=new'], false, now);
    expect(pass.setCookieLines(false)).toEqual(['XSRF-TOKEN=new; Path=/; SameSite=Lax']);
    expect(headersOf(pass, false)).toEqual({ cookie: 'XSRF-TOKEN=new; sid=1' });
  });

  it('never mends a token: without acceptance the caller’s own goes up again', () => {
    const pass = new CookieForwarder({ cookieHeader: 'XSRF-TOKEN=x', xsrfToken: 'stale' });
    pass.update(['XSRF-TOKEN=fresh'], false, now);
    expect(headersOf(pass, true)['x-xsrf-token']).toBe('stale');
    expect(headersOf(new CookieForwarder({ cookieHeader: 'XSRF-TOKEN=x' }), true)).toEqual({
      cookie: 'XSRF-TOKEN=x',
    });
  });

  it('follows the newest cookie once the token was accepted, decoded exactly once', () => {
    const pass = new CookieForwarder({ cookieHeader: 'XSRF-TOKEN=x', xsrfToken: 'x' });
    pass.update(['XSRF-TOKEN=a%252B%3D'], true, now);
    expect(headersOf(pass, true)['x-xsrf-token']).toBe('a%2B=');
  });

  it('of an account of the gateway’s own echoes its cookie at once', () => {
    const pass = new CookieForwarder({ own: true });
    pass.update(['XSRF-TOKEN=a%2Bb'], false, now);
    expect(headersOf(pass, true)).toEqual({ cookie: 'XSRF-TOKEN=a%2Bb', 'x-xsrf-token': 'a+b' });
  });

  it.each([['sid=; Max-Age=0'], ['sid=; Expires=Thu, 01 Jan 1970 00:00:00 GMT']])(
    'stops sending a cookie that was taken away, and tells the caller: %s',
    (line) => {
      const pass = new CookieForwarder({ cookieHeader: 'sid=1', rules });
      pass.update([line], false, now);
      expect(headersOf(pass, false)).toEqual({});
      expect(pass.setCookieLines(false)).toHaveLength(1);
    },
  );
});
