import { ActionIcon, Box, Card, Flex, Text } from '@mantine/core';
import { IconMinus, IconPin, IconPinFilled, IconPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PlayerPosition } from '../../../../../__generated__/pitchPlayer_player.graphql.ts';
import type { playerCounters_statistics$key } from '../../../../../__generated__/playerCounters_statistics.graphql.ts';
import type { playerPanel_player$key } from '../../../../../__generated__/playerPanel_player.graphql.ts';
import { TeamLogo } from '../../../../../shared/ui/team-logo.tsx';
import type { PlayerPanelState } from '../lib/player-panels.ts';
import { PlayerCounters } from './player-counters.tsx';

const playerFragment = graphql`
  fragment playerPanel_player on Player {
    name
    avatar
  }
`;

interface PlayerPanelProps {
  readonly player: playerPanel_player$key;
  /** Its initials stand in for a picture that is missing or does not come. */
  readonly teamName: string;
  readonly position: PlayerPosition | null;
  /** Null for a player without statistics in this match. */
  readonly statistics: playerCounters_statistics$key | null;
  readonly panel: PlayerPanelState;
  readonly onTogglePinned: () => void;
  readonly onToggleMinimised: () => void;
  readonly onRemove: () => void;
}

/** A player's statistics in this match; the panel can be pinned, minimised and removed. */
export function PlayerPanel(props: PlayerPanelProps) {
  const { teamName, position, statistics, panel, onTogglePinned, onToggleMinimised, onRemove } = props;
  const { name, avatar } = useFragment(playerFragment, props.player);
  const intl = useIntl();
  const titleId = useId();
  const bodyId = useId();
  const { isPinned, isMinimised } = panel;
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
        <ActionIcon aria-pressed={isPinned} aria-label={pinText} title={pinText} onClick={onTogglePinned}>
          {isPinned ? (
            <IconPinFilled size={18} aria-hidden="true" />
          ) : (
            <IconPin size={18} stroke={1.6} aria-hidden="true" />
          )}
        </ActionIcon>
        <ActionIcon
          aria-expanded={!isMinimised}
          aria-controls={bodyId}
          aria-label={sizeText}
          title={sizeText}
          onClick={onToggleMinimised}
        >
          {isMinimised ? (
            <IconPlus size={18} stroke={1.6} aria-hidden="true" />
          ) : (
            <IconMinus size={18} stroke={1.6} aria-hidden="true" />
          )}
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
