import { readFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { type DocumentTypes, documentTypes } from '../generated/document-types.ts';
import { documentsOf, releases } from '../harness/released-documents.ts';
import { schema } from './access-rules.ts';
import { findBreakingChanges } from './breaking-changes.ts';

const root = new URL('../../', import.meta.url);
const schemaText = await readFile(new URL('schema.graphql', root), 'utf8');

/** The schema with one text replaced. */
function changed(from: string | RegExp, to: string) {
  const text = schemaText.replace(from, to);
  if (text === schemaText) throw new Error(`schema.graphql has no ${from}.`);
  return buildSchema(text);
}

describe.each(releases)('the contract of release %s', async (release) => {
  const path = new URL(`documents/${release}/types.json`, root);
  const contract = JSON.parse(await readFile(path, 'utf8')) as DocumentTypes;

  test('is met by the schema', () => {
    expect(findBreakingChanges(schema, contract)).toEqual([]);
  });

  test('covers all that its documents select and send', () => {
    const now = documentTypes(schema, Object.values(documentsOf(release)));
    expect(Object.keys(contract.fields)).toEqual(expect.arrayContaining(Object.keys(now.fields)));
    expect(Object.keys(contract.inputs)).toEqual(expect.arrayContaining(Object.keys(now.inputs)));
  });
});

describe('a schema that would break the documents of this release', () => {
  const contract = documentTypes(
    schema,
    releases.flatMap((release) => Object.values(documentsOf(release))),
  );

  test.each([
    ['lacks a field', /^ {2}drop: Float!$/m, '  fall: Float!', 'Dropinfo.drop was removed'],
    ['changes a type', /^ {2}drop: Float!$/m, '  drop: String!', 'Dropinfo.drop was Float! and is String!'],
    [
      'makes a field nullable',
      /^ {2}drop: Float!$/m,
      '  drop: Float',
      'Dropinfo.drop was Float! and is Float',
    ],
    ['gives a list', /^ {2}drop: Float!$/m, '  drop: [Float!]!', 'Dropinfo.drop was Float! and is [Float!]!'],
    [
      'removes an input field',
      /^ {2}email: String!(?=\n {2}"Password."\n {2}password: String!\n\})/m,
      '  mail: String',
      'SignInInput.email was removed',
    ],
    [
      'adds a required input field',
      /^input SignInInput \{$/m,
      'input SignInInput {\n  token: String!',
      'SignInInput.token is new and required',
    ],
    [
      'removes an enum value',
      /(?<=enum MatchStat \{[^}]*)^ {2}BTTS$/m,
      '  BOTH',
      'MatchStat.BTTS was removed',
    ],
  ])('%s', (_what, from, to, line) => {
    expect(findBreakingChanges(changed(from, to), contract)).toContain(line);
  });

  test('does not include one that only adds fields', () => {
    const wider = changed(/^ {2}drop: Float!$/m, '  drop: Float!\n  more: Int');
    expect(findBreakingChanges(wider, contract)).toEqual([]);
    const looser = changed(/^input SignInInput \{$/m, 'input SignInInput {\n  token: String');
    expect(findBreakingChanges(looser, contract)).toEqual([]);
  });
});
