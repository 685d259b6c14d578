/**
 * Lint rules that Biome lacks: unused GraphQL fields, Relay's rules, literal text in JSX, and composed message ids. The
 * ESLint plugins check single files, so this script drops two kinds of false positives: a field that a file which may receive
 * its data names, and text without letters.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import parser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';
import formatjs from 'eslint-plugin-formatjs';
import relay from 'eslint-plugin-relay';

const web = fileURLToPath(new URL('..', import.meta.url));
/** Queries whose responses pass through more than two imports or are read by a worker. */
const readElsewhere = ['shared/session/session-query.ts', 'nasza-skutecznosc/lib/use-seal-check.ts'];

/** Message ids must be literals, so that they can be searched for. */
const composedIds = [
  'JSXOpeningElement[name.name=/^Formatted/] > JSXAttribute[name.name="id"] :matches(TemplateLiteral, BinaryExpression[operator="+"])',
  'CallExpression[callee.property.name="formatMessage"] > ObjectExpression > Property[key.name="id"] :matches(TemplateLiteral, BinaryExpression[operator="+"])',
  `TemplateElement[value.raw=/^(app|common|content|shared|public|member|admin)\\.\\w/]`,
].map((selector) => ({ selector, message: 'A message id must be a literal.' }));

const eslint = new ESLint({
  cwd: web,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['src/**/*.{ts,tsx}'],
      ignores: ['src/__generated__/**', 'src/testing/**', 'src/**/testing/**', 'src/**/*.test.{ts,tsx}'],
      languageOptions: { parser },
      plugins: { relay, formatjs },
      rules: {
        'relay/graphql-syntax': 'error',
        'relay/no-future-added-value': 'error',
        'relay/function-required-argument': 'error',
        'relay/hook-required-argument': 'error',
        'relay/unused-fields': 'error',
        'formatjs/no-literal-string-in-jsx': 'error',
        'no-restricted-syntax': ['error', ...composedIds],
      },
    },
  ],
});

const results = await eslint.lintFiles(['src/**/*.{ts,tsx}']);
const sources = new Map(
  await Promise.all(results.map(async ({ filePath }) => [filePath, await readFile(filePath, 'utf8')])),
);
const imports = new Map([...sources].map(([path, source]) => [path, importsOf(path, source)]));

const problems = results.flatMap(({ filePath, messages }) =>
  messages
    .filter((message) => !isFalsePositive(filePath, message))
    .map(
      ({ line, column, message }) => `${relative(web, filePath)}:${line}:${column} ${message.split('.')[0]}`,
    ),
);
process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
process.exitCode = problems.length > 0 ? 1 : 0;

function isFalsePositive(path, { ruleId, message, line, column, endLine, endColumn }) {
  const source = sources.get(path);
  if (ruleId === 'relay/unused-fields') {
    const field = message.match(/field `(\w+)`/)?.[1];
    const isNamed = (file) => new RegExp(`\\b${field}\\b`).test(withoutQueries(sources.get(file)));
    return readElsewhere.some((end) => path.endsWith(end)) || [...relatedFiles(path)].some(isNamed);
  }
  if (ruleId === 'formatjs/no-literal-string-in-jsx') {
    const lines = source.split('\n').slice(line - 1, endLine);
    const text = lines.length === 1 ? lines[0].slice(column - 1, endColumn - 1) : lines.join(' ');
    return !/\p{L}{2}/u.test(text.replaceAll(/\{[^}]*\}|<[^>]*>|&\w+;/g, ''));
  }
  return false;
}

function withoutQueries(source) {
  return source.replaceAll(/graphql`[^`]*`/g, '');
}

/** Files that may receive a file's data: its imports, and its importers with their imports. */
function relatedFiles(path) {
  const importers = [...sources.keys()].filter((file) => imports.get(file).has(path));
  return new Set([...importsWithin(path, 3), ...importers.flatMap((file) => [...importsWithin(file, 2)])]);
}

function importsWithin(path, depth) {
  const next = depth === 0 ? [] : [...imports.get(path)];
  return new Set([path, ...next.flatMap((file) => [...importsWithin(file, depth - 1)])]);
}

function importsOf(path, source) {
  const paths = [...source.matchAll(/from '(\.[^']+)'/g)].map(([, specifier]) =>
    join(dirname(path), specifier),
  );
  return new Set(paths.filter((imported) => sources.has(imported)));
}
