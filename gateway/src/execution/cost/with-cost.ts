import type { ExecutionResult } from 'graphql';
import type { OperationContext } from '../context.ts';
import type { ToldCost } from '../operation.ts';

/**
 * A result that tells in its extensions, in costs of endpoints, what its operation was told to cost, the most that any may,
 * and what the calls cost that it made.
 */
export const withCost = (
  result: ExecutionResult,
  { computed, limit }: ToldCost,
  { calls, session }: OperationContext,
): ExecutionResult => ({
  ...result,
  extensions: {
    ...result.extensions,
    cost: { computed, limit, actual: session.spent() + calls.unspent() },
  },
});
