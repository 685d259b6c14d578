import { Box, Flex, SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchContent_match$key } from '../../../../../__generated__/matchContent_match.graphql.ts';
import type { matchContent_tip$key } from '../../../../../__generated__/matchContent_tip.graphql.ts';
import type { matchContentTipsSection_match$key } from '../../../../../__generated__/matchContentTipsSection_match.graphql.ts';
import type { StatLineInput } from '../../../../../__generated__/matchScreenQuery.graphql.ts';
import { caughtError } from '../../../../../shared/relay/app-error.ts';
import { AfterTaxMark, useAfterTax } from '../../../../../shared/tax/after-tax.tsx';
import { TipStatusTag } from '../../../../../shared/tip/tip-status-tag.tsx';
import { dateTimeText } from '../../../../../shared/ui/dates.ts';
import { formatOdds } from '../../../../../shared/ui/formats.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { usePlayerPanels } from '../lib/player-panels.ts';
import { ComparisonSection } from './comparison-section.tsx';
import { HeadToHeadSection } from './head-to-head-section.tsx';
import { IncidentsSection } from './incidents-section.tsx';
import { LastMatchesSection } from './last-matches-section.tsx';
import { LineupsSection } from './lineups-section.tsx';
import { MatchDropinfosSection } from './match-dropinfos-section.tsx';
import { MatchHeader } from './match-header.tsx';
import { MatchStatsSection } from './match-stats-section.tsx';
import { PlayersSection } from './players-section.tsx';
import { SectionFailed } from './section-failed.tsx';

const matchTipsSectionMatchFragment = graphql`
  fragment matchContentTipsSection_match on Match {
    tips(first: 20) @catch(to: RESULT) {
      id
      ...matchContent_tip
    }
  }
`;

interface MatchTipsSectionProps {
  readonly match: matchContentTipsSection_match$key;
}

function MatchTipsSection({ match: matchRef }: MatchTipsSectionProps) {
  const { tips } = useFragment(matchTipsSectionMatchFragment, matchRef);
  if (tips.ok && tips.value.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="common.tips" />} note={tips.ok && tips.value.length}>
      {tips.ok ? (
        <ul>
          {tips.value?.map((tip) => (
            <MatchTipItem key={tip.id} tip={tip} />
          ))}
        </ul>
      ) : (
        <SectionFailed error={caughtError(tips.errors)} />
      )}
    </Panel>
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

interface MatchTipItemProps {
  readonly tip: matchContent_tip$key;
}

function MatchTipItem({ tip }: MatchTipItemProps) {
  const data = useFragment(tipFragment, tip);
  const shown = useAfterTax();
  return (
    <Flex component="li" variant="row" wrap={{ base: 'wrap', sm: 'nowrap' }} gap="2px 16px" mih={44} py={4}>
      <Box
        component={Link}
        flex={{ base: '1 0 60%', sm: 1 }}
        py={11}
        fw={600}
        style={{ overflowWrap: 'anywhere' }}
        to={`/tips/${data.uid}`}
      >
        {data.tip}
      </Box>
      <Box component="span" ta="right" style={{ whiteSpace: 'nowrap' }}>
        <b>{formatOdds(shown.odds(data.odds))}</b>
        <AfterTaxMark />
      </Box>

      <TipStatusTag tip={data} />

      <Box component="span" ml="auto" c="dimmed" fz="xs" style={{ whiteSpace: 'nowrap' }}>
        {dateTimeText(data.createdAt)}
      </Box>
    </Flex>
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
  /** The lines with which the match was read. */
  readonly lines: readonly StatLineInput[];
  /** That the match could not be read again, shown over the sections. */
  readonly notice: ReactNode;
}

/** The sections of the match; each stands or fails alone. A match that is still to come has no course. */
export function MatchContent({ match: matchRef, lines, notice }: MatchContentProps) {
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
