import type { MessageId } from '../../../i18n/texts.ts';
import type { AdminRoute } from '../../../shared/routing/admin-sections.ts';
import { AdminHeadContext } from '../parts/admin-head.tsx';

export interface AdminRouteOptions
  extends Pick<AdminRoute, 'path' | 'title' | 'section' | 'menu' | 'screen'> {
  subtitle?: MessageId;
  /** Whether typers have access too; default: admins only. */
  isForTypers?: boolean;
}

/** Adds access rules and layout of the admin area to a route. */
export function adminRoute({ subtitle, isForTypers = false, ...route }: AdminRouteOptions): AdminRoute {
  const { title, screen } = route;
  const roles = isForTypers ? (['admin', 'typer'] as const) : (['admin'] as const);
  const head = { title, ...(subtitle && { subtitle }) };
  return {
    ...route,
    access: { kind: 'role', roles, permission: 'ADMIN_PANEL' },
    shell: 'admin',
    isFullWidth: true,
    screen: { ...screen, element: <AdminHeadContext value={head}>{screen.element}</AdminHeadContext> },
  };
}
