import { Box, Flex, SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  lineupsSection_lineup$data,
  lineupsSection_lineup$key,
} from '../../../../../__generated__/lineupsSection_lineup.graphql.ts';
import type { lineupsSectionQuery } from '../../../../../__generated__/lineupsSectionQuery.graphql.ts';
import type { CaughtValue } from '../../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../../shared/routing/use-screen-query.ts';
import { EmptyState } from '../../../../../shared/ui/empty-state.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { warsawDay } from '../../../../../shared/ui/warsaw-day.ts';
import styles from './lineups.module.css';
import { MatchSection, useMatchPage } from './match-section.tsx';
import { Pitch } from './pitch.tsx';

const sectionQuery = graphql`
  query lineupsSectionQuery($matchId: Int!) {
    match(matchId: $matchId) @catch(to: RESULT) {
      lineups {
        confirmed
        home {
          formation
          ...pitch_lineup
          ...lineupsSection_lineup
        }
        away {
          formation
          ...pitch_lineup
          ...lineupsSection_lineup
        }
      }
    }
  }
`;

const title = <FormattedMessage id="common.lineUps" />;

/** Line-ups on a pitch, substitutes and missing players; a player's button opens their panel. */
export function LineupsSection(state: ScreenProps<lineupsSectionQuery>) {
  return (
    <MatchSection title={title} query={sectionQuery} state={state} pick={({ match }) => match}>
      {(match) => <Lineups {...match} />}
    </MatchSection>
  );
}

function Lineups({ lineups }: CaughtValue<lineupsSectionQuery['response']['match']>) {
  const teams = useMatchPage();
  if (!lineups) {
    return (
      <Panel title={title}>
        <EmptyState title="member.match.noLineupsTitle" reason="member.match.noLineupsReason" />
      </Panel>
    );
  }
  const { confirmed, home, away } = lineups;
  return (
    <Panel
      title={title}
      note={<FormattedMessage id={confirmed ? 'member.match.confirmed' : 'member.match.probable'} />}
      aside={
        home.formation &&
        away.formation && (
          <FormattedMessage
            id="member.match.formations"
            values={{ home: home.formation, away: away.formation }}
          />
        )
      }
    >
      <Pitch home={home} away={away} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} px="md" pb="md">
        <MissingAndSubstitutes name={teams.home.name} lineup={home} />
        <MissingAndSubstitutes name={teams.away.name} lineup={away} />
      </SimpleGrid>
    </Panel>
  );
}

const lineupFragment = graphql`
  fragment lineupsSection_lineup on Lineup {
    missing {
      certainty
      reason
      description
      expectedEndAt
      player {
        playerId
        name
      }
    }
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

interface MissingAndSubstitutesProps {
  readonly name: string;
  readonly lineup: lineupsSection_lineup$key;
}

/** A team's missing players, then doubtful ones and substitutes. */
function MissingAndSubstitutes({ name, lineup }: MissingAndSubstitutesProps) {
  const { missing, substitutes } = useFragment(lineupFragment, lineup);
  return (
    <div>
      <Box component="h3" fz="sm" fw={600} lh="sm">
        {name}
      </Box>
      {(['MISSING', 'DOUBTFUL'] as const).map((kind) => {
        const players = missing.filter(({ certainty }) => certainty === kind);
        return (
          players.length > 0 && (
            <div key={kind}>
              <PlayersHeading>
                <FormattedMessage id="member.match.certainty" values={{ certainty: kind }} />
              </PlayersHeading>
              <Flex
                component="ul"
                direction="column"
                gap={6}
                mt={4}
                c="var(--text-2)"
                fz="var(--fs-13)"
                lh="var(--lh-13)"
              >
                {players.map((missingPlayer) => (
                  <MissingPlayerItem key={missingPlayer.player.playerId} {...missingPlayer} />
                ))}
              </Flex>
            </div>
          )
        );
      })}
      {substitutes.length > 0 && (
        <>
          <PlayersHeading>
            <FormattedMessage id="member.match.bench" />
          </PlayersHeading>
          <Flex component="ul" mt={4} direction="column">
            {substitutes.map((substitute) => (
              <BenchPlayer key={substitute.player.playerId} {...substitute} />
            ))}
          </Flex>
        </>
      )}
    </div>
  );
}

function PlayersHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="h4" mt="sm" c="dimmed" fz="xs" fw={500} lh="xs">
      {children}
    </Box>
  );
}

function BenchPlayer({ position, shirtNumber, player }: lineupsSection_lineup$data['substitutes'][number]) {
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

type MissingPlayer = lineupsSection_lineup$data['missing'][number];

function MissingPlayerItem({ player, reason, description, expectedEndAt }: MissingPlayer) {
  const ailment = ailments.get(description?.trim().toLowerCase());
  return (
    <Flex component="li" wrap="wrap" gap="0 8px">
      <Box component="span" c="var(--text-1)" style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {player.name}
      </Box>
      {(ailment || reason) && (
        <span>
          {ailment ? (
            <FormattedMessage id="member.match.ailment" values={{ ailment }} />
          ) : (
            <FormattedMessage id="member.match.absenceReason" values={{ reason }} />
          )}
        </span>
      )}
      {description && !ailment && (
        <Box component="span" c="dimmed" fz="xs" lang="en">
          {description}
        </Box>
      )}
      {expectedEndAt && (
        <Box component="span" c="dimmed" fz="xs">
          <FormattedMessage id="common.until" values={{ date: warsawDay(expectedEndAt) }} />
        </Box>
      )}
    </Flex>
  );
}

/** The provider's descriptions of common reasons, with the cases of the `ailment` message. */
const ailments = new Map<string | undefined, string>([
  ['muscle injury', 'MUSCLE'],
  ['hamstring injury', 'HAMSTRING'],
  ['thigh injury', 'THIGH'],
  ['calf injury', 'CALF'],
  ['groin injury', 'GROIN'],
  ['knee injury', 'KNEE'],
  ['cruciate ligament injury', 'CRUCIATE'],
  ['ankle injury', 'ANKLE'],
  ['foot injury', 'FOOT'],
  ['hip injury', 'HIP'],
  ['back injury', 'BACK'],
  ['shoulder injury', 'SHOULDER'],
  ['head injury', 'HEAD'],
  ['illness', 'ILLNESS'],
  ['card suspension', 'CARDS'],
]);
