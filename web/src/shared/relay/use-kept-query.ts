import { startTransition, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { type PreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { ClockContext } from '../live/use-now.ts';
import { faultOf, type OperationFault } from './app-error.ts';
import { readQuery } from './read-query.ts';
import { useAutoRetry } from './retry-queue.ts';
import type { ScreenProps } from './screen-props.ts';

/** What is on show and what goes on with it. */
export interface KeptQuery<TQuery extends OperationType> {
  readonly queryRef: PreloadedQuery<TQuery>;
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly isRefreshing: boolean;
  /** Why the latest reading failed; what is on show is then older. */
  readonly fault: OperationFault | null;
  /** Reads it again. */
  readonly refresh: () => void;
}

/**
 * Keeps a screen in step with what its address asks for. What is on show stays until the next answer is here, and
 * also when that fails or comes without the main field that the screen is about; when nobody answered, it is asked for
 * again until somebody does.
 */
export function useKeptQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  { queryRef, reload }: ScreenProps<TQuery>,
  asked: VariablesOf<TQuery>,
  essentialField: keyof TQuery['response'],
): KeptQuery<TQuery> {
  const environment = useRelayEnvironment();
  const clock = useContext(ClockContext);
  const [shown, setShown] = useState({ queryRef, readAt: clock.now() });
  if (shown.queryRef !== queryRef) setShown({ queryRef, readAt: clock.now() });
  const [isRefreshing, setRefreshing] = useState(false);
  const [fault, setFault] = useState<OperationFault | null>(null);
  const reading = useRef({ turn: 0, key: JSON.stringify(queryRef.variables) });

  const read = useCallback(
    async (variables: VariablesOf<TQuery>) => {
      const turn = reading.current.turn + 1;
      reading.current = { turn, key: JSON.stringify(variables) };
      setRefreshing(true);
      const thrown = await readQuery<TQuery>(environment, query, variables, essentialField).then(
        () => null,
        (error: unknown) => error,
      );
      if (turn !== reading.current.turn) return;
      setRefreshing(false);
      if (thrown !== null) return setFault(faultOf(thrown));
      startTransition(() => {
        setFault(null);
        reload(variables, { fetchPolicy: 'store-or-network' });
      });
    },
    [environment, query, reload, essentialField],
  );

  const key = JSON.stringify(asked);
  useEffect(() => {
    if (key !== reading.current.key) void read(asked);
  }, [key, asked, read]);

  const isAsked = useRef(false);
  const refresh = useCallback(() => {
    // Several parts of a screen may ask for it in one moment.
    if (isAsked.current) return;
    isAsked.current = true;
    queueMicrotask(() => {
      isAsked.current = false;
    });
    void read(asked);
  }, [read, asked]);
  useAutoRetry(fault, refresh, isRefreshing);
  return { queryRef, readAt: shown.readAt, isRefreshing, fault, refresh };
}
