import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { incidentItem_incident$key } from '../../../../../__generated__/incidentItem_incident.graphql.ts';
import { TeamIncident, type TeamIncidentProps } from './team-incident.tsx';

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

interface IncidentItemProps extends Pick<TeamIncidentProps, 'score'> {
  readonly incident: incidentItem_incident$key;
}

/** One incident; an unsupported kind renders nothing. */
export function IncidentItem({ incident: key, score }: IncidentItemProps) {
  const incident = useFragment(incidentFragment, key);
  switch (incident.__typename) {
    case 'GoalIncident': {
      const { kind, assist } = incident;
      return (
        <TeamIncident {...incident} icon="goal" score={score}>
          <FormattedMessage id="member.match.goal" values={{ kind }} />
          {assist && <FormattedMessage id="member.match.assist" values={{ name: assist.name }} />}
        </TeamIncident>
      );
    }
    case 'CardIncident': {
      const { card, time, rescinded, reason } = incident;
      return (
        <TeamIncident {...incident} icon={card}>
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
        <TeamIncident {...incident} player={playerIn} icon="substitution">
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
        <TeamIncident {...incident} icon="var">
          <FormattedMessage id="member.match.var" values={{ decision }} />
          {confirmed != null && (
            <FormattedMessage id={confirmed ? 'member.match.decisionKept' : 'member.match.decisionChanged'} />
          )}
        </TeamIncident>
      );
    }
    case 'MissedPenaltyIncident':
      return (
        <TeamIncident {...incident} icon="miss">
          <FormattedMessage
            id={incident.saved ? 'member.match.penaltySaved' : 'member.match.penaltyMissed'}
          />
        </TeamIncident>
      );
    case 'ShootoutIncident': {
      const { sequence: number, scored, homeScore, awayScore } = incident;
      const end = scored ? 'scored' : 'missed';
      return (
        <TeamIncident {...incident} icon={scored ? 'goal' : 'miss'}>
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

/** An incident of the match rather than of a team. */
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
