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

/** A query of a screen of the area, by the field that the screen is about. */
interface AdminQuery extends OperationType {
  response: { readonly admin?: unknown; readonly leagues?: unknown };
}

interface AdminScreenOptions<TQuery extends AdminQuery> extends Omit<AdminRouteOptions, 'screen'> {
  code: () => Promise<ComponentType<ScreenProps<TQuery>>>;
  query: ConcreteRequest;
  field?: keyof AdminQuery['response'];
  variables: (request: RouteRequest) => VariablesOf<TQuery>;
  /** The sentence under the title. */
  subtitle?: MessageId;
  /** Drawn until the content is here, in place of a list. */
  skeleton?: ReactNode;
}

/** A page of the admin area with a query; a list under the page's title stands for it until its answer is here. */
export function adminScreen<TQuery extends AdminQuery>(options: AdminScreenOptions<TQuery>): AdminRoute {
  const { code, query, field = 'admin', variables, subtitle, skeleton, ...route } = options;
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
