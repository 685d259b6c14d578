import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { missedPenaltyItem_penalty$key } from '../../../../../__generated__/missedPenaltyItem_penalty.graphql.ts';
import { IncidentIcon } from './incident-icon.tsx';
import { TeamIncident, type TeamNames } from './team-incident.tsx';

const incidentFragment = graphql`
  fragment missedPenaltyItem_penalty on MissedPenaltyIncident {
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
  readonly penalty: missedPenaltyItem_penalty$key;
  readonly teams: TeamNames;
}

/** A penalty in play that was not scored: saved, or past the goal. */
export function MissedPenaltyItem({ penalty: penaltyRef, teams }: MissedPenaltyItemProps) {
  const penalty = useFragment(incidentFragment, penaltyRef);
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
