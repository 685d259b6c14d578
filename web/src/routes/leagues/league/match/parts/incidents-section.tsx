import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { incidentsSectionQuery } from '../../../../../__generated__/incidentsSectionQuery.graphql.ts';
import type { CaughtValue } from '../../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../../shared/routing/use-screen-query.ts';
import { EmptyState } from '../../../../../shared/ui/empty-state.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { runningScores } from '../lib/running-scores.ts';
import { IncidentItem } from './incident-item.tsx';
import { MatchSection, useMatchPage } from './match-section.tsx';

const sectionQuery = graphql`
  query incidentsSectionQuery($matchId: Int!) {
    match(matchId: $matchId) @catch(to: RESULT) {
      incidents {
        __typename
        ... on GoalIncident {
          isHome
          homeScore
          awayScore
        }
        ...incidentItem_incident
      }
    }
  }
`;

const title = <FormattedMessage id="member.match.timeline" />;

/** The incidents in chronological order: home team on the left, away team on the right. */
export function IncidentsSection(state: ScreenProps<incidentsSectionQuery>) {
  return (
    <MatchSection title={title} query={sectionQuery} state={state} pick={({ match }) => match}>
      {(match) => <Incidents {...match} />}
    </MatchSection>
  );
}

function Incidents({ incidents }: CaughtValue<incidentsSectionQuery['response']['match']>) {
  const { home, away } = useMatchPage();
  if (incidents.length === 0) {
    return (
      <Panel title={title}>
        <EmptyState title="member.match.noCourseTitle" reason="member.match.noCourseReason" />
      </Panel>
    );
  }
  const scores = runningScores(incidents);
  return (
    <Panel title={title}>
      <Flex
        gap="md"
        justify="space-between"
        py="xs"
        px="md"
        c="dimmed"
        fz="xs"
        bg="var(--surface-inset)"
        style={{ borderBottom: '1px solid var(--line)' }}
        aria-hidden="true"
      >
        <span>{home.name}</span>
        <span>{away.name}</span>
      </Flex>
      <Box component="ol" py="xs">
        {Array.from(incidents.entries(), ([index, incident]) => (
          <IncidentItem key={index} incident={incident} score={scores[index]} />
        ))}
      </Box>
    </Panel>
  );
}
