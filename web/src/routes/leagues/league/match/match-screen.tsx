import { Box, Flex, SimpleGrid, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { matchScreenQuery } from '../../../../__generated__/matchScreenQuery.graphql.ts';
import { ScreenAnswer } from '../../../../shared/routing/screen-answer.tsx';
import type { ScreenProps } from '../../../../shared/routing/use-screen-query.ts';
import { AfterTaxBar } from '../../../../shared/tax/after-tax.tsx';
import { pathNumber } from '../../../../shared/ui/address-fields.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { statisticsNotInPlan } from '../../../../shared/ui/error-states.tsx';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { LinkButton } from '../../../parts/link-button.tsx';
import { usePlayerPanels } from './lib/player-panels.ts';
import { ComparisonSection } from './parts/comparison-section.tsx';
import { HeadToHeadSection } from './parts/head-to-head-section.tsx';
import { LastMatchesSection } from './parts/last-matches-section.tsx';
import { MatchHeader } from './parts/match-header.tsx';
import { MatchPageContext, matchFailed } from './parts/match-section.tsx';
import { MatchStatsSection } from './parts/match-stats-section.tsx';
import { incidents, lineups, matchSignals, players } from './sections.tsx';

const screenQuery = graphql`
  query matchScreenQuery(
    $matchId: Int!
    $size: Int!
    $sameLeague: Boolean!
    $lines: [StatLineInput!]!
  ) {
    match(matchId: $matchId) @catch(to: RESULT) {
      matchId
      leagueId
      home {
        goals
        team {
          teamId
          name
          logo
        }
      }
      away {
        team {
          teamId
          name
          logo
        }
      }
      ...matchHeader_match
      ...matchStatsSection_match
      ...comparisonTable_match @arguments(size: $size, sameLeague: $sameLeague, lines: $lines)
      ...headToHeadSection_match
      ...lastMatchesSection_match
    }
  }
`;

/**
 * A match with a comparison of its teams, line-ups, incidents and player statistics. Each section handles its own errors. An upcoming match
 * has no timeline.
 */
export function MatchScreen(state: ScreenProps<matchScreenQuery>) {
  const leagueId = pathNumber(useParams().leagueId);
  const panels = usePlayerPanels();
  return (
    <ScreenAnswer
      query={screenQuery}
      state={state}
      // The address of a match of another league is wrong.
      pick={({ match }) =>
        match.ok && match.value?.leagueId !== leagueId ? { ok: true, value: null } : match
      }
      head={<PageHead title={<FormattedMessage id="common.match" />} />}
      failed={matchFailed}
      notInPlan={statisticsNotInPlan}
      missing={
        <EmptyState
          kind="noMatch"
          title="member.match.notFoundTitle"
          reason="member.match.notFoundReason"
          action={<LinkButton to="/leagues" label="member.match.toLeagues" />}
        />
      }
    >
      {(match, notice) => {
        const isPlayed = match.home.goals != null;
        const page = { leagueId, home: match.home.team, away: match.away.team };
        return (
          <MatchPageContext value={{ ...page, panels, isStale: state.error !== null }}>
            <AfterTaxBar />
            <Stack>
              <MatchHeader match={match} />
              <SectionNav hasTimeline={isPlayed} />
              {notice}
              {isPlayed && (
                <div id="stats">
                  <MatchStatsSection match={match} />
                </div>
              )}
              <div id="comparison">
                <ComparisonSection match={match} lines={state.queryRef.variables.lines} />
              </div>
              {matchSignals.element}
              <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
                <Stack>
                  <div id="head-to-head">
                    <HeadToHeadSection match={match} />
                  </div>
                  {isPlayed ? (
                    <div id="timeline">{incidents.element}</div>
                  ) : (
                    <LastMatchesSection match={match} />
                  )}
                </Stack>
                <Stack>
                  <div id="lineups">{lineups.element}</div>
                  {isPlayed && <LastMatchesSection match={match} />}
                </Stack>
              </SimpleGrid>
              <div id="players">{players.element}</div>
            </Stack>
          </MatchPageContext>
        );
      }}
    </ScreenAnswer>
  );
}

const sections = [
  ['#comparison', 'member.match.comparison'],
  ['#head-to-head', 'member.match.headToHead'],
  ['#lineups', 'common.lineUps'],
  ['#timeline', 'member.match.timeline'],
  ['#players', 'member.match.players'],
] as const;

function SectionNav({ hasTimeline }: { readonly hasTimeline: boolean }) {
  const intl = useIntl();
  const { search } = useLocation();
  return (
    <Flex
      component="nav"
      wrap="wrap"
      gap="0 22px"
      aria-label={intl.formatMessage({ id: 'member.match.sections' })}
    >
      {sections.map(
        ([hash, name]) =>
          (hasTimeline || hash !== '#timeline') && (
            <Box
              component={Link}
              key={hash}
              py={{ base: 12, md: 6 }}
              c="var(--text-2)"
              fw={500}
              style={{ whiteSpace: 'nowrap' }}
              to={{ search, hash }}
            >
              <FormattedMessage id={name} />
            </Box>
          ),
      )}
    </Flex>
  );
}
