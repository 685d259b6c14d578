import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { commissionScreenQuery } from '../../../__generated__/commissionScreenQuery.graphql.ts';
import { forbidden, type OperationFault } from '../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { type KeptQuery, useKeptQuery } from '../../../shared/relay/use-kept-query.ts';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { RefreshFailedBar } from '../../../shared/ui/refresh-failed-bar.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { AdminFailed } from '../parts/admin-failed.tsx';
import { commissionVariables } from './lib/commission-variables.ts';
import { TyperMonths } from './parts/typer-months.tsx';

const screenQuery = graphql`
  query commissionScreenQuery($typerId: Int!, $month: YearMonth) {
    admin {
      typerCommission(typerId: $typerId, month: $month) @catch(to: RESULT) {
        ...typerMonths_commission
      }
    }
  }
`;

type State = KeptQuery<commissionScreenQuery>;

/** What one typer has earned at /admin/tips/commission/{id}, with the tips of the month in the address. */
export function CommissionScreen(props: ScreenProps<commissionScreenQuery>) {
  const { id } = useParams();
  const { search } = useLocation();
  const variables = useMemo(() => commissionVariables(id, new URLSearchParams(search)), [id, search]);
  const state = useKeptQuery(screenQuery, props, variables, 'admin');
  return (
    <FaultBoundary resetKey={state.queryRef} fallback={(fault) => <Failed fault={fault} state={state} />}>
      <Answer state={state} />
    </FaultBoundary>
  );
}

function Answer({ state }: { readonly state: State }) {
  const { admin } = usePreloadedQuery<commissionScreenQuery>(screenQuery, state.queryRef);
  const commission = admin?.typerCommission;
  if (!commission?.ok) {
    return <Failed fault={commission ? caughtFault(commission.errors) : forbidden} state={state} />;
  }
  if (!commission.value) return <NoTyper />;
  return (
    <>
      {state.fault !== null && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      <TyperMonths commission={commission.value} isRefreshing={state.isRefreshing} />
    </>
  );
}

function NoTyper() {
  return (
    <>
      <PageHead title={<FormattedMessage id="admin.title.commission" />} />
      <StateMessage
        kind="noMatch"
        title={<FormattedMessage id="admin.commission.missing" />}
        reason={<FormattedMessage id="admin.commission.missingReason" />}
        action={
          <Button component={Link} to="/admin/tips/commission" variant="default">
            <FormattedMessage id="admin.commission.all" />
          </Button>
        }
      />
    </>
  );
}

function Failed({ fault, state }: { readonly fault: OperationFault; readonly state: State }) {
  return (
    <>
      <PageHead title={<FormattedMessage id="admin.title.commission" />} />
      <AdminFailed
        title={<FormattedMessage id="admin.commissions.failed" />}
        fault={fault}
        isRefreshing={state.isRefreshing}
        onRetry={state.refresh}
      />
    </>
  );
}
