import { Box, Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { recordSection_team$key } from '../../../../../__generated__/recordSection_team.graphql.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../../../shared/ui/state-message.tsx';
import { takeApart } from '../lib/team-lines.ts';
import { AveragesTable } from './averages-table.tsx';
import { SectionFailed, type SectionProps } from './section-failed.tsx';
import { SharesTable } from './shares-table.tsx';
import { StreaksTable } from './streaks-table.tsx';

const teamFragment = graphql`
  fragment recordSection_team on Team {
    record(leagueId: $ofLeague, season: $season, venue: $venue) @catch(to: RESULT) {
      sampleSize
      rates(lines: $lines) {
        hits
        sampleSize
        average
      }
      streaks {
        kind
        current
        longest
      }
    }
  }
`;

interface RecordSectionProps extends SectionProps {
  readonly team: recordSection_team$key;
  /** Looks at the last matches of all leagues instead. */
  readonly onShowAll: () => void;
}

/** What the chosen matches add up to: how often lines were satisfied, means and streaks. */
export function RecordSection({ team, onShowAll, ...section }: RecordSectionProps) {
  const { record } = useFragment(teamFragment, team);
  if (!record.ok) return <SectionFailed id="record" errors={record.errors} {...section} />;
  const { sampleSize = 0, rates = [], streaks = [] } = record.value ?? {};
  if (sampleSize === 0) {
    return (
      <Panel title={<FormattedMessage id="member.team.section" values={{ section: 'record' }} />}>
        <StateMessage
          kind="noMatch"
          title={<FormattedMessage id="member.team.noMatchesTitle" />}
          reason={<FormattedMessage id="member.team.noMatchesReason" />}
          action={
            <Button variant="default" onClick={onShowAll}>
              <FormattedMessage id="member.team.showAll" />
            </Button>
          }
        />
      </Panel>
    );
  }
  const { shares, means } = takeApart(rates);
  return (
    <>
      <Panel
        title={<FormattedMessage id="member.team.section" values={{ section: 'record' }} />}
        note={<FormattedMessage id="common.matchCount" values={{ count: sampleSize }} />}
      >
        <Box opacity={section.isRefreshing ? 0.7 : 1} aria-busy={section.isRefreshing}>
          <SharesTable shares={shares} />
          <AveragesTable means={means} />
        </Box>
      </Panel>
      <Panel
        title={<FormattedMessage id="member.team.streaks" />}
        note={<FormattedMessage id="member.team.streaksNote" />}
      >
        <StreaksTable streaks={streaks} />
      </Panel>
    </>
  );
}
