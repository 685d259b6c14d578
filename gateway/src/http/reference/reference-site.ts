import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type GraphQLField, type GraphQLObjectType, isEnumType, isObjectType } from 'graphql';
import type { GatewayConfig } from '../../config.ts';
import {
  documentedTypes,
  type GraphReference,
  membersOf,
  readGraphReference,
} from '../../execution/reference.ts';
import { pageHeaders } from '../../guard/secure-headers.ts';
import { createToolsKeys, toolsKeyHeader } from '../../guard/tools-key.ts';
import { groupBy } from '../../kit/group-by.ts';
import { memoize } from '../../kit/memoize.ts';
import { createStoredPage, type StoredPage, sendPage } from '../stored-page.ts';
import {
  base,
  type Example,
  examplesByType,
  firstSentence,
  type Html,
  type HtmlPart,
  html,
  layout,
  nameLink,
  readExamples,
  typeUrl,
  urlOf,
} from './layout.ts';
import { accessPart, domainTitle, indexTypeUses, typePage } from './type-page.ts';

/** Handles a request below /docs/graph; returns false when there is no page for the caller. */
type ReferenceSite = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The path is the same from `src/http/reference` and `dist/http/reference`. */
const stylesheet = new URL('../../../assets/reference.css', import.meta.url);

const headers = new Map(
  Object.entries({
    ...pageHeaders,
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  }),
);

const htmlType = 'text/html; charset=utf-8';
const vary = `accept-encoding, ${toolsKeyHeader}`;
const maxQuery = 100;

/** The pages of the site by path; each is created at its first request. */
function createPages(reference: GraphReference, write: (title: string, content: HtmlPart) => string) {
  const { schema, text } = reference;
  const examples = readExamples();
  const byType = examplesByType(schema, examples);
  const parts = {
    reference,
    uses: indexTypeUses(schema),
    examplesOf: (type: string) => byType.get(type) ?? [],
  };
  const pages = new Map<string, () => StoredPage>();
  const add = (path: string, type: string, create: () => string) =>
    pages.set(
      path,
      memoize(() => createStoredPage(type, vary, create())),
    );
  add(base, htmlType, () => write('Reference', startPage(reference)));
  add(`${base}/examples`, htmlType, () => write('Examples', examplesPage(examples)));
  add(`${base}/schema.graphql`, 'text/plain; charset=utf-8', () => text);
  add(`${base}/style.css`, 'text/css; charset=utf-8', () => readFileSync(stylesheet, 'utf8'));
  for (const type of documentedTypes(schema)) {
    add(typeUrl(type.name), htmlType, () => write(type.name, typePage(parts, type)));
  }
  return pages;
}

/** The documentation of the graph at /docs/graph: pages without scripts, generated from the schema at their first request. */
export function createReferenceSite({ siteName, introspection, toolsKeys }: GatewayConfig): ReferenceSite {
  const isTool = createToolsKeys(toolsKeys);
  const write = (title: string, content: HtmlPart, query?: string): string =>
    layout(siteName, title, content, query).text;
  const site = memoize(() => {
    const reference = readGraphReference();
    return { pages: createPages(reference, write), search: createSearch(reference) };
  });

  const pageAt = (path: string, query: string): StoredPage | null => {
    if (path !== `${base}/search`) return site().pages.get(path)?.() ?? null;
    const searchText = (new URLSearchParams(query).get('q') ?? '').slice(0, maxQuery);
    return createStoredPage(htmlType, vary, write('Search', site().search(searchText), searchText), []);
  };

  return (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    if (path !== base && !path.startsWith(`${base}/`)) return false;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const key = request.headers[toolsKeyHeader];
    if (!isRead || !(introspection || (typeof key === 'string' && isTool(key)))) return false;
    const page = pageAt(path.replace(/\/$/, ''), query);
    if (page === null) return false;
    response.setHeaders(headers);
    sendPage(request, response, page);
    return true;
  };
}

interface Entry {
  readonly name: string;
  readonly type: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
}

/** Types whose fields the start page lists, with the titles of the lists. */
const entryLists = {
  Query: 'Queries',
  Admin: 'For admins',
  Mutation: 'Mutations',
  Subscription: 'Subscriptions',
} as const;

function entryRow({ schema, accessOf, costOf }: GraphReference, { name, type, field }: Entry): Html {
  return html`<tr><th scope="row" class="entry"><a href="${urlOf(name)}">${field.name}</a></th><td>${firstSentence(schema, field.description)}${field.deprecationReason != null && html` <strong>Deprecated.</strong>`}</td><td>${accessPart(accessOf(field), true)}</td><td class="number">${costOf(type, field)}</td></tr>
`;
}

function domainPart(reference: GraphReference, domain: string, entries: readonly Entry[]): Html {
  const types = documentedTypes(reference.schema).filter(
    ({ name }) => reference.domains(name) === domain && !(name in entryLists),
  );
  const lists = Object.entries(entryLists).map(([type, title]) => {
    const rows = entries.filter(({ name }) => name.startsWith(`${type}.`));
    return (
      rows.length > 0 &&
      html`<div class="scroll"><table>
<thead><tr><th scope="col">${title}</th><th scope="col">What it is</th><th scope="col">Who may</th><th scope="col" class="number">Cost</th></tr></thead>
<tbody>
${rows.map((entry) => entryRow(reference, entry))}</tbody>
</table></div>
`
    );
  });
  return html`<section class="domain" id="${domain}">
<h2>${domainTitle(domain)}</h2>
${lists}
${types.length > 0 && html`<h3>Types</h3><ul class="names">${types.map(({ name }) => html`<li>${nameLink(name)}</li>`)}</ul>`}
</section>
`;
}

function startPage(reference: GraphReference): Html {
  const { schema, domains } = reference;
  const entries = Object.keys(entryLists).flatMap((name) => {
    const type = schema.getType(name);
    return isObjectType(type)
      ? Object.values(type.getFields()).map((field) => ({ name: `${name}.${field.name}`, type, field }))
      : [];
  });
  const byDomain = groupBy(entries, ({ name }) => domains(name));
  const all = new Set([...byDomain.keys(), ...documentedTypes(schema).map(({ name }) => domains(name))]);
  const ordered = [...all].toSorted((one, other) => domainTitle(one).localeCompare(domainTitle(other)));
  return html`<h1>The graph</h1>
<p>The endpoint is <code>/graphql</code>: queries and mutations over HTTP, subscriptions over WebSocket or as server-sent events. Builds
can download the schema from <a href="/docs/graph/schema.graphql">/docs/graph/schema.graphql</a>.</p>
<p>The cost is what a field alone takes from an operation's budget: the cost of its REST calls, which its entry lists. If it depends on an
input, it is the maximum.</p>
<ul class="names domains">${ordered.map((domain) => html`<li><a href="#${domain}">${domainTitle(domain)}</a></li>`)}</ul>
${ordered.map((domain) => domainPart(reference, domain, byDomain.get(domain) ?? []))}`;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const examplesPage = (examples: readonly Example[]): Html => html`<h1>Examples</h1>
<p>Run against <code>npm run mock</code>, which always gives the same answers. Long lists are shortened.</p>
${examples.map(
  ({ name, title, account, document, variables, answer, cost }, index) => html`
${title !== examples[index - 1]?.title && html`<h2>${title}</h2>`}
<section class="example" id="${name}">
<h3><a class="self" href="#${name}">${name}</a></h3>
<p class="note">As ${account === null ? 'a guest' : html`<code>${account}@tipgraph.example</code>`}. Costs at most ${cost}.</p>
<pre tabindex="0"><code>${document}</code></pre>
${Object.keys(variables).length > 0 && html`<h4>Variables</h4><pre tabindex="0"><code>${json(variables)}</code></pre>`}
<details><summary>Answer</summary><pre tabindex="0"><code>${json(answer)}</code></pre></details>
</section>
`,
)}`;

interface NamedPart {
  readonly name: string;
  readonly description: string;
}

function namesIn({ schema }: GraphReference): readonly NamedPart[] {
  return documentedTypes(schema).flatMap((type) => {
    const members = isEnumType(type) ? type.getValues() : membersOf(type);
    const named = members.map((member) => ({ ...member, name: `${type.name}.${member.name}` }));
    return [type, ...named].map(({ name, description }) => ({ name, description: description ?? '' }));
  });
}

const maxResults = 100;
/** Ranks after those of names. */
const ranks = { description: 4, none: 5 };

/** Results in order: equal names, names that start with the text, names that contain it, descriptions. */
function createSearch(reference: GraphReference): (query: string) => HtmlPart {
  const names = namesIn(reference);
  const rankOf = ({ name, description }: NamedPart, searchText: string): number => {
    const lower = name.toLowerCase();
    const own = lower.slice(lower.indexOf('.') + 1);
    const rank = [
      lower === searchText,
      own === searchText,
      own.startsWith(searchText),
      lower.includes(searchText),
    ].indexOf(true);
    if (rank >= 0) return rank;
    return description.toLowerCase().includes(searchText) ? ranks.description : ranks.none;
  };
  return (query) => {
    const searchText = query.trim().toLowerCase();
    const found = names
      .map((one) => ({ ...one, rank: searchText === '' ? ranks.none : rankOf(one, searchText) }))
      .filter(({ rank }) => rank < ranks.none)
      .toSorted((one, other) => one.rank - other.rank);
    return html`<h1>Search</h1>
<p>${found.length === 0 ? 'Nothing found' : `${found.length} found`}${found.length > maxResults && `, the first ${maxResults}`}.</p>
<dl>${found.slice(0, maxResults).map(
      ({ name, description }) =>
        html`<dt>${nameLink(name)}</dt><dd>${firstSentence(reference.schema, description)}</dd>
`,
    )}</dl>`;
  };
}
