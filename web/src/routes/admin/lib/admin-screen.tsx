import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ConcreteRequest, OperationType, VariablesOf } from 'relay-runtime';
import type { MessageId } from '../../../i18n/texts.ts';
import type { AdminRoute } from '../../../shared/routing/admin-sections.ts';
import type { RouteRequest } from '../../../shared/routing/route.ts';
import { type ScreenProps, screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { AdminListSkeleton } from '../parts/admin-skeletons.tsx';
import { type AdminRouteOptions, adminRoute } from './admin-route.ts';

/** The response fields that can be checked for access errors. */
interface AdminQuery extends OperationType {
  response: { readonly admin?: unknown; readonly leagues?: unknown };
}

interface AdminScreenOptions<TQuery extends AdminQuery> extends Omit<AdminRouteOptions, 'screen'> {
  code: () => Promise<ComponentType<ScreenProps<TQuery>>>;
  query: ConcreteRequest;
  field?: keyof AdminQuery['response'];
  variables?: (request: RouteRequest) => VariablesOf<TQuery>;
  subtitle?: MessageId;
  skeleton?: ReactNode;
}

/** An admin page with a query. While it loads, the title and a list placeholder are shown. */
export function adminScreen<TQuery extends AdminQuery>(options: AdminScreenOptions<TQuery>): AdminRoute {
  const { code, query, field = 'admin', variables = () => ({}), subtitle, skeleton, ...route } = options;
  const list = (
    <>
      <PageHead
        title={route.title && <FormattedMessage id={route.title} />}
        subtitle={subtitle && <FormattedMessage id={subtitle} />}
      />
      <AdminListSkeleton />
    </>
  );
  return adminRoute({
    ...route,
    screen: screenWithQuery<TQuery>({ code, query, field, variables, skeleton: skeleton ?? list }),
  });
}
