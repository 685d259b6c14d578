import type { ExecutionResult } from 'graphql';
import { limits } from '../../guard/limits.ts';
import type { OperationContext } from '../context.ts';

/**
 * A result that tells in its extensions, in costs of endpoints, what its operation was told to cost, the most that any may,
 * and what the calls cost that it made.
 */
export const withCost = (
  result: ExecutionResult,
  computed: number,
  { calls, session }: OperationContext,
): ExecutionResult => ({
  ...result,
  extensions: {
    ...result.extensions,
    cost: { computed, limit: limits.cost, actual: session.spent() + calls.unspent() },
  },
});
