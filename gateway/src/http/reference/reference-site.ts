import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { documentedTypes, type GraphReference, readGraphReference } from '../../execution/reference.ts';
import { pageHeaders } from '../../guard/secure-headers.ts';
import { createToolsKeys, toolsKeyHeader } from '../../guard/tools-key.ts';
import { makePage, type StoredPage, sendPage } from '../stored-page.ts';
import { examplesByType, readExamples } from './examples.ts';
import type { HtmlPart } from './html.ts';
import { base, layout, typeUrl } from './layout.ts';
import { createSearch, examplesPage, startPage } from './list-pages.ts';
import { indexTypeUses, typePage } from './type-page.ts';

/** The settings of the reference. */
export interface ReferenceSettings {
  readonly siteName: string;
  /** Whether everyone may look the schema up; else callers with a tools key. */
  readonly introspection: boolean;
  readonly toolsKeys: readonly string[];
}

/** Answers a request below /docs/graph when there is something for the caller; says whether it did. */
export type ReferenceSite = (request: IncomingMessage, response: ServerResponse) => boolean;

/** At the same distance from `src/http/reference` and `dist/http/reference`. */
const stylesheet = new URL('../../../assets/reference.css', import.meta.url);

const headers = Object.entries({
  ...pageHeaders,
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
});

const htmlType = 'text/html; charset=utf-8';
const vary = `accept-encoding, ${toolsKeyHeader}`;
const maxQuery = 100;

/** Makes each file of the site when it is first asked for, by its path. */
function createFiles(reference: GraphReference, page: (title: string, content: HtmlPart) => string) {
  const { schema, text } = reference;
  const examples = readExamples();
  const byType = examplesByType(schema, examples);
  const parts = {
    reference,
    uses: indexTypeUses(schema),
    examplesOf: (type: string) => byType.get(type) ?? [],
  };
  const files = new Map<string, { readonly type: string; readonly make: () => string }>([
    [base, { type: htmlType, make: () => page('Reference', startPage(reference)) }],
    [`${base}/examples`, { type: htmlType, make: () => page('Examples', examplesPage(examples)) }],
    [`${base}/schema.graphql`, { type: 'text/plain; charset=utf-8', make: () => text }],
    [`${base}/style.css`, { type: 'text/css; charset=utf-8', make: () => readFileSync(stylesheet, 'utf8') }],
  ]);
  for (const type of documentedTypes(schema)) {
    files.set(typeUrl(type.name), { type: htmlType, make: () => page(type.name, typePage(parts, type)) });
  }
  return files;
}

/**
 * Makes the site that documents the graph, /docs/graph: pages without scripts, made from the schema when they are first
 * asked for and kept. Who may not look the schema up finds nothing there.
 */
export function createReferenceSite({
  siteName,
  introspection,
  toolsKeys,
}: ReferenceSettings): ReferenceSite {
  const isTool = createToolsKeys(toolsKeys);
  const pages = new Map<string, StoredPage>();
  const write = (title: string, content: HtmlPart, query?: string): string =>
    layout(siteName, title, content, query).text;
  let made: {
    readonly files: ReturnType<typeof createFiles>;
    readonly search: ReturnType<typeof createSearch>;
  };
  const site = () => {
    if (made === undefined) {
      const reference = readGraphReference();
      made = { files: createFiles(reference, write), search: createSearch(reference) };
    }
    return made;
  };

  const pageAt = (path: string, query: string): StoredPage | null => {
    if (path === `${base}/search`) {
      const wanted = (new URLSearchParams(query).get('q') ?? '').slice(0, maxQuery);
      return makePage(htmlType, vary, write('Search', site().search(wanted), wanted));
    }
    const known = pages.get(path);
    if (known !== undefined) return known;
    const file = site().files.get(path);
    if (file === undefined) return null;
    const page = makePage(file.type, vary, file.make());
    pages.set(path, page);
    return page;
  };

  return (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    if (path !== base && !path.startsWith(`${base}/`)) return false;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const key = request.headers[toolsKeyHeader];
    if (!isReading || !(introspection || (typeof key === 'string' && isTool(key)))) return false;
    const page = pageAt(path.replace(/\/$/, ''), query);
    if (page === null) return false;
    for (const [name, value] of headers) response.setHeader(name, value);
    sendPage(request, response, page);
    return true;
  };
}
