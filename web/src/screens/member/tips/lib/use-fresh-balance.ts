import { useCallback, useEffect, useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useFreshBalanceQuery } from '../../../../__generated__/useFreshBalanceQuery.graphql.ts';
import { readQuery } from '../../../../shared/relay/read-query.ts';

const balanceQuery = graphql`
  query useFreshBalanceQuery($types: [TipType!]) {
    tipBalance(types: $types) {
      ...balanceSection_balance
    }
  }
`;

/** Tips are often settled in a row: the balance is read again when there was none for so many milliseconds. */
const QUIET = 2000;

/**
 * Gives what to call when tips were settled: the balance of these kinds (null for all) is then read again. One that
 * cannot be read stays as it was.
 */
export function useFreshBalance(types: useFreshBalanceQuery['variables']['types']): () => void {
  const environment = useRelayEnvironment();
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      readQuery<useFreshBalanceQuery>(environment, balanceQuery, { types }, 'tipBalance').catch(
        () => undefined,
      );
    }, QUIET);
  }, [environment, types]);
}
