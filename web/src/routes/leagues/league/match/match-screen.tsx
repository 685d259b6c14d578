import { graphql } from 'react-relay';
import type { matchScreenQuery } from '../../../../__generated__/matchScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { ErrorBoundary } from '../../../../shared/ui/error-boundary.tsx';
import { RefreshFailedBar } from '../../../../shared/ui/refresh-failed-bar.tsx';
import { MatchFailed } from './parts/match-failed.tsx';
import { MatchPage } from './parts/match-page.tsx';

/** Everything of the screen in one request; each section's calls may fail without the others. */
const screenQuery = graphql`
  query matchScreenQuery(
    $matchId: Int!
    $size: Int!
    $sameLeague: Boolean!
    $lines: [StatLineInput!]!
    $dropinfos: Boolean!
    $tips: Boolean!
  ) {
    match(matchId: $matchId) @catch(to: RESULT) {
      leagueId
      ...matchContent_match
        @arguments(size: $size, sameLeague: $sameLeague, lines: $lines, dropinfos: $dropinfos, tips: $tips)
    }
  }
`;

/** A match with the comparison of its teams, their line-ups, what happened, and the players' statistics. */
export function MatchScreen(state: ScreenProps<matchScreenQuery>) {
  const { queryRef, isRefreshing, fault, refresh } = state;
  const section = { isRefreshing, onRefresh: refresh };
  const notice = fault && <RefreshFailedBar fault={fault} {...section} />;

  return (
    <ErrorBoundary resetKey={queryRef} fallback={(first) => <MatchFailed fault={first} {...section} />}>
      <MatchPage
        key={queryRef.variables.matchId}
        query={screenQuery}
        queryRef={queryRef}
        notice={notice}
        {...section}
      />
    </ErrorBoundary>
  );
}
