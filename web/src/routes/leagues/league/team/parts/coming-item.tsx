import { Box } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { comingItem_match$key } from '../../../../../__generated__/comingItem_match.graphql.ts';
import { KickoffLabel } from '../../../../../shared/football/kickoff-label.tsx';
import styles from './match-list.module.css';

const matchFragment = graphql`
  fragment comingItem_match on Match {
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

interface ComingItemProps {
  readonly match: comingItem_match$key;
}

/** A coming match: when, who and in which league; leads to the match. */
export function ComingItem({ match }: ComingItemProps) {
  const { matchId, leagueId, kickOff, league, home, away } = useFragment(matchFragment, match);
  return (
    <li className={styles.item}>
      <Box component="span" c="var(--text-2)">
        <KickoffLabel date={kickOff} />
      </Box>
      <Link className={styles.name} to={`/leagues/${leagueId}/match/${matchId}`}>
        {home.team.name} – {away.team.name}
      </Link>
      {league && (
        <Box component="span" c="dimmed" fz="var(--fs-13)">
          {league.name}
        </Box>
      )}
    </li>
  );
}
