import { Box, Flex, Stack, VisuallyHidden } from '@mantine/core';
import { IconArrowsExchange, IconBallFootball, IconBallFootballOff, IconDeviceTv } from '@tabler/icons-react';
import { Children, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { incidentItem_incident$key } from '../../../../../__generated__/incidentItem_incident.graphql.ts';
import { incidentMinute, type Score } from '../lib/running-scores.ts';

const incidentFragment = graphql`
  fragment incidentItem_incident on MatchIncident {
    __typename
    ... on GoalIncident {
      time
      addedTime
      isHome
      kind
      player {
        name
      }
      assist {
        name
      }
    }
    ... on CardIncident {
      time
      addedTime
      isHome
      card
      player {
        name
      }
      reason
      rescinded
    }
    ... on SubstitutionIncident {
      time
      addedTime
      isHome
      playerIn {
        name
      }
      playerOut {
        name
      }
      injury
    }
    ... on VarIncident {
      time
      addedTime
      isHome
      decision
      player {
        name
      }
      confirmed
    }
    ... on MissedPenaltyIncident {
      time
      addedTime
      isHome
      player {
        name
      }
      saved
    }
    ... on ShootoutIncident {
      sequence
      isHome
      player {
        name
      }
      scored
      homeScore
      awayScore
    }
    ... on PeriodIncident {
      period
      homeScore
      awayScore
    }
    ... on InjuryTimeIncident {
      length
    }
  }
`;

interface IncidentItemProps {
  readonly incident: incidentItem_incident$key;
  readonly teams: TeamNames;
  /** The score after it; null for what is no goal. */
  readonly score: Score | null;
}

/** One thing that happened; a kind that this version does not know is left out. */
export function IncidentItem({ incident: key, teams, score }: IncidentItemProps) {
  const incident = useFragment(incidentFragment, key);
  switch (incident.__typename) {
    case 'GoalIncident': {
      const { kind, assist } = incident;
      return (
        <TeamIncident {...incident} teams={teams} icon="goal" score={score}>
          <FormattedMessage id="member.match.goal" values={{ kind }} />
          {assist && <FormattedMessage id="member.match.assist" values={{ name: assist.name }} />}
        </TeamIncident>
      );
    }
    case 'CardIncident': {
      const { card, time, rescinded, reason } = incident;
      return (
        <TeamIncident {...incident} teams={teams} icon={card}>
          <FormattedMessage id="member.match.card" values={{ card }} />
          {time < 0 && <FormattedMessage id="member.match.beforeStart" />}
          {rescinded && <FormattedMessage id="member.match.rescinded" />}
          {reason && <span lang="en">{reason}</span>}
        </TeamIncident>
      );
    }
    case 'SubstitutionIncident': {
      const { playerIn, playerOut, injury } = incident;
      return (
        <TeamIncident {...incident} player={playerIn} teams={teams} icon="substitution">
          {playerOut ? (
            <FormattedMessage id="member.match.substitutionFor" values={{ name: playerOut.name }} />
          ) : (
            <FormattedMessage id="member.match.substitution" />
          )}
          {injury && <FormattedMessage id="member.match.injured" />}
        </TeamIncident>
      );
    }
    case 'VarIncident': {
      const { decision, confirmed } = incident;
      return (
        <TeamIncident {...incident} teams={teams} icon="var">
          <FormattedMessage id="member.match.var" values={{ decision }} />
          {confirmed != null && (
            <FormattedMessage id={confirmed ? 'member.match.decisionKept' : 'member.match.decisionChanged'} />
          )}
        </TeamIncident>
      );
    }
    case 'MissedPenaltyIncident':
      return (
        <TeamIncident {...incident} teams={teams} icon="miss">
          <FormattedMessage
            id={incident.saved ? 'member.match.penaltySaved' : 'member.match.penaltyMissed'}
          />
        </TeamIncident>
      );
    case 'ShootoutIncident': {
      const { sequence: number, scored, homeScore, awayScore } = incident;
      const end = scored ? 'scored' : 'missed';
      return (
        <TeamIncident {...incident} teams={teams} icon={scored ? 'goal' : 'miss'}>
          {number == null ? (
            <FormattedMessage id="member.match.shootout" values={{ end }} />
          ) : (
            <FormattedMessage id="member.match.shootoutNumbered" values={{ end, number }} />
          )}
          {homeScore != null && awayScore != null && `${homeScore}:${awayScore}`}
        </TeamIncident>
      );
    }
    case 'PeriodIncident': {
      const { period, homeScore, awayScore } = incident;
      return (
        <Divider>
          <FormattedMessage id="member.match.period" values={{ period }} />
          {homeScore != null && awayScore != null && (
            <Box component="b" c="var(--text-1)" fw={600}>
              {' '}
              {homeScore}:{awayScore}
            </Box>
          )}
        </Divider>
      );
    }
    case 'InjuryTimeIncident':
      return (
        <Divider>
          <FormattedMessage id="member.match.injuryTime" values={{ minutes: incident.length }} />
        </Divider>
      );
    default:
      return null;
  }
}

/** What is of the match and of neither team. */
function Divider({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="li"
      my={6}
      py={6}
      px="md"
      c="var(--text-2)"
      fz="var(--fs-13)"
      ta="center"
      bg="var(--surface-inset)"
    >
      {children}
    </Box>
  );
}

interface TeamNames {
  readonly home: string;
  readonly away: string;
}

interface TeamIncidentProps {
  /** Minute; absent where an incident has none. */
  readonly time?: number;
  /** Minutes added to `time`. */
  readonly addedTime?: number | null | undefined;
  /** At whose side it stands. */
  readonly isHome: boolean;
  readonly teams: TeamNames;
  readonly icon: IncidentKind;
  /** Who it is about, where that is known. */
  readonly player: { readonly name: string } | null | undefined;
  /** What it is, in a few words each; what is empty is left out. */
  readonly children: ReactNode;
  /** The score after it; null for what is no goal. */
  readonly score?: Score | null;
}

function TeamIncident(props: TeamIncidentProps) {
  const { time, addedTime, isHome, teams, icon, player, children, score = null } = props;
  const minute = time === undefined ? null : incidentMinute(time, addedTime);
  return (
    <Box
      component="li"
      display="grid"
      py={6}
      px="md"
      style={{ gridTemplateColumns: 'minmax(0, 1fr) 56px minmax(0, 1fr)', gap: 8 }}
    >
      <Stack gap={2} align="center" style={{ gridRow: '1', gridColumn: '2' }}>
        <Box component="span" c="var(--text-2)" fz="var(--fs-13)" fw={500}>
          {minute ?? '–'}
        </Box>
        {score && (
          <Box component="span" px={6} fw={600} bg="var(--surface-track)" bdrs="xs">
            <VisuallyHidden>
              <FormattedMessage id="member.match.scoreAfter" />{' '}
            </VisuallyHidden>
            {score.home}:{score.away}
          </Box>
        )}
      </Stack>
      <Flex
        direction={isHome ? 'row-reverse' : 'row'}
        gap="xs"
        miw={0}
        ta={isHome ? 'right' : 'left'}
        style={{ gridRow: '1', gridColumn: isHome ? '1' : '3' }}
      >
        <IncidentIcon kind={icon} />
        <Stack gap={0} miw={0} c="var(--text-2)" fz="xs" lh="xs" style={{ overflowWrap: 'anywhere' }}>
          <VisuallyHidden>{isHome ? teams.home : teams.away}: </VisuallyHidden>
          {player && (
            <Box component="b" c="var(--text-1)" fz="sm" fw={600} lh="sm">
              {player.name}
            </Box>
          )}
          <span>
            {Children.toArray(children).flatMap((note, place) => (place > 0 ? [', ', note] : [note]))}
          </span>
        </Stack>
      </Flex>
    </Box>
  );
}

type IncidentKind = 'goal' | 'miss' | 'substitution' | 'var' | 'YELLOW' | 'YELLOW_RED' | 'RED';

const ICONS = {
  goal: IconBallFootball,
  miss: IconBallFootballOff,
  substitution: IconArrowsExchange,
  var: IconDeviceTv,
} as const;

const cards = {
  YELLOW: 'var(--warm-fill)',
  YELLOW_RED: 'linear-gradient(135deg, var(--warm-fill) 50%, var(--danger-fill) 50%)',
  RED: 'var(--danger-fill)',
};

function IncidentIcon({ kind }: { readonly kind: IncidentKind }) {
  if (kind === 'YELLOW' || kind === 'YELLOW_RED' || kind === 'RED') {
    return (
      <Box
        component="span"
        flex="none"
        w={11}
        h={15}
        m="2px 3px 0 2px"
        bdrs={2}
        bg={cards[kind]}
        aria-hidden="true"
      />
    );
  }
  const Icon = ICONS[kind];
  return (
    <Icon
      style={{ flex: 'none', marginTop: 2 }}
      color="var(--text-1)"
      size={16}
      stroke={1.7}
      aria-hidden="true"
    />
  );
}
