import { Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import type { resultsList_team$key } from '../../../../../__generated__/resultsList_team.graphql.ts';
import type { teamResultsPaginationQuery } from '../../../../../__generated__/teamResultsPaginationQuery.graphql.ts';
import { MatchRow } from '../../../../../shared/football/match-row.tsx';
import { MatchTable } from '../../../../../shared/football/match-table.tsx';
import { LoadMore } from '../../../../../shared/ui/load-more.tsx';
import type { OutcomeKind } from '../../../../../shared/ui/outcome-blocks.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';

const teamFragment = graphql`
  fragment resultsList_team on Team
  @argumentDefinitions(
    leagueId: { type: "Int" }
    season: { type: "String" }
    venue: { type: "Venue!" }
    results: { type: "Int", defaultValue: 10 }
    after: { type: "String" }
  )
  @refetchable(queryName: "teamResultsPaginationQuery") {
    teamId
    pastMatches(leagueId: $leagueId, season: $season, venue: $venue, first: $results, after: $after)
      @connection(key: "resultsList_pastMatches", filters: ["leagueId", "season", "venue"]) {
      totalCount
      edges {
        node {
          id
          home {
            goals
            team {
              teamId
            }
          }
          away {
            goals
            team {
              teamId
            }
          }
          ...matchRow_match
        }
      }
    }
  }
`;

/** So many further results at once: all that there are. */
const MORE = 50;

interface ResultsListProps {
  readonly team: resultsList_team$key;
}

/** Results with how they ended for the team, newest first. */
export function ResultsList({ team }: ResultsListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    teamResultsPaginationQuery,
    resultsList_team$key
  >(teamFragment, team);
  return (
    <Panel
      title={<FormattedMessage id="member.team.section" values={{ section: 'results' }} />}
      note={<FormattedMessage id="common.matchCount" values={{ count: data.pastMatches?.totalCount ?? 0 }} />}
    >
      <MatchTable
        caption={<FormattedMessage id="member.team.section" values={{ section: 'results' }} />}
        hasOutcomes
      >
        {(data.pastMatches?.edges ?? []).map(({ node }) => (
          <MatchRow key={node.id} match={node} outcome={outcomeFor(node, data.teamId)} />
        ))}
      </MatchTable>
      {hasNext && (
        <Stack gap="xs" p="12px 16px" style={{ borderTop: '1px solid var(--line)' }}>
          <LoadMore
            load={(options) => loadNext(MORE, options)}
            hasMore={hasNext}
            isLoading={isLoadingNext}
            label={<FormattedMessage id="common.showMoreResults" />}
            failed={<FormattedMessage id="member.team.sectionFailed" values={{ section: 'results' }} />}
          />
        </Stack>
      )}
    </Panel>
  );
}

interface PlayedSide {
  readonly goals: number | null | undefined;
  readonly team: { readonly teamId: number };
}

/** How a match ended for one of its teams; undefined without known goals. */
function outcomeFor(
  { home, away }: { readonly home: PlayedSide; readonly away: PlayedSide },
  teamId: number,
): OutcomeKind | undefined {
  if (home.goals == null || away.goals == null) return undefined;
  const difference = home.team.teamId === teamId ? home.goals - away.goals : away.goals - home.goals;
  if (difference === 0) return 'DRAWN';
  return difference > 0 ? 'WON' : 'LOST';
}
