import { SimpleGrid } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { leagueScreenQuery } from '../../../__generated__/leagueScreenQuery.graphql.ts';
import { useLineMemory } from '../../../shared/football/line-memory.ts';
import { ScreenAnswer } from '../../../shared/routing/screen-answer.tsx';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { pathNumber } from '../../../shared/ui/address-fields.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { statisticsNotInPlan } from '../../../shared/ui/error-states.tsx';
import { useAddressState } from '../../../shared/ui/url-state.ts';
import { LinkButton } from '../../parts/link-button.tsx';
import { type LineChanges, readLeagueView, withRememberedLines, writeLeagueView } from './lib/league-view.ts';
import { LeagueHead } from './parts/league-head.tsx';
import { MatchesSection } from './parts/matches-section.tsx';
import { StandingsSection } from './parts/standings-section.tsx';
import { results } from './results.ts';

const screenQuery = graphql`
  query leagueScreenQuery(
    $leagueId: Int!
    $season: String
    $window: Int!
    $lines: [StatLineInput!]!
    $first: Int!
  ) {
    league(leagueId: $leagueId) @catch(to: RESULT) {
      ...leagueHead_league
      ...matchesSection_league
      ...standingsSection_league
    }
  }
`;

/** Debounce of line changes. */
const lineDebounceMs = 200;

/** A league at /leagues/{leagueId}: upcoming matches with hit rates, standings and results. Lines are stored on this device. */
export function LeagueScreen(state: ScreenProps<leagueScreenQuery>) {
  const { leagueId } = useParams();
  const [urlView, changeView] = useAddressState(readLeagueView, writeLeagueView);
  const memory = useLineMemory(pathNumber(leagueId), state.queryRef);
  const view = withRememberedLines(urlView, memory.lines);
  const lines: LineChanges = {
    set: (stat, line) => {
      changeView(({ lines: before }) => ({ lines: { ...before, [stat]: line } }), {
        pause: lineDebounceMs,
      });
      memory.remember(stat, view.scope, line);
    },
    reset: () => {
      changeView({ lines: {} });
      memory.forget(view.scope);
    },
  };

  return (
    <ScreenAnswer
      query={screenQuery}
      state={state}
      pick={({ league }) => league}
      failed={<FormattedMessage id="member.league.failedTitle" />}
      notInPlan={statisticsNotInPlan}
      missing={
        <EmptyState
          kind="noMatch"
          title="member.league.unknownTitle"
          reason="member.league.unknownReason"
          action={<LinkButton to="/leagues" label="common.allLeagues" />}
        />
      }
    >
      {(league, notice) => (
        <SimpleGrid cols={1} spacing={{ base: 'sm', md: 'md' }}>
          <LeagueHead league={league} view={view} onViewChange={changeView} />
          {notice}
          <MatchesSection
            league={league}
            view={view}
            onViewChange={changeView}
            lineChanges={lines}
            lines={state.queryRef.variables.lines}
          />
          <StandingsSection league={league} />
          {results.element}
        </SimpleGrid>
      )}
    </ScreenAnswer>
  );
}
