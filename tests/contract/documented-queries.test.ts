import { readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { limits } from '../../gateway/src/guard/limits.ts';
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

  test.each(['tokens', 'depth', 'fields', 'aliases', 'directives', 'cost'] as const)(
    'names the limit of %s as it is',
    (name) => {
      expect(guide).toMatch(new RegExp(`^\\| ${name}\\b[^|]*\\| ${limits[name]} \\|$`, 'm'));
    },
  );
});
