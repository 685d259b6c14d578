import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentsOf, releases } from '../harness/released-documents.ts';
import { schema } from './access-rules.ts';

const root = new URL('../../', import.meta.url);
const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as { version: string };

describe.each(releases)('the documents of release %s', (release) => {
  const documents = Object.entries(documentsOf(release));

  it('exist', () => {
    expect(documents.length).toBeGreaterThan(40);
  });

  it.each(documents.map(([id, text]) => ({ id, text, name: /\w+ (\w+)/.exec(text)?.[1] })))(
    '$name is valid, and its id is the hash of its text',
    ({ id, text }) => {
      expect(validate(schema, parse(text))).toEqual([]);
      expect(createHash('sha256').update(text).digest('hex')).toBe(id);
    },
  );
});

it('the web app has the version of package.json', async () => {
  const web = JSON.parse(await readFile(new URL('web/package.json', root), 'utf8'));
  expect(web.version).toBe(version);
});

it('this version releases exactly the documents of its web app', async () => {
  const artifacts = new URL('web/src/__generated__/', root);
  const sent = await Promise.all(
    (await readdir(artifacts)).map(async (name) => {
      const text = await readFile(new URL(name, artifacts), 'utf8');
      return /"params": \{\s+"id": "(\w+)"/.exec(text)?.[1] ?? [];
    }),
  );
  expect(Object.keys(documentsOf(version)).sort()).toEqual(sent.flat().sort());
});
