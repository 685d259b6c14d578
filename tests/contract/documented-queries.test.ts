import { readdirSync, readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from './access-rules.ts';

const folder = new URL('../../docs/', import.meta.url);
const blocks = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return [...text.matchAll(/^```graphql\n(.*?)^```$/gms)].map(([, block = '']) => ({ name, block }));
  });

describe('the documentation', () => {
  test('has examples', () => {
    expect(blocks.length).toBeGreaterThan(0);
  });

  test.each(blocks)('has valid documents in $name: $block', ({ block }) => {
    expect(validate(schema, parse(block))).toEqual([]);
  });
});
