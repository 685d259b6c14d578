import type { MessageId } from '../../i18n/texts.ts';
import { returnToOf, withReturn } from '../navigation/addresses.ts';
import type { Permission, SessionState, SessionViewer } from '../session/session-state.ts';

export type Access =
  | { kind: 'public' }
  /** `toast` is shown to signed-in users, who cannot open the page. */
  | { kind: 'guest'; toast?: MessageId }
  | { kind: 'login' }
  | { kind: 'permission'; permission: Permission }
  | { kind: 'role'; roles: readonly ('admin' | 'typer')[]; permission: Permission };

export interface Redirect {
  to: string;
  toast: MessageId | null;
}

export interface GuardedRoute {
  access: Access;
  /** Whether the page stays open during a break of the site or the dashboard, and offline. */
  isHomepage?: boolean;
}

/**
 * Returns a redirect, or null to open the page. Checks in order: a break or an offline server, the sign-in, the permission or
 * role. `address` is the path with its query.
 */
export function checkAccess(route: GuardedRoute, session: SessionState, address: string): Redirect | null {
  const { site, viewer, offline } = session;
  if (isClosed(session) && !route.isHomepage) {
    return offline
      ? { to: offlineAddress(address), toast: null }
      : { to: '/', toast: site.offline ? null : 'app.guard.break' };
  }
  const { access } = route;
  if (access.kind === 'public') return null;
  if (access.kind === 'guest')
    return viewer ? { to: returnToOf(address) ?? '/dashboard', toast: access.toast ?? null } : null;
  if (!viewer && session.isSigningOut) return { to: '/', toast: null };
  if (!viewer) return { to: signInUrl(address), toast: 'app.guard.signInFirst' };
  if (access.kind === 'permission' && !viewer.permissions.includes(access.permission)) {
    return { to: '/dashboard', toast: 'app.guard.noAccess' };
  }
  if (access.kind === 'role' && !hasRole(viewer, access.roles))
    return { to: '/', toast: 'app.guard.noAccess' };
  return null;
}

/** Whether only pages with `isHomepage` are open. */
export const isClosed = ({ site, offline }: SessionState): boolean =>
  site.technicalBreak || site.dashboardBreak || site.offline || offline;

/** Whether a page that `checkAccess` opens is shown. A user with the role may lack its permission; the page then says so. */
export function isGranted(access: Access, viewer: SessionViewer | null): boolean {
  return access.kind !== 'role' || (viewer?.permissions.includes(access.permission) ?? false);
}

/** Whether a page appears in the user's menu. */
export function mayOpen(access: Access, viewer: SessionViewer | null): boolean {
  if (access.kind === 'public') return true;
  if (access.kind === 'guest') return viewer === null;
  if (!viewer) return false;
  if (access.kind === 'permission') return viewer.permissions.includes(access.permission);
  return access.kind === 'login' || (hasRole(viewer, access.roles) && isGranted(access, viewer));
}

/** The sign-in page that returns to an address. */
export function signInUrl(address: string): string {
  if (address.startsWith('/login')) return address;
  return withReturn('/login', address === '/' || address === '/dashboard' ? null : address);
}

/** The home page that returns to an address once the server is online. */
export function offlineAddress(address: string): string {
  if (address === '/' || address.startsWith('/?')) return address;
  return `/?to=${encodeURIComponent(address)}`;
}

function hasRole(viewer: SessionViewer, roles: readonly ('admin' | 'typer')[]): boolean {
  return (viewer.isAdmin && roles.includes('admin')) || (viewer.isTyper && roles.includes('typer'));
}
