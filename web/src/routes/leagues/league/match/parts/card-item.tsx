import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { cardItem_card$key } from '../../../../../__generated__/cardItem_card.graphql.ts';
import { IncidentIcon } from './incident-icon.tsx';
import { TeamIncident, type TeamNames } from './team-incident.tsx';

const incidentFragment = graphql`
  fragment cardItem_card on CardIncident {
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
`;

interface CardItemProps {
  readonly card: cardItem_card$key;
  readonly teams: TeamNames;
}

/** A card: for whom, and why in the provider’s words. */
export function CardItem({ card: cardRef, teams }: CardItemProps) {
  const card = useFragment(incidentFragment, cardRef);
  return (
    <TeamIncident
      {...card}
      teams={teams}
      icon={<IncidentIcon kind={card.card} />}
      notes={[
        <FormattedMessage key="card" id="member.match.card" values={{ card: card.card }} />,
        card.time < 0 && <FormattedMessage key="before" id="member.match.beforeStart" />,
        card.rescinded && <FormattedMessage key="rescinded" id="member.match.rescinded" />,
        card.reason && (
          <span key="reason" lang="en">
            {card.reason}
          </span>
        ),
      ]}
    />
  );
}
