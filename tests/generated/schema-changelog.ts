import { existsSync, readFileSync } from 'node:fs';
import { type Change, CriticalityLevel, DiffRule, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { releases } from '../harness/released-documents.ts';

/** A release and its schema, as SDL. */
export interface ReleasedSchema {
  readonly version: string;
  readonly text: string;
}

const levels = [
  [CriticalityLevel.Breaking, 'Breaking'],
  [CriticalityLevel.Dangerous, 'Dangerous: a client may not expect it'],
  [CriticalityLevel.NonBreaking, 'Safe'],
] as const;

const lineOf = ({ message, path }: Change) =>
  path === undefined ? `- ${message}` : `- \`${path}\`: ${message}`;

/** What changed between two schemas but for descriptions, by how it bears on clients. */
async function changes(before: string, after: string): Promise<string[]> {
  const [was, is] = [buildSchema(before), buildSchema(after)];
  const found = await diff(was, is, [DiffRule.ignoreDescriptionChanges, DiffRule.simplifyChanges]);
  const sections = levels.flatMap(([level, title]) => {
    const lines = found.filter(({ criticality }) => criticality.level === level).map(lineOf);
    return lines.length === 0 ? [] : [`### ${title}`, '', ...lines.sort(), ''];
  });
  return sections.length === 0 ? ['Nothing has changed.', ''] : sections;
}

/** The page that says what changed from each release's schema to the next one's; `schemas` are the oldest first. */
export async function schemaChangelog(schemas: readonly ReleasedSchema[]): Promise<string> {
  const sections = await Promise.all(
    schemas.map(async ({ version, text }, at) => {
      const before = schemas[at - 1];
      const lines = before === undefined ? ['The first release.', ''] : await changes(before.text, text);
      return [`## ${version}`, '', ...lines];
    }),
  );
  return [
    '# Changes of the schema',
    '',
    'Written by `npm run generate` from the `schema.graphql` that each release keeps in its folder of `documents/`; not edited by hand.',
    'How long a release is supported: [using the graph](using-the-graph.md#releases).',
    '',
    ...sections.toReversed().flat(),
  ].join('\n');
}

const folder = new URL('../../documents/', import.meta.url);

/** The releases that keep a schema, the oldest first; that of `version` is `text`. */
export function releasedSchemas(version: string, text: string): ReleasedSchema[] {
  return [...new Set([...releases, version])]
    .map((name) => ({ name, path: new URL(`${name}/schema.graphql`, folder) }))
    .filter(({ name, path }) => name === version || existsSync(path))
    .map(({ name, path }) => ({ version: name, text: name === version ? text : readFileSync(path, 'utf8') }))
    .toSorted((one, other) => one.version.localeCompare(other.version, 'en', { numeric: true }));
}
