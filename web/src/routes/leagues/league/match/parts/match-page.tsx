import type { ReactNode } from 'react';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { matchScreenQuery } from '../../../../../__generated__/matchScreenQuery.graphql.ts';
import { caughtError } from '../../../../../shared/relay/caught-error.ts';
import type { SectionProps } from '../lib/section-props.ts';
import { MatchContent } from './match-content.tsx';
import { MatchFailed } from './match-failed.tsx';
import { MatchNotFound } from './match-not-found.tsx';

interface MatchPageProps extends SectionProps {
  /** The screen's query. */
  readonly query: GraphQLTaggedNode;
  readonly queryRef: PreloadedQuery<matchScreenQuery>;
  /** That the match could not be read again, shown over its sections. */
  readonly notice: ReactNode;
}

/** The match once it is here; a match of another league is none of this address. */
export function MatchPage({ query, queryRef, notice, ...section }: MatchPageProps) {
  const { leagueId } = useParams();
  const { match } = usePreloadedQuery<matchScreenQuery>(query, queryRef);
  if (!match.ok) {
    const fault = caughtError(match.errors);
    return fault.code === 'NOT_FOUND' ? <MatchNotFound /> : <MatchFailed fault={fault} {...section} />;
  }
  if (!match.value || String(match.value.leagueId) !== leagueId) return <MatchNotFound />;
  return <MatchContent match={match.value} lines={queryRef.variables.lines} notice={notice} {...section} />;
}
