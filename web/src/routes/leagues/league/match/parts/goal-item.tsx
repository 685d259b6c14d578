import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { goalItem_goal$key } from '../../../../../__generated__/goalItem_goal.graphql.ts';
import type { Score } from '../lib/running-scores.ts';
import { IncidentIcon } from './incident-icon.tsx';
import { TeamIncident, type TeamNames } from './team-incident.tsx';

const incidentFragment = graphql`
  fragment goalItem_goal on GoalIncident {
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
`;

interface GoalItemProps {
  readonly goal: goalItem_goal$key;
  readonly teams: TeamNames;
  /** The score after it. */
  readonly score: Score | null;
}

/** A goal: by whom, how, on whose pass, and the score after it. An own goal stands at the side for which it counts. */
export function GoalItem({ goal: goalRef, teams, score }: GoalItemProps) {
  const goal = useFragment(incidentFragment, goalRef);
  const { kind, assist } = goal;
  return (
    <TeamIncident
      {...goal}
      teams={teams}
      icon={<IncidentIcon kind="goal" />}
      score={score}
      notes={[
        <FormattedMessage key="kind" id="member.match.goal" values={{ kind }} />,
        assist && <FormattedMessage key="assist" id="member.match.assist" values={{ name: assist.name }} />,
      ]}
    />
  );
}
