import { Box, Flex, SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchContent_match$key } from '../../../../../__generated__/matchContent_match.graphql.ts';
import type { matchContent_tip$key } from '../../../../../__generated__/matchContent_tip.graphql.ts';
import type { matchContentTipsSection_match$key } from '../../../../../__generated__/matchContentTipsSection_match.graphql.ts';
import type { StatLineInput } from '../../../../../__generated__/matchScreenQuery.graphql.ts';
import { useAfterTax } from '../../../../../shared/tax/after-tax.tsx';
import { TipStatusTag } from '../../../../../shared/tip/tip-status-tag.tsx';
import { formatOdds } from '../../../../../shared/ui/formats.ts';
import { usePlayerPanels } from '../lib/player-panels.ts';
import { ComparisonSection } from './comparison-section.tsx';
import { HeadToHeadSection } from './head-to-head-section.tsx';
import { IncidentsSection } from './incidents-section.tsx';
import { LastMatchesSection } from './last-matches-section.tsx';
import { LineupsSection } from './lineups-section.tsx';
import { MatchDropinfosSection, MatchList, MatchListItem } from './match-dropinfos-section.tsx';
import { MatchHeader } from './match-header.tsx';
import { MatchStatsSection } from './match-stats-section.tsx';
import { PlayersSection } from './players-section.tsx';

const matchTipsSectionMatchFragment = graphql`
  fragment matchContentTipsSection_match on Match {
    tips(first: 20) @catch(to: RESULT) {
      id
      ...matchContent_tip
    }
  }
`;

function MatchTipsSection({ match }: { readonly match: matchContentTipsSection_match$key }) {
  const { tips } = useFragment(matchTipsSectionMatchFragment, match);
  return (
    <MatchList title={<FormattedMessage id="common.tips" />} items={tips}>
      {(tip) => <MatchTipItem key={tip.id} tip={tip} />}
    </MatchList>
  );
}

const tipFragment = graphql`
  fragment matchContent_tip on Tip {
    uid
    tip
    odds
    createdAt
    ...tipStatusTag_tip
  }
`;

function MatchTipItem({ tip }: { readonly tip: matchContent_tip$key }) {
  const data = useFragment(tipFragment, tip);
  const shown = useAfterTax();
  return (
    <MatchListItem
      to={`/tips/${data.uid}`}
      name={data.tip}
      odds={<b>{formatOdds(shown.odds(data.odds))}</b>}
      createdAt={data.createdAt}
    >
      <TipStatusTag tip={data} />
    </MatchListItem>
  );
}

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
    ...matchContentTipsSection_match @alias(as: "onTips") @include(if: $tips)
  }
`;

interface MatchContentProps {
  readonly match: matchContent_match$key;
  /** The lines with which the match was loaded. */
  readonly lines: readonly StatLineInput[];
  /** Shown above the sections, for example after a failed refresh. */
  readonly notice: ReactNode;
}

/** The sections of the match; each handles its own errors. An upcoming match has no timeline. */
export function MatchContent({ match: matchRef, lines, notice }: MatchContentProps) {
  const match = useFragment(matchFragment, matchRef);
  const panels = usePlayerPanels();
  const isPlayed = match.home.goals != null;
  return (
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
        <ComparisonSection match={match} lines={lines} />
      </div>
      {(match.onDropinfos || match.onTips) && (
        <SimpleGrid
          minColWidth="min(100%, 460px)"
          autoFlow="auto-fit"
          spacing="md"
          style={{ alignItems: 'start' }}
        >
          {match.onDropinfos && <MatchDropinfosSection match={match.onDropinfos} />}
          {match.onTips && <MatchTipsSection match={match.onTips} />}
        </SimpleGrid>
      )}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        <Stack>
          <div id="head-to-head">
            <HeadToHeadSection match={match} />
          </div>
          {isPlayed ? (
            <div id="course">
              <IncidentsSection match={match} />
            </div>
          ) : (
            <LastMatchesSection match={match} />
          )}
        </Stack>
        <Stack>
          <div id="lineups">
            <LineupsSection match={match} panels={panels} />
          </div>
          {isPlayed && <LastMatchesSection match={match} />}
        </Stack>
      </SimpleGrid>
      <div id="players">
        <PlayersSection match={match} panels={panels} />
      </div>
    </Stack>
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
