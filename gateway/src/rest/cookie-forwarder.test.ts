import { describe, expect, it } from 'vitest';
import { CookieForwarder, cookieRules } from './session.ts';

const now = Date.parse('2026-03-14T00:00:00Z');

const rules = cookieRules(['https://api.upstream.example/api', 'https://site.example'], ['sid']);

const headersOf = (forwarder: CookieForwarder, isChange: boolean): Record<string, string> => {
  const headers: Record<string, string> = {};
  forwarder.writeHeaders(isChange, (name, value) => {
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

  it('sends only allowed cookies to the upstream', () => {
    const cookieHeader = 'analytics=1; XSRF-TOKEN=x; _upstream_session=s; sid=2; sid2=3; =4; xsrf-token=5';
    expect(headersOf(new CookieForwarder({ cookieHeader, rules }), false)).toEqual({
      cookie: 'XSRF-TOKEN=x; _upstream_session=s; sid=2',
    });
    expect(headersOf(new CookieForwarder({ cookieHeader }), false)).toEqual({
      cookie: 'XSRF-TOKEN=x; _upstream_session=s',
    });
  });

  it('sends the first of several cookies with one name, whose value pages repeat as the XSRF token', () => {
    const cookieHeader = 'XSRF-TOKEN=own; _upstream_session=s; XSRF-TOKEN=of-a-parent-domain';
    expect(headersOf(new CookieForwarder({ cookieHeader, xsrfToken: 'own' }), true)).toEqual({
      cookie: 'XSRF-TOKEN=own; _upstream_session=s',
      'x-xsrf-token': 'own',
    });
  });

  it.each([
    ['of another name', 'internal_debug=1; Path=/'],
    ['of a foreign domain', 'sid=1; Domain=upstream.internal'],
    ['of a domain below the host', 'sid=1; Domain=deeper.api.upstream.example'],
    ['of a domain with the same ending', 'sid=1; domain=stream.example'],
    ['of one foreign domain among others', 'sid=1; Domain=site.example; DOMAIN=elsewhere.example'],
    ['without a name', '=1'],
  ])('drops a cookie %s: %s', (_, line) => {
    const forwarder = new CookieForwarder({ rules });
    forwarder.update([line], false, now);
    expect(forwarder.setCookieLines(false)).toEqual([]);
    expect(headersOf(forwarder, false)).toEqual({});
  });

  it.each(['upstream.example', '.API.upstream.example', 'site.example'])(
    'forwards a cookie of the domain %s',
    (domain) => {
      const forwarder = new CookieForwarder({ rules });
      forwarder.update([`sid=1; Domain=${domain}`], false, now);
      expect(forwarder.setCookieLines(false)).toEqual(['sid=1; Path=/; SameSite=Lax']);
    },
  );

  it('uses the last of several cookies with one name', () => {
    const forwarder = new CookieForwarder({ cookieHeader: 'XSRF-TOKEN=old; sid=1', rules });
    forwarder.update(['XSRF-TOKEN=mid', 'XSRF-TOKEN=new'], false, now);
    expect(forwarder.setCookieLines(false)).toEqual(['XSRF-TOKEN=new; Path=/; SameSite=Lax']);
    expect(headersOf(forwarder, false)).toEqual({ cookie: 'XSRF-TOKEN=new; sid=1' });
  });

  it('sends the caller’s token again when the upstream has not accepted it', () => {
    const forwarder = new CookieForwarder({ cookieHeader: 'XSRF-TOKEN=x', xsrfToken: 'stale' });
    forwarder.update(['XSRF-TOKEN=fresh'], false, now);
    expect(headersOf(forwarder, true)['x-xsrf-token']).toBe('stale');
    expect(headersOf(new CookieForwarder({ cookieHeader: 'XSRF-TOKEN=x' }), true)).toEqual({
      cookie: 'XSRF-TOKEN=x',
    });
  });

  it('sends the decoded token of the latest cookie after the first was accepted', () => {
    const forwarder = new CookieForwarder({ cookieHeader: 'XSRF-TOKEN=x', xsrfToken: 'x' });
    forwarder.update(['XSRF-TOKEN=a%252B%3D'], true, now);
    expect(headersOf(forwarder, true)['x-xsrf-token']).toBe('a%2B=');
  });

  it('sends the XSRF cookie of a service account as its token', () => {
    const forwarder = new CookieForwarder({ own: true });
    forwarder.update(['XSRF-TOKEN=a%2Bb'], false, now);
    expect(headersOf(forwarder, true)).toEqual({ cookie: 'XSRF-TOKEN=a%2Bb', 'x-xsrf-token': 'a+b' });
  });

  it.each([['sid=; Max-Age=0'], ['sid=; Expires=Thu, 01 Jan 1970 00:00:00 GMT']])(
    'stops sending an expired cookie and forwards its expiry: %s',
    (line) => {
      const forwarder = new CookieForwarder({ cookieHeader: 'sid=1', rules });
      forwarder.update([line], false, now);
      expect(headersOf(forwarder, false)).toEqual({});
      expect(forwarder.setCookieLines(false)).toHaveLength(1);
    },
  );
});
