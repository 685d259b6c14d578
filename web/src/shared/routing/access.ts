import type { MessageId } from '../../i18n/texts.ts';
import { wantedAddress } from '../navigation/addresses.ts';
import type { Permission, SessionState, SessionViewer } from '../session/session-state.ts';

/** Who may open a page. */
export type Access =
  | { kind: 'public' }
  | { kind: 'guest' }
  | { kind: 'login' }
  | { kind: 'permission'; permission: Permission }
  | { kind: 'role'; roles: readonly ('admin' | 'typer')[]; permission: Permission };

/** Where somebody is sent instead of the page that they asked for, and what they are told. */
export interface Redirect {
  to: string;
  toast: MessageId | null;
}

/** What the guards look at next to the session. */
export interface GuardedRoute {
  access: Access;
  /** Whether the page stays open while the site or the dashboard is on a break. */
  isHomepage?: boolean;
}

/**
 * The guards of a page in their order: a break, which is said, or a silent server leaves only the homepages; then the sign-in,
 * then the permission or role. Who has just signed out goes home. Null lets the visitor in. `address` is the path
 * with its query.
 */
export function checkAccess(route: GuardedRoute, session: SessionState, address: string): Redirect | null {
  const { site, viewer, offline } = session;
  const isClosed = site.technicalBreak || site.dashboardBreak || site.offline || offline;
  if (isClosed && !route.isHomepage) {
    return offline
      ? { to: offlineAddress(address), toast: null }
      : { to: '/', toast: site.offline ? null : 'app.guard.break' };
  }
  const { access } = route;
  if (access.kind === 'public') return null;
  if (access.kind === 'guest')
    return viewer ? { to: wantedAddress(address) ?? '/dashboard', toast: null } : null;
  if (!viewer && session.isSigningOut) return { to: '/', toast: null };
  if (!viewer) return { to: signInUrl(address), toast: 'app.guard.signInFirst' };
  if (access.kind === 'permission' && !viewer.permissions.includes(access.permission)) {
    return { to: '/dashboard', toast: 'app.guard.noAccess' };
  }
  if (access.kind === 'role' && !hasRole(viewer, access.roles))
    return { to: '/', toast: 'app.guard.noAccess' };
  return null;
}

/**
 * Whether somebody whom the guards let in is shown the page: where a role opens it, the role's permission may be
 * missing all the same, and the page then says so.
 */
export function isGranted(access: Access, viewer: SessionViewer | null): boolean {
  return access.kind !== 'role' || (viewer?.permissions.includes(access.permission) ?? false);
}

/** Whether a page appears in this person's menu. */
export function mayOpen(access: Access, viewer: SessionViewer | null): boolean {
  if (access.kind === 'public') return true;
  if (access.kind === 'guest') return viewer === null;
  if (!viewer) return false;
  if (access.kind === 'permission') return viewer.permissions.includes(access.permission);
  return access.kind === 'login' || (hasRole(viewer, access.roles) && isGranted(access, viewer));
}

/** The sign-in page that leads back to an address afterwards. */
export function signInUrl(address: string): string {
  if (address.startsWith('/login')) return address;
  return address === '/' || address === '/dashboard' ? '/login' : `/login?to=${encodeURIComponent(address)}`;
}

/** The homepage, from where a visitor gets back to an address once the server answers again. */
export function offlineAddress(address: string): string {
  if (address === '/' || address.startsWith('/?')) return address;
  return `/?to=${encodeURIComponent(address)}`;
}

function hasRole(viewer: SessionViewer, roles: readonly ('admin' | 'typer')[]): boolean {
  return (viewer.isAdmin && roles.includes('admin')) || (viewer.isTyper && roles.includes('typer'));
}
