import type { ErrorCode } from '@tipgraph/client';
import { describe, expect, it } from 'vitest';
import { type Failure, isOfMainField, scopeOf } from '../shared/relay/app-error.ts';
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
const openPage = (address: string, hasInput = false) => ({ address, returnTo: address, hasInput });
const stay = { signOut: false, offline: false };

describe('actionFor', () => {
  it('signs out and redirects to the sign-in when the session is lost', () => {
    expect(actionFor(failure('UNAUTHENTICATED'), user, openPage('/dropinfo'))).toEqual({
      ...stay,
      signOut: true,
      to: '/login?to=%2Fdropinfo',
      toast: 'app.guard.signInFirst',
    });
  });

  it('signs a locked account out and redirects home', () => {
    const expected = { ...stay, signOut: true, to: '/', toast: 'app.guard.locked' };
    expect(actionFor(failure('LOCKED', { scope: 'section' }), user, openPage('/dropinfo'))).toEqual(expected);
    expect(actionFor(failure('LOCKED', { kind: 'mutation' }), guest(), openPage('/login'))?.to).toBe('/');
  });

  it('ignores responses to a previous session', () => {
    expect(actionFor(failure('UNAUTHENTICATED', { current: false }), user, openPage('/x'))).toBeNull();
    expect(actionFor(failure('LOCKED', { current: false }), user, openPage('/x'))).toBeNull();
  });

  it('ignores lost credentials while signing out', () => {
    expect(
      actionFor(failure('UNAUTHENTICATED'), { ...user, isSigningOut: true }, openPage('/dropinfo')),
    ).toBeNull();
  });

  it('redirects a guest to the sign-in for mutations only', () => {
    expect(actionFor(failure('UNAUTHENTICATED', { kind: 'live' }), guest(), openPage('/'))).toBeNull();
    expect(actionFor(failure('UNAUTHENTICATED'), guest(), openPage('/'))).toBeNull();
    expect(actionFor(failure('UNAUTHENTICATED', { kind: 'mutation' }), guest(), openPage('/'))?.to).toBe(
      '/login',
    );
  });

  it.each([{ kind: 'query', opensPage: true }, { kind: 'mutation' }] as const)(
    'redirects from a forbidden page: %j',
    (options) => {
      const forbidden = failure('FORBIDDEN', options);
      expect(actionFor(forbidden, user, openPage('/dropinfo'))).toEqual({
        ...stay,
        to: '/',
        toast: 'app.guard.noAccess',
      });
      expect(actionFor(forbidden, signedIn({ isAdmin: true }), openPage('/dropinfo'))?.to).toBe('/admin');
      expect(actionFor(forbidden, signedIn({ isAdmin: true }), openPage('/admin/users?page=2'))?.to).toBe(
        '/admin',
      );
      expect(actionFor(forbidden, signedIn({ isAdmin: true }), openPage('/admin?x=1'))?.to).toBe('/');
    },
  );

  it('stays in a form with unsaved input after a forbidden mutation', () => {
    const forbidden = failure('FORBIDDEN', { kind: 'mutation' });
    expect(actionFor(forbidden, user, openPage('/profile', true))).toEqual({
      ...stay,
      to: '/profile',
      toast: 'app.guard.noAccess',
    });
  });

  it.each(['live', 'query'] as const)('stays on an open page after a forbidden %s request', (kind) => {
    expect(actionFor(failure('FORBIDDEN', { kind }), user, openPage('/dashboard'))).toBeNull();
  });

  it('redirects home when the service is offline before a page is open', () => {
    const first = failure('UPSTREAM_OFFLINE', { opensPage: true });
    expect(actionFor(first, user, openPage('/dropinfo'))).toEqual({
      ...stay,
      offline: true,
      to: '/?to=%2Fdropinfo',
      toast: null,
    });
  });

  it.each([
    ['the network is offline', failure('NETWORK', { opensPage: true })],
    ['a background request gets no network', failure('NETWORK')],
    ['a mutation gets no network', failure('NETWORK', { kind: 'mutation' })],
    ['a subscription loses the network', failure('NETWORK', { kind: 'live' })],
    ['the service is offline for a background request', failure('UPSTREAM_OFFLINE')],
    ['the service is offline for a mutation', failure('UPSTREAM_OFFLINE', { kind: 'mutation' })],
    ['the service is offline for a subscription', failure('UPSTREAM_OFFLINE', { kind: 'live' })],
    ['a response takes too long', failure('UPSTREAM_TIMEOUT', { opensPage: true })],
  ])('stays on the page when %s', (_, error) => {
    expect(actionFor(error, user, openPage('/dropinfo'))).toBeNull();
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
    expect(actionFor(failure(code), user, openPage('/dropinfo'))).toBeNull();
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
  ] as const)('returns for an error at %j: %s', (path, scope) => {
    expect(scopeOf(path)).toBe(scope);
  });
});

describe('isOfMainField', () => {
  it.each([
    [[], 'viewer', true],
    [['viewer'], 'viewer', true],
    [['viewer', 'dashboard'], 'viewer', false],
    [['leagues'], 'viewer', false],
    [['admin'], 'admin', true],
    [['admin', 'users'], 'admin', true],
    [['admin', 'counts'], 'admin', false],
    [['admin', 'heldPayments'], 'admin', false],
    [['admin', 'users', 'edges'], 'admin', false],
  ] as const)('returns for an error at %j of a page with the field %s: %s', (path, field, expected) => {
    expect(isOfMainField(path, field)).toBe(expected);
  });
});
