import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { dropinfoFiltersScreenQuery } from '../../../__generated__/dropinfoFiltersScreenQuery.graphql.ts';
import { forbidden, type OperationFault } from '../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { type KeptQuery, useKeptQuery } from '../../../shared/relay/use-kept-query.ts';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { RefreshFailedBar } from '../../../shared/ui/refresh-failed-bar.tsx';
import { AdminFailed } from '../parts/admin-failed.tsx';
import { FilterList } from './parts/filter-list.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query dropinfoFiltersScreenQuery {
    admin @catch(to: RESULT) {
      dropinfoFilters {
        ...filterList_filters
      }
    }
  }
`;

const nothing = {};

/** The filters of dropinfos at /admin/dropinfo/filterList, in the order in which users choose from them. */
export function DropinfoFiltersScreen(props: ScreenProps<dropinfoFiltersScreenQuery>) {
  const state = useKeptQuery(screenQuery, props, nothing, 'admin');
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.dropinfoFilters" />}
        subtitle={<FormattedMessage id="admin.dropinfoFilters.subtitle" />}
        aside={
          <Button component={Link} to="/admin/dropinfo/newFilter">
            <FormattedMessage id="admin.dropinfoFilters.new" />
          </Button>
        }
      />
      <FaultBoundary resetKey={state.queryRef} fallback={(fault) => <Failed fault={fault} state={state} />}>
        <Answer state={state} />
      </FaultBoundary>
    </>
  );
}

type State = KeptQuery<dropinfoFiltersScreenQuery>;

function Answer({ state }: { readonly state: State }) {
  const { admin } = usePreloadedQuery<dropinfoFiltersScreenQuery>(screenQuery, state.queryRef);
  const filters = admin.ok ? admin.value?.dropinfoFilters : null;
  if (!filters) {
    return <Failed fault={admin.ok ? forbidden : caughtFault(admin.errors)} state={state} />;
  }
  return (
    <>
      {state.fault !== null && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      <FilterList filters={filters} />
    </>
  );
}

function Failed({ fault, state }: { readonly fault: OperationFault; readonly state: State }) {
  return (
    <AdminFailed
      title={<FormattedMessage id="admin.dropinfoFilters.failed" />}
      fault={fault}
      isRefreshing={state.isRefreshing}
      onRetry={state.refresh}
    />
  );
}
