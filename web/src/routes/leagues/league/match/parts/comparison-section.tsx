import { useState, useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, useQueryLoader } from 'react-relay';
import comparisonQuery, {
  type comparisonReadingQuery,
} from '../../../../../__generated__/comparisonReadingQuery.graphql.ts';
import type { comparisonSection_match$key } from '../../../../../__generated__/comparisonSection_match.graphql.ts';
import type { StatLineInput } from '../../../../../__generated__/matchScreenQuery.graphql.ts';
import { isLined } from '../../../../../shared/football/stat-lines.ts';
import { useLineMemory } from '../../../../../shared/football/use-line-memory.ts';
import { ErrorBoundary } from '../../../../../shared/ui/error-boundary.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import {
  type ComparisonChoice,
  choiceOfLines,
  comparisonRows,
  comparisonVariables,
  firstChoice,
} from '../lib/comparison-choice.ts';
import { ComparisonControls } from './comparison-controls.tsx';
import { ComparisonReading } from './comparison-reading.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { SectionFailed } from './section-failed.tsx';

const matchFragment = graphql`
  fragment comparisonSection_match on Match
  @argumentDefinitions(
    size: { type: "Int!" }
    sameLeague: { type: "Boolean!" }
    lines: { type: "[StatLineInput!]!" }
  ) {
    matchId
    leagueId
    ...comparisonTable_match @arguments(size: $size, sameLeague: $sameLeague, lines: $lines)
  }
`;

interface ComparisonSectionProps {
  readonly match: comparisonSection_match$key;
  /** The lines with which the match was read. */
  readonly lines: readonly StatLineInput[];
}

/**
 * Both teams held against the same lines, which this device remembers, over their last matches. The first choice came with the page; every other
 * one is read when it is made, and the old figures stay, dimmed, until then.
 */
export function ComparisonSection({ match: matchRef, lines }: ComparisonSectionProps) {
  const match = useFragment(matchFragment, matchRef);
  const [choice, setChoice] = useState(() => choiceOfLines(lines));
  const memory = useLineMemory(match.leagueId);
  const [queryRef, load] = useQueryLoader<comparisonReadingQuery>(comparisonQuery);
  const [isReading, startTransition] = useTransition();
  const read = (wanted: ComparisonChoice, fetchPolicy: 'store-or-network' | 'network-only') =>
    startTransition(() => load({ matchId: match.matchId, ...comparisonVariables(wanted) }, { fetchPolicy }));
  const choose = (wanted: ComparisonChoice) => {
    for (const { id, stat, scope } of comparisonRows) {
      const line = wanted.lines[id];
      if (isLined(stat) && line !== undefined && line !== choice.lines[id])
        memory.remember(stat, scope, line);
    }
    setChoice(wanted);
    read(wanted, 'store-or-network');
  };
  const resetLines = () => {
    choose({ ...choice, lines: firstChoice.lines });
    memory.forget();
  };
  const table = { choice, onChoose: choose, isReading, onRetry: () => read(choice, 'network-only') };

  return (
    <Panel
      title={<FormattedMessage id="member.match.comparison" />}
      note={<FormattedMessage id="member.match.lastMatches" values={{ count: choice.size }} />}
      aside={<ComparisonControls choice={choice} onChoose={choose} onLinesReset={resetLines} />}
    >
      <ErrorBoundary
        resetKey={queryRef}
        fallback={(fault) => <SectionFailed fault={fault} isRefreshing={isReading} onRetry={table.onRetry} />}
      >
        {queryRef ? (
          <ComparisonReading queryRef={queryRef} {...table} />
        ) : (
          <ComparisonTable match={match} {...table} />
        )}
      </ErrorBoundary>
    </Panel>
  );
}
