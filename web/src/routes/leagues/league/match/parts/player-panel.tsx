import { ActionIcon, Box, Card, Flex, Text } from '@mantine/core';
import { IconMinus, IconPin, IconPinFilled, IconPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PlayerPosition } from '../../../../../__generated__/pitch_lineup.graphql.ts';
import type { playerPanel_player$key } from '../../../../../__generated__/playerPanel_player.graphql.ts';
import type { playerPanel_statistics$key } from '../../../../../__generated__/playerPanel_statistics.graphql.ts';
import { formatDecimal, formatPercent, useLanguage } from '../../../../../shared/ui/formats.ts';
import { TeamLogo } from '../../../../../shared/ui/team-logo.tsx';
import { type Counter, counterGroups } from '../lib/counter-groups.ts';
import type { PlayerPanelState } from '../lib/player-panels.ts';
import { useMatchPage } from './match-section.tsx';

const playerFragment = graphql`
  fragment playerPanel_player on Player {
    name
    avatar
  }
`;

interface PlayerPanelProps {
  readonly player: playerPanel_player$key;
  /** Its initials replace a missing or broken picture. */
  readonly teamName: string;
  readonly position: PlayerPosition | null;
  /** Null for a player without statistics in this match. */
  readonly statistics: playerPanel_statistics$key | null;
  readonly panel: PlayerPanelState;
  readonly onRemove: () => void;
}

/** A player's statistics in this match; the panel can be pinned, minimised and removed. */
export function PlayerPanel(props: PlayerPanelProps) {
  const { teamName, position, statistics, panel, onRemove } = props;
  const { panels } = useMatchPage();
  const { name, avatar } = useFragment(playerFragment, props.player);
  const intl = useIntl();
  const titleId = useId();
  const bodyId = useId();
  const { playerId, isPinned, isMinimised } = panel;
  const PinIcon = isPinned ? IconPinFilled : IconPin;
  const SizeIcon = isMinimised ? IconPlus : IconMinus;
  const sizeText = intl.formatMessage(
    { id: isMinimised ? 'member.match.unfold' : 'member.match.minimise' },
    { name },
  );
  const removeText = intl.formatMessage({ id: 'member.match.remove' }, { name });
  const pinText = intl.formatMessage({ id: 'member.match.pin' }, { name });
  return (
    <Card component="article" miw={0} aria-labelledby={titleId}>
      <Flex component="header" align="center" py="xs" pr="xs" pl={14}>
        <TeamLogo src={avatar} name={teamName} size={34} isRound />
        <Box flex="1" miw={0} ml={10}>
          <Text component="h3" id={titleId} fz="sm" fw={600} lh="sm" truncate>
            {name}
          </Text>
          <Text c="dimmed" fz="xs" lh="xs" truncate>
            {position && position !== 'UNKNOWN' && (
              <>
                <FormattedMessage id="member.match.positionName" values={{ position }} /> ·{' '}
              </>
            )}
            {teamName}
          </Text>
        </Box>
        <ActionIcon
          aria-pressed={isPinned}
          aria-label={pinText}
          title={pinText}
          onClick={() => panels.toggle(playerId, 'isPinned')}
        >
          <PinIcon size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          aria-expanded={!isMinimised}
          aria-controls={bodyId}
          aria-label={sizeText}
          title={sizeText}
          onClick={() => panels.toggle(playerId, 'isMinimised')}
        >
          <SizeIcon size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon aria-label={removeText} title={removeText} onClick={onRemove}>
          <IconX size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Flex>
      <div id={bodyId} hidden={isMinimised}>
        <PlayerCounters statistics={statistics} />
      </div>
    </Card>
  );
}

const statisticsFragment = graphql`
  fragment playerPanel_statistics on PlayerStatistics {
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

function PlayerCounters(props: Pick<PlayerPanelProps, 'statistics'>) {
  const statistics = useFragment(statisticsFragment, props.statistics);
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
          <Flex variant="row" key={counter.name} justify="space-between" mih={30} py={4} px={14}>
            <Box component="dt" c="var(--text-2)">
              <FormattedMessage id="member.match.counter" values={{ counter: counter.name }} />
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

function CounterFigure({ counter }: { readonly counter: Counter }) {
  const language = useLanguage();
  switch (counter.kind) {
    case 'count':
      return counter.value;
    case 'part':
      return (
        <>
          <FormattedMessage id="shared.form.hitsOf" values={{ hits: counter.value, sample: counter.of }} />{' '}
          <Box component="span" display="inline-block" w={48} ta="right" c="var(--text-2)" fw={400}>
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
