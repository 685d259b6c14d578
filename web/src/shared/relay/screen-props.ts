import type { PreloadedQuery } from 'react-relay';
import type { OperationType, VariablesOf } from 'relay-runtime';
import type { AppError } from './app-error.ts';

/** A screen's query as it is on show, and what goes on with it. The router starts it together with the screen's code. */
export interface ScreenProps<TQuery extends OperationType> {
  /** The answer on show, for usePreloadedQuery. */
  readonly queryRef: PreloadedQuery<TQuery>;
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly isRefreshing: boolean;
  /** Why the latest reading failed; what is on show is then older. */
  readonly fault: AppError | null;
  /** Reads again what was last asked for. */
  readonly refresh: () => void;
  /** Reads with other variables than those of the address. */
  readonly refetch: (variables: VariablesOf<TQuery>) => void;
}
