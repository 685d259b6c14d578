import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate, type Subscription } from 'relay-runtime';
import type { useTotalsRefreshQuery } from '../../../__generated__/useTotalsRefreshQuery.graphql.ts';
import { type AppError, toAppError } from '../../../shared/relay/app-error.ts';
import { requiring } from '../../../shared/relay/environment.ts';
import { useAutoRetry } from '../../../shared/relay/retry-queue.ts';
import type { TipsVariables } from './use-live-tips.ts';

const totalsQuery = graphql`
  query useTotalsRefreshQuery($types: [TipTypeInput!], $statuses: [TipStatusInput!], $filter: TipFilterInput) {
    tips(types: $types, statuses: $statuses, filter: $filter, first: 1) {
      totalCount
    }
    tipBalance(types: $types) {
      ...balanceSection_balance
    }
  }
`;

/** Tips are often settled in quick succession: the totals are refetched once no change came for this long. */
const debounceMs = 2000;

/**
 * Returns a debounced function that refetches the balance and the number of tips of a list. After a failure the old ones remain, and
 * the request is retried when the server is available again.
 */
export function useTotalsRefresh(
  { types = null, statuses = null, filter = null }: TipsVariables,
  connectionId: string,
): () => void {
  const environment = useRelayEnvironment();
  const [error, setError] = useState<AppError | null>(null);
  const running = useRef<Subscription>(undefined);
  const refetch = () => {
    // Relay would answer with the response of a running request, which may be older than the latest change.
    running.current?.unsubscribe();
    running.current = fetchQuery<useTotalsRefreshQuery>(
      environment,
      totalsQuery,
      { types, statuses, filter },
      requiring('tipBalance'),
    ).subscribe({
      next(data) {
        setError(null);
        const totalCount = data?.tips?.totalCount;
        if (totalCount === undefined) return;
        commitLocalUpdate(environment, (store) => {
          store.get(connectionId)?.setValue(totalCount, 'totalCount');
        });
      },
      error: (thrown: unknown) => setError(toAppError(thrown)),
    });
  };
  useAutoRetry(error, refetch, false);
  return useDebouncedCallback(refetch, debounceMs);
}
