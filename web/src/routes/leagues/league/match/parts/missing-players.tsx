import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { missingPlayers_lineup$key } from '../../../../../__generated__/missingPlayers_lineup.graphql.ts';
import { MissingPlayerItem } from './missing-player-item.tsx';

const lineupFragment = graphql`
  fragment missingPlayers_lineup on Lineup {
    missing {
      certainty
      player {
        playerId
      }
      ...missingPlayerItem_missing
    }
  }
`;

const KINDS = ['MISSING', 'DOUBTFUL'] as const;

interface MissingPlayersProps {
  readonly lineup: missingPlayers_lineup$key;
}

/** Those who will not play, then those who may not. */
export function MissingPlayers({ lineup }: MissingPlayersProps) {
  const { missing } = useFragment(lineupFragment, lineup);
  return KINDS.map((kind) => {
    const players = missing.filter(({ certainty }) => certainty === kind);
    if (players.length === 0) return null;
    return (
      <div key={kind}>
        <Box component="h4" mt="sm" c="dimmed" fz="xs" fw={500} lh="xs">
          <FormattedMessage id="member.match.certainty" values={{ certainty: kind }} />
        </Box>
        <Flex
          component="ul"
          direction="column"
          gap={6}
          mt={4}
          c="var(--text-2)"
          fz="var(--fs-13)"
          lh="var(--lh-13)"
        >
          {players.map((missingPlayer) => (
            <MissingPlayerItem key={missingPlayer.player.playerId} missing={missingPlayer} />
          ))}
        </Flex>
      </div>
    );
  });
}
