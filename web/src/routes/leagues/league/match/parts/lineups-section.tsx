import { Box, Flex, SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  lineupsSection_lineup$data,
  lineupsSection_lineup$key,
} from '../../../../../__generated__/lineupsSection_lineup.graphql.ts';
import type { lineupsSection_match$key } from '../../../../../__generated__/lineupsSection_match.graphql.ts';
import type { lineupsSectionQuery } from '../../../../../__generated__/lineupsSectionQuery.graphql.ts';
import type { ScreenProps } from '../../../../../shared/routing/screen-with-query.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { EmptyState } from '../../../../parts/empty-state.tsx';
import styles from './lineups.module.css';
import { MatchFailedPanel, MatchSection, useMatchPage } from './match-section.tsx';
import { MissingPlayers } from './missing-players.tsx';
import { Pitch } from './pitch.tsx';

const matchFragment = graphql`
  fragment lineupsSection_match on Match {
    home {
      team {
        name
      }
    }
    away {
      team {
        name
      }
    }
    lineups @catch(to: RESULT) {
      confirmed
      home {
        formation
        ...pitch_lineup
        ...lineupsSection_lineup
        ...missingPlayers_lineup
      }
      away {
        formation
        ...pitch_lineup
        ...lineupsSection_lineup
        ...missingPlayers_lineup
      }
    }
  }
`;

const sectionQuery = graphql`
  query lineupsSectionQuery($matchId: Int!) {
    match(matchId: $matchId) @catch(to: RESULT) {
      ...lineupsSection_match
    }
  }
`;

const title = <FormattedMessage id="common.lineUps" />;

/** Line-ups on a pitch, substitutes and missing players; a player's button opens their panel. */
export function LineupsSection(state: ScreenProps<lineupsSectionQuery>) {
  return (
    <MatchSection title={title} query={sectionQuery} state={state} pick={({ match }) => match}>
      {(match) => <Lineups match={match} />}
    </MatchSection>
  );
}

function Lineups({ match }: { readonly match: lineupsSection_match$key }) {
  const { home, away, lineups } = useFragment(matchFragment, match);
  if (!lineups.ok) return <MatchFailedPanel title={title} errors={lineups.errors} />;
  if (!lineups.value) {
    return (
      <Panel title={title}>
        <EmptyState title="member.match.noLineupsTitle" reason="member.match.noLineupsReason" />
      </Panel>
    );
  }
  const { confirmed, home: homeLineup, away: awayLineup } = lineups.value;
  const formations = [homeLineup.formation, awayLineup.formation].filter(Boolean);
  const sides = [
    { key: 'home', name: home.team.name, lineup: homeLineup },
    { key: 'away', name: away.team.name, lineup: awayLineup },
  ];
  return (
    <Panel
      title={title}
      note={<FormattedMessage id={confirmed ? 'member.match.confirmed' : 'member.match.probable'} />}
      aside={
        formations.length === 2 && (
          <FormattedMessage
            id="member.match.formations"
            values={{ home: homeLineup.formation, away: awayLineup.formation }}
          />
        )
      }
    >
      <Pitch home={homeLineup} away={awayLineup} homeName={home.team.name} awayName={away.team.name} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" px="md" pb="md">
        {sides.map(({ key, name, lineup }) => (
          <div key={key}>
            <Box component="h3" fz="sm" fw={600} lh="sm">
              {name}
            </Box>
            <MissingPlayers lineup={lineup} />
            <Bench lineup={lineup} />
          </div>
        ))}
      </SimpleGrid>
    </Panel>
  );
}

const lineupFragment = graphql`
  fragment lineupsSection_lineup on Lineup {
    substitutes {
      position
      shirtNumber
      player {
        playerId @required(action: THROW)
        name
      }
    }
  }
`;

function Bench({ lineup }: { readonly lineup: lineupsSection_lineup$key }) {
  const { substitutes } = useFragment(lineupFragment, lineup);
  if (substitutes.length === 0) return null;
  return (
    <>
      <Box component="h4" mt="sm" c="dimmed" fz="xs" fw={500} lh="xs">
        <FormattedMessage id="member.match.bench" />
      </Box>
      <Flex component="ul" mt={4} direction="column">
        {substitutes.map((substitute) => (
          <BenchPlayer key={substitute.player.playerId} {...substitute} />
        ))}
      </Flex>
    </>
  );
}

type Substitute = lineupsSection_lineup$data['substitutes'][number];

function BenchPlayer({ position, shirtNumber, player }: Substitute) {
  const intl = useIntl();
  const { panels } = useMatchPage();
  const { playerId, name } = player;
  const isOpen = panels.isVisible(playerId);
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
