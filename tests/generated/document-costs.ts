import { getOperationAST, parse } from 'graphql';
import { allEndpoints } from '../../gateway/src/domains/index.ts';
import { createMeasure } from '../../gateway/src/execution/cost/operation-cost.ts';
import { schema } from '../contract/access-rules.ts';

/** The maximum cost of a document with any variables. */
export interface DocumentCost {
  name: string;
  /** In the unit of endpoint costs. */
  cost: number;
  /** The maximum number of each call, by call id. */
  calls: Record<string, number>;
}

const measure = createMeasure(schema, allEndpoints);

/** @throws Error for a document without exactly one operation */
export function costOf(text: string): DocumentCost {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error(`The document does not have exactly one operation: ${text.slice(0, 80)}`);
  const { cost, calls } = measure(document, operation, null);
  const sorted = [...calls].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { name: operation.name?.value ?? '', cost, calls: Object.fromEntries(sorted) };
}

/** The costs of a release's documents by id, sorted by operation name. */
export function documentCosts(documents: Readonly<Record<string, string>>): Record<string, DocumentCost> {
  const costs = Object.entries(documents).map(([id, text]) => [id, costOf(text)] as const);
  return Object.fromEntries(costs.toSorted(([, a], [, b]) => (a.name < b.name ? -1 : 1)));
}
