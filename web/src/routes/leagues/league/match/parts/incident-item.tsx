import { graphql, useFragment } from 'react-relay';
import type { incidentItem_incident$key } from '../../../../../__generated__/incidentItem_incident.graphql.ts';
import type { Score } from '../lib/running-scores.ts';
import { CardItem } from './card-item.tsx';
import { GoalItem } from './goal-item.tsx';
import { InjuryTimeItem } from './injury-time-item.tsx';
import { MissedPenaltyItem } from './missed-penalty-item.tsx';
import { PeriodItem } from './period-item.tsx';
import { ShootoutItem } from './shootout-item.tsx';
import { SubstitutionItem } from './substitution-item.tsx';
import type { TeamNames } from './team-incident.tsx';
import { VarItem } from './var-item.tsx';

const incidentFragment = graphql`
  fragment incidentItem_incident on MatchIncident {
    ...goalItem_goal @alias(as: "goal")
    ...cardItem_card @alias(as: "card")
    ...substitutionItem_substitution @alias(as: "substitution")
    ...varItem_decision @alias(as: "decision")
    ...missedPenaltyItem_penalty @alias(as: "missedPenalty")
    ...shootoutItem_penalty @alias(as: "shootout")
    ...periodItem_period @alias(as: "period")
    ...injuryTimeItem_injuryTime @alias(as: "injuryTime")
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
