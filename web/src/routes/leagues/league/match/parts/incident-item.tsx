import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { incidentItem_decision$key } from '../../../../../__generated__/incidentItem_decision.graphql.ts';
import type { incidentItem_incident$key } from '../../../../../__generated__/incidentItem_incident.graphql.ts';
import type { incidentItem_injuryTime$key } from '../../../../../__generated__/incidentItem_injuryTime.graphql.ts';
import type { incidentItem_penalty$key } from '../../../../../__generated__/incidentItem_penalty.graphql.ts';
import type { incidentItem_period$key } from '../../../../../__generated__/incidentItem_period.graphql.ts';
import type { Score } from '../lib/running-scores.ts';
import { CardItem } from './card-item.tsx';
import { GoalItem } from './goal-item.tsx';
import { IncidentIcon } from './incident-icon.tsx';
import { ShootoutItem } from './shootout-item.tsx';
import { SubstitutionItem } from './substitution-item.tsx';
import { TeamIncident, type TeamNames } from './team-incident.tsx';

const varItemIncidentFragment = graphql`
  fragment incidentItem_decision on VarIncident {
    time
    addedTime
    isHome
    decision
    player {
      name
    }
    confirmed
  }
`;

interface VarItemProps {
  readonly decision: incidentItem_decision$key;
  readonly teams: TeamNames;
}

function VarItem({ decision: decisionRef, teams }: VarItemProps) {
  const decision = useFragment(varItemIncidentFragment, decisionRef);
  return (
    <TeamIncident
      {...decision}
      teams={teams}
      icon={<IncidentIcon kind="var" />}
      notes={[
        <FormattedMessage key="decision" id="member.match.var" values={{ decision: decision.decision }} />,
        decision.confirmed != null && (
          <FormattedMessage
            key="confirmed"
            id={decision.confirmed ? 'member.match.decisionKept' : 'member.match.decisionChanged'}
          />
        ),
      ]}
    />
  );
}

const periodItemIncidentFragment = graphql`
  fragment incidentItem_period on PeriodIncident {
    period
    homeScore
    awayScore
  }
`;

interface PeriodItemProps {
  readonly period: incidentItem_period$key;
}

function PeriodItem({ period: periodRef }: PeriodItemProps) {
  const { period, homeScore, awayScore } = useFragment(periodItemIncidentFragment, periodRef);
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
      <FormattedMessage id="member.match.period" values={{ period }} />
      {homeScore != null && awayScore != null && (
        <Box component="b" c="var(--text-1)" fw={600}>
          {' '}
          {homeScore}:{awayScore}
        </Box>
      )}
    </Box>
  );
}

const missedPenaltyItemIncidentFragment = graphql`
  fragment incidentItem_penalty on MissedPenaltyIncident {
    time
    addedTime
    isHome
    player {
      name
    }
    saved
  }
`;

interface MissedPenaltyItemProps {
  readonly penalty: incidentItem_penalty$key;
  readonly teams: TeamNames;
}

function MissedPenaltyItem({ penalty: penaltyRef, teams }: MissedPenaltyItemProps) {
  const penalty = useFragment(missedPenaltyItemIncidentFragment, penaltyRef);
  return (
    <TeamIncident
      {...penalty}
      teams={teams}
      icon={<IncidentIcon kind="miss" />}
      notes={[
        <FormattedMessage
          key="penalty"
          id={penalty.saved ? 'member.match.penaltySaved' : 'member.match.penaltyMissed'}
        />,
      ]}
    />
  );
}

const injuryTimeItemIncidentFragment = graphql`
  fragment incidentItem_injuryTime on InjuryTimeIncident {
    length
  }
`;

interface InjuryTimeItemProps {
  readonly injuryTime: incidentItem_injuryTime$key;
}

function InjuryTimeItem({ injuryTime }: InjuryTimeItemProps) {
  const { length } = useFragment(injuryTimeItemIncidentFragment, injuryTime);
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
      <FormattedMessage id="member.match.injuryTime" values={{ minutes: length }} />
    </Box>
  );
}

const incidentFragment = graphql`
  fragment incidentItem_incident on MatchIncident {
    ...goalItem_goal @alias(as: "goal")
    ...cardItem_card @alias(as: "card")
    ...substitutionItem_substitution @alias(as: "substitution")
    ...incidentItem_decision @alias(as: "decision")
    ...incidentItem_penalty @alias(as: "missedPenalty")
    ...shootoutItem_penalty @alias(as: "shootout")
    ...incidentItem_period @alias(as: "period")
    ...incidentItem_injuryTime @alias(as: "injuryTime")
  }
`;

interface IncidentItemProps {
  readonly incident: incidentItem_incident$key;
  readonly teams: TeamNames;
  /** The score after it; null for what is no goal. */
  readonly score: Score | null;
}

/** One thing that happened; a kind that this version does not know is left out. */
export function IncidentItem({ incident: incidentRef, teams, score }: IncidentItemProps) {
  const incident = useFragment(incidentFragment, incidentRef);
  const { goal, card, substitution, decision, missedPenalty, shootout, period, injuryTime } = incident;
  if (goal) return <GoalItem goal={goal} teams={teams} score={score} />;
  if (card) return <CardItem card={card} teams={teams} />;
  if (substitution) return <SubstitutionItem substitution={substitution} teams={teams} />;
  if (decision) return <VarItem decision={decision} teams={teams} />;
  if (missedPenalty) return <MissedPenaltyItem penalty={missedPenalty} teams={teams} />;
  if (shootout) return <ShootoutItem penalty={shootout} teams={teams} />;
  if (period) return <PeriodItem period={period} />;
  return injuryTime ? <InjuryTimeItem injuryTime={injuryTime} /> : null;
}
