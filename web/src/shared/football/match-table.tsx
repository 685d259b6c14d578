import { Box, Table, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, readInlineData, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchTable_match$key } from '../../__generated__/matchTable_match.graphql.ts';
import type { matchTableRow_match$key } from '../../__generated__/matchTableRow_match.graphql.ts';
import { useSession } from '../session/use-session.tsx';
import { ColumnHead } from '../ui/column-head.tsx';
import { dateTimeParts } from '../ui/dates.ts';
import { OutcomeBlocks, type OutcomeKind } from '../ui/outcome-blocks.tsx';
import styles from './match-table.module.css';

const matchRowMatchFragment = graphql`
  fragment matchTableRow_match on Match {
    matchId
    leagueId
    kickOff
    home {
      goals
      corners
      yellowCards
      team {
        name
      }
    }
    away {
      goals
      corners
      yellowCards
      team {
        name
      }
    }
  }
`;

interface MatchRowProps {
  readonly match: matchTableRow_match$key;
  /** The outcome for the team whose matches these are; null when unknown. Absent in a list of matches between two teams. */
  readonly outcome?: OutcomeKind | null;
}

/** A played match: date, teams, result, and the total of corners and yellow cards. */
export function MatchRow({ match: matchRef, outcome }: MatchRowProps) {
  const { matchId, leagueId, kickOff, home, away } = useFragment(matchRowMatchFragment, matchRef);
  const difference = (home.goals ?? 0) - (away.goals ?? 0);
  const hasOutcome = outcome !== undefined;
  const figure = totalProps(hasOutcome);
  return (
    <tr className={styles.row}>
      <Box component="td" c="var(--text-2)" fz={{ base: 'xs', xs: 'sm' }}>
        {dateTimeParts(kickOff).date}
      </Box>
      <td className={styles.name}>
        <Link to={`/leagues/${leagueId}/match/${matchId}`}>
          <span data-won={difference > 0 || undefined}>{home.team.name}</span>{' '}
          <Box component="span" visibleFrom="xs">
            –
          </Box>{' '}
          <span data-won={difference < 0 || undefined}>{away.team.name}</span>
        </Link>
      </td>
      <Box component="td" fw={600} data-figure>
        {home.goals == null || away.goals == null ? '–' : `${home.goals}:${away.goals}`}
      </Box>
      <Box component="td" {...figure}>
        {totalText(home.corners, away.corners)}
      </Box>
      <Box component="td" {...figure}>
        {totalText(home.yellowCards, away.yellowCards)}
      </Box>
      {hasOutcome && <td data-figure>{outcome && <OutcomeBlocks outcomes={[outcome]} />}</td>}
    </tr>
  );
}

/** Names the rows of its body, for example their round, in a table without outcomes. */
export function MatchGroupHead({ children }: { readonly children: ReactNode }) {
  return (
    <tr>
      <Box component="th" scope="rowgroup" colSpan={3} ta="left">
        {children}
      </Box>
      <td className={styles.total} colSpan={2} />
    </tr>
  );
}

const totalProps = (hasOutcomes: boolean) => ({
  'data-figure': true,
  ...(hasOutcomes ? { visibleFrom: 'xs' } : { className: styles.total }),
});

function totalText(home: number | null, away: number | null): string {
  return home == null || away == null ? '–' : `${home + away}`;
}

interface MatchTableProps {
  /** Visually hidden. */
  readonly caption: ReactNode;
  readonly hasOutcomes?: boolean;
  /** The table's bodies. */
  readonly children: ReactNode;
}

export function MatchTable({ caption, hasOutcomes = false, children }: MatchTableProps) {
  const figure = totalProps(hasOutcomes);
  return (
    <Table className={styles.table} layout="fixed" horizontalSpacing="xs" verticalSpacing={4}>
      <VisuallyHidden component="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <ColumnHead label="shared.match.columnDate" w={{ base: 86, xs: 106 }} />
          <ColumnHead label="common.match" />
          <ColumnHead label="shared.match.columnResult" w={{ base: 44, xs: 56 }} isFigure />
          <ColumnHead label="shared.match.columnCorners" w={{ base: 54, xs: 60 }} {...figure} />
          <ColumnHead label="shared.match.columnYellow" w={{ base: 54, xs: 60 }} {...figure} />
          {hasOutcomes && (
            <Box component="th" w={{ base: 40, xs: 48 }} scope="col" data-figure>
              <VisuallyHidden>
                <FormattedMessage id="shared.match.columnOutcome" />
              </VisuallyHidden>
            </Box>
          )}
        </tr>
      </thead>
      {children}
    </Table>
  );
}

const matchFragment = graphql`
  fragment matchTable_match on Match @inline {
    matchId
    leagueId
  }
`;

interface MatchLinkProps {
  /** Null when the upstream does not return it. */
  readonly match: matchTable_match$key | null;
  readonly children: ReactNode;
}

/** Links to a match's page, when there is one that the user may open. */
export function MatchLink({ match, children }: MatchLinkProps) {
  const { viewer } = useSession();
  if (!match || !viewer?.permissions.includes('STATS')) return children;
  const { leagueId, matchId } = readInlineData(matchFragment, match);
  return (
    <Link className={styles.link} to={`/leagues/${leagueId}/match/${matchId}`}>
      {children}
    </Link>
  );
}
