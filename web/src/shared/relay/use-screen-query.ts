import { startTransition, useContext, useEffect, useRef, useState } from 'react';
import { loadQuery, type PreloadedQuery, useQueryLoader, useRelayEnvironment } from 'react-relay';
import type { ConcreteRequest, GraphQLResponse, OperationType, VariablesOf } from 'relay-runtime';
import { ClockContext } from '../live/use-now.ts';
import { type AppError, newAppError, toAppError } from './app-error.ts';
import { requiring } from './environment.ts';
import { useAutoRetry } from './retry-queue.ts';
import type { ScreenProps } from './screen-props.ts';

/**
 * A screen's query, which the router has started, and how to read it again. What is on show stays until the next answer
 * is here, and also when that fails or comes without the field that the screen is about; when nobody answered, it is
 * asked for again until somebody does. An answer from before is such a case.
 */
export function useScreenQuery<TQuery extends OperationType>(
  query: ConcreteRequest,
  started: PreloadedQuery<TQuery>,
  field: keyof TQuery['response'] & string,
): Omit<ScreenProps<TQuery>, 'queryRef'> & { queryRef: PreloadedQuery<TQuery> | null | undefined } {
  const environment = useRelayEnvironment();
  const clock = useContext(ClockContext);
  const [latest, setLatest] = useState(() => ({ queryRef: started, readAt: clock.now() }));
  const [queryRef] = useQueryLoader<TQuery>(query, latest.queryRef);
  const [isRefreshing, setRefreshing] = useState(false);
  const [fault, setFault] = useState<AppError | null>(null);
  const asked = useRef(started.variables);
  const reading = useRef<PreloadedQuery<TQuery> | null>(null);
  useEffect(() => () => reading.current?.dispose(), []);
  useEffect(() => {
    const first = started.source?.subscribe({
      next(answer) {
        const age = keptAgeOf(answer);
        if (age === null) return;
        setLatest({ queryRef: started, readAt: clock.now() - age });
        setFault(newAppError('NETWORK', null));
      },
      // Told where the query is read.
      error: () => undefined,
    });
    return () => first?.unsubscribe();
  }, [started, clock]);

  const read = () => {
    reading.current?.dispose();
    const next = loadQuery<TQuery>(environment, query, asked.current, requiring(field));
    reading.current = next;
    const settle = (show: () => void) => {
      if (reading.current !== next) return;
      reading.current = null;
      show();
    };
    next.source?.subscribe({
      complete: () =>
        settle(() =>
          startTransition(() => {
            setRefreshing(false);
            setFault(null);
            setLatest({ queryRef: next, readAt: clock.now() });
          }),
        ),
      error: (thrown: unknown) =>
        settle(() => {
          next.dispose();
          setRefreshing(false);
          setFault(toAppError(thrown));
        }),
    });
  };
  const readSoon = useOncePerMoment(read);
  const refetch = (variables: VariablesOf<TQuery>) => {
    asked.current = variables;
    setRefreshing(true);
    readSoon();
  };
  const refresh = () => refetch(asked.current);
  useAutoRetry(fault, refresh, isRefreshing);
  return { queryRef, readAt: latest.readAt, isRefreshing, fault, refresh, refetch };
}

/** How old an answer from before is, in milliseconds; null for one from the network. */
function keptAgeOf(answer: GraphQLResponse): number | null {
  const age: unknown = 'extensions' in answer ? answer.extensions?.keptAge : null;
  return typeof age === 'number' ? age : null;
}

/** Gives what runs something once however often it is called in one moment, and not after the component has gone. */
function useOncePerMoment(run: () => void): () => void {
  const isDue = useRef(false);
  useEffect(
    () => () => {
      isDue.current = false;
    },
    [],
  );
  return () => {
    if (isDue.current) return;
    isDue.current = true;
    queueMicrotask(() => {
      if (!isDue.current) return;
      isDue.current = false;
      run();
    });
  };
}
