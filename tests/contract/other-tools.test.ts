import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generate } from '@graphql-codegen/cli';
import {
  buildClientSchema,
  findBreakingChanges,
  type GraphQLSchema,
  introspectionFromSchema,
  printSchema,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domainSchema } from '../../gateway/src/execution/schema.ts';
import { openPersistedDocuments } from '../../gateway/src/guard/persisted-documents.ts';
import { schema } from './access-rules.ts';

const schemaPath = fileURLToPath(new URL('../../schema.graphql', import.meta.url));
const relayCompiler = fileURLToPath(new URL('../../node_modules/relay-compiler/cli.js', import.meta.url));

/** The schema from introspection. */
const introspected: GraphQLSchema = buildClientSchema(introspectionFromSchema(domainSchema()));

const operations = `
  query Offer { plans { ...PlanName } }
  fragment PlanName on Plan { id name }
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) { viewer { user { email } } errors { field code } }
  }`;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tools-'));
});
afterAll(() => rm(dir, { recursive: true }));

it('introspection returns the whole schema', () => {
  expect(findBreakingChanges(schema, introspected)).toEqual([]);
  expect(findBreakingChanges(introspected, schema)).toEqual([]);
});

it('graphql-codegen generates typed documents, and its persisted documents run as a release', async () => {
  const made: readonly { filename: string; content: string }[] = await generate(
    {
      schema: printSchema(introspected),
      documents: operations,
      silent: true,
      generates: {
        [`${dir}/typed/`]: {
          preset: 'client',
          presetConfig: { persistedDocuments: { hashAlgorithm: 'sha256' }, fragmentMasking: false },
          config: { enumsAsTypes: true, scalars: { DateTime: 'string' } },
        },
      },
    },
    false,
  );
  const contentOf = (name: string) => made.find(({ filename }) => filename.endsWith(name))?.content ?? '';
  expect(contentOf('graphql.ts')).toMatch(/UserErrorCode =[^;]*'INVALID_CREDENTIALS'/);
  const persisted = contentOf('persisted-documents.json');
  await mkdir(join(dir, 'documents', 'tool-1.0.0'), { recursive: true });
  await writeFile(join(dir, 'documents', 'tool-1.0.0', 'documents.json'), persisted);
  const released = openPersistedDocuments(join(dir, 'documents'), {
    onFault: (fault) => {
      throw fault;
    },
  });
  const ids = Object.keys(JSON.parse(persisted)).map((id) => id.replace('sha256:', ''));
  expect(ids.map((id) => released.find(id)?.text).sort()).toEqual([
    expect.stringMatching(/^fragment PlanName .* query Offer /),
    expect.stringMatching(/^mutation SignIn\(/),
  ]);
});

it.each([
  ['the introspected schema', async () => printSchema(introspected), /plans: ReadonlyArray<[^>]*> \| null/],
  ['schema.graphql', () => readFile(schemaPath, 'utf8'), /plans: ReadonlyArray<[^>]*>;/],
])('relay-compiler reads %s, @semanticNonNull where it is written', async (name, read, plans) => {
  const root = join(dir, name.replaceAll(' ', '-'));
  await mkdir(join(root, 'src', 'made'), { recursive: true });
  await writeFile(join(root, 'schema.graphql'), await read());
  await writeFile(
    join(root, 'src', 'offer.ts'),
    'export const offer = graphql`query offerQuery @throwOnFieldError { plans { name } }`;',
  );
  const config = {
    src: './src',
    schema: './schema.graphql',
    language: 'typescript',
    artifactDirectory: './src/made',
  };
  await writeFile(join(root, 'relay.config.json'), JSON.stringify(config));
  await promisify(execFile)(process.execPath, [relayCompiler, 'relay.config.json'], { cwd: root });
  const artifact = await readFile(join(root, 'src', 'made', 'offerQuery.graphql.ts'), 'utf8');
  expect(artifact).toMatch(plans);
});
