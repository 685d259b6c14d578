import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { bench_lineup$key } from '../../../../../__generated__/bench_lineup.graphql.ts';
import type { PlayerPanels } from '../lib/use-player-panels.ts';
import { BenchPlayer } from './bench-player.tsx';

const lineupFragment = graphql`
  fragment bench_lineup on Lineup {
    substitutes {
      player {
        playerId
      }
      ...benchPlayer_player
    }
  }
`;

interface BenchProps {
  readonly lineup: bench_lineup$key;
  readonly panels: PlayerPanels;
}

/** Those on a team's bench. */
export function Bench({ lineup, panels }: BenchProps) {
  const { substitutes } = useFragment(lineupFragment, lineup);
  if (substitutes.length === 0) return null;
  return (
    <>
      <Box component="h4" mt="sm" c="dimmed" fz="xs" fw={500} lh="xs">
        <FormattedMessage id="member.match.bench" />
      </Box>
      <Flex component="ul" mt={4} direction="column">
        {substitutes.map((substitute) => (
          <BenchPlayer key={substitute.player.playerId} player={substitute} panels={panels} />
        ))}
      </Flex>
    </>
  );
}
