import type { DocumentNode, GraphQLError, OperationDefinitionNode } from 'graphql';
import { badUserInput } from '../../kit/errors.ts';
import type { MeasureCost } from './operation-cost.ts';

type MeasureArgs = [
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
];

export type CostLimit = ReturnType<typeof createCostLimit>;

/**
 * Limits the upstream cost of operations. The maximum over all values of the variables is computed once per document; only
 * if it exceeds the limit, the cost is computed from the variables of each request.
 */
export function createCostLimit(measure: MeasureCost) {
  const maxCosts = new WeakMap<OperationDefinitionNode, number>();

  function maxCostOf(document: DocumentNode, operation: OperationDefinitionNode): number {
    const cost = maxCosts.get(operation) ?? measure(document, operation, null).cost;
    maxCosts.set(operation, cost);
    return cost;
  }

  return {
    costOf: (...args: MeasureArgs): number => measure(...args).cost,
    /** null for an operation within `limit`. */
    refusal(limit: number, ...[document, operation, variables]: MeasureArgs): GraphQLError | null {
      if (maxCostOf(document, operation) <= limit) return null;
      const { cost } = measure(document, operation, variables);
      if (cost <= limit) return null;
      return badUserInput(
        `The operation needs too many upstream calls: they cost ${cost}, and ${limit} is the most.`,
      );
    },
  };
}
