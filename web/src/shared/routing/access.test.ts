import { describe, expect, it } from 'vitest';
import { guest, signedIn } from '../../testing/session-states.ts';
import { returnToOf } from '../navigation/addresses.ts';
import { type Access, checkAccess, isGranted, mayOpen, offlineAddress, signInUrl } from './access.ts';

const page = (access: Access, isHomepage = false) => ({ access, isHomepage });
const dropinfo = page({ kind: 'permission', permission: 'DROPINFO' });
const tipsNew = page({ kind: 'role', roles: ['admin', 'typer'], permission: 'ADMIN_PANEL' });
const users = page({ kind: 'role', roles: ['admin'], permission: 'ADMIN_PANEL' });
const signInFirst = 'app.guard.signInFirst';
const noAccess = 'app.guard.noAccess';

describe('checkAccess', () => {
  it.each([
    ['a guest on a public page', page({ kind: 'public' }), guest(), null],
    ['a guest on a guest page', page({ kind: 'guest' }), guest(), null],
    ['a user on a guest page', page({ kind: 'guest' }), signedIn(), { to: '/dashboard', toast: null }],
    [
      'a user on a guest page with a toast',
      page({ kind: 'guest', toast: signInFirst }),
      signedIn(),
      { to: '/dashboard', toast: signInFirst },
    ],
    [
      'a guest on a login page',
      page({ kind: 'login' }),
      guest(),
      { to: '/login?to=%2Fx', toast: signInFirst },
    ],
    ['a guest on a permission page', dropinfo, guest(), { to: '/login?to=%2Fx', toast: signInFirst }],
    ['a user on a login page', page({ kind: 'login' }), signedIn(), null],
    ['a user with the permission', dropinfo, signedIn({ permissions: ['DROPINFO'] }), null],
    ['a user without the permission', dropinfo, signedIn(), { to: '/dashboard', toast: noAccess }],
    ['a typer on a typer page', tipsNew, signedIn({ isTyper: true }), null],
    ['an admin on a typer page', tipsNew, signedIn({ isAdmin: true }), null],
    ['a user on a typer page', tipsNew, signedIn(), { to: '/', toast: noAccess }],
    ['a typer on an admin page', users, signedIn({ isTyper: true }), { to: '/', toast: noAccess }],
    ['a guest on an admin page', users, guest(), { to: '/login?to=%2Fx', toast: signInFirst }],
  ])('for %s', (_, target, session, expected) => {
    expect(checkAccess(target, session, '/x')).toEqual(expected);
  });

  it.each([
    ['technicalBreak', 'app.guard.break'],
    ['dashboardBreak', 'app.guard.break'],
    ['offline', null],
  ])('redirects home from all other pages when %s is set', (flag, toast) => {
    const session = signedIn();
    const closed = { ...session, site: { ...session.site, [flag]: true } };
    expect(checkAccess(page({ kind: 'login' }), closed, '/dashboard')).toEqual({ to: '/', toast });
    expect(checkAccess(page({ kind: 'guest' }), closed, '/login')).toEqual({ to: '/', toast });
    expect(checkAccess(page({ kind: 'public' }, true), closed, '/')).toBeNull();
  });

  it('redirects home without a toast while signing out', () => {
    const signingOut = { ...guest(), isSigningOut: true };
    expect(checkAccess(dropinfo, signingOut, '/dropinfo?sort=drop')).toEqual({ to: '/', toast: null });
    expect(checkAccess(users, signingOut, '/admin/users')).toEqual({ to: '/', toast: null });
    expect(checkAccess(page({ kind: 'public' }), signingOut, '/')).toBeNull();
  });

  it('redirects home with a return address while the server is offline', () => {
    const offline = { ...guest(), offline: true };
    expect(checkAccess(dropinfo, offline, '/dropinfo?sort=drop')).toEqual({
      to: '/?to=%2Fdropinfo%3Fsort%3Ddrop',
      toast: null,
    });
  });

  it('redirects a signed-in user from the sign-in page to the return address', () => {
    expect(checkAccess(page({ kind: 'guest' }), signedIn(), '/login?to=%2Fdropinfo%2Fu1')?.to).toBe(
      '/dropinfo/u1',
    );
  });
});

describe('mayOpen', () => {
  it('checks sign-in, permission and role', () => {
    expect(mayOpen(dropinfo.access, guest().viewer)).toBe(false);
    expect(mayOpen(dropinfo.access, signedIn().viewer)).toBe(false);
    expect(mayOpen(dropinfo.access, signedIn({ permissions: ['DROPINFO'] }).viewer)).toBe(true);
    expect(mayOpen({ kind: 'login' }, signedIn().viewer)).toBe(true);
    expect(mayOpen({ kind: 'guest' }, signedIn().viewer)).toBe(false);
    const granted = { permissions: ['ADMIN_PANEL'] } as const;
    expect(mayOpen(tipsNew.access, signedIn({ isTyper: true, ...granted }).viewer)).toBe(true);
    expect(mayOpen(tipsNew.access, signedIn({ isTyper: true }).viewer)).toBe(false);
    expect(mayOpen(tipsNew.access, signedIn(granted).viewer)).toBe(false);
  });
});

describe('isGranted', () => {
  it('requires the permission of a role page', () => {
    expect(isGranted(users.access, signedIn({ isAdmin: true }).viewer)).toBe(false);
    expect(isGranted(users.access, signedIn({ isAdmin: true, permissions: ['ADMIN_PANEL'] }).viewer)).toBe(
      true,
    );
    expect(isGranted(dropinfo.access, signedIn().viewer)).toBe(true);
  });
});

describe('addresses', () => {
  it('never return to the sign-in page', () => {
    expect(returnToOf('/login?to=%2Flogin%3Fto%3D%2Fx')).toBeNull();
  });

  it('keep path, query and fragment', () => {
    expect(returnToOf(signInUrl('/dropinfo/u1?sort=drop#x'))).toBe('/dropinfo/u1?sort=drop#x');
    expect(returnToOf(offlineAddress('/dropinfo'))).toBe('/dropinfo');
  });

  it('are not nested', () => {
    expect(signInUrl('/login?to=%2Fx')).toBe('/login?to=%2Fx');
    expect(offlineAddress('/?to=%2Fx')).toBe('/?to=%2Fx');
    expect(signInUrl('/dashboard')).toBe('/login');
  });
});
