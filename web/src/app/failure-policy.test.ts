import type { ErrorCode } from '@tipgraph/client';
import { describe, expect, it } from 'vitest';
import { type Failure, scopeOf } from '../shared/relay/app-error.ts';
import { guest, signedIn } from '../testing/session-states.ts';
import { actionFor } from './failure-policy.ts';

const failure = (code: ErrorCode, more: Partial<Failure> = {}): Failure => ({
  code,
  kind: 'query',
  scope: 'page',
  opensPage: false,
  current: true,
  ...more,
});
const user = signedIn();
const stay = { forget: false, offline: false };

describe('what the app does about an error', () => {
  it('signs out and asks to sign in again when the sign-in is lost', () => {
    expect(actionFor(failure('UNAUTHENTICATED'), user, '/dropinfo')).toEqual({
      ...stay,
      forget: true,
      to: '/login?to=%2Fdropinfo',
      toast: 'app.guard.signInFirst',
    });
  });

  it('signs a locked account out, and sends a guest home', () => {
    const expected = { ...stay, forget: true, to: '/', toast: 'app.guard.locked' };
    expect(actionFor(failure('LOCKED', { scope: 'section' }), user, '/dropinfo')).toEqual(expected);
    expect(actionFor(failure('LOCKED', { kind: 'mutation' }), guest(), '/login')?.to).toBe('/');
  });

  it('takes no notice of an answer to somebody who has left', () => {
    expect(actionFor(failure('UNAUTHENTICATED', { current: false }), user, '/x')).toBeNull();
    expect(actionFor(failure('LOCKED', { current: false }), user, '/x')).toBeNull();
  });

  it('takes no notice of lost credentials while the person signs out', () => {
    expect(actionFor(failure('UNAUTHENTICATED'), { ...user, isSigningOut: true }, '/dropinfo')).toBeNull();
  });

  it('asks a guest to sign in for what they do, not for what a page that was left still asks', () => {
    expect(actionFor(failure('UNAUTHENTICATED', { kind: 'live' }), guest(), '/')).toBeNull();
    expect(actionFor(failure('UNAUTHENTICATED'), guest(), '/')).toBeNull();
    expect(actionFor(failure('UNAUTHENTICATED', { kind: 'mutation' }), guest(), '/')?.to).toBe('/login');
  });

  it.each([{ kind: 'query', opensPage: true }, { kind: 'mutation' }] as const)(
    'sends the refused away from a page: %j',
    (what) => {
      const refused = failure('FORBIDDEN', what);
      expect(actionFor(refused, user, '/dropinfo')).toEqual({
        ...stay,
        to: '/',
        toast: 'app.guard.noAccess',
      });
      expect(actionFor(refused, signedIn({ isAdmin: true }), '/dropinfo')?.to).toBe('/admin');
      expect(actionFor(refused, signedIn({ isAdmin: true }), '/admin/users?page=2')?.to).toBe('/admin');
      expect(actionFor(refused, signedIn({ isAdmin: true }), '/admin?x=1')?.to).toBe('/');
    },
  );

  it.each(['live', 'query'] as const)('keeps an open page when it is refused later: %s', (kind) => {
    expect(actionFor(failure('FORBIDDEN', { kind }), user, '/dashboard')).toBeNull();
  });

  it('leaves a refused or failed section to the page', () => {
    expect(actionFor(failure('FORBIDDEN', { scope: 'section' }), user, '/dashboard')).toBeNull();
    expect(actionFor(failure('UPSTREAM_OFFLINE', { scope: 'section' }), user, '/dashboard')).toBeNull();
  });

  it('goes home and says so when the service is away before there is a page', () => {
    const first = failure('UPSTREAM_OFFLINE', { opensPage: true });
    expect(actionFor(first, user, '/dropinfo')).toEqual({
      ...stay,
      offline: true,
      to: '/?to=%2Fdropinfo',
      toast: null,
    });
    expect(actionFor({ ...first, scope: 'section' }, user, '/dropinfo')).toBeNull();
  });

  it.each([
    ['the network is away', failure('NETWORK', { opensPage: true })],
    ['the network is away in the background', failure('NETWORK')],
    ['the network is away while a form is saved', failure('NETWORK', { kind: 'mutation' })],
    ['the network is away from a stream', failure('NETWORK', { kind: 'live' })],
    ['the service is away in the background', failure('UPSTREAM_OFFLINE')],
    ['the service is away while a form is saved', failure('UPSTREAM_OFFLINE', { kind: 'mutation' })],
    ['the service is away from a stream', failure('UPSTREAM_OFFLINE', { kind: 'live' })],
    ['an answer takes too long', failure('UPSTREAM_TIMEOUT', { opensPage: true })],
  ])('leaves no page when %s', (_, error) => {
    expect(actionFor(error, user, '/dropinfo')).toBeNull();
  });

  it.each([
    'NOT_FOUND',
    'RATE_LIMITED',
    'UPSTREAM_TIMEOUT',
    'UPSTREAM_ERROR',
    'BAD_UPSTREAM_RESPONSE',
    'BAD_USER_INPUT',
    'INTERNAL',
  ] as const)('leaves %s to the caller', (code) => {
    expect(actionFor(failure(code), user, '/dropinfo')).toBeNull();
  });
});

describe('scopeOf', () => {
  it.each([
    [[], 'page'],
    [['dropinfos'], 'page'],
    [['viewer'], 'page'],
    [['viewer', 'dashboard'], 'page'],
    [['viewer', 'dashboard', 'specialTips'], 'section'],
    [['dropinfos', 'edges', 3, 'node', 'league'], 'section'],
  ] as const)("calls an error at %j the %s's", (path, scope) => {
    expect(scopeOf(path)).toBe(scope);
  });
});
