import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { substitutionItem_substitution$key } from '../../../../../__generated__/substitutionItem_substitution.graphql.ts';
import { IncidentIcon } from './incident-icon.tsx';
import { TeamIncident, type TeamNames } from './team-incident.tsx';

const incidentFragment = graphql`
  fragment substitutionItem_substitution on SubstitutionIncident {
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
`;

interface SubstitutionItemProps {
  readonly substitution: substitutionItem_substitution$key;
  readonly teams: TeamNames;
}

/** A substitution: who came, for whom, and whether because of an injury. */
export function SubstitutionItem({ substitution: substitutionRef, teams }: SubstitutionItemProps) {
  const substitution = useFragment(incidentFragment, substitutionRef);
  const { playerIn, playerOut, injury } = substitution;
  return (
    <TeamIncident
      {...substitution}
      player={playerIn}
      teams={teams}
      icon={<IncidentIcon kind="substitution" />}
      notes={[
        playerOut ? (
          <FormattedMessage key="for" id="member.match.substitutionFor" values={{ name: playerOut.name }} />
        ) : (
          <FormattedMessage key="for" id="member.match.substitution" />
        ),
        injury && <FormattedMessage key="injury" id="member.match.injured" />,
      ]}
    />
  );
}
