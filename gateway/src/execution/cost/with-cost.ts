import type { ExecutionResult } from 'graphql';
import type { GraphContext } from '../../domains/context.ts';
import { limits } from '../../guard/limits.ts';

/**
 * A result that tells in its extensions, in costs of endpoints, what its operation was told to cost, the most that any may,
 * and what the calls cost that it made.
 */
export const withCost = (
  result: ExecutionResult,
  computed: number,
  { calls, session }: GraphContext,
): ExecutionResult => ({
  ...result,
  extensions: {
    ...result.extensions,
    cost: { computed, limit: limits.cost, actual: session.spent() + calls.unspent() },
  },
});
