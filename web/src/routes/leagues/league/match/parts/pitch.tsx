import { Box } from '@mantine/core';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { pitch_lineup$key } from '../../../../../__generated__/pitch_lineup.graphql.ts';
import { pitchPlaces } from '../lib/pitch-places.ts';
import type { PlayerPanels } from '../lib/use-player-panels.ts';
import styles from './pitch.module.css';
import { PitchPlayer } from './pitch-player.tsx';

const lineupFragment = graphql`
  fragment pitch_lineup on Lineup {
    formation
    starting {
      position
      player {
        playerId
      }
      ...pitchPlayer_player
    }
  }
`;

interface PitchProps {
  readonly home: pitch_lineup$key;
  readonly away: pitch_lineup$key;
  readonly homeName: string;
  readonly awayName: string;
  readonly panels: PlayerPanels;
}

/** Both teams as they line up: the home team from the left, upright from above; no pitch without players. */
export function Pitch({ home: homeRef, away: awayRef, homeName, awayName, panels }: PitchProps) {
  const intl = useIntl();
  const home = useFragment(lineupFragment, homeRef);
  const away = useFragment(lineupFragment, awayRef);
  if (home.starting.length + away.starting.length === 0) return null;
  const teams = [
    { side: 'home', name: homeName, ...home },
    { side: 'away', name: awayName, ...away },
  ] as const;
  return (
    <Box py={14} px="md">
      <div className={styles.pitch}>
        <span className={styles.box} data-end="home" />
        <span className={styles.box} data-end="away" />
        {teams.map(({ side, name, formation, starting }) => {
          const places = pitchPlaces(
            formation,
            starting.map(({ position }) => position),
          );
          return (
            <ul key={side} aria-label={intl.formatMessage({ id: 'member.match.startingOf' }, { name })}>
              {starting.map((player, index) => (
                <PitchPlayer
                  key={player.player.playerId}
                  player={player}
                  side={side}
                  place={places[index]}
                  panels={panels}
                />
              ))}
            </ul>
          );
        })}
      </div>
    </Box>
  );
}
