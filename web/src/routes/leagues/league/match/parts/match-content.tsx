import { Box, Flex, SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchContent_match$key } from '../../../../../__generated__/matchContent_match.graphql.ts';
import type { StatLineInput } from '../../../../../__generated__/matchScreenQuery.graphql.ts';
import type { SectionProps } from '../lib/section-props.ts';
import { usePlayerPanels } from '../lib/use-player-panels.ts';
import { ComparisonSection } from './comparison-section.tsx';
import { HeadToHeadSection } from './head-to-head-section.tsx';
import { IncidentsSection } from './incidents-section.tsx';
import { LastMatchesSection } from './last-matches-section.tsx';
import { LineupsSection } from './lineups-section.tsx';
import { MatchDropinfosSection } from './match-dropinfos-section.tsx';
import { MatchHeader } from './match-header.tsx';
import { MatchStatsSection } from './match-stats-section.tsx';
import { MatchTipsSection } from './match-tips-section.tsx';
import { PlayersSection } from './players-section.tsx';

const matchFragment = graphql`
  fragment matchContent_match on Match
  @argumentDefinitions(
    size: { type: "Int!" }
    sameLeague: { type: "Boolean!" }
    lines: { type: "[StatLineInput!]!" }
    dropinfos: { type: "Boolean!" }
    tips: { type: "Boolean!" }
  ) {
    home {
      goals
    }
    ...matchHeader_match
    ...matchStatsSection_match
    ...comparisonSection_match @arguments(size: $size, sameLeague: $sameLeague, lines: $lines)
    ...headToHeadSection_match
    ...lastMatchesSection_match
    ...lineupsSection_match
    ...incidentsSection_match
    ...playersSection_match
    ...matchDropinfosSection_match @alias(as: "onDropinfos") @include(if: $dropinfos)
    ...matchTipsSection_match @alias(as: "onTips") @include(if: $tips)
  }
`;

interface MatchContentProps extends SectionProps {
  readonly match: matchContent_match$key;
  /** The lines with which the match was read. */
  readonly lines: readonly StatLineInput[];
  /** That the match could not be read again, shown over the sections. */
  readonly notice: ReactNode;
}

/** The sections of the match; each stands or fails alone. A match that is still to come has no course. */
export function MatchContent({ match: matchRef, lines, notice, ...section }: MatchContentProps) {
  const match = useFragment(matchFragment, matchRef);
  const panels = usePlayerPanels();
  const isPlayed = match.home.goals != null;
  return (
    <Stack>
      <MatchHeader match={match} />
      <SectionNav hasCourse={isPlayed} />
      {notice}
      {isPlayed && (
        <div id="stats">
          <MatchStatsSection match={match} />
        </div>
      )}
      <div id="comparison">
        <ComparisonSection match={match} lines={lines} />
      </div>
      {(match.onDropinfos || match.onTips) && (
        <SimpleGrid
          minColWidth="min(100%, 460px)"
          autoFlow="auto-fit"
          spacing="md"
          style={{ alignItems: 'start' }}
        >
          {match.onDropinfos && <MatchDropinfosSection match={match.onDropinfos} {...section} />}
          {match.onTips && <MatchTipsSection match={match.onTips} {...section} />}
        </SimpleGrid>
      )}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        <Stack>
          <div id="head-to-head">
            <HeadToHeadSection match={match} {...section} />
          </div>
          {isPlayed ? (
            <div id="course">
              <IncidentsSection match={match} {...section} />
            </div>
          ) : (
            <LastMatchesSection match={match} {...section} />
          )}
        </Stack>
        <Stack>
          <div id="lineups">
            <LineupsSection match={match} panels={panels} {...section} />
          </div>
          {isPlayed && <LastMatchesSection match={match} {...section} />}
        </Stack>
      </SimpleGrid>
      <div id="players">
        <PlayersSection match={match} panels={panels} {...section} />
      </div>
    </Stack>
  );
}

interface SectionNavProps {
  /** Whether the page tells what happened in the match. */
  readonly hasCourse: boolean;
}

function SectionNav({ hasCourse }: SectionNavProps) {
  const intl = useIntl();
  return (
    <Flex
      component="nav"
      wrap="wrap"
      gap="0 22px"
      aria-label={intl.formatMessage({ id: 'member.match.sections' })}
    >
      <SectionNavLink to="#comparison">
        <FormattedMessage id="member.match.comparison" />
      </SectionNavLink>
      <SectionNavLink to="#head-to-head">
        <FormattedMessage id="member.match.headToHead" />
      </SectionNavLink>
      <SectionNavLink to="#lineups">
        <FormattedMessage id="common.lineUps" />
      </SectionNavLink>
      {hasCourse && (
        <SectionNavLink to="#course">
          <FormattedMessage id="member.match.course" />
        </SectionNavLink>
      )}
      <SectionNavLink to="#players">
        <FormattedMessage id="member.match.players" />
      </SectionNavLink>
    </Flex>
  );
}

function SectionNavLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Box
      component={Link}
      py={{ base: 12, md: 6 }}
      c="var(--text-2)"
      fw={500}
      style={{ whiteSpace: 'nowrap' }}
      to={to}
    >
      {children}
    </Box>
  );
}
