import { graphql, useFragment } from 'react-relay';
import type { resultsSection_team$key } from '../../../../../__generated__/resultsSection_team.graphql.ts';
import { ResultsList } from './results-list.tsx';
import { SectionFailed, type SectionProps } from './section-failed.tsx';

const teamFragment = graphql`
  fragment resultsSection_team on Team {
    pastMatches(leagueId: $ofLeague, season: $season, venue: $venue, first: 10) @catch(to: RESULT) {
      totalCount
    }
    ...resultsList_team @arguments(leagueId: $ofLeague, season: $season, venue: $venue)
  }
`;

interface ResultsSectionProps extends SectionProps {
  readonly team: resultsSection_team$key;
}

/** The chosen matches one by one; nothing where there are none, which the summary tells. */
export function ResultsSection({ team: teamRef, ...section }: ResultsSectionProps) {
  const team = useFragment(teamFragment, teamRef);
  const { pastMatches } = team;
  if (!pastMatches.ok) return <SectionFailed id="results" errors={pastMatches.errors} {...section} />;
  return pastMatches.value?.totalCount ? <ResultsList team={team} /> : null;
}
