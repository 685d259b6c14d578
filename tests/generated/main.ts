import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { schema } from '../contract/access-rules.ts';
import { documentsOf, releases } from '../harness/released-documents.ts';
import { callsPage } from './calls-table.ts';
import { documentCosts } from './document-costs.ts';
import { documentTypes } from './document-types.ts';
import { releasedSchemas, schemaChangelog } from './schema-changelog.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFile(new URL(path, root), 'utf8');

const { version } = JSON.parse(await read('package.json')) as { version: string };
const schemaText = await read('schema.graphql');

/**
 * The schema and the types are written for this version only: those of older releases are the contract to keep. The costs are
 * written for all releases, since they depend on the current gateway.
 */
const files: readonly (readonly [path: string, text: string])[] = [
  ['docs/calls.md', callsPage()],
  ['docs/schema-changelog.md', await schemaChangelog(releasedSchemas(version, schemaText))],
  [`documents/${version}/schema.graphql`, schemaText],
  ...releases.map(
    (release) =>
      [
        `documents/${release}/costs.json`,
        `${JSON.stringify(documentCosts(documentsOf(release)), null, 2)}\n`,
      ] as const,
  ),
  [
    `documents/${version}/types.json`,
    `${JSON.stringify(documentTypes(schema, Object.values(documentsOf(version))), null, 2)}\n`,
  ],
];

/** With `--check` nothing is written, and a stale file is a failure. */
const isCheck = process.argv.includes('--check');
for (const [path, text] of files) {
  const isCurrent = existsSync(new URL(path, root)) && (await read(path)) === text;
  if (isCurrent) continue;
  if (!isCheck) await writeFile(new URL(path, root), text);
  process.stdout.write(`${path} ${isCheck ? 'is stale' : 'was written'}.\n`);
  if (isCheck) process.exitCode = 1;
}
