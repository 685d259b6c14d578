import type { AdminRoute } from '../../../shared/routing/admin-sections.ts';

/** What is told of a page of the admin area. */
export interface AdminRouteOptions
  extends Pick<AdminRoute, 'path' | 'title' | 'section' | 'menu' | 'screen'> {
  /** Whether typers may open it too; else admins alone. */
  isForTypers?: boolean;
}

/** What the pages of the admin area have in common. */
export function adminRoute({ isForTypers = false, ...route }: AdminRouteOptions): AdminRoute {
  const roles = isForTypers ? (['admin', 'typer'] as const) : (['admin'] as const);
  return {
    ...route,
    access: { kind: 'role', roles, permission: 'ADMIN_PANEL' },
    shell: 'admin',
    isFullWidth: true,
  };
}
