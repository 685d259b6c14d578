import { Box, Text, UnstyledButton } from '@mantine/core';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { benchPlayer_player$key } from '../../../../../__generated__/benchPlayer_player.graphql.ts';
import type { PlayerPanels } from '../lib/use-player-panels.ts';
import styles from './lineups.module.css';

const playerFragment = graphql`
  fragment benchPlayer_player on LineupPlayer {
    position
    shirtNumber
    player {
      playerId @required(action: THROW)
      name
    }
  }
`;

interface BenchPlayerProps {
  readonly player: benchPlayer_player$key;
  readonly panels: PlayerPanels;
}

/** A player on the bench; pressed while their panel is open. */
export function BenchPlayer({ player: playerRef, panels }: BenchPlayerProps) {
  const intl = useIntl();
  const { position, shirtNumber, player } = useFragment(playerFragment, playerRef);
  const { playerId, name } = player;
  const isOpen = panels.isShown(playerId);
  return (
    <li>
      <UnstyledButton
        className={styles.substitute}
        mih={{ base: 40, md: 30 }}
        fz="var(--fs-13)"
        aria-pressed={isOpen}
        aria-label={intl.formatMessage({ id: 'member.match.statisticsOf' }, { name })}
        onClick={() => (isOpen ? panels.remove(playerId) : panels.open(playerId))}
      >
        <Box component="b" c="var(--text-2)" fw={600} ta="right">
          {shirtNumber ?? '–'}
        </Box>
        <Text component="span" c="var(--text-1)" truncate>
          {name}
        </Text>
        {position && position !== 'UNKNOWN' && (
          <Box component="span" c={isOpen ? 'var(--text-2)' : 'dimmed'} fz="xs">
            {intl.formatMessage({ id: 'member.match.positionShort' }, { position })}
          </Box>
        )}
      </UnstyledButton>
    </li>
  );
}
