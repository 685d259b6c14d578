import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { matchScreenQuery } from '../../../../__generated__/matchScreenQuery.graphql.ts';
import { type AppError, caughtError } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { ErrorBoundary } from '../../../../shared/ui/error-states.tsx';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { LinkButton } from '../../../parts/link-button.tsx';
import { MatchContent } from './parts/match-content.tsx';
import { MatchFailedMessage } from './parts/match-section.tsx';

const screenQuery = graphql`
  query matchScreenQuery(
    $matchId: Int!
    $size: Int!
    $sameLeague: Boolean!
    $lines: [StatLineInput!]!
  ) {
    match(matchId: $matchId) @catch(to: RESULT) {
      leagueId
      ...matchContent_match
        @arguments(size: $size, sameLeague: $sameLeague, lines: $lines)
    }
  }
`;

/** A match with a comparison of its teams, line-ups, incidents and player statistics. */
export function MatchScreen({ queryRef, error }: ScreenProps<matchScreenQuery>) {
  return (
    <ErrorBoundary resetKey={queryRef} fallback={(failure) => <MatchFailed error={failure} />}>
      <MatchPage key={queryRef.variables.matchId} queryRef={queryRef} error={error} />
    </ErrorBoundary>
  );
}

function MatchPage({ queryRef, error }: Pick<ScreenProps<matchScreenQuery>, 'queryRef' | 'error'>) {
  const { leagueId } = useParams();
  const { match } = usePreloadedQuery<matchScreenQuery>(screenQuery, queryRef);
  if (!match.ok) {
    const failure = caughtError(match.errors);
    return failure.code === 'NOT_FOUND' ? <MatchNotFound /> : <MatchFailed error={failure} />;
  }
  if (!match.value || String(match.value.leagueId) !== leagueId) return <MatchNotFound />;
  return <MatchContent match={match.value} lines={queryRef.variables.lines} error={error} />;
}

function MatchNotFound() {
  return (
    <>
      <PageHead title={<FormattedMessage id="common.match" />} />
      <EmptyState
        kind="noMatch"
        title="member.match.notFoundTitle"
        reason="member.match.notFoundReason"
        action={<LinkButton to="/leagues" label="member.match.toLeagues" />}
      />
    </>
  );
}

function MatchFailed({ error }: { readonly error: AppError }) {
  return (
    <>
      <PageHead title={<FormattedMessage id="common.match" />} />
      <MatchFailedMessage error={error} />
    </>
  );
}
