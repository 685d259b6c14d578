import {
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isListType,
  isNonNullType,
  isSpecifiedScalarType,
} from 'graphql';
import { type Html, type HtmlPart, html } from './html.ts';

/** Where the site stands. */
export const base = '/docs/graph';

export const typeUrl = (name: string): string => `${base}/types/${name}`;

/** The address of a type, or of a field as `Query.plans`. */
export const urlOf = (name: string): string => typeUrl(name.replace('.', '#'));

/** A whole page around its content. */
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

/** Whether the schema has a type, or a field as `Query.plans`. */
function isKnown(schema: GraphQLSchema, name: string): boolean {
  const [typeName = '', field] = name.split('.');
  const type = schema.getType(typeName);
  if (type === undefined || isSpecifiedScalarType(type)) return false;
  return field === undefined || ('getFields' in type && field in type.getFields());
}

/** A line of a description: what stands in backticks is code, and a link where the schema has it. */
const inline = (schema: GraphQLSchema, text: string): HtmlPart =>
  text.split(/`([^`]+)`/).map((part, place): HtmlPart => {
    if (place % 2 === 0) return part;
    const code = html`<code>${part}</code>`;
    return isKnown(schema, part) ? html`<a href="${urlOf(part)}">${code}</a>` : code;
  });

/** A description in its paragraphs. */
export const prose = (schema: GraphQLSchema, text: string | null | undefined): HtmlPart =>
  (text ?? '')
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p>${inline(schema, paragraph)}</p>`);

/** The first sentence of a description, in one line. */
export const firstSentence = (schema: GraphQLSchema, text: string | null | undefined): HtmlPart =>
  inline(
    schema,
    /^.*?[.:;](?=\s|$)|^.+$/.exec((text ?? '').replaceAll('\n', ' '))?.[0].replace(/[:;]$/, '.') ?? '',
  );

/** A type as it is written, with a link to its page. */
export function typeLink(type: GraphQLType): HtmlPart {
  if (isNonNullType(type)) return [typeLink(type.ofType), '!'];
  if (isListType(type)) return ['[', typeLink(type.ofType), ']'];
  return html`<a href="${typeUrl(getNamedType(type).name)}">${type.name}</a>`;
}
