import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { comparisonReadingQuery } from '../../../../../__generated__/comparisonReadingQuery.graphql.ts';
import { notFound } from '../../../../../shared/relay/app-error.ts';
import { caughtError } from '../../../../../shared/relay/caught-error.ts';
import { ComparisonTable, type ComparisonTableControls } from './comparison-table.tsx';
import { SectionFailed } from './section-failed.tsx';

/** The comparison alone, for another choice of matches and lines. */
const readingQuery = graphql`
  query comparisonReadingQuery(
    $matchId: Int!
    $size: Int!
    $sameLeague: Boolean!
    $lines: [StatLineInput!]!
  ) {
    match(matchId: $matchId) @catch(to: RESULT) {
      ...comparisonTable_match @arguments(size: $size, sameLeague: $sameLeague, lines: $lines)
    }
  }
`;

interface ComparisonReadingProps extends ComparisonTableControls {
  readonly queryRef: PreloadedQuery<comparisonReadingQuery>;
}

/** The comparison by a later choice. */
export function ComparisonReading({ queryRef, ...table }: ComparisonReadingProps) {
  const { match } = usePreloadedQuery<comparisonReadingQuery>(readingQuery, queryRef);
  if (!match.ok || !match.value) {
    const fault = match.ok ? notFound : caughtError(match.errors);
    return <SectionFailed fault={fault} isRefreshing={table.isReading} onRetry={table.onRetry} />;
  }
  return <ComparisonTable match={match.value} {...table} />;
}
