import { Box, UnstyledButton } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  pitch_lineup$data,
  pitch_lineup$key,
} from '../../../../../__generated__/pitch_lineup.graphql.ts';
import { type PitchPosition, pitchPositions, shortName } from '../lib/pitch-positions.ts';
import { useMatchPage } from './match-section.tsx';
import styles from './pitch.module.css';

const lineupFragment = graphql`
  fragment pitch_lineup on Lineup {
    formation
    starting {
      position
      shirtNumber
      captain
      player {
        playerId @required(action: THROW)
        name
      }
    }
  }
`;

interface PitchProps {
  readonly home: pitch_lineup$key;
  readonly away: pitch_lineup$key;
}

/** Both line-ups on a pitch: the home team on the left, or on top in portrait. Nothing without players. */
export function Pitch({ home: homeRef, away: awayRef }: PitchProps) {
  const intl = useIntl();
  const names = useMatchPage();
  const home = useFragment(lineupFragment, homeRef);
  const away = useFragment(lineupFragment, awayRef);
  if (home.starting.length + away.starting.length === 0) return null;
  const teams = [
    { side: 'home', name: names.home.name, ...home },
    { side: 'away', name: names.away.name, ...away },
  ] as const;
  return (
    <Box py={14} px="md">
      <div className={styles.pitch}>
        <span className={styles.box} data-end="home" />
        <span className={styles.box} data-end="away" />
        {teams.map(({ side, name, formation, starting }) => {
          const positions = pitchPositions(
            formation,
            starting.map(({ position }) => position),
          );
          return (
            <ul key={side} aria-label={intl.formatMessage({ id: 'member.match.startingOf' }, { name })}>
              {starting.map((player, index) => (
                <PitchPlayer key={player.player.playerId} {...player} side={side} at={positions[index]} />
              ))}
            </ul>
          );
        })}
      </div>
    </Box>
  );
}

type LineupPlayer = pitch_lineup$data['starting'][number];

interface PitchPlayerProps extends Pick<LineupPlayer, 'shirtNumber' | 'captain' | 'player'> {
  readonly side: 'home' | 'away';
  readonly at: PitchPosition | undefined;
}

function PitchPlayer({ shirtNumber, captain, player, side, at }: PitchPlayerProps) {
  const intl = useIntl();
  const { panels } = useMatchPage();
  const { playerId, name } = player;
  const isOpen = panels.isVisible(playerId);
  const { depth = 0, across = 0, acrossInLandscape = 0 } = at ?? {};
  const isHome = side === 'home';
  const style = {
    '--along': isHome ? depth / 2 : 100 - depth / 2,
    '--across': isHome ? 100 - across : across,
    '--across-in-landscape': isHome ? 100 - acrossInLandscape : acrossInLandscape,
  } as CSSProperties;
  return (
    <li className={styles.player} style={style} data-side={side}>
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
          <span className={styles.name} data-cut>
            {shortName(name)}
          </span>
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
