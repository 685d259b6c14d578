import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { type AppError, toAppError } from './app-error.ts';
import { allowAnonymous } from './network.ts';

/** A query that is read while a part is on show. */
export interface FetchedQuery<TQuery extends OperationType> {
  /** The latest answer; it stays while a newer one is on its way or after an error. */
  data: TQuery['response'] | null;
  /** Why the latest reading failed. */
  error: AppError | null;
  isFetching: boolean;
  refetch(): void;
}

/**
 * Reads a query from the network and again whenever its variables or `who` asks (the id of the signed-in person)
 * change; an answer that is overtaken is dropped. Null variables read nothing and give no data.
 */
export function useFetchedQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'] | null,
  who: string | null,
): FetchedQuery<TQuery> {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const key = variables === null ? null : JSON.stringify([variables, who, attempt]);
  const [state, setState] = useState<{
    key: string;
    data: TQuery['response'] | null;
    error: AppError | null;
  }>();

  useEffect(() => {
    if (key === null) return;
    const [wanted] = JSON.parse(key) as [TQuery['variables']];
    const subscription = fetchQuery<TQuery>(environment, query, wanted, {
      fetchPolicy: 'network-only',
      networkCacheConfig: { force: true, metadata: { [allowAnonymous]: who === null } },
    }).subscribe({
      next: (data) => setState({ key, data, error: null }),
      error: (thrown: Error) =>
        setState((before) => ({ key, data: before?.data ?? null, error: toAppError(thrown) })),
    });
    return () => subscription.unsubscribe();
  }, [environment, query, key, who]);

  return {
    data: key === null ? null : (state?.data ?? null),
    error: state?.key === key ? (state?.error ?? null) : null,
    isFetching: key !== null && state?.key !== key,
    refetch: () => setAttempt((count) => count + 1),
  };
}
