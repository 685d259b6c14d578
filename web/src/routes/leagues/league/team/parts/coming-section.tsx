import { Box, Flex } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { comingSection_match$key } from '../../../../../__generated__/comingSection_match.graphql.ts';
import type { comingSectionQuery } from '../../../../../__generated__/comingSectionQuery.graphql.ts';
import type { CaughtValue } from '../../../../../shared/relay/app-error.ts';
import { ScreenAnswer } from '../../../../../shared/routing/screen-answer.tsx';
import type { ScreenProps } from '../../../../../shared/routing/use-screen-query.ts';
import { EmptyState } from '../../../../../shared/ui/empty-state.tsx';
import { KickoffLabel } from '../../../../../shared/ui/kickoff-time.tsx';
import { PanelMore } from '../../../../../shared/ui/paging.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import styles from './coming-item.module.css';

const firstMatches = 5;
const moreMatches = 20;

/** With all matches that the API returns: a page needs `node`, which finds a team only once it has played a match. */
const sectionQuery = graphql`
  query comingSectionQuery($leagueId: Int!, $teamId: Int!) {
    league(leagueId: $leagueId) @catch(to: RESULT) {
      team(teamId: $teamId) {
        futureMatches(first: 100) {
          totalCount
          edges {
            node {
              id
              ...comingSection_match
            }
          }
        }
      }
    }
  }
`;

const title = <FormattedMessage id="member.team.section" values={{ section: 'coming' }} />;

/** The team's upcoming matches in all leagues. Its own query is not repeated when another season or venue is chosen. */
export function ComingSection(state: ScreenProps<comingSectionQuery>) {
  return (
    <ScreenAnswer
      query={sectionQuery}
      state={state}
      pick={({ league }) => league}
      heading={title}
      failed={<FormattedMessage id="member.team.sectionFailed" values={{ section: 'coming' }} />}
      missing={null}
    >
      {({ team }, notice) =>
        team && (
          <>
            {/* Without network, the page itself shows that error once. */}
            {state.error?.code !== 'NETWORK' && notice}
            <ComingPanel team={team} />
          </>
        )
      }
    </ScreenAnswer>
  );
}

type Team = NonNullable<CaughtValue<comingSectionQuery['response']['league']>['team']>;

function ComingPanel({ team }: { readonly team: Team }) {
  const [shown, setShown] = useState(firstMatches);
  const count = team.futureMatches?.totalCount ?? 0;
  const edges = team.futureMatches?.edges ?? [];
  return (
    <Panel
      title={title}
      note={count > 0 ? <FormattedMessage id="common.matchCount" values={{ count }} /> : undefined}
    >
      {count === 0 ? (
        <EmptyState title="member.team.noComingTitle" reason="member.team.noComingReason" />
      ) : (
        <>
          <ul>
            {edges.slice(0, shown).map(({ node }) => (
              <ComingItem key={node.id} match={node} />
            ))}
          </ul>
          <PanelMore
            hasNext={edges.length > shown}
            isLoadingNext={false}
            loadNext={(more) => setShown(shown + more)}
            pageSize={moreMatches}
            label={<FormattedMessage id="common.showMoreMatches" />}
            failed={null}
          />
        </>
      )}
    </Panel>
  );
}

const matchFragment = graphql`
  fragment comingSection_match on Match {
    matchId
    leagueId
    kickOff
    league {
      name
    }
    home {
      team {
        name
      }
    }
    away {
      team {
        name
      }
    }
  }
`;

function ComingItem({ match }: { readonly match: comingSection_match$key }) {
  const { matchId, leagueId, kickOff, league, home, away } = useFragment(matchFragment, match);
  return (
    <Flex
      component="li"
      variant="row"
      wrap={{ base: 'wrap', xs: 'nowrap' }}
      gap="2px 12px"
      mih={44}
      py={{ base: 'xs', xs: 4 }}
    >
      <Box component="span" flex="none" w={116} c="var(--text-2)">
        <KickoffLabel date={kickOff} />
      </Box>
      <Box
        component={Link}
        className={styles.match}
        flex={{ base: '1 0 100%', xs: 1 }}
        py="xs"
        c="var(--text-1)"
        style={{ fontStretch: 'var(--wdth-data)', overflowWrap: 'anywhere' }}
        to={`/leagues/${leagueId}/match/${matchId}`}
      >
        {home.team.name} – {away.team.name}
      </Box>
      {league && (
        <Box component="span" ml="auto" c="dimmed" fz="var(--fs-13)">
          {league.name}
        </Box>
      )}
    </Flex>
  );
}
