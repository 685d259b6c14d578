import { Box, Card, Flex, Group, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { leaguesScreenQuery } from '../../__generated__/leaguesScreenQuery.graphql.ts';
import { useLeagueToggles } from '../../shared/football/league-toggles.tsx';
import type { CaughtValue } from '../../shared/relay/app-error.ts';
import { ScreenAnswer } from '../../shared/routing/screen-answer.tsx';
import type { ScreenProps } from '../../shared/routing/use-screen-query.ts';
import { Segments } from '../../shared/ui/choices.tsx';
import { CountryFlag } from '../../shared/ui/country-flag.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { statisticsNotInPlan } from '../../shared/ui/error-states.tsx';
import { Pager } from '../../shared/ui/paging.tsx';
import { SearchField } from '../../shared/ui/search-field.tsx';
import { useAddressState } from '../../shared/ui/url-state.ts';
import {
  defaultLeagueFilters,
  filterOf,
  type LeagueFilters,
  leaguePageSize,
  leagueScopes,
  maxLeaguePages,
  readLeagueFilters,
  writeLeagueFilters,
} from './lib/league-filters.ts';

const screenQuery = graphql`
  query leaguesScreenQuery($scope: LeagueScope!, $search: String, $first: Int!) {
    leagues(scope: $scope, search: $search, first: $first) @catch(to: RESULT) {
      totalCount
      edges {
        node {
          id
          leagueId
          name
          country
          countryCode
          flagUrl
          currentSeason
          isActive
          isFavourite
          ...leagueToggles_league
        }
      }
    }
  }
`;

/** The leagues with statistics at /leagues, where users choose active and favourite ones. */
export function LeaguesScreen(state: ScreenProps<leaguesScreenQuery>) {
  const intl = useIntl();
  const [filters, changeFilters] = useAddressState(readLeagueFilters, writeLeagueFilters);

  return (
    <Stack gap="sm" maw={960}>
      <Group gap="10px 24px" justify="space-between">
        <Segments
          label={intl.formatMessage({ id: 'common.leagues' })}
          value={filters.scope}
          values={leagueScopes}
          nameOf={(scope) => intl.formatMessage({ id: 'member.leagues.scopeName' }, { scope })}
          onChange={(scope) => changeFilters({ scope, page: 1 })}
        />
        <SearchField
          label={intl.formatMessage({ id: 'common.searchLeagueOrCountry' })}
          value={filters.search}
          onSearch={(search) => changeFilters({ search, page: 1 })}
        />
      </Group>
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ leagues }) => leagues}
        failed={<FormattedMessage id="common.leaguesFailed" />}
        notInPlan={statisticsNotInPlan}
      >
        {(leagues, notice) => (
          <>
            {notice}
            <LeagueList leagues={leagues} filters={filters} onFiltersChange={changeFilters} state={state} />
          </>
        )}
      </ScreenAnswer>
    </Stack>
  );
}

type Leagues = CaughtValue<leaguesScreenQuery['response']['leagues']>;

interface LeagueListProps {
  readonly leagues: Leagues;
  readonly state: ScreenProps<leaguesScreenQuery>;
  readonly filters: LeagueFilters;
  readonly onFiltersChange: (change: Partial<LeagueFilters>, options?: { readonly isStep: boolean }) => void;
}

/** One page of leagues with a pager. */
function LeagueList({ leagues, state, filters, onFiltersChange }: LeagueListProps) {
  const intl = useIntl();
  const { variables } = state.queryRef;
  const { totalCount, edges } = leagues;
  // All pages up to the requested one are loaded. The last one is shown when the list is shorter, or while the next one loads.
  const lastPage = (count: number) => Math.max(Math.ceil(count / leaguePageSize), 1);
  const page = Math.min(filters.page, lastPage(totalCount));
  const end = Math.min(page, lastPage(edges.length)) * leaguePageSize;
  const rows = edges.slice(end - leaguePageSize, end);
  const hasLeft = ({ isActive, isFavourite }: (typeof rows)[number]['node']) =>
    (filters.scope === 'active' && isActive === false) ||
    (filters.scope === 'favourite' && isFavourite === false);
  const title = intl.formatMessage({ id: 'common.statistics' });
  return (
    <>
      <Card component="section" tabIndex={-1} aria-label={title} aria-busy={state.isRefreshing}>
        {rows.length === 0 ? (
          <LeaguesEmpty loaded={variables} onShowAll={() => onFiltersChange(defaultLeagueFilters)} />
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
      {totalCount > leaguePageSize && (
        <Pager
          label={title}
          page={page}
          pageSize={leaguePageSize}
          total={Math.min(totalCount, maxLeaguePages * leaguePageSize)}
          isOutdated={rows.some(({ node }) => hasLeft(node))}
          onChange={(next) => onFiltersChange({ page: next }, { isStep: true })}
        />
      )}
    </>
  );
}

interface LeaguesEmptyProps {
  /** The variables of the answer, which are older than the filters during a refetch. */
  readonly loaded: leaguesScreenQuery['variables'];
  readonly onShowAll: () => void;
}

function LeaguesEmpty({ loaded, onShowAll }: LeaguesEmptyProps) {
  const scope = filterOf(loaded);
  if (scope === 'all') {
    return <EmptyState title="common.noLeagueYet" reason="member.leagues.emptyReason" />;
  }
  return (
    <EmptyState
      kind="noMatch"
      title="member.leagues.none"
      reason="member.leagues.noneReason"
      values={{ scope, search: loaded.search ?? '' }}
      reset={{ label: 'common.showAllLeagues', onClick: onShowAll }}
    />
  );
}

function LeagueListItem({ league }: { readonly league: Leagues['edges'][number]['node'] }) {
  const { activeSwitch, favouriteButton } = useLeagueToggles(league);
  return (
    <Flex
      component="li"
      variant="row"
      gap={{ base: 'xs', sm: 'md' }}
      mih={{ base: 56, sm: 48 }}
      data-league={league.leagueId}
    >
      <Flex
        component={Link}
        flex={1}
        gap="sm"
        align="center"
        miw={0}
        py={6}
        c="var(--text-1)"
        to={`/leagues/${league.leagueId}`}
      >
        <CountryFlag country={league} />
        <Flex component="span" miw={0} direction="column">
          <Box component="span" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {league.name}
          </Box>
          <Box component="span" c="dimmed" fz="xs" lh="xs">
            {league.country}
            {league.currentSeason && (
              <Box component="span" hiddenFrom="sm">
                {' '}
                ·{'\u00a0'}
                {league.currentSeason}
              </Box>
            )}
          </Box>
        </Flex>
      </Flex>
      <Box component="span" w={120} c="dimmed" fz="xs" lh="xs" visibleFrom="sm">
        {league.currentSeason ?? '–'}
      </Box>
      <Box w={{ base: 56, sm: 64 }}>{activeSwitch}</Box>
      <Box w={{ base: 56, sm: 64 }}>{favouriteButton}</Box>
    </Flex>
  );
}
