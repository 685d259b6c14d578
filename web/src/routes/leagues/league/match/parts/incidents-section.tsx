import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { incidentsSection_match$key } from '../../../../../__generated__/incidentsSection_match.graphql.ts';
import type { incidentsSectionQuery } from '../../../../../__generated__/incidentsSectionQuery.graphql.ts';
import type { ScreenProps } from '../../../../../shared/routing/screen-with-query.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { EmptyState } from '../../../../parts/empty-state.tsx';
import { runningScores } from '../lib/running-scores.ts';
import { IncidentItem } from './incident-item.tsx';
import { MatchFailedPanel, MatchSection } from './match-section.tsx';

const matchFragment = graphql`
  fragment incidentsSection_match on Match {
    home {
      team {
        name
      }
    }
    away {
      team {
        name
      }
    }
    incidents @catch(to: RESULT) {
      __typename
      ... on GoalIncident {
        isHome
        homeScore
        awayScore
      }
      ...incidentItem_incident
    }
  }
`;

const sectionQuery = graphql`
  query incidentsSectionQuery($matchId: Int!) {
    match(matchId: $matchId) @catch(to: RESULT) {
      ...incidentsSection_match
    }
  }
`;

const title = <FormattedMessage id="member.match.course" />;

/** The incidents in chronological order: home team on the left, away team on the right. */
export function IncidentsSection(state: ScreenProps<incidentsSectionQuery>) {
  return (
    <MatchSection title={title} query={sectionQuery} state={state} pick={({ match }) => match}>
      {(match) => <Incidents match={match} />}
    </MatchSection>
  );
}

function Incidents({ match }: { readonly match: incidentsSection_match$key }) {
  const { home, away, incidents } = useFragment(matchFragment, match);
  if (!incidents.ok) return <MatchFailedPanel title={title} errors={incidents.errors} />;
  const items = incidents.value ?? [];
  if (items.length === 0) {
    return (
      <Panel title={title}>
        <EmptyState title="member.match.noCourseTitle" reason="member.match.noCourseReason" />
      </Panel>
    );
  }
  const scores = runningScores(items);
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
        <span>{home.team.name}</span>
        <span>{away.team.name}</span>
      </Flex>
      <Box component="ol" py="xs">
        {Array.from(items.entries(), ([index, incident]) => (
          <IncidentItem
            key={index}
            incident={incident}
            score={scores[index]}
            teams={{ home: home.team.name, away: away.team.name }}
          />
        ))}
      </Box>
    </Panel>
  );
}
