import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useFreshBalanceQuery } from '../../../__generated__/useFreshBalanceQuery.graphql.ts';
import { type AppError, toAppError } from '../../../shared/relay/app-error.ts';
import { requiring } from '../../../shared/relay/environment.ts';
import { useAutoRetry } from '../../../shared/relay/retry-queue.ts';

const balanceQuery = graphql`
  query useFreshBalanceQuery($types: [TipTypeInput!]) {
    tipBalance(types: $types) {
      ...balanceSection_balance
    }
  }
`;

/** Tips are often settled in a row: the balance is read again when there was none for so many milliseconds. */
const QUIET = 2000;

/**
 * Gives what to call when tips were settled: the balance of these kinds (null for all) is then read again. One that
 * cannot be read stays as it was, and is read again when somebody answers.
 */
export function useFreshBalance(types: useFreshBalanceQuery['variables']['types']): () => void {
  const environment = useRelayEnvironment();
  const timer = useRef<number | undefined>(undefined);
  const [fault, setFault] = useState<AppError | null>(null);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const read = () => {
    fetchQuery<useFreshBalanceQuery>(environment, balanceQuery, { types }, requiring('tipBalance'))
      .toPromise()
      .then(
        () => setFault(null),
        (thrown: unknown) => setFault(toAppError(thrown)),
      );
  };
  useAutoRetry(fault, read, false);
  return () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(read, QUIET);
  };
}
