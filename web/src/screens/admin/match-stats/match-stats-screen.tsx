import { Stack } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { matchStatsScreenQuery } from '../../../__generated__/matchStatsScreenQuery.graphql.ts';
import { forbidden, type OperationFault } from '../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { type KeptQuery, useKeptQuery } from '../../../shared/relay/use-kept-query.ts';
import { CompactSelect } from '../../../shared/ui/compact-select.tsx';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { RefreshFailedBar } from '../../../shared/ui/refresh-failed-bar.tsx';
import { AdminFailed } from '../parts/admin-failed.tsx';
import {
  type MatchStatsAddress,
  matchStatsVariables,
  readMatchStatsAddress,
  writeMatchStatsAddress,
} from './lib/match-stats-address.ts';
import { MatchStatsList } from './parts/match-stats-list.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query matchStatsScreenQuery($leagueId: Int, $first: Int!, $page: Int!) {
    leagues(editable: true, first: 300) @catch(to: RESULT) {
      edges {
        node {
          leagueId
          name
          country
        }
      }
    }
    admin {
      matchesWithoutStats(leagueId: $leagueId, first: $first, page: $page) @catch(to: RESULT) {
        ...matchStatsList_matches
      }
    }
  }
`;

/** The matches at /admin/leagues/match_stats that lack statistics, which an admin fills in. */
export function MatchStatsScreen(props: ScreenProps<matchStatsScreenQuery>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readMatchStatsAddress(new URLSearchParams(search)), [search]);
  const variables = useMemo(() => matchStatsVariables(address), [address]);
  const state = useKeptQuery(screenQuery, props, variables, 'admin');
  const change = useCallback(
    (next: MatchStatsAddress) => {
      navigate({ search: writeMatchStatsAddress(next).toString() }, { preventScrollReset: true });
    },
    [navigate],
  );

  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.matchStats" />}
        subtitle={<FormattedMessage id="admin.matchStats.subtitle" />}
      />
      <FaultBoundary resetKey={state.queryRef} fallback={(fault) => <Failed fault={fault} state={state} />}>
        <Answer state={state} address={address} onChange={change} />
      </FaultBoundary>
    </>
  );
}

type State = KeptQuery<matchStatsScreenQuery>;

interface AnswerProps {
  readonly state: State;
  readonly address: MatchStatsAddress;
  readonly onChange: (address: MatchStatsAddress) => void;
}

function Answer({ state, address, onChange }: AnswerProps) {
  const intl = useIntl();
  const { leagues, admin } = usePreloadedQuery<matchStatsScreenQuery>(screenQuery, state.queryRef);
  const matches = admin?.matchesWithoutStats;
  if (!matches?.ok || !matches.value) {
    return <Failed fault={!matches || matches.ok ? forbidden : caughtFault(matches.errors)} state={state} />;
  }
  const choices = leagues.ok ? (leagues.value?.edges ?? []) : [];
  return (
    <Stack gap="sm">
      <CompactSelect
        label={intl.formatMessage({ id: 'admin.matchStats.league' })}
        value={address.league?.toString() ?? ''}
        options={[
          { value: '', label: intl.formatMessage({ id: 'admin.matchStats.allLeagues' }) },
          ...choices.map(({ node }) => ({
            value: String(node.leagueId),
            label: `${node.country}, ${node.name}`,
          })),
        ]}
        onChange={(value) => onChange({ league: value === '' ? null : Number(value), page: 1 })}
      />
      {state.fault !== null && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      <MatchStatsList
        matches={matches.value}
        address={address}
        isRefreshing={state.isRefreshing}
        onChange={onChange}
      />
    </Stack>
  );
}

function Failed({ fault, state }: { readonly fault: OperationFault; readonly state: State }) {
  return (
    <AdminFailed
      title={<FormattedMessage id="admin.matchStats.failed" />}
      fault={fault}
      isRefreshing={state.isRefreshing}
      onRetry={state.refresh}
    />
  );
}
