import { Button, Card, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { matchStatsScreen_matches$key } from '../../../../__generated__/matchStatsScreen_matches.graphql.ts';
import type { matchStatsScreenQuery } from '../../../../__generated__/matchStatsScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { CompactSelect } from '../../../../shared/ui/compact-select.tsx';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { Pager } from '../../../../shared/ui/pager.tsx';
import { ScreenAnswer } from '../../../../shared/ui/screen-answer.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { PageOutOfRange } from '../../parts/page-out-of-range.tsx';
import {
  MATCH_PAGE,
  type MatchStatsAddress,
  readMatchStatsAddress,
  writeMatchStatsAddress,
} from './lib/match-stats-address.ts';
import { MatchStatsRow } from './parts/match-stats-row.tsx';

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
        ...matchStatsScreen_matches
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

const matchesFragment = graphql`
  fragment matchStatsScreen_matches on MatchConnection {
    totalCount
    edges {
      node {
        id
        ...matchStatsRow_match
      }
    }
  }
`;

interface MatchStatsListProps {
  readonly matches: matchStatsScreen_matches$key;
  readonly address: MatchStatsAddress;
  readonly isRefreshing: boolean;
  readonly onChange: (address: MatchStatsAddress) => void;
}

function MatchStatsList({ matches, address, isRefreshing, onChange }: MatchStatsListProps) {
  const intl = useIntl();
  const { totalCount, edges } = useFragment(matchesFragment, matches);
  const title = intl.formatMessage({ id: 'admin.common.matchesWithoutStatistics' });
  return (
    <>
      <Card component="section" aria-label={title} aria-busy={isRefreshing}>
        {edges.length === 0 && totalCount > 0 && (
          <PageOutOfRange onFirstPage={() => onChange({ ...address, page: 1 })} />
        )}
        {edges.length === 0 && totalCount === 0 && (
          <StateMessage
            kind={address.league === null ? 'empty' : 'noMatch'}
            title={<FormattedMessage id="admin.matchStats.empty" />}
            reason={<FormattedMessage id="admin.matchStats.emptyReason" />}
            action={
              address.league !== null && (
                <Button variant="default" onClick={() => onChange({ league: null, page: 1 })}>
                  <FormattedMessage id="common.showAllLeagues" />
                </Button>
              )
            }
          />
        )}
        {edges.length > 0 && (
          <ul>
            {edges.map(({ node }) => (
              <MatchStatsRow key={node.id} match={node} />
            ))}
          </ul>
        )}
      </Card>
      {totalCount > MATCH_PAGE && edges.length > 0 && (
        <Pager
          label={title}
          page={address.page}
          pageSize={MATCH_PAGE}
          total={totalCount}
          onChange={(page) => onChange({ ...address, page })}
        />
      )}
    </>
  );
}
