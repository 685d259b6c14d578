import type { ComponentType, ReactNode } from 'react';
import type { ConcreteRequest, OperationType, VariablesOf } from 'relay-runtime';
import type { AdminRoute } from '../../../shared/routing/admin-sections.ts';
import type { RouteRequest } from '../../../shared/routing/route.ts';
import { screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { AdminHead } from '../parts/admin-head.tsx';
import { AdminListSkeleton } from '../parts/admin-skeletons.tsx';
import { type AdminRouteOptions, adminRoute } from './admin-route.tsx';

/** The response fields that can be checked for access errors. */
interface AdminQuery extends OperationType {
  response: { readonly admin?: unknown; readonly leagues?: unknown };
}

interface AdminScreenOptions<TQuery extends AdminQuery> extends Omit<AdminRouteOptions, 'screen'> {
  code: () => Promise<ComponentType<ScreenProps<TQuery>>>;
  query: ConcreteRequest;
  field?: keyof AdminQuery['response'];
  variables?: (request: RouteRequest) => VariablesOf<TQuery>;
  skeleton?: ReactNode;
}

/** An admin page with a query. While it loads, the heading and a list placeholder are shown. */
export function adminScreen<TQuery extends AdminQuery>(options: AdminScreenOptions<TQuery>): AdminRoute {
  const { code, query, field = 'admin', variables = () => ({}), skeleton, ...route } = options;
  const list = (
    <>
      <AdminHead />
      <AdminListSkeleton />
    </>
  );
  return adminRoute({
    ...route,
    screen: screenWithQuery<TQuery>({ code, query, field, variables, skeleton: skeleton ?? list }),
  });
}
