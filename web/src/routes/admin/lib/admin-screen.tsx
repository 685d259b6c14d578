import type { ComponentType, ReactNode } from 'react';
import type { ConcreteRequest, OperationType, VariablesOf } from 'relay-runtime';
import type { MessageId } from '../../../i18n/texts.ts';
import type { AdminRoute } from '../../../shared/routing/admin-sections.ts';
import { screenWithoutQuery } from '../../../shared/routing/lazy-screen.tsx';
import type { AdminSection, RouteRequest } from '../../../shared/routing/route.ts';
import { screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { AdminHead } from '../parts/admin-head.tsx';
import { AdminListSkeleton } from '../parts/admin-skeletons.tsx';
import { type AdminRouteOptions, adminRoute } from './admin-route.tsx';

/** The response fields that can be checked for access errors. */
interface AdminQuery extends OperationType {
  response: { readonly admin?: unknown; readonly leagues?: unknown };
}

type PageOptions = Pick<AdminRouteOptions, 'subtitle' | 'isForTypers'>;

interface AdminScreenOptions<TQuery extends AdminQuery> extends PageOptions {
  code: () => Promise<ComponentType<ScreenProps<TQuery>>>;
  query: ConcreteRequest;
  field?: keyof AdminQuery['response'];
  variables?: (request: RouteRequest) => VariablesOf<TQuery>;
  skeleton?: ReactNode;
}

/** An admin page with a query. While it loads, the heading and a list placeholder are shown. */
export function adminScreen<TQuery extends AdminQuery>(
  section: AdminSection,
  path: string,
  title: MessageId,
  options: AdminScreenOptions<TQuery>,
): AdminRoute {
  const { code, query, field = 'admin', variables = () => ({}), skeleton, ...page } = options;
  const list = (
    <>
      <AdminHead />
      <AdminListSkeleton />
    </>
  );
  const screen = screenWithQuery<TQuery>({ code, query, field, variables, skeleton: skeleton ?? list });
  return adminRoute({ ...page, section, path, title, screen });
}

export const adminScreenWithoutQuery = (
  section: AdminSection,
  path: string,
  title: MessageId,
  { code, ...page }: PageOptions & { code: () => Promise<ComponentType> },
): AdminRoute => adminRoute({ ...page, section, path, title, screen: screenWithoutQuery(code) });
