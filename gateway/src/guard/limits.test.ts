import { readdirSync, readFileSync } from 'node:fs';
import { getIntrospectionQuery, Lexer, parse, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import { screenDocuments } from '../testing/screen-documents.ts';
import { limits, measure } from './limits.ts';

const webSources = new URL('../../../web/src/', import.meta.url).pathname;

/** What is between the backticks of every graphql tag in the web app. */
const tagged = readdirSync(webSources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('__generated__'))
  .flatMap((file) => [...readFileSync(`${webSources}${file}`, 'utf8').matchAll(/\bgraphql`([^`]*)`/g)])
  .map((match) => match[1] ?? '');

/** Relay's own directives with their arguments; they never reach the gateway. */
const withoutRelay = (text: string) =>
  text.replace(
    /@(?:arguments|argumentDefinitions|refetchable|connection|relay|required|preloadable|inline|appendNode|prependNode|appendEdge|prependEdge|deleteRecord|deleteEdge|raw_response_type|catch|throwOnFieldError|alias)\b(\s*\((?:[^()]|\([^()]*\))*\))?/g,
    '',
  );

const fragments = new Map<string, string>();
const operations: { name: string; text: string }[] = [];
for (const text of tagged.map(withoutRelay)) {
  for (const definition of parse(text, { allowLegacyFragmentVariables: true }).definitions) {
    const source = text.slice(definition.loc?.start, definition.loc?.end);
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, source);
    if (definition.kind === 'OperationDefinition')
      operations.push({ name: definition.name?.value ?? '', text: source });
  }
}

/** An operation with the fragments that it needs, as the web app sends it. */
function whole(text: string): string {
  const needed = new Set<string>();
  const follow = (part: string) => {
    for (const [, name] of part.matchAll(/\.\.\.\s*(\w+)/g)) {
      const fragment = name === undefined || name === 'on' ? undefined : fragments.get(name);
      if (name === undefined || fragment === undefined || needed.has(name)) continue;
      needed.add(name);
      follow(fragment);
    }
  };
  follow(text);
  return [text, ...[...needed].map((name) => fragments.get(name) ?? '')].join('\n');
}

function countTokens(text: string): number {
  const lexer = new Lexer(new Source(text));
  let tokens = 0;
  while (lexer.advance().kind !== '<EOF>') tokens += 1;
  return tokens;
}

describe('our own documents', () => {
  it('are found', () => {
    expect(operations.length).toBeGreaterThan(0);
  });

  const screens = Object.entries(screenDocuments).map(([name, { query }]) => ({ name, text: query }));

  it.each([...operations, ...screens, { name: 'introspection', text: getIntrospectionQuery() }])(
    '$name stays at least 20 % below every limit',
    ({ text }) => {
      const document = whole(text);
      const size = { ...measure(parse(document)), tokens: countTokens(document), bodyBytes: document.length };
      for (const [name, value] of Object.entries(size)) {
        expect(value, name).toBeLessThanOrEqual(0.8 * limits[name as keyof typeof limits]);
      }
    },
  );
});

describe('a document’s size', () => {
  it('follows fragments', () => {
    const document = parse(
      'query A { a { ...F } b: c } fragment F on X { d { e @skip(if: true) } ... on Y { f } }',
    );
    expect(measure(document)).toEqual({ depth: 3, fields: 5, aliases: 1, directives: 1 });
  });
});
