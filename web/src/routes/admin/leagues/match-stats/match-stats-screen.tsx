import { Box, Button, Flex } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  matchStatsScreen_match$data,
  matchStatsScreen_match$key,
} from '../../../../__generated__/matchStatsScreen_match.graphql.ts';
import type { matchStatsScreenQuery } from '../../../../__generated__/matchStatsScreenQuery.graphql.ts';
import { RoundName } from '../../../../shared/football/round-name.tsx';
import { within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/use-screen-query.ts';
import { CompactSelect } from '../../../../shared/ui/choices.tsx';
import { dateTimeParts } from '../../../../shared/ui/dates.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { useAddressState } from '../../../../shared/ui/url-state.ts';
import { matchStatsAddress } from '../../lib/list-params.ts';
import { ListPage, type ListPageProps } from '../../parts/admin-list.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import { missingCounts } from './lib/stats-draft.ts';
import { MatchStatsDialog } from './parts/match-stats-dialog.tsx';

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
        totalCount
        edges {
          node {
            ...matchStatsScreen_match
          }
        }
      }
    }
  }
`;

/** /admin/leagues/match_stats: matches whose statistics an admin has to fill in. */
export function MatchStatsScreen(state: ScreenProps<matchStatsScreenQuery>) {
  const intl = useIntl();
  const [address, setAddress] = useAddressState(matchStatsAddress.read, matchStatsAddress.write);
  const change = (next: Partial<typeof address>) => setAddress({ page: 1, ...next }, { isStep: true });
  const { leagueId, page } = address;
  return (
    <AdminPage
      query={screenQuery}
      state={state}
      pick={({ leagues, admin }) =>
        within(admin?.matchesWithoutStats, ({ totalCount, edges }) => ({
          totalCount,
          edges,
          leagues: leagues.ok ? leagues.value.edges : [],
        }))
      }
      failed="common.matchesFailed"
    >
      {({ totalCount, edges, leagues }) => (
        <>
          <CompactSelect
            label={intl.formatMessage({ id: 'common.league' })}
            value={leagueId}
            values={[...new Set([null, ...leagues.map(({ node }) => node.leagueId), leagueId])]}
            nameOf={(id) => {
              if (id === null) return intl.formatMessage({ id: 'admin.matchStats.allLeagues' });
              const league = leagues.find(({ node }) => node.leagueId === id)?.node;
              // Not open to edits, or the leagues could not be loaded.
              if (!league) return intl.formatMessage({ id: 'admin.log.number' }, { number: id });
              return `${league.country}, ${league.name}`;
            }}
            onChange={(league) => change({ leagueId: league })}
          />
          <MatchPage
            matches={edges.map(({ node }) => node)}
            total={totalCount}
            page={page}
            pageSize={state.queryRef.variables.first}
            isFiltered={state.queryRef.variables.leagueId != null}
            onChange={change}
          />
        </>
      )}
    </AdminPage>
  );
}

const matchFragment = graphql`
  fragment matchStatsScreen_match on Match @relay(plural: true) {
    id
    matchId
    leagueId
    kickOff
    round
    referee
    version
    league {
      name
    }
    home {
      team {
        name
      }
      goals
      shots
      shotsOnGoal
      yellowCards
      redCards
      corners
      fouls
    }
    away {
      team {
        name
      }
      goals
      shots
      shotsOnGoal
      yellowCards
      redCards
      corners
      fouls
    }
  }
`;

interface MatchPageProps extends Omit<ListPageProps, 'title' | 'count' | 'empty'> {
  readonly matches: matchStatsScreen_match$key;
  /** Whether only the matches of one league are shown. */
  readonly isFiltered: boolean;
  readonly onChange: (change: { readonly leagueId?: null; readonly page?: number }) => void;
}

function MatchPage({ matches: keys, isFiltered, ...page }: MatchPageProps) {
  const matches = useFragment(matchFragment, keys);
  return (
    <ListPage
      {...page}
      title="admin.common.matchesWithoutStatistics"
      count={matches.length}
      isOutdated={matches.some((match) => missingCounts(match).length === 0)}
      empty={
        <EmptyState
          kind={isFiltered ? 'noMatch' : 'empty'}
          title="admin.matchStats.empty"
          reason="admin.matchStats.emptyReason"
          reset={
            isFiltered && { label: 'common.showAllLeagues', onClick: () => page.onChange({ leagueId: null }) }
          }
        />
      }
    >
      <ul>
        {matches.map((match) => (
          <MatchStatsRow key={match.id} match={match} />
        ))}
      </ul>
    </ListPage>
  );
}

function MatchStatsRow({ match: data }: { readonly match: matchStatsScreen_match$data[number] }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { date, time } = dateTimeParts(data.kickOff);
  const teams = `${data.home.team.name} – ${data.away.team.name}`;
  const missing = missingCounts(data);
  const missingNames = missing.map((name) =>
    intl.formatMessage({ id: 'admin.matchStats.count' }, { stat: name }),
  );
  return (
    <Flex
      component="li"
      variant="row"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      gap="4px 16px"
      py="xs"
      fz="var(--fs-13)"
    >
      <Box component="time" w={{ base: '100%', md: 92 }} dateTime={data.kickOff}>
        {date}{' '}
        <Box component="span" display={{ md: 'block' }} c="dimmed" fz="xs">
          {time}
        </Box>
      </Box>
      <Flex direction="column" flex="6 1 0" miw={{ base: '70%', md: 0 }}>
        <Box
          component={Link}
          c="var(--text-1)"
          fw={600}
          to={`/leagues/${data.leagueId}/match/${data.matchId}`}
        >
          {teams}
        </Box>
        <Box component="span" c="dimmed" fz="xs">
          {data.league?.name}
          {data.league && data.round && ' · '}
          {data.round && <RoundName name={data.round} />}
        </Box>
      </Flex>
      <Box component="span" w={48} fw={600} ta={{ base: 'right', md: 'center' }}>
        {data.home.goals ?? '–'}:{data.away.goals ?? '–'}
      </Box>
      <Box component="span" flex="5 1 0" miw={{ base: '100%', md: 0 }} c="var(--text-2)">
        {missing.length === 0 ? (
          <Tag tone="success" icon={<IconCheck size={12} stroke={2.4} aria-hidden="true" />}>
            <FormattedMessage id="admin.matchStats.complete" />
          </Tag>
        ) : (
          <FormattedMessage
            id="admin.matchStats.missing"
            values={{ counts: intl.formatList(missingNames, { type: 'unit', style: 'short' }) }}
          />
        )}
      </Box>
      <Box component="span" flex="3 1 0" c="dimmed">
        {data.referee ?? <FormattedMessage id="admin.matchStats.noReferee" />}
      </Box>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={intl.formatMessage({ id: 'admin.matchStats.editOf' }, { match: teams })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="admin.matchStats.edit" />
      </Button>
      {isOpen && <MatchStatsDialog match={data} onClose={() => setOpen(false)} />}
    </Flex>
  );
}
