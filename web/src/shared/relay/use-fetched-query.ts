import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { type AppError, toAppError } from './app-error.ts';
import { allowAnonymous } from './network.ts';

/**
 * Fetches a query, and again when the variables or the user change. Null variables fetch nothing. It neither suspends nor throws,
 * because a slow or failed price must not replace the form in which the buyer types. The response stays as fetched: a later read of
 * the session, which may fail, does not belong to the price. Relay's own hooks that read queries would also add a tenth to what the
 * cart loads over the home page.
 */
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
    variables: TQuery['variables'];
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
      next: (data) => setState({ key, variables: current, data, error: null }),
      error: (thrown: Error) => setState({ key, variables: current, data: null, error: toAppError(thrown) }),
    });
    return () => subscription.unsubscribe();
  }, [environment, query, key, userId]);

  return {
    /** The latest response, which stays during a fetch; null after an error. */
    data: key === null ? null : (state?.data ?? null),
    /** The variables of the latest response. */
    variables: state?.variables ?? null,
    error: state?.key === key ? (state?.error ?? null) : null,
    isFetching: key !== null && state?.key !== key,
    refetch: () => setAttempt((count) => count + 1),
  };
}
