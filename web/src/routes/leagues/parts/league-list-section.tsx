import { Box, Button, Card, Flex } from '@mantine/core';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  leagueListSection_leagues$data,
  leagueListSection_leagues$key,
} from '../../../__generated__/leagueListSection_leagues.graphql.ts';
import { ActiveSwitch, FavouriteButton, useLeagueToggles } from '../../../shared/football/league-toggles.tsx';
import { RefreshContext } from '../../../shared/relay/refresh-context.ts';
import { CountryFlag } from '../../../shared/ui/country-flag.tsx';
import { Pager } from '../../../shared/ui/paging.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import {
  defaultLeagueFilters,
  LEAGUE_PAGE_SIZE,
  type LeagueFilters,
  MAX_LEAGUE_PAGES,
} from '../lib/league-filters.ts';

const leaguesFragment = graphql`
  fragment leagueListSection_leagues on LeagueConnection {
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
        ...leagueToggles_league
      }
    }
  }
`;

interface LeagueListSectionProps {
  readonly leagues: leagueListSection_leagues$key;
  readonly filters: LeagueFilters;
  readonly onFiltersChange: (change: Partial<LeagueFilters>) => void;
}

/** One page of leagues with a pager. */
export function LeagueListSection({ leagues, filters, onFiltersChange }: LeagueListSectionProps) {
  const intl = useIntl();
  const { isRefreshing } = useContext(RefreshContext);
  const { totalCount, edges } = useFragment(leaguesFragment, leagues);
  // All pages up to the requested one are loaded. The last one is shown when the list has become shorter.
  const page = Math.max(Math.ceil(edges.length / LEAGUE_PAGE_SIZE), 1);
  const rows = edges.slice((page - 1) * LEAGUE_PAGE_SIZE);
  const title = intl.formatMessage({ id: 'common.statistics' });
  return (
    <>
      <Card component="section" aria-label={title} aria-busy={isRefreshing}>
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
      {totalCount > LEAGUE_PAGE_SIZE && (
        <Pager
          label={title}
          page={page}
          pageSize={LEAGUE_PAGE_SIZE}
          total={Math.min(totalCount, MAX_LEAGUE_PAGES * LEAGUE_PAGE_SIZE)}
          onChange={(next) => onFiltersChange({ page: next })}
        />
      )}
    </>
  );
}

function LeaguesEmpty({ filters, onFiltersChange }: Omit<LeagueListSectionProps, 'leagues'>) {
  const { scope, search } = filters;
  const reason = search === '' ? scope : 'search';
  if (reason === 'all') {
    return <EmptyState title="common.noLeagueYet" reason="member.leagues.emptyReason" />;
  }
  return (
    <EmptyState
      kind="noMatch"
      title="member.leagues.none"
      reason="member.leagues.noneReason"
      values={{ scope: reason, search }}
      action={
        <Button variant="default" onClick={() => onFiltersChange(defaultLeagueFilters)}>
          <FormattedMessage id="common.showAllLeagues" />
        </Button>
      }
    />
  );
}

type ListedLeague = leagueListSection_leagues$data['edges'][number]['node'];

function LeagueListItem({ league }: { readonly league: ListedLeague }) {
  const { isActive, isFavourite, toggleActive, toggleFavourite } = useLeagueToggles(league);
  const fullName = `${league.country}, ${league.name}`;
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
                · {league.currentSeason}
              </Box>
            )}
          </Box>
        </Flex>
      </Flex>
      <Box component="span" w={120} c="dimmed" fz="xs" lh="xs" visibleFrom="sm">
        {league.currentSeason ?? '–'}
      </Box>
      {isActive !== null && (
        <Box w={{ base: 56, sm: 64 }}>
          <ActiveSwitch name={fullName} isOn={isActive} onToggle={toggleActive} />
        </Box>
      )}
      {isFavourite !== null && (
        <Box w={{ base: 56, sm: 64 }}>
          <FavouriteButton name={fullName} isOn={isFavourite} onToggle={toggleFavourite} />
        </Box>
      )}
    </Flex>
  );
}
