import { startTransition, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { type PreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { dropinfoScreenQuery } from '../../../../__generated__/dropinfoScreenQuery.graphql.ts';
import { ClockContext } from '../../../../shared/live/use-now.ts';
import { type ErrorCode, errorCodeOf } from '../../../../shared/relay/app-error.ts';
import { readQuery } from '../../../../shared/relay/read-query.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';

type Variables = dropinfoScreenQuery['variables'];

/** The list on show and what goes on with it. */
export interface DropinfoQueryState {
  readonly queryRef: PreloadedQuery<dropinfoScreenQuery>;
  /** When the list was read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly isRefreshing: boolean;
  /** Why the latest reading failed; the list on show is then an older one. */
  readonly fault: ErrorCode | null;
  /** Reads the list again. */
  readonly refresh: () => void;
}

/**
 * Keeps the list in step with what the address asks for. The list on show stays until the next one is here, and
 * also when that fails.
 */
export function useDropinfoQuery(
  query: GraphQLTaggedNode,
  { queryRef, reload }: ScreenProps<dropinfoScreenQuery>,
  asked: Variables,
): DropinfoQueryState {
  const environment = useRelayEnvironment();
  const clock = useContext(ClockContext);
  const [shown, setShown] = useState({ queryRef, readAt: clock.now() });
  if (shown.queryRef !== queryRef) setShown({ queryRef, readAt: clock.now() });
  const [isRefreshing, setRefreshing] = useState(false);
  const [fault, setFault] = useState<ErrorCode | null>(null);
  const reading = useRef({ turn: 0, key: keyOf(queryRef.variables) });

  const read = useCallback(
    async (variables: Variables) => {
      const turn = reading.current.turn + 1;
      reading.current = { turn, key: keyOf(variables) };
      setRefreshing(true);
      const thrown = await readQuery<dropinfoScreenQuery>(environment, query, variables, 'dropinfos').then(
        () => null,
        (error: unknown) => error,
      );
      if (turn !== reading.current.turn) return;
      setRefreshing(false);
      if (thrown !== null) return setFault(errorCodeOf(thrown));
      startTransition(() => {
        setFault(null);
        reload(variables, { fetchPolicy: 'store-or-network' });
      });
    },
    [environment, query, reload],
  );

  const key = keyOf(asked);
  useEffect(() => {
    if (key !== reading.current.key) void read(asked);
  }, [key, asked, read]);

  const refresh = useCallback(() => void read(asked), [read, asked]);
  return { queryRef, readAt: shown.readAt, isRefreshing, fault, refresh };
}

function keyOf(variables: Variables): string {
  return JSON.stringify(variables);
}
