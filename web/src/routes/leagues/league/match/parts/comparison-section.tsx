import { Button, Flex } from '@mantine/core';
import { useContext, useState, useTransition } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import type { comparisonSectionQuery } from '../../../../../__generated__/comparisonSectionQuery.graphql.ts';
import comparisonQuery from '../../../../../__generated__/comparisonSectionQuery.graphql.ts';
import type { comparisonTable_match$key } from '../../../../../__generated__/comparisonTable_match.graphql.ts';
import type { StatLineInput } from '../../../../../__generated__/matchScreenQuery.graphql.ts';
import { rememberLine } from '../../../../../shared/football/line-memory.ts';
import { isLined, windowSizes } from '../../../../../shared/football/stat-lines.ts';
import { caughtError, notFound } from '../../../../../shared/relay/app-error.ts';
import { RefreshContext } from '../../../../../shared/relay/refresh-context.ts';
import { Segments } from '../../../../../shared/ui/choices.tsx';
import { ErrorBoundary } from '../../../../../shared/ui/error-states.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { StorageContext } from '../../../../../storage/browser-storage.ts';
import {
  type ComparisonChoice,
  choiceFromLines,
  comparisonRows,
  comparisonVariables,
  defaultChoice,
} from '../lib/comparison-choice.ts';
import { ComparisonTable, type ComparisonTableControls } from './comparison-table.tsx';
import { MatchFailedMessage } from './match-section.tsx';

interface ComparisonSectionProps {
  readonly match: comparisonTable_match$key & { readonly matchId: number; readonly leagueId: number };
  /** The lines with which the match was loaded. */
  readonly lines: readonly StatLineInput[];
}

/**
 * Both teams compared by the same lines over their last matches. The default choice is part of the page's query; other choices are queried
 * when made, and the old data stays dimmed until then. Lines are stored on this device.
 */
export function ComparisonSection({ match, lines }: ComparisonSectionProps) {
  const [chosen, setChosen] = useState<ComparisonChoice | null>(null);
  const choice = chosen ?? choiceFromLines(lines);
  const storage = useContext(StorageContext);
  const [queryRef, load] = useQueryLoader<comparisonSectionQuery>(comparisonQuery);
  const [isRefreshing, startTransition] = useTransition();
  const fetchChoice = (next: ComparisonChoice, fetchPolicy: 'store-or-network' | 'network-only') =>
    startTransition(() => load({ matchId: match.matchId, ...comparisonVariables(next) }, { fetchPolicy }));
  const choose = (next: ComparisonChoice) => {
    for (const { id, stat, scope } of comparisonRows) {
      const line = next.lines[id];
      if (isLined(stat) && line !== undefined && line !== choice.lines[id])
        rememberLine(storage, match.leagueId, stat, scope, line);
    }
    setChosen(next);
    fetchChoice(next, 'store-or-network');
  };
  const resetLines = () => choose({ ...choice, lines: defaultChoice.lines });
  const table = { choice, onChoose: choose };

  return (
    <Panel
      title={<FormattedMessage id="member.match.comparison" />}
      note={<FormattedMessage id="member.match.lastMatches" values={{ count: choice.size }} />}
      aside={<ComparisonControls choice={choice} onChoose={choose} onLinesReset={resetLines} />}
    >
      <RefreshContext value={{ isRefreshing, refresh: () => fetchChoice(choice, 'network-only') }}>
        <ErrorBoundary resetKey={queryRef} fallback={(error) => <MatchFailedMessage error={error} />}>
          {queryRef ? (
            <ComparisonResult queryRef={queryRef} {...table} />
          ) : (
            <ComparisonTable match={match} {...table} />
          )}
        </ErrorBoundary>
      </RefreshContext>
    </Panel>
  );
}

const sectionQuery = graphql`
  query comparisonSectionQuery(
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

interface ComparisonResultProps extends ComparisonTableControls {
  readonly queryRef: PreloadedQuery<comparisonSectionQuery>;
}

function ComparisonResult({ queryRef, ...table }: ComparisonResultProps) {
  const { match } = usePreloadedQuery<comparisonSectionQuery>(sectionQuery, queryRef);
  if (!match.ok || !match.value) {
    return <MatchFailedMessage error={match.ok ? notFound : caughtError(match.errors)} />;
  }
  return <ComparisonTable match={match.value} {...table} />;
}

interface ComparisonControlsProps extends ComparisonTableControls {
  readonly onLinesReset: () => void;
}

function ComparisonControls({ choice, onChoose, onLinesReset }: ComparisonControlsProps) {
  const intl = useIntl();
  return (
    <Flex tabIndex={-1} gap="8px 16px" wrap="wrap">
      <Segments
        label={intl.formatMessage({ id: 'member.match.window' })}
        value={choice.size}
        values={windowSizes}
        nameOf={String}
        onChange={(size) => onChoose({ ...choice, size })}
      />
      <Segments
        label={intl.formatMessage({ id: 'common.matches' })}
        value={choice.sameLeague}
        values={[false, true]}
        nameOf={(same) => intl.formatMessage({ id: same ? 'member.match.sameLeague' : 'common.all' })}
        onChange={(sameLeague) => onChoose({ ...choice, sameLeague })}
      />
      <Segments
        label={intl.formatMessage({ id: 'common.line' })}
        value={choice.direction}
        values={['OVER', 'UNDER']}
        nameOf={(value) => intl.formatMessage({ id: 'shared.comparison.name' }, { comparison: value })}
        onChange={(direction) => onChoose({ ...choice, direction })}
      />
      {comparisonRows.some(({ id }) => choice.lines[id] !== defaultChoice.lines[id]) && (
        <Button variant="default" size="compact-sm" onClick={onLinesReset}>
          <FormattedMessage id="shared.line.reset" />
        </Button>
      )}
    </Flex>
  );
}
