import type { PreloadedQuery } from 'react-relay';
import type { OperationType, VariablesOf } from 'relay-runtime';

/**
 * What a screen with a query is given. The router has started the query together with the screen's code.
 * A screen is exported under its own name and listed with its query in app/member-screens.tsx or its like.
 */
export interface ScreenProps<TQuery extends OperationType> {
  /** The running or finished query, for usePreloadedQuery. */
  queryRef: PreloadedQuery<TQuery>;
  /**
   * Asks the query again, for example with other filters or after a fault; call it in a transition to keep the
   * old rows meanwhile. By default the network is always asked.
   */
  reload(
    variables: VariablesOf<TQuery>,
    options?: { fetchPolicy: 'network-only' | 'store-or-network' },
  ): void;
}
