const { version } = require('./package.json');

module.exports = {
  src: './web/src',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './web/src/__generated__',
  eagerEsModules: true,
  noFutureProofEnums: true,
  typescriptExcludeUndefinedFromNullableUnion: true,
  persistConfig: { file: `./documents/${version}/documents.json`, algorithm: 'SHA256' },
  customScalarTypes: {
    DateTime: 'string',
    Date: 'string',
    YearMonth: 'string',
    URL: 'string',
    Upload: 'null',
  },
  excludes: ['**/node_modules/**', '**/__generated__/**'],
};
