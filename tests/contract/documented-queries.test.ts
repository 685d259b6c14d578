import { readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from './access-rules.ts';

const guide = readFileSync(new URL('../../docs/using-the-graph.md', import.meta.url), 'utf8');
const blocks = [...guide.matchAll(/^```graphql\n(.*?)^```$/gms)].map(([, text]) => text ?? '');

describe('the guide', () => {
  test('has examples', () => {
    expect(blocks.length).toBeGreaterThan(0);
  });

  test.each(blocks)('shows what fits the schema: %s', (text) => {
    expect(validate(schema, parse(text))).toEqual([]);
  });
});
