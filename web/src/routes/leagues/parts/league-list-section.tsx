import { Box, Button, Card, Flex } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { leagueListSection_leagues$key } from '../../../__generated__/leagueListSection_leagues.graphql.ts';
import type { leaguesScreenQuery } from '../../../__generated__/leaguesScreenQuery.graphql.ts';
import { StatisticsFailed } from '../../../shared/league/statistics-failed.tsx';
import { forbidden } from '../../../shared/relay/app-error.ts';
import { caughtError } from '../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { Pager } from '../../../shared/ui/pager.tsx';
import { RefreshFailedBar } from '../../../shared/ui/refresh-failed-bar.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { defaultLeagueFilters, type LeagueFilters } from '../lib/league-filters.ts';
import { LEAGUE_PAGE, lastLeaguePage } from '../lib/leagues-variables.ts';
import { LeagueListItem } from './league-list-item.tsx';

const leaguesFragment = graphql`
  fragment leagueListSection_leagues on LeagueConnection {
    totalCount
    edges {
      node {
        id
        ...leagueListItem_league
      }
    }
  }
`;

interface LeagueListSectionProps {
  /** The screen's query. */
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<leaguesScreenQuery>;
  readonly filters: LeagueFilters;
  readonly onFiltersChange: (filters: LeagueFilters) => void;
}

/** One page of leagues and the way to the others. */
export function LeagueListSection({ query, state, filters, onFiltersChange }: LeagueListSectionProps) {
  const intl = useIntl();
  const { leagues } = usePreloadedQuery<leaguesScreenQuery>(query, state.queryRef);
  const data = useFragment<leagueListSection_leagues$key>(leaguesFragment, leagues.ok ? leagues.value : null);
  if (!leagues.ok || !data) {
    const fault = leagues.ok ? forbidden : caughtError(leagues.errors);
    return (
      <StatisticsFailed
        title={<FormattedMessage id="common.leaguesFailed" />}
        fault={fault}
        isRefreshing={state.isRefreshing}
        onRetry={state.refresh}
      />
    );
  }

  const { totalCount, edges } = data;
  // All pages up to the asked one are here; of a list that has become shorter, the last one is shown.
  const page = Math.max(Math.ceil(edges.length / LEAGUE_PAGE), 1);
  const rows = edges.slice((page - 1) * LEAGUE_PAGE);
  const title = intl.formatMessage({ id: 'common.statistics' });
  return (
    <>
      {state.fault !== null && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      <Card component="section" aria-label={title} aria-busy={state.isRefreshing}>
        {rows.length === 0 ? (
          <LeaguesEmpty filters={filters} onFiltersChange={onFiltersChange} />
        ) : (
          <>
            <Flex
              variant="row"
              gap={{ base: 'xs', sm: 'md' }}
              h={32}
              c="dimmed"
              fz="xs"
              bg="var(--surface-inset)"
              aria-hidden="true"
            >
              <Box flex={1}>
                <FormattedMessage id="common.league" />
              </Box>
              <Box w={120} visibleFrom="sm">
                <FormattedMessage id="common.season" />
              </Box>
              <Box w={{ base: 56, sm: 64 }}>
                <FormattedMessage id="common.active" />
              </Box>
              <Box w={{ base: 56, sm: 64 }}>
                <FormattedMessage id="member.leagues.columnFavourite" />
              </Box>
            </Flex>
            <ul>
              {rows.map(({ node }) => (
                <LeagueListItem key={node.id} league={node} />
              ))}
            </ul>
          </>
        )}
      </Card>
      {totalCount > LEAGUE_PAGE && (
        <Pager
          label={title}
          page={page}
          pageSize={LEAGUE_PAGE}
          total={Math.min(totalCount, lastLeaguePage * LEAGUE_PAGE)}
          onChange={(next) => onFiltersChange({ ...filters, page: next })}
        />
      )}
    </>
  );
}

interface LeaguesEmptyProps {
  readonly filters: LeagueFilters;
  readonly onFiltersChange: (filters: LeagueFilters) => void;
}

function LeaguesEmpty({ filters, onFiltersChange }: LeaguesEmptyProps) {
  const { scope, search } = filters;
  const what = search === '' ? scope : 'search';
  if (what === 'all') {
    return (
      <StateMessage
        kind="empty"
        title={<FormattedMessage id="common.noLeagueYet" />}
        reason={<FormattedMessage id="member.leagues.emptyReason" />}
      />
    );
  }
  return (
    <StateMessage
      kind="noMatch"
      title={<FormattedMessage id="member.leagues.none" values={{ scope: what, search }} />}
      reason={<FormattedMessage id="member.leagues.noneReason" values={{ scope: what }} />}
      action={
        <Button variant="default" onClick={() => onFiltersChange(defaultLeagueFilters)}>
          <FormattedMessage id="common.showAllLeagues" />
        </Button>
      }
    />
  );
}
