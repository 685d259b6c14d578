import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { varItem_decision$key } from '../../../../../__generated__/varItem_decision.graphql.ts';
import { IncidentIcon } from './incident-icon.tsx';
import { TeamIncident, type TeamNames } from './team-incident.tsx';

const incidentFragment = graphql`
  fragment varItem_decision on VarIncident {
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
  readonly decision: varItem_decision$key;
  readonly teams: TeamNames;
}

/** A decision of the video referee, and whether the first one was kept. */
export function VarItem({ decision: decisionRef, teams }: VarItemProps) {
  const decision = useFragment(incidentFragment, decisionRef);
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
