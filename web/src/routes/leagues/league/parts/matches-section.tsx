import { Box, Button, Flex, Stack } from '@mantine/core';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import type { StatLineInput } from '../../../../__generated__/leagueScreenQuery.graphql.ts';
import type { matchesSection_league$key } from '../../../../__generated__/matchesSection_league.graphql.ts';
import type { matchesSectionList_league$key } from '../../../../__generated__/matchesSectionList_league.graphql.ts';
import type { matchesSectionPaginationQuery } from '../../../../__generated__/matchesSectionPaginationQuery.graphql.ts';
import {
  isLined,
  matchStats,
  shortStats,
  statRanges,
  statScopes,
  windowSizes,
} from '../../../../shared/football/stat-lines.ts';
import { caughtError } from '../../../../shared/relay/app-error.ts';
import { RefreshContext, useKeptPages } from '../../../../shared/relay/refresh-context.ts';
import { Segments } from '../../../../shared/ui/choices.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { FailedPanel } from '../../../../shared/ui/error-states.tsx';
import { Fold } from '../../../../shared/ui/fold.tsx';
import { LineStepper } from '../../../../shared/ui/line-stepper.tsx';
import { PanelMore } from '../../../../shared/ui/paging.tsx';
import { Panel, PanelFoot } from '../../../../shared/ui/panel.tsx';
import {
  countChangedLines,
  countChanges,
  type LeagueViewProps,
  type LineChanges,
  lineOf,
  lineText,
  matchPageSize,
  maxMatches,
} from '../lib/league-view.ts';
import { LeagueMatchItem } from './league-match-item.tsx';
import styles from './matches-section.module.css';

const leagueFragment = graphql`
  fragment matchesSection_league on League {
    futureMatches(season: $season, first: $first) @catch(to: RESULT) {
      totalCount
    }
    ...matchesSectionList_league @arguments(season: $season, first: $first)
  }
`;

interface MatchesSectionProps extends LineControlsProps {
  readonly league: matchesSection_league$key;
  /** The lines with which the displayed matches were loaded; those of the view may still be loading. */
  readonly lines: readonly StatLineInput[];
}

const title = <FormattedMessage id="member.league.matches" />;
const failed = <FormattedMessage id="common.matchesFailed" />;

/** Upcoming matches with the hit rates of both teams for each line. */
export function MatchesSection(props: MatchesSectionProps) {
  const league = useFragment(leagueFragment, props.league);
  const { futureMatches } = league;
  if (!futureMatches.ok) {
    return <FailedPanel heading={title} title={failed} error={caughtError(futureMatches.errors)} />;
  }
  if (!futureMatches.value?.totalCount) {
    return (
      <Panel title={title}>
        <EmptyState title="member.league.noMatchesTitle" reason="member.league.noMatchesReason" />
      </Panel>
    );
  }
  return <MatchList {...props} league={league} />;
}

const listFragment = graphql`
  fragment matchesSectionList_league on League
  @argumentDefinitions(
    season: { type: "String" }
    first: { type: "Int!" }
    after: { type: "String" }
  )
  @refetchable(queryName: "matchesSectionPaginationQuery") {
    futureMatches(season: $season, first: $first, after: $after)
      @connection(key: "matchesSection_futureMatches", filters: ["season"]) {
      totalCount
      edges {
        node {
          id
          ...leagueMatchItem_match
        }
      }
    }
  }
`;

interface MatchListProps extends Omit<MatchesSectionProps, 'league'> {
  readonly league: matchesSectionList_league$key;
}

function MatchList({ view, onViewChange, lineChanges, lines, league }: MatchListProps) {
  const { isRefreshing } = useContext(RefreshContext);
  const { data, ...pages } = usePaginationFragment<
    matchesSectionPaginationQuery,
    matchesSectionList_league$key
  >(listFragment, league);
  const intl = useIntl();
  const { futureMatches } = data;
  useKeptPages(futureMatches?.edges.length ?? 0, matchPageSize, maxMatches);
  if (!futureMatches) return null;
  const { edges, totalCount } = futureMatches;
  return (
    <Panel title={title} note={<FormattedMessage id="common.matchCount" values={{ count: totalCount }} />}>
      <Stack
        gap="sm"
        miw={0}
        py="sm"
        px="md"
        bg="var(--surface-inset)"
        style={{ overflow: 'hidden', borderBottom: '1px solid var(--line)' }}
      >
        <Fold label={intl.formatMessage({ id: 'member.league.controls' })} count={countChanges(view)}>
          <ViewControls view={view} onViewChange={onViewChange} />
          <LineControls view={view} onViewChange={onViewChange} lineChanges={lineChanges} />
        </Fold>
      </Stack>
      <Box
        className={styles.matches}
        opacity={isRefreshing ? 0.7 : 1}
        data-short={lines.length < 3 || undefined}
        aria-busy={isRefreshing}
      >
        <Flex variant="row" className={styles.head} c="dimmed" fz="xs" lh="xs" aria-hidden="true">
          <span>
            <FormattedMessage id="member.league.columnTime" />
          </span>
          <span>
            <FormattedMessage id="member.league.columnMatch" />
          </span>
          {lines.map((line) => (
            <span key={line.stat}>
              <FormattedMessage id="member.league.short" values={{ stat: line.stat }} />
              <Box component="b" display="block" c="var(--text-1)" fw={500}>
                {lineText(intl, line)}
              </Box>
            </span>
          ))}
        </Flex>
        <ul className={styles.list}>
          {edges.map(({ node }) => (
            <LeagueMatchItem key={node.id} match={node} lines={lines} />
          ))}
        </ul>
      </Box>
      <PanelFoot>
        <FormattedMessage id="member.league.legend" />
      </PanelFoot>
      <PanelMore
        {...pages}
        pageSize={matchPageSize}
        label={<FormattedMessage id="common.showMoreMatches" />}
        failed={failed}
      />
    </Panel>
  );
}

function ViewControls({ view, onViewChange }: LeagueViewProps) {
  const intl = useIntl();
  return (
    <Flex gap="10px 20px" wrap="wrap" flex="1 1 100%" miw={0}>
      <Segments
        label={intl.formatMessage({ id: 'common.lastMatches' })}
        value={view.window}
        values={windowSizes}
        nameOf={String}
        onChange={(window) => onViewChange({ window })}
      />
      <Segments
        label={intl.formatMessage({ id: 'common.line' })}
        value={view.comparison}
        values={['OVER', 'UNDER']}
        nameOf={(comparison) => intl.formatMessage({ id: 'shared.comparison.name' }, { comparison })}
        onChange={(comparison) => onViewChange({ comparison })}
      />
      <Segments
        label={intl.formatMessage({ id: 'member.league.scope' })}
        value={view.scope}
        values={statScopes}
        nameOf={(choice) => intl.formatMessage({ id: 'shared.scope' }, { scope: choice })}
        onChange={(scope) => onViewChange({ scope, lines: {} })}
      />
      <Segments
        label={intl.formatMessage({ id: 'common.statistics' })}
        value={view.isShort}
        values={[false, true]}
        nameOf={(isShort) =>
          intl.formatMessage({ id: 'member.league.statsMode' }, { mode: isShort ? 'short' : 'all' })
        }
        onChange={(isShort) => onViewChange({ isShort })}
      />
    </Flex>
  );
}

interface LineControlsProps extends LeagueViewProps {
  readonly lineChanges: LineChanges;
}

function LineControls({ view, onViewChange, lineChanges }: LineControlsProps) {
  const intl = useIntl();
  return (
    <Flex
      tabIndex={-1}
      display={{ base: 'grid', sm: 'flex' }}
      wrap="wrap"
      gap="10px 16px"
      style={{ gridTemplateColumns: '1fr 1fr' }}
    >
      {(view.isShort ? shortStats : matchStats).map((stat) => {
        const label = intl.formatMessage({ id: 'shared.stat' }, { stat });
        return (
          <Stack key={stat} gap={4} align="flex-start">
            <Box component="span" c="dimmed" fz="xs" lh="xs" aria-hidden="true">
              <FormattedMessage id="member.league.short" values={{ stat }} />
            </Box>
            {isLined(stat) ? (
              <LineStepper
                label={label}
                value={lineOf(view, stat)}
                {...statRanges[stat]}
                comparison={view.comparison}
                onChange={(line) => lineChanges.set(stat, line)}
              />
            ) : (
              <Segments
                label={label}
                labelHidden
                value={view.btts}
                values={['YES', 'NO']}
                nameOf={(answer) =>
                  intl.formatMessage({ id: 'shared.comparison.name' }, { comparison: answer })
                }
                onChange={(btts) => onViewChange({ btts })}
              />
            )}
          </Stack>
        );
      })}
      {countChangedLines(view) > 0 && (
        <Button style={{ alignSelf: 'end' }} variant="default" size="compact-sm" onClick={lineChanges.reset}>
          <FormattedMessage id="shared.line.reset" />
        </Button>
      )}
    </Flex>
  );
}
