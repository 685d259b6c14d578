import { getOperationAST, parse } from 'graphql';
import type { PreparedOperation } from '../execution/operation.ts';
import { limits } from '../guard/limits.ts';
import { fragmentsOf } from '../kit/walk-selection.ts';

/** A prepared operation of a document, without checks. */
export function prepared(
  source: string,
  variables: Record<string, unknown> = {},
  operationName: string | null = null,
): PreparedOperation {
  const document = parse(source);
  const definition = getOperationAST(document, operationName);
  if (!definition) throw new Error('The document has no such operation.');
  return {
    source,
    document,
    definition,
    fragments: fragmentsOf(document),
    type: definition.operation,
    name: definition.name?.value ?? null,
    release: null,
    operationName,
    variables,
    maxCost: limits.cost,
    hidesSuggestions: false,
    cost: null,
  };
}
