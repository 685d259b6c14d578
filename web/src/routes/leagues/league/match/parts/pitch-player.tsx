import { UnstyledButton } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { pitchPlayer_player$key } from '../../../../../__generated__/pitchPlayer_player.graphql.ts';
import { pitchName } from '../lib/pitch-name.ts';
import type { PitchPlace } from '../lib/pitch-places.ts';
import type { PlayerPanels } from '../lib/use-player-panels.ts';
import styles from './pitch.module.css';

const playerFragment = graphql`
  fragment pitchPlayer_player on LineupPlayer {
    position
    shirtNumber
    captain
    player {
      playerId @required(action: THROW)
      name
    }
  }
`;

interface PitchPlayerProps {
  readonly player: pitchPlayer_player$key;
  readonly side: 'home' | 'away';
  readonly place: PitchPlace | undefined;
  readonly panels: PlayerPanels;
}

/** A player's mark on the pitch: number and name; pressed while the player's panel is open. */
export function PitchPlayer({ player: playerRef, side, place, panels }: PitchPlayerProps) {
  const intl = useIntl();
  const { shirtNumber, captain, player } = useFragment(playerFragment, playerRef);
  const { playerId, name } = player;
  const isOpen = panels.isShown(playerId);
  const along = (place?.depth ?? 0) / 2;
  const at = {
    '--along': side === 'home' ? along : 100 - along,
    '--across': side === 'home' ? 100 - (place?.across ?? 0) : (place?.across ?? 0),
  } as CSSProperties;
  return (
    <li className={styles.player} style={at} data-side={side}>
      <UnstyledButton
        className={styles.mark}
        aria-pressed={isOpen}
        aria-label={intl.formatMessage(
          { id: captain ? 'member.match.statisticsOfCaptain' : 'member.match.statisticsOf' },
          { name },
        )}
        onClick={() => (isOpen ? panels.remove(playerId) : panels.open(playerId))}
      >
        <b className={styles.number}>{shirtNumber ?? ''}</b>
        <span className={styles.caption}>
          <span className={styles.name}>{pitchName(name)}</span>
          {captain && (
            <span className={styles.captain}>
              {` (${intl.formatMessage({ id: 'member.match.captainLetter' })})`}
            </span>
          )}
        </span>
      </UnstyledButton>
    </li>
  );
}
