import { readFileSync } from 'node:fs';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../domains/index.ts';
import { limits } from '../../guard/limits.ts';
import { releasedDocuments } from '../../testing/web-query.ts';
import { costRefusal } from '../operation.ts';
import { createMeasure } from './operation-cost.ts';

const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'));
const measure = createMeasure(schema, allEndpoints);

function operationOf(text: string) {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('The document has no operation.');
  return { document, operation };
}

describe('the limit of what operations cost', () => {
  const costs = releasedDocuments.map((text) => {
    const { document, operation } = operationOf(text);
    return measure(document, operation, null).cost;
  });

  it('is 1.25 to 2 times the cost of the most expensive released document', () => {
    expect(limits.cost / Math.max(...costs)).toBeGreaterThanOrEqual(1.25);
    expect(limits.cost / Math.max(...costs)).toBeLessThanOrEqual(2);
  });
});

describe('an operation', () => {
  const refusal = (text: string, variables: Readonly<Record<string, unknown>>) => {
    const { document, operation } = operationOf(text);
    return costRefusal(measure, 5, document, operation, variables)?.extensions.code ?? null;
  };

  it('is checked with its own variables when its maximum exceeds the limit', () => {
    const text = 'query ($first: Int!) { goqTips(first: $first, after: "x") { totalCount } }';
    const { document, operation } = operationOf(text);
    const codes = [1, 100, 20].map(
      (first) => costRefusal(measure, 5, document, operation, { first })?.extensions.code,
    );
    expect(codes).toEqual([undefined, 'BAD_USER_INPUT', undefined]);
  });

  it('is refused when it exceeds the limit without variables', () => {
    expect(refusal('{ admin { paymentStats { byMonth { month } } } }', {})).toBeNull();
    expect(refusal('{ plans { id } admin { paymentStats { byMonth { month } } } }', {})).toBe(
      'BAD_USER_INPUT',
    );
  });
});
