import { Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { matchStatsScreenQuery } from '../../../../__generated__/matchStatsScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { CompactSelect } from '../../../../shared/ui/compact-select.tsx';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../../shared/ui/screen-answer.tsx';
import {
  type MatchStatsAddress,
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
export function MatchStatsScreen(state: ScreenProps<matchStatsScreenQuery>) {
  const intl = useIntl();
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = readMatchStatsAddress(new URLSearchParams(search));
  const change = (next: MatchStatsAddress) => {
    navigate({ search: writeMatchStatsAddress(next).toString() }, { preventScrollReset: true });
  };

  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.common.matchesWithoutStatistics" />}
        subtitle={<FormattedMessage id="admin.matchStats.subtitle" />}
      />
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ leagues, admin }) =>
          within(admin?.matchesWithoutStats, (matches) => ({
            matches,
            leagues: leagues.ok ? leagues.value.edges : [],
          }))
        }
        failed={<FormattedMessage id="common.matchesFailed" />}
      >
        {({ matches, leagues }, notice) => (
          <Stack gap="sm">
            <CompactSelect
              label={intl.formatMessage({ id: 'common.league' })}
              value={address.league?.toString() ?? ''}
              options={[
                { value: '', label: intl.formatMessage({ id: 'admin.matchStats.allLeagues' }) },
                ...leagues.map(({ node }) => ({
                  value: String(node.leagueId),
                  label: `${node.country}, ${node.name}`,
                })),
              ]}
              onChange={(value) => change({ league: value === '' ? null : Number(value), page: 1 })}
            />
            {notice}
            <MatchStatsList
              matches={matches}
              address={address}
              isRefreshing={state.isRefreshing}
              onChange={change}
            />
          </Stack>
        )}
      </ScreenAnswer>
    </>
  );
}
