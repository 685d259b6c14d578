import { Box } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchRow_match$key } from '../../__generated__/matchRow_match.graphql.ts';
import { dateTimeParts } from '../ui/date-time-parts.ts';
import { OutcomeBlocks, type OutcomeKind } from '../ui/outcome-blocks.tsx';
import styles from './match-table.module.css';

const matchFragment = graphql`
  fragment matchRow_match on Match {
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
  readonly match: matchRow_match$key;
  /** How it ended for the team whose matches these are; absent where they are those of two. */
  readonly outcome?: OutcomeKind | undefined;
}

/** A played match: when, who, the result, and both teams' corners and yellow cards together. */
export function MatchRow({ match: matchRef, outcome }: MatchRowProps) {
  const { matchId, leagueId, kickOff, home, away } = useFragment(matchFragment, matchRef);
  const difference = (home.goals ?? 0) - (away.goals ?? 0);
  const figure = { 'data-figure': true, ...(outcome && { visibleFrom: 'xs' }) };
  return (
    <tr>
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
        {bothTogether(home.corners, away.corners)}
      </Box>
      <Box component="td" {...figure}>
        {bothTogether(home.yellowCards, away.yellowCards)}
      </Box>
      {outcome && (
        <td data-figure>
          <OutcomeBlocks outcomes={[outcome]} />
        </td>
      )}
    </tr>
  );
}

function bothTogether(home: number | null | undefined, away: number | null | undefined): string {
  return home == null || away == null ? '–' : `${home + away}`;
}
