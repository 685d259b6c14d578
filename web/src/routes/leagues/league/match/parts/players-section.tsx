import { Box, Card, Flex, SimpleGrid } from '@mantine/core';
import { IconPin } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PlayerPosition } from '../../../../../__generated__/pitch_lineup.graphql.ts';
import type {
  playersSection_lineup$data,
  playersSection_lineup$key,
} from '../../../../../__generated__/playersSection_lineup.graphql.ts';
import type {
  playersSection_match$data,
  playersSection_match$key,
} from '../../../../../__generated__/playersSection_match.graphql.ts';
import type { playersSectionQuery } from '../../../../../__generated__/playersSectionQuery.graphql.ts';
import { type CaughtValue, caughtError } from '../../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../../shared/routing/use-screen-query.ts';
import { CompactSelect } from '../../../../../shared/ui/choices.tsx';
import { EmptyState } from '../../../../../shared/ui/empty-state.tsx';
import { MatchFailedMessage, type MatchPage, MatchSection, useMatchPage } from './match-section.tsx';
import { PlayerPanel } from './player-panel.tsx';

const matchFragment = graphql`
  fragment playersSection_match on Match {
    lineups {
      home {
        ...playersSection_lineup
      }
      away {
        ...playersSection_lineup
      }
    }
    playerStatistics @catch(to: RESULT) {
      isHome
      position
      player {
        playerId @required(action: THROW)
        name
        ...playerPanel_player
      }
      ...playerPanel_statistics
    }
  }
`;

const lineupFragment = graphql`
  fragment playersSection_lineup on Lineup {
    starting {
      position
      player {
        playerId @required(action: THROW)
        name
        ...playerPanel_player
      }
    }
    substitutes {
      position
      player {
        playerId @required(action: THROW)
        name
        ...playerPanel_player
      }
    }
  }
`;

const sectionQuery = graphql`
  query playersSectionQuery($matchId: Int!) {
    match(matchId: $matchId) @catch(to: RESULT) {
      ...playersSection_match
    }
  }
`;

const title = <FormattedMessage id="member.match.players" />;

/** The panels of the chosen players, as many as fit into the window. */
export function PlayersSection(state: ScreenProps<playersSectionQuery>) {
  return (
    <MatchSection title={title} query={sectionQuery} state={state} pick={({ match }) => match}>
      {(match) => <Players match={match} />}
    </MatchSection>
  );
}

function Players({ match: matchRef }: { readonly match: playersSection_match$key }) {
  const { panels, ...teams } = useMatchPage();
  const match = useFragment(matchFragment, matchRef);
  const home = useFragment<playersSection_lineup$key>(lineupFragment, match.lineups?.home);
  const away = useFragment<playersSection_lineup$key>(lineupFragment, match.lineups?.away);
  const heading = useRef<HTMLHeadingElement>(null);
  const { playerStatistics } = match;
  const statistics = playerStatistics.ok ? playerStatistics.value : [];
  const players = listPlayers(teams, [home, away], statistics);
  const entries = panels.visible.flatMap((panel) => {
    const entry = players.find(({ player }) => player.playerId === panel.playerId);
    return entry ? [{ panel, ...entry }] : [];
  });
  const hasPanels = playerStatistics.ok && statistics.length + entries.length > 0;
  const remove = (playerId: number) => {
    panels.remove(playerId);
    heading.current?.focus();
  };

  return (
    <Flex component="section" gap="sm" mt="xs" direction="column" aria-labelledby="players-title">
      <Flex wrap="wrap" gap="4px 16px" align="center">
        <h2 id="players-title" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          {title}
        </h2>
        {playerStatistics.ok && (
          <Box component="p" flex="1" c="var(--text-2)" fz="var(--fs-13)" role="status">
            {hasPanels && (
              <FormattedMessage
                id="member.match.panelCount"
                values={{ count: entries.length, capacity: panels.capacity }}
              />
            )}
            {hasPanels && panels.hiddenCount > 0 && (
              <>
                {' · '}
                <FormattedMessage id="member.match.panelsLeftOut" values={{ count: panels.hiddenCount }} />
              </>
            )}
          </Box>
        )}
        {hasPanels && <PlayerSelect players={players} onChoose={panels.open} />}
      </Flex>
      {!playerStatistics.ok && (
        <Card>
          <MatchFailedMessage error={caughtError(playerStatistics.errors)} />
        </Card>
      )}
      {playerStatistics.ok && !hasPanels && (
        <Card>
          <EmptyState title="member.match.noStatisticsTitle" reason="member.match.noStatisticsReason" />
        </Card>
      )}
      {playerStatistics.ok && (
        <SimpleGrid cols={panels.capacity} style={{ alignItems: 'start' }}>
          {entries.map((entry) => (
            <PlayerPanel
              key={entry.panel.playerId}
              {...entry}
              onRemove={() => remove(entry.panel.playerId)}
            />
          ))}
          {statistics.length > 0 && entries.length < panels.capacity && <FreeSlot />}
        </SimpleGrid>
      )}
    </Flex>
  );
}

interface PlayerSelectProps {
  readonly players: readonly PlayerEntry[];
  readonly onChoose: (playerId: number) => void;
}

function PlayerSelect({ players, onChoose }: PlayerSelectProps) {
  const intl = useIntl();
  return (
    <CompactSelect
      label={intl.formatMessage({ id: 'member.match.choosePlayer' })}
      value={null}
      values={[null, ...players.map(({ player }) => player.playerId)]}
      nameOf={(playerId) => {
        const entry = players.find(({ player }) => player.playerId === playerId);
        if (!entry) return intl.formatMessage({ id: 'member.match.choosePlayerHint' });
        return `${entry.player.name} (${entry.teamName})`;
      }}
      onChange={(playerId) => playerId !== null && onChoose(playerId)}
    />
  );
}

function FreeSlot() {
  return (
    <Flex
      gap={14}
      align="center"
      justify="center"
      mih={160}
      p="lg"
      c="var(--text-2)"
      fz="var(--fs-13)"
      bd="1px dashed var(--line-control)"
      bdrs="md"
    >
      <IconPin style={{ flex: 'none' }} color="var(--text-3)" size={18} stroke={1.6} aria-hidden="true" />
      <Box component="p" maw="30ch">
        <Box component="b" display="block" c="var(--text-1)" fw={600}>
          <FormattedMessage id="member.match.freePlaceTitle" />
        </Box>
        <FormattedMessage id="member.match.freePlaceReason" />
      </Box>
    </Flex>
  );
}

type StatisticsRef = CaughtValue<playersSection_match$data['playerStatistics']>[number];

interface PlayerEntry {
  readonly player: StatisticsRef['player'];
  readonly teamName: string;
  readonly position: PlayerPosition | null;
  readonly statistics: StatisticsRef | null;
}

/** All players of the line-ups, home team first, then those only in the statistics, without duplicates. */
function listPlayers(
  teams: Pick<MatchPage, 'home' | 'away'>,
  lineups: readonly (playersSection_lineup$data | null | undefined)[],
  statistics: readonly StatisticsRef[],
): readonly PlayerEntry[] {
  const inLineups = lineups.flatMap((lineup, side) =>
    [...(lineup?.starting ?? []), ...(lineup?.substitutes ?? [])].map((entry) => ({
      ...entry,
      isHome: side === 0,
    })),
  );
  const players = new Map<number, PlayerEntry>();
  for (const { player, position, isHome } of [...inLineups, ...statistics]) {
    if (players.has(player.playerId)) continue;
    players.set(player.playerId, {
      player,
      teamName: isHome ? teams.home.name : teams.away.name,
      position,
      statistics: statistics.find((one) => one.player.playerId === player.playerId) ?? null,
    });
  }
  return [...players.values()];
}
