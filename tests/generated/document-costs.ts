import { getOperationAST, parse } from 'graphql';
import { allEndpoints } from '../../gateway/src/domains/index.ts';
import { createMeasure } from '../../gateway/src/execution/cost/operation-cost.ts';
import { schema } from '../contract/access-rules.ts';

/** What a document asks of the upstream at most, whatever its variables. */
export interface DocumentCost {
  name: string;
  /** In costs of endpoints. */
  cost: number;
  /** How often each call may be made, by the calls' ids. */
  calls: Record<string, number>;
}

const measure = createMeasure(schema, allEndpoints);

/** The cost of a document with one operation. */
export function costOf(text: string): DocumentCost {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error(`The document does not have exactly one operation: ${text.slice(0, 80)}`);
  const { cost, calls } = measure(document, operation, null);
  const sorted = [...calls].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { name: operation.name?.value ?? '', cost, calls: Object.fromEntries(sorted) };
}

/** The costs of a release's documents by their ids, in the order of their names. */
export function documentCosts(documents: Readonly<Record<string, string>>): Record<string, DocumentCost> {
  const costs = Object.entries(documents).map(([id, text]) => [id, costOf(text)] as const);
  return Object.fromEntries(costs.toSorted(([, a], [, b]) => (a.name < b.name ? -1 : 1)));
}
