import type { AdminRoute } from '../../../shared/routing/admin-sections.ts';

export interface AdminRouteOptions
  extends Pick<AdminRoute, 'path' | 'title' | 'section' | 'menu' | 'screen'> {
  /** Whether typers have access too; default: admins only. */
  isForTypers?: boolean;
}

/** Adds access rules and layout of the admin area to a route. */
export function adminRoute({ isForTypers = false, ...route }: AdminRouteOptions): AdminRoute {
  const roles = isForTypers ? (['admin', 'typer'] as const) : (['admin'] as const);
  return {
    ...route,
    access: { kind: 'role', roles, permission: 'ADMIN_PANEL' },
    shell: 'admin',
    isFullWidth: true,
  };
}
