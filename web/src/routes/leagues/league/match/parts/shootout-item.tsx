import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { shootoutItem_penalty$key } from '../../../../../__generated__/shootoutItem_penalty.graphql.ts';
import { IncidentIcon } from './incident-icon.tsx';
import { TeamIncident, type TeamNames } from './team-incident.tsx';

const incidentFragment = graphql`
  fragment shootoutItem_penalty on ShootoutIncident {
    sequence
    isHome
    player {
      name
    }
    scored
    homeScore
    awayScore
  }
`;

interface ShootoutItemProps {
  readonly penalty: shootoutItem_penalty$key;
  readonly teams: TeamNames;
}

/** A penalty of the shoot-out with the score of the shoot-out after it. */
export function ShootoutItem({ penalty: penaltyRef, teams }: ShootoutItemProps) {
  const penalty = useFragment(incidentFragment, penaltyRef);
  const { sequence, scored, homeScore, awayScore } = penalty;
  const end = scored ? 'scored' : 'missed';
  return (
    <TeamIncident
      {...penalty}
      teams={teams}
      icon={<IncidentIcon kind={scored ? 'goal' : 'miss'} />}
      notes={[
        sequence == null ? (
          <FormattedMessage key="penalty" id="member.match.shootout" values={{ end }} />
        ) : (
          <FormattedMessage
            key="penalty"
            id="member.match.shootoutNumbered"
            values={{ end, number: sequence }}
          />
        ),
        homeScore != null && awayScore != null && `${homeScore}:${awayScore}`,
      ]}
    />
  );
}
