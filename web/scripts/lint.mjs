/**
 * What Biome cannot see: fields that are asked for and that nothing uses, Relay's own rules, words in the markup that
 * are no message, and ids of messages that are put together. The plugins look at one file; a field counts as used where
 * a file that its data may be handed to names it, and marks without words are no text.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import parser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';
import formatjs from 'eslint-plugin-formatjs';
import relay from 'eslint-plugin-relay';

const web = fileURLToPath(new URL('..', import.meta.url));
/** Their answers are handed on as types, by more than two imports. */
const handedOn = [
  'shared/session/session-query.ts',
  'cart/lib/cart-offer-query.ts',
  'cart/lib/cart-price-query.ts',
];

/** Ids of messages stand in the code as they are, so that each can be looked for. */
const composedIds = [
  'JSXOpeningElement[name.name=/^Formatted/] > JSXAttribute[name.name="id"] :matches(TemplateLiteral, BinaryExpression[operator="+"])',
  'CallExpression[callee.property.name="formatMessage"] > ObjectExpression > Property[key.name="id"] :matches(TemplateLiteral, BinaryExpression[operator="+"])',
  `TemplateElement[value.raw=/^(app|common|content|shared|public|member|admin)\\.\\w/]`,
].map((selector) => ({ selector, message: 'An id of a message must stand whole in the code.' }));

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

const faults = results.flatMap(({ filePath, messages }) =>
  messages
    .filter((message) => !isFalseAlarm(filePath, message))
    .map(
      ({ line, column, message }) => `${relative(web, filePath)}:${line}:${column} ${message.split('.')[0]}`,
    ),
);
process.stderr.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;

function isFalseAlarm(path, { ruleId, message, line, column, endLine, endColumn }) {
  const source = sources.get(path);
  if (ruleId === 'relay/unused-fields') {
    const field = message.match(/field `(\w+)`/)?.[1];
    const isNamed = (file) => new RegExp(`\\b${field}\\b`).test(withoutQueries(sources.get(file)));
    return handedOn.some((end) => path.endsWith(end)) || [...near(path)].some(isNamed);
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

/** The files that a file may hand its data to: those that it imports, and those that import it with what they import. */
function near(path) {
  const above = [...sources.keys()].filter((file) => imports.get(file).has(path));
  return new Set([...reach(path, 3), ...above.flatMap((file) => [...reach(file, 2)])]);
}

function reach(path, steps) {
  const next = steps === 0 ? [] : [...imports.get(path)];
  return new Set([path, ...next.flatMap((file) => [...reach(file, steps - 1)])]);
}

function importsOf(path, source) {
  const addresses = [...source.matchAll(/from '(\.[^']+)'/g)].map(([, address]) =>
    join(dirname(path), address),
  );
  return new Set(addresses.filter((other) => sources.has(other)));
}
