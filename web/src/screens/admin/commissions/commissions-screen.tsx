import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { commissionsScreenQuery } from '../../../__generated__/commissionsScreenQuery.graphql.ts';
import { forbidden, type OperationFault } from '../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { type KeptQuery, useKeptQuery } from '../../../shared/relay/use-kept-query.ts';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { RefreshFailedBar } from '../../../shared/ui/refresh-failed-bar.tsx';
import { AdminFailed } from '../parts/admin-failed.tsx';
import { CommissionsList } from './parts/commissions-list.tsx';

const screenQuery = graphql`
  query commissionsScreenQuery {
    admin {
      commissions(first: 5000) @catch(to: RESULT) {
        edges {
          node {
            ...commissionsList_commissions
          }
        }
      }
    }
  }
`;

type State = KeptQuery<commissionsScreenQuery>;

/** What typers have earned by month at /admin/tips/commission. */
export function CommissionsScreen(props: ScreenProps<commissionsScreenQuery>) {
  const variables = useMemo(() => ({}), []);
  const state = useKeptQuery(screenQuery, props, variables, 'admin');
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.commissions" />}
        subtitle={<FormattedMessage id="admin.commissions.subtitle" />}
      />
      <FaultBoundary resetKey={state.queryRef} fallback={(fault) => <Failed fault={fault} state={state} />}>
        <Answer state={state} />
      </FaultBoundary>
    </>
  );
}

function Answer({ state }: { readonly state: State }) {
  const { admin } = usePreloadedQuery<commissionsScreenQuery>(screenQuery, state.queryRef);
  const commissions = admin?.commissions;
  if (!commissions?.ok || !commissions.value) {
    const fault = !commissions || commissions.ok ? forbidden : caughtFault(commissions.errors);
    return <Failed fault={fault} state={state} />;
  }
  return (
    <>
      {state.fault !== null && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      <CommissionsList commissions={commissions.value.edges.map(({ node }) => node)} />
    </>
  );
}

function Failed({ fault, state }: { readonly fault: OperationFault; readonly state: State }) {
  return (
    <AdminFailed
      title={<FormattedMessage id="admin.commissions.failed" />}
      fault={fault}
      isRefreshing={state.isRefreshing}
      onRetry={state.refresh}
    />
  );
}
