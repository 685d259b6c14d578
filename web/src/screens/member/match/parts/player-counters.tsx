import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { playerCounters_statistics$key } from '../../../../__generated__/playerCounters_statistics.graphql.ts';
import { counterGroups } from '../lib/counter-groups.ts';
import { CounterFigure } from './counter-figure.tsx';
import styles from './player-counters.module.css';

const statisticsFragment = graphql`
  fragment playerCounters_statistics on PlayerStatistics {
    play {
      minutesPlayed
      rating
      touches
      possessionLost
      dispossessed
      unsuccessfulTouches
      fouls
      wasFouled
      ballCarries
      carriesDistance
      progressiveCarries
      kilometersCovered
      sprints
      topSpeed
    }
    passing {
      totalPass
      accuratePass
      totalLongBalls
      accurateLongBalls
      totalCross
      accurateCross
      keyPass
      goalAssist
      bigChanceCreated
      expectedAssists
      totalOwnHalfPasses
      accurateOwnHalfPasses
      totalOppositionHalfPasses
      accurateOppositionHalfPasses
    }
    shooting {
      goals
      totalShots
      onTarget
      offTarget
      blocked
      hitWoodwork
      bigChanceMissed
      expectedGoals
      expectedGoalsOnTarget
      offsides
      ownGoals
      penaltyWon
      penaltyMiss
      shootoutGoals
      shootoutMisses
    }
    duels {
      duelWon
      duelLost
      aerialWon
      aerialLost
      totalContest
      wonContest
      challengeLost
    }
    defence {
      totalTackle
      wonTackle
      lastManTackle
      interceptions
      clearances
      clearancesOffLine
      blocks
      ballRecovery
      errorsLeadingToShot
      errorsLeadingToGoal
      penaltyConceded
    }
    keeper {
      saves
      savedShotsFromInsideTheBox
      goodHighClaim
      crossNotClaimed
      punches
      totalKeeperSweeper
      accurateKeeperSweeper
      goalsPrevented
      penaltyFaced
      penaltySave
      shootoutSaves
    }
  }
`;

interface PlayerCountersProps {
  /** Null for a player without statistics in this match. */
  readonly statistics: playerCounters_statistics$key | null;
}

/** A player's counters by group; a player without any is said to have none. */
export function PlayerCounters({ statistics: statisticsRef }: PlayerCountersProps) {
  const statistics = useFragment(statisticsFragment, statisticsRef);
  const groups = statistics ? counterGroups(statistics) : [];
  if (groups.length === 0) {
    return (
      <p className={styles.none}>
        <FormattedMessage id="member.match.noPlayerStatistics" />
      </p>
    );
  }
  return groups.map(({ name, counters }) => (
    <div key={name}>
      <h4 className={styles.group}>
        <FormattedMessage id={`member.match.group.${name}`} />
      </h4>
      <dl className={styles.counters}>
        {counters.map((counter) => (
          <div key={counter.name} className={styles.counter} data-zero={counter.value === 0 || undefined}>
            <dt>
              <FormattedMessage id={`member.match.counter.${counter.name}`} />
            </dt>
            <dd>
              <CounterFigure counter={counter} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}
