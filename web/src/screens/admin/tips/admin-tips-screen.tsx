import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { adminTipsScreenQuery } from '../../../__generated__/adminTipsScreenQuery.graphql.ts';
import { forbidden, type OperationFault } from '../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { type KeptQuery, useKeptQuery } from '../../../shared/relay/use-kept-query.ts';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { RefreshFailedBar } from '../../../shared/ui/refresh-failed-bar.tsx';
import { AdminFailed } from '../parts/admin-failed.tsx';
import { adminTipsVariables } from './lib/admin-tips-address.ts';
import { AdminTipsBar } from './parts/admin-tips-bar.tsx';
import { AdminTipsList } from './parts/admin-tips-list.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query adminTipsScreenQuery(
    $search: String
    $types: [TipTypeInput!]
    $statuses: [TipStatusInput!]
    $toSettle: Boolean
    $orderBy: AdminTipOrder
    $first: Int!
    $page: Int!
  ) {
    viewer {
      user {
        isAdmin
      }
    }
    admin {
      tips(
        search: $search
        types: $types
        statuses: $statuses
        toSettle: $toSettle
        orderBy: $orderBy
        first: $first
        page: $page
      ) @catch(to: RESULT) {
        ...adminTipsList_tips
      }
    }
  }
`;

/** All tips at /admin/tips/all: typers find theirs to edit, admins settle them. */
export function AdminTipsScreen(props: ScreenProps<adminTipsScreenQuery>) {
  const { search } = useLocation();
  const variables = useMemo(() => adminTipsVariables(new URLSearchParams(search)), [search]);
  const state = useKeptQuery(screenQuery, props, variables, 'admin');

  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.tips" />}
        subtitle={<FormattedMessage id="admin.tips.subtitle" />}
        aside={
          <Button
            component={Link}
            to="/admin/tips/new"
            leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
          >
            <FormattedMessage id="admin.tips.new" />
          </Button>
        }
      />
      <Stack gap="sm">
        <AdminTipsBar />
        <FaultBoundary resetKey={state.queryRef} fallback={(fault) => <Failed fault={fault} state={state} />}>
          <Answer state={state} />
        </FaultBoundary>
      </Stack>
    </>
  );
}

type State = KeptQuery<adminTipsScreenQuery>;

function Answer({ state }: { readonly state: State }) {
  const { viewer, admin } = usePreloadedQuery<adminTipsScreenQuery>(screenQuery, state.queryRef);
  const tips = admin?.tips;
  if (!tips?.ok || !tips.value) {
    const fault = !tips || tips.ok ? forbidden : caughtFault(tips.errors);
    return <Failed fault={fault} state={state} />;
  }
  return (
    <>
      {state.fault !== null && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      <AdminTipsList
        tips={tips.value}
        maySettle={viewer?.user.isAdmin ?? false}
        isRefreshing={state.isRefreshing}
      />
    </>
  );
}

function Failed({ fault, state }: { readonly fault: OperationFault; readonly state: State }) {
  return (
    <AdminFailed
      title={<FormattedMessage id="admin.tips.failed" />}
      fault={fault}
      isRefreshing={state.isRefreshing}
      onRetry={state.refresh}
    />
  );
}
