import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { comingSection_team$key } from '../../../../../__generated__/comingSection_team.graphql.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../../../shared/ui/state-message.tsx';
import { ComingList } from './coming-list.tsx';
import { SectionFailed, type SectionProps } from './section-failed.tsx';

const teamFragment = graphql`
  fragment comingSection_team on Team {
    comingMatches(first: 5) @catch(to: RESULT) {
      totalCount
    }
    ...comingList_team
  }
`;

interface ComingSectionProps extends SectionProps {
  readonly team: comingSection_team$key;
}

/** The team's coming matches in all leagues. */
export function ComingSection({ team: teamRef, ...section }: ComingSectionProps) {
  const team = useFragment(teamFragment, teamRef);
  const { comingMatches } = team;
  if (!comingMatches.ok) return <SectionFailed id="coming" errors={comingMatches.errors} {...section} />;
  const count = comingMatches.value?.totalCount ?? 0;
  return (
    <Panel
      title={<FormattedMessage id="member.team.section" values={{ section: 'coming' }} />}
      note={count > 0 ? <FormattedMessage id="common.matchCount" values={{ count }} /> : undefined}
    >
      {count === 0 ? (
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="member.team.noComingTitle" />}
          reason={<FormattedMessage id="member.team.noComingReason" />}
        />
      ) : (
        <ComingList team={team} />
      )}
    </Panel>
  );
}
