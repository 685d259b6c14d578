import { readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

const domains = './gateway/src/domains';

const scalars = {
  ID: 'string',
  DateTime: 'string',
  Date: 'string',
  YearMonth: 'string',
  URL: 'string',
  Upload: '../../kit/upload.ts#Upload',
};

/** What a type of the graph is made from, where it is not its plain fields: each `<Type>Model` that a domain exports. */
const mappers = Object.fromEntries(
  readdirSync(domains, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('__generated__'))
    .flatMap((path) => {
      const text = readFileSync(`${domains}/${path}`, 'utf8');
      return [...text.matchAll(/^export (?:type|interface) (\w+)Model\b/gm)].map(([, type]) => [
        type,
        `../${path}#${type}Model`,
      ]);
    }),
);

const config: CodegenConfig = {
  schema: './schema.graphql',
  config: { enumsAsConst: true, useTypeImports: true, strictScalars: true, scalars },
  generates: {
    [`${domains}/__generated__/schema.ts`]: { plugins: ['typescript'] },
    [`${domains}/__generated__/resolver-types.ts`]: {
      preset: {
        buildGeneratesSection: ({ baseOutputDir, pluginMap, ...options }) => [
          {
            ...options,
            filename: baseOutputDir,
            pluginMap: {
              ...pluginMap,
              'import-types': {
                plugin: () => ({ prepend: ["import type * as Types from './schema.ts';"], content: '' }),
              },
            },
            plugins: [{ 'import-types': {} }, ...options.plugins],
          },
        ],
      },
      plugins: ['typescript-resolvers'],
      config: {
        contextType: '../context.ts#GraphContext',
        mapperTypeSuffix: '',
        mappers,
        namespacedImportName: 'Types',
      },
    },
  },
};

export default config;
