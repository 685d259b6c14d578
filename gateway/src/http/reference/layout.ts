import { readFileSync } from 'node:fs';
import {
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isListType,
  isNonNullType,
  isSpecifiedScalarType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { z } from 'zod';

export const base = '/docs/graph';

export const typeUrl = (name: string): string => `${base}/types/${name}`;

/** @param name a type, or a field such as `Query.plans` */
export const urlOf = (name: string): string => typeUrl(name.replace('.', '#'));

export const layout = (
  siteName: string,
  title: string,
  content: HtmlPart,
  query = '',
): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${siteName} graph</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="${base}/style.css">
</head>
<body>
<header>
<a class="name" href="${base}">${siteName} graph</a>
<nav aria-label="Reference">
<a href="${typeUrl('Query')}">Queries</a>
<a href="${typeUrl('Mutation')}">Mutations</a>
<a href="${typeUrl('Subscription')}">Subscriptions</a>
<a href="${base}/examples">Examples</a>
<a href="${base}/schema.graphql">Schema</a>
</nav>
<form action="${base}/search" role="search">
<input type="search" name="q" maxlength="100" value="${query}" aria-label="Search types and fields" placeholder="Type or field">
<button>Search</button>
</form>
</header>
<main>
${content}
</main>
</body>
</html>
`;

/** @param name a type, or a field such as `Query.plans` */
function isInSchema(schema: GraphQLSchema, name: string): boolean {
  const [typeName = '', field] = name.split('.');
  const type = schema.getType(typeName);
  if (type === undefined || isSpecifiedScalarType(type)) return false;
  return field === undefined || ('getFields' in type && field in type.getFields());
}

/** Text in backticks becomes code, with a link if it is in the schema. */
const inline = (schema: GraphQLSchema, text: string): HtmlPart =>
  text.split(/`([^`]+)`/).map((part, index): HtmlPart => {
    if (index % 2 === 0) return part;
    const code = html`<code>${part}</code>`;
    return isInSchema(schema, part) ? html`<a href="${urlOf(part)}">${code}</a>` : code;
  });

export const prose = (schema: GraphQLSchema, text: string | null | undefined): HtmlPart =>
  (text ?? '')
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p>${inline(schema, paragraph)}</p>`);

export const firstSentence = (schema: GraphQLSchema, text: string | null | undefined): HtmlPart =>
  inline(
    schema,
    /^.*?[.:;](?=\s|$)|^.+$/.exec((text ?? '').replaceAll('\n', ' '))?.[0].replace(/[:;]$/, '.') ?? '',
  );

export function typeLink(type: GraphQLType): HtmlPart {
  if (isNonNullType(type)) return [typeLink(type.ofType), '!'];
  if (isListType(type)) return ['[', typeLink(type.ofType), ']'];
  return nameLink(type.name);
}

/** @param name a type, or a field such as `Query.plans` */
export const nameLink = (name: string): Html => html`<a href="${urlOf(name)}">${name}</a>`;

/** Markup that is not escaped again. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value of a template: text is escaped, markup is not, lists are joined, null and false are empty. */
export type HtmlPart = Html | string | number | false | null | undefined | readonly HtmlPart[];

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

function write(part: HtmlPart): string {
  if (part == null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part.map(write).join('');
}

/** A template of markup whose values are escaped. */
export const html = (texts: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html =>
  new Html(texts.map((text, index) => text + write(parts[index])).join(''));

/** Written by the test that runs the examples. The path is the same from `src/http/reference` and `dist/http/reference`. */
const examplesFile = new URL('../../../../docs/graph-examples.json', import.meta.url);

const exampleShape = z.object({
  title: z.string(),
  /** Name of the operation; id of its section. */
  name: z.string(),
  /** Demo account; null for a guest. */
  account: z.string().nullable(),
  document: z.string(),
  variables: z.record(z.string(), z.unknown()),
  /** Long lists are shortened. */
  answer: z.unknown(),
  cost: z.number(),
});

export type Example = Readonly<z.infer<typeof exampleShape>>;

export const readExamples = (): readonly Example[] =>
  z.array(exampleShape).parse(JSON.parse(readFileSync(examplesFile, 'utf8')));

/** Examples by the types of their fields and inputs. */
export function examplesByType(
  schema: GraphQLSchema,
  examples: readonly Example[],
): ReadonlyMap<string, readonly Example[]> {
  const found = new Map<string, Example[]>();
  for (const example of examples) {
    const types = new Set<string>();
    const add = (type: Parameters<typeof getNamedType>[0]) => {
      if (type) types.add(getNamedType(type).name);
    };
    const info = new TypeInfo(schema);
    visit(
      parse(example.document),
      visitWithTypeInfo(info, {
        Field: () => add(info.getParentType()),
        Argument: () => add(info.getInputType()),
        VariableDefinition: () => add(info.getInputType()),
      }),
    );
    for (const type of types) found.set(type, [...(found.get(type) ?? []), example]);
  }
  return found;
}
