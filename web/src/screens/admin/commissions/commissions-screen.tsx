import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { commissionsScreenQuery } from '../../../__generated__/commissionsScreenQuery.graphql.ts';
import type { ErrorCode } from '../../../shared/relay/app-error.ts';
import { caughtCode } from '../../../shared/relay/caught-code.ts';
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
      commissions @catch(to: RESULT) {
        ...commissionsList_commissions
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
      <FaultBoundary resetKey={state.queryRef} fallback={(code) => <Failed code={code} state={state} />}>
        <Answer state={state} />
      </FaultBoundary>
    </>
  );
}

function Answer({ state }: { readonly state: State }) {
  const { admin } = usePreloadedQuery<commissionsScreenQuery>(screenQuery, state.queryRef);
  const commissions = admin?.commissions;
  if (!commissions?.ok || !commissions.value) {
    const code = !commissions || commissions.ok ? 'FORBIDDEN' : caughtCode(commissions.errors);
    return <Failed code={code} state={state} />;
  }
  return (
    <>
      {state.fault !== null && (
        <RefreshFailedBar code={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      <CommissionsList commissions={commissions.value} />
    </>
  );
}

function Failed({ code, state }: { readonly code: ErrorCode; readonly state: State }) {
  return (
    <AdminFailed
      title={<FormattedMessage id="admin.commissions.failed" />}
      code={code}
      isRefreshing={state.isRefreshing}
      onRetry={state.refresh}
    />
  );
}
