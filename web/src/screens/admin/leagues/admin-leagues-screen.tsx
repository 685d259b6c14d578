import { Group, Stack } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { adminLeaguesScreenQuery } from '../../../__generated__/adminLeaguesScreenQuery.graphql.ts';
import { forbidden, type OperationFault } from '../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { type KeptQuery, useKeptQuery } from '../../../shared/relay/use-kept-query.ts';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { RefreshFailedBar } from '../../../shared/ui/refresh-failed-bar.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Segments } from '../../../shared/ui/segments.tsx';
import { AdminFailed } from '../parts/admin-failed.tsx';
import {
  type AdminLeaguesAddress,
  adminLeaguesVariables,
  editableChoices,
  readAdminLeaguesAddress,
  writeAdminLeaguesAddress,
} from './lib/admin-leagues-address.ts';
import { AdminLeaguesList } from './parts/admin-leagues-list.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query adminLeaguesScreenQuery($search: String, $editable: Boolean, $first: Int!) {
    leagues(search: $search, editable: $editable, first: $first) @catch(to: RESULT) {
      ...adminLeaguesList_leagues
    }
  }
`;

/** All leagues at /admin/leagues/all, where an admin opens their statistics to edits by hand. */
export function AdminLeaguesScreen(props: ScreenProps<adminLeaguesScreenQuery>) {
  const intl = useIntl();
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readAdminLeaguesAddress(new URLSearchParams(search)), [search]);
  const variables = useMemo(() => adminLeaguesVariables(address), [address]);
  const state = useKeptQuery(screenQuery, props, variables, 'leagues');
  const change = useCallback(
    (next: AdminLeaguesAddress) => {
      const params = writeAdminLeaguesAddress(next).toString();
      navigate({ search: params }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );

  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.leagues" />}
        subtitle={<FormattedMessage id="admin.leagues.subtitle" />}
      />
      <Stack gap="sm">
        <Group gap="10px 24px" justify="space-between">
          <Segments
            label={intl.formatMessage({ id: 'admin.leagues.filter' })}
            value={address.editable}
            options={editableChoices.map((choice) => ({
              value: choice,
              label: intl.formatMessage({ id: `admin.leagues.filter.${choice}` }),
            }))}
            onChange={(value) => {
              const editable = editableChoices.find((choice) => choice === value);
              if (editable) change({ ...address, editable });
            }}
          />
          <SearchField
            label={intl.formatMessage({ id: 'admin.leagues.search' })}
            value={address.search}
            onSearch={(text) => change({ ...address, search: text })}
          />
        </Group>
        <FaultBoundary resetKey={state.queryRef} fallback={(fault) => <Failed fault={fault} state={state} />}>
          <Answer state={state} address={address} onChange={change} />
        </FaultBoundary>
      </Stack>
    </>
  );
}

type State = KeptQuery<adminLeaguesScreenQuery>;

interface AnswerProps {
  readonly state: State;
  readonly address: AdminLeaguesAddress;
  readonly onChange: (address: AdminLeaguesAddress) => void;
}

function Answer({ state, address, onChange }: AnswerProps) {
  const { leagues } = usePreloadedQuery<adminLeaguesScreenQuery>(screenQuery, state.queryRef);
  if (!leagues.ok || !leagues.value) {
    return <Failed fault={leagues.ok ? forbidden : caughtFault(leagues.errors)} state={state} />;
  }
  return (
    <>
      {state.fault !== null && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      <AdminLeaguesList
        leagues={leagues.value}
        address={address}
        isRefreshing={state.isRefreshing}
        onChange={onChange}
      />
    </>
  );
}

function Failed({ fault, state }: { readonly fault: OperationFault; readonly state: State }) {
  return (
    <AdminFailed
      title={<FormattedMessage id="admin.leagues.failed" />}
      fault={fault}
      isRefreshing={state.isRefreshing}
      onRetry={state.refresh}
    />
  );
}
