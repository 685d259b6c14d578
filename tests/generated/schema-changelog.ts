import { existsSync, readFileSync } from 'node:fs';
import { type Change, CriticalityLevel, DiffRule, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { releases } from '../harness/released-documents.ts';

interface ReleasedSchema {
  readonly version: string;
  /** SDL. */
  readonly text: string;
}

const levels = [
  [CriticalityLevel.Breaking, 'Breaking'],
  [CriticalityLevel.Dangerous, 'Dangerous: a client may not expect it'],
  [CriticalityLevel.NonBreaking, 'Safe'],
] as const;

const lineOf = ({ message, path }: Change) =>
  path === undefined ? `- ${message}` : `- \`${path}\`: ${message}`;

/** The changes between two schemas by severity, descriptions ignored. */
async function changes(before: string, after: string): Promise<string[]> {
  const rules = [DiffRule.ignoreDescriptionChanges, DiffRule.simplifyChanges];
  const found = await diff(buildSchema(before), buildSchema(after), rules);
  const sections = levels.flatMap(([level, title]) => {
    const lines = found.filter(({ criticality }) => criticality.level === level).map(lineOf);
    return lines.length === 0 ? [] : [`### ${title}`, '', ...lines.sort(), ''];
  });
  return sections.length === 0 ? ['Nothing has changed.', ''] : sections;
}

/** @param schemas oldest first */
export async function schemaChangelog(schemas: readonly ReleasedSchema[]): Promise<string> {
  const sections = await Promise.all(
    schemas.map(async ({ version, text }, index) => {
      const before = schemas[index - 1];
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

/** The schemas of all releases, oldest first, with `text` as the one of `version`. */
export function releasedSchemas(version: string, text: string): ReleasedSchema[] {
  return [...new Set([...releases, version])]
    .map((name) => ({ name, path: new URL(`${name}/schema.graphql`, folder) }))
    .filter(({ name, path }) => name === version || existsSync(path))
    .map(({ name, path }) => ({ version: name, text: name === version ? text : readFileSync(path, 'utf8') }))
    .toSorted((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
}
