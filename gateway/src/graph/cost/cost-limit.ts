import type { DocumentNode, GraphQLError, OperationDefinitionNode } from 'graphql';
import { badUserInput } from '../errors.ts';
import type { MeasureCost } from './operation-cost.ts';

/** Why an operation of a valid document may not run for what it would ask of the upstream; null when it may. */
export type CostLimit = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
) => GraphQLError | null;

/**
 * Makes the limit, in costs of endpoints. What an operation costs at most, whatever its variables, is told once for each
 * document that is remembered; only where that is over the limit, each request is told by its own variables.
 */
export function createCostLimit(measure: MeasureCost, limit: number): CostLimit {
  const most = new WeakMap<OperationDefinitionNode, number>();

  function mostOf(document: DocumentNode, operation: OperationDefinitionNode): number {
    const known = most.get(operation) ?? measure(document, operation, null).cost;
    most.set(operation, known);
    return known;
  }

  return (document, operation, variables) => {
    if (mostOf(document, operation) <= limit) return null;
    const { cost } = measure(document, operation, variables);
    if (cost <= limit) return null;
    return badUserInput(
      `The operation needs too many upstream calls: they cost ${cost}, and ${limit} is the most.`,
    );
  };
}
