import type { DocumentNode, GraphQLError, OperationDefinitionNode } from 'graphql';
import { badUserInput } from '../../kit/errors.ts';
import type { MeasureCost } from './operation-cost.ts';

type OperationOf = [
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
];

export type CostLimit = ReturnType<typeof createCostLimit>;

/**
 * Limits what operations of valid documents may ask of the upstream, in costs of endpoints. What an operation costs at most,
 * whatever its variables, is computed once for each document that is remembered; only where that is over the limit, each
 * request is judged by its own variables.
 */
export function createCostLimit(measure: MeasureCost) {
  const maxCosts = new WeakMap<OperationDefinitionNode, number>();

  function maxCostOf(document: DocumentNode, operation: OperationDefinitionNode): number {
    const known = maxCosts.get(operation) ?? measure(document, operation, null).cost;
    maxCosts.set(operation, known);
    return known;
  }

  return {
    /** What an operation may cost. */
    costOf: (...asked: OperationOf): number => measure(...asked).cost,
    /** Why an operation may not run where `limit` is the most; null when it may. */
    refusal(limit: number, ...[document, operation, variables]: OperationOf): GraphQLError | null {
      if (maxCostOf(document, operation) <= limit) return null;
      const { cost } = measure(document, operation, variables);
      if (cost <= limit) return null;
      return badUserInput(
        `The operation needs too many upstream calls: they cost ${cost}, and ${limit} is the most.`,
      );
    },
  };
}
