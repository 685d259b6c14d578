import { Group, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { leaguesScreenQuery } from '../../__generated__/leaguesScreenQuery.graphql.ts';
import type { ScreenProps } from '../../shared/routing/screen-with-query.tsx';
import { Segments } from '../../shared/ui/choices.tsx';
import { ScreenAnswer, statisticsNotInPlan } from '../../shared/ui/error-states.tsx';
import { SearchField } from '../../shared/ui/search-field.tsx';
import { useAddressState } from '../../shared/ui/url-state.ts';
import { leagueScopes, readLeagueFilters, writeLeagueFilters } from './lib/league-filters.ts';
import { LeagueListSection } from './parts/league-list-section.tsx';

const screenQuery = graphql`
  query leaguesScreenQuery($scope: LeagueScope!, $search: String, $first: Int!) {
    leagues(scope: $scope, search: $search, first: $first) @catch(to: RESULT) {
      ...leagueListSection_leagues
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
          options={leagueScopes.map((scope) => ({
            value: scope,
            label: intl.formatMessage({ id: 'member.leagues.scopeName' }, { scope }),
          }))}
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
            <LeagueListSection leagues={leagues} filters={filters} onFiltersChange={changeFilters} />
          </>
        )}
      </ScreenAnswer>
    </Stack>
  );
}
