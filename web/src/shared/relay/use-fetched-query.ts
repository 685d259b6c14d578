import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { type AppError, toAppError } from './app-error.ts';
import { allowAnonymous } from './network.ts';

/** Fetches a query, and again when the variables or the user change. Null variables fetch nothing. */
export function useFetchedQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'] | null,
  userId: string | null,
) {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const key = variables === null ? null : JSON.stringify([variables, userId, attempt]);
  const [state, setState] = useState<{
    key: string;
    data: TQuery['response'] | null;
    error: AppError | null;
  }>();

  useEffect(() => {
    if (key === null) return;
    const [current] = JSON.parse(key) as [TQuery['variables']];
    const subscription = fetchQuery<TQuery>(environment, query, current, {
      fetchPolicy: 'network-only',
      networkCacheConfig: { force: true, metadata: { [allowAnonymous]: userId === null } },
    }).subscribe({
      next: (data) => setState({ key, data, error: null }),
      error: (thrown: Error) =>
        setState((before) => ({ key, data: before?.data ?? null, error: toAppError(thrown) })),
    });
    return () => subscription.unsubscribe();
  }, [environment, query, key, userId]);

  return {
    /** The latest response. It stays during a refetch and after an error. */
    data: key === null ? null : (state?.data ?? null),
    error: state?.key === key ? (state?.error ?? null) : null,
    isFetching: key !== null && state?.key !== key,
    refetch: () => setAttempt((count) => count + 1),
  };
}
