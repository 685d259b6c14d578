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
    date
    home {
      goal
      corners
      yellow
      team {
        name
      }
    }
    away {
      goal
      corners
      yellow
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
  const { matchId, leagueId, date, home, away } = useFragment(matchFragment, matchRef);
  const difference = (home.goal ?? 0) - (away.goal ?? 0);
  return (
    <tr>
      <td className={styles.date}>{dateTimeParts(date).date}</td>
      <td className={styles.name}>
        <Link to={`/leagues/${leagueId}/match/${matchId}`}>
          <span className={styles.team} data-won={difference > 0 || undefined}>
            {home.team.name}
          </span>{' '}
          <span className={styles.dash}>–</span>{' '}
          <span className={styles.team} data-won={difference < 0 || undefined}>
            {away.team.name}
          </span>
        </Link>
      </td>
      <td className={styles.result}>
        {home.goal == null || away.goal == null ? '–' : `${home.goal}:${away.goal}`}
      </td>
      <td className={styles.figure}>{bothTogether(home.corners, away.corners)}</td>
      <td className={styles.figure}>{bothTogether(home.yellow, away.yellow)}</td>
      {outcome && (
        <td className={styles.outcome}>
          <OutcomeBlocks outcomes={[outcome]} />
        </td>
      )}
    </tr>
  );
}

function bothTogether(home: number | null | undefined, away: number | null | undefined): string {
  return home == null || away == null ? '–' : `${home + away}`;
}
