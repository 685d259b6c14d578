import { act, render } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { Suspense } from 'react';
import { loadQuery, type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay';
import { expect, it } from 'vitest';
import query, { type comparisonSectionQuery } from '../../__generated__/comparisonSectionQuery.graphql.ts';
import { reportCaught } from '../../app/report-errors.ts';
import { createScriptedGraph } from '../../testing/scripted-graph.ts';
import { ErrorBoundary } from '../ui/error-states.tsx';

function Answer({ queryRef }: { queryRef: PreloadedQuery<comparisonSectionQuery> }) {
  const { match } = usePreloadedQuery<comparisonSectionQuery>(query, queryRef);
  return match.ok ? 'shown' : 'failed';
}

it('renders a query with missing data only after its response, and its error', async () => {
  const graph = createScriptedGraph();
  const load = (size: number) =>
    loadQuery<comparisonSectionQuery>(graph.environment, query, {
      matchId: 1,
      size,
      sameLeague: false,
      lines: [],
    });
  load(10);
  await act(async () => graph.latest().answer({ data: { match: { id: 'match-1' } } }));
  const { container } = render(
    <RelayEnvironmentProvider environment={graph.environment}>
      <ErrorBoundary resetKey={null} fallback={({ code }) => code}>
        <Suspense fallback="pending">
          <Answer queryRef={load(5)} />
        </Suspense>
      </ErrorBoundary>
    </RelayEnvironmentProvider>,
    { onCaughtError: reportCaught },
  );
  expect(container.textContent).toBe('pending');
  await act(async () => graph.latest().fail(new GraphError('NETWORK', '')));
  expect(container.textContent).toBe('NETWORK');
});
