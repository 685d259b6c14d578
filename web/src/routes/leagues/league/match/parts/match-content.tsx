import { Box, Flex, SimpleGrid, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchContent_match$key } from '../../../../../__generated__/matchContent_match.graphql.ts';
import type { StatLineInput } from '../../../../../__generated__/matchScreenQuery.graphql.ts';
import type { AppError } from '../../../../../shared/relay/app-error.ts';
import { RefreshFailedBar } from '../../../../../shared/ui/error-states.tsx';
import { usePlayerPanels } from '../lib/player-panels.ts';
import { incidents, lineups, matchSignals, players } from '../sections.tsx';
import { ComparisonSection } from './comparison-section.tsx';
import { HeadToHeadSection } from './head-to-head-section.tsx';
import { LastMatchesSection } from './last-matches-section.tsx';
import { MatchHeader } from './match-header.tsx';
import { MatchPageContext } from './match-section.tsx';
import { MatchStatsSection } from './match-stats-section.tsx';

const matchFragment = graphql`
  fragment matchContent_match on Match
  @argumentDefinitions(
    size: { type: "Int!" }
    sameLeague: { type: "Boolean!" }
    lines: { type: "[StatLineInput!]!" }
  ) {
    home {
      goals
    }
    ...matchHeader_match
    ...matchStatsSection_match
    ...comparisonSection_match @arguments(size: $size, sameLeague: $sameLeague, lines: $lines)
    ...headToHeadSection_match
    ...lastMatchesSection_match
  }
`;

interface MatchContentProps {
  readonly match: matchContent_match$key;
  /** The lines with which the match was loaded. */
  readonly lines: readonly StatLineInput[];
  /** The error of the page's latest fetch. */
  readonly error: AppError | null;
}

/** The sections of the match; each handles its own errors. An upcoming match has no timeline. */
export function MatchContent({ match: matchRef, lines, error }: MatchContentProps) {
  const match = useFragment(matchFragment, matchRef);
  const panels = usePlayerPanels();
  const isPlayed = match.home.goals != null;
  return (
    <MatchPageContext value={{ panels, isStale: error !== null }}>
      <Stack>
        <MatchHeader match={match} />
        <SectionNav hasTimeline={isPlayed} />
        <RefreshFailedBar error={error} />
        {isPlayed && (
          <div id="stats">
            <MatchStatsSection match={match} />
          </div>
        )}
        <div id="comparison">
          <ComparisonSection match={match} lines={lines} />
        </div>
        {matchSignals.element}
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" style={{ alignItems: 'start' }}>
          <Stack>
            <div id="head-to-head">
              <HeadToHeadSection match={match} />
            </div>
            {isPlayed ? <div id="course">{incidents.element}</div> : <LastMatchesSection match={match} />}
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
}

const sections = [
  ['#comparison', 'member.match.comparison'],
  ['#head-to-head', 'member.match.headToHead'],
  ['#lineups', 'common.lineUps'],
  ['#course', 'member.match.course'],
  ['#players', 'member.match.players'],
] as const;

function SectionNav({ hasTimeline }: { readonly hasTimeline: boolean }) {
  const intl = useIntl();
  return (
    <Flex
      component="nav"
      wrap="wrap"
      gap="0 22px"
      aria-label={intl.formatMessage({ id: 'member.match.sections' })}
    >
      {sections.map(
        ([to, name]) =>
          (hasTimeline || to !== '#course') && (
            <Box
              component={Link}
              key={to}
              py={{ base: 12, md: 6 }}
              c="var(--text-2)"
              fw={500}
              style={{ whiteSpace: 'nowrap' }}
              to={to}
            >
              <FormattedMessage id={name} />
            </Box>
          ),
      )}
    </Flex>
  );
}
