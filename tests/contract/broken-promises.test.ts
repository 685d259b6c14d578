import { readFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { type DocumentTypes, documentTypes } from '../generated/document-types.ts';
import { documentsOf, releases } from '../harness/released-documents.ts';
import { schema } from './access-rules.ts';
import { brokenPromises } from './broken-promises.ts';

const root = new URL('../../', import.meta.url);
const contract = await readFile(new URL('schema.graphql', root), 'utf8');

/** The schema with a text in place of another one that it must have. */
function changed(from: string | RegExp, to: string) {
  const text = contract.replace(from, to);
  if (text === contract) throw new Error(`schema.graphql has no ${from}.`);
  return buildSchema(text);
}

describe.each(releases)('what release %s counts on', async (release) => {
  const path = new URL(`documents/${release}/types.json`, root);
  const promised = JSON.parse(await readFile(path, 'utf8')) as DocumentTypes;

  test('is kept by the schema', () => {
    expect(brokenPromises(schema, promised)).toEqual([]);
  });

  test('is all that its documents read and send', () => {
    const now = documentTypes(schema, Object.values(documentsOf(release)));
    expect(Object.keys(promised.fields)).toEqual(expect.arrayContaining(Object.keys(now.fields)));
    expect(Object.keys(promised.inputs)).toEqual(expect.arrayContaining(Object.keys(now.inputs)));
  });
});

describe('a schema that would break the documents of this release', () => {
  const promised = documentTypes(
    schema,
    releases.flatMap((release) => Object.values(documentsOf(release))),
  );

  test.each([
    ['lacks a field', /^ {2}drop: Float!$/m, '  fall: Float!', 'Dropinfo.drop is gone'],
    [
      'gives another type',
      /^ {2}drop: Float!$/m,
      '  drop: String!',
      'Dropinfo.drop was Float! and is String!',
    ],
    [
      'may leave out a value',
      /^ {2}drop: Float!$/m,
      '  drop: Float',
      'Dropinfo.drop was Float! and is Float',
    ],
    ['gives a list', /^ {2}drop: Float!$/m, '  drop: [Float!]!', 'Dropinfo.drop was Float! and is [Float!]!'],
    [
      'lacks an input field',
      /^ {2}email: String!(?=\n {2}"Password."\n {2}password: String!\n\})/m,
      '  mail: String',
      'SignInInput.email is gone',
    ],
    [
      'demands another input field',
      /^input SignInInput \{$/m,
      'input SignInInput {\n  token: String!',
      'SignInInput.token is new and demanded',
    ],
    [
      'lacks a value that is sent',
      /(?<=enum MatchStat \{[^}]*)^ {2}BTTS$/m,
      '  BOTH',
      'MatchStat.BTTS is gone',
    ],
  ])('%s', (_what, from, to, line) => {
    expect(brokenPromises(changed(from, to), promised)).toContain(line);
  });

  test('is not one with more to offer', () => {
    const wider = changed(/^ {2}drop: Float!$/m, '  drop: Float!\n  more: Int');
    expect(brokenPromises(wider, promised)).toEqual([]);
    const looser = changed(/^input SignInInput \{$/m, 'input SignInInput {\n  token: String');
    expect(brokenPromises(looser, promised)).toEqual([]);
  });
});
