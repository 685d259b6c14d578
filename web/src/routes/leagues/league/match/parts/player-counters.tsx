import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { playerCounters_statistics$key } from '../../../../../__generated__/playerCounters_statistics.graphql.ts';
import { formatDecimal } from '../../../../../shared/ui/format-decimal.ts';
import { formatPercent } from '../../../../../shared/ui/format-percent.ts';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';
import { type Counter, counterGroups } from '../lib/counter-groups.ts';

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
      passes
      accuratePasses
      longBalls
      accurateLongBalls
      crosses
      accurateCrosses
      keyPasses
      assists
      bigChancesCreated
      expectedAssists
      ownHalfPasses
      accurateOwnHalfPasses
      oppositionHalfPasses
      accurateOppositionHalfPasses
    }
    shooting {
      goals
      shots
      shotsOnTarget
      shotsOffTarget
      blockedShots
      hitWoodwork
      bigChancesMissed
      expectedGoals
      expectedGoalsOnTarget
      offsides
      ownGoals
      penaltiesWon
      penaltiesMissed
      shootoutGoals
      shootoutMisses
    }
    duels {
      duelsWon
      duelsLost
      aerialDuelsWon
      aerialDuelsLost
      dribbles
      successfulDribbles
      timesDribbledPast
    }
    defence {
      tackles
      tacklesWon
      lastManTackles
      interceptions
      clearances
      clearancesOffLine
      shotsBlocked
      ballRecoveries
      errorsLeadingToShot
      errorsLeadingToGoal
      penaltiesConceded
    }
    keeper {
      saves
      savedShotsFromInsideTheBox
      highClaims
      crossesNotClaimed
      punches
      runsOut
      successfulRunsOut
      goalsPrevented
      penaltiesFaced
      penaltiesSaved
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
      <Box component="p" py={20} px={14} c="var(--text-2)" style={{ borderTop: '1px solid var(--line)' }}>
        <FormattedMessage id="member.match.noPlayerStatistics" />
      </Box>
    );
  }
  return groups.map(({ name, counters }) => (
    <div key={name}>
      <Box
        component="h4"
        py={6}
        px={14}
        c="dimmed"
        fz="xs"
        fw={500}
        lh="xs"
        bg="var(--surface-inset)"
        style={{ borderTop: '1px solid var(--line)', borderBottom: '1px solid var(--line)' }}
      >
        <FormattedMessage id="member.match.group" values={{ group: name }} />
      </Box>
      <Box component="dl" fz="var(--fs-13)" lh="var(--lh-13)">
        {counters.map((counter) => (
          <Flex variant="row" key={counter.label} justify="space-between" mih={30} py={4} px={14}>
            <Box component="dt" c="var(--text-2)">
              <FormattedMessage id={counter.label} />
            </Box>
            <Box
              component="dd"
              c={counter.value === 0 ? 'dimmed' : 'inherit'}
              fw={counter.value === 0 ? 400 : 600}
              style={{ whiteSpace: 'nowrap' }}
            >
              <CounterFigure counter={counter} />
            </Box>
          </Flex>
        ))}
      </Box>
    </div>
  ));
}

interface CounterFigureProps {
  readonly counter: Counter;
}

function CounterFigure({ counter }: CounterFigureProps) {
  const language = useLanguage();
  switch (counter.kind) {
    case 'count':
      return counter.value;
    case 'part':
      return (
        <>
          <FormattedMessage id="shared.form.hitsOf" values={{ hits: counter.value, sample: counter.of }} />
          <Box component="span" display="inline-block" w={48} c="var(--text-2)" fw={400}>
            {counter.of > 0 && formatPercent(counter.value / counter.of, language, 0)}
          </Box>
        </>
      );
    case 'measure': {
      const figure = formatDecimal(counter.value, language, { decimals: counter.decimals });
      if (counter.unit === 'none') return figure;
      return <FormattedMessage id="member.match.unit" values={{ unit: counter.unit, figure }} />;
    }
  }
}
