import { Box, Flex } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { comingItem_match$key } from '../../../../../__generated__/comingItem_match.graphql.ts';
import { KickoffLabel } from '../../../../../shared/football/kickoff-label.tsx';
import styles from './coming-item.module.css';

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
    <Flex
      component="li"
      variant="row"
      wrap={{ base: 'wrap', xs: 'nowrap' }}
      gap="2px 12px"
      mih={44}
      py={{ base: 'xs', xs: 4 }}
    >
      <Box component="span" flex="none" w={116} c="var(--text-2)">
        <KickoffLabel date={kickOff} />
      </Box>
      <Box
        component={Link}
        className={styles.match}
        flex={{ base: '1 0 100%', xs: 1 }}
        py="xs"
        c="var(--text-1)"
        style={{ fontStretch: 'var(--wdth-data)' }}
        to={`/leagues/${leagueId}/match/${matchId}`}
      >
        {home.team.name} – {away.team.name}
      </Box>
      {league && (
        <Box component="span" ml="auto" c="dimmed" fz="var(--fs-13)">
          {league.name}
        </Box>
      )}
    </Flex>
  );
}
